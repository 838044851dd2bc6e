import { type Choice, copy, firstOf, glance, named, type Procedure, percent } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { heuristic } from '../../bot.ts'
import { attackersOf, fighterName, fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { chooseAttacks } from '../../rules/16-engage/engage.ts'
import type { Campaign, Fighter, FighterNo } from '../../state.ts'
import { wayWords } from '../../text/15-attack.ts'
import { MODE_NAMES } from '../../text/names.ts'
import { attackOdds, dangerBy } from './odds.ts'
import { targetsByOdds } from './targets.ts'

/** A whole wave at one press: who goes for whom, how close, and which way out, the targets by the odds that stand beside them, the rest as the machine would fly it. All of it can be changed before the first card. */

/** The questions of a wave, up to its first card. */
const ASKS: ReadonlySet<string> = new Set([
  'approach.next',
  'approach.target',
  'engage.mode',
  'engage.maneuver',
])

interface Answered {
  readonly ask: string
  readonly id: string
}

/** Plays a rule on a copy as the machine would, as long as it asks what belongs to a wave; the first who goes in is known. */
function played(campaign: Campaign, rule: Procedure<unknown>, first?: FighterNo): readonly Answered[] {
  const answers: Answered[] = []
  let { value: pause, done } = rule.next()
  while (!done && isPause(pause) && ASKS.has(pause.ask)) {
    const { ask, options } = pause
    const known = options.findIndex(({ id }) => ask === 'approach.next' && id === `fighter/${first}`)
    const isFirst = answers.length === 0 && known >= 0
    const answer = isFirst ? known : proposed(campaign, pause)
    answers.push({ ask, id: options[answer]?.id ?? '' })
    const next = rule.next(answer)
    pause = next.value
    done = next.done
  }
  return answers
}

/** The bomber with the best odds, as they stand beside the answers; everything else as the machine has it. */
function proposed(campaign: Campaign, choice: Choice): number {
  const [best] = choice.ask === 'approach.target' ? targetsByOdds(campaign, choice) : []
  return best ? named(choice, best.id) : heuristic(glance(campaign, choice, () => 0))
}

const isPause = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'choice'

/** The answers from this question on to the last of the wave, and the table as it would stand then. */
function planned(campaign: Campaign, choice: Choice) {
  const then = copy(campaign)
  const no = firstOf('fighter', choice.about)
  const asked = no === undefined ? undefined : Number(no)
  if (choice.ask === 'engage.mode' && asked !== undefined) {
    const wave = attackersOf(missionOf(then))
    const from = wave.indexOf(fighterNo(missionOf(then), asked))
    return { then, answers: played(then, chooseAttacks(then, wave.slice(from))) }
  }
  const placed = played(then, approach(then), asked)
  // He is chosen already: what is asked now is his target.
  const own =
    choice.ask === 'approach.target' && placed[0]?.ask === 'approach.next' ? placed.slice(1) : placed
  return { then, answers: [...own, ...played(then, chooseAttacks(then, attackersOf(missionOf(then))))] }
}

/** SR-APP-04 SR-ENG-01 SR-ENG-04 The rest of the wave as one answer. */
export function wholeWave(campaign: Campaign, choice: Choice): readonly Far[] {
  if (!ASKS.has(choice.ask) || choice.ask === 'engage.maneuver') return []
  const plan = planned(campaign, choice)
  if (plan.answers.length < 2) return []
  const wave = attackersOf(missionOf(plan.then))
  return [
    {
      id: WAVE_ID,
      words: wave.length > 1 ? 'The whole wave, as proposed' : 'As proposed',
      so: `${planWords(plan.then, wave, choice.ask)}. You may change it before the first card.`,
      on: [],
      ids: plan.answers.map(({ id }) => id),
    },
  ]
}

export const WAVE_ID = 'wave'

/** `All Determined. Bär at A1, Climb Roll to Left Flank High, hit 14 %; …`: how they attack is said once, where it is the same of all. */
function planWords(campaign: Campaign, wave: readonly Fighter[], ask: string): string {
  const [first] = wave
  const isAlike = wave.length > 1 && wave.every(({ mode }) => mode === first?.mode)
  const all = isAlike && first ? `All ${MODE_NAMES[first.mode]}. ` : ''
  return all + wave.map(one => planOf(campaign, one, ask, isAlike)).join('; ')
}

/** SR-COL-01 SR-COL-12 What it means to go in where another is. */
export const sharingWords = (crash: number): string => `not alone there: collision ${percent(crash)}`

/** `Bär at A1, Determined, Climb Roll to Left Flank High, hit 14 %, collision 1 %`; whom he attacks is known once it is asked how. */
function planOf(campaign: Campaign, fighter: Fighter, ask: string, isAlike: boolean): string {
  const at = missionOf(campaign).bombers[fighter.target]?.id
  const target = at === undefined || ask === 'engage.mode' ? '' : ` at ${at}`
  const mode = isAlike ? '' : `, ${MODE_NAMES[fighter.mode]}`
  const hit = percent(dangerBy(campaign, fighter, fighter.maneuver))
  const { crash, shares } = attackOdds(campaign, fighter, fighter.mode)
  const collides = crash === 0 ? '' : `, ${shares ? sharingWords(crash) : `collision ${percent(crash)}`}`
  return `${fighterName(campaign, fighter)}${target}${mode}, ${wayWords(fighter)}, hit ${hit}${collides}`
}
