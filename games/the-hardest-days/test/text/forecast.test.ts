import { glance, type Procedure, random } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { heuristic } from '../../bot.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { lossesOf } from '../../rules/16-victory.ts'
import type { Day } from '../../state.ts'
import { joiningTold } from '../../text/11-interception.ts'
import { sectionNow, tollAmongBombers } from '../../text/forecast.ts'
import { words } from '../../text.ts'
import { raidWith } from '../kit/met.ts'
import { pauseAfter } from '../kit/script.ts'
import { dayWith, squadron } from '../kit/table.ts'

/** What a whole fight comes to on average, held against the rules: the machine plays it so many times. */
const TIMES = 400
/** Of what it comes to, that much may be said too much or too little. */
const NEAR = 0.25

/** What is not left to the machine: that nobody turns to another section, or that all who can attack do. */
type Fixed = 'shift' | 'join'

function toTheEnd(day: Day, rule: Procedure<unknown>, fixed: Fixed, numbers: (n: number) => number): void {
  for (let at = rule.next(); !at.done; ) {
    const pause = at.value
    if (pause.kind === 'chance') at = rule.next(numbers(pause.outcomes.length))
    else if (pause.kind === 'choice') {
      // To stay is the first answer, and so is whoever can attack.
      at = rule.next(pause.ask === fixed ? 0 : heuristic(glance(day, pause, numbers)))
    } else throw new Error('nobody is asked secretly here')
  }
}

function onAverage(fixed: Fixed, table: () => { day: Day; rule: Procedure<unknown> }) {
  const numbers = random(1)
  const all = { foe: 0, ours: 0 }
  for (let i = 0; i < TIMES; i++) {
    const { day, rule } = table()
    toTheEnd(day, rule, fixed, numbers)
    const lost = lossesOf(day)
    all.foe += (lost.groupsHeavy + lost.groupsLight) / TIMES
    all.ours += (lost.squadronsHeavy + lost.squadronsLight) / TIMES
  }
  return all
}

test.each([
  'bomber/left I/KG2 54',
  'bomber/left I/KG2 54 65, escort/left I/ZG26',
  'bomber/left I/KG2 54 65 32, bomber/right III/KG2 610 501-, escort/right I/ZG26 II/ZG26',
])('THD-12.2.4.a what the fights among bombers come to is told as the rules bring it: %s', display => {
  const { day, raid } = dayWith({ space: '7/11a', deployed: true }, display)
  const said = tollAmongBombers(day, raid, sectionNow)
  const real = onAverage('shift', () => {
    const table = dayWith({ space: '7/11a', deployed: true }, display)
    return { day: table.day, rule: combat(table.day, table.raid) }
  })
  expect(Math.abs(said.foe - real.foe)).toBeLessThan(NEAR)
  expect(Math.abs(said.ours - real.ours)).toBeLessThan(NEAR)
})

test.each([
  ['I/JG3', 'MED 54 65, bomber/left I/KG2, bomber/centre II/KG2, bomber/right III/KG2'],
  ['', 'MED 54 65 610, bomber/left I/KG2, escort/left I/ZG26, bomber/right III/KG2'],
])('THD-11.1.4.a so is a whole interception: hunters %s, and %s', (hunters, others) => {
  const { day, raid } = raidWith(hunters, others)
  const more = day.squadrons.filter(({ place }) => place.at === 'airborne')
  const said = joiningTold(day, raid, more).map(({ is }) => Number(is.replace('about ', '')))
  const real = onAverage('join', () => {
    const table = raidWith(hunters, others)
    return { day: table.day, rule: intercept(table.day, table.raid) }
  })
  expect(Math.abs((said[0] ?? 0) - real.foe)).toBeLessThan(NEAR)
  expect(Math.abs((said[1] ?? 0) - real.ours)).toBeLessThan(NEAR)
})

test('THD-12.2.3.a whoever turns leaves bombers alone, and every answer counts the whole fight', () => {
  const { day, raid } = dayWith(
    { space: '7/11a', deployed: true },
    'bomber/left I/KG2 54, bomber/right III/KG2, escort/right I/ZG26',
  )
  const pause = pauseAfter(combat(day, raid))
  if (pause.kind !== 'choice') throw new Error('Nobody is asked')
  const said = (id: string) =>
    words.said(
      day,
      pause,
      pause.options.findIndex(one => one.id === id),
    )
  expect(said('done')).toMatchObject({ head: 'All stay', so: 'leaves III/KG2 alone' })
  expect(said('54>right')).toMatchObject({ so: '1 bomber, 1 escort; I/KG2 alone' })
  expect(JSON.stringify(said('done'))).not.toContain('%')
  expect(squadron(day, '54').place).toMatchObject({ section: 'left' })
})
