import { note, noted, type Procedure } from '@tallyho/engine'
import type { EvasiveBox, ReturnBox } from '../../pack/types.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { staysAwake } from '../02-pilots/blackout.ts'
import { putAt } from '../05-map/exits.ts'
import { fighterName } from '../05-map/table.ts'

/** SR-BRK-01 Out of a space of the formation into a box. SR-BRK-05 The Blackout die comes first. */
export function* breakAway(campaign: Campaign, fighter: Fighter, box: ReturnBox | EvasiveBox): Procedure {
  if (!(yield* staysAwake(campaign, fighter))) return
  putAt(fighter, box)
  if (noted())
    note('SR-BRK-01', 'break-away.placed', {
      fighter: fighter.no,
      name: fighterName(campaign, fighter),
      box,
    })
}
