import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, Refused, type Resumed, resume } from '@tallyho/engine'
import { Exit } from './exit.ts'
import { readText } from './files.ts'
import { openGame } from './games.ts'
import { print, printJson } from './print.ts'

/** What would become of one save with these rules. */
export interface Fate {
  readonly file: string
  readonly fate: 'ok' | 'other board' | 'other result' | 'does not fit' | 'crashes' | 'refused'
  /** The answer at which it goes another way, counted from 1. */
  readonly answer?: number
  /** Why it is refused. */
  readonly reason?: string
}

/** Tells for every save in a folder whether it would still replay with these rules. */
export async function replayAll(folder: string, { json }: { readonly json?: boolean }): Promise<void> {
  const fates: Fate[] = []
  for (const file of savesIn(folder)) fates.push(await fateOf(folder, file))
  if (fates.length === 0) throw new Refused(`${folder} holds no save: their names end in .json.`)
  const lost = fates.filter(({ fate }) => fate !== 'ok').length
  if (json) printJson(fates)
  else {
    for (const fate of fates) print(sentence(fate))
    print(`${fates.length - lost} of ${fates.length} replay with these rules.`)
  }
  if (lost > 0) process.exitCode = Exit.refused
}

function savesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refused(`${folder} is no folder: give the one that the saves lie in.`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .sort()
}

async function fateOf(folder: string, file: string): Promise<Fate> {
  try {
    const record = parseRecord(readText(join(folder, file)))
    const { game } = await openGame(record.game)
    return { file, ...strayOf(resume(game, record)) }
  } catch (error) {
    return { file, fate: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

const FATES = {
  answer: 'does not fit',
  crash: 'crashes',
  board: 'other board',
  result: 'other result',
} as const

function strayOf<S>({ stray }: Resumed<S>): Omit<Fate, 'file'> {
  if (!stray) return { fate: 'ok' }
  // A board is told by the answers that lead there, an answer by itself.
  const answer = stray.why === 'board' || stray.why === 'result' ? stray.at : stray.at + 1
  return { fate: FATES[stray.why], answer }
}

function sentence({ file, fate, answer, reason }: Fate): string {
  if (fate === 'ok') return `${file}: ok`
  if (fate === 'refused') return `${file}: refused: ${reason}`
  if (fate === 'does not fit' || fate === 'crashes') return `${file}: answer ${answer} ${fate}`
  return `${file}: ${fate} at answer ${answer}`
}
