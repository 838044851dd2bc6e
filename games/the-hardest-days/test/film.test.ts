import { copy, type Facts, type Frame, fair, film, hashState, Match, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { SCENARIOS } from '../pack/types.ts'
import type { Day, Raid } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { at, TOLD, type Told } from './kit/told.ts'

/** Notes of a whole raid: they speak for every group in its display. */
const WHOLE_RAID: ReadonlySet<string> = new Set(['placement', 'raid-leaves', 'raid-broken', 'decoy'])

/** Units that a note names, or speaks for. */
function named({ note, state }: Frame<Day>, before: Day): Set<string> {
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
function untold(frame: Frame<Day>, before: Day): string[] {
  const { note, state } = frame
  const tells = named(frame, before)
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

function filmed(
  scenario: string,
  seed: number,
  clever: boolean,
): { start: Day; frames: readonly Frame<Day>[] } {
  const match = new Match(game, { scenario, pack: 'standard', options: {} })
  const numbers = random(seed)
  const chance = fair(numbers)
  const start = copy(match.state)
  const frames = film(match, 'raf', start, () => {
    while (match.pause) {
      const { pause } = match
      if (pause.kind === 'chance') match.settle(chance)
      else if (pause.kind === 'choice')
        match.play(
          clever
            ? heuristic({ view: match.state, choice: pause, random: numbers, fork: () => match.at(0) })
            : numbers(pause.options.length),
        )
    }
  })
  expect(hashState(frames.at(-1)?.state), 'nothing happens after the last note').toBe(hashState(match.state))
  return { start, frames }
}

/** Each scenario by the machine and by random play. */
const FILMS = SCENARIOS.flatMap((scenario, i) =>
  [0, 1, 2, 3, 4].map(n => filmed(scenario, 100 + 10 * i + n, n % 2 === 0)),
)

function* pairs(): Generator<readonly [Frame<Day>, Day]> {
  for (const { start, frames } of FILMS) {
    let before = start
    for (const frame of frames) {
      yield [frame, before]
      before = frame.state
    }
  }
}

describe('the film of a day', () => {
  test('every note tells what has just been done, and each kind is met', () => {
    const met = new Set<string>()
    const wrong: string[] = []
    for (const [{ note, state }, before] of pairs()) {
      met.add(note.what)
      const told = TOLD[note.what as keyof Notes] as Told<Facts>
      if (told !== 'tells' && !told(note.facts, state, before))
        wrong.push(`${note.what} ${JSON.stringify(note.facts)}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(Object.keys(TOLD).filter(what => !met.has(what))).toEqual([])
  })

  test('no counter moves or turns over, and no raid changes, unless the note of that moment names it', () => {
    const wrong: string[] = []
    for (const [frame, before] of pairs())
      for (const what of untold(frame, before)) wrong.push(`${frame.note.what}: ${what}`)
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('a note that only tells leaves every counter where it was', () => {
    for (const [{ note, state }, before] of pairs())
      if (TOLD[note.what as keyof Notes] === 'tells') {
        expect(state.squadrons, note.what).toBe(before.squadrons)
        expect(state.groups, note.what).toBe(before.groups)
      }
  })
})
