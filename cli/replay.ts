import {
  type Game,
  type GameModule,
  hashState,
  type Match,
  parseRecord,
  Refused,
  replayExactly,
  withoutBoards,
} from '@tallyho/engine'
import { conform, Nonconformity } from '@tallyho/engine/proof/conformance'
import { crashOf } from './crash.ts'
import { Exit } from './exit.ts'
import { readText } from './files.ts'
import { openGame, registerPack } from './games.ts'
import { print, printJson, printResult } from './print.ts'

interface Flags {
  readonly to?: number
  readonly log?: boolean
  readonly json?: boolean
}

export async function replay(file: string, flags: Flags): Promise<void> {
  const text = readText(file)
  const record = parseRecord(text)
  const module = await openGame(record.game)
  if (record.pack !== undefined) registerPack(module.game, record.pack, file)
  const crash = crashOf(JSON.parse(text))
  if (crash) {
    // The board of a crash was left in the middle of a rule: nothing can be held against it.
    const again =
      messageOf(() => replayExactly(module.game, withoutBoards(record))) ??
      (crash.seed === undefined ? undefined : brokenPromise(module.game, record.setup, crash.seed))
    if (flags.json) printJson({ game: record.game, crash, again })
    else
      print(
        again === undefined ? `It does not happen any more: ${crash.message}` : `It crashes again: ${again}`,
      )
    process.exitCode = again === undefined ? Exit.ok : Exit.crashed
    return
  }
  const whole = replayExactly(module.game, record)
  const { to = whole.journal.length } = flags
  if (to > whole.journal.length)
    throw new Refused(`This game has ${whole.journal.length} answers: --to ${to} is beyond its end.`)
  report(module, to === whole.journal.length ? whole : whole.fork(to), flags)
}

function report<S>({ game, words }: GameModule<S>, match: Match<S>, { log, json }: Flags): void {
  const { setup, journal, pause, notes, result, state, step } = match
  if (json) {
    printJson({
      game: game.id,
      rules: game.version,
      setup,
      answers: journal.length,
      step,
      over: match.over,
      hash: hashState(state),
      ...(match.over ? { result } : { asks: pause && words.pause(state, pause) }),
      ...(log && { log: notes.map(note => ({ ...note, text: words.note(note) })) }),
    })
    return
  }
  if (log)
    for (const note of notes) print(`${String(note.at).padStart(5)}  ${words.note(note)} [${note.rule}]`)
  print(`${game.title}, ${setup.scenario}: ${journal.length} answers replayed, every question the same.`)
  print(`Board ${hashState(state)}.`)
  if (match.over && result) printResult(words, result)
  else if (pause) print(`${words.step(step)}: ${words.pause(state, pause)}`)
}

/** What goes wrong in the rules; a file that cannot be used stays refused. */
function messageOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    const { cause } = error as Error // a board of the file that the rules crash on
    if (error instanceof Refused && cause === undefined) throw error
    const crash = cause ?? error
    return crash instanceof Error ? crash.message : String(crash)
  }
}

function brokenPromise<S>(game: Game<S>, setup: Match<S>['setup'], seed: number): string | undefined {
  try {
    conform(game, setup, seed)
    return undefined
  } catch (error) {
    if (error instanceof Nonconformity) return error.message
    throw error
  }
}
