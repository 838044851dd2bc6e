import { describe, expect, test } from 'vitest'
import { AUG_27 } from '../../rules/03-set-up.ts'
import { expectEven, only, pack } from '../kit/pack-words.ts'

const squadron = (id: string) => only(pack.squadrons, one => one.id === id)
const gruppe = (id: string) => only(pack.gruppen, one => one.id === id)
const day = pack.squadrons.filter(({ ace, type }) => !ace && type !== 'Blenheim')
const starting = day.filter(({ reinforcement }) => !reinforcement)
const later = day.filter(({ reinforcement }) => reinforcement)
const blenheims = pack.squadrons.filter(({ type }) => type === 'Blenheim')

describe('the squadrons', () => {
  test('RE-2.21.a 3.1 3.7 27 at the start, 15 reinforcements, 5 Blenheims, and two aces beside them', () => {
    expect([starting.length, later.length, blenheims.length]).toEqual([27, 15, 5])
    const aces = pack.squadrons.filter(({ ace }) => ace)
    expect(aces.map(({ type }) => type).sort()).toEqual(['Hurricane', 'Spitfire'])
    expect(pack.squadrons.length).toBe(47 + aces.length)
  })

  test('RE-2.21.i 3.7 squadrons that the text names, with sector and type', () => {
    const named = {
      '54': ['6/11', 'Spitfire'],
      '249': ['4/10', 'Hurricane'],
      RCAF: ['3/11', 'Hurricane'],
      '310': ['2/12', 'Hurricane'],
      '602': ['1/11', 'Spitfire'],
      '616': ['2/11', 'Spitfire'],
      '603': ['6/11', 'Spitfire'],
    }
    for (const [id, [sector, type]] of Object.entries(named))
      expect(squadron(id)).toMatchObject({ sector, type, ...(id !== '54' && { reinforcement: true }) })
    expect(squadron('54').reinforcement).toBeUndefined()
  })

  test('RE-2.21.i every squadron has a name of its own, and a sector that is on the map', () => {
    expect(new Set(pack.squadrons.map(({ id }) => id)).size).toBe(pack.squadrons.length)
    const sectors = pack.sectors.map(({ id }) => id)
    for (const { sector } of pack.squadrons) expect(sectors).toContain(sector)
  })

  test('3.7 Blenheims are at 6/11 and 3/12, one at most in a sector', () => {
    const sectors = blenheims.map(({ sector }) => sector)
    expect(sectors).toEqual(expect.arrayContaining(['6/11', '3/12']))
    expect(new Set(sectors).size).toBe(sectors.length)
  })

  test('RE-2.21.k 3.7 reinforcements come from all three groups', () => {
    const groups = later.map(({ sector }) => sector.split('/')[1])
    expect([...new Set(groups)].sort()).toEqual(['10', '11', '12'])
  })

  test('RE-EX-34 3.7 Hornchurch can have four squadrons, three of them Spitfires', () => {
    const there = day.filter(({ sector }) => sector === '6/11')
    expect(there.length).toBeGreaterThanOrEqual(4)
    expect(there.filter(({ type }) => type === 'Spitfire').length).toBeGreaterThanOrEqual(3)
  })

  test('RE-17.2.f 3.7 four sectors outside 11 Group have squadrons to make green', () => {
    const outside = new Set(starting.map(({ sector }) => sector).filter(sector => !sector.endsWith('/11')))
    expect(outside.size).toBeGreaterThanOrEqual(4)
  })

  test('RE-2.21.f 3.7 a reduced squadron is no better', () => {
    for (const { rating } of pack.squadrons) expect(rating[1]).toBeLessThanOrEqual(rating[0])
  })

  test('RE-2.21.j 3.7 each has a letter; inferred: they are even over sectors and types', () => {
    for (const type of ['Spitfire', 'Hurricane'] as const)
      expectEven(
        day.filter(one => one.type === type).map(({ letter }) => letter),
        type,
      )
    for (const { id } of pack.sectors)
      expectEven(
        starting.filter(({ sector }) => sector === id).map(({ letter }) => letter),
        id,
      )
  })

  test('RE-EX-14 3.7 inferred: Biggin Hill can hold one Hurricane and two Spitfires', () => {
    const types = day.filter(({ sector }) => sector === '7/11').map(({ type }) => type)
    expect(types.filter(type => type === 'Spitfire').length).toBeGreaterThanOrEqual(2)
    expect(types).toContain('Hurricane')
  })
})

describe('the Gruppen', () => {
  const start = pack.gruppen.filter(({ arrives }) => arrives === undefined)
  const reinforcements = pack.gruppen.filter(({ arrives }) => arrives !== undefined)

  test('RE-2.21.a 3.8 77 at the start and 7 reinforcements', () => {
    expect([start.length, reinforcements.length]).toEqual([77, 7])
  })

  test('RE-2.21.i 3.8 Gruppen that the text names', () => {
    expect(gruppe('I/JG51')).toMatchObject({ type: 'Me 109', luftflotte: 2 })
    expect(gruppe('I/JG51').arrives).toBeUndefined()
    expect(gruppe('IV/JG51')).toMatchObject({ type: 'Me 109', luftflotte: 2, arrives: expect.any(Number) })
  })

  test('RE-2.21.i 3.8 all abbreviations of the text are in use, and every Gruppe has a name of its own', () => {
    const units = new Set(pack.gruppen.map(({ id }) => id.replace(/^[IV]+\//, '').replace(/\d+$/, '')))
    expect([...units].sort()).toEqual(['EGr', 'JG', 'KG', 'KGr', 'KuGr', 'LG', 'SG', 'ZG'])
    expect(new Set(pack.gruppen.map(({ id }) => id)).size).toBe(84)
  })

  test('RE-2.21.h 3.8 six types; two Gruppen of Me 110 are elite', () => {
    expect(new Set(pack.gruppen.map(({ type }) => type)).size).toBe(6)
    expect(pack.gruppen.filter(({ elite }) => elite).map(({ type }) => type)).toEqual(['Me 110', 'Me 110'])
    expect(pack.gruppen.filter(({ type }) => type === 'Ju 87').length).toBeGreaterThanOrEqual(3)
  })

  test('RE-2.21.f RE-2.21.g 3.8 bombers and fighters can bomb; a reduced Gruppe fights and bombs no better', () => {
    for (const { id, rating, bombing } of pack.gruppen) {
      expect(bombing[0], id).toBeGreaterThan(0)
      expect(rating[1], id).toBeGreaterThanOrEqual(rating[0])
      expect(bombing[1], id).toBeLessThanOrEqual(bombing[0])
    }
  })

  test('RE-EX-32 RE-EX-33 3.7 3.8 the ratings add up as in the worked combats', () => {
    const [me109, he111] = [gruppe('I/JG51').rating, gruppe('I/KG1').rating]
    const [hurricane, spitfire] = [squadron('32').rating[0], squadron('54').rating[0]]
    expect(3 * me109[0] + me109[1] + hurricane + 2 * spitfire).toBe(12)
    expect(2 * he111[0] + me109[0] + 2 * spitfire).toBe(20)
  })

  test('RE-17.2.c 3.8 3.22 inferred: IV/JG51 alone comes before Aug 28', () => {
    const early = reinforcements.filter(({ arrives = 0 }) => arrives <= AUG_27)
    expect(early.map(({ id }) => id)).toEqual(['IV/JG51'])
  })

  test('3.8 inferred: Me 109 before elite Me 110 before Me 110 before bombers; a large raid is stronger than 25', () => {
    const best = (type: string, elite = false) =>
      pack.gruppen
        .filter(one => one.type === type && (one.elite ?? false) === elite)
        .map(one => one.rating[0])
    expect(Math.max(...best('Me 109'))).toBeLessThan(Math.min(...best('Me 110', true)))
    expect(Math.max(...best('Me 110', true))).toBeLessThanOrEqual(Math.min(...best('Me 110')))
    for (const type of ['Do 17', 'He 111', 'Ju 87', 'Ju 88'])
      expect(Math.max(...best('Me 110'))).toBeLessThan(Math.min(...best(type)))
    const strongest = pack.gruppen.map(({ bombing }) => bombing[0]).sort((a, b) => b - a)
    expect(strongest.slice(0, 8).reduce((sum, by) => sum + by, 0)).toBeGreaterThan(25)
  })

  test('RE-2.21.j 3.8 inferred: letters are even in every Luftflotte and type', () => {
    for (const luftflotte of [2, 3])
      for (const type of new Set(start.map(one => one.type)))
        expectEven(
          start.filter(one => one.luftflotte === luftflotte && one.type === type).map(({ letter }) => letter),
          `${type} of Luftflotte ${luftflotte}`,
        )
  })
})
