import type { Setup } from '@tallyho/engine'
import type { ScenarioId } from '../pack/types.ts'
import { levelRows } from '../rules/16-victory.ts'
import { LEVELS } from './14-calendar.ts'

/** What the player is told before the first question. */

const AIMS: Readonly<Record<ScenarioId, string>> = {
  prelude: 'It is one day of raids, 11 August 1940. Do more harm with your bombs than your losses cost you.',
  'hardest-days':
    'There are four days of raids. Keep ahead on points to the end of the last, though every day that passes helps the defender.',
  'thin-blue-line':
    'From 27 August on you fight for the sky over the landing beaches. In September it is decided whether the landing, Sealion, can be made: be far enough ahead by then.',
  'battle-of-britain':
    'From 11 August on you fight for the sky over the landing beaches. Sealion is made ready only if you are far enough ahead in September, and is called off if you are too far behind.',
}

// RE-10.k RE-9.22.a
const POINTS = [
  'Bombs that hit count for you: the more of your bombers get through, the more. Target cards marked ×2 count double.',
  'A squadron that Fighter Command loses: 1 for you, 2 if it is a heavy loss.',
  'A Gruppe that you lose: 1 for the British, 2 if it is a heavy loss.',
]
const KEPT =
  'From day to day stay the lead, losses until they are replaced, heavy damage, and how worn your Gruppen are. The better you stand, the more strategy cards you hold.'
// RE-4.IV.3.b
const DAYS = 'Every day that passes: 1 for the British, 3 once Sealion is being prepared.'

// RE-16.2.b RE-16.2.c RE-16.1.b RE-16.1.c RE-16.11.a
const CAMPAIGN = [
  'Ahead by 35 at any time, or far ahead on the day of the landing: German decisive victory',
  'Ahead, but not so far, on the day of the landing: German operational victory',
  'Sealion is put off beyond 22 September: a draw',
  'Sealion is called off, the landing fails, or the British are ahead by 35: British victory',
]
// RE-17.2.j
const THIN_BLUE_LINE = [
  'Sealion is made ready: German decisive victory',
  'It is put off, and you are ahead: German operational victory',
  'It is put off, and you are not ahead: a draw',
  'It is put off, and the Luftwaffe is worn out: German operational defeat',
  'It is called off: German decisive defeat',
]

export function briefing({ scenario: id }: Setup) {
  const scenario = id as ScenarioId
  return {
    you: 'You command the Luftwaffe: you choose the targets, and which bombers and fighters fly there. The game plays Fighter Command.',
    aim: AIMS[scenario],
    points: scenario === 'prelude' ? POINTS : [...POINTS, DAYS, KEPT],
    levels: byPoints(scenario) ?? (scenario === 'thin-blue-line' ? THIN_BLUE_LINE : CAMPAIGN),
  }
}

/** RE-12.b RE-17.1.d Where points alone decide. */
function byPoints(scenario: ScenarioId): readonly string[] | undefined {
  const rows = levelRows({ scenario })
  return rows?.map(({ from, level }, i) => `${leadTold(from, rows[i + 1]?.from)}: ${LEVELS[level]}`)
}

/** RE-16.a Points are counted for the British: from one total up to the next row, as the Luftwaffe's lead. */
function leadTold(from: number, next: number | undefined): string {
  if (next === undefined) return `Behind by ${from} or more`
  if (from === Number.NEGATIVE_INFINITY) return `Ahead by ${1 - next} or more`
  return from < 0 ? `Ahead by ${1 - next} to ${-from}` : `Level, or behind by up to ${next - 1}`
}
