import { capital, counted, type Logged, listed } from '@tallyho/engine'
import type { Honour, Retold } from '@tallyho/kit'
import { isBomber } from '../rules/02-terms.ts'
import { levelRows } from '../rules/16-victory.ts'
import type { Campaign } from '../state.ts'
import { raidPoints } from '../text/10-bombing.ts'
import { LEVELS } from '../text/14-calendar.ts'
import { clockName, dateName, pointsName, squadronNames } from '../text/names.ts'
import type { Notes } from '../vocabulary.ts'
import { historyOf } from './campaign/history.ts'
import { diaryOf } from './chronicle/diary.ts'

/** The raids of a single day; in a campaign its days. */
const raid = ({ raid: at, target }: Notes['raid-begins'], { scenario, plan }: Campaign) =>
  scenario === 'prelude' ? `${clockName(plan[at]?.segment ?? 0)} ${target}` : undefined

/** `5 bomber Gruppen reach Swingate and leave it burning.`; fighters strafe, where a raid had no bombers. */
function bombsTold(
  { target, vp, result, strengths, nonEssential }: Notes['bombing'],
  campaign: Campaign,
): string {
  const bombers = strengths.filter(({ gruppe }) => isBomber(campaign, gruppe)).length
  if (bombers === 0) return `Fighters strafe ${target}${vp > 0 ? '' : ', to no effect'}.`
  const come = counted(bombers, 'bomber Gruppe reaches', 'bomber Gruppen reach')
  const [leaves, hits, misses] = bombers === 1 ? ['leaves', 'hits', 'misses'] : ['leave', 'hit', 'miss']
  const harm = nonEssential
    ? `${hits} what matters little there`
    : result === 'H'
      ? `${leaves} it burning`
      : `${hits} it`
  const did = result === 0 ? misses : harm
  return `${capital(come)} ${target} and ${did}.`
}

/** The battle told again, raid by raid. */
export const RETOLD: Retold<Campaign, Notes> = {
  // RE-12.b RE-17.1.d Where points alone decide; they are Fighter Command's.
  levelAt: (campaign, score) => {
    const row = levelRows(campaign)?.findLast(({ from }) => from <= -score)
    return row && LEVELS[row.level]
  },
  opening: 'The plan',
  chapters: {
    'raid-begins': raid,
    'next-day': ({ day }) => dateName(day),
  },
  tells: {
    'raid-scrubbed': true,
    unopposed: () => 'No squadron reaches it.',
    bombing: bombsTold,
    'no-bombs': true,
    'heavy-damage': true,
    'raid-over': ({ by, gruppen, squadrons }) => {
      const lost = [
        ...(gruppen.length > 0 ? [`the Luftwaffe loses ${listed(gruppen)}`] : []),
        ...(squadrons.length > 0 ? [`Fighter Command loses ${squadronNames(squadrons)}`] : []),
      ]
      const price = lost.length > 0 ? `${capital(lost.join(', '))}` : 'Everybody comes home'
      return `${price}: ${raidPoints({ by, gruppen })}.`
    },
    'night-bombing': ({ vp }) => `By night the bombers are over the cities: ${pointsName(-vp)}.`,
    'day-event': true,
    sealion: true,
    'd-day': true,
    ended: true,
  },
  names: {
    // What a raid came to is told when it is over: a turning point has that name.
    bombing: () => undefined,
    unopposed: () => undefined,
    'no-bombs': () => undefined,
    'raid-over': ({ target, gruppen, squadrons }) => {
      const lost = [
        ['the Luftwaffe', gruppen, 'Gruppe', 'Gruppen'],
        ['Fighter Command', squadrons, 'squadron', 'squadrons'],
      ] as const
      const told = lost.flatMap(([who, { length }, one, many]) =>
        length > 0 ? `${who} ${counted(length, one, many)}` : [],
      )
      return told.length === 0 ? `Bombs on ${target}.` : `The raid on ${target} costs ${listed(told)}.`
    },
  },
  // The lead is told at the head of the report, and as the Luftwaffe's.
  untold: ['vp'],
  honours,
  diary: diaryOf,
}

/** The raids that brought the Luftwaffe most and least. */
function honours(campaign: Campaign, notes: readonly Logged[]): readonly Honour[] {
  const { days } = historyOf(campaign, notes)
  const raids = days.flatMap(({ day, raids: flown }) => flown.map(raid => ({ day, ...raid })))
  const ranked = raids.sort((a, b) => a.by - b.by)
  const honour = (best: boolean, raid: (typeof ranked)[number] | undefined): readonly Honour[] => {
    if (!raid || (best ? raid.by >= 0 : raid.by <= 0)) return []
    const { target, day, segment, by, gruppen, squadrons } = raid
    const lost = `Lost: ${listed(gruppen)}; of Fighter Command: ${squadronNames(squadrons)}.`
    return [
      {
        best,
        name: `The raid on ${target}`,
        did: `${dateName(day)}, ${clockName(segment)}: ${pointsName(by)}. ${lost}`,
      },
    ]
  }
  return [...honour(true, ranked[0]), ...honour(false, ranked.at(-1))]
}
