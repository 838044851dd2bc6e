import type { Facts } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { HitType } from '../pack/types.ts'
import type { CancelOption } from '../rules/20-burst/cancelling.ts'
import type { MarkerOption } from '../rules/20-burst/damage.ts'
import type { Campaign, Mode } from '../state.ts'
import { aboutA, fighterIn } from './about.ts'
import { counted, elementName, HIT_NAMES, MODE_NAMES, nameIn } from './names.ts'
import type { ChapterWords } from './words.ts'

/** Damage to bombers, Hits on fighters, and the cups and decks they come from. */

function damageMarker(campaign: Campaign, id: string): string {
  const { part, damage, catastrophe } = packOf(campaign).damage(id)
  const points = counted(damage, 'point')
  if (catastrophe === undefined) return `${upper(part)}: ${points}, no die`
  const effect = catastrophe.effect === 'fallen' ? 'it falls' : 'it is destroyed'
  return `${upper(part)}: ${effect} on ${catastrophe.number} or more, else ${points}`
}

function hitMarker(type: unknown, number: unknown): string {
  return `${nameIn<HitType>(HIT_NAMES, String(type))} ${number}`
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function cancelAnswer(campaign: Campaign, { by, element }: CancelOption): string {
  if (by === 'take') return 'Take the Hit'
  if (by === 'luck') return 'Use his Luck: the Hit is cancelled'
  if (by === 'sun') return 'Out of the Sun: cancelled if Evasive, or with an even die if Determined'
  const advantage = by === 'rotte' ? 'Rotte' : 'Position'
  return `Spend the ${advantage} advantage of the ${elementName(campaign, element)}`
}

const CAUSES: Readonly<Record<string, string>> = {
  attack: 'in its attack',
  fire: 'on its way out',
  flak: 'by flak',
  collision: 'in a near miss',
  confused: 'in confusion',
  debris: 'by debris',
}

const LOSSES: Readonly<Record<string, string>> = {
  collision: ' after a collision',
  blast: '',
  cohesion: ': its element cannot hold it',
  event: '',
  flak: ' under flak',
  attack: '',
  situation: ' before the staffel arrives',
}

const WAYS: Readonly<Record<string, string>> = {
  luck: 'Luck',
  sun: 'the sun behind it',
  rotte: 'the Rotte advantage',
  position: 'the Position advantage',
}

const DECKS: Readonly<Record<string, string>> = {
  nose: 'Nose',
  tail: 'Tail',
  oblique: 'Oblique',
  fire: 'Continuing Fire',
}

const CUPS: Readonly<Record<string, string>> = { hits: 'Hit', damage: 'Damage', proximity: 'Proximity' }

function catastrophe({ bomber, die, number, effect, triggered }: Facts): string {
  const what = effect === 'fallen' ? 'falls out of the formation' : 'is destroyed'
  const outcome = triggered ? `the bomber ${what}` : 'it holds'
  return `B-24 ${bomber}, catastrophe on ${number} or more: ${die}, ${outcome}.`
}

export const DAMAGE: ChapterWords = {
  choices: {
    'damage.marker': {
      question: (campaign, about) =>
        `Two Damage markers for ${aboutA('bomber', campaign, about, 'the bomber')}: which one applies? The other goes back.`,
      answer: (campaign, option) => damageMarker(campaign, (option as MarkerOption).marker),
    },
    'hit.cancel': {
      question: (campaign, about) => `${fighterIn(campaign, about)} is hit. Cancel the Hit?`,
      answer: (campaign, option) => cancelAnswer(campaign, option as CancelOption),
    },
    'hit.marker': {
      question: (campaign, about) =>
        `${fighterIn(campaign, about)} is a Rookie and drew two equal Hits. Which one does he keep?`,
      answer: (campaign, option) => {
        const { type, number } = packOf(campaign).hit((option as MarkerOption).marker)
        return hitMarker(type, number)
      },
    },
  },
  chances: {
    'damage.draw': 'Draw a Damage marker',
    'damage.catastrophe': 'Does the damage bring the bomber down? At its number or more it does',
    'damage.jam': 'The guns are jammed: they fire on an even number',
    'hit.draw': 'Draw a Hit marker',
    'hit.sun': 'Out of the sun, Determined: an even number cancels the Hit',
    'proximity.draw': 'Draw a Proximity marker',
  },
  notes: {
    'deck.shuffled': ({ deck }) => `The ${DECKS[String(deck)]} deck is used up and shuffled anew.`,
    'cup.empty': ({ cup }) => `No ${CUPS[String(cup)]} marker is left: no effect.`,
    'damage.no-ammo': ({ name }) => `${name} has no ammo: the Damage is cancelled.`,
    'damage.jam': ({ name, die, fires }) =>
      `${name}, jammed: ${die}, ${fires ? 'the guns fire' : 'the Damage is cancelled'}.`,
    'damage.marker': ({ bomber, part }) => `B-24 ${bomber} is struck: ${part}.`,
    'damage.two': ({ bomber, keptPart, otherPart }) =>
      `Of two Damage markers for B-24 ${bomber}, ${keptPart} applies and ${otherPart} goes back.`,
    'damage.catastrophe': catastrophe,
    'damage.total': ({ bomber, total }) => `${total} points of damage on B-24 ${bomber}: 10 are enough.`,
    'bomber.fallen': ({ bomber, cause }) =>
      `B-24 ${bomber} falls out of the formation${LOSSES[String(cause)] ?? ''}.`,
    'bomber.destroyed': ({ bomber, cause }) => `B-24 ${bomber} is destroyed${LOSSES[String(cause)] ?? ''}.`,
    'hit.proximity': ({ name, type, number }) => `${name} is clipped: ${hitMarker(type, number)}.`,
    'hit.marker': ({ name, cause, type, number }) =>
      `${name} is hit ${CAUSES[String(cause)] ?? ''}: ${hitMarker(type, number)}.`,
    'hit.rookie': ({ name, type, number, otherType, otherNumber }) =>
      `${name} is a Rookie: of ${hitMarker(type, number)} and ${hitMarker(otherType, otherNumber)} he keeps the first.`,
    'hit.disoriented': ({ name, mode }) => `${name} is Disoriented: now ${nameIn<Mode>(MODE_NAMES, mode)}.`,
    'hit.sun': ({ name, die, cancelled }) =>
      `${name}, out of the sun: ${die}, ${cancelled ? 'the Hit is cancelled' : 'the Hit stays'}.`,
    'hit.cancelled': ({ name, by }) => `A Hit on ${name} is cancelled by ${WAYS[String(by)] ?? by}.`,
  },
}
