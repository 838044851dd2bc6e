import { type Choice, firstOf, idIn, kindOf, listed, type Option, type Ref } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { groupOf, overEngland, squadronOf } from '../rules/02-terms/terms.ts'
import type { GreenOption } from '../rules/03-set-up.ts'
import { isCutOff } from '../rules/05-patrol.ts'
import { boxesFor, canMove } from '../rules/10-squadron-movement.ts'
import { squadronsAbout } from '../rules/11-interception.ts'
import type { Day, Squadron, SquadronPlace } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { BOX_TITLES, squadronName } from './pieces/names.ts'

/** Why something of one kind, by its id, is no answer to a question. */
type Reason = (day: Day, choice: Choice, id: string) => string | undefined
type Reasons = Readonly<Partial<Record<'squadron' | 'group' | 'box' | 'section', Reason>>>

/** Why what is not lit cannot be chosen now; undefined where there is nothing to say. */
export function whyNot(day: Day, choice: Choice, ref: Ref): string | undefined {
  const kinds: Reasons | undefined = REASONS[choice.ask as keyof Asks]
  return kinds?.[kindOf(ref) as keyof Reasons]?.(day, choice, idIn(ref))
}

const IS: Readonly<Record<SquadronPlace['at'], string>> = {
  ready: 'is ready at its airfield',
  scramble: 'is about to take off',
  landing: 'has landed and must re-arm',
  rearm: 'is re-arming',
  airborne: 'is in the air already',
  intercepting: 'meets the raid already',
  display: 'is in a fight',
  inflight: 'is flying home',
  light: 'is out for the day',
  heavy: 'is out for the day',
}

/** `601 Squadron is flying home`. */
export const placeWords = ({ id, place }: Squadron): string => `${squadronName(id)} ${IS[place.at]}`

/** A unit that is not in the section which fights now, or has had its turn there. */
const inFight: Reason = (day, { about }, id) => {
  const [, box = '', section] = (firstOf('section', about) ?? '').split('/')
  if (!isBox(box)) return undefined
  const unit = day.squadrons.some(squadron => squadron.id === id) ? squadronOf(day, id) : groupOf(day, id)
  const { place } = unit
  const here = place.at === 'display' && place.box !== 'patrol' && place.section === section
  if (here && (place.box === box || place.box === 'escort')) return `${id} has had its turn in this section.`
  return `${id} is not in the ${section} section of the ${BOX_TITLES[box]} Box, which fights now.`
}
const FIGHTERS = { squadron: inFight, group: inFight } as const

const isBox = (box: string): box is keyof typeof BOX_TITLES => box in BOX_TITLES

const NO_FIGHT = { section: () => 'Nobody is left to fight in this section.' } as const

const REASONS: { readonly [K in keyof Asks]?: Reasons } = {
  'green-squadron': {
    squadron: (day, { options }, id) => {
      const { sector } = options[0] as Option & GreenOption
      const { home, reduced } = squadronOf(day, id)
      if (reduced) return `${squadronName(id)} is green already.`
      return home.startsWith(sector)
        ? 'This sector must give a Spitfire squadron.'
        : `A squadron of sector ${sector} is asked for; ${id} Squadron is based in ${home}.`
    },
  },
  'patrol-squadron': {
    squadron: (day, _, id) => {
      const squadron = squadronOf(day, id)
      if (squadron.place.at !== 'ready') return `${placeWords(squadron)}: only READY squadrons go on patrol.`
      const { airfield, name } = packOf(day).space(squadron.home)
      return isCutOff(day, squadron.home)
        ? `Communications at ${airfield ?? name} are cut: nobody goes on patrol from there.`
        : undefined
    },
  },
  'patrol-box': {
    box: (day, { about }, id) => {
      if (/\/(READY|SCRAMBLE)$/.test(id)) return 'A patrol flies: choose a LOW, MED or HIGH box.'
      const { home } = squadronOf(day, firstOf('squadron', about) ?? '')
      return `A patrol from ${home} flies there or next door: ${listed(packOf(day).neighbours(home))}.`
    },
  },
  'move-squadron': {
    squadron: (day, _, id) => {
      const squadron = squadronOf(day, id)
      return canMove(squadron) ? `${squadronName(id)} has moved in this phase.` : `${placeWords(squadron)}.`
    },
  },
  'move-box': {
    box: (day, { about }) => {
      const squadron = squadronOf(day, firstOf('squadron', about) ?? '')
      const options = boxesFor(day, squadron)
      const { place } = squadron
      const from = place.at === 'airborne' ? place.space : squadron.home
      const levels = (here: boolean) => [
        ...new Set(options.filter(({ space }) => (space === from) === here).map(({ box }) => box)),
      ]
      const next = levels(false)
      const nextDoor = next.length > 0 ? `, or to ${listed(next)} next door` : ''
      return `From ${place.at === 'airborne' ? place.altitude : place.at.toUpperCase()} in ${from} it goes to ${listed(levels(true))} there${nextDoor}.`
    },
  },
  intercepted: {
    squadron: (day, choice, id) => {
      const squadron = squadronOf(day, id)
      const about = squadronsAbout(day, raidAbout(day, choice))
      if (!Object.values(about).some(level => level.includes(squadron)))
        return notThere(day, choice, squadron)
      return squadron.reduced
        ? undefined
        : 'Reduced squadrons are caught first, and those at the level asked for.'
    },
  },
  join: {
    squadron: (day, choice, id) => {
      const squadron = squadronOf(day, id)
      const { lower, higher } = squadronsAbout(day, raidAbout(day, choice))
      return [...lower, ...higher].includes(squadron)
        ? `${squadronName(id)} is at another level: only a roll brings it in.`
        : notThere(day, choice, squadron)
    },
  },
  evade: FIGHTERS,
  'hunt-section': NO_FIGHT,
  'set-aside': FIGHTERS,
  pair: FIGHTERS,
  excess: FIGHTERS,
  shift: { squadron: () => 'Squadrons in the Bomber Box change their section, each once.' },
  'bomber-section': NO_FIGHT,
  attack: FIGHTERS,
  'escort-attack': FIGHTERS,
}

function notThere(day: Day, choice: Choice, squadron: Squadron): string {
  const raid = raidAbout(day, choice)
  const { id, place } = squadron
  if (place.at !== 'airborne') return `${placeWords(squadron)}.`
  return place.space === overEngland(raid)
    ? `${squadronName(id)} is two levels away from raid ${raid.number}.`
    : `${squadronName(id)} is over ${place.space}, raid ${raid.number} over ${overEngland(raid)}.`
}
