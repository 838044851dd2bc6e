import { foremost, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type Evade, SECTIONS, type Section, type Weather } from '../pack/types.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import { choose, d6, note } from '../vocabulary.ts'
import { chooseRaid, chooseSquadron, DONE, type SquadronOption, squadronOption } from './02-terms/choices.ts'
import {
  airborneIn,
  groupsIn,
  groupsOf,
  inRaidOrder,
  levelFrom,
  nextWhileRaids,
  overEngland,
  putSquadron,
  RAF,
  sectionOf,
  spaceOf,
  squadronsIn,
  takeOut,
  weatherOver,
} from './02-terms/terms.ts'
import { combat } from './12-combat/combat.ts'

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
    const space = spaceOf(first)
    const here = waiting.filter(other => spaceOf(other) === space)
    yield* intercept(day, takeOut(waiting, yield* nextInSpace(day, here)))
  }
  return nextWhileRaids(day, 'bombing')
}

/** THD-11.2.a Most hunters first, then most groups, then as the player likes. */
function* nextInSpace(day: Day, raids: readonly Raid[]): Procedure<Raid> {
  // Without a squadron in the air over there the order does not matter.
  const isMet = raids.length > 1 && raids.some(raid => airborneIn(day, overEngland(raid)).length > 0)
  if (!isMet) return yield* chooseRaid('raid-order', raids.slice(0, 1))
  const first = foremost(
    raids,
    raid => -groupsIn(day, raid, 'hunt').length,
    raid => -groupsOf(day, raid).length,
  )
  return yield* chooseRaid('raid-order', first)
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
    const die = yield* d6('interception.hunters', [`raid:${raid.number}`])
    const found = huntersFind(die)
    note('THD-11.1.2.b', 'hunters-roll', {
      raid: raid.number,
      die,
      ...found,
      who: idsAt(found, lower, higher),
    })
    // THD-11.1.2.c Lower before higher; THD-11.1.2.e and the marker that goes with it.
    if (found.lower) yield* huntersTake(raid, lower, hunters, taken, 'THD-11.1.2.c', 'disadvantage')
    if (found.higher) yield* huntersTake(raid, higher, hunters, taken, 'THD-11.1.2.c', 'advantage')
  }

  // THD-11.1.3.a Squadrons left may try; THD-11.1.3.b at the same altitude they cannot fail.
  yield* join(raid, same, [], [], taken)
  if (lower.length + higher.length > 0 && (yield* attempts(raid, lower, higher))) {
    const die = yield* d6('interception.squadrons', [`raid:${raid.number}`])
    const able = squadronsFind(die)
    note('THD-11.1.3.c', 'squadrons-roll', {
      raid: raid.number,
      die,
      ...able,
      who: idsAt(able, lower, higher),
    })
    yield* join(raid, [], able.lower ? lower : [], able.higher ? higher : [], taken)
  }

  // THD-11.3.a Whoever is not taken stays where it is.
  if (taken.length === 0) return
  yield* deploySquadrons(day, raid, taken)
  yield* combat(day, raid)
}

/** The other levels at which a roll finds somebody. */
export interface LevelsFound {
  readonly lower: boolean
  readonly higher: boolean
}

/** Who is at a level that was found. */
function idsAt(found: LevelsFound, lower: readonly Squadron[], higher: readonly Squadron[]) {
  return [...(found.higher ? higher : []), ...(found.lower ? lower : [])].map(({ id }) => id)
}

/** THD-11.1.2.b Squadrons that hunters catch: lower ones on 1-3, higher ones on 1. */
export function huntersFind(die: number): LevelsFound {
  return { lower: die <= 3, higher: die === 1 }
}

/** THD-11.1.3.c Squadrons that find the raid: lower ones on 1-2, higher ones on 1-3. */
export function squadronsFind(die: number): LevelsFound {
  return { lower: die <= 2, higher: die <= 3 }
}

/** Squadrons in the raid's space at its level and one level off. THD-11.1.2.d Two levels away is out of reach. */
export function squadronsAbout(day: Day, raid: Raid): Record<'same' | 'lower' | 'higher', Squadron[]> {
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

/** THD-12.4.a A squadron with the marker that it would have in its first fight with a raid that it meets from a level. */
export function metFrom({ altitude }: Pick<Raid, 'altitude'>, squadron: Squadron, from: Altitude): Squadron {
  const above = ALTITUDES.indexOf(from) - ALTITUDES.indexOf(altitude)
  return above === 0 ? squadron : { ...squadron, altitudeMarker: above > 0 ? 'advantage' : 'disadvantage' }
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
    // With hunters for all of them nobody has to choose.
    const choice = eligible.length <= hunters - taken.length ? eligible.slice(0, 1) : eligible
    const squadron = yield* chooseSquadron('intercepted', choice, [`raid:${raid.number}`])
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
    { id: 'roll', attempt: true, on, rolls: true },
    { id: 'no', attempt: false, ends: true },
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
  taken.push(takeOut(from, squadron))
  squadron.place = { at: 'intercepting', raid: raid.number }
  // THD-2.32.a The marker sits on the squadron itself.
  squadron.altitudeMarker = marker
  note(rule, 'intercepts', { raid: raid.number, squadron: squadron.id, marker })
}

/** THD-11.1.4.a One die for the raid: Hunt sections by selector letter, then evasion and fly through. */
function* deploySquadrons(day: Day, raid: Raid, taken: readonly Squadron[]): Procedure {
  const die = yield* d6('hunt-placement', [`raid:${raid.number}`, ...taken.map(({ id }) => `squadron:${id}`)])
  const placement = packOf(day).huntPlacement(die)
  // THD-A-51
  raid.intercepted = true
  for (const squadron of taken)
    putSquadron(raid, squadron, 'hunt', sectionOf(placement.letters, squadron.letter))
  note('THD-11.1.4.a', 'hunt-placement', {
    raid: raid.number,
    die,
    letters: placement.letters,
    squadrons: taken.map(({ id }) => id),
  })
  const weather = weatherOver(day, overEngland(raid))
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

function goToBomberBox(
  raid: Raid,
  squadron: Squadron,
  section: Section,
  rule: string,
  what: 'flies-through' | 'evades',
): void {
  putSquadron(raid, squadron, 'bomber', section)
  note(rule, what, { raid: raid.number, squadron: squadron.id, section })
}

/** THD-11.1.4.c */
export function evades(when: Evade, weather: Weather): boolean {
  return when === 'always' || weather === 'broken' || (when === 'cloud' && weather === 'patchy')
}
