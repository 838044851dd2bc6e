import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import type { Chapter } from '../../pack/types.ts'
import { expectRising, mean } from '../kit/pack-words.ts'

const { chapters, layouts, scenarios, pilots, tables } = standard
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const markersOf = ({ escort }: Chapter) => DICE.flatMap(die => read(escort, die))
const share = (list: readonly string[], wanted: RegExp) =>
  list.filter(one => wanted.test(one)).length / list.length

describe('chapters', () => {
  test('SAB-K-140 SAB-K-141 four chapters of 6, 6, 8 and 8 patrols, each with its own charts', () => {
    expect(chapters.map(({ patrols }) => patrols)).toEqual([6, 6, 8, 8])
    expect(new Set(chapters.map(({ escort }) => JSON.stringify(escort))).size).toBe(4)
    expect(new Set(chapters.map(({ bombers }) => JSON.stringify(bombers))).size).toBe(4)
  })

  test('they follow each other from July to September', () => {
    const days = chapters.flatMap(({ from, to }) => [from, to])
    expect(days).toEqual([...days].sort())
    expect([days[0], days.at(-1)]).toEqual(['1940-07-10', '1940-09-30'])
  })

  test('SAB-K-131 a marker or two for a space; the squadron starts in a zone, at an altitude', () => {
    for (const { vectors, climb } of chapters) {
      expect(vectors).toHaveLength(tables.track.inbound.length)
      expect(vectors[0]).toBeGreaterThan(0)
      expect(new Set(DICE.map(die => read(climb, die).zone)).size).toBeGreaterThan(1)
    }
  })

  test('SAB-K-132 escort markers stand in different stations', () => {
    for (const { escort } of chapters)
      for (const { is } of escort) {
        const stations = is.map(marker => marker.split(' ')[0])
        expect(new Set(stations).size).toBe(is.length)
      }
  })

  test('SAB-K-133 escort grows, 110s become fewer, and in the end it flies close', () => {
    const weight = (chapter: Chapter) => mean(DICE.map(die => weightOf(read(chapter.escort, die))))
    const weightOf = (markers: readonly string[]) =>
      markers.reduce((sum, marker) => sum + (marker.endsWith('heavy') ? 2 : 1), 0)
    expectRising(chapters.map(weight))
    expectRising(chapters.map(chapter => -share(markersOf(chapter), / 110 /)))
    const close = chapters.map(chapter => share(markersOf(chapter), /^(port|starboard|low) 109/))
    expect(close[3]).toBeGreaterThan(Math.max(...close.slice(0, 3)))
  })

  test('SAB-K-136 Stukas in the first two chapters alone', () => {
    const stukas = chapters.map(
      ({ bombers }) => DICE.filter(die => read(bombers, die).type === 'stuka').length,
    )
    expect(stukas.map(dice => dice > 0)).toEqual([true, true, false, false])
  })

  test('SAB-K-138 SAB-K-139 twelve pilots or more, and more Greens among them in later chapters', () => {
    for (const { pilots } of chapters) expect(pilots.size).toBeGreaterThanOrEqual(12)
    expectRising(chapters.map(({ pilots }) => mean(DICE.map(die => read(pilots.assignment, die).green))))
  })

  test('SAB-PIL-03 at most 20 pilots, 16 in the last chapter', () => {
    expect(chapters.map(({ pilots }) => pilots.limit)).toEqual([20, 20, 20, 16])
  })
})

describe('layouts', () => {
  test('SAB-K-134 SAB-K-135 two tiles or more, each beside another, and some fly last', () => {
    for (const { id, tiles } of layouts) {
      expect(tiles.length, id).toBeGreaterThanOrEqual(2)
      for (const [x, y] of tiles)
        expect(
          tiles.some(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1),
          id,
        ).toBe(true)
    }
  })

  test('every layout is flown by somebody', () => {
    const flown = new Set([
      ...chapters.flatMap(({ bombers }) => bombers.map(({ is }) => is.layout)),
      ...scenarios.flatMap(spec => ('bombers' in spec ? [spec.bombers.layout] : [])),
    ])
    expect(layouts.map(({ id }) => id).filter(id => !flown.has(id))).toEqual([])
  })
})

describe('scenarios', () => {
  const kinds = (kind: string) => scenarios.filter(spec => spec.kind === kind).map(({ id }) => id)

  test('SAB-GEN-19 eleven lessons, a patrol and a campaign for each chapter, and all of them', () => {
    expect(kinds('dogfight')).toEqual(['sab-01', 'sab-02', 'sab-03', 'sab-04', 'sab-05'])
    expect(kinds('bombers')).toEqual(['sab-06', 'sab-07', 'sab-08', 'sab-09'])
    expect(kinds('intercept')).toEqual(['sab-10', 'sab-11'])
    expect(kinds('patrol')).toEqual(['patrol-1', 'patrol-2', 'patrol-3', 'patrol-4'])
    expect(kinds('campaign')).toEqual([...chapters.map(({ id }) => id), 'battle-of-britain'])
  })

  test('SAB-DOG-03 the first three dogfights are laid out, the next are opened by cards', () => {
    const openings = scenarios.flatMap(spec =>
      spec.kind === 'dogfight' ? [[spec.number, ...new Set(spec.fights.map(({ by }) => by))]] : [],
    )
    expect(openings).toEqual([
      [1, 'set-up'],
      [2, 'set-up'],
      [3, 'set-up'],
      [4, 'card'],
      [5, 'card'],
    ])
  })

  test('SAB-CMP-01 6 to 28 patrols', () => {
    const patrols = new Map(chapters.map(chapter => [chapter.id, chapter.patrols]))
    const lengths = scenarios.flatMap(spec =>
      spec.kind === 'campaign' ? [spec.chapters.reduce((sum, id) => sum + (patrols.get(id) ?? 0), 0)] : [],
    )
    expect(lengths).toEqual([6, 6, 8, 8, 28])
  })

  test('each tells a newcomer in two sentences what it is about', () => {
    for (const { id, blurb } of scenarios) expect(blurb.match(/[.!?](?= |$)/g), id).toHaveLength(2)
  })
})

test('more names than the longest campaign can ask for', () => {
  const roster = Math.max(...chapters.map(({ pilots }) => pilots.size))
  expect(pilots.names.length).toBeGreaterThanOrEqual(roster + 28)
  expect(new Set(pilots.names.map(name => name.split(' ').at(-1))).size).toBe(pilots.names.length)
})
