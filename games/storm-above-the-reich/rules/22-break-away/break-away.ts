import { noted, type Procedure } from '@tallyho/engine'
import type { EvasiveBox, ReturnBox } from '../../pack/types.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { staysAwake } from '../02-pilots/skills.ts'
import { putAt } from '../05-map/exits.ts'
import { whoOf } from '../05-map/table.ts'

/** SR-BRK-01 Out of a space of the formation into a box. SR-BRK-05 The Blackout die comes first. */
export function* breakAway(campaign: Campaign, fighter: Fighter, box: ReturnBox | EvasiveBox): Procedure {
  if (!(yield* staysAwake(campaign, fighter))) return
  putAt(fighter, box)
  if (noted()) note('SR-BRK-01', 'break-away.placed', { ...whoOf(campaign, fighter), box })
}
