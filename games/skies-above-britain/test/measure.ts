import { type Bot, glance, type Note, type Result, Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'
import { AIRCRAFT, type Aircraft, ATTITUDES, LEVELS, type Level, SIDES } from '../pack/types.ts'
import { levelOf, pilotNo } from '../rules/01-general/fighters.ts'
import type { Campaign } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/**
 * Plays every chapter and prints what came of it as Markdown: `npx tsx test/measure.ts [games] [seed] [chapter …]`. Every figure of
 * the balance comes from here, with half of its 95 % interval. Aircraft are measured on a third
 * of the games, cards on a tenth.
 */

const [wanted = '300', seed = '1', ...only] = process.argv.slice(2)
const GAMES = Number(wanted)
const SEED = Number(seed)
const THIRD = Math.ceil(GAMES / 3)
const TENTH = Math.ceil(GAMES / 10)
const CHAPTERS = standard.chapters.map(({ id }) => id).filter(id => only.length === 0 || only.includes(id))

const anybody: Bot<Campaign> = ({ choice, random: numbers }) => numbers(choice.options.length)

/** Flies like the machine, but in these. */
function flying(aircraft: Aircraft): Bot<Campaign> {
  return seen =>
    seen.choice.ask === 'aircraft'
      ? seen.choice.options.findIndex(({ id }) => id === aircraft)
      : heuristic(seen)
}

/** Flies like the machine, but at any bomber and from any angle. */
const fromAnywhere: Bot<Campaign> = seen =>
  seen.choice.ask === 'bombers.approach' ? anybody(seen) : heuristic(seen)

/** Fights like the machine, but attacks whomever it tails, and never maneuvers. */
const straight: Bot<Campaign> = seen => {
  const wanted = { 'dogfight.tailing': 'attack', 'dogfight.maneuver': 'none' }[seen.choice.ask]
  return wanted ? seen.choice.options.findIndex(({ id }) => id === wanted) : heuristic(seen)
}

interface Played {
  readonly campaign: Campaign
  readonly result: Result
  /** Sorties flown, and pilots killed or captured, by what they were when they took off. */
  readonly sorties: Record<Level, number>
  readonly lost: Record<Level, number>
}

function play(bot: Bot<Campaign>, scenario: string, i: number, listen?: (note: Note) => void): Played {
  const own = seedOf(SEED, i)
  const dice = seeded(own)
  const numbers = random(seedOf(own, 1))
  const campaign = game.begin({ scenario, pack: 'standard', options: {} })
  const sorties = { green: 0, regular: 0, veteran: 0 }
  const lost = { green: 0, regular: 0, veteran: 0 }
  const run = new Run(game, campaign, game.first, note => {
    listen?.(note)
    const { what, facts } = note
    if (what === 'assigned')
      for (const { pilot } of (facts as unknown as Notes['assigned']).men)
        sorties[levelOf(pilotNo(campaign, pilot))] += 1
    if (what === 'pilot-lost' && (facts.to === 'killed' || facts.to === 'captured'))
      lost[levelOf(pilotNo(campaign, Number(facts.pilot)))] += 1
  })
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    run.answer(pause.kind === 'chance' ? dice(pause) : bot(glance(campaign, pause, numbers)))
  }
  if (run.result === undefined) throw new Error('No result')
  return { campaign, result: run.result, sorties, lost }
}

function all(bot: Bot<Campaign>, chapter: string, games = GAMES, listen?: (note: Note) => void): Played[] {
  return Array.from({ length: games }, (_, i) => play(bot, chapter, i, listen))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Half of a 95 % interval. */
const half = (values: readonly number[]) =>
  1.96 * Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)) / values.length)
const about = (values: readonly number[], digits: number) =>
  `${mean(values).toFixed(digits)} ± ${half(values).toFixed(digits)}`
const share = (values: readonly boolean[]) =>
  `${about(
    values.map(value => (value ? 100 : 0)),
    0,
  )} %`
const row = (cells: readonly (string | number)[]) =>
  console.log(`| ${cells.map(cell => (typeof cell === 'number' ? cell.toFixed(2) : cell)).join(' | ')} |`)

function head(...cells: readonly string[]): void {
  console.log()
  row(cells)
  row(cells.map((_, i) => (i === 0 ? '---' : '--:')))
}

const patrols = (played: readonly Played[]) => played.flatMap(({ campaign }) => campaign.log)
const vp = ({ result }: Played) => result.figures.vp ?? 0
const sumOf = (counts: Record<Level, number>) => counts.green + counts.regular + counts.veteran
const perPatrol = (played: readonly Played[], of: (one: Played) => number) =>
  about(
    played.map(one => of(one) / one.campaign.log.length),
    2,
  )
const perBomber = (played: readonly Played[]) =>
  mean(played.map(({ lost }) => sumOf(lost))) /
  mean(played.map(({ result }) => result.figures.destroyed ?? 0))

// ---- chapters

head(
  'chapter',
  'won',
  'between',
  'lost',
  'VP',
  'VP, random play',
  'bombers a patrol',
  'German fighters',
  'aircraft lost',
  'pilots lost',
  'pilots lost, random play',
  'a bomber',
  'a bomber, random play',
)
const machine = new Map<string, Played[]>()
for (const chapter of CHAPTERS) {
  const played = all(heuristic, chapter)
  machine.set(chapter, played)
  const others = all(anybody, chapter)
  const ended = (level: string) => share(played.map(({ result }) => result.level === level))
  const log = patrols(played)
  row([
    chapter,
    ended('won'),
    ended('between'),
    ended('lost'),
    about(played.map(vp), 1),
    mean(others.map(vp)),
    about(
      log.map(({ destroyed }) => destroyed),
      2,
    ),
    about(
      log.map(({ germanFighters }) => germanFighters),
      2,
    ),
    about(
      log.map(({ aircraftLost }) => aircraftLost),
      2,
    ),
    perPatrol(played, ({ lost }) => sumOf(lost)),
    perPatrol(others, ({ lost }) => sumOf(lost)),
    perBomber(played),
    perBomber(others),
  ])
}

// ---- experience

head('pilot', 'sorties', 'lost of 100 sorties')
for (const level of LEVELS) {
  const played = [...machine.values()].flat()
  const sorties = played.reduce((sum, one) => sum + one.sorties[level], 0)
  const lost = played.reduce((sum, one) => sum + one.lost[level], 0)
  const rate = lost / sorties
  row([
    level,
    String(sorties),
    `${(100 * rate).toFixed(2)} ± ${(196 * Math.sqrt((rate * (1 - rate)) / sorties)).toFixed(2)}`,
  ])
}

// ---- aircraft

head('aircraft', 'chapter', 'VP', 'bombers a patrol', 'German fighters', 'aircraft lost', 'pilots lost')
for (const aircraft of AIRCRAFT)
  for (const chapter of CHAPTERS) {
    const played = all(flying(aircraft), chapter, THIRD)
    const log = patrols(played)
    row([
      aircraft,
      chapter,
      about(played.map(vp), 1),
      about(
        log.map(({ destroyed }) => destroyed),
        2,
      ),
      about(
        log.map(({ germanFighters }) => germanFighters),
        2,
      ),
      about(
        log.map(({ aircraftLost }) => aircraftLost),
        2,
      ),
      perPatrol(played, ({ lost }) => sumOf(lost)),
    ])
  }

// ---- cards

/** What cards of one kind did: Germans destroyed or bombers damaged, and Hits taken, a card each. */
interface Tally {
  readonly gains: number[]
  readonly hits: number[]
  readonly down: number[]
}

/** Sorts what follows each card by a key of the card; `gain` and `down` name the notes that count. */
function tally(
  bot: Bot<Campaign>,
  keyOf: (note: Note) => string | undefined,
  gain: (note: Note) => boolean,
  down: string,
) {
  const tallies = new Map<string, Tally>()
  let now: Tally | undefined
  const add = (list: number[]) => {
    list[list.length - 1] = (list.at(-1) ?? 0) + 1
  }
  const listen = (note: Note) => {
    const key = keyOf(note)
    if (key !== undefined) {
      now = tallies.get(key) ?? { gains: [], hits: [], down: [] }
      tallies.set(key, now)
      for (const list of [now.gains, now.hits, now.down]) list.push(0)
    } else if (
      /^(hit-check|dogfight-round|bomber-round|flak|advantage|dogfight-card|bomber-card)$/.test(note.what)
    )
      now = undefined
    if (!now) return
    if (gain(note)) add(now.gains)
    if (note.what === 'hit') add(now.hits)
    if (note.what === down) add(now.down)
  }
  for (const chapter of CHAPTERS) all(bot, chapter, TENTH, listen)
  return [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))
}

for (const [title, bot] of [
  ['Combats as the machine fights them', heuristic],
  ['Combats without a Maneuver, nobody let go', straight],
] as const) {
  console.log(`\n${title}`)
  head('attitude', 'Germans', 'combats', 'Germans destroyed', 'Hits')
  const combats = tally(
    bot,
    ({ what, facts }) =>
      what === 'dogfight-card'
        ? `${ATTITUDES.indexOf(facts.attitude as never)} ${facts.attitude} | ${facts.column}`
        : undefined,
    ({ what, facts }) => what === 'germans-reduced' && facts.destroyed === true,
    '-',
  )
  for (const [key, { gains, hits }] of combats)
    row([key.slice(2), String(gains.length), about(gains, 3), about(hits, 3)])
}

for (const [title, bot] of [
  ['Bursts as the machine chooses them', heuristic],
  ['Bursts at any bomber, from any angle', fromAnywhere],
] as const) {
  console.log(`\n${title}`)
  head('angle', 'support', 'bursts', 'Damage', 'bombers destroyed', 'Hits')
  const bursts = tally(
    bot,
    ({ what, facts }) =>
      what === 'bomber-card'
        ? `${SIDES.indexOf(facts.column as never)} ${facts.column} | ${facts.row}`
        : undefined,
    ({ what }) => what === 'damage-drawn' || what === 'dorsal',
    'bomber-destroyed',
  )
  for (const [key, { gains, hits, down }] of bursts)
    row([key.slice(2), String(gains.length), about(gains, 3), about(down, 3), about(hits, 3)])
}
