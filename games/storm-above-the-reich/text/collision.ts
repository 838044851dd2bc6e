import { packOf } from '../pack/index.ts'
import type { HitType, ProximityFace } from '../pack/types.ts'
import type { ElementOption } from '../rules/05-map/overlap.ts'
import { formation } from '../rules/05-map/table.ts'
import type { CheckOption, ReturnOption } from '../rules/17-collision/collision.ts'
import type { FlyerOption, LeaveOption } from '../rules/17-collision/proximity.ts'
import type { MarkerOption } from '../rules/20-burst/damage.ts'
import type { Campaign } from '../state.ts'
import { askBomber, askElement, fighterIn } from './about.ts'
import { askQuick } from './attack.ts'
import {
  boxName,
  COHESION_NAMES,
  counted,
  elementName,
  fighterCalled,
  HIT_NAMES,
  listed,
  MODE_NAMES,
  nameIn,
} from './names.ts'
import type { ChapterWords } from './words.ts'

/** Collision Checks. */

const FACES: Readonly<Record<ProximityFace['face'], string>> = {
  clear: 'No Collision',
  'clear-twice': 'No Collision x2',
  escape: 'Escape',
  veer: 'Veer',
  hit: 'Hit',
  impact: 'Impact?',
}

/** `Escape (1 TP)`, `Hit (Fuel 5)`, `Impact? 3`. */
function markerWords(campaign: Campaign, id: string): string {
  const marker = packOf(campaign).proximity(id)
  const face = FACES[marker.face]
  if (marker.face === 'escape') return `${face} (${marker.tp} TP)`
  if (marker.face === 'impact') return `${face} ${marker.number}`
  if (marker.face !== 'veer' && marker.face !== 'hit') return face
  return `${face} (${nameIn<HitType>(HIT_NAMES, marker.back.type)} ${marker.back.number})`
}

/** The TP on the Escape marker that the question is about. */
function escapeCost(campaign: Campaign, about: readonly string[]): number {
  const id = about.find(ref => ref.startsWith('marker:'))?.slice('marker:'.length)
  const marker = id === undefined ? undefined : packOf(campaign).proximity(id)
  return marker?.face === 'escape' ? marker.tp : 0
}

/** `Space 2.2: counts in the Low element and the High element`. */
function leaveWords(campaign: Campaign, no: number): string {
  const space = formation(campaign).spaces[no]
  const elements = (space?.elements ?? []).map(element => `the ${elementName(campaign, element)}`)
  return `Space ${space?.id}: counts in ${listed(elements, 'no element')}`
}

function returnWords(to: ReturnOption['to']): string {
  return to === 'exit' ? 'Exit: out of this mission' : boxName(to)
}

export const COLLISION: ChapterWords = {
  choices: {
    'collision.next': {
      question: () =>
        'Fighters share a space: a Collision Check. Which fighter takes the Proximity marker? (One in each crowded space, in any order.)',
      answer: (campaign, option) => {
        const { fighter } = option as CheckOption
        const { space = -1, mode } = campaign.mission?.fighters[fighter] ?? {}
        const where = formation(campaign).spaces[space]?.id
        return `${fighterCalled(campaign, fighter)} (${nameIn(MODE_NAMES, mode)}), space ${where}`
      },
    },
    'collision.flyer': {
      question: (campaign, about) =>
        `A Collision Check for ${fighterIn(campaign, about)}. Use his skill Flyer?`,
      answer: (_, option) =>
        (option as FlyerOption).use ? 'Yes: look at two markers and keep one' : 'No: draw one marker',
    },
    'collision.marker': {
      question: (campaign, about) => `Which marker does ${fighterIn(campaign, about)} keep?`,
      answer: (campaign, option) => markerWords(campaign, (option as MarkerOption).marker),
    },
    'collision.leave': {
      question: () =>
        'The Proximity marker stays in the element, where it counts in the Cohesion Check. Where does it lie?',
      answer: (campaign, option) => leaveWords(campaign, (option as LeaveOption).space),
    },
    'collision.escape': {
      question: (campaign, about) =>
        `${fighterIn(campaign, about)} must leave the formation: to the Tail for ${escapeCost(campaign, about)} TP (of ${campaign.mission?.tp}), or out of the mission?`,
      answer: (_, option) => returnWords((option as ReturnOption).to),
    },
    'collision.return': {
      question: (campaign, about) => `${fighterIn(campaign, about)} veers off to the Tail. To which box?`,
      answer: (_, option) => returnWords((option as ReturnOption).to),
    },
    'collision.bomber': askBomber(
      (campaign, about) => `${fighterIn(campaign, about)} runs into a bomber. Into which one?`,
    ),
    'element.level': {
      question: (campaign, about) =>
        `${fighterIn(campaign, about)} is where two elements overlap. Whose fire does it fly through? Loose takes 1 off the Lethal Level, Kaputt 2.`,
      answer: (campaign, option) => {
        const { element } = option as ElementOption
        const cohesion = campaign.mission?.elements[element]?.cohesion
        return `${elementName(campaign, element)}: ${nameIn(COHESION_NAMES, cohesion)}`
      },
    },
    'element.veer': askElement(
      (campaign, about) =>
        `${fighterIn(campaign, about)} is where two elements overlap. In which one does it count? The more fighters in the element of the Veer, the likelier the Hit.`,
    ),
    'element.partner': askElement(
      (campaign, about) =>
        `${fighterIn(campaign, about)} is where two elements overlap. In which one is it, as fighters collide?`,
    ),
    'quick.collision': askQuick(
      'The marker is on the table, and harmless to an Evasive fighter unless it says Escape.',
    ),
    'quick.sun': askQuick('Out of the sun, an Evasive fighter cancels the Hit for certain.'),
  },
  chances: {
    'collision.veer': 'Veer: below the number of fighters in the element it is a Hit',
    'collision.impact': 'Impact? Below the number on the marker they collide',
    'collision.crash': 'Collision! Even: with a bomber. Odd: with another fighter',
    'collision.partner': 'Who is in the way?',
  },
  notes: {
    'collision.check': ({ name, face, mode }) =>
      `Collision Check for ${name}, ${nameIn(MODE_NAMES, mode)}: the marker says “${FACES[face as ProximityFace['face']]}”.`,
    'collision.flyer': ({ name, face, otherFace }) =>
      `${name} is a Flyer: of “${FACES[face as ProximityFace['face']]}” and “${FACES[otherFace as ProximityFace['face']]}” he keeps the first.`,
    'collision.exits': ({ name }) => `${name} breaks off and leaves the mission.`,
    'collision.escapes': ({ name, tp, to, left }) =>
      `${name} escapes for ${tp} TP, ${left} left: ${boxName(to)}.`,
    'collision.veer': ({ name, die, fighters, hit }) =>
      `${name} veers, ${counted(fighters, 'fighter')} in the element: ${die}, ${hit ? 'clipped' : 'everybody in the space breaks away'}.`,
    'collision.impact': ({ name, die, number, collides }) =>
      `${name}, impact below ${number}: ${die}, ${collides ? 'a collision' : 'avoided'}.`,
    'collision.crash': ({ name, die, even }) =>
      `${name} collides: ${die}, with ${even ? 'a bomber' : 'a fighter'} if one is there.`,
    'collision.bomber': ({ name, bomber }) => `${name} runs into B-24 ${bomber}.`,
    'collision.fighters': ({ name, otherName }) => `${name} and ${otherName} run into each other.`,
    'collision.debris': ({ name }) => `${name} is alone: debris brings the fighter down.`,
    'proximity.left': ({ space }) => `A Proximity marker stays in space ${space}.`,
  },
}
