import { copy, fair, Run, random } from '@tallyho/engine'
import { absurdBoards, playAbsurd } from '@tallyho/engine/proof/absurd'
import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { checkBoard } from '../../pack/board-form.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { amongBombers, aPatrol, bombers, dogfight, escort, formation } from '../kit/table.ts'

interface Watch {
  look?(campaign: Campaign, answer: number): void
  begins?(step: string, campaign: Campaign): void
}

/** Plays at random to the end; `look` sees the board before each answer, `begins` at the start of each step. */
function playOn(scenario: string, seed: number, { look, begins }: Watch): void {
  const campaign = game.begin({ scenario, pack: 'standard', options: { 'random-events': true } })
  const numbers = random(seed)
  const dice = fair(numbers)
  const run = new Run(game, campaign, game.first, undefined, step => begins?.(step, campaign))
  for (let i = 0; run.pause; i++) {
    look?.(campaign, i)
    const { pause } = run
    if (pause.kind === 'together') throw new Error('This game has one seat')
    run.answer(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
  }
}

test.each(game.scenarios.map(({ id }) => id).filter(id => id !== 'battle-of-britain'))(
  'boards of a random game have no faults: %s',
  scenario =>
    playOn(scenario, 3, {
      look: (campaign, answer) => {
        if (answer % 17 === 0) expect(checkBoard(JSON.parse(JSON.stringify(campaign)))).toEqual([])
      },
    }),
)

interface Moment {
  readonly step: string
  readonly board: Campaign
}

describe('absurd boards', () => {
  /** The moments between two steps of a chapter, as a file would keep them. */
  const moments: Moment[] = []
  beforeAll(() =>
    playOn('chapter-2', 5, { begins: (step, board) => moments.push({ step, board: copy(board) }) }),
  )

  test.each(['assign', 'vector', 'orders', 'chase', 'fate', 'pilots'])(
    'are refused, or can be played on: %s',
    step => {
      const moment = moments.findLast(one => one.step === step)
      if (!moment) throw new Error('The chapter has no such moment')
      const { made, taken } = playAbsurd(game, moment.board, step)
      expect(made - taken.length).toBeGreaterThan(200)
    },
    60_000,
  )

  test('next to nothing absurd is taken', () => {
    const board = aPatrol({ fly: 'red blue-1' })
    formation(board, 'red', 'red', 'port low')
    escort(board, 'high 109 heavy')
    bombers(board)
    dogfight(board, 'red', '109 2 tailed')
    const taken = [...absurdBoards(JSON.parse(JSON.stringify(board)))]
      .filter(one => checkBoard(one.board).length === 0)
      .map(({ change }) => change)
    // Names are the player's own.
    expect(taken.filter(change => !/^pilots\.\d+\.name|^patrol\.formations\.0\.id/.test(change))).toEqual([])
  })
})

describe('a board that makes no sense', () => {
  const faultsOf = (change: (campaign: Campaign) => void) => {
    const campaign = aPatrol({ fly: 'red yellow' })
    formation(campaign, 'red', 'red', 'port low')
    formation(campaign, 'yellow', 'yellow', 'port low')
    bombers(campaign)
    dogfight(campaign, 'red', '109 2 tailed, 110 2 head-on')
    change(campaign)
    return checkBoard(campaign).map(({ path, message }) => `${path}: ${message}`)
  }
  const patrolWith = (change: object) => (campaign: Campaign) =>
    void Object.assign(patrolOf(campaign), change)

  test('before anything is changed it makes sense', () => {
    expect(faultsOf(() => undefined)).toEqual([])
  })

  test.each<[what: string, change: (campaign: Campaign) => void, fault: string]>([
    ['a pack nobody has', board => Object.assign(board, { pack: 'mine' }), 'pack: no pack "mine"'],
    ['an unknown scenario', board => Object.assign(board, { scenario: 'x' }), 'scenario: no scenario "x"'],
    [
      'a second chapter where there is one',
      board => Object.assign(board, { scenario: 'patrol', chapter: 1 }),
      'chapter: "patrol" has 1',
    ],
    [
      'a patrol too many',
      board => Object.assign(board, { patrolOfChapter: 7 }),
      'patrolOfChapter: expected at most 6',
    ],
    ['pilots out of order', board => board.pilots.reverse(), 'pilots[0].no: expected 0'],
    [
      'one pilot in two cockpits',
      board => Object.assign(patrolOf(board).fighters['red-2'] ?? {}, { pilot: 0 }),
      'patrol.fighters["red-2"].pilot: he flies another fighter already',
    ],
    [
      'a Section without a cube',
      board => Object.assign(patrolOf(board).fighters['red-2'] ?? {}, { section: 'gray' }),
      'patrol.fighters["red-2"].section: "gray" has no Fuel cube',
    ],
    [
      'a Fate Box nobody knows',
      board => Object.assign(patrolOf(board).fighters['red-2'] ?? {}, { at: 'fate' }),
      'patrol.fighters["red-2"].fate: expected a Fate Box',
    ],
    [
      'a bomber that is not there',
      board => {
        amongBombers(board, 'red-2')
        const attack = { bomber: '9.0', angle: 'tail', delayed: false } as const
        Object.assign(patrolOf(board).fighters['red-2'] ?? {}, { attack })
      },
      'patrol.fighters["red-2"].attack.bomber: there is no bomber "9.0" to attack',
    ],
    [
      'a Section in two formations',
      board => patrolOf(board).formations[1]?.sections.push('red'),
      'patrol.formations[1].sections: "red" is in two formations',
    ],
    [
      'a formation nowhere',
      board => Object.assign(patrolOf(board).formations[0] ?? {}, { at: undefined }),
      'patrol.formations[0].at: expected a place on the map',
    ],
    [
      'no such layout',
      patrolWith({ raid: { type: 'stuka', layout: 'heap', tiles: [] } }),
      'patrol.raid.layout: no layout "heap"',
    ],
    [
      'a bomber too few',
      board => patrolOf(board).raid?.tiles[0]?.bombers.pop(),
      'patrol.raid.tiles[0].bombers: expected 3',
    ],
    [
      'a straggler of no type',
      patrolWith({ straggler: { state: 'fallen', damage: [], flak: 0, dorsal: 0, fell: false } }),
      'patrol.stragglerType: expected the type of the straggler',
    ],
    [
      'a raid beyond the end of its track',
      patrolWith({
        track: {
          inbound: [],
          outbound: [],
          held: [],
          raid: { row: 'outbound', space: 3 },
          released: undefined,
        },
      }),
      'patrol.track.raid.space: the row has 0',
    ],
    [
      'a squadron on no track',
      patrolWith({ station: { zone: 'deep', altitude: 'low' } }),
      'patrol.track: expected a Raid Track for the squadron',
    ],
    [
      'two German markers with one number',
      board => Object.assign(patrolOf(board).dogfights[0]?.germans[1] ?? {}, { no: 1 }),
      'patrol.dogfights[0].germans: 1 is there twice',
    ],
    [
      'a dogfight of nobody',
      board => Object.assign(patrolOf(board).dogfights[0] ?? {}, { unit: 'blue-1' }),
      'patrol.dogfights[0].unit: "blue-1" does not fly',
    ],
    [
      'a marker too many',
      board => Object.assign(patrolOf(board).cups.hits, { 'wing-3': 9 }),
      ': hit:wing-3 is lost, doubled or not of this game',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault)
  })
})
