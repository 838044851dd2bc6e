import { type Bot, glance, type Procedure, Run, random, seeded, seedOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { fightWorth, interceptionWorth } from '../bot/worth.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { packOf } from '../pack/index.ts'
import { patrol } from '../rules/05-patrol.ts'
import { moveSquadrons } from '../rules/10-squadron-movement.ts'
import type { Day } from '../state.ts'
import { pauseAfter } from './kit/script.ts'
import { aDay, dayWith, group, put, squadron } from './kit/table.ts'

const anybody: Bot<Day> = ({ choice, random }) => random(choice.options.length)

/** The score of one day, and a check that every decision is a legal one. */
function play(bot: Bot<Day>, scenario: string, seed: number): number {
  const run = new Run(game, game.begin({ scenario, pack: 'standard', options: {} }))
  const dice = seeded(seed)
  const numbers = random(seedOf(seed, 1))
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'chance') run.answer(dice(pause))
    else if (pause.kind === 'choice') {
      const answer = bot(glance(run.state, pause, numbers))
      expect(pause.options[answer]).toBeDefined()
      run.answer(answer)
    }
  }
  return run.result?.score ?? Number.NaN
}

describe('the controller', () => {
  const DAYS = 40
  test.each(game.scenarios.map(({ id }) => id))(
    'beats random legal play by six points and more: %s',
    scenario => {
      const mean = (bot: Bot<Day>) => {
        let sum = 0
        for (let i = 0; i < DAYS; i++) sum += play(bot, scenario, seedOf(7, i))
        return sum / DAYS
      }
      expect(mean(heuristic) - mean(anybody)).toBeGreaterThan(6)
    },
  )

  test('plays the same day the same way', () => {
    expect(play(heuristic, '1940-08-18', 3)).toBe(play(heuristic, '1940-08-18', 3))
  })
})

/** What the controller answers, by its id. */
const answer = (day: Day, procedure: Procedure<unknown>, after = ''): string | undefined => {
  const choice = pauseAfter(procedure, after)
  if (choice.kind !== 'choice') throw new Error('Nobody is asked')
  return choice.options[heuristic(glance(day, choice, () => 0))]?.id
}

describe('THD-10.1.e height is kept until it is needed', () => {
  const chaser = (space: string) => {
    const { day } = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2 II/KG2')
    put(day, `${space}/HIGH 54`)
    return [answer(day, moveSquadrons(day)), answer(day, moveSquadrons(day), 'move-squadron 54')]
  }
  test('who is next door comes down into the raid', () => {
    expect(chaser('7/11b')).toEqual(['54', '7/11a/MED'])
  })
  test('who is above it comes down to it', () => {
    expect(chaser('7/11a')).toEqual(['54', '7/11a/MED'])
  })
  test('who is where a raid comes in that is still at sea waits above it', () => {
    const { day } = dayWith({ track: 'lf2-south-B' }, 'bomber/left I/KG2 II/KG2')
    put(day, `${packOf(day).track('lf2-south-B').entry}/HIGH 54`)
    expect(answer(day, moveSquadrons(day))).toBe('done')
  })
  test('who is farther off flies on at HIGH', () => {
    const [who, where] = chaser('5/11b')
    expect(who).toBe('54')
    expect(where).toMatch(/HIGH$/)
  })
})

describe('squadrons that lie together', () => {
  test('move as a stack to where all of them are wanted', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2 II/KG2 III/KG2')
    put(day, '7/11b/MED 54 65')
    expect(answer(day, moveSquadrons(day))).toBe('7/11b/MED')
  })
  test('move one by one where not all of them are', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2')
    put(day, '7/11b/MED 54 65 74 610')
    expect(answer(day, moveSquadrons(day))).toBe('54')
  })
  test('go on patrol as a stack, as long as so many are wanted', () => {
    const day = aDay({ forming: ['lf2-east'] })
    const stack = answer(day, patrol(day))
    expect(stack).toMatch(/READY$/)
    day.patrols = 6
    expect(answer(day, patrol(day))).not.toMatch(/READY$/)
  })
})

test('what a fight is worth: is read off the charts, face by face', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG51 54')
  // 4 + 0 and a die: German none none D A L L, British L L A D D none.
  const german = 0 + 0 + 0.1 + 0.25 + 1 + 1
  const british = 1 + 1 + 0.2 + 0.2 + 0.2 + 0
  expect(fightWorth(day, raid, squadron(day, '54'), group(day, 'I/JG51'), 'squadron-hunt')).toBeCloseTo(
    (german - british) / 6,
  )
})

test('what a fight is worth: bombers are worth more than hunters, and nobody goes for hunters alone', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG51 II/JG51 III/JG51')
  expect(interceptionWorth(day, raid, squadron(day, '32'), 0)).toBeLessThan(0)
  put(day, 'bomber/left I/KG53', raid)
  expect(interceptionWorth(day, raid, squadron(day, '32'), 3)).toBeGreaterThan(0)
})
