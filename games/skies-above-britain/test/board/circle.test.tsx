import { fetchAll } from '@tallyho/kit'
import { drawing } from '@tallyho/kit/test/table.tsx'
import { beforeAll, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { fightCircle } from '../../rules/05-interception/circle.ts'
import { words } from '../../text.ts'
import { aPatrol, pauseAfter } from '../kit/table.ts'

beforeAll(fetchAll)

const draw = drawing(board, words)

test('SAB-CIR-03 SAB-CIR-08 the groups of the circle have the numbers that the answers name', () => {
  const campaign = aPatrol({ fly: 'red' })
  const pause = pauseAfter(fightCircle(campaign, ['red']), '')
  if (pause?.kind !== 'choice') throw new Error('Nothing is asked')
  const groups = pause.options.flatMap(
    (_, i) => /group (\d): one card/.exec(words.answer(campaign, pause, i))?.[1] ?? [],
  )
  expect(groups.length).toBeGreaterThan(2)
  const markup = draw({ state: campaign, pause })
  // SAB-CIR-16 A gap leads into a fight, which a flank does not.
  const gaps = pause.options.flatMap(({ id }, i) =>
    id.startsWith('box-') ? [words.answer(campaign, pause, i)] : [],
  )
  expect(gaps.length).toBeGreaterThan(2)
  for (const said of gaps) expect(said).toContain('fights on alone')
  for (const group of groups) expect(markup).toContain(`<b>Group ${group}: 4</b>`)
})
