import { type Bot, glance, type Note, type Result, Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'
import type { Campaign, LogEntry } from '../state.ts'

/**
 * Plays the short campaigns of every season and prints what came of them as Markdown: `npx tsx test/measure.ts [games]
 * [seed] [season …]`. Every figure of the balance comes from here, with its 95 % interval where that matters.
 */

const [wanted = '300', seed = '1', ...only] = process.argv.slice(2)
const GAMES = Number(wanted)
const SEED = Number(seed)
const SEASONS = standard.seasons.filter(({ id }) => only.length === 0 || only.includes(id))

const anybody: Bot<Campaign> = ({ choice, random: numbers }) => numbers(choice.options.length)

interface Played {
  readonly campaign: Campaign
  readonly result: Result
  readonly decisions: number
}

function play(bot: Bot<Campaign>, scenario: string, i: number, listen?: (note: Note) => void): Played {
  const own = seedOf(SEED, i)
  const dice = seeded(own)
  const numbers = random(seedOf(own, 1))
  const campaign = game.begin({ scenario, pack: 'standard', options: {} })
  const run = new Run(game, campaign, game.first, listen)
  let decisions = 0
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    if (pause.kind === 'chance') {
      run.answer(dice(pause))
      continue
    }
    decisions += 1
    run.answer(bot(glance(campaign, pause, numbers)))
  }
  if (run.result === undefined) throw new Error('No result')
  return { campaign, result: run.result, decisions }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Half of a 95 % interval. */
const half = (values: readonly number[]) =>
  1.96 * Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)) / values.length)
const about = (values: readonly number[], digits: number) =>
  `${mean(values).toFixed(digits)} ± ${half(values).toFixed(digits)}`
const share = (values: readonly boolean[]) => {
  const each = values.map(value => (value ? 100 : 0))
  return `${about(each, 0)} %`
}
const row = (cells: readonly (string | number)[]) =>
  console.log(`| ${cells.map(cell => (typeof cell === 'number' ? cell.toFixed(2) : cell)).join(' | ')} |`)

function head(cells: readonly string[]): void {
  console.log()
  row(cells)
  row(cells.map((_, i) => (i === 0 ? '---' : '--:')))
}

const down = ({ fallen, destroyed }: LogEntry) => fallen + destroyed

const missions = new Map<string, LogEntry[]>()
const started = performance.now()
let decided = 0

head([
  'season',
  'won',
  'between',
  'lost',
  'VP',
  'VP, random play',
  'bombers down a mission',
  'killed a mission',
  'wounded',
  'auxiliaries lost',
  'FW190s',
])
for (const { id } of SEASONS) {
  const played = Array.from({ length: GAMES }, (_, i) => play(heuristic, id, i))
  const log = played.flatMap(({ campaign }) => campaign.log)
  missions.set(id, log)
  decided += played.reduce((sum, { decisions }) => sum + decisions, 0)
  const random = Array.from({ length: Math.min(GAMES, 100) }, (_, i) => play(anybody, id, i))
  const vp = played.map(({ result }) => result.figures.vp ?? 0)
  const ended = (level: string) => share(played.map(({ result }) => result.level === level))
  row([
    id,
    ended('won'),
    ended('between'),
    ended('lost'),
    about(vp, 1),
    mean(random.map(({ result }) => result.figures.vp ?? 0)),
    about(log.map(down), 2),
    about(
      log.map(({ killed }) => killed.length),
      2,
    ),
    mean(log.map(({ wounded }) => wounded.length)),
    mean(log.map(({ auxiliariesLost }) => auxiliariesLost)),
    mean(
      played.map(
        ({ campaign }) => campaign.pilots.reduce((sum, one) => sum + one.missions, 0) / campaign.log.length,
      ),
    ),
  ])
}
console.log(
  `\n${((1000 * decided) / (performance.now() - started)).toFixed(0)} decisions a second, dice and random play included`,
)

head(['season', 'escort', 'missions', 'bombers down', 'killed', 'auxiliaries lost'])
for (const [id, log] of [...missions, ['all', [...missions.values()].flat()] as const])
  for (const strength of ['none', 'light', 'heavy']) {
    const flown = log.filter(
      ({ escort, aborted }) => (escort === 'none' ? 'none' : escort.strength) === strength && !aborted,
    )
    if (flown.length === 0) continue
    row([
      id,
      strength,
      String(flown.length),
      mean(flown.map(down)),
      mean(flown.map(({ killed }) => killed.length)),
      mean(flown.map(({ auxiliariesLost }) => auxiliariesLost)),
    ])
  }

head(['season', 'type', 'missions', 'bombers down', 'killed', 'turns', 'OP'])
for (const [id, log] of missions)
  for (const type of ['inbound', 'near-target', 'outbound']) {
    const flown = log.filter(one => one.type === type && !one.aborted)
    if (flown.length === 0) continue
    row([
      id,
      type,
      String(flown.length),
      mean(flown.map(down)),
      mean(flown.map(({ killed }) => killed.length)),
      mean(flown.map(({ turns }) => turns)),
      mean(flown.map(({ op }) => op)),
    ])
  }

/** Attacks by deck, mode and Lethal Level: what the card gave, and what Continuing Fire added on the way out. */
interface Attacks {
  count: number
  damage: number
  hits: number
  fire: number
}

/** Plays a third of the campaigns, and tells what every attack did. */
function measureAttacks(title: string, bot: Bot<Campaign>): void {
  const attacks = new Map<string, Attacks>()
  const attacksOf = (key: string): Attacks => {
    const known = attacks.get(key) ?? { count: 0, damage: 0, hits: 0, fire: 0 }
    attacks.set(key, known)
    return known
  }
  /** The last attack of each fighter: its Continuing Fire belongs to it. */
  const last = new Map<unknown, string>()
  const listen = ({ what, facts }: Note) => {
    if (what === 'burst.results') {
      const key = `${facts.deck}|${facts.mode}|${facts.column}`
      last.set(facts.fighter, key)
      const one = attacksOf(key)
      one.count += 1
      one.damage += Number(facts.damage)
      one.hits += Number(facts.hits)
    }
    const key = what === 'fire.table' ? last.get(facts.fighter) : undefined
    if (key !== undefined) attacksOf(key).fire += Number(facts.hits)
  }
  for (const { id } of SEASONS)
    for (let i = 0; i < Math.max(1, GAMES / 3); i++) {
      last.clear()
      play(bot, id, i, listen)
    }

  console.log(`\n${title}`)
  head(['deck', 'mode', 'level', 'attacks', 'Damage', 'Hits, burst', 'Hits, fire', 'Hits'])
  for (const deck of ['nose', 'oblique', 'tail'])
    for (const mode of ['determined', 'evasive']) {
      const of = [...attacks].filter(([key]) => key.startsWith(`${deck}|${mode}|`)).sort()
      const sum = (what: keyof Attacks) => of.reduce((total, [, one]) => total + one[what], 0)
      const line = (level: string, one: Attacks) =>
        row([
          deck,
          mode,
          level,
          String(one.count),
          one.damage / one.count,
          one.hits / one.count,
          one.fire / one.count,
          (one.hits + one.fire) / one.count,
        ])
      for (const [key, one] of of) line(key.split('|')[2] ?? '', one)
      line('all', { count: sum('count'), damage: sum('damage'), hits: sum('hits'), fire: sum('fire') })
    }
}

/** Flies like the machine, but from any box, at any bomber and in either mode: every deck and mode at all levels. */
const fromAnywhere: Bot<Campaign> = seen =>
  /^(entry\.to|move\.to|approach\.target|engage\.mode)$/.test(seen.choice.ask)
    ? anybody(seen)
    : heuristic(seen)

measureAttacks('Attacks as the machine chooses them', heuristic)
measureAttacks('Attacks from anywhere, at any bomber, in either mode', fromAnywhere)
