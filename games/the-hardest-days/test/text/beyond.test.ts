import type { Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { fight } from '../../rules/12-combat/fight.ts'
import { facesMet } from '../../text/beyond.ts'
import { fatesOf } from '../../text/fates.ts'
import { words } from '../../text.ts'
import { pauseAfter } from '../kit/script.ts'
import { dayWith, group, squadron } from '../kit/table.ts'

/** Nobody is promised bombers that are not there, and who fights whom is read before it is chosen. */

type Table = ReturnType<typeof dayWith>

const answers = (day: Table['day'], pause: Pause): readonly string[] =>
  pause.kind === 'choice' ? pause.options.map((_, i) => words.answer(day, pause, i)) : []

/** What the dice can do to 54, which fights I/JG51 on the left. */
function fates(units: string): string {
  const { day, raid } = dayWith({ space: '7/11a' }, `hunt/left I/JG51 54${units}`)
  const pause = pauseAfter(fight(day, raid, squadron(day, '54'), group(day, 'I/JG51'), 'squadron-hunt'))
  if (pause.kind !== 'chance') throw new Error('No die is cast')
  return fatesOf(day, pause)
    .squadron.map(({ fate }) => fate)
    .join('; ')
}

test('THD-12.1.b a squadron that comes through goes on to bombers only where there are some', () => {
  expect(fates(', bomber/left I/KG2')).toContain('on to the bombers')
  expect(fates(', escort/left I/ZG26')).toContain('on to the escort')
  expect(fates(', bomber/right I/KG2')).toContain('flies on, no bombers there (may turn to others)')
  expect(fates('')).toMatch(/flies on, no bombers(;|$)/)
  expect(fates('')).not.toContain('others')
})

test('THD-11.1.4.b who slips past hunters is told whether bombers are behind them', () => {
  const places = (units: string, weather: 'clear' | 'broken' = 'broken') => {
    const { day } = dayWith(
      { space: '7/11a' },
      `hunt/left I/JG51, hunt/centre I/JG3, hunt/right I/JG26${units}`,
    )
    day.weather['lf2-south'] = weather
    const outcomes = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))
    const about = ['raid:1', 'squadron:610']
    const pause: Pause = { kind: 'chance', what: 'hunt-placement', outcomes, about }
    return outcomes.map((_, i) => words.answer(day, pause, i)).filter(row => row.includes('slips past'))
  }
  const none = places('')
  expect(none.length).toBeGreaterThan(0)
  for (const row of none) expect(row).toMatch(/610 slips past \S+, finds nobody$/)
  for (const row of places(', bomber/left I/KG2, bomber/centre II/KG2, bomber/right III/KG2'))
    expect(row).toMatch(/610 slips past \S+ to the bombers$/)
})

test('THD-12.2.3.a a section where nobody flies is marked so', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/right I/KG2, bomber/centre 65')
  const pause = pauseAfter(combat(day, raid))
  const [stay, ...shifts] = answers(day, pause)
  expect(stay).toBe('All stay: 65 finds nobody; leaves I/KG2 alone, theirs lost 0, ours lost 0')
  expect(shifts.map(row => row.replace(/^65 turns to/, 'to'))).toEqual([
    'to the left: nobody there; I/KG2 alone, theirs lost 0, ours lost 0',
    'to the right: 1 bomber, no escort, theirs lost about 0.8, ours lost 0',
  ])
})

test('THD-12.2.1.b of two hunters the answer names the one that is fought, and points at it', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG51 I/JG26 54')
  group(day, 'I/JG26').tactics = { chit: '1', by: 2 }
  const pause = pauseAfter(combat(day, raid))
  expect(words.pause(day, pause)).toContain('Whom does 54 fight?')
  expect(answers(day, pause)).toEqual([
    '54 fights I/JG51: Me109; I/JG26 stays out, theirs lost 33\u00a0%, ours lost 33\u00a0%',
    '54 fights I/JG26: Me109, tactics +2; I/JG51 stays out, theirs lost 67\u00a0%, ours lost 0\u00a0%',
  ])
  const [first] = pause.kind === 'choice' ? pause.options : []
  expect(first).toMatchObject({ group: 'I/JG26', on: ['group:I/JG51'] })
})

test('THD-12.2.1.b of more hunters it is told which stays out, and who is left to fight', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG51 I/JG26 I/JG3 54')
  const pause = pauseAfter(combat(day, raid))
  expect(words.pause(day, pause)).toMatch(/^Whom does 54 leave alone\? Choose two\./)
  expect(answers(day, pause)[0]).toMatch(
    /^I\/JG3 stays out: Me109; if it were fought:, theirs lost 33\s%, ours lost 33\s%$/,
  )
})

test('THD-11.1.4.a before the die each squadron reads whom it would come upon, face by face', () => {
  const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'hunt/left I/JG51, bomber/centre I/KG2')
  day.weather['lf2-south'] = 'patchy'
  const here = [squadron(day, '610'), squadron(day, '54')]
  const { rows, after } = facesMet(day, raid, here)
  expect(rows.map(({ id }) => id)).toEqual(['610', '54'])
  // An A is on the left on 1 and 4, and slips by on 4; a B is there on 3 and 5.
  expect(rows[0]?.cells).toEqual(['hunters', 'bombers', 'nobody', 'nobody', 'bombers', 'nobody'])
  expect(rows[1]?.cells).toEqual(['bombers', 'nobody', 'hunters', 'nobody', 'hunters', 'bombers'])
  expect(after).toBe('Then one squadron may still turn to another section.')
})

test('THD-11.1.4.b who may slip past is told what a fight with the hunters would bring', () => {
  const units = 'hunt/left I/JG3, hunt/right III/JG3, 6/11c/MED 54 32'
  const { day, raid } = dayWith({ space: '6/11c', deployed: true }, units)
  const pause = pauseAfter(intercept(day, raid), 'hunt-placement 2')
  expect(answers(day, pause)[0]).toMatch(/^54 Squadron: .*, theirs lost \d+\s%, ours lost \d+\s%$/)
  expect(pause.kind === 'choice' && words.stakes(day, pause).join()).toContain(
    'Beside each, what it is spared.',
  )
})
