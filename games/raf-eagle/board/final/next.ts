import { counted, type Logged } from '@tallyho/engine'
import { levelRows } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { gateTold, LEVELS } from '../../text/14-calendar.ts'
import { factsIn } from '../../vocabulary.ts'

/** How far the levels beside the one that was reached were; for a campaign, what was asked of it at the end. */
export function nextLevels(campaign: Campaign, notes: readonly Logged[]): readonly string[] {
  const rows = levelRows(campaign)
  if (!rows) {
    const last = factsIn(notes)('d-day').at(-1) ?? factsIn(notes)('sealion').at(-1)
    return last ? [`Sealion: ${gateTold(last)}`] : []
  }
  const { vp } = campaign
  const reached = rows.findLastIndex(({ from }) => from <= vp)
  const [better, here, worse] = [rows[reached - 1], rows[reached], rows[reached + 1]]
  return [
    ...(better && here
      ? [`${points(vp - here.from + 1)} more for the Luftwaffe: ${LEVELS[better.level]}`]
      : []),
    ...(worse ? [`${points(worse.from - vp)} more for Fighter Command: ${LEVELS[worse.level]}`] : []),
  ]
}

const points = (count: number): string => counted(count, 'point')
