import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LESSONS } from '../../board/lessons.ts'
import { PHASES } from '../../board/phases.ts'
import { STEPS } from '../../sequence.ts'
import { said } from '../../text.ts'

test('every lesson hangs on something that happens, is short, and cites rules that there are', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  const keys = [said.asks, said.notes, said.rolls, STEPS].flatMap(part => Object.keys(part))
  for (const { on, title, text, rules: cited } of LESSONS) {
    expect(keys).toContain(on)
    expect(title.length, title).toBeLessThan(40)
    expect(text.length, title).toBeLessThan(520)
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
  expect(whenOf('hunter-interception')?.({ squadrons: 2 })).toBe(true)
})
