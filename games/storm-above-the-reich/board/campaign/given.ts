import type { DieTable } from '../../pack/types.ts'
import { seasonOf } from '../../rules/01-campaign/season.ts'
import type { Campaign } from '../../state.ts'

/** SR-TRN-04 Whether the table of a set-up die has one result alone: nobody throws it, or reads it up. */
export function isGiven(campaign: Campaign, item: string): boolean {
  const { map, type, rows } = seasonOf(campaign)
  const row = campaign.mission?.type && rows[campaign.mission.type]
  const tables: Readonly<Record<string, DieTable<unknown> | undefined>> = {
    map,
    type,
    operations: row?.operations,
  }
  return tables[item]?.length === 1
}
