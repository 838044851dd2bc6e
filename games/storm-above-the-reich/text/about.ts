import type { ElementOption } from '../rules/05-map/overlap.ts'
import type { BomberOption } from '../rules/17-collision/crash.ts'
import type { Campaign, PlaceNo } from '../state.ts'
import { bomberCalled, counted, elementName, listed, refName } from './names.ts'
import type { ChoiceWords } from './words.ts'

/** What a question is about, in words. */

/** The first thing of a kind that the question is about: `fighter`, `element`, `bomber`. */
export function aboutA(
  kind: string,
  campaign: Campaign,
  about: readonly string[],
  otherwise: string,
): string {
  const ref = about.find(one => one.startsWith(`${kind}:`))
  return ref === undefined ? otherwise : refName(ref, campaign)
}

export function fighterIn(campaign: Campaign, about: readonly string[]): string {
  return aboutA('fighter', campaign, about, 'Your fighter')
}

/** All that the question is about: `Bär and Clausen`. */
export function allAbout(campaign: Campaign, about: readonly string[]): string {
  return listed(
    about.map(ref => refName(ref, campaign)),
    'your fighters',
  )
}

/** A question whose answers are bombers. */
export function askBomber(question: ChoiceWords['question']): ChoiceWords {
  return {
    question,
    answer: (campaign, option) => bomberWords(campaign, (option as BomberOption).place),
  }
}

/** `B-24 A1, 2 Damage markers`. */
function bomberWords(campaign: Campaign, place: PlaceNo): string {
  const markers = campaign.mission?.bombers[place]?.damage.length ?? 0
  const state = markers === 0 ? '' : `, ${counted(markers, 'Damage marker')}`
  return `${bomberCalled(campaign, place)}${state}`
}

/** A question whose answers are elements. */
export function askElement(question: ChoiceWords['question']): ChoiceWords {
  return {
    question,
    answer: (campaign, option) => elementName(campaign, (option as ElementOption).element),
  }
}
