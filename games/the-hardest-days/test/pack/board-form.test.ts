import { copy, fair, Run, random } from '@tallyho/engine'
import { playAbsurd } from '@tallyho/engine/proof/absurd'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { checkBoard } from '../../pack/board-form.ts'
import { packOf } from '../../pack/index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import type { Day } from '../../state.ts'
import { aDay, aRaid, put } from '../kit/table.ts'

/** Plays at random, for so many answers; `look` sees the board before each, `begins` at the start of each step. */
function playOn(
  day: Day,
  step: string,
  answers: number,
  { look, begins }: { look?(day: Day, answer: number): void; begins?(step: string, day: Day): void },
): void {
  const numbers = random(7)
  const dice = fair(numbers)
  const run = new Run(game, day, step, undefined, next => begins?.(next, day))
  for (let i = 0; i < answers && run.pause; i++) {
    look?.(run.state, i)
    const { pause } = run
    if (pause.kind === 'together') throw new Error('This game has one seat')
    run.answer(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
  }
}

const newDay = (scenario: string) => game.begin({ scenario, pack: 'standard', options: {} })

test.each(SCENARIOS)('boards of a random day have no faults: %s', scenario => {
  playOn(newDay(scenario), game.first, Number.POSITIVE_INFINITY, {
    look: (day, answer) => {
      if (answer % 25 === 0) expect(checkBoard(JSON.parse(JSON.stringify(day)))).toEqual([])
    },
  })
})

describe('absurd boards', () => {
  /** The moments between two steps of one day, as a file would keep them. */
  const moments: { readonly step: string; readonly board: Day }[] = []
  playOn(newDay('1940-08-18'), game.first, Number.POSITIVE_INFINITY, {
    begins: (step, day) => moments.push({ step, board: copy(day) }),
  })
  const fights = moments.filter(({ step, board }) => step === 'interception' && board.raids.length > 1)

  test.each([
    ['early', moments.find(({ step }) => step === 'patrol')],
    ['middle', fights.at(fights.length / 2)],
    ['late', moments.findLast(({ step }) => step === 'squadron-movement')],
  ])(
    'are refused, or can be played on: %s',
    (_, moment) => {
      if (!moment) throw new Error('The day has no such moment')
      const { made, taken } = playAbsurd(game, moment.board, moment.step)
      expect(made - taken.length).toBeGreaterThan(200)
    },
    60_000,
  )
})

describe('a board that makes no sense', () => {
  const faultsOf = (change: (day: Day) => void) => {
    const day = newDay('1940-08-13')
    change(day)
    return checkBoard(day).map(({ path, message }) => `${path}: ${message}`)
  }

  test.each<[what: string, change: (day: Day) => void, fault: string]>([
    ['a pack nobody has', day => Object.assign(day, { pack: 'mine' }), 'pack: no pack "mine"'],
    ['a chit too few', day => day.regionCup.time--, ': counter region:time is lost or doubled'],
    [
      'another print',
      day => Object.assign(day.squadrons[0] ?? {}, { home: '6/11c' }),
      'squadrons[0].home: expected "1/11a"',
    ],
    [
      'a raid twice',
      day => [1, 2].map(() => aRaid(day, { number: 1 })),
      'raids[1].number: there is a raid 1 already',
    ],
    [
      'a raid off its track',
      day => aRaid(day, { track: 'lf2-east-C', place: { on: 'track', space: 3 } }),
      'raids[0].place.space: its track has 2 spaces',
    ],
    [
      'a raid of another region',
      day => aRaid(day, { region: 'lf3' }),
      'raids[0].region: expected "lf2-south", where its track is',
    ],
    ['a raid nowhere', day => aRaid(day, { space: 'nowhere' }), 'raids[0].place.space: no space "nowhere"'],
    [
      'a raid inland without a target',
      day => aRaid(day, { space: '3/11b' }),
      `raids[0].place.space: expected "${packOf({ pack: 'standard' }).track('lf2-south-B').entry}": it has no target`,
    ],
    [
      'a raid on no way to its target',
      day => aRaid(day, { space: '3/11b', target: 'dover-port' }),
      'raids[0].target: not reached from "3/11b": no arrow leads on from "3/11b"',
    ],
    [
      'a chit without a size',
      day => {
        day.sizeCup['9B'] = 0
        aRaid(day, { sizeChit: '9B' })
      },
      'raids[0].size: expected a size with its chit',
    ],
    [
      'a display of no raid',
      day => put(day, 'patrol I/JG3', aRaid(aDay())),
      'groups[0].place.raid: no raid 1',
    ],
    ['damage to nothing', day => day.damaged.push('moon'), 'damaged[0]: no target "moon"'],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault)
  })
})
