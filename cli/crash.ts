import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Crash } from '@tallyho/bots'
import { type Answer, type Game, type GameRecord, Match, recordOf, type Setup } from '@tallyho/engine'
import { writeText } from './files.ts'

/** What went wrong, kept beside the game in a crash file. */
export interface CrashNote {
  readonly message: string
  /** Seed of the random game that broke a promise of the table without crashing. */
  readonly seed?: number
}

/** A record that brings the player's own pack along, where one is used. */
export function withPack(record: GameRecord, pack: unknown): GameRecord {
  return pack === undefined ? record : { ...record, pack }
}

/** A game file that ends where a rule crashed. A folder that cannot be written must not lose it. */
export function writeCrash(folder: string, name: string, record: GameRecord, crash: CrashNote): string {
  const text = `${JSON.stringify({ ...record, crash }, undefined, 1)}\n`
  try {
    mkdirSync(folder, { recursive: true })
    return written(join(folder, `${name}.json`), text)
  } catch {
    return written(join(mkdtempSync(join(tmpdir(), 'tallyho-crash-')), `${name}.json`), text)
  }
}

function written(file: string, text: string): string {
  writeText(file, text)
  return file
}

/** The note of a crash file, if it is one. */
export function crashOf(data: unknown): CrashNote | undefined {
  if (typeof data !== 'object' || data === null || !('crash' in data)) return undefined
  const { crash } = data
  if (typeof crash !== 'object' || crash === null || !('message' in crash)) return undefined
  if (typeof crash.message !== 'string') return undefined
  const seed = 'seed' in crash && typeof crash.seed === 'number' ? { seed: crash.seed } : {}
  return { message: crash.message, ...seed }
}

/** The record of a game up to the answer on which it crashed. */
export function recordOfCrash<S>(game: Game<S>, { setup, answers }: Crash): GameRecord {
  const empty = {
    tallyho: 1,
    game: game.id,
    rules: game.version,
    setup,
    practice: false,
    rewinds: 0,
    answers: [],
  } as const
  const match = begun(game, setup)
  if (!match) return empty
  give(match, answers)
  return recordOf(match)
}

function begun<S>(game: Game<S>, setup: Setup): Match<S> | undefined {
  try {
    return new Match(game, setup)
  } catch {
    return undefined // it crashes before the first answer
  }
}

function give<S>(match: Match<S>, answers: readonly Answer[]): void {
  try {
    for (const answer of answers) match.play(answer)
  } catch {
    // The crash itself: the journal holds the answer that brought it about.
  }
}
