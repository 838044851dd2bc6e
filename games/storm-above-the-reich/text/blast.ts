import type { Facts } from '@tallyho/engine'
import type { Cohesion, Position } from '../pack/types.ts'
import type { AimOption, FireOption } from '../rules/12-blast/blast.ts'
import type { FlakOption } from '../rules/13-flak.ts'
import type { Campaign } from '../state.ts'
import { askBomber, askElement, fighterIn } from './about.ts'
import {
  COHESION_NAMES,
  counted,
  elementName,
  fighterCalled,
  listed,
  nameIn,
  POSITION_NAMES,
} from './names.ts'
import type { ChapterWords } from './words.ts'

/** Cable, rockets, long-range cannon and flak. */

const WEAPONS = { cable: 'cable', rockets: 'rockets' } as const

function fireWords(campaign: Campaign, { fires, fighter }: FireOption): string {
  if (fires === 'nothing') return 'No (more)'
  if (fires === 'all') return 'All that is aimed, in the order it was aimed'
  const name = fighterCalled(campaign, fighter)
  if (fires === 'cannon') return `${name}: long-range cannon`
  const target = campaign.mission?.targets.find(one => one.fighter === fighter)
  return `${name}: ${WEAPONS[fires]} at the ${elementName(campaign, target?.element)}`
}

function locationWords({ name, red, black, element, higher, space }: Facts): string {
  const where = space === undefined ? 'off the map' : `space ${space}`
  return `${name} fires rockets at the ${element} element: red ${red}, black ${black}. ${higher === 'red' ? 'Red' : 'Black'} says where: ${where}.`
}

function effectWords({ die, effect, bombers }: Facts): string {
  if (effect === 0) return `The lower die, ${die}: no damage.`
  if (bombers === 0) return `The lower die, ${die}: but no bomber is there.`
  if (effect === 'destroyed')
    return `The lower die, ${die}: one bomber is destroyed, and another near it takes 1 Damage marker.`
  return `The lower die, ${die}: ${counted(effect, 'Damage marker')}.`
}

function windowWords({ die, bombers, hits }: Facts): string {
  const struck = (bombers as readonly string[]).map(id => `B-24 ${id}`)
  const positions = (hits as readonly Position[]).map(position => POSITION_NAMES[position])
  const approach = positions.length === 0 ? '' : `, and into the approach of ${listed(positions)}`
  return `Flak, window ${die}: it bursts at ${listed(struck, 'no bomber')}${approach}.`
}

function farWords({ name, bomber, red, black, strikes, noAmmo }: Facts): string {
  const outcome = strikes ? 'strike' : 'miss'
  return `${name} fires from afar at B-24 ${bomber}: red ${red}, black ${black}: the shells ${outcome}${noAmmo ? ', and no ammo is left' : ''}.`
}

export const BLAST: ChapterWords = {
  choices: {
    'blast.aim': {
      question: () => 'Use a cable or rockets? All are aimed before the first goes off.',
      answer: (campaign, option) => {
        const { weapon, fighter } = option as AimOption
        return weapon === undefined ? 'No (more)' : `${fighterCalled(campaign, fighter)}: ${WEAPONS[weapon]}`
      },
    },
    'blast.element': askElement((campaign, about) => `${fighterIn(campaign, about)} aims at which element?`),
    'blast.fire': {
      question: ({ mission }) =>
        mission?.targets.length === 0
          ? 'Does a Ju88 fire its cannon from afar, at the rearmost bomber?'
          : 'What goes off next?',
      answer: (campaign, option) => fireWords(campaign, option as FireOption),
    },
    'cable.bomber': askBomber(
      (campaign, about) =>
        `The cable of ${fighterIn(campaign, about)} swings close. Which bomber may snag it?`,
    ),
    'rockets.bomber': askBomber(() => 'Several bombers are where the rockets burst. Which one is struck?'),
    'rockets.other': askBomber(() => 'Which other bomber takes 1 Damage marker from the blast?'),
    'far.bomber': askBomber(
      (campaign, about) => `${fighterIn(campaign, about)} fires from afar. At which of the rearmost bombers?`,
    ),
    'flak.fighter': {
      question: () => 'Flak bursts among your fighters on their approach. Which one is hit?',
      answer: (campaign, option) => {
        const { fighter } = option as FlakOption
        return fighter < 0 ? 'Leave it to chance' : fighterCalled(campaign, fighter)
      },
    },
  },
  chances: {
    'cable.red': 'Deploy Cable: first die',
    'cable.black': 'Deploy Cable: second die',
    'cable.impact': 'Does the bomber snag the cable? Below the number on the marker it does',
    'rockets.red': 'Rockets: red die',
    'rockets.black': 'Rockets: black die',
    'far.red': 'Long range: red die, to beat the black one',
    'far.black': 'Long range: black die',
    'flak.roll': 'Flak: which window?',
    'flak.random': 'Flak: which fighter?',
  },
  notes: {
    'blast.aimed': ({ name, weapon, element }) =>
      `${name} aims ${WEAPONS[weapon as keyof typeof WEAPONS]} at the ${element} element.`,
    'cable.check': ({ name, element, cohesion, red, black, total, result }) =>
      `${name} lowers a cable into the ${element} element (${nameIn<Cohesion>(COHESION_NAMES, cohesion)}): ${red} and ${black} are ${total}, ${result === 'none' ? 'no effect' : 'a Proximity marker'}.`,
    'cable.impact': ({ bomber, die, number, snags }) =>
      `B-24 ${bomber}, below ${number}: ${die}, ${snags ? 'it snags the cable' : 'it stays clear of the cable'}.`,
    'rockets.doubles': ({ red }) => `Both dice show ${red}: rolled again.`,
    'rockets.location': locationWords,
    'rockets.outside': () => 'That is outside every element: the rockets do nothing.',
    'rockets.effect': effectWords,
    'rockets.bomber': ({ bomber }) => `The blast strikes B-24 ${bomber}.`,
    'far.fired': farWords,
    'flak.window': windowWords,
  },
}
