import { capital, counted, firstOf, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { HitType } from '../pack/types.ts'
import type { Blow, CancelOption } from '../rules/20-burst/hits.ts'
import type { Cause } from '../rules/23-fate-and-tally/points.ts'
import type { Campaign, Cups, Decks } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { ofFighter } from './about.ts'
import { bomberCalled, elementCalled, HIT_NAMES, MODE_NAMES } from './names.ts'
import type { Chapter } from './words.ts'

/** Damage to bombers, Hits on fighters, and the cups and decks they come from. */

function damageMarker(campaign: Campaign, id: string): Said {
  const { part, damage, catastrophe } = packOf(campaign).damage(id)
  const points = counted(damage, 'point')
  if (catastrophe === undefined) return { head: capital(part), so: `${points}, no die` }
  const effect = catastrophe.effect === 'fallen' ? 'it falls out' : 'it is destroyed'
  return { head: capital(part), so: `${effect} on ${catastrophe.number} or more, else ${points}` }
}

interface Hit {
  readonly type: HitType
  readonly number: number
}

/** `Fuel 5`, `Fuel hit 5`. */
export function hitMarker({ type, number }: Hit, what = ''): string {
  return `${HIT_NAMES[type]}${what} ${number}`
}

/** SR-ADV-04 SR-ADV-05 What earned it. */
const SIDES = { rotte: 'two side by side', position: 'from two sides at once' } as const

function cancelAnswer(campaign: Campaign, { by, element }: CancelOption): Said {
  if (by === 'take')
    return { head: 'Take the Hit', so: 'after the attack a die: a scratch, or he drops out of the mission' }
  if (by === 'luck')
    return { head: 'Use his Luck', so: 'the Hit is cancelled, whatever it is; once a mission' }
  if (by === 'sun')
    return { head: 'Out of the Sun', so: 'cancelled if Evasive, or with an even die if Determined' }
  const where = element === undefined ? 'element' : elementCalled(campaign, element)
  return {
    head: `Use the ${capital(by)}`,
    so: `${SIDES[by]} against the ${where}: the Hit is cancelled, once`,
  }
}

const CAUSES: Readonly<Record<Blow['cause'], string>> = {
  attack: 'in the attack',
  fire: 'on the way out',
  flak: 'by flak',
  collision: 'in a near miss',
  confused: 'in confusion',
  debris: 'by debris',
}

const LOSSES: Readonly<Record<Cause, string>> = {
  collision: ' after a collision',
  blast: '',
  cohesion: ': its element cannot hold it',
  event: '',
  flak: ' under flak',
  attack: '',
  situation: ' before the staffel arrives',
}

const WAYS: Readonly<Record<Notes['hit.cancelled']['by'], string>> = {
  luck: 'Luck',
  sun: 'the sun behind it',
  rotte: 'the Rotte advantage',
  position: 'the Position advantage',
}

export const DECKS: Readonly<Record<keyof Decks, string>> = {
  nose: 'Nose',
  tail: 'Tail',
  oblique: 'Oblique',
  fire: 'Continuing Fire',
}

const CUPS: Readonly<Record<keyof Cups, string>> = { hits: 'Hit', damage: 'Damage', proximity: 'Proximity' }

function catastrophe(facts: Notes['damage.catastrophe']): string {
  const { bomber, die, number, effect, triggered, total, most } = facts
  const what = effect === 'fallen' ? 'falls out of the formation' : 'is destroyed'
  const outcome = triggered ? `the bomber ${what}` : total < most ? 'it holds' : 'not by that alone'
  return `B-24\u00a0${bomber}, does it go down? On ${number} or more: ${die}, ${outcome}.`
}

export const DAMAGE = {
  asks: {
    'damage.marker': {
      question: (campaign, { about }) =>
        `Which Damage marker applies to ${bomberCalled(campaign, Number(firstOf('bomber', about)))}?`,
      answer: (campaign, { marker }) => damageMarker(campaign, marker),
    },
    'hit.cancel': { question: ofFighter('', ' is hit. Cancel the Hit?'), answer: cancelAnswer },
    'hit.marker': {
      question: ofFighter('Which Hit does ', ' keep?'),
      answer: (campaign, { marker }) => hitMarker(packOf(campaign).hit(marker)),
    },
  },
  rolls: {
    'damage.draw': 'A Damage marker: what is struck?',
    'damage.catastrophe': {
      what: 'Does the damage bring the bomber down at once?',
      outcome: (_, { id }, { against = 0 }) => (Number(id) >= against ? 'it goes down' : 'it holds'),
    },
    'damage.jam': 'The guns are jammed: they fire on an even number',
    'hit.draw': 'A Hit marker: where is he hit?',
    'hit.sun': 'Out of the sun, Determined: an even number cancels the Hit',
    'proximity.draw': 'A Proximity marker: how close is it?',
  },
  notes: {
    'deck.shuffled': ({ deck }) => `The ${DECKS[deck]} deck is used up and shuffled anew.`,
    'cup.empty': ({ cup }) => `No ${CUPS[cup]} marker is left: no effect.`,
    'damage.no-ammo': ({ name }) => `${name} has no ammo: the Damage is cancelled.`,
    'damage.jam': ({ name, die, fires }) =>
      `${name}, jammed: ${die}, ${fires ? 'the guns fire' : 'the Damage is cancelled'}.`,
    'damage.marker': ({ bomber, part }) => `B-24\u00a0${bomber} is struck: ${part}.`,
    'damage.two': ({ bomber, keptPart, otherPart }) =>
      `Of two Damage markers for B-24\u00a0${bomber}, ${keptPart} applies and ${otherPart} goes back.`,
    'damage.catastrophe': catastrophe,
    'damage.total': ({ bomber, total, most }) =>
      `${total} points of damage on B-24\u00a0${bomber}: ${most} are enough.`,
    'bomber.fallen': ({ bomber, cause }) => `B-24\u00a0${bomber} falls out of the formation${LOSSES[cause]}.`,
    'bomber.destroyed': ({ bomber, cause }) => `B-24\u00a0${bomber} is destroyed${LOSSES[cause]}.`,
    'hit.proximity': facts => `${facts.name} is clipped: ${hitMarker(facts)}.`,
    'hit.marker': facts =>
      `${facts.name} is hit ${CAUSES[facts.cause]}: ${hitMarker(facts)} (a scratch if he rolls ${facts.number} or more).`,
    'hit.rookie': facts =>
      `${facts.name} is a Rookie: of ${hitMarker(facts)} and ${hitMarker({ type: facts.otherType, number: facts.otherNumber })} he keeps the first.`,
    'hit.disoriented': ({ name, mode }) => `${name} is Disoriented: now ${MODE_NAMES[mode]}.`,
    'hit.sun': ({ name, die, cancelled }) =>
      `${name}, out of the sun: ${die}, ${cancelled ? 'the Hit is cancelled' : 'the Hit stays'}.`,
    'hit.cancelled': ({ name, by }) => `A Hit on ${name} is cancelled by ${WAYS[by]}.`,
  },
} satisfies Chapter
