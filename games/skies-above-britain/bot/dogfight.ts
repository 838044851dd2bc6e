import { best, type Decisions, named } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { fighter, isVeteran, pilotOf } from '../rules/01-general/fighters.ts'
import { isSection } from '../rules/01-general/formations.ts'
import { cardsLeft } from '../rules/01-general/odds.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import type { Campaign, Dogfight, German } from '../state.ts'
import type { BreakOutOption, DogfightAsks, ManeuverOption } from '../vocabulary/dogfight.ts'
import { aboutUnit } from './about.ts'
import {
  aloneAs,
  combatWorth,
  type Fight,
  fightOf,
  maneuverWorth,
  openingWorth,
  outlookFor,
  rank,
  tailedWorth,
} from './outlook.ts'

/** One combat that is being decided. */
interface Now {
  readonly dogfight: Dogfight
  readonly german: German
  readonly fight: Fight
}

/** The combat that a question is about, by the unit or the marker that it names. */
function nowOf(campaign: Campaign, about: readonly string[] | undefined): Now | undefined {
  for (const dogfight of patrolOf(campaign).dogfights)
    for (const german of fightingFirst(dogfight)) {
      if (!about?.includes(`unit:${dogfight.unit}`) && !about?.includes(`german:${german.no}`)) continue
      return { dogfight, german, fight: fightOf(campaign, dogfight.unit, german.type) }
    }
  return undefined
}

/** Of those behind us it is the turn of the one that fights in this round and last took up its guns. */
function fightingFirst({ germans, round }: Dogfight): readonly German[] {
  return germans.toSorted((a, b) => weight(b, round) - weight(a, round))
}

function weight({ attitude, fought }: German, round: number): number {
  return (attitude === 'tailed' ? 2 : 0) + (fought === round ? 1 : 0)
}

function maneuvers(campaign: Campaign, { fight, german, dogfight }: Now) {
  const cards = cardsLeft(campaign, 'tailed')
  const after = outlookFor(fight)
  // SAB-DOG-28 Whoever maneuvers lets those go that he has before his guns.
  const freed = dogfight.germans
    .filter(({ attitude }) => attitude === 'tailing')
    .reduce((sum, { strength }) => sum + (after.tailing[strength] ?? 0), 0)
  return ({ maneuver }: ManeuverOption): number => {
    if (maneuver === 'break') {
      const half = Math.ceil(german.strength / 2)
      return 1.5 * (after.tailed[half] ?? 0) + 0.5 * (after.tailing[half] ?? 0) - freed
    }
    const worth = maneuverWorth(fight, maneuver, german.strength, cards, after)
    return maneuver === 'none' ? worth : worth - freed
  }
}

/** Whether a German marker behind a Section had better go after the one who leaves it. */
function leaving(campaign: Campaign, about: readonly string[] | undefined) {
  const now = nowOf(campaign, about)
  return ({ fighter: id, follows }: BreakOutOption): number => {
    if (!now || !id) return 0
    const { fight, german } = now
    const { strength } = german
    const together = outlookFor(fight).tailed[strength] ?? 0
    const alone = outlookFor(aloneAs(fight, id)).tailed[strength] ?? 0
    // Nobody leaves without need.
    return (follows ? alone - together : 0) - BROKEN - missed(campaign, id) / 100
  }
}

const BROKEN = 0.05

/** How much a fighter is missed: the experienced, with ammunition, more than others. */
function missed(campaign: Campaign, id: FighterId): number {
  const { ammo, jammed, hits } = fighter(campaign, id)
  const guns = ammo === 'none' ? 0 : (ammo === 'low' ? 1 : 2) - (jammed ? 0.5 : 0)
  return pilotOf(campaign, id).patrols / 10 + guns - hits.length
}

export const dogfight: Decisions<Campaign, DogfightAsks> = {
  'dogfight.next': (_, choice) => best(choice, ({ unit }) => (isSection(unit) ? 1 : 0)),
  // The one that is easiest to get rid of first: what is left of the round is then flown with more freedom.
  'dogfight.marker': (campaign, choice) =>
    best(choice, ({ german }) => {
      const strength = patrolOf(campaign)
        .dogfights.flatMap(({ germans }) => germans)
        .find(({ no }) => no === german)?.strength
      return -(strength ?? 0)
    }),
  'dogfight.vision-card': (campaign, choice) => {
    const fight = fightOf(campaign, aboutUnit(choice), '109')
    return best(choice, ({ card }) => openingWorth(fight, card, outlookFor(fight)))
  },
  'dogfight.scatter': (campaign, choice) => {
    const now = nowOf(campaign, choice.about)
    return best(choice, ({ fighter: id }) => {
      if (!now) return 0
      if (!id) return outlookFor(now.fight).tailed[2] ?? 0
      const alone = aloneAs(now.fight, id)
      return (outlookFor(alone).tailing[2] ?? 0) - BROKEN + missed(campaign, id) / 100
    })
  },
  'dogfight.tailing': (campaign, choice) => {
    const now = nowOf(campaign, choice.options[0]?.on)
    if (!now) return named(choice, 'attack')
    const { fight, german } = now
    const cards = cardsLeft(campaign, 'headOn')
    const worth = combatWorth(fight, 'tailing', german.strength, cards, outlookFor(fight))
    return named(choice, worth > 0 ? 'attack' : 'let-go')
  },
  'dogfight.maneuver': (campaign, choice) => {
    const now = nowOf(campaign, choice.about)
    return now ? best(choice, maneuvers(campaign, now)) : 0
  },
  'dogfight.evade-card': (campaign, choice) => {
    const now = nowOf(campaign, choice.about)
    if (!now) return 0
    const { fight, german } = now
    return best(choice, ({ card }) => tailedWorth(fight, 'evade', card, german.strength, outlookFor(fight)))
  },
  'dogfight.break-out': (campaign, choice) => best(choice, leaving(campaign, choice.about)),
  'dogfight.slips': (campaign, choice) =>
    best(choice, ({ fighter: id }) => missed(campaign, id) + (isVeteran(campaign, id) ? 1 : 0)),
  'dogfight.follow': (campaign, choice) => best(choice, leaving(campaign, choice.about)),
  'dogfight.split': (_, choice) => best(choice, ({ id }) => -Number(id)),
  'dogfight.element': (_, choice) => best(choice, () => 0),
  'dogfight.keeps': (campaign, choice) => best(choice, ({ fighter: id }) => missed(campaign, id)),
  'dogfight.icon': (_, choice) => best(choice, ({ icon }) => -rank(icon)),
}
