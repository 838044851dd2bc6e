import type { Sourced } from '@tallyho/engine'
import { die } from '@tallyho/engine'
import type {
  DieTable,
  FlakWindow,
  MapId,
  MissionType,
  Position,
  PositionBox,
  SituationPage,
} from '../types.ts'

/**
 * A page of the Situation Manual as it is printed: a line for each item, its cells parted by bars, each with the dice
 * that call for it. A dash is nothing. `flak` has a line for each window: the bombers that it damages, then the
 * positions whose Approach Boxes it hits.
 */
interface PageText extends Sourced {
  readonly items: string
  readonly flak?: string
}

export function pages(map: MapId, texts: Readonly<Record<MissionType, PageText>>): readonly SituationPage[] {
  return [
    page(map, 'inbound', texts.inbound),
    page(map, 'near-target', texts['near-target']),
    page(map, 'outbound', texts.outbound),
  ]
}

function page(map: MapId, type: MissionType, { items, flak, source, ref }: PageText): SituationPage {
  const lines = new Map(linesOf(items).map(line => split(line, /\s+/)))
  const item = <T>(name: string, is: (cell: string) => T): DieTable<T> => {
    const line = lines.get(name)
    if (line === undefined) throw new Error(`Map ${map}, ${type}: no line for ${name}`)
    return column(line, is)
  }
  return {
    map,
    type,
    damage: item('damage', words),
    anchored: item('anchored', cell => words(cell) as PositionBox[]),
    sun: item('sun', cell => (cell === '-' ? 'none' : (cell as PositionBox))),
    ...(lines.has('contrails') ? { contrails: item('contrails', cell => cell === 'yes') } : {}),
    tp: item('tp', Number),
    limit: item('limit', Number),
    ...(flak === undefined ? {} : { flak: linesOf(flak).map(windowOf) }),
    source,
    ref,
  }
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim())
}

function column<T>(line: string, is: (cell: string) => T): DieTable<T> {
  return die(
    ...line.split('|').map((cell): [string, T] => {
      const [range, words] = split(cell.trim(), ':')
      return [range, is(words)]
    }),
  )
}

function windowOf(line: string): FlakWindow {
  const [bombers, hits] = split(line, '|')
  return { bombers: words(bombers), hits: words(hits) as Position[] }
}

function words(cell: string): string[] {
  return cell === '-' ? [] : cell.split(' ')
}

/** In two, at the first mark. */
function split(text: string, at: string | RegExp): [string, string] {
  const [first = ''] = text.split(at)
  return [first.trim(), text.slice(first.length).replace(at, '').trim()]
}
