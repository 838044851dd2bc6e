import { Refused } from '@tallyho/engine'
import { Exit } from './exit.ts'
import { readJson, writeText } from './files.ts'
import { gameIds, openGame } from './games.ts'
import { print, printJson } from './print.ts'

interface Flags {
  readonly json?: boolean
}

export async function listPacks({ json }: Flags): Promise<void> {
  const rows = []
  for (const id of gameIds()) {
    const { game } = await openGame(id)
    rows.push({ game: id, title: game.title, pack: game.packs.standard.id })
  }
  if (json) printJson(rows)
  else for (const { game, title, pack } of rows) print(`${game.padEnd(20)} ${pack.padEnd(12)} ${title}`)
}

export async function exportPack(id: string, file: string | undefined): Promise<void> {
  const { game } = await openGame(id)
  const { standard } = game.packs
  if (file === undefined) {
    printJson(standard)
    return
  }
  writeText(file, `${JSON.stringify(standard, undefined, 2)}\n`)
  print(`The pack of ${game.title} is in ${file}. Give it an id of its own before you play with it.`)
}

export async function checkPack(file: string, { json }: Flags): Promise<void> {
  const data = readJson(file)
  const id = typeof data === 'object' && data !== null && 'game' in data ? data.game : undefined
  if (typeof id !== 'string')
    throw new Refused(
      `${file} does not say which game it is for: it needs "game", one of ${gameIds().join(', ')}.`,
    )
  const { game } = await openGame(id)
  const faults = game.packs.check(data)
  if (json) printJson({ file, game: id, faults })
  else if (faults.length === 0) print(`${file}: no mistake found.`)
  else {
    for (const { path, where, message } of faults) print(`${where ? `${path} (${where})` : path}: ${message}`)
    print(`${file}: ${faults.length} mistake${faults.length > 1 ? 's' : ''}.`)
  }
  if (faults.length > 0) process.exitCode = Exit.refused
}
