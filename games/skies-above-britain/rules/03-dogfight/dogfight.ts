import { after, known, noted, type Procedure } from '@tallyho/engine'
import type { FighterId, GermanType } from '../../pack/types.ts'
import { type Campaign, type Dogfight, type German, SQUADRON } from '../../state.ts'
import type { GermanOption } from '../../vocabulary/dogfight.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { loseContact } from '../01-general/acts.ts'
import { fighter, fightersAt, inPlay } from '../01-general/fighters.ts'
import { exists, hasLostContact, isSection } from '../01-general/formations.ts'
import { distinct, dogfightOf, patrolOf } from '../01-general/terms.ts'
import { drawAdvantage } from './advantage.ts'
import { combat } from './combat.ts'
import { COMBAT_ORDER, dismiss, dogfightFor, type Fray, frayOf } from './germans.ts'
import { hitChecks } from './hit-check.ts'

/** SAB-DOG-01 What sets a dogfight off, and what its Advantage Card depends on. */
export interface Trigger {
  /** SAB-ADV-03 */
  readonly deck: 'raf' | 'luftwaffe'
  readonly type: GermanType
  /** SAB-ADV-04 to SAB-ADV-10 Texts that need heavy escort apply. */
  readonly heavy: boolean
  /** SAB-ADV-13 to SAB-ADV-15 Texts that need the sun apply. */
  readonly sun: boolean
}

/** SAB-GEN-04 SAB-DOG-05 SAB-A-17 One card and one dogfight for each unit, each finished before the next; says how many Germans were destroyed. */
export function* dogfights(campaign: Campaign, units: readonly Unit[], trigger: Trigger): Procedure<number> {
  let waiting = units
  let destroyed = 0
  while (waiting.length > 0) {
    const unit = yield* nextOf(waiting)
    waiting = waiting.filter(other => other !== unit)
    destroyed += yield* dogfight(campaign, unit, trigger)
  }
  return destroyed
}

/** The player says which of several comes next. */
function nextOf(units: readonly Unit[]): Procedure<Unit> {
  if (units.length === 1) return known(units[0] as Unit)
  const options = units.map(unit => ({ id: unit, unit, on: [`unit:${unit}`], rolls: true as const }))
  return after(choose(SQUADRON, 'dogfight.next', options), ({ unit }) => unit)
}

/** SAB-DOG-02 An Advantage Card, and the dogfight that it starts. */
function* dogfight(campaign: Campaign, unit: Unit, trigger: Trigger): Procedure<number> {
  // SAB-BMB-40 SAB-A-96 Whoever is attacked leaves his bomber alone.
  if (!isSection(unit)) fighter(campaign, unit).attack = undefined
  const fray = frayOf()
  dogfightFor(campaign, fray, unit, 1)
  yield* drawAdvantage(campaign, fray, unit, trigger)
  yield* fightOut(campaign, fray)
  return fray.destroyed
}

/** SAB-DOG-03 Dogfights that are already laid out are fought to their end. */
export function* fightPending(campaign: Campaign): Procedure<number> {
  let destroyed = 0
  while (patrolOf(campaign).dogfights.length > 0) {
    const pending = patrolOf(campaign).dogfights
    const unit = yield* nextOf(pending.map(({ unit }) => unit))
    const fray = frayOf(pending.filter(one => one.unit === unit))
    yield* fightOut(campaign, fray)
    destroyed += fray.destroyed
  }
  return destroyed
}

/** SAB-DOG-38 Round after round, until nobody is engaged. SAB-A-18 What has come apart then fights on its own. */
function* fightOut(campaign: Campaign, fray: Fray): Procedure<void> {
  closeFights(campaign, fray)
  tellOver(campaign, fray)
  if (fray.dogfights.length === 0) return
  yield* round(campaign, fray)
  let waiting = fray.dogfights
  while (waiting.length > 0) {
    const unit = yield* nextOf(waiting.map(({ unit }) => unit))
    const apart = frayOf(waiting.filter(one => one.unit === unit))
    waiting = waiting.filter(one => one.unit !== unit)
    yield* fightOut(campaign, apart)
    fray.destroyed += apart.destroyed
  }
}

/** SAB-DOG-17 Combat, Hit Check, Resume. */
function* round(campaign: Campaign, fray: Fray): Procedure<void> {
  if (noted()) tellRound(fray)
  // SAB-DOG-18 SAB-DOG-29
  for (fray.step = 0; fray.step < COMBAT_ORDER.length; fray.step++)
    for (let next = markers(campaign, fray); next.length > 0; next = markers(campaign, fray)) {
      const { unit, german } = yield* choose(SQUADRON, 'dogfight.marker', next)
      yield* combat(campaign, fray, unit, german)
    }
  // SAB-DOG-32 Also of those who are not engaged any more.
  yield* hitChecks(campaign, inPlay(campaign))
  closeFights(campaign, fray)
  tellOver(campaign, fray)
  for (const one of fray.dogfights) {
    one.round += 1
    // SAB-DOG-15 SAB-DOG-39 SAB-DOG-41 SAB-DOG-42 SAB-FRM-12
    if (!hasLostContact(campaign, one.unit)) loseContact(campaign, 'SAB-DOG-15', [one.unit])
  }
}

function tellRound({ dogfights }: Fray): void {
  const round = Math.max(...dogfights.map(({ round }) => round))
  note('SAB-DOG-17', 'dogfight-round', { units: dogfights.map(({ unit }) => unit), round })
}

/** SAB-DOG-19 One combat for each marker of the attitude whose turn it is, the player says in which order. */
function markers(campaign: Campaign, fray: Fray): readonly GermanOption[] {
  closeFights(campaign, fray)
  const attitude = COMBAT_ORDER[fray.step]
  const options: GermanOption[] = []
  for (const { unit, round, germans } of fray.dogfights)
    for (const one of germans)
      if (one.attitude === attitude && one.from <= round && one.fought < round)
        options.push(markerOption(unit, one))
  return options
}

function markerOption(unit: Unit, { no }: German): GermanOption {
  return { id: `${unit}/${no}`, unit, german: no, on: [`german:${no}`], rolls: true }
}

/** SAB-DOG-16 SAB-DOG-25 Germans with nobody to fight are removed, and so is a dogfight without Germans. */
function closeFights(campaign: Campaign, fray: Fray): void {
  const patrol = patrolOf(campaign)
  for (let i = 0; i < fray.dogfights.length; i++) {
    const one = fray.dogfights[i] as Dogfight
    if (!isAlive(campaign, one)) for (const german of one.germans) dismiss(one, 'SAB-DOG-16', german, 'alone')
    if (one.germans.length > 0) continue
    fray.dogfights.splice(i--, 1)
    patrol.dogfights = patrol.dogfights.filter(other => other !== one)
    fray.over.push(one.unit)
  }
}

/** SAB-DOG-38 Whoever has nobody against him, once the hits of the round are checked: before that nobody knows how it ended. */
function tellOver(campaign: Campaign, { over }: Fray): void {
  const told = over.splice(0)
  if (!noted()) return
  const units = distinct(told).filter(unit => !dogfightOf(campaign, unit))
  if (units.length > 0)
    note('SAB-DOG-38', 'dogfight-over', { units, lost: units.flatMap(unit => lostOf(campaign, unit)) })
}

/** Who of the unit, or of the Section that it was, is shot down. */
function lostOf(campaign: Campaign, unit: Unit): readonly FighterId[] {
  return fightersAt(campaign, 'destroyed', 'bailed-out').filter(
    id => id === unit || fighter(campaign, id).section === unit,
  )
}

function isAlive(campaign: Campaign, { unit }: Dogfight): boolean {
  if (isSection(unit)) return exists(campaign, unit)
  const { at } = fighter(campaign, unit)
  return at === 'lost' || at === 'bombers'
}
