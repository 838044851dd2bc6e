import { type Bot, copy, Run } from '@tallyho/engine'
import { anybody, filmed, heldAgainst, type Shot } from '@tallyho/engine/proof/film-proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { SKILLS } from '../pack/types.ts'
import { VETERAN_AFTER } from '../rules/01-general/fighters.ts'
import { newPilot } from '../rules/08-return/pilots.ts'
import { type Campaign, SQUADRON } from '../state.ts'
import { TOLD } from './kit/told.ts'

const ALL = { 'random-events': true, 'graduated-replacements': true }

/** Every scenario of the school, patrols and two chapters by the machine and by anybody. */
const PLAYS: readonly (readonly [scenario: string, player: Bot<Campaign>])[] = [
  ...game.scenarios
    .map(({ id }) => id)
    .filter(id => id !== 'battle-of-britain')
    .map(id => [id, heuristic] as const),
  ['patrol-2', anybody],
  ['chapter-3', anybody],
  ['chapter-4', anybody],
]

/** Somebody who goes for the escort, lets an Innovator lead and breaks his Sections; whatever else, like anybody. */
const daring: Bot<Campaign> = seen => {
  const { ask, options } = seen.choice
  const wish = options.findIndex(
    ({ id }) => id === 'escort' || id.startsWith('break/') || (ask === 'innovator' && id !== 'no'),
  )
  return wish < 0 ? anybody(seen as never) : wish
}

/** Somebody who cruises as long as he may. */
const cruising: Bot<Campaign> = seen => {
  const wish = seen.choice.options.findIndex(({ id }) => id === 'cruise' || id === 'contact')
  return wish < 0 ? anybody(seen as never) : wish
}

/** A squadron of Veterans, each of whom has learnt everything. */
function aces(): Campaign {
  const campaign = game.begin({ scenario: 'chapter-4', pack: 'standard', options: {} })
  for (let i = 0; i < 14; i++) campaign.pilots.push(newPilot(campaign, VETERAN_AFTER))
  for (const pilot of campaign.pilots) pilot.skills = [...SKILLS]
  return campaign
}

/** SAB-CRZ-08 An interception with nobody on watch but ahead of the bombers. */
function unwatched(): Campaign {
  const campaign = game.begin({ scenario: 'sab-10', pack: 'standard', options: {} })
  new Run(game, campaign, 'muster', () => undefined)
  if (!campaign.patrol) throw new Error('No patrol')
  campaign.patrol.escort = { ahead: { type: '109', size: 'heavy', suppressed: false } }
  campaign.patrol.sun = undefined
  return campaign
}

interface Rare {
  readonly step: string
  readonly state: Campaign | undefined
  readonly scenario: string
  readonly games: number
  readonly answers: number
  readonly player?: Bot<Campaign>
}

/** What comes up seldom: boards from which it soon does, some games of each. */
const RARE: readonly Rare[] = [
  { step: 'assign', state: aces(), scenario: 'chapter-4', games: 4, answers: 600 },
  { step: 'muster', state: undefined, scenario: 'sab-10', games: 12, answers: 300 },
  { step: 'orders', state: unwatched(), scenario: 'sab-10', games: 4, answers: 60, player: cruising },
  { step: 'muster', state: undefined, scenario: 'patrol-2', games: 24, answers: 600 },
  { step: 'muster', state: undefined, scenario: 'patrol-4', games: 16, answers: 600 },
]

let shots: readonly Shot<Campaign>[] = []

beforeAll(() => {
  shots = PLAYS.flatMap(([scenario, player], i) => {
    const { shots: played, end } = filmed(
      game,
      { scenario, pack: 'standard', options: ALL },
      SQUADRON,
      i + 1,
      player,
    )
    expect(played.at(-1)?.state, 'nothing happens after the last note').toEqual(end)
    return played
  })
  shots = [...shots, ...RARE.flatMap(rareShots)]
})

function rareShots({
  step,
  state,
  scenario,
  games,
  answers,
  player = daring,
}: Rare): readonly Shot<Campaign>[] {
  const setup = { scenario, pack: 'standard', options: {} }
  return Array.from({ length: games }, (_, seed) =>
    filmed(game, setup, SQUADRON, seed, player, {
      answers,
      ...(state && { base: { at: 0, step, state: copy(state) } }),
    }),
  ).flatMap(played => played.shots)
}

/** Fighters that are elsewhere than in the frame before, unless the note names them. */
function untold({ note, state, before }: Shot<Campaign>): readonly string[] {
  const [now, then] = [state.patrol?.fighters ?? {}, before.patrol?.fighters ?? {}]
  if (now === then) return []
  const told = JSON.stringify(note.facts)
  return Object.entries(now).flatMap(([id, one]) => {
    const old = then[id as keyof typeof then]
    const way = `${old?.at}>${one.at}`
    return !old || old.at === one.at || SILENT.includes(way) || told.includes(id)
      ? []
      : [`${note.what}: ${id} ${way}`]
  })
}

/** SAB-RTB-13 Whoever has fuel enough lands without a word; at the end of a scenario all do. SAB-CIR-01 All go for a circle at once. */
const SILENT = ['rtb>home', 'section>home', 'lost>home', 'bombers>home', 'bailed-out>home', 'section>circle']

describe('the film of a campaign', () => {
  test('every note tells what has just been done, and each kind is met', () => {
    const { wrong, met } = heldAgainst(TOLD, shots)
    expect([...new Set(wrong)].slice(0, 12)).toEqual([])
    expect(Object.keys(TOLD).filter(what => !met.has(what))).toEqual([])
  })

  test('no fighter goes anywhere unless the note of that moment names it', () => {
    expect([...new Set(shots.flatMap(untold))].slice(0, 12)).toEqual([])
  })
})
