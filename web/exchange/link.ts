import { type GameRecord, parseRecord, Refused } from '@tallyho/engine'

/** No link is longer than this, and none unpacks to more: a hostile one must not eat the memory. */
export const LONGEST_LINK = 200_000
const LARGEST_RECORD = 4_000_000
const PREFIX = '#replay='

/** A whole game in the part of the address that is never sent to a server. */
export async function linkOf(record: GameRecord, page: string): Promise<string> {
  const packed = await squeeze(new TextEncoder().encode(JSON.stringify(record)))
  const text = base64url(packed)
  if (text.length > LONGEST_LINK)
    throw new Refused('This game is too long for a link: export it as a file instead.')
  return `${page.replace(/#.*$/s, '')}${PREFIX}${text}`
}

export function isReplayLink(hash: string): boolean {
  return hash.startsWith(PREFIX)
}

/** The game in a link, which may have been cut short, changed or made up. */
export async function recordInLink(hash: string): Promise<GameRecord> {
  const text = hash.slice(PREFIX.length)
  if (text === '') throw new Refused('This link holds no game: it ends where the game should begin.')
  if (text.length > LONGEST_LINK)
    throw new Refused('This link is longer than any Tallyho replay: it was not made here.')
  const packed = fromBase64url(text)
  const json = new TextDecoder().decode(await unsqueeze(packed))
  return parseRecord(json)
}

async function squeeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function unsqueeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > LARGEST_RECORD) break
      parts.push(next.value)
    }
  } catch {
    throw new Refused('This link is damaged or cut short: ask for it again, or for the game as a file.')
  }
  if (size > LARGEST_RECORD) {
    await reader.cancel()
    throw new Refused('This link unpacks to far more than any game holds: it was not made here.')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(raw, char => char.charCodeAt(0))
  } catch {
    throw new Refused('This link is damaged: it holds characters that no replay has.')
  }
}
