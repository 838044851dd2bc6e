import { SOUNDS, type Sound } from '@tallyho/kit/sounds.ts'
import type { Pace } from '../table/film/reel.ts'

/** What a player sets once for this browser. */
export interface Settings {
  /** How fast what happens is shown. */
  readonly film: 'slow' | 'normal' | 'fast' | 'once'
  /** Whether dice fall by themselves, or wait until the player presses. */
  readonly dice: 'press' | 'self'
  readonly theme: 'system' | 'day' | 'night'
  readonly lessons: boolean
  readonly textSize: 'small' | 'normal' | 'large'
  /** Ask again before an answer that ends a row of decisions. */
  readonly confirmEnds: boolean
  /** Ask a question even if nothing but rare answers is left to do. */
  readonly askRare: boolean
  /** What each answer does stands beside it. */
  readonly odds: boolean
  readonly sound: boolean
  /** How loud each kind of sound is, from 0 to 100. */
  readonly volumes: Readonly<Record<Sound, number>>
}

export const DEFAULTS: Settings = {
  film: 'normal',
  dice: 'press',
  theme: 'system',
  lessons: true,
  textSize: 'normal',
  confirmEnds: false,
  askRare: false,
  odds: false,
  sound: false,
  // What is heard often is quieter.
  volumes: {
    telephone: 60,
    dice: 70,
    card: 70,
    engines: 50,
    guns: 60,
    hit: 70,
    bombs: 70,
    bell: 70,
  },
}

/** Milliseconds for each kind of moment; undefined: everything is shown at once. */
export const PACES: Readonly<Record<Settings['film'], Pace | undefined>> = {
  slow: { roll: 2200, result: 2600, move: 1200, word: 120, least: 1 },
  normal: { roll: 1100, result: 1900, move: 650, word: 75, least: 0.5 },
  fast: { roll: 450, result: 500, move: 260, word: 10, least: 0.5 },
  once: undefined,
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
    film: one(found.film, ['slow', 'normal', 'fast', 'once'] as const, DEFAULTS.film),
    dice: one(found.dice, ['press', 'self'] as const, DEFAULTS.dice),
    theme: one(found.theme, ['system', 'day', 'night'] as const, DEFAULTS.theme),
    lessons: one(found.lessons, [true, false], DEFAULTS.lessons),
    textSize: one(found.textSize, ['small', 'normal', 'large'] as const, DEFAULTS.textSize),
    confirmEnds: one(found.confirmEnds, [true, false], DEFAULTS.confirmEnds),
    askRare: one(found.askRare, [true, false], DEFAULTS.askRare),
    odds: one(found.odds, [true, false], DEFAULTS.odds),
    sound: one(found.sound, [true, false], DEFAULTS.sound),
    volumes: readVolumes(found.volumes),
  }
}

function readVolumes(data: unknown): Settings['volumes'] {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<string, unknown>>
  const volume = (value: unknown, or: number) =>
    typeof value === 'number' && value >= 0 && value <= 100 ? value : or
  const read = SOUNDS.map(sound => [sound, volume(found[sound], DEFAULTS.volumes[sound])])
  return Object.fromEntries(read) as Settings['volumes']
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
