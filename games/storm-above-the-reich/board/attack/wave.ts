import {
  type Choice,
  copy,
  firstOf,
  glance,
  listed,
  named,
  type Procedure,
  percent,
  type SaidFigure,
} from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { heuristic } from '../../bot.ts'
import type { ApproachBox } from '../../pack/types.ts'
import { putAt } from '../../rules/05-map/exits.ts'
import { attackersOf, fighterName, fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { chooseAttacks } from '../../rules/16-engage/engage.ts'
import { type Campaign, type Fighter, type FighterNo, MANEUVERS } from '../../state.ts'
import { wayWords } from '../../text/15-attack.ts'
import { MODE_NAMES } from '../../text/names.ts'
import { type Checked, withElements } from './after-check.ts'
import { type Chances, chances, missingWords, sums } from './chances.ts'
import { attackOdds, dangerBy, leastDanger } from './odds.ts'
import { kept, standing } from './standing.ts'
import { bestTogether } from './targets.ts'

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

/** The bomber at which he is of most use to all who go in, by the odds that stand beside the answers; everything else as the machine has it. */
function proposed(campaign: Campaign, choice: Choice): number {
  const target = choice.ask === 'approach.target' ? bestTogether(campaign, choice) : undefined
  return target ? named(choice, target) : heuristic(glance(campaign, choice, () => 0))
}

const isPause = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'choice'

/** The answers from this question on to the last of the wave, and the table as it would stand then. */
function planned(campaign: Campaign, choice: Choice) {
  const then = standing(copy(campaign))
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

/** The wave as proposed, as it would stand before its first card. */
export interface Proposal {
  readonly then: Campaign
  readonly wave: readonly Fighter[]
  readonly ids: readonly string[]
}

/** Of each question once: its answer and the table in it ask for it. */
const KNOWN = new WeakMap<Choice, Proposal | undefined>()

/** Less than that is no wave: one answer, or how the last of it attacks and leaves. */
const fewest = ({ ask }: Choice): number => (ask === 'engage.mode' ? 3 : 2)

/** SR-APP-04 SR-ENG-01 SR-ENG-04 What the machine proposes, if there is enough of it. */
export function proposal(campaign: Campaign, choice: Choice): Proposal | undefined {
  if (!ASKS.has(choice.ask) || choice.ask === 'engage.maneuver') return undefined
  if (!KNOWN.has(choice)) {
    const { then, answers } = planned(campaign, choice)
    const ids = answers.map(({ id }) => id)
    KNOWN.set(
      choice,
      ids.length < fewest(choice) ? undefined : { then, wave: attackersOf(missionOf(then)), ids },
    )
  }
  return KNOWN.get(choice)
}

/** The rest of the wave as one answer. */
export function wholeWave(campaign: Campaign, choice: Choice): readonly Far[] {
  const plan = proposal(campaign, choice)
  if (!plan) return []
  return [
    {
      id: WAVE_ID,
      words: wavesWords(plan),
      so: plan.wave.map(one => planOf(plan.then, one)).join('; '),
      on: [],
      ids: plan.ids,
    },
  ]
}

export const WAVE_ID = 'wave'

export const wavesWords = ({ wave }: Proposal): string =>
  wave.length > 1 ? 'The wave as proposed' : 'As proposed'

/** `1 more point wins. Determined: Bär at A1; Evasive: Clausen at A5`; of one the way out too, of several why not all leave by the safest. */
export function waveWords(plan: Proposal): string {
  const { then, wave } = plan
  const how = (['determined', 'evasive'] as const).flatMap(mode => {
    const alike = wave.filter(one => one.mode === mode)
    return alike.length === 0 ? [] : `${MODE_NAMES[mode]}: ${listed(alike.map(one => atWords(then, one)))}`
  })
  return `${missingWords(then)}${how.join('; ')}${outWords(plan)}${crashWords(plan)}`
}

/** SR-COL-01 SR-COL-05 Who is not alone may collide, if nobody there is Evasive. */
function crashWords({ then, wave }: Proposal): string {
  const odds = wave.map(one => attackOdds(then, one, one.mode))
  const crash = Math.max(...odds.flatMap(one => (one.shares ? one.crash : 0)))
  return crash === 0 ? '' : `; two share a space: crash ${percent(crash)}`
}

/** What it should bring and cost: the chances of the table before its first card; of several their sum, `2.3 of 4`. */
export function waveFigures({ then, wave }: Proposal): readonly SaidFigure[] {
  const all = wave.map(one => ({
    gains: attackOdds(then, one, one.mode),
    danger: dangerBy(then, one, one.maneuver),
  }))
  const [alone] = all
  return alone && all.length === 1 ? chances(then, alone.gains, alone.danger) : sums(then, all)
}

/** Those who have yet to come to their ways in. */
type Going = readonly (readonly [Fighter, ApproachBox])[]

/** What several do and risk together, Determined and by the safest way out as it is told of one: at the bombers that would be proposed. Several answers lead to the same way in. */
export function sumsOf(checked: Checked, going: Going): readonly SaidFigure[] {
  const { closed, apart } = checked
  const key = going.map(([{ no }, way]) => `${no} ${way}`).join()
  const loose =
    apart &&
    missionOf(apart)
      .elements.map(({ cohesion }) => cohesion)
      .join()
  return kept(closed, `sums ${key} ${loose} ${JSON.stringify(missionOf(closed).fighters)}`, () =>
    flownBy(checked, going),
  )
}

function flownBy({ closed, apart }: Checked, going: Going): readonly SaidFigure[] {
  const then = standing(copy(closed), closed)
  const mission = missionOf(then)
  for (const [{ no }, way] of going) fighterNo(mission, no).at = way
  const all: Chances[] = []
  for (;;) {
    played(then, approach(then))
    const wave = attackersOf(mission)
    if (wave.length === 0) return sums(closed, all)
    const loose = apart && withElements(then, missionOf(apart).elements)
    const own = wave.filter(one => going.some(([{ no }]) => no === one.no))
    all.push(
      ...own.map(placed => {
        const one = { ...placed, mode: 'determined' as const }
        const danger = leastDanger(then, one)
        const least = loose ? leastDanger(loose, one) : danger
        return { gains: attackOdds(then, one, one.mode), danger, least }
      }),
    )
    // SR-APP-03 The others are the next wave.
    for (const one of wave) putAt(one, 'exited')
  }
}

/** The way out: the figures beside the bombers are reckoned by the safest, and the machine looks to where he comes back, too. */
function outWords({ then, wave }: Proposal): string {
  const [first] = wave
  if (first && wave.length === 1) return `, ${wayWords(first)}`
  const isBold = (fighter: Fighter) => {
    const [own, ...all] = [fighter.maneuver, ...MANEUVERS].map(way => dangerBy(then, fighter, way))
    return (own ?? 0) > Math.min(...all) + HARDLY
  }
  return wave.some(isBold) ? ', ways out for the next attack' : ''
}

/** A difference that nobody sees. */
const HARDLY = 0.005

/** `Bär at A1`. */
function atWords(campaign: Campaign, fighter: Fighter): string {
  const at = missionOf(campaign).bombers[fighter.target]?.id
  return `${fighterName(campaign, fighter)}${at === undefined ? '' : ` at ${at}`}`
}

/** `Bär at A1, Determined, Climb Roll to Left Flank High, hit 14 %, crash 1 %`. */
function planOf(campaign: Campaign, fighter: Fighter): string {
  const hit = percent(dangerBy(campaign, fighter, fighter.maneuver))
  const { crash } = attackOdds(campaign, fighter, fighter.mode)
  const collides = crash === 0 ? '' : `, crash ${percent(crash)}`
  return `${atWords(campaign, fighter)}, ${MODE_NAMES[fighter.mode]}, ${wayWords(fighter)}, hit ${hit}${collides}`
}
