import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { type Campaign, type Fighter, MANEUVERS, type Maneuver, type Mode, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { returnBox } from '../05-map/boxes.ts'
import { attackersOf, missionOf, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { checkSpaces } from '../17-collision/collision.ts'
import { checkAdvantages } from '../18-advantages/advantage-check.ts'
import { handOf, leadsTo, perPosition, positionOf } from './maneuvers.ts'

/** SR-SEQ-03 Attack Phase, 7B Engage. */

/** SR-ENG-08 */
export function* engage(campaign: Campaign): Procedure<Step> {
  const wave = attackersOf(missionOf(campaign))
  yield* chooseAttacks(campaign, wave)
  yield* checkSpaces(campaign)
  yield* checkAdvantages(campaign)
  return onward(campaign, 'burst')
}

/** An answer to `engage.mode`. */
export interface ModeOption extends Option {
  readonly mode: Mode
  /** For this fighter and all that are still to be asked. */
  readonly all: boolean
}

const ONE: readonly ModeOption[] = [
  { id: 'determined', mode: 'determined', all: false },
  { id: 'evasive', mode: 'evasive', all: false },
]
const SEVERAL: readonly ModeOption[] = [
  ...ONE,
  { id: 'all/determined', mode: 'determined', all: true },
  { id: 'all/evasive', mode: 'evasive', all: true },
]

/**
 * SR-ENG-01 SR-ENG-03 SR-ENG-08 Mode and maneuver of one after the other, anew for every wave: a mode means nothing before and
 * after.
 */
export function* chooseAttacks(campaign: Campaign, wave: readonly Fighter[]): Procedure {
  let answer: ModeOption | undefined
  for (const [i, fighter] of wave.entries()) {
    if (!answer?.all) {
      const options = i < wave.length - 1 ? SEVERAL : ONE
      answer = yield* choose(STAFFEL, 'engage.mode', options, [`fighter:${fighter.no}`])
      for (const one of answer.all ? wave.slice(i) : [fighter]) setMode(campaign, one, answer.mode)
    }
    yield* chooseManeuver(campaign, fighter)
  }
}

function setMode(campaign: Campaign, fighter: Fighter, mode: Mode): void {
  fighter.mode = mode
  if (noted()) note('SR-ENG-01', 'engage.mode', { ...whoOf(campaign, fighter), mode })
}

/** An answer to `engage.maneuver`. */
export interface ManeuverOption extends Option {
  readonly maneuver: Maneuver
}

/** SR-ENG-04 The six maneuvers, each lighting the box it leads to. */
const DETERMINED = perPosition(position => maneuversFrom(position, false))
const EVASIVE = perPosition(position => maneuversFrom(position, true))

function maneuversFrom(position: Parameters<typeof leadsTo>[0], evasive: boolean): readonly ManeuverOption[] {
  return MANEUVERS.map(maneuver => {
    const to = returnBox(leadsTo(position, maneuver), handOf(maneuver), evasive)
    return { id: maneuver, on: [`box:${to}`], maneuver }
  })
}

function* chooseManeuver(campaign: Campaign, fighter: Fighter): Procedure {
  const options = (fighter.mode === 'evasive' ? EVASIVE : DETERMINED)[positionOf(fighter)]
  const { maneuver } = yield* choose(STAFFEL, 'engage.maneuver', options, [`fighter:${fighter.no}`])
  fighter.maneuver = maneuver
  if (noted())
    note('SR-ENG-04', 'engage.maneuver', {
      ...whoOf(campaign, fighter),
      maneuver,
      to: returnBox(leadsTo(positionOf(fighter), maneuver), handOf(maneuver), fighter.mode === 'evasive'),
    })
}
