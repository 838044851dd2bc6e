import type { Facts, Logged } from '@tallyho/engine'
import { heldAgainst, type Shot } from '@tallyho/engine/proof/film-proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { RAID_STEPS, stepNow } from '../board/raid/steps.ts'
import { STEPS } from '../sequence.ts'
import type { Campaign, Gruppe, Squadron } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { everyKind } from './kit/plays.ts'
import { TOLD } from './kit/told.ts'

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
function untold({ note, state, before }: Shot<Campaign>, facts: Facts = note.facts): string[] {
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

let shots: readonly Shot<Campaign>[] = []

beforeAll(() => {
  shots = everyKind(({ shots: played, end: { squadrons, gruppen, vp, ended } }) =>
    expect(played.at(-1)?.state, 'nothing happens after the last note').toMatchObject({
      squadrons,
      gruppen,
      vp,
      ended,
    }),
  )
})

describe('the film of a campaign', () => {
  test('every note tells what has just been done, and each kind is met', () => {
    const { wrong, met } = heldAgainst(TOLD, shots)
    expect(wrong.slice(0, 5)).toEqual([])
    // The machine seldom lets a Gruppe wait: that note has its own proof among the losses.
    expect(Object.keys(TOLD).filter(what => !met.has(what) && what !== 'gruppe-waits')).toEqual([])
  })

  test('no counter moves or turns over unless an answer put it there or the note of that moment names it', () => {
    const wrong = shots.flatMap(shot => untold(shot))
    expect([...new Set(wrong)].slice(0, 8)).toEqual([])
  })

  test('a note that only tells leaves every counter where it was', () => {
    for (const shot of shots)
      if (TOLD[shot.note.what as keyof Notes] === 'tells')
        expect(untold(shot, {}), shot.note.what).toEqual([])
  })

  test('RE-4.II the step that the raid is said to be at is the one that the rules are at', () => {
    const steps = Object.keys(STEPS)
    const numberOf = (step: string) => steps.indexOf(step) - steps.indexOf('deployment') + 1
    const isInRaid = ({ state, step }: Shot<Campaign>) =>
      state.flight !== undefined && numberOf(step) >= 1 && numberOf(step) <= RAID_STEPS.length
    let told: Logged[] = []
    const wrong = shots.flatMap(shot => {
      told = shot.note.what === 'raid-begins' ? [shot.note] : [...told, shot.note]
      const [is, says] = [numberOf(shot.step), stepNow(told, undefined)]
      // Who goes home is told in one beat with what sent it there, or with the end of the raid.
      const isHome = shot.note.what === 'leave-raid'
      return isInRaid(shot) && !isHome && is !== says ? [`${shot.note.what} in ${shot.step}: ${says}`] : []
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})
