import { expect, test } from 'vitest'
import { LESSONS } from '../../board/lessons.ts'
import { PATROLS_A_RAID } from '../../bot/command.ts'
import { guide } from '../../guide.ts'
import type { Effect } from '../../rules/12-combat/fight.ts'
import { EFFECT_NAMES } from '../../text/fates.ts'

const lesson = (on: string) => LESSONS.find(one => one.on === on)

test('a squadron is called lost where it is, and not where it flies home', () => {
  const effects = Object.keys(EFFECT_NAMES) as Effect[]
  const told = effects.filter(squadronEffect => lesson('fight')?.when?.({ squadronEffect }))
  expect(told).toEqual(effects.filter(effect => EFFECT_NAMES[effect].includes('loss')))
  expect(told).not.toContain('reduced inflight')
})

test('the end of the lesson, the first explanation of patrols and the staff want as many squadrons a raid', () => {
  const NUMBERS = { 7: 'seven' } as Readonly<Record<number, string>>
  const said = [guide.afterwards.words, lesson('patrol-squadron')?.text]
  for (const words of said) expect(words).toMatch(new RegExp(`about ${NUMBERS[PATROLS_A_RAID]}.* a raid`))
})
