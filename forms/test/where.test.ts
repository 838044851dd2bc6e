import { expect, test } from 'vitest'
import { whereIn } from '../where.ts'

const FILE = {
  title: 'Mine',
  airCombat: { rows: [{ total: -3 }, { total: 4, hits: [1, 2] }] },
  aircraft: [
    { id: 'gladiator', name: 'Gladiator', bands: [{ from: 0, to: 5 }] },
    { id: 'spitfire-ia', name: 'Spitfire IA', variants: [{ id: 'spitfire-ib' }] },
  ],
  units: [{ name: 'Escort' }, { name: 'Escort' }, { name: ' ', id: 'third' }],
  pages: [{ map: '5', type: 'inbound' }, 7],
  rows: { '1940-08-13': ['a'], Me109cp: ['b'] },
}

test.each([
  ['title', 'title'],
  ['aircraft[1].firepower', 'aircraft “Spitfire IA”, firepower'],
  ['aircraft[1].variants[0].strafing', 'aircraft “Spitfire IA”, variants “spitfire-ib”, strafing'],
  ['aircraft[0].bands[0].to', 'aircraft “Gladiator”, bands “0 to 5”, to'],
  ['airCombat.rows[1].hits[0]', 'air combat, rows “4”, hits no. 1'],
  ['pages[0].type', 'pages “5, inbound”, type'],
  ['rows["1940-08-13"][0]', 'rows, 1940-08-13 no. 1'],
  ['rows.Me109cp[0]', 'rows, Me109cp no. 1'],
])('%s is %s', (path, where) => expect(whereIn(FILE, path)).toBe(where))

test('entries of one name are told apart by their number; without a name the number alone is told', () => {
  expect(whereIn(FILE, 'units[1].size')).toBe('units “Escort” (no. 2), size')
  expect(whereIn(FILE, 'units[2].size')).toBe('units “third”, size')
  expect(whereIn(FILE, 'pages[1]')).toBe('pages no. 2')
})

test('a place that the file does not have is told as far as it goes', () => {
  expect(whereIn(FILE, 'aircraft[9].bands[0]')).toBe('aircraft no. 10, bands no. 1')
  expect(whereIn(7, '[3].id')).toBe('entry no. 4, id')
  expect(whereIn(FILE, '')).toBe('')
})

test('a name in the file is one short line, whatever it is', () => {
  const foul = { units: [{ name: `A\u202eB\n${'x'.repeat(100)}` }] }
  expect(whereIn(foul, 'units[0].size')).toBe(`units “A B ${'x'.repeat(35)}…”, size`)
})
