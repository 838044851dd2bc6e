import { best, firstOf, foremost } from '@tallyho/engine'
import { at, formation, missionOf } from '../rules/05-map/table.ts'
import { bombersIn, bombersOf } from '../rules/20-burst/bombers.ts'
import type { Campaign, ElementNo } from '../state.ts'
import { preyWorth } from './danger.ts'
import { type Answer, type Answers, subjectOf } from './judge.ts'
import { oddsOf } from './odds.ts'
import { damageWorth, pointsOn } from './worth.ts'

/** Rockets, cable and long-range cannon; flak; and the elements that break up. */

/** The bomber on which one more marker is worth most. */
export const bestBomber: Answer<'far.bomber'> = (campaign, choice) => {
  const cannon = subjectOf(campaign, choice)?.cannon ?? false
  return best(choice, ({ place }) => damageWorth(campaign, place, cannon))
}

/** Every weapon that is in place is aimed. */
const aim: Answer<'blast.aim'> = (_, choice) => best(choice, ({ aims }) => (aims === undefined ? 0 : 1))

const COHESION = { good: 0, loose: 0.5, kaputt: 1.5 }
/** A salvo that is together breaks an element up. */
const SALVO = 0.6

const element: Answer<'blast.element'> = (campaign, choice) => {
  const { targets, elements } = missionOf(campaign)
  return best(choice, ({ element: no }) => {
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

const FIRST = { all: 3, target: 2, cannon: 1, nothing: 0 }

/** A good order of the elements is one in which the worst go first. */
const nextElement: Answer<'cohesion.next'> = (campaign, choice) =>
  best(choice, ({ element: no }) => -bombersOf(campaign, no).length)

/** A Detonation goes where it does more. */
const detonation: Answer<'cohesion.detonation'> = (campaign, choice) => {
  const { elements } = missionOf(campaign)
  const [most] = foremost(
    choice.options,
    ({ element: no }) => -COHESION[at(elements, no).cohesion],
    ({ element: no }) => -bombersOf(campaign, no).length,
  )
  return most ? choice.options.indexOf(most) : 0
}

/** The bomber that is shifted to the lead leaves its own place: the rearmost, so that the others stay together. */
const leader: Answer<'leader.shift'> = (campaign, choice) =>
  best(choice, ({ place }) => {
    const { p, q } = formation(campaign).places[place] ?? { p: 0, q: 0 }
    return -(p + q)
  })

const chooseDamage: Answer<'damage.marker'> = (campaign, choice) => {
  const place = Number(firstOf('bomber', choice.about))
  const points = Math.min(9, pointsOn(campaign, place))
  const { marker: worth } = oddsOf(campaign)
  return best(choice, ({ marker }) => worth(marker, points))
}

export const blast = {
  'blast.aim': aim,
  'blast.element': element,
  'blast.fire': (_, choice) => best(choice, ({ fires }) => FIRST[fires]),
  'far.bomber': bestBomber,
  'cable.bomber': bestBomber,
  'rockets.bomber': bestBomber,
  'rockets.other': bestBomber,
  'flak.fighter': (campaign, choice) =>
    best(choice, ({ fighter: no }) => {
      const fighter = no === undefined ? undefined : missionOf(campaign).fighters[no]
      return fighter === undefined ? -99 : -preyWorth(campaign, fighter)
    }),
  'cohesion.next': nextElement,
  'cohesion.detonation': detonation,
  'leader.shift': leader,
  // Of two Damage markers the one that brings the bomber closer to its end.
  'damage.marker': chooseDamage,
} satisfies Answers
