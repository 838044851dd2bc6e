import { expect, test } from 'vitest'
import type { ForceEntry, Letter, TrackId } from '../../pack/types.ts'
import { selectGroups } from '../../rules/08-deployment/group-selection.ts'
import type { Day, Group } from '../../state.ts'
import { offers, script } from '../kit/script.ts'
import { aDay, aRaid, dayWith, group, groupsLike, onlyReady } from '../kit/table.ts'

function selected(day: Day, entries: readonly ForceEntry[], track: TrackId = 'lf2-south-B'): string[] {
  const raid = day.raids[0] ?? aRaid(day, { track })
  return script(selectGroups(day, raid, entries), [], ['group']).value.map(({ group: one }) => one.id)
}

const taking = (...groups: string[]) => groups.map(id => `group ${id}`)

function idsOf(groups: readonly Group[]): string[] {
  return groups.map(({ id }) => id)
}

test('THD-8.5.a full groups of the type called for, from the airbases of the region’s Luftflotte', () => {
  const day = aDay()
  const spent = group(day, 'I/JG3')
  spent.reduced = true
  group(day, 'II/JG3').place = { at: 'clock', segment: 4 }
  const offered = offers(selectGroups(day, aRaid(day), ['Me109', 'Me109']))
  const ready = groupsLike(day, { type: 'Me109', luftflotte: 2 }).filter(
    ({ id }) => !['I/JG3', 'II/JG3'].includes(id),
  )
  expect(offered).toEqual(idsOf(ready))

  const west = aDay()
  const lf3 = offers(selectGroups(west, aRaid(west, { track: 'lf3-B' }), ['He111']))
  expect(lf3).toEqual(idsOf(groupsLike(west, { type: 'He111', luftflotte: 3 })))
})

test('THD-8.5.a no group is taken twice', () => {
  const day = aDay()
  onlyReady(day, ['I/JG3', 'I/JG26', 'I/JG51'])
  expect(selected(day, ['Me109', 'Me109', 'Me109e'])).toEqual(['I/JG3', 'I/JG26', 'I/JG51'])
})

test('THD-8.5.b a missing fighter type is replaced by the other', () => {
  const day = aDay()
  onlyReady(day, ['I/JG3', 'I/ZG26', 'II/ZG26'])
  expect(selected(day, ['Me109', 'Me109cp'])).toEqual(['I/JG3', 'II/ZG26'])
  const other = aDay()
  onlyReady(other, ['I/JG3', 'II/JG3'])
  expect(selected(other, ['Me110'])).toEqual(['I/JG3'])
})

test('THD-8.5.c a missing bomber type is replaced by Ju88, Do17, He111 and at last Ju87', () => {
  const day = aDay()
  onlyReady(day, ['II/SG1', 'I/KG1', 'I/KG2', 'II/KG76'])
  expect(selected(day, ['Do17', 'Do17', 'Do17', 'Do17'])).toEqual(['I/KG2', 'II/KG76', 'I/KG1', 'II/SG1'])
  const other = aDay()
  onlyReady(other, ['I/KG1', 'I/KG2', 'II/KG76'])
  expect(selected(other, ['Ju87', 'Ju87', 'Ju87'])).toEqual(['II/KG76', 'I/KG2', 'I/KG1'])
})

test('THD-8.5.d without Stukas in the game a Ju87 entry takes a Ju88', () => {
  const day = aDay({ scenario: '1940-08-24' })
  const [id = ''] = selected(day, ['Ju87'])
  expect(group(day, id).type).toBe('Ju88')
})

test('THD-8.5.e THD-8.5.f an entry that cannot be filled by its kind ends the list, whatever comes later', () => {
  const day = aDay()
  onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3'])
  expect(selected(day, ['Me109', 'Do17', 'Me109'])).toEqual(['I/JG3'])
  const bombers = aDay()
  onlyReady(bombers, ['I/KG2', 'II/KG2'])
  expect(selected(bombers, ['Do17', 'Me110', 'Do17'])).toEqual(['I/KG2'])
  const { notes } = script(selectGroups(bombers, aRaid(bombers), ['Me109', 'Do17']))
  expect(notes).toEqual([
    { rule: 'THD-8.5.f', what: 'raid-shrinks', facts: { raid: 2, entry: 'Me109', from: 2, to: 0 } },
  ])
})

test('THD-8.6.a the letter the raid has least of comes next, over all its groups', () => {
  const { day, raid } = dayWith()
  const entries: ForceEntry[] = ['Me109', 'Me109', 'Do17', 'He111']
  const letters = (lines: string[]) => {
    const found = new Set(offers(selectGroups(day, raid, entries), lines).map(id => group(day, id).letter))
    return [...found].sort()
  }
  expect(letters([])).toEqual(['A', 'B', 'C'])
  expect(letters(taking('I/JG3'))).toEqual(['B', 'C'])
  expect(letters(taking('I/JG3', 'II/JG3'))).toEqual(['C'])
  expect(letters(taking('I/JG3', 'II/JG3', 'III/KG2'))).toEqual(['A', 'B'])
})

test('THD-8.6.a on a tie the letter that the class, fighters or bombers, has least of', () => {
  const { day, raid } = dayWith()
  const taken = taking('I/JG3', 'II/KG2', 'III/JG3')
  // A, B and C once each; of the bombers B only.
  const bomber = offers(selectGroups(day, raid, ['Me109', 'Do17', 'Me109', 'Do17']), taken)
  expect(new Set(bomber.map(id => group(day, id).letter))).toEqual(new Set<Letter>(['A', 'C']))
  // Of the fighters A and C: the B ones are next.
  const fighter = offers(selectGroups(day, raid, ['Me109', 'Do17', 'Me109', 'Me109']), taken)
  expect(new Set(fighter.map(id => group(day, id).letter))).toEqual(new Set<Letter>(['B']))
})

test('THD-8.6.a the letter does not matter before type: the one type left is taken whatever its letter', () => {
  const day = aDay()
  onlyReady(day, ['I/JG3', 'I/JG26', 'II/ZG26'])
  expect(selected(day, ['Me109', 'Me109'])).toEqual(['I/JG3', 'I/JG26'])
})

test('THD-8.7.a elite Me110s are taken before any other of LF2, whatever their letters', () => {
  const { day, raid } = dayWith()
  const elite = idsOf(groupsLike(day, { elite: true }))
  expect(elite).toHaveLength(2)
  const first = offers(selectGroups(day, raid, ['Me110', 'Me110', 'Me110']))
  expect(first).toEqual(elite)
  const [one = '', other = ''] = elite
  const third = offers(selectGroups(day, raid, ['Me110', 'Me110', 'Me110', 'Me109']), taking(one))
  expect(third).not.toContain(other)
  expect(third.length).toBeGreaterThan(1)
  const sameLetter = aDay()
  onlyReady(sameLetter, ['I/JG3', '1/EGr210', 'II/ZG26'])
  // The raid has an A already; the elite group is A too, and still comes first.
  expect(selected(sameLetter, ['Me109', 'Me110'])).toEqual(['I/JG3', '1/EGr210'])
})

test('THD-8.9.a LF2 same type, LF3 same type, LF2 other fighter, LF3 other fighter', () => {
  for (const track of ['lf2-south-B', 'lf2-east-A'] as const) {
    const day = aDay({ scenario: '1940-08-24' })
    onlyReady(day, ['I/ZG2', 'I/ZG26', 'I/JG2', 'I/JG3'])
    aRaid(day, { track })
    expect(selected(day, ['Me109', 'Me109', 'Me109', 'Me109'])).toEqual(['I/JG3', 'I/JG2', 'I/ZG26', 'I/ZG2'])
    expect(selected(day, ['Me110', 'Me110', 'Me110', 'Me110'])).toEqual(['I/ZG26', 'I/ZG2', 'I/JG3', 'I/JG2'])
  }
})

test('THD-8.9.a THD-3.10.a on earlier days LF3 keeps its fighters', () => {
  const day = aDay({ scenario: '1940-08-18' })
  onlyReady(day, ['I/JG2', 'I/JG3'])
  expect(selected(day, ['Me109', 'Me109'])).toEqual(['I/JG3'])
})

test('THD-8.9.b only fighters, and only LF3 for LF2', () => {
  const day = aDay({ scenario: '1940-09-07' })
  onlyReady(day, ['I/KG51', 'I/JG3'])
  expect(selected(day, ['Ju88'])).toEqual([])
  const west = aDay({ scenario: '1940-09-07' })
  onlyReady(west, ['I/JG2', 'I/JG3'])
  expect(selected(west, ['Me109', 'Me109'], 'lf3-A')).toEqual(['I/JG2'])
})
