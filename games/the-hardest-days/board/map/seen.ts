import { type Label, type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import type { Layout } from './layout.ts'
import { beside, handOf, letteringRect, type Name, type SpaceLabel, spacesNamed, WIDE } from './names.ts'
import type { Lettering } from './sea.ts'
import { around, covered, grown } from './search.ts'
import type { SpaceId } from './subdivision.ts'

/** What can be read on the sheet now: a name is seen whole or not at all. */
export interface Seen {
  /** Of targets and of tracks, by id. */
  readonly names: ReadonlyMap<string, Label>
  readonly spaces: ReadonlyMap<SpaceId, SpaceLabel>
  readonly lettering: readonly Lettering[]
}

/** What comes over the sheet for one question: plates, and the spaces whose names they bear. */
export interface Over {
  readonly plates: readonly Rect[]
  readonly named: ReadonlySet<SpaceId>
}

/** A hair of a name may be covered; what is lit is a little larger than its place. */
const HAIR = 0.06
const HALO = 2.5
/** How far a name steps aside, in parts of its size: it still belongs to its sign. */
const ASIDE = 1.4

const isClear = (rect: Rect, of: readonly Rect[]): boolean =>
  of.reduce((sum, one) => sum + covered(rect, one), 0) <= HAIR

const spaceRect = (label: SpaceLabel, size: number): Rect => textRect(label.text, size, label, WIDE)

/**
 * A name that a piece stands on goes to another side of its sign, what a space is called elsewhere in it; where there is no room it is left out.
 * What lies under a plate is left out as long as that is there; a space is called elsewhere then too, for questions speak of it.
 */
export function seenOn(pack: string, layout: Layout, pieces: readonly Rect[], over: Over): Seen {
  const { print, frame, fields, symbols, taken, ids } = layout
  const stood = pieces.map(piece => grown(piece, HALO))
  const shown = [...stood, ...over.plates.map(plate => grown(plate, HALO))]
  const side = { width: 2 * print.symbol, height: 2 * print.symbol }
  const signs = [...symbols.values()].map(at => around(at, side))
  const still = [...taken, ...[...fields.values()].flatMap(({ slots }) => slots)]
  const names = asideOf(layout, stood, still, signs).filter(({ rect }) => isClear(rect, shown))
  const read = [...ids].filter(([, label]) => isClear(spaceRect(label, print.text), shown))
  const others = packOf({ pack }).pack.spaces.filter(
    ({ id }) => !over.named.has(id) && !read.some(([other]) => other === id),
  )
  const written = [...names.map(({ rect }) => rect), ...read.map(([, label]) => spaceRect(label, print.text))]
  const sheet = { frame, taken: [...still, ...shown, ...signs, ...written], shy: [] }
  const elsewhere = spacesNamed(others, print, sheet)
  const inTheWay = [...shown, ...written, ...elsewhere.rects]
  return {
    names: new Map(names.map(({ label }) => [label.id, label])),
    spaces: new Map([...read, ...elsewhere.labels]),
    lettering: layout.lettering.filter(word => isClear(letteringRect(word, print), inTheWay)),
  }
}

/** The names of signs, those on which a piece stands on another side of theirs. */
function asideOf(layout: Layout, stood: readonly Rect[], still: readonly Rect[], signs: readonly Rect[]) {
  const { wanted, print, frame, ids } = layout
  const spaces = [...ids.values()].map(label => spaceRect(label, print.text))
  const kinds = (['stations', 'names', 'tracks'] as const).map(kind => {
    const hand = handOf(print, kind === 'stations')
    const put = (names: readonly Name[], labels: ReadonlyMap<string, Label>) =>
      names.flatMap(({ id, text }) => {
        const label = labels.get(id)
        return label ? [{ label, rect: textRect(text, hand.size, label, hand.letter) }] : []
      })
    const all = put(wanted[kind], layout[kind])
    const stay = all.filter(({ rect }) => isClear(rect, stood))
    return {
      hand,
      put,
      stay,
      aside: wanted[kind].filter(({ id }) => all.some(one => one.label.id === id && !stay.includes(one))),
    }
  })
  const seen = kinds.flatMap(({ stay }) => stay)
  for (const { hand, put, aside } of kinds) {
    const taken = [...still, ...stood, ...spaces, ...seen.map(({ rect }) => rect)]
    seen.push(...put(aside, beside(aside, hand, print, { frame, taken, shy: signs }, ASIDE).labels))
  }
  return seen
}
