import { type Choice, firstOf, type Option, type Ref } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { isGone, isOnMap } from '../rules/05-map/table.ts'
import type { Campaign, Mission } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { advice } from './attack/advice.ts'
import { percent, targetsByOdds } from './attack/odds.ts'
import { whyNotBomber, whyNotBox, whyNotFighter, whyNotMarker, whyNotPilot } from './refusals.ts'

/** How the questions are put to a player. */
export const MANNERS: BoardModule<Campaign, Notes, Asks>['manners'] = {
  moves: {
    'muster.experte': ['muster.skill'],
    'muster.green': ['muster.penalty'],
    'quarters.replace': ['quarters.penalty'],
    'quarters.spend': ['quarters.skill'],
    'entry.next': ['entry.to'],
    'move.next': ['move.to'],
    'station.marker': ['station.to', 'station.dogfight'],
    'escort.to': ['escort.marker'],
    'combat.wiley': ['combat.wiley-to'],
    'blast.aim': ['blast.element'],
    'approach.next': ['approach.target'],
    // Modes are asked when the wave is complete, fighter by fighter: a move of their own, unless he attacks alone.
    'approach.target': ['engage.mode'],
    'engage.mode': ['engage.maneuver'],
  },
  routine: [
    'muster.experte',
    'muster.green',
    'hospital.roll',
    'operations.fit',
    'escort.place',
    'escort.skip',
    'recovery.next',
    'element.level',
    'element.veer',
    'element.advantage',
    'burst.next',
    'burst.result',
    'burst.ride',
    'fire.next',
    'quick.card',
    'quick.fire',
    'quick.break-away',
  ],
  // Not who is bought or taught, nor whom he attacks: there the same again is another thing, and often a worse one.
  likewise: ['operations.fit', 'entry.next', 'move.next', 'station.marker', 'blast.aim'],
  orders: [
    // Eighteen men whom nobody knows yet: there is nothing to choose by.
    { ask: 'muster.experte', id: 'random', said: 'Who is an experte, and with which skill, is drawn by lot' },
    { ask: 'muster.green', id: 'random', said: 'Who is green, and with which penalty, is drawn by lot' },
    {
      ask: 'escort.place',
      id: 'now',
      said: 'Where the escort flies is rolled for when the mission is set up',
    },
    { ask: 'fire.next', id: 'rest', said: 'Whoever went in first flies out first through the fire' },
    { ask: 'recovery.next', id: 'rest', said: 'All hits are looked at, one after the other' },
  ],
  first: isFirst,
  foremost: bestTargets,
  whyNot,
  advice,
  decided: ({ mission }) => mission !== undefined && mission.turn > 0 && isDecided(mission),
}

const BY_KIND: Readonly<
  Record<string, (campaign: Campaign, choice: Choice, id: string) => string | undefined>
> = {
  fighter: (campaign, choice, id) => whyNotFighter(campaign, choice, Number(id)),
  bomber: (campaign, choice, id) => whyNotBomber(campaign, choice, Number(id)),
  box: whyNotBox,
  pilot: (campaign, choice, id) => whyNotPilot(campaign, choice, Number(id)),
  marker: whyNotMarker,
}

function whyNot(campaign: Campaign, choice: Choice, ref: Ref): string | undefined {
  const kind = ref.slice(0, ref.indexOf(':'))
  const id = firstOf(kind, [ref])
  return id === undefined ? undefined : BY_KIND[kind]?.(campaign, choice, id)
}

/** What a newcomer is looking for: experten before the others, chance where he cannot know, all together, and the way into the attack. */
function isFirst(ask: string, { id }: Option, { pilots }: Campaign): boolean {
  if (ask === 'operations.buy')
    return pilots.some(({ no, skills }) => id === `pilot/${no}` && skills.length > 0)
  if (id === 'random') return ask !== 'flak.fighter'
  if (ask === 'move.to') return APPROACH.test(id)
  return (ask === 'move.next' || ask === 'entry.next') && id.startsWith('group/')
}

const APPROACH = /^to\/\w+\/approach\//

/** SR-APP-04 The bombers by the odds of a Determined attack, the best first. */
function bestTargets(campaign: Campaign, choice: Choice): readonly { id: string; why: string }[] {
  if (choice.ask !== 'approach.target') return []
  return targetsByOdds(campaign, choice).map(({ id, odds }) => ({
    id,
    why: `damage ${percent(odds.damage)}, you are hit ${percent(odds.hit)}`,
  }))
}

/** Nothing is left to shoot at, or nobody aloft has anything left to shoot with. */
function isDecided({ bombers, fighters }: Mission): boolean {
  if (bombers.every(isGone)) return true
  return fighters.every(
    one =>
      one.at !== 'reserve' &&
      (!isOnMap(one) || (one.ammo === 'none' && one.rockets !== 'loaded' && !one.cable)),
  )
}
