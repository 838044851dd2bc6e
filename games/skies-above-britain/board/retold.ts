import { capital, counted, type Logged, listed } from '@tallyho/engine'
import type { Beside, Honour, Retold } from '@tallyho/kit'
import { minus } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import { killsOf } from '../rules/08-return/pilots.ts'
import type { Campaign } from '../state.ts'
import { BOMBER_NAMES, bomberName, tileName } from '../text/german-names.ts'
import type { Notes } from '../vocabulary.ts'
import { dayName, dayOf } from './book/dates.ts'
import { diaryOf, wallOf } from './chronicle/diary.ts'
import { GREAT_DAYS, perTwelve, SOURCES, sortiesIn } from './final/history.ts'

const A_GOOD_PATROL = 'Bombers shot down and ketten cut off.'

const isLong = ({ log }: Campaign) => log.length > 1

/** The squadron's war told again: patrol by patrol, or a single patrol turn by turn. */
export const RETOLD: Retold<Campaign, Notes> = {
  opening: 'At readiness',
  chapters: {
    'patrol-begins': ({ chapter, patrol }, campaign) =>
      isLong(campaign) ? `Patrol ${patrol}, ${dayName(dayOf(campaign, chapter, patrol))}` : undefined,
    'interception-turn': ({ turn }, campaign) => (isLong(campaign) ? undefined : `Turn ${turn}`),
    'dogfight-round': ({ round }, { pack, scenario }) =>
      packOf({ pack }).scenario(scenario).kind === 'dogfight' ? `Round ${round}` : undefined,
    'scenario-round': ({ round }, campaign) => (isLong(campaign) ? undefined : `Round ${round}`),
  },
  tells: {
    'raid-seen': ({ type }) => `The bombers are ${BOMBER_NAMES[type]}s.`,
    'into-the-bombers': true,
    'bomber-falls': true,
    // Who did it is told by his kill.
    'bomber-destroyed': ({ bomber, by, why }) =>
      by && why !== 'collision'
        ? undefined
        : `${capital(bomberName(bomber))} is destroyed${by ? ', rammed' : ' by flak'}.`,
    'tile-isolated': ({ tile, scores }) =>
      scores ? `${capital(tileName(tile))} is cut off from the others.` : undefined,
    kill: ({ name, of }) => `${name} shoots down a ${of === 'fighter' ? 'German fighter' : 'bomber'}.`,
    'bails-out': true,
    'aircraft-lost': true,
    'pilot-lost': true,
    wounded: true,
    'gains-skill': true,
    'patrol-over': true,
    points: true,
    'chapter-over': true,
    'campaign-over': true,
  },
  // The score of a whole patrol is told with its greatest change: that is named for all of them.
  names: {
    'bomber-destroyed': ({ bomber, by }, campaign) =>
      isLong(campaign)
        ? A_GOOD_PATROL
        : `${capital(bomberName(bomber))} is ${by ? 'shot down' : 'brought down by flak'}.`,
    'tile-isolated': ({ tile }, campaign) =>
      isLong(campaign) ? A_GOOD_PATROL : `${capital(tileName(tile))} is cut off.`,
  },
  honours,
  diary: diaryOf,
  wall: wallOf,
  beside,
}

/** The man with most to his name. Nobody who was killed is the worst of them: the story tells of him. */
function honours(campaign: Campaign): readonly Honour[] {
  const { pilots } = campaign
  const [best, ...others] = pilots.toSorted((a, b) => killsOf(b) - killsOf(a))
  const level = others.filter(other => best && killsOf(other) === killsOf(best)).map(({ name }) => name)
  return [
    ...(best && killsOf(best) > 0
      ? [
          {
            best: true,
            name: best.name,
            did: `${counted(best.bombers, 'bomber')} and ${counted(best.fighters, 'fighter')}${isLong(campaign) ? ` in ${counted(best.patrols, 'patrol')}` : ''}${level.length > 0 ? `, as many as ${listed(level)}` : ''}.`,
          },
        ]
      : []),
  ]
}

/** What a squadron of 1940 scored and suffered whenever twelve took off. Not for the school, which lands at once. */
function beside({ log }: Campaign, _: unknown, notes: readonly Logged[]): Beside | undefined {
  const sorties = sortiesIn(notes)
  if (sorties === 0) return undefined
  const destroyed = log.reduce((sum, one) => sum + one.destroyed + one.germanFighters, 0)
  const lost = log.reduce((sum, { aircraftLost }) => sum + aircraftLost, 0)
  const own = perTwelve({ sorties, destroyed, lost })
  const real = GREAT_DAYS.map(perTwelve)
  return {
    text: [
      'For every twelve fighters that took off, beside Fighter Command as a whole, whose squadrons often met nobody.',
    ],
    rows: [
      {
        what: 'Germans destroyed',
        here: minus(own.destroyed),
        really: spanned(real.map(({ destroyed: by }) => by)),
      },
      { what: 'Own aircraft lost', here: minus(own.lost), really: spanned(real.map(({ lost: by }) => by)) },
    ],
    caption: `In history: ${listed(GREAT_DAYS.map(({ day }) => day))}. ${SOURCES}`,
  }
}

/** `0.6 to 1.1`. */
function spanned(values: readonly number[]): string {
  return `${minus(Math.min(...values))} to ${minus(Math.max(...values))}`
}
