import type { Bot, Facts } from '@tallyho/engine'
import { anybody, filmed, heldAgainst, type Shot } from '@tallyho/engine/film-proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { gruppenIn, LUFTWAFFE } from '../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../rules/03-set-up.ts'
import type { STEPS } from '../sequence.ts'
import type { Campaign, Gruppe, Squadron } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { aCampaign, lay } from './kit/table.ts'
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

/** Each scenario with all rules by the machine and with those of the night by random play; the first two days by the book. */
const PLAYS = game.scenarios.flatMap(({ id }, i) => [
  { id, seed: 10 * i + 2, player: heuristic, options: { [NIGHT]: true, [ADVANCED]: true } },
  { id, seed: 10 * i + 1, player: anybody, options: { [NIGHT]: true } },
  ...(i < 2 ? [{ id, seed: 10 * i, player: heuristic, options: {} }] : []),
])

/** Boards on which something happens that is rare: a day off, a raid of nobody, factories that are empty, a landing. */
const RARE: readonly (readonly [step: keyof typeof STEPS, board: Campaign])[] = [
  ['targets', aCampaign()],
  ['targets', nobodyFlies()],
  ['heavy-losses', someSquadronsDown()],
  ['day-advance', aCampaign({ scenario: 'thin-blue-line', day: 30, vp: 0 })],
  ['day-advance', aCampaign({ day: 40, sealion: { day: 41, preparing: true, checked: true } })],
]

function nobodyFlies(): Campaign {
  const campaign = aCampaign()
  for (const one of Object.values(campaign.gruppen)) one.place = 'light-loss'
  return campaign
}

function someSquadronsDown(): Campaign {
  const campaign = aCampaign({ dayCard: 135 })
  lay(campaign, 'heavy-loss 54 65 74')
  campaign.points.Spitfire = 1
  return campaign
}

/** Somebody who has enough for today if anybody could fly, but would go on with the war. */
const lax: Bot<Campaign> = seen => {
  const { options } = seen.choice
  const enough = options.findIndex(({ id }) => id === 'done' || id === 'carry-on')
  return enough < 0 || (gruppenIn(seen.view, 'base').length === 0 && options.length > 1) ? 0 : enough
}

const shots: Shot<Campaign>[] = []

beforeAll(() => {
  for (const { id, seed, player, options } of PLAYS) {
    const played = filmed(game, { scenario: id, pack: 'standard', options }, LUFTWAFFE, seed, player)
    const { squadrons, gruppen, vp, ended } = played.end
    expect(played.shots.at(-1)?.state, 'nothing happens after the last note').toMatchObject({
      squadrons,
      gruppen,
      vp,
      ended,
    })
    shots.push(...played.shots)
  }
  for (const [step, state] of RARE) {
    const setup = { scenario: state.scenario, pack: state.pack, options: {} }
    const base = { at: 0, step, state }
    shots.push(...filmed(game, setup, LUFTWAFFE, 1, lax, { answers: 20, base }).shots)
  }
}, 60_000)

describe('the film of a campaign', () => {
  test('every note tells what has just been done, and each kind is met', () => {
    const { wrong, met } = heldAgainst(TOLD, shots)
    expect(wrong.slice(0, 5)).toEqual([])
    expect(Object.keys(TOLD).filter(what => !met.has(what))).toEqual([])
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
})
