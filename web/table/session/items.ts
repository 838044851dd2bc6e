import {
  type Chance,
  type Choice,
  lineOf,
  type Option,
  type Ref,
  type Said,
  type Words,
} from '@tallyho/engine'
import type { Far, Manners } from '@tallyho/kit/manners.ts'

/** One answer that can be given now, in words, with the key that gives it. */
export interface Item {
  readonly id: string
  /** In one line. */
  readonly words: string
  /** In parts, where the game says it in parts. */
  readonly said: Said
  readonly on: readonly Ref[]
  /** Ends a row of small decisions: 'done', 'pass'. Listed last, on key 0 or D. */
  readonly ends: boolean
  /** Behind 'More', on no key, and asked once more. */
  readonly rare: boolean
  /** Its key, whatever else is listed. */
  readonly key?: number
  /** One of the few of very many that are listed. */
  readonly foremost?: true
  /** Those that it is listed for. */
  readonly also?: readonly string[]
  /** One of those is listed for it: it is chosen on the board, or listed once less is left. */
  readonly onBoard?: true
  /** Several answers that are given one after the other; else there is but the one. */
  readonly ids?: readonly string[]
}

/** 'Done', where nothing but rare answers is left to do besides. */
export function onlyEnd(options: readonly Option[]): Option | undefined {
  const [only, another] = options.filter(({ rare }) => !rare)
  return only?.ends && !another && options.length > 1 ? only : undefined
}

/** A question on a board, with its answers. */
export interface Asked<S> {
  readonly state: S
  readonly question: Choice | Chance | undefined
  readonly items: readonly Item[]
}

export interface ItemGroup {
  readonly title: string | undefined
  readonly items: readonly Item[]
}

/** Every legal answer, those that end the row last. */
export function itemsFor<S>(
  words: Words<S>,
  state: S,
  pause: Choice | Chance,
  far: readonly Far[] = [],
): readonly Item[] {
  const answers: readonly Option[] = pause.kind === 'choice' ? pause.options : pause.outcomes
  const items = answers.map((answer, index) => {
    const { id, on = [], ends = false, rare = false } = answer
    const said = words.said?.(state, pause, index) ?? words.answer(state, pause, index)
    return { id, words: lineOf(said), said, on, ends, rare }
  })
  const plain = items.filter(({ ends }) => !ends)
  const beyond = far.map(one => {
    const { words: head, so, figures, short } = one
    const said =
      so === undefined && !figures
        ? head
        : { head, ...(so && { so }), ...(figures && { figures }), ...(short && { short }) }
    return { ...one, words: lineOf(said), said, ends: false, rare: one.rare ?? false }
  })
  return [...plain, ...beyond, ...items.filter(({ ends }) => ends)]
}

/** The number that each answer has in a list: its own, or the next that is free behind those. */
export function keysOf(items: readonly Item[]): ReadonlyMap<string, number> {
  let last = Math.max(0, ...items.map(({ key = 0 }) => key))
  return new Map(items.map(({ id, key }) => [id, key ?? ++last]))
}

/**
 * Of very many answers those that are wanted most come first, with their reasons; then those with a key of their own, and those that
 * stand for many others or are of more use.
 */
export function inOrder<S>(
  items: readonly Item[],
  state: S,
  choice: Choice,
  { first, foremost }: Pick<Manners<S>, 'first' | 'foremost'>,
): readonly Item[] {
  if (!first && !foremost) return items
  const few = foremost?.(state, choice) ?? []
  const reasons = new Map(few.map(one => [one.id, one]))
  const stood = new Set(few.flatMap(({ also = [] }) => also))
  const wanted = [...reasons].flatMap(([id, { why: so, figures, also }]) => {
    const item = items.find(one => one.id === id)
    const more = { ...(so && { so }), ...(figures && { figures }) }
    const said = item && (so || figures ? { ...partsOf(item), ...more } : item.said)
    return said ? { ...item, said, words: lineOf(said), foremost: true as const, ...(also && { also }) } : []
  })
  const others = items
    .filter(({ id }) => !reasons.has(id))
    .map(item => (stood.has(item.id) ? { ...item, onBoard: true as const } : item))
    .toSorted((one, other) => Number(one.onBoard ?? false) - Number(other.onBoard ?? false))
  const known = new Set(choice.options.map(({ id }) => id))
  const beyond = others.filter(({ id }) => !known.has(id)).map(({ id, on }) => ({ id, on }))
  const ranks = new Map(
    [...choice.options, ...beyond].map(option => [option.id, first?.(choice.ask, option, state)]),
  )
  const keyed = others.flatMap(item => {
    const key = ranks.get(item.id)
    return typeof key === 'number' ? [{ ...item, key }] : []
  })
  return [
    ...wanted,
    ...keyed.sort((one, other) => one.key - other.key),
    ...others.filter(({ id }) => ranks.get(id) === true),
    ...others.filter(({ id }) => !ranks.get(id)),
  ]
}

/** What an answer is about, without the reason that it gives itself. */
export const partsOf = ({ said, words }: Item) =>
  typeof said === 'object' && 'head' in said ? said : { head: words }

/** The answer of the list that an answer is found under: its own, or the one that is listed for it. */
export const listedFor = (items: readonly Item[], id: string): string =>
  items.find(({ also }) => also?.includes(id))?.id ?? id

/** One answer that is all there is to give says so: nobody looks for what to weigh. */
export function goingOn(items: readonly Item[]): readonly Item[] {
  const [only, another] = items
  if (!only || another) return items
  const said = { so: 'as the lesson goes on', ...partsOf(only) }
  return [{ ...only, said, words: lineOf(said) }]
}

/** A figure that stands for none. */
const NO_FIGURE = '–'

const figuresOf = ({ said }: Item) => (typeof said === 'object' && 'head' in said ? (said.figures ?? []) : [])

/** A column that is empty in every answer tells none from another: it is left out. */
export function withoutEmpty(items: readonly Item[]): readonly Item[] {
  const columns = items.map(figuresOf)
  const isFull = (i: number) => columns.some(figures => figures[i] && figures[i].is !== NO_FIGURE)
  if (columns.every(figures => figures.every((_, i) => isFull(i)))) return items
  return items.map((item, at) => {
    const figures = (columns[at] ?? []).filter((_, i) => isFull(i))
    if (figures.length === columns[at]?.length) return item
    const said = { ...partsOf(item), figures }
    return { ...item, said, words: lineOf(said) }
  })
}

/** What the board lights up: what is rare is chosen from the list alone. */
export function litBy(items: readonly Item[]): ReadonlySet<Ref> {
  return new Set(items.flatMap(({ on, rare }) => (rare ? [] : on)))
}

/** The answers that fit everything picked on the board and the text typed into the filter. */
export function narrowed(items: readonly Item[], picked: readonly Ref[], text = ''): readonly Item[] {
  const wanted = text.trim().toLowerCase()
  if (picked.length === 0 && wanted === '') return items
  return items
    .filter(
      ({ on, words }) =>
        picked.every(ref => on.includes(ref)) &&
        // Names are printed with spaces that no line breaks at; they are typed with plain ones.
        (wanted === '' || words.toLowerCase().replaceAll('\u00a0', ' ').includes(wanted)),
    )
    .map(({ onBoard, ...item }) => item)
}

/** What a click on the board does: takes the only answer that fits, or narrows the list, or lets go again. */
export function pickOn(
  items: readonly Item[],
  picked: readonly Ref[],
  ref: Ref,
): { readonly take: string } | { readonly picked: readonly Ref[] } {
  if (picked.includes(ref)) return { picked: picked.filter(other => other !== ref) }
  const usual = items.filter(({ rare }) => !rare)
  const both = [...picked, ref]
  const refs = narrowed(usual, both).length > 0 ? both : [ref]
  const fitting = narrowed(usual, refs)
  if (fitting.length === 0) return { picked }
  return fitting.length === 1 && fitting[0] ? { take: fitting[0].id } : { picked: refs }
}

/** Long lists are put under the thing they begin with, if that makes them shorter to read. */
export function grouped(
  items: readonly Item[],
  nameOf: (ref: Ref) => string,
  from = 10,
): readonly ItemGroup[] {
  const groups = new Map<Ref | undefined, Item[]>()
  for (const item of items) {
    const list = groups.get(item.on[0])
    if (list) list.push(item)
    else groups.set(item.on[0], [item])
  }
  if (items.length < from || groups.size < 2 || groups.size > items.length / 2)
    return [{ title: undefined, items }]
  return [...groups].map(([ref, members]) => ({ title: ref && nameOf(ref), items: members }))
}

/** Longer lists than this are not read but pointed at. */
const LONG = 20
/** So many groups are read at a glance. */
const MOST_FOLDS = 12

/** A very long list of answers that light two things or more, put under one of them: the first that makes few groups. */
export function folded(
  items: readonly Item[],
  nameOf: (ref: Ref) => string,
): readonly ItemGroup[] | undefined {
  if (items.length <= LONG) return undefined
  for (const place of [0, 1]) {
    const refs = new Set(items.map(({ on }) => on[place]))
    if (refs.size < 2 || refs.size > MOST_FOLDS) continue
    return [...refs].map(ref => ({
      title: ref === undefined ? 'Others' : nameOf(ref),
      items: items.filter(({ on }) => on[place] === ref),
    }))
  }
  return undefined
}

/** So many of them are listed then. */
const MOST_LISTED = 12

/**
 * What is listed of many answers: the foremost, and whatever lies nowhere on the board; or, where each lights one thing on the board or
 * is laid on it, the first. The hint always is.
 */
export function listed(all: readonly Item[], hint?: string, isOnBoard = false): readonly Item[] {
  const stands = all.some(({ foremost }) => foremost)
  const items = all.filter(({ id, onBoard }) => !stands || !onBoard || id === hint)
  const few = items.some(({ foremost }) => foremost)
  // Of a table its rows are read, not its cells.
  const lines = new Set(
    items.map(({ id, said }) => (typeof said === 'object' && 'row' in said ? said.row : id)),
  )
  if (items.length <= MOST_LISTED || (!few && lines.size <= LONG)) return items
  if (!few && !isOnBoard && items.some(({ on }) => on.length !== 1)) return items
  const isListed = ({ foremost, on }: Item, i: number) =>
    few ? foremost || on.length === 0 : i < MOST_LISTED
  return items.filter((item, i) => isListed(item, i) || item.id === hint)
}

/** Answers that differ in two things: one of them heads a row, the other tells the row's answers apart. */
export interface ItemRow {
  readonly title: string
  readonly cells: readonly { readonly title: string; readonly item: Item }[]
}

export const MOST_CELLS = 4
const LONGEST_CELL = 9

/** A row for each place with its heights, `6/11c` with LOW and HIGH, if all are said so and it makes the list shorter or the game wants it. */
export function rowsOf(items: readonly Item[], wanted = false): readonly ItemRow[] | undefined {
  const rows = new Map<string, { title: string; item: Item }[]>()
  for (const item of items) {
    const { said } = item
    if (typeof said === 'string' || 'head' in said || (!wanted && said.cell.length > LONGEST_CELL))
      return undefined
    rows.set(said.row, [...(rows.get(said.row) ?? []), { title: said.cell, item }])
  }
  const isShorter = rows.size <= items.length * 0.75
  if (items.length === 0 || !(wanted || isShorter)) return undefined
  if (!wanted && [...rows.values()].some(({ length }) => length > MOST_CELLS)) return undefined
  return [...rows].map(([title, cells]) => ({ title, cells }))
}

const SHORT = 18

/** True if the words of every answer leave room for another beside it. */
export function areShort(items: readonly Item[]): boolean {
  return items.length > 1 && items.every(({ words }) => words.length <= SHORT)
}
