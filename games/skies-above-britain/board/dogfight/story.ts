import { firstOf, type Logged, type Pause } from '@tallyho/engine'
import type { Attitude, FighterId, GermanType } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../../rules/01-general/formations.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import type { Campaign, Dogfight, German } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { Asks, Notes } from '../../vocabulary.ts'

/** What is to be seen of the dogfights now: read off the question and what was told since the round began. */

/** A note as the dogfight tells it. */
type Told = { readonly [K in keyof Notes]: { readonly what: K; readonly facts: Notes[K] } }[keyof Notes]

/** The notes of this round, or of the beginning of a fight, the oldest first; all of them before that. */
export function roundOf(notes: readonly Logged[]): readonly Told[] {
  const from = notes.findLastIndex(({ what }) => what === 'dogfight-round' || what === 'advantage')
  return notes.slice(Math.max(0, from)) as unknown as readonly Told[]
}

/** Who fights, and against which marker just now. */
export interface Focus {
  readonly unit: Unit | undefined
  readonly german: number | undefined
}

/** The combat that is decided or fought, else the one that was told of last. */
export function focusOf(campaign: Campaign, pause: Pause | undefined, notes: readonly Logged[]): Focus {
  const about = pause && pause.kind !== 'together' ? pause.about : undefined
  const asked = firstOf('unit', about) as Unit | undefined
  const german = firstOf('german', about)
  const told = roundOf(notes)
  const fights = campaign.patrol?.dogfights ?? []
  if (asked && dogfightOf(campaign, asked))
    return { unit: asked, german: german === undefined ? fightingNow(campaign, asked, told) : Number(german) }
  if (german !== undefined) {
    const unit = fights.find(({ germans }) => germans.some(({ no }) => no === Number(german)))?.unit
    if (unit) return { unit, german: Number(german) }
  }
  // SAB-DOG-02 Whoever draws an Advantage Card has nobody against him yet.
  const meets = isAdvantage(pause) ? fights.findLast(({ germans }) => germans.length === 0) : undefined
  if (meets) return { unit: meets.unit, german: undefined }
  for (const note of told.toReversed()) {
    const unit = unitOf(campaign, note)
    if (unit) return { unit, german: fightingNow(campaign, unit, told) }
  }
  return { unit: fights[0]?.unit, german: undefined }
}

function isAdvantage(pause: Pause | undefined): boolean {
  return pause?.kind === 'chance' && (pause.what === 'draw.raf' || pause.what === 'draw.luftwaffe')
}

/** The unit that a note is about. */
function unitOf(campaign: Campaign, { facts }: Told): Unit | undefined {
  const fights = campaign.patrol?.dogfights ?? []
  if ('unit' in facts) return facts.unit
  if ('units' in facts) return facts.units.find(unit => dogfightOf(campaign, unit)) ?? facts.units[0]
  if ('german' in facts)
    return fights.find(({ germans }) => germans.some(({ no }) => no === facts.german))?.unit
  if ('fighter' in facts) return fightOfFighter(campaign, facts.fighter)
  return undefined
}

function fightOfFighter(campaign: Campaign, id: FighterId): Unit | undefined {
  if (dogfightOf(campaign, id)) return id
  const section = campaign.patrol?.fighters[id]?.section
  return section && dogfightOf(campaign, section) ? section : undefined
}

/** The card of a combat, whether or not somebody could still change it: where that settles it, it is told once. */
function cardOf({ what, facts }: Told): Notes['dogfight-card'] | undefined {
  return what === 'dogfight-card' || what === 'card-drawn' ? facts : undefined
}

/** The marker that has taken up its guns in this round and whose card is not drawn yet; else that of the last card. */
function fightingNow(campaign: Campaign, unit: Unit, told: readonly Told[]): number | undefined {
  const fight = dogfightOf(campaign, unit)
  if (!fight) return undefined
  const drawn = told.flatMap(note => cardOf(note)?.german ?? [])
  const now = fight.germans.find(({ no, fought }) => fought === fight.round && !drawn.includes(no))
  return now?.no ?? fight.germans.find(({ no }) => no === drawn.at(-1))?.no
}

export type Step = Attitude | 'check'

/** SAB-DOG-17 SAB-DOG-18 How far the round is. */
export function stepOf(
  campaign: Campaign,
  pause: Pause | undefined,
  notes: readonly Logged[],
  { unit, german }: Focus,
): Step | undefined {
  const key = pause?.kind === 'choice' ? pause.ask : pause?.kind === 'chance' ? pause.what : undefined
  if (key === 'hit-check' || key === 'hit-check.next') return 'check'
  const told = roundOf(notes)
  const last = told.findLast(note => note.what === 'hit-check' || note.what === 'maneuver' || cardOf(note))
  const card = last && cardOf(last)
  const fight = unit ? dogfightOf(campaign, unit) : undefined
  const fighting = fight?.germans.find(({ no }) => no === german)
  // Whom a question is about, whatever was told of others before.
  if (fighting && (key === 'dogfight.tailing' || key === 'dogfight.maneuver')) return fighting.attitude
  if (last?.what === 'hit-check') return 'check'
  if (fighting && fighting.fought === fight?.round && !card) return fighting.attitude
  if (card) return card.attitude
  if (last?.what === 'maneuver') return 'tailed'
  return fighting?.attitude
}

/** SAB-DOG-32 Hits of this round: those that are still to be checked, or that have been. */
export function hitsIn(
  campaign: Campaign,
  { unit }: Pick<Dogfight, 'unit'>,
  notes: readonly Logged[],
): number {
  const crew = fightersOf(campaign, unit)
  const open = crew.reduce((sum, id) => sum + fighter(campaign, id).hits.length, 0)
  const checked = roundOf(notes).filter(({ what }) => what === 'hit-check').length
  return Math.max(open, checked)
}

/** SAB-DOG-19 Markers of an attitude that are still to fight in this round. */
export function isDue({ round }: Dogfight, { from, fought }: German): boolean {
  return from <= round && fought < round
}

/** Who was shot down in this round. */
export type Fall =
  | { readonly side: 'german'; readonly type: GermanType; readonly attitude: Attitude }
  | { readonly side: 'raf'; readonly fighter: FighterId }

export function fallsIn(notes: readonly Logged[]): readonly Fall[] {
  const falls: Fall[] = []
  const fought = new Map<number, Extract<Fall, { side: 'german' }>>()
  for (const note of roundOf(notes)) {
    const { what, facts } = note
    const card = cardOf(note)
    if (card) fought.set(card.german, { side: 'german', type: card.column, attitude: card.attitude })
    if (what === 'germans-reduced' && facts.destroyed) {
      const fall = fought.get(facts.german)
      if (fall) falls.push(fall)
    }
    if (what === 'hit-check' && facts.severe) falls.push({ side: 'raf', fighter: facts.fighter })
    if (what === 'aircraft-lost') falls.push({ side: 'raf', fighter: facts.fighter })
  }
  return falls
}

/** The Maneuver that is being flown: since its card is not drawn yet. */
export function flownNow(notes: readonly Logged[]): Notes['maneuver']['maneuver'] | undefined {
  const last = roundOf(notes).at(-1)
  return last?.what === 'maneuver' ? last.facts.maneuver : undefined
}

/** SAB-DOG-38 Units whose dogfight waits: those that can be chosen, and all others that are engaged. */
export function waitingFor(
  campaign: Campaign,
  pause: Pause | undefined,
  now: Unit | undefined,
): readonly Unit[] {
  const offered =
    pause?.kind === 'choice' && pause.ask === ('dogfight.next' satisfies keyof Asks)
      ? pause.options.map(({ id }) => id as Unit)
      : []
  const fights = campaign.patrol?.dogfights.map(({ unit }) => unit) ?? []
  return [...new Set([...offered, ...fights])].filter(unit => unit !== now)
}

/** SAB-DOG-05 Which of the dogfights of one attack this is: each Section of the formation has its own. */
export function countedIn(
  notes: readonly Logged[],
): { readonly at: number; readonly of: number } | undefined {
  const from = notes.findLastIndex(({ what }) => what === 'intercept' || what === 'interception-turn')
  const attack = notes[from]
  if (attack?.what !== 'intercept') return undefined
  const order = notes.findLast(
    ({ what, facts }) => what === 'order' && facts.formation === attack.facts.formation,
  )
  const of = Array.isArray(order?.facts.sections) ? order.facts.sections.length : 0
  const met = notes.slice(from).flatMap(({ what, facts }) => (what === 'advantage' ? String(facts.unit) : []))
  const at = new Set(met).size
  return of > 1 && at > 0 && at <= of ? { at, of } : undefined
}

/** A Section by its colour, a fighter by that of its own. */
export function colourOfUnit(unit: Unit): string {
  return isSection(unit) ? unit : unit.slice(0, unit.indexOf('-'))
}
