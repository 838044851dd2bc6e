import { counted } from '@tallyho/engine'
import type { ScenarioSpec } from '../../pack/types.ts'
import { figures } from '../../rules/08-return/points.ts'
import type { Campaign, Ended } from '../../state.ts'

type Level = Ended['level']

/** What an end means, by what was flown. */
const MEANINGS: Readonly<Record<'school' | 'patrol' | 'campaign', Readonly<Record<Level, string>>>> = {
  school: {
    won: 'The lesson is learnt. The next one adds something new.',
    between: 'Not lost, but the instructor has seen better. Fly it again, or go on to the next.',
    lost: 'Better here than over Dover. Fly it again: no two fights are alike.',
  },
  patrol: {
    won: 'The raid was broken up before it could do what it had come for.',
    between: 'The raid was met, and it was hurt. Its bombs fell all the same.',
    lost: 'Too few of them were stopped, and the raid did what it had come for.',
  },
  campaign: {
    won: 'The squadron has cost the Luftwaffe more than it could go on paying. It is rested and re-equipped, and its name is known.',
    between: 'The squadron held its piece of sky and paid for it. Others will have to decide the battle.',
    lost: 'Too many raids got through. What is left of the squadron is sent north to rest.',
  },
}

export function meaningOf({ kind }: Pick<ScenarioSpec, 'kind'>, level: Level): string {
  return MEANINGS[kind === 'campaign' || kind === 'patrol' ? kind : 'school'][level]
}

/** What it has cost, whoever won: `It cost us 6 aircraft, and 4 men their lives.` */
export function priceOf(campaign: Campaign): string {
  const { aircraftLost, killed, patrols } = figures(campaign)
  if (patrols === 0) return ''
  if (aircraftLost === 0) return 'It cost us no aircraft.'
  const lives =
    killed === 0
      ? 'but nobody his life'
      : `and ${counted(killed, 'man', 'men')} ${killed === 1 ? 'his life' : 'their lives'}`
  return `It cost us ${aircraftLost} aircraft, ${lives}.`
}
