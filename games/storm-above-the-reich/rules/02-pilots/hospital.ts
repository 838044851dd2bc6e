import { choose, d10, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { type Campaign, type Pilot, STAFFEL } from '../../state.ts'
import { tell } from './pilots.ts'

/** SR-PIL-31 The Wounded Box at the start of a mission. */

const RETURNS_ON = 9

interface RollOption extends Option {
  readonly pilots: readonly Pilot[]
}

const DONE: RollOption = { id: 'done', pilots: [] }

/** SR-PIL-31 SR-PIL-32 One die for each at every mission, for those the player wants back. */
export function* visitHospital(campaign: Campaign): Procedure<Step> {
  let waiting = campaign.pilots.filter(({ status }) => status === 'wounded')
  while (waiting.length > 0) {
    const options: RollOption[] = waiting.map(pilot => ({
      id: `pilot/${pilot.no}`,
      on: [`pilot:${pilot.no}`],
      pilots: [pilot],
    }))
    if (waiting.length > 1) options.push({ id: 'all', pilots: waiting })
    options.push(DONE)
    const { pilots } = yield* choose(STAFFEL, 'hospital.roll', options)
    if (pilots.length === 0) break
    for (const pilot of pilots) yield* rollForReturn(campaign, pilot)
    waiting = waiting.filter(pilot => !pilots.includes(pilot))
  }
  return 'map'
}

/** SR-CMD-07 No Staffel Command helps here. */
function* rollForReturn(campaign: Campaign, pilot: Pilot): Procedure {
  const die = yield* d10('hospital.return')
  const returns = die >= RETURNS_ON
  if (returns) {
    pilot.status = 'ready'
    tell(campaign, pilot, 'returned')
  }
  note('SR-PIL-31', 'hospital.roll', { pilot: pilot.no, name: pilot.name, die, needs: RETURNS_ON, returns })
}
