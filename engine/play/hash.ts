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

/** A short mark of the question that was asked: a replay that is asked something else is noticed at once. */
export function fingerprint(pause: Pause): string {
  let h = hashText(pause.kind)
  if (pause.kind === 'chance') {
    h = hashText(pause.what, h)
    for (const { id, weight } of pause.outcomes) h = hashText(`${id}*${weight};`, h)
  } else {
    for (const { seat, ask, options } of pause.kind === 'choice' ? [pause] : pause.asks) {
      h = hashText(`${seat}/${ask}/`, h)
      for (const { id } of options) h = hashText(`${id};`, h)
    }
  }
  return h.toString(36)
}

/** A mark of a whole board. Key order does not matter. */
export function hashState(state: unknown): string {
  return hashText(canonical(state)).toString(36)
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join()}}`
}
