import { CHAPTERS } from './chapters.ts'
import type { CampaignScenario, Chapter, PatrolScenario } from './types.ts'

/** What a chapter is about, in the words of its card; the day of its patrol and what that patrol is worth. */
const ABOUT: Readonly<
  Record<string, { patrol: string; date: string; won: number; lost: number; chapter: string }>
> = {
  'chapter-1': {
    patrol:
      'A convoy is off Dover and a plot is building behind Calais. One patrol from the scramble to the debriefing, against Stukas or Dorniers as a rule, and a thin escort.',
    date: '1940-07-25',
    won: 6,
    lost: 3,
    chapter:
      'Six patrols over the convoys in July: small raids, thin escort, and the sea below you. The place to get to know a squadron.',
  },
  'chapter-2': {
    patrol:
      'Airfields and radar stations along the coast are the target, and the 110s form circles. One patrol on the hardest day.',
    date: '1940-08-18',
    won: 6,
    lost: 3,
    chapter:
      'Six patrols in the days of Eagle Attack: Stukas, Dorniers and Junkers with 109s above and 110s beside them. You lose men faster than they can be taught.',
  },
  'chapter-3': {
    patrol:
      'They come for the sector stations with 109s high and close. One patrol from inland, with time to climb if you dare to wait.',
    date: '1940-08-30',
    won: 5,
    lost: 2,
    chapter:
      'Eight patrols while the airfields burn. The escort is strong, half of your pilots are new, and tired men make mistakes.',
  },
  'chapter-4': {
    patrol:
      'The largest formations of the summer fly up the Thames with fighters on every side. One patrol against them, deep over land.',
    date: '1940-09-15',
    won: 5,
    lost: 2,
    chapter:
      'Eight patrols over London, with sixteen men at most. The bombers are many and tightly held; break them up on their way in.',
  },
}

function aboutOf({ id }: Chapter) {
  const about = ABOUT[id]
  if (!about) throw new Error(`Nothing is told about ${id}`)
  return about
}

const number = ({ id }: Chapter) => id.slice('chapter-'.length)

/** One patrol of each chapter. */
export const PATROLS: readonly PatrolScenario[] = CHAPTERS.map(chapter => {
  const { patrol, date, won, lost } = aboutOf(chapter)
  return {
    kind: 'patrol',
    id: `patrol-${number(chapter)}`,
    title: `${chapter.title}, one patrol`,
    date,
    difficulty: 3,
    blurb: patrol,
    chapter: chapter.id,
    victory: { won, lost },
    source: 'designed',
    ref: 'SAB-GEN-03 SAB-GEN-19',
  }
})

/** SAB-CMP-01 Each chapter by itself, and all four. */
export const CAMPAIGNS: readonly CampaignScenario[] = [
  ...CHAPTERS.map(
    (chapter): CampaignScenario => ({
      kind: 'campaign',
      id: chapter.id,
      title: `Chapter ${number(chapter)}: ${chapter.title}`,
      date: chapter.from,
      difficulty: 4,
      blurb: aboutOf(chapter).chapter,
      chapters: [chapter.id],
      source: 'designed',
      ref: 'SAB-CMP-01 SAB-K-140',
    }),
  ),
  {
    kind: 'campaign',
    id: 'battle-of-britain',
    title: 'The Battle of Britain',
    date: '1940-07-10',
    difficulty: 5,
    blurb:
      'All four chapters, twenty-eight patrols from July to the end of September, with one squadron. Whoever is left at the end has a name, a story and, with luck, a medal.',
    chapters: CHAPTERS.map(({ id }) => id),
    source: 'designed',
    ref: 'SAB-CMP-01 SAB-K-141',
  },
]
