import { counted, firstOf, listed, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { ProximityFace } from '../pack/types.ts'
import { formation } from '../rules/05-map/table.ts'
import type { EscapeOption } from '../rules/17-collision/collision.ts'
import type { Campaign, SpaceNo } from '../state.ts'
import { ASK_QUICK, askBomber, askElement, costs, ofFighter } from './about.ts'
import {
  boxName,
  COHESION_NAMES,
  EXIT,
  elementCalled,
  fighterCalled,
  HIT_NAMES,
  MODE_NAMES,
  spaceCalled,
} from './names.ts'
import type { Chapter, Words } from './words.ts'

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
  if (marker.face === 'escape') return `${face} (${marker.tp}\u00a0TP)`
  if (marker.face === 'impact') return `${face} ${marker.number}`
  if (marker.face !== 'veer' && marker.face !== 'hit') return face
  return `${face} (${HIT_NAMES[marker.back.type]} ${marker.back.number})`
}

/** The TP on the Escape marker that the question is about. */
function escapeCost(campaign: Campaign, id: string | undefined): number {
  const marker = id === undefined ? undefined : packOf(campaign).proximity(id)
  return marker?.face === 'escape' ? marker.tp : 0
}

/** `Space 2.2: counts in the Low element and the High element`. */
function leaveWords(campaign: Campaign, no: SpaceNo): Said {
  const space = formation(campaign).spaces[no]
  const elements = (space?.elements ?? []).map(element => `the ${elementCalled(campaign, element)}`)
  return { head: `Space ${space?.id}`, so: `counts in ${listed(elements, 'no element')}` }
}

function askReturn(question: Words<EscapeOption>['question']): Words<EscapeOption> {
  return { question, answer: (_, { to }) => (to === 'exit' ? EXIT : boxName(to)) }
}

export const COLLISION = {
  asks: {
    'collision.next': {
      question: 'For whom is a collision checked?',
      answer: (campaign, { fighter: no }) => {
        const { space = -1, mode = 'determined' } = campaign.mission?.fighters[no] ?? {}
        return `${fighterCalled(campaign, no)} (${MODE_NAMES[mode]}), ${spaceCalled(campaign, space)}`
      },
    },
    'collision.flyer': {
      question: ofFighter('Collision Check: does ', ' use Flyer?'),
      answer: (_, { use }) =>
        use ? { head: 'Yes', so: 'look at two markers and keep one' } : { head: 'No', so: 'draw one marker' },
    },
    'collision.marker': {
      question: ofFighter('Which marker does ', ' keep?'),
      answer: (campaign, { marker }) => markerWords(campaign, marker),
    },
    'collision.leave': {
      question: 'Where does the Proximity marker lie?',
      answer: (campaign, { space }) => leaveWords(campaign, space),
    },
    'collision.escape': {
      question: ofFighter('', ' must leave the formation. Where to?'),
      answer: (campaign, { to }, { about }) =>
        to === 'exit'
          ? EXIT
          : { head: boxName(to), figures: [costs(escapeCost(campaign, firstOf('marker', about)), 'TP')] },
    },
    'collision.return': askReturn(ofFighter('To which box does ', ' veer off?')),
    'collision.bomber': askBomber(ofFighter('Into which bomber does ', ' run?')),
    'element.level': {
      question: ofFighter('Whose fire does ', ' fly through?'),
      answer: (campaign, { element }) => ({
        head: elementCalled(campaign, element),
        so: COHESION_NAMES[campaign.mission?.elements[element]?.cohesion ?? 'good'],
      }),
    },
    'element.veer': askElement(ofFighter('In which element does ', ' count?')),
    'element.partner': askElement(ofFighter('In which element is ', ' as fighters collide?')),
    'quick.collision': ASK_QUICK,
    'quick.sun': ASK_QUICK,
  },
  rolls: {
    'collision.veer': (_, { against }) => `Veer: below ${against}, the fighters in the element, it is a Hit`,
    'collision.impact': (_, { against }) => `Impact? Below ${against} they collide`,
    'collision.crash': 'Collision! Even: with a bomber. Odd: with another fighter',
    'collision.partner': 'Who is in the way?',
  },
  notes: {
    'collision.check': ({ name, face, mode }) =>
      `Collision Check for ${name}, ${MODE_NAMES[mode]}: the marker says “${FACES[face]}”.`,
    'collision.flyer': ({ name, face, otherFace }) =>
      `${name} is a Flyer: of “${FACES[face]}” and “${FACES[otherFace]}” he keeps the first.`,
    'collision.exits': ({ name }) => `${name} breaks off and leaves the mission.`,
    'collision.escapes': ({ name, tp, to, left }) =>
      `${name} escapes for ${tp}\u00a0TP, ${left} left: ${boxName(to)}.`,
    'collision.veer': ({ name, die, fighters, hit }) =>
      `${name} veers, ${counted(fighters, 'fighter')} in the element: ${die}, ${hit ? 'clipped' : 'everybody in the space breaks away'}.`,
    'collision.impact': ({ name, die, number, collides }) =>
      `${name}, impact below ${number}: ${die}, ${collides ? 'a collision' : 'avoided'}.`,
    'collision.crash': ({ name, die, even }) =>
      `${name} collides: ${die}, with ${even ? 'a bomber' : 'a fighter'} if one is there.`,
    'collision.bomber': ({ name, bomber }) => `${name} runs into B-24\u00a0${bomber}.`,
    'collision.fighters': ({ name, otherName }) => `${name} and ${otherName} run into each other.`,
    'collision.debris': ({ name }) => `${name} is alone: debris brings the fighter down.`,
    'proximity.left': () => 'A Proximity marker stays in the element, for its next Cohesion Check.',
  },
} satisfies Chapter
