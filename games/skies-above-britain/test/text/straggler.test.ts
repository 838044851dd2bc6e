import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { straggler } from '../../rules/07-raid-vector/straggler.ts'
import { words } from '../../text.ts'
import { aPatrol, bombers, pauseAfter } from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

const asked = (lines: string) => {
  const campaign = aPatrol({ fly: 'red yellow' })
  bombers(campaign)
  onTrack(campaign, 'deep low')
  patrolOf(campaign).visibility = 'clouds'
  const choice = pauseAfter(straggler(campaign), lines) as Choice
  const answers = choice.options.map((_, i) => words.answer(campaign, choice, i))
  const listed = MANNERS.foremost?.(campaign, choice)
  return { listed, question: words.pause(campaign, choice), stakes: words.stakes(campaign, choice), answers }
}

test('SAB-VEC-18 who goes after a straggler is asked on with those who go already', () => {
  const [first, then] = [asked(''), asked('straggler red')]
  expect(first.question).toBe('A lone bomber! Who goes after it, and flies home afterwards?')
  expect(first.answers[0]).toMatch(/^Everybody here stays/)
  expect(then.question).toBe('Red Section goes after it. Does anybody else?')
  expect(then.answers[0]).toMatch(/^No, Red Section alone/)
})

test('SAB-VEC-21 SAB-VEC-26 the whole Section’s chance is told, and that clouds may hide it after each round', () => {
  const { answers, stakes } = asked('')
  expect(answers[1]).toMatch(/^Red Section: down at once \d+\s%, Fuel \d+ → \d+$/)
  expect(stakes.join()).toMatch(/^After each round it gets away in the clouds in \d+\s%\.$/)
})

test('SAB-VEC-17 Sections with the same chance and the same Fuel are one answer', () => {
  expect(asked('').listed).toEqual([
    { id: 'none', why: '', also: [] },
    { id: 'red', why: 'the same for Yellow', also: ['yellow'] },
  ])
})
