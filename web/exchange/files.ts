import { type GameRecord, parseRecord, Refused } from '@tallyho/engine'

const LARGEST_FILE = 8_000_000
/** All games of many years. */
const LARGEST_SHELF = 120_000_000

/** What an imported file turned out to be. */
export type Imported =
  | { readonly kind: 'game'; readonly record: GameRecord; readonly name: string | undefined }
  | { readonly kind: 'everything'; readonly data: unknown }
  | { readonly kind: 'pack'; readonly game: string; readonly data: unknown }

/** Recognises a file by what is in it, not by its name. */
export async function readImport(file: Blob): Promise<Imported> {
  if (file.size > LARGEST_SHELF) throw tooLarge()
  const found = recognise(await file.text())
  if (found.kind !== 'everything' && file.size > LARGEST_FILE) throw tooLarge()
  return found
}

export function recognise(text: string): Imported {
  const data = parseJson(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw foreign()
  if ('everything' in data) return { kind: 'everything', data }
  if ('tallyho' in data) {
    const { name } = data as { name?: unknown }
    return { kind: 'game', record: parseRecord(data), name: typeof name === 'string' ? name : undefined }
  }
  if ('game' in data && typeof data.game === 'string') return { kind: 'pack', game: data.game, data }
  throw foreign()
}

/** A game as the text of a file. The name goes along; whoever reads the game may ignore it. */
export function gameFile(record: GameRecord, name: string): string {
  return `${JSON.stringify({ ...record, name })}\n`
}

/** A pack as the text of a file that a person can change. */
export function packFile(pack: unknown): string {
  return `${JSON.stringify(pack, undefined, 2)}\n`
}

/** The components that come with a game, as the beginning of a pack of one's own: no other may have their id. */
export function ownPack(standard: { readonly id: string }): unknown {
  return { ...standard, id: 'my-pack', ...('title' in standard && { title: 'My own pack' }) }
}

/** A name that every file system takes. */
export function fileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase()
  return `${safe.slice(0, 60) || 'game'}.tallyho.json`
}

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('This file is damaged, cut short or no Tallyho file: it cannot be read.')
  }
}

function tooLarge(): Refused {
  return new Refused('This file is larger than any Tallyho game or pack: it was not made here.')
}

function foreign(): Refused {
  return new Refused('This file is neither a Tallyho game nor a component pack.')
}
