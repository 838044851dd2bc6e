import { type Choice, counted, firstOf, listed, type Option } from '@tallyho/engine'
import { otherMode, type QuickOption } from '../rules/02-pilots/skills.ts'
import type { BomberOption, ElementOption } from '../rules/05-map/options.ts'
import type { Campaign } from '../state.ts'
import { bomberCalled, elementCalled, fighterCalled, MODE_NAMES, pilotName, refName } from './names.ts'
import type { Words } from './words.ts'

/** What a question is about, in words. */

type About = Pick<Choice, 'about'>

export function fighterIn(campaign: Campaign, { about }: About): string {
  const no = firstOf('fighter', about)
  return no === undefined ? 'Your fighter' : fighterCalled(campaign, Number(no))
}

export function pilotIn(campaign: Campaign, { about }: About): string {
  const no = firstOf('pilot', about)
  return no === undefined ? 'a pilot' : pilotName(campaign, Number(no))
}

/** All that the question is about: `Bär and Clausen`. */
export function allIn(campaign: Campaign, { about = [] }: About): string {
  return listed(
    about.map(ref => refName(ref, campaign)),
    'your fighters',
  )
}

/** A question about one fighter, its name in the middle. */
export function ofFighter<O extends Option>(before: string, after: string): Words<O>['question'] {
  return (campaign, choice) => `${before}${fighterIn(campaign, choice)}${after}`
}

/** A question whose answers are bombers: `B-24 A1, 2 Damage markers`. */
export function askBomber(question: Words<BomberOption>['question']): Words<BomberOption> {
  return {
    question,
    answer: (campaign, { place }) => {
      const markers = campaign.mission?.bombers[place]?.damage.length ?? 0
      const name = bomberCalled(campaign, place)
      return markers === 0 ? name : `${name}, ${counted(markers, 'Damage marker')}`
    },
  }
}

/** A question whose answers are elements. */
export function askElement(question: Words<ElementOption>['question']): Words<ElementOption> {
  return { question, answer: (campaign, { element }) => elementCalled(campaign, element) }
}

/** SR-PIL-14 Quick, and why now. */
export function askQuick(why: string): Words<QuickOption> {
  return {
    question: ofFighter(`${why} `, ' is Quick: change mode? (once a mission)'),
    answer: ({ mission }, { id }, { about }) => {
      const mode = mission?.fighters[Number(firstOf('fighter', about))]?.mode ?? 'determined'
      return id === 'change' ? `Change to ${MODE_NAMES[otherMode(mode)]}` : `Stay ${MODE_NAMES[mode]}`
    },
  }
}
