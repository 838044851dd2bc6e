import { counted, listed } from '@tallyho/engine'
import type { Honour, Retold } from '@tallyho/kit'
import { seasonAt } from '../rules/01-campaign/season.ts'
import type { Campaign, LogEntry } from '../state.ts'
import { HIT_NAMES } from '../text/names.ts'
import type { Notes } from '../vocabulary.ts'
import { worthOf } from './campaign/score.ts'
import { diaryOf, wallOf } from './chronicle/diary.ts'

/** The campaign told again, mission by mission. */
export const RETOLD: Retold<Campaign, Notes> = {
  opening: 'The staffel',
  chapters: {
    'setup.operations': (_, __, nth) => `Mission ${nth}`,
    'turn.begun': ({ turn }, { length }) => (length === 'training' ? `Turn ${turn}` : undefined),
  },
  tells: {
    'setup.escort': true,
    // In the training one damaged bomber and one serious hit are all there is to tell.
    'approach.placed': ({ name, bomber }, { length }) =>
      length === 'training' ? `${name} goes in against B-24\u00a0${bomber}.` : undefined,
    'damage.marker': ({ bomber, part, total, most }, { length }) =>
      length === 'training'
        ? `B-24\u00a0${bomber} is hit in the ${part}: damage ${total} of ${most}.`
        : undefined,
    'recovery.rolled': ({ name, hit, serious }, { length }) =>
      length === 'training'
        ? `${name}'s ${HIT_NAMES[hit].toLowerCase()} hit is ${serious ? 'serious: he drops out' : 'a scratch'}.`
        : undefined,
    'score.bomber': ({ bomber, how, name }) =>
      `B-24\u00a0${bomber} ${how === 'fallen' ? 'falls out of the formation' : 'is destroyed'}${name === undefined ? '' : `, by ${name}`}.`,
    'fighter.lost': true,
    'pilot.killed': true,
    'pilot.wounded': true,
    'mission.logged': ({ aborted, vp }, { length }) => {
      if (length === 'training') return undefined
      return aborted ? 'The mission is called off.' : `It brings ${counted(vp, 'point')}.`
    },
    'quarters.replaced': ({ name, old }) => `${name} comes for ${old}.`,
    'season.over': true,
    'training.over': true,
    'campaign.over': true,
  },
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
  return `${names} ${killed.length === 1 ? 'was' : 'were'} killed, for ${counted(vp, 'point')}.`
}
