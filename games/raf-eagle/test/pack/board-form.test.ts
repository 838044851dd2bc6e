import { copy, fair, type Game, Run, random } from '@tallyho/engine'
import { absurdBoards, playAbsurd } from '@tallyho/engine/proof/absurd'
import { beforeAll, describe, expect, test } from 'vitest'
import { countersOf } from '../../counters.ts'
import { checkBoard } from '../../pack/board-form.ts'
import type { ScenarioId } from '../../pack/types.ts'
import { result } from '../../rules/16-victory.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, inTheAir, lay, plan } from '../kit/table.ts'

/** As much of the game as boards are played with. */
const game = {
  title: 'RAF: Eagle',
  first: 'set-up',
  steps: STEPS,
  result,
  checkBoard,
} as unknown as Game<Campaign>

const SCENARIOS: readonly ScenarioId[] = ['prelude', 'hardest-days', 'thin-blue-line', 'battle-of-britain']
const RULES = [false, true].flatMap(night => [false, true].map(advanced => ({ night, advanced })))
const GAMES = SCENARIOS.flatMap(scenario => RULES.map(rules => ({ scenario, ...rules })))

/** Plays at random to the end; `look` sees the board before each answer, `begins` at the start of each step. */
function playOn(
  campaign: Campaign,
  {
    look,
    begins,
  }: { look?(campaign: Campaign, answer: number): void; begins?(step: string, campaign: Campaign): void },
): void {
  const numbers = random(7)
  const dice = fair(numbers)
  const run = new Run(game, campaign, game.first, undefined, step => begins?.(step, campaign))
  for (let i = 0; run.pause; i++) {
    look?.(run.state, i)
    const { pause } = run
    if (pause.kind === 'together') throw new Error('This game has one seat')
    run.answer(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
  }
}

const names = (campaign: Campaign) => countersOf(campaign).sort()

test.each(GAMES)(
  'boards of a random game have no faults and all their counters: $scenario, night $night, advanced $advanced',
  rules => {
    const campaign = aCampaign(rules)
    const all = names(campaign)
    playOn(campaign, {
      look: (board, answer) => {
        if (answer % 29 > 0) return
        expect(names(board)).toEqual(all)
        expect(checkBoard(JSON.parse(JSON.stringify(board)))).toEqual([])
      },
    })
    expect(names(campaign)).toEqual(all)
    expect(campaign.ended).toBeDefined()
  },
)

interface Moment {
  readonly step: string
  readonly board: Campaign
}

describe('absurd boards', () => {
  /** The moments between two steps of a campaign, as a file would keep them. */
  const moments: Moment[] = []

  beforeAll(() =>
    playOn(aCampaign({ scenario: 'hardest-days', night: true, advanced: true }), {
      begins: (step, campaign) => moments.push({ step, board: copy(campaign) }),
    }),
  )

  test.each<[name: string, is: (moment: Moment) => boolean]>([
    ['planned', ({ step }) => step === 'fighters'],
    ['in the air', ({ step, board }) => step === 'squadron-attack' && board.flight !== undefined],
    ['between two segments', ({ step }) => step === 'airfield-operations'],
    ['between two days', ({ step }) => step === 'light-losses'],
  ])(
    'are refused, or can be played on: %s',
    (_, is) => {
      const moment = moments.findLast(is)
      if (!moment) throw new Error('The campaign has no such moment')
      const { made, taken } = playAbsurd(game, moment.board, moment.step)
      expect(made - taken.length).toBeGreaterThan(400)
    },
    60_000,
  )

  test('next to nothing absurd is taken', () => {
    const board = aCampaign()
    take(board, 34)
    inTheAir(board, 34, 'hunt I/JG51 54, bomber I/KG1', { warning: 'late', intelligence: 'poor' })
    const taken = [...absurdBoards(JSON.parse(JSON.stringify(board)))].filter(
      one => checkBoard(one.board).length === 0,
    )
    expect(taken.map(({ change }) => change)).toEqual([
      'offered = -1',
      'vp = -1',
      'flight.altitude = -1',
      'flight.began = -1',
    ])
  })
})

describe('a board that makes no sense', () => {
  const faultsOf = (change: (campaign: Campaign) => void) => {
    const campaign = aCampaign()
    change(campaign)
    return checkBoard(campaign).map(({ path, message }) => `${path}: ${message}`)
  }

  test.each<[what: string, change: (campaign: Campaign) => void, fault: string]>([
    ['a pack nobody has', board => Object.assign(board, { pack: 'mine' }), 'pack: no pack "mine"'],
    [
      'a card too few',
      board => board.decks.target.left.shift(),
      ': target:1 is lost, doubled or not of this game',
    ],
    [
      'a card twice',
      board => board.decks.strategy.discards.push(160),
      ': strategy:160 is lost, doubled or not of this game',
    ],
    [
      'a card of another game',
      board => board.decks['raid-event'].left.push(777),
      ': raid-event:777 is lost, doubled or not of this game',
    ],
    [
      'a squadron too few',
      board => delete board.squadrons['54'],
      ': squadron:54 is lost, doubled or not of this game',
    ],
    [
      'a Gruppe nobody has',
      board => Object.assign(board.gruppen, { 'I/JG0': { place: 'base', full: true } }),
      ': gruppe:I/JG0 is lost, doubled or not of this game',
    ],
    [
      'a raid of the past on nothing',
      board => {
        board.clock = 2
        plan(board, 900, { done: true })
      },
      'plan[0].card: no target card 900',
    ],
    [
      'a raid that is not planned',
      board => {
        take(board, 34)
        inTheAir(board, 34, '', { raid: 3 })
      },
      'flight.raid: expected a raid of this segment that is not done',
    ],
    [
      'an interception of somebody else',
      board => {
        take(board, 34)
        inTheAir(board, 34, '', { intercepted: ['I/KG1'] })
      },
      'flight.intercepted[0]: "I/KG1" is not in the raid',
    ],
    ['a squadron in no raid', board => lay(board, 'hunt 54'), 'squadrons["54"].place: no raid is in the air'],
    [
      'a Gruppe in no raid',
      board => lay(board, 'escort I/JG51'),
      'gruppen["I/JG51"].place: no raid is in the air',
    ],
    [
      'a Gruppe planned for nothing',
      board => lay(board, 'planned/2 I/KG1'),
      'gruppen["I/KG1"].raid: expected a raid that is not done',
    ],
    [
      'a Gruppe on no space of the clock',
      board => Object.assign(board.gruppen['I/JG51'] ?? {}, { place: 'clock' }),
      'gruppen["I/JG51"].back: expected a segment for a Gruppe on the clock alone',
    ],
    [
      'three Jabos',
      board => {
        for (const id of ['I/JG51', 'II/JG51', 'III/JG51'])
          Object.assign(board.gruppen[id] ?? {}, { jabo: true })
      },
      'gruppen: expected at most 2 Jabos but found 3',
    ],
    [
      'damage to nothing',
      board => Object.assign(board.damage, { Moon: 'light' }),
      'damage.Moon: no target of that name takes a light marker',
    ],
    [
      'a control room beyond repair',
      board => Object.assign(board.damage, { Kenley: 'heavy' }),
      'damage.Kenley: no target of that name takes a heavy marker',
    ],
    [
      'more points than the track has',
      board => Object.assign(board.points, { Blenheim: 7 }),
      'points.Blenheim: expected at most 6 but found 7',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault)
  })
})

test('RE-18.3.c by night those who meet are in the Bomber Box, and no raid of the day is in the air', () => {
  const board = aCampaign({ night: true, clock: 7 })
  lay(board, 'bomber 600 I/KG1')
  expect(checkBoard(board)).toEqual([])
  expect(checkBoard({ ...board, clock: 6 })).toHaveLength(2)
})

/** A target card leaves the deck for the plan. */
function take({ decks: { target } }: Campaign, card: number): void {
  target.left = target.left.filter(other => other !== card)
}
