import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { STATIONS, type Station } from '../../pack/types.ts'

const { reaction } = standard.cards
const stations = (record: Partial<Record<Station, unknown>>) => Object.keys(record) as Station[]
const helpAt = (station: Station) => reaction.reduce((sum, { help }) => sum + (help[station] ?? 0), 0)

describe('Escort Reaction deck', () => {
  test('SAB-K-051 16 cards, each with a number for Clouds Escape', () => {
    expect(reaction).toHaveLength(16)
    for (const { clouds } of reaction) expect(clouds).toBeGreaterThan(1)
  })

  test('SAB-K-052 one from a station, two from another that is reduced, a shift to Starboard, 110s in ambush', () => {
    const found = reaction.filter(({ help, reduce, shift, ambush }) => {
      const twice = stations(help).find(station => help[station] === 2)
      return (
        shift?.to === 'starboard' &&
        help[shift.from] === 1 &&
        twice &&
        reduce[twice] === 'any' &&
        ambush === '110'
      )
    })
    expect(found).toHaveLength(1)
  })

  test('SAB-K-053 an ambush of 109s, of 110s, or none', () => {
    expect(new Set(reaction.map(({ ambush }) => ambush))).toEqual(new Set([undefined, '109', '110']))
  })

  test('SAB-K-054 some Reduce 109s alone', () => {
    expect(reaction.some(({ reduce }) => Object.values(reduce).includes('109'))).toBe(true)
  })

  test('SAB-K-055 a shift leads to another station', () => {
    for (const { shift } of reaction) expect(shift === undefined || shift.from !== shift.to).toBe(true)
  })

  test('SAB-K-056 most help comes from High and from the flanks', () => {
    const all = STATIONS.reduce((sum, station) => sum + helpAt(station), 0)
    expect(helpAt('high') + helpAt('port') + helpAt('starboard')).toBeGreaterThan(all * 0.6)
    for (const station of STATIONS)
      if (station !== 'high') expect(helpAt('high')).toBeGreaterThan(helpAt(station))
  })
})
