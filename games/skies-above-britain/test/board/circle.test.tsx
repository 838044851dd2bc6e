import type { Choice } from '@tallyho/engine'
import { fetchAll } from '@tallyho/kit'
import { drawing } from '@tallyho/kit/test/table.tsx'
import { beforeAll, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { MANNERS } from '../../board/manners.ts'
import type { FighterId } from '../../pack/types.ts'
import { fightCircle } from '../../rules/05-interception/circle.ts'
import { circleChances } from '../../rules/05-interception/circle-chances.ts'
import { words } from '../../text.ts'
import { aPatrol, pauseAfter } from '../kit/table.ts'

beforeAll(fetchAll)

const draw = drawing(board, words)

test('SAB-CIR-03 SAB-CIR-08 the groups of the circle have the numbers that the answers name', () => {
  const campaign = aPatrol({ fly: 'red' })
  const pause = pauseAfter(fightCircle(campaign, ['red']), '')
  if (pause?.kind !== 'choice') throw new Error('Nothing is asked')
  const groups = pause.options.flatMap(
    (_, i) => /flank of group (\d): then out of/.exec(words.answer(campaign, pause, i))?.[1] ?? [],
  )
  expect(groups.length).toBeGreaterThan(2)
  const markup = draw({ state: campaign, pause })
  // SAB-CIR-16 A gap leads into a fight, which a flank does not.
  const gaps = pause.options.flatMap(({ id }, i) =>
    id.startsWith('box-') ? [words.answer(campaign, pause, i)] : [],
  )
  expect(gaps.length).toBeGreaterThan(2)
  for (const said of gaps) expect(said).toContain('then alone')
  for (const group of groups) expect(markup).toContain(`<b>Group ${group}: 4</b>`)
})

const asked = (lines = '', fly = 'red yellow') => {
  const campaign = aPatrol({ fly })
  return { campaign, choice: pauseAfter(fightCircle(campaign, ['red', 'yellow']), lines) as Choice }
}

test('SAB-CIR-04 all, or a Section, attack the circle in one way at one stroke: one to a gap, the others on the flanks', () => {
  const { campaign, choice } = asked()
  expect(words.pause(campaign, choice)).toBe('The 110s fly a circle. Where do the 6 attack it?')
  const fars = MANNERS.far?.(campaign, choice) ?? []
  expect(fars.map(far => [far.words, far.so, far.ids.join(' ')])).toMatchInlineSnapshot(`
    [
      [
        "All 6: gaps, from behind",
        "then alone with two before the guns; 2 on the flanks",
        "box-0/tailing box-1/tailing box-2/tailing box-3/tailing flank-0 flank-1",
      ],
      [
        "All 6: gaps, head-on",
        "then alone with two before the guns; 2 on the flanks",
        "box-0/head-on box-1/head-on box-2/head-on box-3/head-on flank-0 flank-1",
      ],
      [
        "All 6: on the flanks",
        "then out of the fight",
        "flank-0 flank-1 flank-2 flank-3 flank-0 flank-1",
      ],
      [
        "Red Section: gaps, from behind",
        "then alone with two before the guns",
        "box-0/tailing box-1/tailing box-2/tailing",
      ],
      [
        "Red Section: gaps, head-on",
        "then alone with two before the guns",
        "box-0/head-on box-1/head-on box-2/head-on",
      ],
      [
        "Red Section: on the flanks",
        "then out of the fight",
        "flank-0 flank-1 flank-2",
      ],
    ]
  `)
  const script = fars[0]?.ids.map(id => `circle.place ${id}`).join(', ')
  expect(asked(script).choice.ask).toBe('circle.attacker')
})

test('SAB-CIR-05 SAB-CIR-08 places on the circle that come to the same are one answer, with what it may bring', () => {
  const { campaign, choice } = asked('circle.place box-0/tailing flank-0 flank-1 flank-2 flank-3')
  const few = MANNERS.foremost?.(campaign, choice) ?? []
  expect(few.map(({ id }) => id)).toEqual(['box-1/tailing', 'box-1/head-on', 'flank-0'])
  expect(few[0]?.also).toContain('box-2/tailing')
  const said = few.map(({ id }) =>
    words.answer(
      campaign,
      choice,
      choice.options.findIndex(one => one.id === id),
    ),
  )
  expect(said).toMatchInlineSnapshot(`
    [
      "Gap 2, behind the group ahead: then alone with two before the guns, one down 36 %, ours hit 41 %",
      "Gap 2, head-on to the group behind: then alone with two before the guns, one down 23 %, ours hit 34 %",
      "The flank of group 1: then out of the fight, one down 18 %, ours hit 16 %",
    ]
  `)
})

test('SAB-CIR-06 SAB-CIR-07 from behind more comes down than from a flank, and head-on a second card may hit', () => {
  const { campaign } = asked()
  const at = (attitude?: 'tailing' | 'head-on') =>
    circleChances(campaign, 'red-1' as FighterId, { attitude } as never)
  for (const { kill, hit } of [at('tailing'), at('head-on'), at()]) {
    expect(kill).toBeGreaterThan(0)
    expect(hit).toBeGreaterThan(0)
    expect(Math.max(kill, hit)).toBeLessThan(1)
  }
})
