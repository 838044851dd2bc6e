import { choose, d6, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Evade, Section, SpaceId, Weather } from '../pack/types.ts'
import { SECTIONS } from '../pack/types.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../state.ts'
import { chooseSquadron, DONE, type SquadronOption, squadronOption } from './02-terms/choices.ts'
import {
  airborneIn,
  groupsIn,
  groupsOf,
  inRaidOrder,
  levelFrom,
  nextWhileRaids,
  putSquadron,
  RAF,
  sectionOf,
  spaceOf,
  squadronsIn,
  weatherOver,
} from './02-terms/terms.ts'
import { combat } from './12-combat/combat.ts'

export interface RaidOption extends Option {
  readonly raid: RaidNumber
}
export interface AttemptOption extends Option {
  readonly attempt: boolean
}

/** Step 1 of the Air Action Phase: interception, each raid's combat at once after it (THD-4.1.d THD-11.1.b). */
export function* interceptRaids(day: Day): Procedure<Step> {
  day.action += 1
  // THD-A-67 A raid on its coast track is out of reach.
  const waiting = inRaidOrder(day, day.raids).filter(raid => raid.place.on === 'map')
  for (let first = waiting[0]; first; first = waiting[0]) {
    // THD-A-40 Raids in one space are taken together, when the first of them comes up.
    const space = spaceOf(first) as SpaceId
    const raid = yield* nextInSpace(
      day,
      waiting.filter(other => spaceOf(other) === space),
    )
    waiting.splice(waiting.indexOf(raid), 1)
    yield* intercept(day, raid)
  }
  return nextWhileRaids(day, 'bombing')
}

/** THD-11.2.a Most hunters first, then most groups, then as the player likes. */
function* nextInSpace(day: Day, raids: readonly Raid[]): Procedure<Raid> {
  const first = raids[0] as Raid
  if (raids.length === 1 || airborneIn(day, spaceOf(first) as SpaceId).length === 0) return first
  const rank = (raid: Raid) => groupsIn(day, raid, 'hunt').length * 100 + groupsOf(day, raid).length
  const highest = Math.max(...raids.map(rank))
  const tied = raids.filter(raid => rank(raid) === highest)
  const options: RaidOption[] = tied.map(({ number }) => ({
    id: String(number),
    raid: number,
    on: [`raid:${number}`],
  }))
  const { raid } = yield* choose(RAF, 'raid-order', options)
  return tied.find(({ number }) => number === raid) as Raid
}

/**
 * THD-11.1.a THD-11.1.c One raid over England, met before or not, and every squadron airborne in its space. THD-11.1.b
 * Combat follows at once.
 */
export function* intercept(day: Day, raid: Raid): Procedure {
  const { same, lower, higher } = squadronsAbout(day, raid)
  if (same.length + lower.length + higher.length === 0) return
  const hunters = groupsIn(day, raid, 'hunt').length
  const taken: Squadron[] = []

  // THD-11.1.1.a Hunters at the same altitude.
  yield* huntersTake(raid, same, hunters, taken, 'THD-11.1.1.a')
  // THD-11.1.2.a Hunters left over look to the other altitudes.
  if (taken.length < hunters && lower.length + higher.length > 0) {
    const die = yield* d6('interception.hunters')
    // THD-11.1.2.b Lower on 1-3, higher on 1.
    note('THD-11.1.2.b', 'hunters-roll', { raid: raid.number, die, lower: die <= 3, higher: die === 1 })
    // THD-11.1.2.c Lower before higher; THD-11.1.2.e and the marker that goes with it.
    if (die <= 3) yield* huntersTake(raid, lower, hunters, taken, 'THD-11.1.2.c', 'disadvantage')
    if (die === 1) yield* huntersTake(raid, higher, hunters, taken, 'THD-11.1.2.c', 'advantage')
  }

  // THD-11.1.3.a Squadrons left may try; THD-11.1.3.b at the same altitude they cannot fail.
  yield* join(raid, same, [], [], taken)
  if (lower.length + higher.length > 0 && (yield* attempts(raid, lower, higher))) {
    const die = yield* d6('interception.squadrons')
    // THD-11.1.3.c Lower on 1-2, higher on 1-3.
    note('THD-11.1.3.c', 'squadrons-roll', { raid: raid.number, die, lower: die <= 2, higher: die <= 3 })
    yield* join(raid, [], die <= 2 ? lower : [], die <= 3 ? higher : [], taken)
  }

  // THD-11.3.a Whoever is not taken stays where it is.
  if (taken.length === 0) return
  yield* deploySquadrons(day, raid, taken)
  yield* combat(day, raid)
}

/** Squadrons in the raid's space at its level and one level off. THD-11.1.2.d Two levels away is out of reach. */
function squadronsAbout(day: Day, raid: Raid): Record<'same' | 'lower' | 'higher', Squadron[]> {
  const about: Record<'same' | 'lower' | 'higher', Squadron[]> = { same: [], lower: [], higher: [] }
  const space = spaceOf(raid)
  const below = levelFrom(raid.altitude, -1)
  const above = levelFrom(raid.altitude, 1)
  for (const squadron of day.squadrons) {
    const { place } = squadron
    if (place.at !== 'airborne' || place.space !== space) continue
    if (place.altitude === raid.altitude) about.same.push(squadron)
    else if (place.altitude === below) about.lower.push(squadron)
    else if (place.altitude === above) about.higher.push(squadron)
  }
  return about
}

/** THD-11.1.1.b THD-A-38 Squadrons are forced into the display while hunters are in excess, reduced ones first. */
function* huntersTake(
  raid: Raid,
  from: Squadron[],
  hunters: number,
  taken: Squadron[],
  rule: string,
  marker?: Squadron['altitudeMarker'],
): Procedure {
  while (from.length > 0 && taken.length < hunters) {
    const green = from.filter(({ reduced }) => reduced)
    const eligible = green.length > 0 ? green : from
    const squadron =
      eligible.length <= hunters - taken.length
        ? (eligible[0] as Squadron)
        : yield* chooseSquadron('intercepted', eligible, [`raid:${raid.number}`])
    take(raid, squadron, from, taken, rule, marker)
  }
}

/** THD-11.1.3.d One squadron after the other, until the player has enough. */
function* join(
  raid: Raid,
  same: Squadron[],
  lower: Squadron[],
  higher: Squadron[],
  taken: Squadron[],
): Procedure {
  while (same.length + lower.length + higher.length > 0) {
    const options: SquadronOption[] = [...higher, ...same, ...lower].map(squadronOption)
    options.push(DONE)
    const { squadron: id } = yield* choose(RAF, 'join', options, [`raid:${raid.number}`])
    if (id === undefined) return
    for (const [level, marker] of [
      [same, undefined],
      [lower, 'disadvantage'],
      [higher, 'advantage'],
    ] as const) {
      const squadron = level.find(({ id: other }) => other === id)
      if (squadron) take(raid, squadron, level, taken, 'THD-11.1.3.d', marker)
    }
  }
}

/** THD-A-39 The roll is the player's to make or leave; one roll serves both levels. */
function* attempts(raid: Raid, lower: readonly Squadron[], higher: readonly Squadron[]): Procedure<boolean> {
  const on = [...higher, ...lower].map(({ id }) => `squadron:${id}`)
  const options: AttemptOption[] = [
    { id: 'roll', attempt: true, on },
    { id: 'no', attempt: false },
  ]
  return (yield* choose(RAF, 'join-attempt', options, [`raid:${raid.number}`])).attempt
}

function take(
  raid: Raid,
  squadron: Squadron,
  from: Squadron[],
  taken: Squadron[],
  rule: string,
  marker: Squadron['altitudeMarker'],
): void {
  from.splice(from.indexOf(squadron), 1)
  taken.push(squadron)
  // THD-2.32.a The marker sits on the squadron itself.
  squadron.altitudeMarker = marker
  note(rule, 'intercepts', { raid: raid.number, squadron: squadron.id, marker })
}

/** THD-11.1.4.a One die for the raid: Hunt sections by selector letter, then evasion and fly through. */
function* deploySquadrons(day: Day, raid: Raid, taken: readonly Squadron[]): Procedure {
  // THD-A-51
  raid.intercepted = true
  const die = yield* d6('hunt-placement')
  const placement = packOf(day).pack.placement.hunt[die - 1]
  if (!placement) throw new Error(`The Hunt Box has no placement for ${die}`)
  for (const squadron of taken)
    putSquadron(raid, squadron, 'hunt', sectionOf(placement.letters, squadron.letter))
  note('THD-11.1.4.a', 'hunt-placement', {
    raid: raid.number,
    die,
    letters: placement.letters,
    squadrons: taken.map(({ id }) => id),
  })
  const weather = weatherOver(day, spaceOf(raid) as SpaceId)
  for (const section of SECTIONS) {
    const squadrons = squadronsIn(day, raid, 'hunt', section)
    if (groupsIn(day, raid, 'hunt', section).length === 0) {
      // THD-11.1.5.a Nobody bars the way: fly through. An evasion would lead to the same place.
      for (const squadron of squadrons)
        goToBomberBox(raid, squadron, section, 'THD-11.1.5.a', 'flies-through')
    } else if (
      squadrons.length > 0 &&
      placement.evade?.section === section &&
      evades(placement.evade.when, weather)
    ) {
      // THD-11.1.4.b THD-A-41 Exactly one evades, and must.
      const squadron = yield* chooseSquadron('evade', squadrons, [`section:${raid.number}/hunt/${section}`])
      goToBomberBox(raid, squadron, section, 'THD-11.1.4.b', 'evades')
    }
  }
}

function goToBomberBox(raid: Raid, squadron: Squadron, section: Section, rule: string, what: string): void {
  putSquadron(raid, squadron, 'bomber', section)
  note(rule, what, { raid: raid.number, squadron: squadron.id, section })
}

/** THD-11.1.4.c */
function evades(when: Evade, weather: Weather): boolean {
  return when === 'always' || weather === 'broken' || (when === 'cloud' && weather === 'patchy')
}
