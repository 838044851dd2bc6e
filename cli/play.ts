import { randomInt } from 'node:crypto'
import {
  type Game,
  type GameRecord,
  Match,
  parseRecord,
  Refused,
  random,
  resume,
  scenariosOf,
  seeded,
  unforeseen,
} from '@tallyho/engine'
import { checkWritable, readText } from './files.ts'
import { type BotFlags, botsOf, openGame, prepare, registerPack, type SetupFlags } from './games.ts'
import { print } from './print.ts'
import { Session } from './session.ts'
import { Terminal } from './terminal.ts'

interface Flags extends SetupFlags, BotFlags {
  readonly seed?: number
  readonly ownDice?: boolean
  readonly practice?: boolean
  readonly load?: string
  readonly save?: string
}

export async function play(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const { game } = module
  const bots = botsOf(module, flags)
  if (flags.save !== undefined) checkWritable(flags.save)
  const record = flags.load === undefined ? undefined : loaded(flags.load, flags)
  const { match, pack } = record ? goOn(game, record, flags.load ?? '') : begin(game, flags)
  // Only a player alone may go back over what the others did.
  const isAlone = game.seats.filter(seat => !bots[seat]).length < 2
  match.practice = isAlone && (match.practice || flags.practice === true)
  const terminal = new Terminal()
  const session = new Session(module, match, {
    bots,
    terminal,
    chance: flags.ownDice ? undefined : flags.seed === undefined ? unforeseen() : seeded(flags.seed),
    random: random(flags.seed ?? randomInt(2 ** 31)),
    save: flags.save,
    pack,
  })
  try {
    await session.play()
  } finally {
    terminal.close()
  }
}

function loaded(file: string, { scenario, campaign, pack, rule }: SetupFlags): GameRecord {
  if ([scenario, campaign, pack, rule].some(flag => flag !== undefined))
    throw new Refused(`${file} brings its own set-up: leave out --scenario, --campaign, --pack and --rule.`)
  return parseRecord(readText(file))
}

function begin<S>(game: Game<S>, flags: Flags) {
  const { setup, pack } = prepare(game, flags)
  const match = new Match(game, setup)
  print(
    `${game.title}: ${scenariosOf(game, setup.pack).find(({ id }) => id === setup.scenario)?.title}. Type ? for help.`,
  )
  return { match, pack }
}

function goOn<S>(game: Game<S>, record: GameRecord, file: string) {
  const { pack } = record
  if (pack !== undefined && record.game === game.id) registerPack(game, pack, file)
  const { match, trouble } = resume(game, record)
  print(`${game.title}: ${file}, after ${match.journal.length} answers. Type ? for help.`)
  if (trouble) print(trouble)
  return { match, pack }
}
