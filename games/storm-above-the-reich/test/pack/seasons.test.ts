import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import {
  ATTACHMENTS,
  AUXILIARIES,
  type DieTable,
  type EscortRoll,
  FIGHTER_KINDS,
  MISSION_TYPES,
  type Season,
} from '../../pack/types.ts'

const { seasons, operations, roster } = standard
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function season(id: string): Season {
  const found = seasons.find(one => one.id === id)
  if (!found) throw new Error(id)
  return found
}

const mean = (table: DieTable<number>) => DICE.reduce((sum, die) => sum + read(table, die), 0) / DICE.length
const all = <T>(table: DieTable<T>) => DICE.map(die => read(table, die))

/** `L8t` as in the printed table. */
function printed(roll: EscortRoll): string {
  if (roll === 'none') return 'none'
  const letter = { 'p-51': 'm', 'p-40': 'k', spitfire: 's', 'p-38': 't' }[roll.type]
  return `${roll.strength === 'heavy' ? 'H' : 'L'}${roll.turn ?? ''}${letter}`
}

describe('the Mission Set-Up Table', () => {
  test('SR-K-SET-01 seven seasons from 1942 to 1945, the first three in the Mediterranean', () => {
    expect(seasons.map(({ name }) => name)).toEqual([
      '1942',
      '1943 Early',
      '1943 Late',
      '1944 Early',
      '1944 Mid',
      '1944 Late',
      '1945',
    ])
    expect(seasons.map(({ theatre }) => theatre)).toEqual([
      'mediterranean',
      'mediterranean',
      'mediterranean',
      'reich',
      'reich',
      'reich',
      'reich',
    ])
  })

  test('SR-K-SET-02 seasons of 6 or 10 missions, near sixty in all', () => {
    expect(seasons.map(({ missions }) => missions)).toEqual([6, 6, 6, 10, 10, 10, 10])
  })

  test('SR-Q-02 1943 Early is the printed row, with Map 7 on die 1', () => {
    const { map, type, rows, experten, missions, source } = season('1943-early')
    expect({ experten, missions, source }).toEqual({ experten: 4, missions: 6, source: 'rulebook' })
    expect(all(map).join('')).toBe('7666666655')
    expect(all(type).map(one => one[0])).toEqual([...'iinnoooooo'])
    expect(all(rows.inbound.operations)).toEqual([2, 2, 2, 4, 4, 4, 4, 4, 4, 8])
    expect(all(rows['near-target'].operations)).toEqual([2, 2, 2, 4, 4, 4, 4, 4, 4, 6])
    expect(all(rows.outbound.operations)).toEqual([4, 4, 4, 6, 6, 6, 6, 6, 6, 10])
    const escorts = (each: (typeof MISSION_TYPES)[number]) => all(rows[each].escort).map(printed).join(' ')
    expect(escorts('inbound')).toBe('Ls L8t L8t L8t L6t L6t L6t L6t none none')
    expect(escorts('near-target')).toBe('Lt L5t L5t L5t L3k L3k L3k L3k none none')
    expect(escorts('outbound')).toBe('Ls L3t L3t L3t L5k L5k L5k L5k none none')
  })

  test('SR-K-SET-03 every column covers the dice 1 to 10 once', () => {
    for (const { map, type, rows, erosion } of seasons)
      for (const table of [
        map,
        type,
        erosion,
        ...MISSION_TYPES.flatMap((each): DieTable<unknown>[] => [rows[each].operations, rows[each].escort]),
      ]) {
        const tops = table.map(({ to }) => to)
        expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
        expect(tops.at(-1)).toBe(10)
      }
  })

  test('SR-K-SET-04 no auxiliaries in 1942; Heavy escort and P-51 occur', () => {
    expect(season('1942').menu.auxiliaries).toEqual({})
    const rolls = seasons.flatMap(({ rows }) => MISSION_TYPES.flatMap(each => all(rows[each].escort)))
    expect(rolls.some(roll => roll !== 'none' && roll.strength === 'heavy')).toBe(true)
    expect(rolls.some(roll => roll !== 'none' && roll.type === 'p-51')).toBe(true)
  })

  test('SR-K-SET-05 starting experten and greens fit on the roster', () => {
    for (const { experten, greens } of seasons) {
      expect(experten).toBeGreaterThan(0)
      expect(experten + greens).toBeLessThanOrEqual(18)
    }
  })

  test('SR-K-SET-06 escort, OP, maps and greens grow with the seasons; P-51 only late; OP on any roll', () => {
    const escort = ({ rows }: Season) =>
      MISSION_TYPES.flatMap(each => all(rows[each].escort).map(roll => presence(roll, each))).reduce(
        (a, b) => a + b,
      )
    const op = ({ rows }: Season) => MISSION_TYPES.reduce((sum, each) => sum + mean(rows[each].operations), 0)
    const map = (one: Season) => all(one.map).reduce((sum, id) => sum + Number(id), 0)
    for (const measure of [escort, op, map]) {
      const values = seasons.map(measure)
      for (const [i, value] of values.entries())
        if (i > 0) expect(value, `${seasons[i]?.id}`).toBeGreaterThan(values[i - 1] ?? 0)
    }
    const greens = seasons.map(one => one.greens)
    expect(greens).toEqual([...greens].sort((a, b) => a - b))
    expect(greens.at(-1)).toBeGreaterThan(greens[0] ?? 0)
    for (const { theatre, rows } of seasons)
      for (const each of MISSION_TYPES) {
        expect(Math.min(...all(rows[each].operations))).toBeGreaterThanOrEqual(1)
        if (theatre === 'mediterranean') expect(all(rows[each].escort).map(printed).join()).not.toContain('m')
      }
  })
})

/** Markers x turns over a mission of ten turns. */
function presence(roll: EscortRoll, type: (typeof MISSION_TYPES)[number]): number {
  if (roll === 'none') return 0
  const turns = roll.turn === undefined ? 10 : type === 'outbound' ? 11 - roll.turn : roll.turn
  return (roll.strength === 'heavy' ? 7 : 5) * Math.min(turns, 10)
}

describe('the Operations Menu', () => {
  test('SR-K-OPS-01 in 1943 Early four MC202 cost 2 OP and three Cannon 1 OP', () => {
    const { auxiliaries, attachments } = season('1943-early').menu
    expect(auxiliaries.mc202).toEqual({ cost: 1, count: 2 })
    expect(attachments.cannon).toEqual({ cost: 1, count: 3 })
  })

  test('SR-K-OPS-02 MC202 in 1943 Early, Me163 late only; the Ju88 may carry Cannon and Rockets', () => {
    expect(seasons.filter(({ menu }) => menu.auxiliaries.me163).map(({ id }) => id)).toEqual([
      '1944-late',
      '1945',
    ])
    expect(operations.carries.ju88.may).toEqual(expect.arrayContaining(['cannon', 'rockets']))
    for (const kind of AUXILIARIES) expect(seasons.some(({ menu }) => menu.auxiliaries[kind])).toBe(true)
    for (const each of ATTACHMENTS) expect(seasons.some(({ menu }) => menu.attachments[each])).toBe(true)
  })

  test('SR-K-OPS-02 the MC202 may carry Rockets, and can meet Spitfires with them', () => {
    expect(operations.carries.mc202.may).toContain('rockets')
    const both = seasons.filter(
      ({ menu }) => menu.auxiliaries.mc202 !== undefined && menu.attachments.rockets !== undefined,
    )
    const escorts = both.flatMap(({ rows }) => MISSION_TYPES.flatMap(type => all(rows[type].escort)))
    expect(escorts.some(roll => roll !== 'none' && roll.type === 'spitfire')).toBe(true)
  })

  test('SR-K-OPS-02 MC202, IAR80 and Ju88 come singly or two or three for 1 OP, attachments for 1 or 2', () => {
    for (const { menu } of seasons) {
      for (const kind of ['mc202', 'iar80', 'ju88'] as const) {
        const offer = menu.auxiliaries[kind]
        if (offer) expect([offer.cost, [1, 2, 3].includes(offer.count)]).toEqual([1, true])
      }
      for (const each of ATTACHMENTS) {
        const offer = menu.attachments[each]
        if (offer) expect([1, 2]).toContain(offer.cost)
      }
    }
  })

  test('SR-K-OPS-03 Armor with Rockets is legal on an FW190, and every aircraft has a limit', () => {
    const { may, most } = operations.carries.fw190
    expect(may).toEqual(expect.arrayContaining(['armor', 'rockets']))
    expect(most).toBe(2)
    for (const kind of FIGHTER_KINDS)
      expect(operations.carries[kind].most).toBeLessThanOrEqual(operations.carries[kind].may.length)
  })

  test('SR-K-OPS-04 Rockets are not sold before there are maps to fire them on', () => {
    for (const { menu, map } of seasons)
      if (menu.attachments.rockets || menu.attachments.cable)
        expect(all(map).some(id => standard.maps.some(one => one.id === id && one.rockets))).toBe(true)
    expect(standard.maps.find(({ id }) => id === '5')?.rockets).toBe(false)
  })

  test('SR-K-OPS-05 at most 32 auxiliary blocks', () => {
    expect(AUXILIARIES.reduce((sum, kind) => sum + operations.blocks[kind], 0)).toBeLessThanOrEqual(32)
  })

  test('SR-K-AUX-01 Ju88, Bf110 and Me163 change their own Lethal Level, the others do not', () => {
    const { lethal } = operations
    expect(lethal.ju88.determined).toBe(2)
    for (const kind of FIGHTER_KINDS) {
      const changes = lethal[kind].determined !== 0 || lethal[kind].evasive !== 0
      expect(changes, kind).toBe(['ju88', 'bf110', 'me163'].includes(kind))
    }
  })
})

describe('victory and roster', () => {
  test('SR-K-VIC-01 every season can be won, lost or fall in between', () => {
    for (const { victory } of seasons) {
      expect(victory.lose.vp).toBeGreaterThan(0)
      expect(victory.lose.vp).toBeLessThan(victory.win.vp - 1)
      expect(victory.win.pilots).toBeGreaterThan(0)
      expect(victory.win.pilots).toBeLessThanOrEqual(18)
    }
    expect(season('1943-early').victory).toMatchObject({
      win: { vp: 20, pilots: 14 },
      lose: { vp: 10, killed: 8 },
    })
  })

  test('SR-K-VIC-02 eighteen pilots with initials of their own, the printed five first', () => {
    const names = roster.pilots.map(({ name }) => name)
    expect(names.slice(0, 5)).toEqual(['Ahrens', 'Bär', 'Clausen', 'Doppler', 'Ehlers'])
    expect(new Set(names.map(name => name[0])).size).toBe(18)
    for (const { name, replacement } of roster.pilots) {
      expect(replacement[0]).toBe(name[0])
      expect(replacement).not.toBe(name)
    }
  })

  test('SR-TRN-01 the training mission has two fighters on Map 5 and five turns', () => {
    expect(standard.training).toMatchObject({ map: '5', fighters: 2, limit: 5 })
  })
})
