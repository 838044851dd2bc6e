import type { Data } from '@tallyho/forms'
import * as v from 'valibot'
import { filledIn, type Row, recordsOf } from '../chart.ts'
import { abilities, aircraftCard, changesOf, figures } from '../schema-aircraft.ts'
import type { Figures, ModelId, Nation } from '../types.ts'
import { PUBLISHED } from './sources.ts'

/** What is known of an aircraft before it is rated: figures and gear. */

const { id, name, nation, date, class: kind, silhouette, bombsight } = aircraftCard.entries
const gear = v.exactOptional(abilities)

/** Gear of a variant is added to that of its card. */
const variantSheet = v.strictObject({
  id,
  name,
  date,
  class: v.exactOptional(kind),
  bombsight,
  gear,
  figures: v.strictObject(changesOf(figures.entries)),
})
const sheet = v.strictObject({
  id,
  name,
  nation,
  date,
  class: kind,
  silhouette,
  bombsight,
  gear,
  figures,
  variants: v.exactOptional(v.array(variantSheet)),
})
export type Sheet = Data<typeof sheet>
export type VariantSheet = Data<typeof variantSheet>

/**
 * The sheets of one nation as charts. A variant stands below its card with `+` before its id; of performance and arms it lists
 * what differs.
 */
interface Charts {
  readonly aircraft: string
  readonly performance: string
  readonly arms: string
  /** Where figures come from: those of a card that is not listed are published ones. */
  readonly sources?: Readonly<Record<ModelId, string>>
}

export function sheets(nation: Nation, charts: Charts): readonly Sheet[] {
  const { sources = {} } = charts
  const cards = withVariants(recordsOf(charts.aircraft))
  const more = [...recordsOf(charts.performance), ...recordsOf(charts.arms)]
  const ids = new Set(cards.flatMap(rows => rows.map(({ id }) => id)))
  const stray = [...more.map(({ id }) => id), ...Object.keys(sources)].find(id => !ids.has(id))
  if (stray !== undefined) throw new Error(`${stray} is not among the aircraft`)
  const said = (row: Row) => {
    const { figures, ...rest } = read(Object.assign({}, row, ...more.filter(({ id }) => id === row.id)))
    const source = sources[row.id]
    return { ...rest, figures: source === undefined ? figures : { ...figures, source } }
  }
  return cards.map(([card, ...variants]) => {
    const { figures, ...rest } = said(card)
    return filledIn(sheet, card.id, {
      ...rest,
      nation,
      figures: { source: PUBLISHED, ...figures },
      ...(variants.length > 0 && { variants: variants.map(said) }),
    })
  })
}

/** Each card with its variants. */
function withVariants(rows: readonly Row[]): [Row, ...Row[]][] {
  const cards: [Row, ...Row[]][] = []
  for (const row of rows) {
    const [mark, id] = row.id.split(' ')
    if (mark === '+' && id !== undefined) cards.at(-1)?.push({ ...row, id })
    else cards.push([row])
  }
  return cards
}

interface Said extends Partial<Record<keyof Sheet, unknown>> {
  readonly figures: Partial<Record<keyof Figures, unknown>>
}

/** What the cells of a row say. */
function read(row: Row): Said {
  const figures = {}
  const rest = {}
  for (const [heading, cell] of Object.entries(row)) {
    const figure = FIGURES[heading]
    if (figure) Object.assign(figures, figure(cell))
    else Object.assign(rest, WORDS[heading]?.(cell) ?? { [heading]: cell })
  }
  return { ...rest, figures }
}

const numbers = (cell: string) => cell.split(' ').map(Number)

const FIGURES: Readonly<Record<string, (cell: string) => Said['figures']>> = {
  engines: cell => ({ engines: Number(cell) }),
  kg: cell => ({ weightKg: Number(cell) }),
  build: cell => ({ build: cell }),
  nose: cell => ({ weakNose: cell === 'weak' }),
  'km/h': cell => ({ topSpeed: Number(cell) }),
  at: cell => ({ topSpeedAt: Number(cell) }),
  low: cell => ({ seaLevelSpeed: Number(cell) }),
  // At three heights, or at sea level alone.
  climb: cell => (cell.includes(' ') ? { climb: numbers(cell) } : { initialClimb: Number(cell) }),
  circle: cell => ({ circle: numbers(cell) }),
  wing: cell => ({ wingLoading: Number(cell) }),
  ceiling: cell => ({ ceiling: Number(cell) }),
  // A variant may have none.
  guns: cell => ({ guns: cell === 'none' ? '' : cell }),
  turrets: cell => ({ defensiveGuns: cell }),
  bombs: cell => ({ bombLoadKg: Number(cell) }),
  most: cell => ({ greatestLoadKg: Number(cell) }),
}

const WORDS: Readonly<Record<string, (cell: string) => Partial<Said>>> = {
  sight: cell => ({ bombsight: cell }),
  gear: cell => ({ gear: gearOf(cell) }),
}

/** `dropTanks atgr:6 torpedo:1` */
export function gearOf(cell: string | undefined): object {
  return Object.fromEntries((cell?.split(' ') ?? []).map(ability))
}

/** A torpedo may slow its aircraft: `slow-torpedo:-1`. */
function ability(word: string): readonly [string, unknown] {
  const [key = '', value] = word.split(':')
  if (value === undefined) return [key, true]
  const number = Number(value)
  if (key === 'torpedo') return [key, { modifier: number }]
  if (key === 'slow-torpedo') return ['torpedo', { modifier: number, slow: true }]
  return [key, number]
}
