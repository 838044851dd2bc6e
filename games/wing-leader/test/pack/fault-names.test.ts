import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import type { Pack } from '../../pack/types.ts'
import { FILE } from '../kit/pack-faults.ts'

type Loose<T> = {
  -readonly [K in keyof T]: Extract<T[K], object> extends never ? unknown : Loose<Extract<T[K], object>>
}

/** Where each fault of the standard pack with a mistake in it is said to be. */
function wheres<T>(file: T, spoil: (pack: Loose<T>) => unknown): (string | undefined)[] {
  const pack = copy(file) as Loose<T>
  spoil(pack)
  return checkPack(pack).map(({ where }) => where)
}

const inPack = (spoil: (pack: Loose<Pack>) => unknown) => wheres<Pack>(standard, spoil)
const put = (thing: object | undefined, values: object) => Object.assign(thing ?? {}, values)
const spitfire = standard.aircraft.findIndex(({ id }) => id === 'spitfire-ia')
const withVariant = standard.aircraft.findIndex(({ variants }) => variants)

test('a mistake on a card is told by the aircraft', () => {
  expect(inPack(pack => put(pack.aircraft[spitfire], { firepower: 9 }))).toEqual([
    'aircraft “Spitfire IA”, firepower',
  ])
  expect(inPack(pack => put(pack.aircraft[spitfire]?.bands[1], { from: 7 }))).toEqual([
    'aircraft “Spitfire IA”, bands “7 to 9”, from',
  ])
  const card = standard.aircraft[withVariant]
  expect(inPack(pack => put(pack.aircraft[withVariant]?.variants?.[0], { strafing: 'x' }))).toEqual([
    `aircraft “${card?.name}”, variants “${card?.variants?.[0]?.name}”, strafing`,
  ])
})

test('a mistake in a table is told by its row', () => {
  const total = standard.tables.airCombat.rows[1]?.total
  expect(inPack(pack => put(pack.tables.airCombat.rows[1], { hits: [] }))).toEqual([
    `tables, air combat, rows “${total}”, hits`,
  ])
})

test('a mistake on the ground is told by the surface unit', () => {
  const [first] = standard.surface
  expect(inPack(pack => put(pack.surface[0], { damage: 0 }))).toEqual([`surface “${first?.name}”, damage`])
})

test('a mistake in a scenario is told by scenario, side and unit', () => {
  const [scenario] = standard.scenarios
  const title = `scenarios “${scenario?.title}”`
  const unit = scenario?.raider.units[0]?.name
  expect(inPack(pack => put(pack.scenarios[0]?.raider.units[0], { model: 'spit' }))).toEqual([
    `${title}, raider, units “${unit}”, model`,
  ])
  expect(inPack(pack => put(pack.scenarios[0]?.raider.units[0], { size: 'wing' }))).toEqual([
    `${title}, raider, units “${unit}”, size`,
  ])
  expect(wheres(FILE, file => put(file.scenarios[0]?.surface[0], { type: 'dd' }))).toEqual([
    'scenarios “My own battle”, surface “HMS Test”, type',
  ])
  expect(wheres(FILE, file => put(file.scenarios[0]?.balloons[0], { square: 'R9' }))).toEqual([
    'scenarios “My own battle”, balloons “R9”, square',
  ])
  expect(wheres(FILE, file => put(file.scenarios[0]?.victory.levels[1], { atLeast: 7 }))).toEqual([
    'scenarios “My own battle”, victory, levels “raider-victory”, at least',
  ])
  expect(wheres(FILE, file => put(file.scenarios[0]?.sky.cloud[0], { squares: ['Z99'] }))).toEqual([
    'scenarios “My own battle”, sky, cloud “broken”, squares no. 1',
  ])
})

test('form, cards and scenarios are told of in one go', () => {
  expect(
    inPack(pack => {
      put(pack, { title: 7 })
      put(pack.aircraft[spitfire], { firepower: 9 })
      put(pack.aircraft[0]?.bands[1], { from: 7 })
      put(pack.scenarios[0]?.defender.units[0], { model: 'spit' })
    }),
  ).toEqual([
    undefined,
    'aircraft “Spitfire IA”, firepower',
    `aircraft “${standard.aircraft[0]?.name}”, bands “7 to ${standard.aircraft[0]?.bands[1]?.to}”, from`,
    `scenarios “${standard.scenarios[0]?.title}”, defender, units “${standard.scenarios[0]?.defender.units[0]?.name}”, model`,
  ])
})
