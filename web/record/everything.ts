import { type GameRecord, packKey, parseRecord, plainName, Refused } from '@tallyho/engine'
import { loadModule } from '../games.ts'
import { loadLast } from '../lobby/last.ts'
import type { Shelf } from '../store/db.ts'
import { isDamaged, isTime, LONGEST_NAME, type OnShelf } from '../store/game-row.ts'
import { listGames, loadGame } from '../store/games.ts'
import { addPack, listPacks } from '../store/packs.ts'
import { loadSeen, loadSettings, readSettings, type Settings } from '../store/settings.ts'
import { importGame } from '../table/session/add-game.ts'
import { isPlayer } from '../table/session/shown.ts'

/** More games than anybody plays, and more packs than anybody makes. */
const MOST = { games: 5000, packs: 500 }

/** All that is kept, as the text of one file: games with their seats and dates, packs, settings. */
export async function gathered(shelf: Shelf): Promise<string> {
  const games: unknown[] = []
  const damaged: unknown[] = []
  for (const { id } of await listGames(shelf)) {
    const whole = await loadGame(shelf, id)
    if (!whole) continue
    if (isDamaged(whole)) damaged.push(whole.damaged)
    else {
      const { name, seating, ownDice, created, updated } = whole.stored
      games.push({ ...whole.record, name, kept: { seating, ownDice, created, updated } })
    }
  }
  const packs = (await listPacks(shelf)).map(({ game, data }) => ({ game, data }))
  const settings = loadSettings()
  const seen = [...loadSeen()]
  const file = { everything: 1, games, packs, damaged, settings, seen, lobby: loadLast() }
  return `${JSON.stringify(file)}\n`
}

/** What came of a file with everything. */
export interface Brought {
  readonly games: number
  readonly packs: number
  /** So many lay on the shelf already, the very same. */
  readonly already: number
  /** What was left out, each in one sentence. */
  readonly refused: readonly string[]
  /** Settings in the file, which nobody has taken yet. */
  readonly settings: Settings | undefined
}

/** Puts everything from a file beside what is on the shelf. Nothing there is changed; what is not sound is left out. */
export async function bring(shelf: Shelf, data: unknown): Promise<Brought> {
  const { games, packs, settings } = sound(data)
  const count = { games: 0, packs: 0, already: 0 }
  const refused: string[] = []
  const take = async (what: string, kind: 'games' | 'packs', act: () => Promise<boolean>) => {
    try {
      count[(await act()) ? kind : 'already']++
    } catch (error) {
      refused.push(`${what} was left out: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const pack of packs) await take(named('The pack', titleOf(pack)), 'packs', () => takePack(shelf, pack))
  for (const game of games) await take(named('The game', nameOf(game)), 'games', () => takeGame(shelf, game))
  return { ...count, refused, settings: settings === undefined ? undefined : readSettings(settings) }
}

/** What was brought, in a sentence or two. */
export function broughtWords({ games, packs, already, refused }: Brought): string {
  const came = [counted(games, 'game'), counted(packs, 'pack')].filter(one => one !== '').join(' and ')
  const here = already > 0 ? ` ${already === 1 ? 'One was' : `${already} were`} here already.` : ''
  const out = refused.length > 0 ? ` ${refused.join(' ')}` : ''
  return `${came === '' ? 'Nothing new' : came} came to the shelf.${here}${out}`
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`
}

/** The parts of a file that says it holds everything. */
function sound(data: unknown) {
  const { everything, games, packs, settings } = fields(data)
  if (everything !== 1)
    throw new Refused('This file of everything was written by a newer Tallyho: update this one to open it.')
  if (!Array.isArray(games) || !Array.isArray(packs))
    throw new Refused('This file of everything is damaged: its list of games or packs is missing.')
  if (games.length > MOST.games || packs.length > MOST.packs)
    throw new Refused('This file holds more games or packs than anybody keeps: it was not made here.')
  return { games: games as readonly unknown[], packs: packs as readonly unknown[], settings }
}

/** False if it lies on the shelf already. */
async function takePack(shelf: Shelf, pack: unknown): Promise<boolean> {
  const { game, data } = fields(pack)
  const { id } = fields(data)
  if (typeof game !== 'string' || typeof id !== 'string') throw new Refused('it is no component pack.')
  const module = await loadModule(game)
  const faults = module.game.packs.check(data)
  if (faults[0]) throw new Refused(`${faults[0].where ?? faults[0].path} ${faults[0].message}.`)
  const key = packKey({ ...fields(data), id })
  if ((await listPacks(shelf, game)).some(own => own.id === key)) return false
  await addPack(shelf, module, data)
  return true
}

async function takeGame(shelf: Shelf, game: unknown): Promise<boolean> {
  const record = parseRecord(game)
  if (await isHere(shelf, record)) return false
  const { id } = await importGame(shelf, record, nameOf(game) || undefined)
  const { seats } = (await loadModule(record.game)).game
  const kept = asKept(fields(game).kept, seats)
  await shelf.change('games', id, now => (now === undefined ? undefined : { ...fields(now), ...kept }))
  return true
}

/** The seats and dates that a game had where it was kept, as far as they are sound. */
function asKept(data: unknown, seats: readonly string[]) {
  const { seating, ownDice, created, updated } = fields(data)
  const sat = seats.map(seat => [seat, fields(seating)[seat]])
  return {
    ...(sat.every(([, who]) => isPlayer(who)) && { seating: Object.fromEntries(sat) }),
    ownDice: ownDice === true,
    ...(isTime(created) && { created }),
    ...(isTime(updated) && { updated }),
  }
}

/** Whether the very same game lies on the shelf, whatever it is called there. */
async function isHere(shelf: Shelf, record: GameRecord): Promise<boolean> {
  const isLike = (game: OnShelf) =>
    !isDamaged(game) &&
    game.record.game === record.game &&
    game.record.setup.scenario === record.setup.scenario &&
    game.answers === record.answers.length
  for (const { id } of (await listGames(shelf)).filter(isLike)) {
    const whole = await loadGame(shelf, id)
    if (whole && !isDamaged(whole) && essence(whole.record) === essence(record)) return true
  }
  return false
}

/** What makes a game the same: how it was set up, and every answer. */
function essence({ setup, base, answers }: GameRecord): string {
  return JSON.stringify([setup.pack, setup.options, base?.hash, answers])
}

function named(what: string, name: string): string {
  return name === '' ? `${what} without a name` : `${what} “${name}”`
}

function nameOf(game: unknown): string {
  const { name } = fields(game)
  return typeof name === 'string' ? plainName(name, LONGEST_NAME) : ''
}

function titleOf(pack: unknown): string {
  const { title, id } = fields(fields(pack).data)
  return [title, id].flatMap(one => (typeof one === 'string' ? [plainName(one, LONGEST_NAME)] : []))[0] ?? ''
}

function fields(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}
