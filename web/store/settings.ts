/** What a player sets once for this browser. */
export interface Settings {
  readonly events: 'slow' | 'normal' | 'fast' | 'off'
  readonly lessons: boolean
  readonly textSize: 'small' | 'normal' | 'large'
  /** Ask again before an answer that ends a row of decisions. */
  readonly confirmEnds: boolean
  readonly machine: 'slow' | 'normal' | 'fast'
}

export const DEFAULTS: Settings = {
  events: 'normal',
  lessons: true,
  textSize: 'normal',
  confirmEnds: false,
  machine: 'normal',
}

/** Milliseconds that one event card stays before the next; undefined: the player turns them himself. */
export const EVENT_TIME: Readonly<Record<Settings['events'], number | undefined>> = {
  slow: 4200,
  normal: 2200,
  fast: 900,
  off: undefined,
}

export const MACHINE_TIME: Readonly<Record<Settings['machine'], number>> = {
  slow: 1800,
  normal: 700,
  fast: 60,
}

const SETTINGS = 'tallyho/settings'
const SEEN = 'tallyho/seen'

/** A small drawer of texts that the browser may refuse to keep; then it lasts as long as the page. */
function drawer() {
  const memory = new Map<string, string>()
  return {
    read(key: string): string | undefined {
      try {
        return localStorage.getItem(key) ?? memory.get(key)
      } catch {
        return memory.get(key)
      }
    },
    write(key: string, text: string): void {
      memory.set(key, text)
      try {
        localStorage.setItem(key, text)
      } catch {
        // kept in memory
      }
    },
  }
}

export const kept = drawer()

export function loadSettings(): Settings {
  return readSettings(parse(kept.read(SETTINGS)))
}

/** Settings from anything: what is unknown or broken has its default. */
export function readSettings(data: unknown): Settings {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<string, unknown>>
  const one = <T>(value: unknown, of: readonly T[], or: T): T => (of.includes(value as T) ? (value as T) : or)
  return {
    events: one(found.events, ['slow', 'normal', 'fast', 'off'] as const, DEFAULTS.events),
    lessons: one(found.lessons, [true, false], DEFAULTS.lessons),
    textSize: one(found.textSize, ['small', 'normal', 'large'] as const, DEFAULTS.textSize),
    confirmEnds: one(found.confirmEnds, [true, false], DEFAULTS.confirmEnds),
    machine: one(found.machine, ['slow', 'normal', 'fast'] as const, DEFAULTS.machine),
  }
}

export function saveSettings(settings: Settings): void {
  kept.write(SETTINGS, JSON.stringify(settings))
}

/** Lessons and walks that this browser has shown, as `game/key`. */
export function loadSeen(): ReadonlySet<string> {
  const data = parse(kept.read(SEEN))
  return new Set(Array.isArray(data) ? data.filter(key => typeof key === 'string') : [])
}

export function saveSeen(seen: ReadonlySet<string>): void {
  kept.write(SEEN, JSON.stringify([...seen]))
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
