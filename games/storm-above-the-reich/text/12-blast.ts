import { counted, listed, type Said } from '@tallyho/engine'
import type { FireOption } from '../rules/12-blast/blast.ts'
import type { Campaign, Target } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { askBomber, askElement, ofFighter } from './about.ts'
import { COHESION_NAMES, elementCalled, fighterCalled, POSITION_NAMES } from './names.ts'
import type { Chapter } from './words.ts'

/** Cable, rockets, long-range cannon and flak. */

const WEAPONS: Readonly<Record<Target['weapon'], string>> = { cable: 'cable', rockets: 'rockets' }

function fireWords(campaign: Campaign, option: FireOption): Said {
  if (option.fires === 'nothing') return 'Fire nothing more'
  if (option.fires === 'all') return 'All that is aimed, in the order it was aimed'
  if (option.fires === 'cannon')
    return { head: fighterCalled(campaign, option.fighter), so: 'long-range cannon' }
  const { fighter, weapon, element } = option.target
  return {
    head: fighterCalled(campaign, fighter),
    so: `${WEAPONS[weapon]} at the ${elementCalled(campaign, element)}`,
  }
}

function locationWords({ name, red, black, element, higher, space }: Notes['rockets.location']): string {
  const where = space === undefined ? 'off the map' : `space ${space}`
  return `${name} fires rockets at the ${element} element: red ${red}, black ${black}. ${higher === 'red' ? 'Red' : 'Black'} says where: ${where}.`
}

function effectWords({ die, effect, bombers }: Notes['rockets.effect']): string {
  if (effect === 0) return `The lower die, ${die}: no damage.`
  if (bombers === 0) return `The lower die, ${die}: but no bomber is there.`
  if (effect === 'destroyed')
    return `The lower die, ${die}: one bomber is destroyed, and another near it takes 1 Damage marker.`
  return `The lower die, ${die}: ${counted(effect, 'Damage marker')}.`
}

function windowWords({ die, bombers, hits }: Notes['flak.window']): string {
  const struck = bombers.map(id => `B-24\u00a0${id}`)
  const positions = hits.map(position => `on the way in from the ${POSITION_NAMES[position]}`)
  const where = [...(struck.length > 0 ? [`at ${listed(struck)}`] : []), ...positions]
  return `Flak (die ${die}) bursts ${listed(where, 'far from everybody')}.`
}

export const BLAST = {
  asks: {
    'blast.aim': {
      question: 'Use a cable or rockets?',
      answer: (campaign, { aims }) =>
        aims === undefined
          ? campaign.mission?.targets.length === 0
            ? 'No'
            : 'No more'
          : { head: fighterCalled(campaign, aims.fighter), so: WEAPONS[aims.weapon] },
    },
    'blast.element': askElement(ofFighter('', ' aims at which element?')),
    'blast.fire': {
      question: ({ mission }) =>
        mission?.targets.length === 0
          ? 'Does a Ju88 fire its cannon from afar, at the rearmost bomber?'
          : 'What goes off next?',
      answer: fireWords,
    },
    'cable.bomber': askBomber(ofFighter('The cable of ', ' swings close. Which bomber may snag it?')),
    'rockets.bomber': askBomber('Which bomber do the rockets strike?'),
    'rockets.other': askBomber('Which other bomber takes 1 Damage marker from the blast?'),
    'far.bomber': askBomber(ofFighter('', ' fires from afar. At which of the rearmost bombers?')),
    'flak.fighter': {
      question: 'Which of your fighters does the flak hit?',
      answer: (campaign, { fighter }) =>
        fighter === undefined ? 'Leave it to chance' : fighterCalled(campaign, fighter),
    },
  },
  rolls: {
    'cable.red': 'Deploy Cable: first die',
    'cable.black': 'Deploy Cable: second die',
    'cable.impact': (_, { against }) => `Does the bomber snag the cable? Below ${against} it does`,
    'rockets.red': 'Rockets: red die',
    'rockets.black': 'Rockets: black die',
    'far.red': 'Long range: red die, to beat the black one',
    'far.black': 'Long range: black die',
    'flak.roll': 'Flak: where does it burst?',
    'flak.random': 'Flak: which fighter?',
  },
  notes: {
    'blast.aimed': ({ name, weapon, element }) =>
      `${name} aims ${WEAPONS[weapon]} at the ${element} element.`,
    'cable.check': ({ name, element, cohesion, red, black, total, result }) =>
      `${name} lowers a cable into the ${element} element (${COHESION_NAMES[cohesion]}): ${red} and ${black} are ${total}, ${result === 'none' ? 'no effect' : 'a Proximity marker'}.`,
    'cable.impact': ({ bomber, die, number, snags }) =>
      `B-24\u00a0${bomber}, below ${number}: ${die}, ${snags ? 'it snags the cable' : 'it stays clear of the cable'}.`,
    'rockets.doubles': ({ red }) => `Both dice show ${red}: rolled again.`,
    'rockets.location': locationWords,
    'rockets.outside': () => 'That is outside every element: the rockets do nothing.',
    'rockets.effect': effectWords,
    'rockets.bomber': ({ bomber }) => `The blast strikes B-24\u00a0${bomber}.`,
    'far.fired': ({ name, bomber, red, black, strikes, noAmmo }) =>
      `${name} fires from afar at B-24\u00a0${bomber}: red ${red}, black ${black}: the shells ${strikes ? 'strike' : 'miss'}${noAmmo ? ', and no ammo is left' : ''}.`,
    'flak.window': windowWords,
  },
} satisfies Chapter
