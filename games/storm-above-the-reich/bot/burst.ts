import { always, best, named } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { elementsOf } from '../rules/05-map/overlap.ts'
import { attackersOf, fighterNo, formation, isHit, missionOf, usesLeft } from '../rules/05-map/table.ts'
import { positionOf } from '../rules/16-engage/maneuvers.ts'
import { advantagesOf } from '../rules/18-advantages/advantages.ts'
import type { ResultKind } from '../rules/20-burst/burst-results.ts'
import type { Campaign, ElementNo, Fighter } from '../state.ts'
import { attackFrom } from './approach.ts'
import { bestBomber } from './blast.ts'
import { preyWorth } from './danger.ts'
import { type Answer, type Answers, subjectOf } from './judge.ts'
import { isDone } from './moves.ts'
import { attackWorth, isFlying, prospect } from './prospect.ts'
import { damageWorth, hitCost } from './worth.ts'

/** Among the bombers: bursts, hits, collisions, and the way out through their fire. */

/** All the rest as they come: he minds the order. */
const UNORDERED = Number.NEGATIVE_INFINITY

/** Whoever promises most fires first: every bomber that goes makes it easier for the rest. */
const nextBurst: Answer<'burst.next'> = (campaign, choice) =>
  best(choice, option => {
    if (option.fighter === undefined) return UNORDERED
    const mission = missionOf(campaign)
    const fighter = fighterNo(mission, option.fighter)
    const { approach } = fighter
    if (approach === undefined || !isFlying(mission.bombers[fighter.target])) return -9
    const attack = attackFrom(campaign, approach)
    return attackWorth(campaign, fighter, attack, fighter.target, fighter.mode)
  })

/** Damage first; a Collision Check may take the fighter away before it is hit. */
const RESULTS: Readonly<Record<ResultKind, number>> = {
  damage: 8,
  schwarm: 7,
  timing: 6,
  collision: 5,
  hit: 3,
  pass: 2,
  all: 1,
  none: 0,
}

const result: Answer<'burst.result'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  // Where an advantage lies a Hit can be cancelled; else it may lie where the pass leads to.
  const helped =
    fighter === undefined || elementsOf(campaign, fighter).some(one => advantagesOf(campaign, one).length > 0)
  return best(choice, ({ kind }) => RESULTS[kind] + (kind === 'pass' && !helped ? 2 : 0))
}

/** To drop back saves the fire on the way out, and a turn: another burst must be worth more than that. */
const ride: Answer<'burst.ride'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined) return 0
  const mission = missionOf(campaign)
  const place = formation(campaign).spaces[fighter.space]?.ahead[positionOf(fighter)]
  const again =
    place !== undefined && isFlying(mission.bombers[place]) ? damageWorth(campaign, place, fighter.cannon) : 0
  if (isHit(fighter)) return named(choice, 'drop-back')
  const later = isDone(campaign, fighter, 1) ? 0 : 0.6 * prospect(campaign, fighter, 'tail', 'level')
  return named(choice, again > later + 1.2 * hitCost(campaign, fighter) ? 'again' : 'drop-back')
}

/** The skill is kept for what it is surely good for. */
function quickIf(isUseful: (campaign: Campaign, fighter: Fighter) => boolean): Answer<'quick.card'> {
  return (campaign, choice) => {
    const fighter = subjectOf(campaign, choice)
    return named(choice, fighter !== undefined && isUseful(campaign, fighter) ? 'change' : 'keep')
  }
}

const isDetermined = (_: Campaign, { mode }: Fighter) => mode === 'determined'

/** What lapses soonest is spent first. */
const CANCELS = { sun: 4, position: 3, rotte: 3, luck: 1, take: 0 }

const LOWERS = { good: 0, loose: 1, kaputt: 2 }

/** In the element that keeps together worse the fire is weaker. */
const weakest: Answer<'element.level'> = (campaign, choice) =>
  best(choice, ({ element }) => LOWERS[missionOf(campaign).elements[element]?.cohesion ?? 'good'])

function crowdIn(campaign: Campaign, element: ElementNo): number {
  let crowd = 0
  for (const fighter of attackersOf(missionOf(campaign)))
    if (elementsOf(campaign, fighter).includes(element)) crowd += 1
  return crowd
}

const emptiest: Answer<'element.veer'> = (campaign, choice) =>
  best(choice, ({ element }) => -crowdIn(campaign, element))
const fullest: Answer<'element.advantage'> = (campaign, choice) =>
  best(choice, ({ element }) => crowdIn(campaign, element))

/** Whom a collision is risked with: a Flyer, one that is Evasive, one without a name. */
const nextCheck: Answer<'collision.next'> = (campaign, choice) =>
  best(choice, option => {
    const fighter = fighterNo(missionOf(campaign), option.fighter)
    if (usesLeft(campaign, fighter, 'flyer') > 0) return 2
    return (fighter.mode === 'evasive' ? 1 : 0) - preyWorth(campaign, fighter)
  })

/** What a Proximity marker does to a Determined fighter, from nothing to the worst. */
const FACES = { clear: 0, 'clear-twice': 0, escape: 3, veer: 2.5, hit: 4, impact: 2 }

const proximity: Answer<'collision.marker'> = (campaign, choice) => {
  const evasive = subjectOf(campaign, choice)?.mode === 'evasive'
  return best(choice, ({ marker }) => {
    const face = packOf(campaign).proximity(marker)
    if (face.face === 'impact') return evasive ? 0 : -FACES.impact * (face.number - 1)
    return evasive && face.face !== 'escape' ? 0 : -FACES[face.face]
  })
}

const breakOff: Answer<'collision.escape'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  return fighter === undefined || isDone(campaign, fighter, 2) ? choice.options.length - 1 : 0
}

/** In an overlap it loosens two elements. */
const leaveMarker: Answer<'collision.leave'> = (campaign, choice) =>
  best(choice, ({ space }) => formation(campaign).spaces[space]?.elements.length ?? 0)

const schwarm: Answer<'fire.schwarm'> = (campaign, choice) => {
  const cannon = subjectOf(campaign, choice)?.cannon ?? false
  return best(choice, ({ use }) => (use === undefined ? 0 : damageWorth(campaign, use.place, cannon)))
}

export const burst = {
  'burst.next': nextBurst,
  'burst.result': result,
  'burst.ride': ride,
  'hit.cancel': (_, choice) => best(choice, ({ by }) => CANCELS[by]),
  'quick.card': always('keep'),
  'quick.advantage': always('keep'),
  'quick.sun': always('keep'),
  'quick.collision': quickIf(isDetermined),
  'quick.fire': quickIf(isDetermined),
  'quick.dive': always('keep'),
  'quick.break-away': quickIf(
    (campaign, fighter) => fighter.mode === 'evasive' && !isDone(campaign, fighter, 2),
  ),
  'element.level': weakest,
  'element.veer': emptiest,
  'element.partner': emptiest,
  'element.advantage': fullest,
  'collision.next': nextCheck,
  'collision.flyer': always('flyer'),
  'collision.marker': proximity,
  'collision.escape': breakOff,
  'collision.return': () => 0,
  'collision.leave': leaveMarker,
  'collision.bomber': bestBomber,
  'fire.next': (campaign, choice) =>
    best(choice, ({ fighter }) =>
      fighter === undefined ? UNORDERED : preyWorth(campaign, fighterNo(missionOf(campaign), fighter)),
    ),
  'fire.schwarm': schwarm,
  'event.nearest': bestBomber,
  'event.strafe': bestBomber,
  'event.bounced': (campaign, choice) => {
    const fighter = subjectOf(campaign, choice)
    return fighter === undefined || isDone(campaign, fighter, 3) ? named(choice, 'exit') : 0
  },
} satisfies Answers
