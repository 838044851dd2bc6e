import { best, named } from '@tallyho/engine'
import type { ApproachBox, Hand, Position } from '../pack/types.ts'
import { box, isApproach } from '../rules/05-map/boxes.ts'
import { attackersOf, formation, missionOf } from '../rules/05-map/table.ts'
import { handOf, leadsTo, positionOf } from '../rules/16-engage/maneuvers.ts'
import { landingOf } from '../rules/20-burst/pass-through.ts'
import type { Campaign, Fighter, Maneuver, Mission, Mode, SpaceNo } from '../state.ts'
import { isEscorted } from './danger.ts'
import { type Answer, type Answers, subjectOf } from './judge.ts'
import { leavingBy, oddsOf } from './odds.ts'
import { type Attack, attacksFrom, attackWorth, DECKS, levelIn, prospect, SLOWER } from './prospect.ts'
import { bomberWorth, hitCost } from './worth.ts'

/** Waves: who goes for whom, how, and which way out. */

/** SR-COL-01 Whoever shares a space risks a collision. */
export const SHARED = 0.18
/** SR-ADV-05 SR-ADV-08 A Position advantage cancels a Hit of somebody. */
const ELSEWHERE = 0.8
/** SR-ADV-06 Each of four is a fourth of two Damage results. */
const MATE = 0.12
/** Points of Damage that a fighter ahead in the wave may have done. */
const BEFORE = 1.6

export function attackFrom(campaign: Campaign, from: ApproachBox): Attack {
  const { position, altitude } = box(from)
  const { sun } = missionOf(campaign)
  return {
    position: position ?? 'nose',
    altitude: altitude ?? 'level',
    sun:
      sun !== undefined &&
      formation(campaign)
        .linksFrom(sun)
        .some(({ to }) => to === from),
  }
}

/** Those who come from one box together go first: four of them are a Schwarm. Of as many whoever has guns that fire chooses before one whose guns jam. */
const nextOfWave: Answer<'approach.next'> = (campaign, choice) => {
  const { fighters } = missionOf(campaign)
  return best(choice, ({ fighter: no }) => {
    const fighter = no === undefined ? undefined : fighters[no]
    if (fighter === undefined) return -1
    let mates = fighter.ammo === 'full' ? 0.5 : 0
    for (const { at, approach, kind } of fighters)
      if (kind === fighter.kind && (at === fighter.at || (at === 'space' && approach === fighter.at)))
        mates += 1
    return mates
  })
}

const target: Answer<'approach.target'> = (campaign, choice) => {
  const mission = missionOf(campaign)
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined || !isApproach(fighter.at)) return 0
  const attack = attackFrom(campaign, fighter.at)
  const wave = attackersOf(mission)
  return best(choice, ({ place, space }) => {
    const more = BEFORE * wave.filter(one => one.target === place).length
    const determined = attackWorth(campaign, fighter, attack, place, 'determined', more)
    const evasive = attackWorth(campaign, fighter, attack, place, 'evasive', more)
    return (
      Math.max(determined, SLOWER * evasive) + companyWorth(campaign, mission, fighter, attack, space, wave)
    )
  })
}

/** What the others of the wave are good for, and what they are in the way for. */
function companyWorth(
  campaign: Campaign,
  mission: Mission,
  fighter: Fighter,
  { position, altitude }: Attack,
  space: SpaceNo,
  wave: readonly Fighter[],
): number {
  const plan = formation(campaign).spaces[space]
  let worth = 0
  let elsewhere = false
  let mates = 0
  for (const other of wave) {
    if (other.space === space) worth -= SHARED
    const together = formation(campaign).spaces[other.space]?.elements.some(one =>
      plan?.elements.includes(one),
    )
    if (!together) continue
    if (other.altitude !== altitude && positionOf(other) !== position) elsewhere = true
    if (other.approach === fighter.at && other.kind === fighter.kind && plan?.near.includes(other.space))
      mates += 1
  }
  if (elsewhere && !plan?.elements.some(one => mission.elements[one]?.position))
    worth += ELSEWHERE * hitCost(campaign, fighter)
  const canBeSchwarm = (position === 'nose' || position === 'tail') && fighter.ammo !== 'none'
  return canBeSchwarm ? worth + MATE * bomberWorth(campaign) * Math.min(3, mates) : worth
}

const mode: Answer<'engage.mode'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter?.approach === undefined) return 0
  return named(choice, betterMode(campaign, fighter))
}

/** Determined unless Evasive is worth more in spite of the turn it costs; a Schwarm is Determined to a man. */
export function betterMode(campaign: Campaign, fighter: Fighter): Mode {
  const mission = missionOf(campaign)
  const attack = attackFrom(campaign, fighter.approach as ApproachBox)
  const determined = attackWorth(campaign, fighter, attack, fighter.target, 'determined')
  const evasive = attackWorth(campaign, fighter, attack, fighter.target, 'evasive')
  const { turn } = mission
  const slower = attacksFrom(mission, turn + 2) > attacksFrom(mission, turn + 3)
  const lost = slower ? 0.5 * Math.max(0, determined, evasive) : 0
  const schwarm = matesOf(campaign, fighter) >= 3 ? 2 * MATE * bomberWorth(campaign) : 0
  return determined + schwarm >= evasive - lost ? 'determined' : 'evasive'
}

/** Others in the element who came the same way. */
function matesOf(campaign: Campaign, fighter: Fighter): number {
  const { spaces } = formation(campaign)
  const own = spaces[fighter.space]?.elements ?? []
  let mates = 0
  for (const other of attackersOf(missionOf(campaign)))
    if (other !== fighter && other.approach === fighter.approach && other.kind === fighter.kind)
      if (spaces[other.space]?.elements.some(one => own.includes(one))) mates += 1
  return mates
}

/** The way out: through the fire of whom, and to where. */
const maneuver: Answer<'engage.maneuver'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter?.approach === undefined) return 0
  return best(
    choice,
    option => wayWorth(campaign, fighter, option.maneuver) - fireCost(campaign, fighter, option.maneuver),
  )
}

/** Every other that goes the same way, while there are escorts: all in one box stand or fall together. */
const CROWD = 0.06
/** The next attack is two turns off, and much may change by then; the fire on the way out is met now. */
const AGAIN = 0.25

function wayWorth(campaign: Campaign, fighter: Fighter, way: Maneuver): number {
  const mission = missionOf(campaign)
  const position = leadsTo(positionOf(fighter), way)
  const hand = handOf(way)
  // SR-RET-05
  if (mission.anchored.includes(`${position}/${hand}`)) return -1
  const turn = mission.turn + (fighter.mode === 'evasive' ? 3 : 2)
  if (attacksFrom(mission, turn) === 0) return 0
  // He waits there in the next turn.
  const crowd = isEscorted(mission, mission.turn + 1) ? crowdAt(mission, fighter, position, hand) : 0
  return AGAIN * prospect(campaign, fighter, position, hand) - CROWD * crowd
}

/** Fighters that are there, or that have chosen the same way out: the wave is asked in the order of its numbers. */
function crowdAt({ fighters }: Mission, fighter: Fighter, position: Position, hand: Hand): number {
  let crowd = 0
  for (const one of fighters) {
    if (one.at === 'space') {
      if (one.no < fighter.no && handOf(one.maneuver) === hand)
        if (leadsTo(positionOf(one), one.maneuver) === position) crowd += 1
    } else if (one.at.startsWith(position) && one.at.endsWith(hand)) crowd += 1
  }
  return crowd
}

function fireCost(campaign: Campaign, fighter: Fighter, way: Maneuver): number {
  const { fire, pass } = oddsOf(campaign)
  const { altitude, mode: own } = fighter
  const means = fire[leavingBy(way)][own]
  const chances = pass[DECKS[positionOf(fighter)]][altitude] ?? []
  const plan = formation(campaign)
  let hits = 0
  for (let steps = 0; steps < chances.length; steps++) {
    const chance = chances[steps] ?? 0
    if (chance === 0) continue
    const space = landingOf(plan, asIf(fighter, way), steps)
    hits += chance * (means[levelIn(campaign, fighter, space, altitude, own)] ?? 0)
  }
  return hits * hitCost(campaign, fighter)
}

/** The fighter with another maneuver; all that a landing depends on. */
function asIf(fighter: Fighter, way: Maneuver): Fighter {
  return { ...fighter, maneuver: way }
}

export const approach = {
  'approach.next': nextOfWave,
  'approach.target': target,
  'approach.past': () => 0,
  'engage.mode': mode,
  'engage.maneuver': maneuver,
} satisfies Answers
