import { copy, type Facts, type Frame, fair, film, hashState, Match, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
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
  'bomber>night-patrol',
  'bomber>night-raid',
]
/** Notes that speak for all units. */
const FOR_ALL = ['reset', 'stabilization']

/** Units that have moved or turned over in a frame without its note naming them. */
function untold({ note, state }: Frame<Campaign>, before: Campaign): string[] {
  if (FOR_ALL.includes(note.what)) return []
  const told = JSON.stringify(note.facts)
  const units = (campaign: Campaign) => ({ ...campaign.squadrons, ...campaign.gruppen })
  const was: Readonly<Record<string, Gruppe | Squadron>> = units(before)
  return Object.entries<Gruppe | Squadron>(units(state))
    .filter(([id, unit]) => {
      const old = was[id]
      if (!old || told.includes(`"${id}"`) || ANSWERED.includes(`${old.place}>${unit.place}`)) return false
      return old.place !== unit.place || old.full !== unit.full
    })
    .map(([id, { place }]) => `${note.what}: ${id} ${was[id]?.place}>${place}`)
}

interface Film {
  readonly start: Campaign
  readonly frames: readonly Frame<Campaign>[]
}

function filmed(scenario: string, seed: number, clever: boolean, options: Record<string, boolean>): Film {
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
  expect(hashState(frames.at(-1)?.state), 'nothing happens after the last note').toBe(hashState(match.state))
  return { start, frames }
}

/** Each scenario by the machine and by random play, with and without the optional rules. */
const FILMS = game.scenarios.flatMap(({ id }, i) =>
  [0, 1, 2, 3, 4, 5].map(n =>
    filmed(id, 10 * i + n, n % 2 === 0, { [NIGHT]: n % 3 !== 0, [ADVANCED]: n % 3 === 2 }),
  ),
)

function* pairs(): Generator<readonly [Frame<Campaign>, Campaign]> {
  for (const { start, frames } of FILMS) {
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
    expect(Object.keys(TOLD).filter(what => !met.has(what))).toEqual([])
  })

  test('no counter moves or turns over unless an answer put it there or the note of that moment names it', () => {
    const wrong: string[] = []
    for (const [frame, before] of pairs()) wrong.push(...untold(frame, before))
    expect([...new Set(wrong)].slice(0, 8)).toEqual([])
  })

  test('a note that only tells leaves every counter where it was', () => {
    for (const [{ note, state }, before] of pairs())
      if (TOLD[note.what as keyof Notes] === 'tells' && note.what !== 'rendezvous-check') {
        expect(untold({ note: { ...note, facts: {} }, state }, before), note.what).toEqual([])
      }
  })
})
