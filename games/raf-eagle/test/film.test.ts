import { copy, type Facts, type Frame, fair, film, Match, random } from '@tallyho/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { LUFTWAFFE } from '../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../rules/03-set-up.ts'
import type { Campaign, Gruppe, Squadron } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { TOLD, type Told } from './kit/told.ts'

/** Where a unit was put by an answer, or goes without being told of: on the desk, into the display, out of the night. */
const ANSWERED = [
  'base>planned',
  'base>night-raid',
  'planned>hunt',
  'planned>bomber',
  'planned>escort',
  'planned>patrol',
  'night-patrol>sector',
  'night-patrol>bomber',
  'night-raid>bomber',
  'bomber>night-raid',
]
/** Notes that speak for all units. */
const FOR_ALL = ['reset', 'stabilization']

/** Units that have moved or turned over in a frame without its note naming them. */
function untold({ note, state }: Frame<Campaign>, before: Campaign, facts: Facts = note.facts): string[] {
  if (FOR_ALL.includes(note.what)) return []
  const moved = [...changed(state.squadrons, before.squadrons), ...changed(state.gruppen, before.gruppen)]
  if (moved.length === 0) return []
  const told = JSON.stringify(facts)
  return moved
    .filter(([id, way]) => !told.includes(`"${id}"`) && !ANSWERED.includes(way))
    .map(([id, way]) => `${note.what}: ${id} ${way}`)
}

/** What did not change is the same object from frame to frame. */
function changed<U extends Gruppe | Squadron>(
  now: Readonly<Record<string, U>>,
  before: Readonly<Record<string, U>>,
): (readonly [id: string, way: string])[] {
  if (now === before) return []
  return Object.keys(now).flatMap(id => {
    const [unit, old] = [now[id], before[id]]
    if (!unit || !old || unit === old || (unit.place === old.place && unit.full === old.full)) return []
    return [[id, `${old.place}>${unit.place}`] as const]
  })
}

interface Film {
  readonly start: Campaign
  readonly frames: readonly Frame<Campaign>[]
}

function filmed(
  scenario: string,
  seed: number,
  clever: boolean,
  options: Readonly<Record<string, boolean>>,
): Film {
  const match = new Match(game, { scenario, pack: 'standard', options })
  const numbers = random(seed)
  const chance = fair(numbers)
  const start = copy(match.state)
  const frames = film(match, LUFTWAFFE, start, () => {
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
  const { squadrons, gruppen, vp, ended } = match.state
  expect(frames.at(-1)?.state, 'nothing happens after the last note').toMatchObject({
    squadrons,
    gruppen,
    vp,
    ended,
  })
  return { start, frames }
}

/** Each scenario with all rules by the machine and with those of the night by random play; the first two days by the book. */
const PLAYS = game.scenarios.flatMap(({ id }, i) => [
  { id, seed: 10 * i + 2, clever: true, options: { [NIGHT]: true, [ADVANCED]: true } },
  { id, seed: 10 * i + 1, clever: false, options: { [NIGHT]: true } },
  ...(i < 2 ? [{ id, seed: 10 * i, clever: true, options: {} }] : []),
])

const films: Film[] = []

beforeAll(() => {
  for (const { id, seed, clever, options } of PLAYS) films.push(filmed(id, seed, clever, options))
}, 60_000)

function* pairs(): Generator<readonly [Frame<Campaign>, Campaign]> {
  for (const { start, frames } of films) {
    let before = start
    for (const frame of frames) {
      yield [frame, before]
      before = frame.state
    }
  }
}

describe('the film of a campaign', () => {
  test('every note tells what has just been done, and most kinds are met', () => {
    const met = new Set<string>()
    const wrong: string[] = []
    for (const [{ note, state }, before] of pairs()) {
      met.add(note.what)
      const told = TOLD[note.what as keyof Notes] as Told<Facts>
      if (told !== 'tells' && !told(note.facts, state, before))
        wrong.push(`${note.what} ${JSON.stringify(note.facts)}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    // Some kinds are rare: a landing, a raid that dissolves, a deck that has nothing more.
    const kinds = Object.keys(TOLD)
    expect(kinds.filter(what => met.has(what)).length).toBeGreaterThan(kinds.length * 0.9)
  })

  test('no counter moves or turns over unless an answer put it there or the note of that moment names it', () => {
    const wrong: string[] = []
    for (const [frame, before] of pairs()) wrong.push(...untold(frame, before))
    expect([...new Set(wrong)].slice(0, 8)).toEqual([])
  })

  test('a note that only tells leaves every counter where it was', () => {
    for (const [{ note, state }, before] of pairs())
      if (TOLD[note.what as keyof Notes] === 'tells')
        expect(untold({ note, state }, before, {}), note.what).toEqual([])
  })
})
