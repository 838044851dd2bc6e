import type { Pause } from '../rules/pause.ts'

/** 32-bit FNV-1a over UTF-16 units, continued from `seed`. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let h = seed
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** The same for one more unit. */
function hashUnit(unit: number, h: number): number {
  return Math.imul(h ^ unit, 0x01000193)
}

/** A short mark of the question that was asked: a replay that is asked something else is noticed at once. */
export function fingerprint(pause: Pause): string {
  let h = hashText(pause.kind)
  if (pause.kind === 'chance') {
    h = hashText(pause.what, h)
    for (const { id, weight } of pause.outcomes) h = hashText(`*${weight};`, hashText(id, h))
  } else {
    for (const { seat, ask, options } of pause.kind === 'choice' ? [pause] : pause.asks) {
      h = hashText(`${seat}/${ask}/`, h)
      for (const { id } of options) h = hashUnit(SEMICOLON, hashText(id, h))
    }
  }
  return (h >>> 0).toString(36)
}

/** A mark of a whole board. Key order does not matter. */
export function hashState(state: unknown): string {
  return (hashValue(state, hashText('')) >>> 0).toString(36)
}

const [SEMICOLON, COMMA, COLON, QUOTE, BACKSLASH] = [0x3b, 0x2c, 0x3a, 0x22, 0x5c]
const [LIST, LIST_END, TABLE, TABLE_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The hash of the JSON of a value, with its keys in order, without writing it: boards are large and marked often. */
function hashValue(value: unknown, seed: number): number {
  if (typeof value === 'string') return hashString(value, seed)
  if (typeof value !== 'object' || value === null) return hashText(JSON.stringify(value) ?? 'undefined', seed)
  return Array.isArray(value) ? hashList(value, seed) : hashTable(value as Record<string, unknown>, seed)
}

function hashString(text: string, seed: number): number {
  let h = hashUnit(QUOTE, seed)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (isEscaped(unit)) return hashText(JSON.stringify(text), seed)
    h = hashUnit(unit, h)
  }
  return hashUnit(QUOTE, h)
}

/** What JSON writes otherwise than it is: quotes, backslashes, control characters, halves of a pair. */
function isEscaped(unit: number): boolean {
  return unit < 0x20 || unit === QUOTE || unit === BACKSLASH || (unit >= 0xd800 && unit <= 0xdfff)
}

function hashList(list: readonly unknown[], seed: number): number {
  let h = hashUnit(LIST, seed)
  for (let i = 0; i < list.length; i++) h = hashValue(list[i], i > 0 ? hashUnit(COMMA, h) : h)
  return hashUnit(LIST_END, h)
}

function hashTable(table: Record<string, unknown>, seed: number): number {
  let h = hashUnit(TABLE, seed)
  let isFirst = true
  for (const key of Object.keys(table).sort()) {
    const value = table[key]
    if (value === undefined) continue
    if (!isFirst) h = hashUnit(COMMA, h)
    isFirst = false
    h = hashValue(value, hashUnit(COLON, hashString(key, h)))
  }
  return hashUnit(TABLE_END, h)
}
