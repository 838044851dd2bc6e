import { type Choice, firstOf, type Option, percent, type Ref } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { BY_MACHINE, type Far, type Foremost } from '@tallyho/kit/manners.ts'
import { isGone, isOnMap, missionOf } from '../rules/05-map/table.ts'
import { damageOn } from '../rules/20-burst/damage.ts'
import type { Campaign, Maneuver, Mission } from '../state.ts'
import { isArmed } from '../text/reach.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { advice } from './attack/advice.ts'
import { FLIGHT_ID, wholeFlight } from './attack/flight.ts'
import { targetsByOdds } from './attack/targets.ts'
import { allTogether, TOGETHER } from './attack/together.ts'
import { WAVE_ID, wholeWave } from './attack/wave.ts'
import { isGiven } from './campaign/given.ts'
import { whyNotBomber, whyNotBox, whyNotFighter, whyNotMarker, whyNotPilot } from './refusals.ts'
import { unasked } from './unasked.ts'

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
    'burst.ride',
    'fire.next',
    'quick.card',
    'quick.fire',
    'quick.break-away',
  ],
  // Not who is bought or taught, nor whom he attacks: there the same again is another thing, and often a worse one; who moves together is asked for as a group.
  likewise: ['operations.fit', 'station.marker', 'blast.aim'],
  orders: [
    // Eighteen men whom nobody knows yet: there is nothing to choose by.
    { ask: 'muster.experte', id: 'random', said: 'Who is an experte, and with which skill, is drawn by lot' },
    { ask: 'muster.green', id: 'random', said: 'Who is green, and with which penalty, is drawn by lot' },
    {
      ask: 'escort.place',
      id: 'now',
      said: 'Where the escort flies is rolled for when the mission is set up',
    },
    {
      ask: 'burst.result',
      id: 'all',
      said: 'What an Attack card says comes in the usual order: Damage, Hits, pass, Collision Check',
    },
    { ask: 'fire.next', id: 'rest', said: 'Whoever went in first flies out first through the fire' },
    {
      ask: 'element.level',
      id: BY_MACHINE,
      said: 'Where two elements overlap, the one counts that shoots worse at the attacker',
    },
    {
      ask: 'element.advantage',
      id: BY_MACHINE,
      said: 'Where two elements overlap, the machine says which of them an attacker belongs to',
    },
    { ask: 'recovery.next', id: 'rest', said: 'All hits are looked at, one after the other' },
  ],
  // Nobody decides anything by them, and what they do is told as it happens.
  falls: [
    'station.roll',
    'escort.number',
    'flak.roll',
    'flak.random',
    'cohesion.roll',
    'cohesion.falls',
    // What an attack comes to was decided before its first card, and a skill that is asked for between two of them changes nothing of the order.
    'card.nose',
    'card.tail',
    'card.oblique',
    'card.fire',
    'damage.draw',
    'damage.catastrophe',
    'damage.jam',
    'hit.draw',
    'hit.sun',
    'proximity.draw',
    'collision.veer',
    'collision.impact',
    'collision.crash',
    'collision.partner',
    'event.debris',
    'event.friendly-fire',
    'event.strafe.red',
    'event.strafe.black',
    'blackout.roll',
    // SR-REC-02 Whoever is hit has no say in how bad it is.
    'recovery.roll',
  ],
  // What a fight may come to is read before its die.
  pressed: ['combat.roll'],
  isIdle: (campaign, { what }) => isGiven(campaign, what.replace('setup.', '')),
  unasked,
  far,
  first: isFirst,
  foremost,
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

/** What a newcomer is looking for: all together, chance where he cannot know, the whole wave, and the way into the attack. */
function isFirst(ask: string, { id }: Option): boolean {
  if (id === 'random') return ask !== 'flak.fighter'
  if (id === 'rest') return true
  if (ask === 'move.to') return APPROACH.test(id)
  // How one of them attacks is asked then: the modes stand before the proposal.
  if (id === WAVE_ID) return ask !== 'engage.mode'
  if (id.startsWith(TOGETHER)) return true
  return ask === 'move.next' && id.startsWith('group/')
}

const APPROACH = /^to\/\w+\/approach\//

/** Several answers at one press: the whole staffel into a box, the whole wave at its targets. */
function far(campaign: Campaign, choice: Choice): readonly Far[] {
  return [...allTogether(campaign, choice), ...wholeWave(campaign, choice), ...wholeFlight(campaign, choice)]
}

/** SR-SET-08 So many of the pilots and weapons that can be bought are listed; all lie on the page. */
const LISTED = 12
/** Of the pilots no more than can be seen without scrolling. */
const MEN = 6

/** Of many answers those that are wanted most. */
function foremost(campaign: Campaign, choice: Choice): readonly Foremost[] {
  if (choice.ask === 'operations.buy') return [{ id: FLIGHT_ID, why: '' }, ...bestBuys(campaign, choice)]
  if (choice.ask === 'entry.next') return allIn(campaign, choice)
  if (choice.ask === 'move.next') return groupsFirst(campaign, choice)
  if (choice.ask === 'engage.maneuver') return waysOut(choice)
  if (STRUCK.has(choice.ask)) return nearestToItsEnd(campaign, choice)
  if (choice.ask !== 'approach.target') return []
  // SR-APP-04 The bombers by what is to be won and to be feared there, the best first.
  const targets = targetsByOdds(campaign, choice).map(({ id, odds, danger }) => ({
    id,
    why: `damaged ${percent(odds.damage)}, down ${percent(odds.down)}, you are hit ${percent(danger)}`,
  }))
  return targets.length > 0 ? [{ id: WAVE_ID, why: '' }, ...targets] : []
}

/** High on the left, Low on the right. */
const waysOut = ({ options }: Choice): readonly Foremost[] =>
  [...options]
    .sort((one, other) => WAYS_OUT.indexOf(one.id) - WAYS_OUT.indexOf(other.id))
    .map(({ id }) => ({ id, why: '' }))

const WAYS_OUT: readonly string[] = [
  'climb',
  'dive',
  'climb-roll-left',
  'dive-roll-left',
  'climb-roll-right',
  'dive-roll-right',
] satisfies Maneuver[]

/** Questions which bomber is damaged. */
const STRUCK: ReadonlySet<string> = new Set(['event.nearest', 'event.strafe'])

/** SR-DMG-06 The bomber that has least to bear still stands first. */
function nearestToItsEnd(campaign: Campaign, { options }: Choice): readonly Foremost[] {
  const damage = ({ on }: Option) => damageOn(campaign, Number(firstOf('bomber', on)))
  return [...options].sort((one, other) => damage(other) - damage(one)).map(({ id }) => ({ id, why: '' }))
}

/** SR-MOV-11 All to one side: whoever is to come in alone is chosen on the board. */
const allIn = (campaign: Campaign, choice: Choice): readonly Foremost[] =>
  allTogether(campaign, choice).flatMap(({ id, rare }) =>
    rare ? [] : { id, why: '', also: choice.options.map(one => one.id) },
  )

/** Into the attack before anything else, then whole groups: one of them alone is chosen on the board. */
function groupsFirst(campaign: Campaign, choice: Choice): readonly Foremost[] {
  const groups = choice.options.filter(({ id }) => id.startsWith('group/'))
  const also = choice.options.flatMap(({ id, on = [] }) => {
    const at = missionOf(campaign).fighters[Number(firstOf('fighter', on))]?.at
    return groups.some(group => group.id === `group/${at}`) ? id : []
  })
  return [...allTogether(campaign, choice), ...groups].map(({ id }) => ({ id, why: '', also }))
}

/** Experten first, then veterans and green pilots as there is room, then the weapons. */
function bestBuys({ pilots }: Campaign, { options }: Choice): readonly Foremost[] {
  const skilled = (id: string) => pilots.some(({ no, skills }) => id === `pilot/${no}` && skills.length > 0)
  const ids = options.flatMap(({ id, ends }) => (ends ? [] : [id]))
  const weapons = ids.filter(id => !id.startsWith('pilot/'))
  const men = ids.filter(id => id.startsWith('pilot/'))
  const able = [...men.filter(skilled), ...men.filter(id => !skilled(id))]
  return [...able.slice(0, Math.max(0, Math.min(MEN, LISTED - weapons.length))), ...weapons].map(id => ({
    id,
    why: '',
  }))
}

/** Nothing is left to shoot at, or nobody aloft has anything left to shoot with. */
function isDecided({ bombers, fighters }: Mission): boolean {
  if (bombers.every(isGone)) return true
  return fighters.every(one => one.at !== 'reserve' && (!isOnMap(one) || !isArmed(one)))
}
