import { counted, type Logged } from '@tallyho/engine'
import type { Honour, Retold } from '@tallyho/kit'
import { AFTERMATHS } from '../pack/aftermaths.ts'
import { standard } from '../pack/standard.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { SENTENCES, storyOf } from '../text/story.ts'
import type { Notes } from '../vocabulary.ts'
import { unitName } from './names.ts'

/** How it really went: what a scenario says itself, or what is known of one that comes with the game. */
export function aftermathOf(battle: Battle): string {
  const { id, aftermath } = scenarioOf(battle)
  return aftermath ?? (battle.pack === standard.id ? AFTERMATHS[id] : undefined) ?? ''
}

/** A battle told again, turn by turn: who met, who fell, who was broken. */
export const RETOLD: Retold<Battle, Notes> = {
  opening: 'Before the first turn',
  chapters: { 'turn-begins': ({ turn }) => `Turn ${turn}` },
  tells: SENTENCES,
  abridges: chapter => storyOf(chapter).map(({ text }) => text),
  honours,
  beside: battle => ({ text: [aftermathOf(battle)] }),
}

/** Who hit most, and who was hit most. */
function honours(battle: Battle, notes: readonly Logged[]): readonly Honour[] {
  const hits = new Map<number, number>()
  for (const { what, facts } of notes)
    if (what === 'combat-roll') add(hits, Number(facts.unit), Number(facts.hits))
  const flown = battle.units.filter(({ at }) => at !== 'split')
  const best = highest(flown, ({ no }) => hits.get(no) ?? 0)
  const worst = highest(
    flown.filter(unit => unit !== best),
    ({ losses }) => losses,
  )
  const named = (unit: Unit) => `${unitName(battle, unit)}, ${forceOf(battle, unit.side).name}`
  return [
    ...(best
      ? [
          {
            best: true,
            name: named(best),
            did: `${counted(hits.get(best.no) ?? 0, 'hit')} on the enemy; ${counted(best.losses, 'aircraft', 'aircraft')} lost.`,
          },
        ]
      : []),
    ...(worst
      ? [
          {
            best: false,
            name: named(worst),
            did: `${worst.losses} of ${worst.maxLosses} aircraft lost${worst.broken ? ', and broken' : ''}.`,
          },
        ]
      : []),
  ]
}

function add(sums: Map<number, number>, key: number, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

/** The first of those with most, if anybody has any. */
function highest(units: readonly Unit[], of: (unit: Unit) => number): Unit | undefined {
  const most = Math.max(0, ...units.map(of))
  return most === 0 ? undefined : units.find(unit => of(unit) === most)
}
