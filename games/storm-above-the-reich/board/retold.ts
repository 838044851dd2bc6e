import { counted, listed } from '@tallyho/engine'
import type { Honour, Retold } from '@tallyho/kit'
import { seasonAt } from '../rules/01-campaign/season.ts'
import type { Campaign, LogEntry } from '../state.ts'
import { OUTCOMES } from '../text/01-campaign.ts'
import { words } from '../text.ts'
import type { Notes } from '../vocabulary.ts'
import { worthOf } from './campaign/score.ts'
import { diaryOf, wallOf } from './chronicle/diary.ts'
import { storyIn } from './chronicle/story.ts'

/** What is told of every mission. */
const TELLS: Retold<Campaign, Notes>['tells'] = {
  'setup.escort': true,
  'score.bomber': ({ bomber, how, name }) =>
    `B-24\u00a0${bomber} ${how === 'fallen' ? 'falls out of the formation' : 'is destroyed'}${name === undefined ? '' : `, by ${name}`}.`,
  'fighter.lost': true,
  'pilot.killed': true,
  'pilot.wounded': true,
  'mission.logged': ({ aborted, vp }, { length }) => {
    if (length === 'training') return undefined
    return aborted ? 'The mission is called off.' : `The mission brings ${counted(vp, 'point')}.`
  },
  'quarters.replaced': ({ name, old }) => `${name} comes for ${old}.`,
  'season.over': true,
  'training.over': true,
  // SR-CAM-02 SR-TRN-04 Of one mission or season its own end has said it.
  'campaign.over': ({ outcome }, { length }) =>
    length === 'mission' || length === 'short' ? undefined : `The campaign is ${OUTCOMES[outcome]}.`,
}

/** The campaign told again, mission by mission; one mission turn by turn. */
export const RETOLD: Retold<Campaign, Notes> = {
  opening: 'The staffel',
  chapters: {
    'setup.operations': (_, __, nth) => `Mission ${nth}`,
    'turn.begun': ({ turn }, { length }) =>
      length === 'training' || length === 'mission' ? `Turn ${turn}` : undefined,
  },
  tells: TELLS,
  abridges: storyIn(TELLS, words),
  // SR-TRN-04 One mission is no season, and nobody spends its experience.
  untold: ({ length }) => (length === 'mission' ? ['missions', 'seasons', 'seasonsWon', 'ep'] : []),
  honours,
  diary: diaryOf,
  wall: wallOf,
  beside: campaign =>
    campaign.length === 'training'
      ? undefined
      : {
          text: [...new Set(campaign.seasons.map(({ season }) => season))].map(index => {
            const { name, history } = seasonAt(campaign, index)
            return `${name}. ${history}`
          }),
        },
}

/** The best pilot, and the mission that cost most. */
function honours({ pilots, log }: Campaign): readonly Honour[] {
  const best = [...pilots].sort((one, other) => worthOf(other) - worthOf(one))[0]
  const worst = [...log].sort((a, b) => b.killed.length - a.killed.length || a.vp - b.vp)[0]
  return [
    ...(best && best.destroyed + best.fallen > 0
      ? [
          {
            best: true,
            name: best.name,
            did: `${counted(best.destroyed, 'bomber')} destroyed, ${best.fallen} fallen out of the formation.`,
          },
        ]
      : []),
    ...(worst && worst.killed.length > 0
      ? [{ best: false, name: `Mission ${worst.no}`, did: dearly(worst, pilots) }]
      : []),
  ]
}

function dearly({ killed, vp }: LogEntry, pilots: Campaign['pilots']): string {
  const names = listed(killed.map(no => pilots[no]?.name ?? ''))
  return `It cost the ${killed.length === 1 ? 'life' : 'lives'} of ${names}, and brought ${counted(vp, 'point')}.`
}
