import { readFileSync } from 'node:fs'
import { glance, Match, random, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { FIRST_DAY, LESSONS } from '../../board/lessons.ts'
import { PHASES } from '../../board/phases.ts'
import { game, heuristic } from '../../index.ts'
import { STEPS } from '../../sequence.ts'
import { said } from '../../text.ts'

test('every lesson hangs on something that happens, is short, and cites rules that there are', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  const keys = [said.asks, said.notes, said.rolls, STEPS].flatMap(part => Object.keys(part))
  for (const { on, title, text, rules: cited } of LESSONS) {
    // Read in a breath: two sentences at most.
    expect(text.match(/[.?!](\s|$)/g)?.length, on).toBeLessThanOrEqual(2)
    expect(text.length, on).toBeLessThanOrEqual(260)
    expect(keys).toContain(on)
    expect(title.length, title).toBeLessThan(40)
    for (const id of cited) expect(rules, title).toContain(`- **${id}** `)
  }
})

test('the tracker has every step once, in the order of play', () => {
  expect(PHASES.flatMap(({ steps }) => steps)).toEqual(Object.keys(STEPS))
})

test('a lesson comes only when what it tells has happened', () => {
  const whenOf = (key: string) => LESSONS.find(({ on }) => on === key)?.when
  expect(whenOf('rendezvous-failure')?.({ gruppen: [] })).toBe(false)
  expect(whenOf('rendezvous-failure')?.({ gruppen: ['I/KG1'] })).toBe(true)
  expect(whenOf('gruppe-replaced')?.({ gruppe: 'I/KG1' })).toBe(false)
  expect(whenOf('gruppe-replaced')?.({ gruppe: 'I/KG1', depletion: 3 })).toBe(true)
  expect(whenOf('pool')?.({ size: 0 })).toBe(false)
  // Told with the first card, whatever it does.
  expect(whenOf('raid-event')).toBeUndefined()
})

/** The lessons that somebody is told in a Prelude by the book, in the order in which they come up. */
function toldIn(seed: number): readonly string[] {
  const match = new Match(game, { scenario: 'prelude', pack: 'standard', options: {} })
  const luck = seeded(seed)
  const whim = random(seed)
  const told = new Set<string>()
  const come = (key: string, facts = {}) => {
    for (const { on, when } of LESSONS) if (on === key && (when?.(facts) ?? true)) told.add(on)
  }
  for (let notes = 0; match.pause; notes = match.notes.length) {
    const { pause } = match
    come(match.step)
    if (pause.kind === 'choice') come(pause.ask)
    if (pause.kind === 'chance') come(pause.what)
    if (pause.kind === 'chance') match.play(luck(pause))
    else if (pause.kind === 'choice') match.play(heuristic(glance(match.state, pause, whim)))
    for (const { what, facts } of match.notes.slice(notes)) come(what, facts)
  }
  return [...told]
}

/** What somebody sees in any Prelude whose first raid is met, in this order. */
const ALWAYS = [
  'plan-raid',
  'assign-bomber',
  'assign-fighter',
  'forecast',
  'deploy-gruppe',
  'detection',
  'pool',
  'combat',
]

test('every lesson of the first Raid Day comes up in Preludes that are played', () => {
  const told = new Set(Array.from({ length: 80 }, (_, seed) => toldIn(seed)).flat())
  expect(FIRST_DAY.map(({ on }) => on).filter(on => !told.has(on))).toEqual([])
})

test.each([0, 2, 3])(
  'a Prelude tells no lesson of a campaign, and the way of a raid in its order: %i',
  seed => {
    const told = toldIn(seed)
    expect(told.filter(on => !FIRST_DAY.some(lesson => lesson.on === on))).toEqual([])
    expect(told.filter(on => ALWAYS.includes(on))).toEqual(ALWAYS)
    expect(told).toEqual(expect.arrayContaining(['channel-patrol', 'bombing']))
  },
)
