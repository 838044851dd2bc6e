import type { Option } from '@tallyho/engine'
import { formation, missionOf } from '../rules/05-map/table.ts'
import type { AimOption, FireOption } from '../rules/12-blast/blast.ts'
import type { FlakOption } from '../rules/13-flak.ts'
import { bombersIn, bombersOf } from '../rules/20-burst/bombers.ts'
import type { Campaign, ElementNo, PlaceNo } from '../state.ts'
import { preyWorth } from './danger.ts'
import { best, type Decision, subjectOf } from './judge.ts'
import { oddsOf } from './odds.ts'
import { damageWorth, pointsOn } from './worth.ts'

/** Rockets, cable and long-range cannon; flak; and the elements that break up. */

interface OfElement extends Option {
  readonly element: ElementNo
}

interface OfBomber extends Option {
  readonly place: PlaceNo
}

/** The bomber on which one more marker is worth most. */
export const bestBomber: Decision = (campaign, choice) => {
  const cannon = subjectOf(campaign, choice)?.cannon ?? false
  return best<OfBomber>(choice, ({ place }) => damageWorth(campaign, place, cannon))
}

/** Every weapon that is in place is aimed. */
const aim: Decision = (_, choice) => best<AimOption>(choice, ({ weapon }) => (weapon === undefined ? 0 : 1))

const COHESION = { good: 0, loose: 0.5, kaputt: 1.5 }
/** A salvo that is together breaks an element up. */
const SALVO = 0.6

const element: Decision = (campaign, choice) => {
  const { targets, elements } = missionOf(campaign)
  return best<OfElement>(choice, ({ element: no }) => {
    const bombers = bombersOf(campaign, no).length
    if (bombers === 0) return -1
    let salvo = 0
    for (const target of targets) if (target.element === no) salvo += 1
    return (
      coverOf(campaign, no) + COHESION[elements[no]?.cohesion ?? 'good'] + (salvo < 6 ? SALVO * salvo : 0)
    )
  })
}

/** Where bombers fly close together a salvo finds some of them. */
function coverOf(campaign: Campaign, no: ElementNo): number {
  let cover = 0
  for (const space of formation(campaign).elements[no]?.spaces ?? [])
    cover += 0.15 * bombersIn(campaign, space).length
  return cover
}

const FIRST = { all: 3, rockets: 2, cable: 2, cannon: 1, nothing: 0 } as Readonly<Record<string, number>>

/** A good order of the elements is one in which the worst go first. */
const nextElement: Decision = (campaign, choice) =>
  best<OfElement>(choice, ({ element: no }) => -bombersOf(campaign, no).length)

/** A Detonation goes where it does more. */
const detonation: Decision = (campaign, choice) =>
  best<OfElement>(choice, ({ element: no }) => {
    const { cohesion, empty } = missionOf(campaign).elements[no] ?? { cohesion: 'good', empty: true }
    return empty ? -1 : COHESION[cohesion] * 10 + bombersOf(campaign, no).length
  })

/** The bomber that is shifted to the lead leaves its own place: the rearmost, so that the others stay together. */
const leader: Decision = (campaign, choice) =>
  best<OfBomber>(choice, ({ place }) => {
    const { p, q } = formation(campaign).places[place] ?? { p: 0, q: 0 }
    return -(p + q)
  })

interface OfMarker extends Option {
  readonly marker: string
}

const chooseDamage: Decision = (campaign, choice) => {
  const place = Number(choice.about?.[0]?.slice('bomber:'.length))
  const points = Math.min(9, pointsOn(campaign, place))
  const { marker: worth } = oddsOf(campaign)
  return best<OfMarker>(choice, ({ marker }) => worth(marker, points))
}

export const blast: Readonly<Record<string, Decision>> = {
  'blast.aim': aim,
  'blast.element': element,
  'blast.fire': (_, choice) => best<FireOption>(choice, ({ fires }) => FIRST[fires] ?? 0),
  'far.bomber': bestBomber,
  'cable.bomber': bestBomber,
  'rockets.bomber': bestBomber,
  'rockets.other': bestBomber,
  'flak.fighter': (campaign, choice) =>
    best<FlakOption>(choice, ({ fighter: no }) => {
      const fighter = missionOf(campaign).fighters[no]
      return fighter === undefined ? -99 : -preyWorth(campaign, fighter)
    }),
  'cohesion.next': nextElement,
  'cohesion.detonation': detonation,
  'leader.shift': leader,
  // Of two Damage markers the one that brings the bomber closer to its end.
  'damage.marker': chooseDamage,
}
