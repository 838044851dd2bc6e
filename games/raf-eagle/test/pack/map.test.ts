import { describe, expect, test } from 'vitest'
import { PRIORITIES, PRIORITISED, type Priority, type RaidClass, type TargetCard } from '../../pack/types.ts'
import { cardsOn, expectRising, pack, range, tables, target, targetCard, typeOf } from '../kit/pack-words.ts'

const classOf = (card: TargetCard, priority: Priority): RaidClass =>
  tables.raidPriority[priority][card.value - 1] ?? 'none'

describe('the map', () => {
  test('RE-2.1.a 3.2 sectors by number and group, each with one airfield; London has neither', () => {
    expect(pack.sectors.map(({ id }) => id)).toEqual([
      ...['1/10', '3/10', '4/10', '1/11', '2/11', '3/11', '4/11', '5/11', '6/11', '7/11', '2/12', '3/12'],
      'London',
    ])
    for (const { id, name, group } of pack.sectors) {
      const airfields = pack.targets.filter(({ type, sector }) => type === 'airfield' && sector === id)
      expect(airfields.map(airfield => airfield.id)).toEqual(id === 'London' ? [] : [name])
      expect(group).toBe(id === 'London' ? undefined : Number(id.split('/')[1]))
    }
  })

  test('3.2 the targets that the text places', () => {
    expect(target('Hornchurch')).toMatchObject({ type: 'airfield', sector: '6/11' })
    expect(target('Middle Wallop')).toMatchObject({ type: 'airfield', sector: '4/10' })
    expect(target('Oxford')).toMatchObject({ type: 'city', sector: '4/10' })
    expect(target('Biggin Hill')).toMatchObject({ type: 'airfield', sector: expect.stringMatching(/\/11$/) })
  })

  test('RE-2.1.b 3.2 the targets that the text names, by type', () => {
    const named = {
      radar: ['Worth', 'Poling', 'Rye'],
      airfield: ['Biggin Hill', 'Hornchurch', 'Kenley', 'Middle Wallop'],
      port: ['Dover', 'Weymouth'],
      industry: ['Southampton'],
      city: ['London', 'Oxford'],
      headquarters: ['Box', 'Uxbridge', 'Stanmore'],
    }
    for (const [type, ids] of Object.entries(named)) for (const id of ids) expect(target(id).type).toBe(type)
    expect(pack.targets.filter(({ type }) => type === 'base').length).toBeGreaterThan(0)
  })

  test('RE-10.25.d RE-10.25.e 3.2 who commands from where', () => {
    expect(pack.targets.flatMap(({ id, commands }) => (commands ? [[id, commands]] : []))).toEqual([
      ['Box', 10],
      ['Uxbridge', 11],
      ['Stanmore', 'all'],
    ])
  })

  test('RE-2.1.b 3.2 radar nets are numbered, and three damaged ones leave others to be blinded', () => {
    const nets = pack.targets.flatMap(({ net }) => net ?? [])
    expect(nets).toEqual(range(1, nets.length))
    expect(nets.length).toBeGreaterThan(3)
  })

  test('3.2 12 Group has targets of its own', () => {
    const twelve = pack.targets.filter(({ sector }) => sector.endsWith('/12'))
    expect(pack.targetCards.some(card => twelve.some(({ id }) => id === card.target))).toBe(true)
  })

  test('RE-2.1.c 3.2 Luftflotte 2 looks east and Luftflotte 3 west', () => {
    const at = (luftflotte: 2 | 3) =>
      pack.targetCards.filter(card => card.luftflotte === luftflotte).map(card => target(card.target).at[0])
    expect(Math.min(...at(2))).toBeGreaterThan(-0.6)
    expect(Math.max(...at(3))).toBeLessThan(-0.4)
  })

  test('every name stands in the south of England', () => {
    for (const { at } of [...pack.sectors, ...pack.targets]) {
      expect(at[0]).toBeGreaterThan(-4.5)
      expect(at[0]).toBeLessThan(1.5)
      expect(at[1]).toBeGreaterThan(50.3)
      expect(at[1]).toBeLessThan(52.7)
    }
  })
})

describe('the target cards', () => {
  test('3.1 3.3 sixty of them, each with its number', () => {
    expect(pack.targetCards.map(({ card }) => card)).toEqual(range(1, 60))
  })

  test('3.3 card 01 is Worth, with four sectors on its chart', () => {
    expect(targetCard(1).target).toBe('Worth')
    expect(targetCard(1).chart.map(({ sector }) => sector)).toEqual(['4/10', '3/10', '1/11', '1/10'])
  })

  test('3.3 card 05 is Poling: three nets, one for the Observer Corps in patchy clouds', () => {
    const { target: id, nets, observers } = targetCard(5)
    expect([id, nets.length, observers[1]]).toEqual(['Poling', 3, 1])
  })

  test('3.3 RE-EX-12 RE-EX-13 card 34 is Dover: seven squadrons with sufficient warning, twelve with early', () => {
    const { target: id, chart } = targetCard(34)
    expect(id).toBe('Dover')
    expect(chart.map(({ sector, send }) => [sector, send[2], send[3]])).toEqual([
      ['6/11', 3, 3],
      ['7/11', 2, 2],
      ['5/11', 2, 2],
      ['2/11', 0, 2],
      ['3/11', 0, 2],
      ['4/11', 0, 1],
    ])
  })

  test('3.3 card 37 is Middle Wallop, at the edge of range, with forward airfields', () => {
    expect(targetCard(37)).toMatchObject({ target: 'Middle Wallop', range: 'edge', forward: true })
  })

  test('RE-19.1.a 3.3 six airfield cards have forward airfields', () => {
    const forward = pack.targetCards.filter(card => card.forward)
    expect(forward.map(typeOf)).toEqual(Array(6).fill('airfield'))
  })

  test('RE-13.a 3.3 headquarters and bases are secondary targets, and never primary', () => {
    for (const card of pack.targetCards) expect(PRIORITISED).toContain(typeOf(card))
    const seconds = new Set(pack.targetCards.flatMap(({ secondary }) => secondary ?? []))
    for (const id of ['Box', 'Uxbridge', 'Stanmore']) expect(seconds).toContain(id)
    expect([...seconds].some(id => target(id).type === 'base')).toBe(true)
  })

  test('3.3 cards that the worked plan needs can be drawn on the first day', () => {
    for (const id of ['Rye', 'Weymouth', 'Kenley', 'Southampton'])
      expect(cardsOn(id).some(({ card }) => card <= 34)).toBe(true)
    for (const id of ['Biggin Hill', 'Hornchurch'])
      expect(cardsOn(id).filter(({ card }) => card <= 34).length).toBeGreaterThanOrEqual(2)
  })

  test('RE-EX-04 3.3 priorities exist by which its airfields and Southampton are major, Rye and Weymouth minor', () => {
    const vectors = PRIORITIES.flatMap(airfield =>
      PRIORITIES.flatMap(industry =>
        PRIORITIES.flatMap(radar =>
          PRIORITIES.map(port => ({ airfield, industry, radar, port, city: radar })),
        ),
      ),
    )
    const fits = vectors.filter(vector => {
      const can = (id: string, wanted: RaidClass, count: number) =>
        cardsOn(id).filter(
          card => classOf(card, vector[typeOf(card) as keyof typeof vector]) === wanted && card.card <= 34,
        ).length >= count
      return (
        can('Biggin Hill', 'major', 2) &&
        can('Hornchurch', 'major', 2) &&
        can('Kenley', 'major', 1) &&
        can('Southampton', 'major', 1) &&
        can('Rye', 'minor', 1) &&
        can('Weymouth', 'minor', 1)
      )
    })
    expect(fits.length).toBeGreaterThan(0)
  })

  test('RE-EX-16 RE-EX-17 3.3 a card of Biggin Hill can call nine squadrons', () => {
    const most = (card: TargetCard) => card.chart.reduce((sum, { send }) => sum + send[3], 0)
    expect(Math.max(...cardsOn('Biggin Hill').map(most))).toBeGreaterThanOrEqual(9)
  })

  test('RE-19.4.a RE-19.4.d 3.2 3.3 the edge of Me 109 range, and what lies beyond it', () => {
    for (const card of pack.targetCards) {
      const { sector } = target(card.target)
      const edge = sector === '3/11' || sector === '4/11' || card.target === 'Middle Wallop'
      const beyond = sector.endsWith('/12') || sector === '3/10' || card.target === 'Oxford'
      expect(card.range, card.target).toBe(edge ? 'edge' : beyond ? 'beyond' : 'in')
      expect(card.far ?? false).toBe(beyond)
    }
  })

  test('RE-2.31.a every value, depth, area and range is there, and cards that count twice', () => {
    const all = (key: 'value' | 'depth' | 'luftflotte' | 'range') =>
      [...new Set(pack.targetCards.map(card => card[key]))].sort()
    expect(all('value')).toEqual([1, 2, 3])
    expect(all('depth')).toEqual(['coast', 'deep', 'inland'])
    expect(all('luftflotte')).toEqual([2, 3])
    expect(all('range')).toEqual(['beyond', 'edge', 'in'])
    expect(pack.targetCards.filter(({ double }) => double).length).toBeGreaterThanOrEqual(2)
    expect(cardsOn('London').length).toBeGreaterThanOrEqual(2)
  })

  test('3.3 inferred: charts send no fewer the earlier the warning, and observers see no more the worse the weather', () => {
    for (const { card, chart, observers } of pack.targetCards) {
      for (const { send } of chart) expectRising(send, `card ${card}`)
      expectRising([...observers].reverse(), `card ${card}`)
    }
  })

  test('3.3 inferred: what counts twice is deep; 35-44 lie mostly inland; 45-60 are mostly cities with London', () => {
    for (const { double, depth } of pack.targetCards) if (double) expect(depth).toBe('deep')
    const later = pack.targetCards.filter(({ card }) => card > 34 && card <= 44)
    expect(later.filter(({ depth }) => depth !== 'coast').length).toBeGreaterThan(5)
    const terror = pack.targetCards.filter(({ card }) => card > 44)
    expect(terror.filter(card => typeOf(card) === 'city').length).toBeGreaterThan(8)
    expect(terror.filter(card => card.target === 'London').length).toBeGreaterThanOrEqual(8)
  })

  test('RE-5.11.a 3.3 inferred: fewer than three major cards of ten are rare as the battle opens', () => {
    const opening = { city: 'low', industry: 'low', airfield: 'medium', port: 'high', radar: 'high' } as const
    const major = pack.targetCards.filter(
      card => card.card <= 34 && classOf(card, opening[typeOf(card) as keyof typeof opening]) === 'major',
    ).length
    expect(major).toBeGreaterThanOrEqual(16)
    expect(major).toBeLessThanOrEqual(20)
  })
})
