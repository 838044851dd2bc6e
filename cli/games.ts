import { botAt, LEVELS, type Level, type Players, randomBot } from '@tallyho/bots'
import {
  type Bot,
  checkPlayable,
  type Game,
  type GameModule,
  Refused,
  type Seat,
  type Setup,
  scenariosOf,
} from '@tallyho/engine'
import { GAMES } from '../games/index.ts'
import { readJson } from './files.ts'

/** A game on the table; what its board looks like is known to the game alone. */
type Module = Awaited<ReturnType<(typeof GAMES)[string]>>

export const gameIds = (): string[] => Object.keys(GAMES)

export async function openGame(id: string): Promise<Module> {
  const open = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!open) throw new Refused(`There is no game '${id}'. There are: ${gameIds().join(', ')}.`)
  return open()
}

/** What the command line says about a set-up. */
export interface SetupFlags {
  readonly scenario?: string
  /** Another word for a scenario. */
  readonly campaign?: string
  readonly pack?: string
  readonly rule?: readonly string[]
}

/** A set-up, and the player's own pack if one is used. */
export interface Prepared {
  readonly setup: Setup
  readonly pack?: unknown
}

export function prepare<S>(game: Game<S>, flags: SetupFlags): Prepared {
  return prepareAll(game, flags, id => [named(flags) ?? scenariosOf(game, id)[0]?.id ?? ''])[0] as Prepared
}

/** One set-up for the scenario that is named, or for each of the pack's with `--scenario all`. */
export function prepareEach<S>(game: Game<S>, flags: SetupFlags): readonly Prepared[] {
  if (named(flags) !== 'all') return [prepare(game, flags)]
  return prepareAll(game, flags, id => scenariosOf(game, id).map(scenario => scenario.id))
}

function named({ scenario, campaign }: SetupFlags): string | undefined {
  return scenario ?? campaign
}

function prepareAll<S>(
  game: Game<S>,
  { pack, rule = [] }: SetupFlags,
  scenarios: (pack: string) => readonly string[],
): Prepared[] {
  const data = pack === undefined ? undefined : readJson(pack)
  const id = pack === undefined ? game.packs.standard.id : registerPack(game, data, pack)
  const options = Object.fromEntries(rule.map(optionalRule))
  return scenarios(id).map(scenario => {
    const setup: Setup = { scenario, pack: id, options }
    checkPlayable(game, setup)
    return data === undefined ? { setup } : { setup, pack: data }
  })
}

/** Makes a player's own pack playable, or says what is wrong with it. */
export function registerPack<S>({ title, packs }: Game<S>, data: unknown, file: string): string {
  const [fault, ...more] = packs.check(data)
  if (!fault && (data as { id: string }).id === packs.standard.id)
    throw new Refused(`${file} has the id of the pack that comes with ${title}: give it one of its own.`)
  if (!fault) return packs.register(data)
  const others = more.length > 0 ? ` and ${more.length} more: see 'tallyho pack check ${file}'` : ''
  throw new Refused(`${file} is no pack for ${title}: ${fault.path}: ${fault.message}${others}.`)
}

function optionalRule(text: string): [string, boolean] {
  const [, id, value] = /^([^=]+)(?:=(on|off))?$/.exec(text) ?? []
  if (id === undefined) throw new Refused(`'${text}' is no optional rule: write ID, ID=on or ID=off.`)
  return [id, value !== 'off']
}

/** Who can play a seat: the machine at one of its levels, or chance. `heuristic` is another name for regular. */
export const BOTS = [...LEVELS, 'heuristic', 'random'] as const

export interface BotFlags {
  /** `NAME` for every seat, or `SEAT=NAME`. */
  readonly bot?: readonly string[]
  /** Games that a level which thinks ahead tries out for a decision, if not its usual number. */
  readonly playouts?: number | undefined
}

/** Bots by seat. A seat that is not named has none. */
export function botsOf<S>(module: GameModule<S>, { bot = [], playouts }: BotFlags): Players<S> {
  const { seats, title } = module.game
  const players: Record<Seat, Bot<S>> = {}
  for (const text of bot) {
    const [, seat, name = ''] = /^(?:(.*)=)?(.*)$/.exec(text) ?? []
    if (seat !== undefined && !seats.includes(seat))
      throw new Refused(`${title} has no seat '${seat}'. It has: ${seats.join(', ')}.`)
    for (const each of seat === undefined ? seats : [seat]) players[each] = botCalled(module, name, playouts)
  }
  return players
}

function botCalled<S>(module: GameModule<S>, name: string, playouts: number | undefined): Bot<S> {
  if (name === 'random') return randomBot
  const level = name === 'heuristic' ? 'regular' : name
  if (!isLevel(level)) throw new Refused(`There is no bot '${name}'. There are: ${BOTS.join(', ')}.`)
  return botAt(module, level, playouts)
}

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}
