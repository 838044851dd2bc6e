import { called, type Option, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type Pilot, type PilotNo, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { freshPilot } from '../05-map/fresh.ts'
import { pilotNo } from '../05-map/table.ts'
import { namePenalty } from './muster.ts'
import { givePenalty, named, tell } from './pilots.ts'

/** Replacement pilots. */

/** An answer to `quarters.replace`. */
export interface ReplaceOption extends Option {
  /** None: no more. */
  readonly pilot?: PilotNo
}

const DONE: ReplaceOption = { id: 'done', ends: true }

/** SR-PIL-02 SR-PIL-33 Dead, posted away or wounded; each slot once, so that SR-PIL-03 a replacement is the last in his. */
function canBeReplaced({ pilots }: Campaign, { slot, status }: Pilot): boolean {
  if (status !== 'killed' && status !== 'posted' && status !== 'wounded') return false
  return !pilots.some(one => one.replacement && one.slot === slot)
}

/** SR-TAL-06 */
export function* replacePilots(campaign: Campaign): Procedure {
  for (;;) {
    const options = campaign.pilots
      .filter(pilot => canBeReplaced(campaign, pilot))
      .map(({ no }): ReplaceOption => ({ id: `pilot/${no}`, on: [`pilot:${no}`], pilot: no }))
    options.push(DONE)
    const { pilot } = yield* choose(STAFFEL, 'quarters.replace', options)
    if (pilot === undefined) return
    yield* replacePilot(campaign, pilotNo(campaign, pilot))
  }
}

/** SR-PIL-07 Green, with one penalty and without EP, under a name that begins like the old one. */
function* replacePilot(campaign: Campaign, old: Pilot): Procedure {
  const { replacement } = packOf(campaign).pack.roster.pilots[old.slot] ?? {}
  const name = replacement === undefined ? old.name : called(campaign.names, replacement)
  const penalty = yield* namePenalty(old, 'quarters.penalty')
  // SR-PIL-33 A wounded pilot is crossed off for good.
  if (old.status === 'wounded') {
    old.status = 'replaced'
    tell(campaign, old, 'replaced')
  }
  const pilot = freshPilot(campaign.pilots.length, old.slot, name, true)
  givePenalty(pilot, penalty)
  campaign.pilots.push(pilot)
  tell(campaign, pilot, 'joined', old.name)
  note('SR-PIL-07', 'quarters.replaced', { ...named(pilot), old: old.name, penalty })
}
