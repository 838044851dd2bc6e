import { expect, test } from 'vitest'
import { checkPack } from '../../pack/index.ts'
import { type Change, changedPack } from '../kit/pack-faults.ts'

const wheres = (...changes: readonly Change[]) => checkPack(changedPack(...changes)).map(({ where }) => where)

/** A mistake in each part of a pack, and what it is told by. */
test.each([
  ['maps[0].spaces[3].level', 99, 'maps “Early formation”, spaces “4.6”, level'],
  ['maps[0].elements[0].bombers[0]', 'ZZ', 'maps “Early formation”, elements “Formation”, bombers no. 1'],
  ['maps[0].bombers[0].p', 50, 'maps “Early formation”, bombers “A1”'],
  ['maps[0].links[0].tp', 99, 'maps “Early formation”, links “nose/high to nose/level”, tp'],
  ['seasons[1].experten', 99, 'seasons “1943 Early”, experten'],
  ['seasons[1].map[0].to', 10, 'seasons “1943 Early”, map no. 2, to'],
  ['situations[1].tp[0].to', 10, 'situations “5, near-target”, tp no. 2, to'],
  ['escorts.setUp.heavy[0].to', 10, 'escorts, set up, heavy no. 2, to'],
  ['combat.bailOut[0].is', 'x', 'combat, bail out no. 1, is'],
  ['blast.diagrams[0].red', [], 'blast, diagrams “diamond”, red'],
  ['markers.hits[0].count', 0, 'markers, hits “fuselage-2”, count'],
  ['attackCards[0].deck', 'side', 'attack cards “nose-1”, deck'],
  ['fireCards[0].climb', 9, 'fire cards “fire-achtung-1”, climb'],
  ['roster.pilots[1].name', 'Anders', 'roster, pilots “Anders”, name'],
])('%s = %j is told by %s', (path, value, where) => expect(wheres([path, value])).toContain(where))

test('form, maps, situations and roster are told of in one go', () => {
  expect(
    wheres(
      ['maps[0].spaces[3].level', 99],
      ['maps[1].elements[0].bombers[0]', 'ZZ'],
      ['situations[1].tp[0].to', 10],
      ['roster.pilots[1].name', 'Anders'],
    ),
  ).toEqual([
    'maps “Early formation”, spaces “4.6”, level',
    'maps “Javelin down”, elements “Lead”, bombers no. 1',
    'maps “Javelin down”, bombers “A1”',
    'situations “5, near-target”, tp no. 2, to',
    'roster, pilots “Anders”, name',
    'roster, pilots “Anders”, replacement',
  ])
})
