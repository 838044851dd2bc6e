import { GAME_IDS } from '../games.ts'
import { kept } from '../store/settings.ts'
import { isPlayer, type Player } from '../table/session/shown.ts'

/** What was agreed on for a game when somebody last looked at it. What is unknown today is for the game to pass over. */
export interface Terms {
  readonly pack?: string | undefined
  readonly scenario?: string | undefined
  readonly options: Readonly<Record<string, boolean>>
  readonly seating: Readonly<Record<string, Player>>
  readonly ownDice: boolean
  readonly practice: boolean
}

/** The lobby as it was left. */
export interface Last {
  readonly game: string
  readonly terms: Readonly<Record<string, Terms>>
}

/** Until somebody wants it otherwise everything may be taken back, as in the lesson. */
export const NO_TERMS: Terms = { options: {}, seating: {}, ownDice: false, practice: true }

const LAST = 'tallyho/lobby'

export function loadLast(): Last {
  try {
    return readLast(JSON.parse(kept.read(LAST) ?? 'null'))
  } catch {
    return readLast(undefined)
  }
}

export function saveLast(last: Last): void {
  kept.write(LAST, JSON.stringify(last))
}

/** The lobby with a game's terms changed, and that game on the table. */
export function agreed(last: Last, game: string, change: Partial<Terms>): Last {
  return { game, terms: { ...last.terms, [game]: { ...termsOf(last, game), ...change } } }
}

/** What was agreed on for a game. */
export function termsOf({ terms }: Last, game: string): Terms {
  return (Object.hasOwn(terms, game) ? terms[game] : undefined) ?? NO_TERMS
}

/** The lobby from anything: what is unknown or broken is as on the first day. */
export function readLast(data: unknown): Last {
  const { game, terms } = fields(data)
  return {
    game: GAME_IDS.find(id => id === game) ?? GAME_IDS[0] ?? '',
    terms: Object.fromEntries(
      GAME_IDS.filter(id => Object.hasOwn(fields(terms), id)).map(id => [id, readTerms(fields(terms)[id])]),
    ),
  }
}

function readTerms(data: unknown): Terms {
  const { pack, scenario, options, seating, ownDice, practice } = fields(data)
  return {
    pack: typeof pack === 'string' ? pack : undefined,
    scenario: typeof scenario === 'string' ? scenario : undefined,
    options: only(options, (value): value is boolean => typeof value === 'boolean'),
    seating: only(seating, isPlayer),
    ownDice: ownDice === true,
    practice: practice !== false,
  }
}

function fields(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}

function only<T>(data: unknown, isSound: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields(data)).filter((entry): entry is [string, T] => isSound(entry[1])),
  )
}
