import { type Costly, type Review, reasonFor, review as reviewOf, sureness } from '@tallyho/bots'
import { type GameModule, type Match, parseRecord, Refused, replayExactly } from '@tallyho/engine'
import { SingleBar } from 'cli-progress'
import { readText } from './files.ts'
import { openGame, registerPack } from './games.ts'
import { print, printJson, round } from './print.ts'

interface Flags {
  readonly seat?: string
  readonly seed: number
  readonly json?: boolean
}

/** Looks through a finished game: what was to be expected, what was decided and what the dice did. */
export async function review(file: string, flags: Flags): Promise<void> {
  const record = parseRecord(readText(file))
  const module = await openGame(record.game)
  if (record.pack !== undefined) registerPack(module.game, record.pack, file)
  const match = replayExactly(module.game, record)
  if (!match.over) throw new Refused(`${file} is a game under way: only a finished one can be reviewed.`)
  const { seats, title } = module.game
  const seat = flags.seat ?? seats[0] ?? ''
  if (!seats.includes(seat)) throw new Refused(`${title} has no seat '${seat}'. It has: ${seats.join(', ')}.`)
  const found = looked(module, match, seat, flags.seed)
  if (flags.json) printJson({ game: record.game, ...found })
  else tell(module, match, found)
}

function looked<S>(module: GameModule<S>, match: Match<S>, seat: string, seed: number): Review {
  const answers = match.journal.map(({ answer }) => answer)
  const looking = reviewOf(module, { setup: match.setup, base: match.base, answers }, seat, { seed })
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{bar} {percentage} %' }) : undefined
  bar?.start(1, 0)
  let turn = looking.next()
  while (!turn.done) {
    bar?.update(turn.value.done)
    turn = looking.next()
  }
  bar?.stop()
  return turn.value
}

function tell<S>(module: GameModule<S>, match: Match<S>, found: Review): void {
  const { game, words } = module
  const { seat, expected, ended, skill, luck, costly } = found
  const about = ({ mean, error }: { mean: number; error: number }) => `${round(mean)} ± ${round(error)}`
  print(`${game.title}, ${match.setup.scenario}, ${words.seat(seat)}: ${match.journal.length} answers`)
  print(`Expected at the start ${about(expected)}, ended at ${round(ended)}.`)
  print(`Decisions ${about(skill)}, dice and the others ${about(luck)}.`)
  if (costly.length === 0) print('No decision cost anything that can be told from chance.')
  for (const one of costly) print(costOf(module, match, one))
}

function costOf<S>({ words }: GameModule<S>, match: Match<S>, { at, taken, better, by }: Costly): string {
  const { state, pause } = match.at(at)
  if (pause?.kind !== 'choice') return `${at}: ${taken} instead of ${better}`
  const said = (id: string) =>
    words.answer(
      state,
      pause,
      pause.options.findIndex(option => option.id === id),
    )
  const reason = reasonFor(words, by)
  const why = reason === undefined ? '' : `: ${reason}`
  return `${at}. ${words.pause(state, pause)} ${said(taken)}. Better (${sureness(by.gain)}, +${round(by.gain.mean)}): ${said(better)}${why}.`
}
