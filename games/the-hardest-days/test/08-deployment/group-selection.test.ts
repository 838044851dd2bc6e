import { expect, test } from 'vitest'
import type { ForceEntry, ScenarioId, TrackId } from '../../pack/types.ts'
import { selectGroups } from '../../rules/08-deployment/group-selection.ts'
import type { Group } from '../../state.ts'
import { offers, script, testLines, told } from '../kit/script.ts'
import { aDay, aRaid, dayWith, group, groupsLike, list, onlyReady } from '../kit/table.ts'

const entriesIn = (words: string) => list(words) as ForceEntry[]
const taking = (groups: string) => list(groups).map(id => `group ${id}`)
const idsOf = (groups: readonly Group[]) => groups.map(({ id }) => id)

test('THD-8.5.a full groups of the type called for, from the airbases of the region’s Luftflotte', () => {
  const { day, raid } = dayWith({}, 'airbase I/JG3-, clock/4 II/JG3')
  const ready = idsOf(groupsLike(day, { type: 'Me109', luftflotte: 2 })).filter(id => !/^II?\/JG3$/.test(id))
  expect(offers(selectGroups(day, raid, ['Me109', 'Me109']))).toEqual(ready)
  const west = dayWith({ track: 'lf3-B' })
  const lf3 = idsOf(groupsLike(west.day, { type: 'He111', luftflotte: 3 }))
  expect(offers(selectGroups(west.day, west.raid, ['He111']))).toEqual(lf3)
})

// Who is ready, what the list calls for, who is taken. A day or a track may be named before a semicolon.
testLines(
  {
    'THD-8.5.a no group is taken twice': 'I/JG3 I/JG26 I/JG51: Me109 Me109 Me109e = I/JG3 I/JG26 I/JG51',
    'THD-8.5.b a missing fighter type is replaced by the other': [
      'I/JG3 I/ZG26 II/ZG26: Me109 Me109cp = I/JG3 II/ZG26',
      'I/JG3 II/JG3: Me110 = I/JG3',
    ],
    'THD-8.5.c a missing bomber type is replaced by Ju88, Do17, He111 and at last Ju87': [
      'II/SG1 I/KG1 I/KG2 II/KG76: Do17 Do17 Do17 Do17 = I/KG2 II/KG76 I/KG1 II/SG1',
      'I/KG1 I/KG2 II/KG76: Ju87 Ju87 Ju87 = II/KG76 I/KG2 I/KG1',
    ],
    'THD-8.5.e THD-8.5.f an entry that cannot be filled by its kind ends the list, whatever comes later': [
      'I/JG3 II/JG3 III/JG3: Me109 Do17 Me109 = I/JG3',
      'I/KG2 II/KG2: Do17 Me110 Do17 = I/KG2',
    ],
    'THD-8.6.a the letter does not matter before type: the one type left is taken whatever its letter':
      'I/JG3 I/JG26 II/ZG26: Me109 Me109 = I/JG3 I/JG26',
    // The raid has an A already; the elite group is A too, and still comes first.
    'THD-8.7.a elite Me110s come first, whatever their letters':
      'I/JG3 1/EGr210 II/ZG26: Me109 Me110 = I/JG3 1/EGr210',
    'THD-8.9.a LF2 same type, LF3 same type, LF2 other fighter, LF3 other fighter': [
      '1940-08-24; I/ZG2 I/ZG26 I/JG2 I/JG3: Me109 Me109 Me109 Me109 = I/JG3 I/JG2 I/ZG26 I/ZG2',
      '1940-08-24; I/ZG2 I/ZG26 I/JG2 I/JG3: Me110 Me110 Me110 Me110 = I/ZG26 I/ZG2 I/JG3 I/JG2',
      '1940-08-24 lf2-east-A; I/ZG2 I/ZG26 I/JG2 I/JG3: Me109 Me109 Me109 Me109 = I/JG3 I/JG2 I/ZG26 I/ZG2',
      '1940-08-24 lf2-east-A; I/ZG2 I/ZG26 I/JG2 I/JG3: Me110 Me110 Me110 Me110 = I/ZG26 I/ZG2 I/JG3 I/JG2',
    ],
    'THD-8.9.a THD-3.10.a on earlier days LF3 keeps its fighters':
      '1940-08-18; I/JG2 I/JG3: Me109 Me109 = I/JG3',
    'THD-8.9.b only fighters, and only LF3 for LF2': [
      '1940-09-07; I/KG51 I/JG3: Ju88 =',
      '1940-09-07 lf3-A; I/JG2 I/JG3: Me109 Me109 = I/JG2',
    ],
  },
  (before, entries, taken) => {
    const [ready = '', when = ''] = before.split('; ').reverse()
    const [scenario = '1940-08-13', track = 'lf2-south-B'] = list(when) as [ScenarioId?, TrackId?]
    const day = aDay({ scenario })
    onlyReady(day, list(ready))
    const { value } = script(selectGroups(day, aRaid(day, { track }), entriesIn(entries)), [], ['group'])
    expect(value.map(({ group: one }) => one.id)).toEqual(list(taken))
  },
)

test('THD-8.5.d without Stukas in the game a Ju87 entry takes a Ju88', () => {
  const { day, raid } = dayWith({}, '', { scenario: '1940-08-24' })
  const { value } = script(selectGroups(day, raid, ['Ju87']), [], ['group'])
  expect(value.map(({ group: one }) => one.type)).toEqual(['Ju88'])
})

test('THD-8.5.f the log tells how a raid shrinks', () => {
  const { day, raid } = dayWith()
  onlyReady(day, ['I/KG2', 'II/KG2'])
  const { notes } = script(selectGroups(day, raid, ['Me109', 'Do17']))
  expect(notes.map(told)).toEqual(['THD-8.5.f raid-shrinks raid 1, entry Me109, from 2, to 0'])
})

test.each([
  ['THD-8.6.a the letter the raid has least of comes next', 'Me109 Me109 Do17 He111', '', 'ABC'],
  ['THD-8.6.a over all its groups', 'Me109 Me109 Do17 He111', 'I/JG3', 'BC'],
  ['THD-8.6.a over all its groups', 'Me109 Me109 Do17 He111', 'I/JG3 II/JG3', 'C'],
  ['THD-8.6.a over all its groups', 'Me109 Me109 Do17 He111', 'I/JG3 II/JG3 III/KG2', 'AB'],
  // A, B and C once each; of the bombers B only, of the fighters A and C.
  [
    'THD-8.6.a on a tie what its bombers have least of',
    'Me109 Do17 Me109 Do17',
    'I/JG3 II/KG2 III/JG3',
    'AC',
  ],
  [
    'THD-8.6.a on a tie what its fighters have least of',
    'Me109 Do17 Me109 Me109',
    'I/JG3 II/KG2 III/JG3',
    'B',
  ],
])('%s: %s with %s, %s', (_, entries, taken, letters) => {
  const { day, raid } = dayWith()
  const offered = offers(selectGroups(day, raid, entriesIn(entries)), taking(taken))
  expect([...new Set(offered.map(id => group(day, id).letter))].sort().join('')).toBe(letters)
})

test('THD-8.7.a elite Me110s are taken before any other of LF2', () => {
  const { day, raid } = dayWith()
  const elite = idsOf(groupsLike(day, { elite: true }))
  expect(elite).toHaveLength(2)
  expect(offers(selectGroups(day, raid, ['Me110', 'Me110', 'Me110']))).toEqual(elite)
  const [one = '', other = ''] = elite
  const third = offers(selectGroups(day, raid, ['Me110', 'Me110', 'Me110', 'Me109']), taking(one))
  expect(third).not.toContain(other)
  expect(third.length).toBeGreaterThan(1)
})
