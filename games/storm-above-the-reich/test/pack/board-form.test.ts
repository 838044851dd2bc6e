import { copy, fair, Run, random } from '@tallyho/engine'
import { playAbsurd } from '@tallyho/engine/proof/absurd'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { type Board, checkBoard } from '../../pack/board-form.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'

interface Watch {
  look?(campaign: Campaign, answer: number): void
  begins?(step: string, campaign: Campaign): void
}

/** Plays at random, but takes off, for so many answers. */
function playOn(campaign: Campaign, step: string, answers: number, { look, begins }: Watch): void {
  const numbers = random(7)
  const dice = fair(numbers)
  const run = new Run(game, campaign, step, undefined, next => begins?.(next, campaign))
  for (let i = 0; i < answers && run.pause; i++) {
    look?.(campaign, i)
    const { pause } = run
    if (pause.kind === 'together') throw new Error('This game has one seat')
    const fly = pause.kind === 'choice' ? pause.options.findIndex(({ id }) => id === 'fly') : -1
    if (fly >= 0) run.answer(fly)
    else run.answer(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
  }
}

const newCampaign = (scenario: string) =>
  game.begin({ scenario, pack: 'standard', options: { 'leader-shift': true, 'staffel-erosion': true } })

test.each(['training', '1942', '1944-mid', '1943-late-medium', 'full'])(
  'boards of a random campaign have no faults: %s',
  scenario => {
    const board: Board = newCampaign(scenario)
    expect(checkBoard(board)).toEqual([])
    playOn(newCampaign(scenario), game.first, 1_500, {
      look: (campaign, answer) => {
        if (answer % 50 === 0) expect(checkBoard(JSON.parse(JSON.stringify(campaign)))).toEqual([])
      },
    })
  },
)

describe('absurd boards', () => {
  /** The moments between two steps of one campaign, as a file would keep them. */
  const moments: { readonly step: string; readonly board: Campaign }[] = []
  playOn(newCampaign('1944-mid'), game.first, 1_200, {
    begins: (step, campaign) => moments.push({ step, board: copy(campaign) }),
  })

  test.each([
    ['early', moments.find(({ step }) => step === 'purchase')],
    ['middle', moments.find(({ step, board }) => step === 'burst' && missionOf(board).turn > 0)],
    ['late', moments.findLast(({ step }) => step === 'quarters')],
  ])(
    'are refused, or can be played on: %s',
    (_, moment) => {
      if (!moment) throw new Error('The campaign has no such moment')
      const { made, taken } = playAbsurd(game, moment.board, moment.step)
      expect(made - taken.length).toBeGreaterThan(200)
    },
    60_000,
  )
})

test.each<[what: string, change: (campaign: Campaign) => void, fault: string]>([
  ['a pack nobody has', one => Object.assign(one, { pack: 'mine' }), 'pack: no pack "mine"'],
  ['a campaign nobody has', one => Object.assign(one, { scenario: '1946' }), 'scenario: no campaign "1946"'],
  ['a season too many', one => Object.assign(one, { season: 7 }), 'season: there are 7 seasons'],
  [
    'a marker too many',
    one => Object.assign(missionOf(one).cups.hits, { 'fuel-5': 9 }),
    ': marker:fuel-5 is lost or doubled',
  ],
  [
    'a fighter in no space',
    one => Object.assign(missionOf(one).fighters[0] ?? {}, { at: 'space', space: -1 }),
    'mission.fighters[0].space: "space" does not go with -1',
  ],
  [
    'a fighter against no bomber',
    one => Object.assign(missionOf(one).fighters[0] ?? {}, { target: 59 }),
    "mission.fighters[0].target: expected a bomber's place",
  ],
])('a board that makes no sense: %s', (_, change, fault) => {
  const campaign = aCampaign({ fighters: [{ at: 'tail/low' }] })
  change(campaign)
  expect(checkBoard(campaign).map(({ path, message }) => `${path}: ${message}`)).toContain(fault)
})
