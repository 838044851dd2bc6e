import { noted, type Option, type Procedure, type Ref } from '@tallyho/engine'
import { type BoxId, POSITIONS, type ReturnBox } from '../../pack/types.ts'
import { type Campaign, type EscortMarker, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { exitMap, putAt } from '../05-map/exits.ts'
import { fighterOption, type MaybeFighter } from '../05-map/options.ts'
import { at, fighterNo, missionOf, refsOf, usesLeft, whoOf } from '../05-map/table.ts'
import { chooseMarker, sendEscort } from '../09-escort/escort-moves.ts'
import type { AerialOutcome } from './aerial-combat.ts'
import { enterDogfight, releaseEscorts } from './dogfight.ts'

/** What the letters of an aerial combat do. SR-ACB-27 All fighters are struck by them, but of the escorts only one. */

export function* applyResult(
  campaign: Campaign,
  box: BoxId,
  outcome: AerialOutcome,
  escorts: readonly EscortMarker[],
): Procedure {
  const { letter, survivors } = outcome
  if (letter === 'D') yield* dogfight(campaign, box, outcome, escorts)
  else {
    if (letter === 'R') returnAll(campaign, survivors)
    else for (const fighter of survivors) yield* exitMap(campaign, fighter, RULES[letter])
    yield* sendOne(box, escorts, letter)
  }
  releaseEscorts(missionOf(campaign))
}

const RULES = { B: 'SR-ACB-15', R: 'SR-ACB-21', S: 'SR-ACB-22' } as const

/** SR-ACB-15 SR-ACB-21 SR-ACB-22 One escort leaves; out of the Dogfight Box they all go after B and S. */
function* sendOne(box: BoxId, escorts: readonly EscortMarker[], letter: 'B' | 'R' | 'S'): Procedure {
  const allLeave = box === 'dogfight' && letter !== 'R'
  const to = letter === 'S' ? 'below-trailing' : 'exited'
  if (allLeave && to === 'exited') for (const marker of escorts) sendEscort(marker, 'exited', 'SR-ACB-15')
  else {
    const about: Ref[] = letter === 'S' ? [`box:${box}`, 'station:below-trailing'] : [`box:${box}`]
    const one = yield* chooseMarker('combat.marker', escorts, about)
    sendEscort(one, to, RULES[letter])
    if (allLeave) for (const other of escorts) if (other !== one) sendEscort(other, 'exited', 'SR-ACB-22')
  }
}

/** SR-ACB-21 SR-Q-26 Where a fighter dives away to. */
export const AWAY = 'tail/evasive/low'

function returnAll(campaign: Campaign, fighters: readonly Fighter[]): void {
  for (const fighter of fighters) {
    putAt(fighter, AWAY)
    if (noted()) note('SR-ACB-21', 'combat.return', { ...whoOf(campaign, fighter), box: AWAY })
  }
}

/** SR-ACB-16 */
function* dogfight(
  campaign: Campaign,
  box: BoxId,
  { survivors, excess }: AerialOutcome,
  escorts: readonly EscortMarker[],
): Procedure {
  // SR-Q-52 SR-Q-60 The group stays as it is
  if (box === 'dogfight') {
    note('SR-Q-52', 'dogfight.goes-on', { group: at(survivors, 0).group })
    return
  }
  if (yield* slipAway(campaign, box, survivors, escorts)) return
  const marker = yield* chooseMarker('combat.marker', escorts, [`box:${box}`, 'box:dogfight'])
  const staying = yield* leaveExcess(survivors, excess)
  const going = survivors.filter(fighter => !staying.includes(fighter))
  // SR-Q-52 SR-Q-21 With all who are left out of it the escort has nobody to dogfight with
  if (going.length === 0) sendEscort(marker, 'below-trailing', 'SR-Q-21')
  else enterDogfight(campaign, going, marker)
}

/** An answer to `combat.wiley-to`. */
export interface WileyPlace extends Option {
  /** None: he exits. */
  readonly to?: ReturnBox
}

const NOT_WILEY: MaybeFighter = { id: 'no', ends: true }

/** SR-Q-12 Out of the mission, or any Return Box. */
const WILEY_PLACES: readonly WileyPlace[] = [
  ...POSITIONS.flatMap(position =>
    (['high', 'low'] as const).map((hand): WileyPlace => {
      const to: ReturnBox = `${position}/return/${hand}`
      return { id: `to/${to}`, on: [`box:${to}`], to }
    }),
  ),
  { id: 'exit', ends: true },
]

/** SR-PIL-16 A wily pilot calls the dogfight off: he is away, an escort goes after him, the others stay where they are. */
function* slipAway(
  campaign: Campaign,
  box: BoxId,
  fighters: readonly Fighter[],
  escorts: readonly EscortMarker[],
): Procedure<boolean> {
  const wily: MaybeFighter[] = []
  for (const fighter of fighters)
    if (usesLeft(campaign, fighter, 'wiley') > 0) wily.push(fighterOption(fighter))
  if (wily.length === 0) return false
  wily.push(NOT_WILEY)
  const { fighter: no } = yield* choose(STAFFEL, 'combat.wiley', wily, refsOf(fighters))
  if (no === undefined) return false
  const fighter = fighterNo(missionOf(campaign), no)
  fighter.used.wiley += 1
  const { to } = yield* choose(STAFFEL, 'combat.wiley-to', WILEY_PLACES, [`fighter:${fighter.no}`])
  if (to !== undefined) putAt(fighter, to)
  if (noted()) note('SR-PIL-16', 'combat.wiley', { ...whoOf(campaign, fighter), to })
  const marker = yield* chooseMarker('combat.marker', escorts, [`box:${box}`])
  sendEscort(marker, 'exited', 'SR-PIL-16')
  if (to === undefined) yield* exitMap(campaign, fighter, 'SR-PIL-16')
  return true
}

const NO_MORE: MaybeFighter = { id: 'done', ends: true }

/** SR-ACB-17 As many as the fighters outnumbered the escort may stay out of the dogfight. */
function* leaveExcess(fighters: readonly Fighter[], excess: number): Procedure<readonly Fighter[]> {
  const staying: Fighter[] = []
  while (staying.length < Math.min(excess, fighters.length)) {
    const options: MaybeFighter[] = fighters.filter(one => !staying.includes(one)).map(fighterOption)
    options.push(NO_MORE)
    const { fighter } = yield* choose(STAFFEL, 'combat.excess', options, refsOf(fighters))
    const one = fighters.find(({ no }) => no === fighter)
    if (one === undefined) break
    staying.push(one)
  }
  return staying
}
