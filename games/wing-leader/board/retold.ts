import { capital, counted, type Logged, type Result } from '@tallyho/engine'
import { type Honour, minus, type Retold } from '@tallyho/kit'
import { AFTERMATHS } from '../pack/aftermaths.ts'
import { standard } from '../pack/standard.ts'
import { SIDES } from '../pack/types.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import { levelFor, victoryPoints } from '../rules/12-end/victory.ts'
import type { Battle, Unit } from '../state.ts'
import { SENTENCES, storyOf } from '../text/story.ts'
import type { Notes } from '../vocabulary.ts'
import { featsIn, featWorth } from './feats.ts'
import { levelWords } from './levels.ts'
import { unitName } from './names.ts'

/** How it really went: what a scenario says itself, or what is known of one that comes with the game. */
export function aftermathOf(battle: Battle): string {
  const { id, aftermath } = scenarioOf(battle)
  return aftermath ?? (battle.pack === standard.id ? AFTERMATHS[id] : undefined) ?? ''
}

/** A battle told again, turn by turn: who met, who fell, who was broken. */
export const RETOLD: Retold<Battle, Notes> = {
  headline,
  levelAt: (battle, score) => capital(levelIn(battle, score)),
  opening: 'Before the first turn',
  chapters: { 'turn-begins': ({ turn }) => `Turn ${turn}` },
  tells: SENTENCES,
  abridges: chapter => storyOf(chapter).map(({ text }) => text),
  honours,
  beside: battle => ({ text: [aftermathOf(battle)] }),
}

/** Who has won, and by how much: his points first. */
export function headline(battle: Battle, { winner, score }: Result): string {
  const points = SIDES.map(side => minus(victoryPoints(battle, side)))
  const [most, least] = winner === 'defender' ? points.toReversed() : points
  return `${capital(levelIn(battle, score))}, ${most} points to ${least}`
}

const levelIn = (battle: Battle, score: number): string =>
  levelWords(levelFor(battle, score), side => forceOf(battle, side).name)

/** Who brought down most, and who lost most for what it did: never one that did best on its own side. */
function honours(battle: Battle, notes: readonly Logged[]): readonly Honour[] {
  const feats = featsIn(notes)
  const flown = battle.units.filter(({ at }) => at !== 'split')
  const worth = ({ no }: Unit) => featWorth(feats(no))
  const best = highest(flown, worth)
  const worst = highest(
    flown.filter(
      unit => worth(unit) === 0 || flown.some(one => one.side === unit.side && worth(one) > worth(unit)),
    ),
    ({ no, losses }) => losses - feats(no).downed,
  )
  const named = (unit: Unit) => `${unitName(battle, unit)}, ${forceOf(battle, unit.side).name}`
  return [
    ...(best
      ? [
          {
            best: true,
            name: named(best),
            did: `${counted(feats(best.no).downed, 'aircraft', 'aircraft')} brought down with ${counted(feats(best.no).hits, 'hit')}; ${best.losses} lost.`,
          },
        ]
      : []),
    ...(worst
      ? [
          {
            best: false,
            name: named(worst),
            did: `${worst.losses} of the ${worst.maxLosses} aircraft lost that it can lose${worst.broken ? ', and broken' : ''}; ${feats(worst.no).downed || 'none'} brought down.`,
          },
        ]
      : []),
  ]
}

/** The first of those with most, if anybody has any. */
function highest(units: readonly Unit[], of: (unit: Unit) => number): Unit | undefined {
  const most = Math.max(0, ...units.map(of))
  return most === 0 ? undefined : units.find(unit => of(unit) === most)
}
