import { type Facts, hashState } from '@tallyho/engine'
import { anybody, filmed, heldAgainst, type Shot } from '@tallyho/engine/proof/film-proof'
import { expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { SCENARIOS } from '../pack/types.ts'
import { RAF } from '../rules/02-terms/terms.ts'
import type { Day, Raid } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { at, TOLD } from './kit/told.ts'

/** Notes of a whole raid: they speak for every group in its display. */
const WHOLE_RAID: ReadonlySet<string> = new Set(['placement', 'raid-leaves', 'raid-broken', 'decoy'])

/** Units that a note names, or speaks for. */
function named({ note, state, before }: Shot<Day>): Set<string> {
  const { squadron, group, squadrons, groups, raid }: Facts = note.facts
  const ids = [squadron, group, squadrons, groups].flat().map(one => (isGroup(one) ? one.group : one))
  const display = WHOLE_RAID.has(note.what)
    ? [...before.groups, ...state.groups].filter(({ place }) => place.at === 'display' && place.raid === raid)
    : []
  return new Set([...ids.map(String), ...display.map(({ id }) => id)])
}

const isGroup = (fact: unknown): fact is { readonly group: string } =>
  typeof fact === 'object' && fact !== null && 'group' in fact

/** What has changed in a frame without its note telling of it. */
function untold(shot: Shot<Day>): string[] {
  const { note, state, before } = shot
  const tells = named(shot)
  const units = [...state.squadrons, ...state.groups].filter(unit => {
    const was = [...before.squadrons, ...before.groups].find(({ id }) => id === unit.id)
    return !tells.has(unit.id) && was && (at(was) !== at(unit) || was.reduced !== unit.reduced)
  })
  const raids = state.raids.filter(raid => {
    const was = before.raids.find(({ number }) => number === raid.number)
    return note.facts.raid !== raid.number && was && lookOf(was) !== lookOf(raid)
  })
  return [...units.map(({ id }) => id), ...raids.map(({ number }) => `raid ${number}`)]
}

/** All of a raid marker that a player sees; that it has bombed is told by the bombs, if any are left. */
const lookOf = ({ bombed: _, ...raid }: Raid): string => JSON.stringify(raid)

/** Each scenario by the machine and by random play. */
const SHOTS = SCENARIOS.flatMap((scenario, i) =>
  [0, 1, 2, 3, 4].flatMap(n => {
    const setup = { scenario, pack: 'standard', options: {} }
    const { shots, end } = filmed(game, setup, RAF, 100 + 10 * i + n, n % 2 === 0 ? heuristic : anybody)
    expect(hashState(shots.at(-1)?.state), 'nothing happens after the last note').toBe(hashState(end))
    return shots
  }),
)

test('every note tells what has just been done, and each kind is met', () => {
  const { wrong, met } = heldAgainst(TOLD, SHOTS)
  expect(wrong.slice(0, 5)).toEqual([])
  expect(Object.keys(TOLD).filter(what => !met.has(what))).toEqual([])
})

test('no counter moves or turns over, and no raid changes, unless the note of that moment names it', () => {
  const wrong = SHOTS.flatMap(shot => untold(shot).map(what => `${shot.note.what}: ${what}`))
  expect(wrong.slice(0, 5)).toEqual([])
})

test('a note that only tells leaves every counter where it was', () => {
  for (const { note, state, before } of SHOTS)
    if (TOLD[note.what as keyof Notes] === 'tells') {
      expect(state.squadrons, note.what).toBe(before.squadrons)
      expect(state.groups, note.what).toBe(before.groups)
    }
})
