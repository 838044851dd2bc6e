import type { Option, Procedure, Step } from '@tallyho/engine'
import { type Campaign, type Pilot, type PilotNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { pilotNo } from '../05-map/table.ts'
import { named, tell } from './pilots.ts'

/** SR-PIL-31 The Wounded Box at the start of a mission. */

/** What brings a pilot back. */
export const RETURNS: Needs = { atLeast: 9 }

/** An answer to `hospital.roll`: whom to roll for. */
export interface RollOption extends Option {
  readonly pilots: readonly PilotNo[]
}

const DONE: RollOption = { id: 'done', ends: true, rare: true, pilots: [] }

/** SR-PIL-31 SR-PIL-32 One die for each at every mission, for those the player wants back. */
export function* visitHospital(campaign: Campaign): Procedure<Step> {
  let waiting = campaign.pilots.filter(({ status }) => status === 'wounded').map(({ no }) => no)
  while (waiting.length > 0) {
    const options: RollOption[] = [
      { id: 'all', on: waiting.map(no => `pilot:${no}`), rolls: true, pilots: waiting },
    ]
    if (waiting.length > 1)
      for (const no of waiting)
        options.push({ id: `pilot/${no}`, on: [`pilot:${no}`], rolls: true, pilots: [no] })
    options.push(DONE)
    const { pilots } = yield* choose(STAFFEL, 'hospital.roll', options)
    if (pilots.length === 0) break
    for (const no of pilots) yield* rollForReturn(campaign, pilotNo(campaign, no))
    waiting = waiting.filter(no => !pilots.includes(no))
  }
  return 'map'
}

/** SR-CMD-07 No Staffel Command helps here. */
function* rollForReturn(campaign: Campaign, pilot: Pilot): Procedure {
  const die = yield* d10('hospital.return', [`pilot:${pilot.no}`])
  const returns = meets(RETURNS, die)
  if (returns) {
    pilot.status = 'ready'
    tell(campaign, pilot, 'returned')
  }
  note('SR-PIL-31', 'hospital.roll', { ...named(pilot), die, needs: RETURNS, returns })
}
