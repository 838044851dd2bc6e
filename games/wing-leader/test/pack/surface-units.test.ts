import { expect, test } from 'vitest'
import { SURFACE } from '../../pack/surface.ts'
import { LAND_TARGETS, SHIPS, type SurfaceType } from '../../pack/types.ts'

function isShip({ kind }: SurfaceType): boolean {
  return SHIPS.some(ship => ship === kind)
}

const ships = SURFACE.filter(isShip)
const land = SURFACE.filter(type => !isShip(type))
const guns = SURFACE.flatMap(type => type.flak.map(flak => ({ type, flak })))

function typeNamed(id: string): SurfaceType {
  const type = SURFACE.find(one => one.id === id)
  if (!type) throw new Error(`There is no surface unit ${id}`)
  return type
}

/** What a ship can fire at aircraft in a turn: strength counts for each channel. */
function firepowerOf(type: SurfaceType): number {
  return type.flak.reduce((sum, { strength, channels }) => sum + (strength + 1) * (channels + 1), 0)
}

test('WL-14.0.c WL-C-48 every kind of ship is there, and no ship is easier to hit than a still one', () => {
  expect([...new Set(ships.map(({ kind }) => kind))].sort()).toEqual([...SHIPS].sort())
  expect(ships.filter(({ defence }) => defence > 0)).toEqual([])
  expect(typeNamed('dd-1').defence).toBe(-2)
})

test('every kind of target on land is there', () =>
  expect([...new Set(land.map(({ kind }) => kind))].sort()).toEqual([...LAND_TARGETS].sort()))

test('ids are unique and end in the number of the variant or the strength of the flak', () => {
  const ids = SURFACE.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => !/^[a-z]+-(\d|[slh][012])$/.test(id))).toEqual([])
})

test('WL-C-49 small arms have no fire channels, light and heavy flak have', () => {
  expect(guns.length).toBeGreaterThan(40)
  for (const { type, flak } of guns)
    expect({ id: type.id, hasChannels: flak.channels > 0 }).toEqual({
      id: type.id,
      hasChannels: flak.type !== 'S',
    })
})

test('WL-14.2.a flak on land comes as S, L and H of strength 0, 1 and 2', () => {
  const rated = SURFACE.filter(({ kind }) => kind === 'flak').flatMap(({ flak }) =>
    flak.map(({ type, strength }) => `${type}${strength}`),
  )
  expect(rated.sort()).toEqual(['H0', 'H1', 'H2', 'L0', 'L1', 'L2', 'S0', 'S1', 'S2'])
  const heavy = SURFACE.filter(({ kind }) => kind === 'flak').flatMap(({ flak }) => flak)
  expect(heavy).toContainEqual({ type: 'H', strength: 1, channels: 2 })
  expect(heavy).toContainEqual({ type: 'H', strength: 0, channels: 2 })
})

test('WL-14.2.c no unit has two batteries of one type', () => {
  for (const { id, flak } of SURFACE)
    expect({ id, types: new Set(flak.map(({ type }) => type)).size }).toEqual({ id, types: flak.length })
})

test('WL-14.2.8.a low-angle guns are heavy guns of old ships', () => {
  const low = guns.filter(({ flak }) => flak.lowAngle)
  expect(low.map(({ type }) => type.id)).toEqual(['dd-1', 'cl-1'])
  expect(low.map(({ flak }) => flak.type)).toEqual(['H', 'H'])
})

test('WL-14.0.b capital ships and armoured decks are armoured, hardness is for land', () => {
  expect(SURFACE.filter(({ armoured }) => armoured).map(({ id }) => id)).toEqual(
    'cv-3 bc-1 bc-2 bb-1 bb-2 bb-3'.split(' '),
  )
  expect(SURFACE.filter(({ hard }) => hard).map(({ kind }) => kind)).toEqual(
    'factory bridge bunker'.split(' '),
  )
})

test('WL-C-64 WL-EX-75 tanks are no hard target, so that an anti-tank gun has its full value; bunkers are', () => {
  expect(typeNamed('bunker-1').hard).toBe(true)
  const tanks = SURFACE.filter(({ kind }) => kind === 'tank')
  expect(tanks.map(({ id, hard }) => [id, hard])).toEqual([
    ['tank-1', undefined],
    ['tank-2', undefined],
  ])
})

test('later variants of a ship are better armed', () => {
  const steps =
    'ss-1 ss-2, pg-1 pg-2, dd-1 dd-2 dd-3, cl-1 cl-2 cl-3, ca-1 ca-2, cve-1 cve-2, cvl-1 cvl-2, cv-1 cv-2'
  for (const row of `${steps}, bc-1 bc-2, bb-1 bb-2 bb-3`.split(', ')) {
    const worth = row.split(' ').map(id => firepowerOf(typeNamed(id)))
    expect(worth, row).toEqual([...new Set(worth)].sort((a, b) => a - b))
  }
})

test('larger ships stand more and are worth more', () => {
  for (const order of [
    ['ss-1', 'dd-1', 'cl-1', 'ca-1', 'bc-1', 'bb-1'],
    ['pg-1', 'dd-2', 'cl-2', 'ca-2', 'bc-2', 'bb-2'],
    ['aux-1', 'cve-1', 'cvl-1', 'cv-1'],
  ]) {
    const damage = order.map(id => typeNamed(id).damage)
    const vp = order.map(id => typeNamed(id).vp)
    expect(damage).toEqual([...new Set(damage)].sort((a, b) => a - b))
    expect(vp).toEqual([...vp].sort((a, b) => a - b))
  }
})
