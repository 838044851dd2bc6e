import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomBot, seenBy } from '@tallyho/bots'
import {
  type Bot,
  type GameModule,
  type GameRecord,
  hashText,
  linesOf,
  Match,
  parseRecord,
  random,
  recordOf,
  replayAnswers,
  type Setup,
  seeded,
  type Trail,
} from '@tallyho/engine'
import { GAMES } from '../games/index.ts'

/** Recorded games that the rules are held against: a rule that changes shows in them. */

export const FOLDER = fileURLToPath(new URL('../games/test/golden', import.meta.url))

/** One game to be recorded. */
export interface Plan {
  readonly name: string
  readonly setup: Setup
  readonly player: 'heuristic' | 'random'
}

/** A record whose log is told by marks, at the boards of the trail and at the end: words of 60 games would be megabytes. */
export type Golden = GameRecord & { readonly log: Trail }

/** A campaign of this length is one of several that differ in their season alone. */
const LONG = /-medium$/
const ONE_LONG = '1943-early-medium'
const RANDOM_EACH = 2

/** Every scenario, every optional rule the other way, and some games of random legal play. */
export function plansOf({ game }: GameModule): Plan[] {
  const ids = game.scenarios.map(({ id }) => id).filter(id => !LONG.test(id) || id === ONE_LONG)
  const setup = (scenario: string, options = {}): Setup => ({ scenario, pack: 'standard', options })
  // One mission by itself is a part of a season, which is recorded whole.
  const whole = ids.filter(id => id !== 'mission')
  const [first = ''] = whole.filter(id => id !== 'training')
  return [
    ...ids.map(id => ({ name: id, setup: setup(id), player: 'heuristic' as const })),
    ...game.optionalRules.map(({ id, default: on }) => ({
      name: `${first}-${id}-${on ? 'off' : 'on'}`,
      setup: setup(first, { [id]: !on }),
      player: 'heuristic' as const,
    })),
    ...whole
      .slice(0, RANDOM_EACH)
      .map(id => ({ name: `${id}-random`, setup: setup(id), player: 'random' as const })),
  ]
}

/** Plays a match on to its end. The same plan gives the same game. */
function playOn(match: Match<unknown>, { name, player }: Plan, heuristic: Bot): Match<unknown> {
  const seed = hashText(name)
  const chance = seeded(seed)
  const numbers = random(seed)
  const bot = player === 'random' ? randomBot : heuristic
  match.settleAll(chance)
  while (match.pause) {
    for (const seat of match.game.seats) {
      const seen = seenBy(match, seat, numbers)
      if (seen) match.choose(seat, seen.choice.options[bot(seen)]?.id ?? '')
    }
    match.settleAll(chance)
  }
  return match
}

/** Records a game. What was recorded before is played again as far as its answers fit: only what changes is new. */
export function recorded(module: GameModule, plan: Plan, before?: GameRecord): Golden {
  const begun = before ? replayAnswers(module.game, before) : new Match(module.game, plan.setup)
  return goldenOf(module, playOn(begun, plan, module.heuristic))
}

/** The golden record of a match: what the rules are held against, without the boards themselves. */
export function goldenOf({ words }: GameModule, match: Match<unknown>): Golden {
  const { checkpoint: _, told, ...record } = recordOf(match, words)
  const lines = told ? linesOf(told) : []
  const log: [number, string][] = []
  let mark = hashText('')
  let next = 0
  const upTo = (at: number) => {
    for (; next < lines.length && (lines[next]?.at ?? 0) <= at; next++)
      mark = hashText(`${lines[next]?.rule} ${lines[next]?.text}`, mark)
    log.push([at, mark.toString(36)])
  }
  for (const [at] of record.trail ?? []) upTo(at)
  upTo(match.journal.length)
  return { ...record, ...(told && { told: { ...told, log: [] } }), log }
}

/** A file of few long lines would show no difference: one answer, one board, one mark on a line. */
export function goldenText(golden: Golden): string {
  const list = (items: readonly unknown[]) =>
    `[\n  ${items.map(item => JSON.stringify(item)).join(',\n  ')}\n ]`
  const lines = Object.entries(golden).map(
    ([key, value]) =>
      ` ${JSON.stringify(key)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

export function goldenFile(game: string, { name }: Plan): string {
  return join(FOLDER, game, `${name}.tallyho.json`)
}

export function readGolden(file: string): Golden {
  const data = JSON.parse(readFileSync(file, 'utf8'))
  return { ...parseRecord(data), log: data.log }
}

export async function modules(): Promise<GameModule[]> {
  return Promise.all(Object.values(GAMES).map(load => load()))
}

/** The files that are there. */
export function goldenFiles(game: string): string[] {
  return readdirSync(join(FOLDER, game)).map(name => join(FOLDER, game, name))
}
