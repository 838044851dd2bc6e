import { describe, expect, test } from 'vitest'
import { COMBAT_RESULTS, REGIONS, SCENARIOS, WARNINGS } from '../../pack/types.ts'
import {
  chartEntries,
  components,
  isBomber,
  pack,
  spaceIds,
  target,
  track,
  wayOf,
} from '../kit/pack-words.ts'

describe('tables', () => {
  test('THD-D-43 the Coast Crossing Table has 90 entries, with those of the examples', () => {
    let entries = 0
    for (const day of SCENARIOS)
      for (const region of REGIONS)
        for (let die = 1; die <= 6; die++) {
          expect(track(components.crossingTrack(day, region, die)).region).toBe(region)
          entries++
        }
    expect(entries).toBe(90)
    expect(components.crossingTrack('1940-08-13', 'lf2-south', 5)).toBe('lf2-south-B')
    expect(components.crossingTrack('1940-08-13', 'lf2-east', 3)).toBe('lf2-east-C')
  })

  test('THD-D-44 each row has all three tracks', () => {
    for (const day of SCENARIOS)
      for (const region of REGIONS) expect(new Set(pack.crossing.rows[day][region])).toEqual(new Set('ABC'))
  })

  test('THD-D-45 warning never worsens as the total rises', () => {
    for (let total = 2; total <= 20; total++)
      expect(WARNINGS.indexOf(components.detection(total).warning)).toBeGreaterThanOrEqual(
        WARNINGS.indexOf(components.detection(total - 1).warning),
      )
  })

  test('THD-D-46 detection modifiers are additions, best in clear weather', () => {
    expect(pack.detection).toMatchObject({ perNet: 2, major: 3, weather: { patchy: 1 } })
    const { clear, patchy, broken } = pack.detection.weather
    expect(clear).toBeGreaterThanOrEqual(patchy)
    expect(patchy).toBeGreaterThanOrEqual(broken)
    expect(broken).toBeGreaterThanOrEqual(0)
  })

  test('THD-D-47 THD-D-48 every total from 1 has a row, and every level occurs', () => {
    const totals = Array.from({ length: 15 }, (_, i) => components.detection(i + 1))
    expect(new Set(totals.map(({ warning }) => warning)).size).toBe(5)
    expect(new Set(totals.map(({ intelligence }) => intelligence)).size).toBe(3)
    expect(components.detection(11)).toMatchObject({ warning: 'early', intelligence: 'poor' })
    expect(components.detection(-3)).toEqual(components.detection(1))
    expect(components.detection(99)).toEqual(components.detection(15))
  })

  test('THD-D-49 intelligence falls where a better warning begins', () => {
    expect(components.detection(10)).toMatchObject({ warning: 'sufficient', intelligence: 'accurate' })
    expect(components.detection(11).intelligence).toBe('poor')
  })

  test('THD-D-50 lists call for close escorts, channel patrols and Stukas, and B4 is as in the example', () => {
    const all = new Set(Object.values(pack.force.rows).flat(2))
    expect(all).toEqual(new Set(['Me109', 'Me109e', 'Me109cp', 'Me110', 'Do17', 'He111', 'Ju88', 'Ju87']))
    expect(components.forceList('B', 4).slice(0, 9)).toEqual([
      'Me109',
      'Me109',
      'Do17',
      'Me110',
      'Do17',
      'Me109',
      'Me110',
      'Me110',
      'Do17',
    ])
  })

  test('THD-D-52 some lists begin with fighters alone, some with one bomber among the first three', () => {
    const starts = Object.values(pack.force.rows).flatMap(lists =>
      lists.map(list => list.slice(0, 3).filter(isBomber)),
    )
    expect(starts.filter(bombers => bombers.length === 0).length).toBeGreaterThanOrEqual(3)
    expect(starts.filter(bombers => bombers.length === 1).length).toBeGreaterThanOrEqual(3)
  })

  test('THD-D-53 some lists have Stukas as their only bombers at first', () => {
    const stukas = Object.values(pack.force.rows)
      .flat()
      .filter(
        list =>
          list
            .slice(0, 9)
            .filter(isBomber)
            .every(entry => entry === 'Ju87') && list.includes('Ju87'),
      )
    expect(stukas.length).toBeGreaterThanOrEqual(3)
  })

  test('THD-D-54 the Raid Target Chart has 45 boxes of six targets on the map', () => {
    expect([...chartEntries()]).toHaveLength(45 * 6)
    for (const { target } of chartEntries()) expect(spaceIds).toContain(target.space)
  })

  test('THD-D-55 LF2 East C on 13 August has the four targets of the example, Rochford on a 2', () => {
    expect(new Set(pack.targetChart.rows['1940-08-13']['lf2-east-C'])).toEqual(
      new Set(['rochford-airfield', 'rochester-industry', 'dover-port', 'canterbury-industry']),
    )
    expect(components.targetOf('1940-08-13', 'lf2-east-C', 2)).toBe('rochford-airfield')
    expect(target('rochford-airfield').space).toBe('6/11b')
  })

  test('THD-D-56 24 August goes for airfields and industry, 7 September for London', () => {
    const share = (day: string, wanted: (entry: { type: string; space: string }) => boolean) => {
      const entries = [...chartEntries()].filter(entry => entry.day === day && entry.track.startsWith('lf2'))
      return entries.filter(entry => wanted(entry.target)).length / entries.length
    }
    expect(share('1940-08-24', ({ type }) => type === 'airfield' || type === 'industry')).toBeGreaterThan(0.8)
    expect(share('1940-09-07', ({ space }) => space === 'London')).toBeGreaterThan(0.6)
    for (const day of ['1940-08-13', '1940-08-15', '1940-08-18']) {
      expect(share(day, ({ space }) => space === 'London')).toBe(0)
      expect(share(day, ({ type }) => ['airfield', 'radar', 'port'].includes(type))).toBeGreaterThan(0.7)
    }
  })

  test('THD-D-58 the London arrow of 6/11b is used', () => {
    const ways = [...chartEntries()].map(({ entry, target }) => wayOf(entry, target.space).join(' '))
    expect(ways.some(way => way.includes('6/11b 6/11c London'))).toBe(true)
  })

  test('THD-D-59 THD-D-60 a rising index hurts the Germans more and the British less, without ends', () => {
    const rank = (result: (typeof COMBAT_RESULTS)[number]) => COMBAT_RESULTS.indexOf(result)
    for (let index = -9; index <= 30; index++) {
      expect(rank(components.groupResult(index))).toBeGreaterThanOrEqual(
        rank(components.groupResult(index - 1)),
      )
      expect(rank(components.squadronResult(index))).toBeLessThanOrEqual(
        rank(components.squadronResult(index - 1)),
      )
    }
  })

  test('THD-D-61 both columns have every result', () => {
    const indices = Array.from({ length: 30 }, (_, i) => i - 5)
    expect(new Set(indices.map(components.groupResult))).toEqual(new Set(COMBAT_RESULTS))
    expect(new Set(indices.map(components.squadronResult))).toEqual(new Set(COMBAT_RESULTS))
  })

  test('THD-D-62 THD-D-65 groups can survive where they are', () => {
    for (const row of ['group-hunt', 'group-escort', 'group-bomber'] as const) {
      expect(components.damage(row, false, 'none')).toEqual({})
      expect(components.damage(row, true, 'none')).toEqual({})
      expect(components.damage(row, false, 'D')).toEqual({ reduced: true })
    }
  })

  test('THD-D-63 a squadron passes from the Hunt Box to the Bomber Box', () => {
    expect(components.damage('squadron-hunt', false, 'none')).toEqual({ to: 'bomber' })
    expect(components.damage('squadron-hunt', true, 'none')).toEqual({ to: 'bomber' })
    expect(components.damage('squadron-hunt', false, 'D')).toEqual({ reduced: true, to: 'bomber' })
  })

  test('THD-D-64 after its own attack no squadron stays in the display', () => {
    for (const reduced of [false, true])
      for (const result of COMBAT_RESULTS)
        expect(['inflight', 'light', 'heavy']).toContain(
          components.damage('squadron-own', reduced, result).to,
        )
  })

  test('THD-D-66 a reduced unit fares no better than a full one', () => {
    const far = { inflight: 1, light: 2, heavy: 3, bomber: 0 }
    for (const row of Object.keys(pack.combatDamage.rows) as (keyof typeof pack.combatDamage.rows)[])
      for (const result of COMBAT_RESULTS) {
        const full = components.damage(row, false, result).to
        const reduced = components.damage(row, true, result).to
        expect(reduced ? far[reduced] : 0).toBeGreaterThanOrEqual(full ? far[full] : 0)
        if (result === 'A') expect([full, reduced]).toEqual(['inflight', 'light'])
        if (result === 'L') expect([full, reduced]).toEqual(['light', 'light'])
        if (result === 'H') expect([full, reduced]).toEqual(['heavy', 'heavy'])
      }
  })

  test('THD-D-67 a squadron attacked by an escort can stay to attack', () => {
    expect(components.damage('squadron-attacked', false, 'none')).toEqual({})
    expect(components.damage('squadron-attacked', false, 'D')).toEqual({ reduced: true })
    expect(components.damage('squadron-attacked', true, 'none')).toEqual({})
  })

  test('THD-D-68 points run from 0 to 4, more for strength and for clear skies', () => {
    for (let column = 0; column < 7; column++) {
      const [clear, patchy, broken] = (['clear', 'patchy', 'broken'] as const).map(w =>
        components.bombPoints(column, w),
      )
      expect([clear, patchy, broken]).toEqual([clear, patchy, broken].sort().reverse())
      for (const w of ['clear', 'patchy', 'broken'] as const)
        expect(components.bombPoints(column, w)).toBeGreaterThanOrEqual(components.bombPoints(column - 1, w))
    }
    expect(components.bombPoints(0, 'clear')).toBe(0)
    expect(components.bombPoints(6, 'clear')).toBe(4)
  })

  test('THD-D-69 a shift to the right stops at the last column', () => {
    expect(components.bombPoints(7, 'clear')).toBe(4)
    expect(components.bombPoints(8, 'broken')).toBe(components.bombPoints(6, 'broken'))
  })

  test('THD-D-70 each die face shares three letters out over the sections, as in the examples', () => {
    const { hunt, bomber } = pack.placement
    for (const faces of [hunt.map(({ letters }) => letters), bomber]) {
      expect(new Set(faces)).toEqual(new Set(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']))
      expect(faces).toHaveLength(6)
    }
    expect(bomber[2]).toBe('CBA')
    expect(hunt[1]).toEqual({ letters: 'CAB', evade: { section: 'right', when: 'always' } })
  })

  test('THD-D-71 all three kinds of Evade occur', () => {
    expect(new Set(pack.placement.hunt.flatMap(({ evade }) => evade?.when ?? []))).toEqual(
      new Set(['always', 'cloud', 'broken']),
    )
  })

  test('THD-D-72 hunters and close escorts have a section for each letter', () => {
    expect([...pack.placement.fixed].sort()).toEqual(['A', 'B', 'C'])
  })
})

test('every component says where it comes from', () => {
  const lists = [
    pack.spaces,
    pack.targets,
    pack.tracks,
    pack.squadrons,
    pack.groups,
    pack.sizeChits,
    pack.eventChits,
  ]
  const { crossing, detection, force, targetChart, combatResults, combatDamage, bombDamage, placement } = pack
  const tables = [crossing, detection, force, targetChart, combatResults, combatDamage, bombDamage, placement]
  for (const { source, ref } of [...lists.flat(), ...pack.scenarios, ...tables, pack.regionChits]) {
    expect(ref).toMatch(/THD-|^history: /)
    if (source !== 'designed') expect(ref).toMatch(/^THD-/)
  }
  expect(track('lf2-south-B').source).toBe('rulebook')
})
