import { best, type Choice, type Decision, idIn, playerOf, type Thinking } from '@tallyho/engine'
import { bestMove, patrolDistance, shouldMove, shouldMoveTogether, wantsPatrols } from './bot/command.ts'
import { bestWorth, fightWorth, huntWorth, interceptionWorth, preyWorth } from './bot/worth.ts'
import type { Section } from './pack/types.ts'
import { raidAbout, type SquadronOption } from './rules/02-terms/choices.ts'
import {
  airborneIn,
  groupOf,
  groupsIn,
  raidAround,
  ratingOf,
  squadronOf,
  squadronsIn,
} from './rules/02-terms/terms.ts'
import { metFrom } from './rules/11-interception.ts'
import { foesBehind } from './rules/12-combat/bomber-combat.ts'
import type { PairOption, SquadronRow } from './rules/12-combat/fight.ts'
import type { Day, Raid, Squadron } from './state.ts'
import type { Asks } from './vocabulary.ts'

/**
 * A competent controller: patrols where raids form up, sends squadrons to where they are plotted, joins when the
 * charts promise more than they cost, and picks fights by expected victory points.
 */
export const heuristic = playerOf<Asks, Day>({
  'green-squadron': spareTheBest,
  'vectored-away': spareTheBest,
  'radio-confusion': spareTheBest,
  disperse: spareTheBest,
  'aircraft-destroyed': spareTheBest,

  'patrol-squadron': (day, choice) =>
    best(choice, ({ squadron, squadrons }) => {
      const stack = (squadrons ?? [squadron]).flatMap(id => (id === undefined ? [] : [squadronOf(day, id)]))
      const [first] = stack
      if (!first) return wantsPatrols(day, 1) ? -99 : 99
      // Those of one airfield fly to one box: together, as long as so many are wanted.
      if (!wantsPatrols(day, stack.length)) return NOT_SO
      const green = stack.some(({ reduced }) => reduced) ? 1 : 0
      return -patrolDistance(day, first.home) - green + (squadrons ? 0.1 : 0)
    }),
  'patrol-box': (day, choice) =>
    best(choice, ({ space, altitude }) => (altitude === 'HIGH' ? -patrolDistance(day, space) : -99)),

  'raid-order': first,
  intercepted: (day, choice) =>
    best(choice, ({ squadron }) => -passWorth(day, raidAbout(day, choice), squadronOf(day, squadron))),
  join: (day, choice) =>
    best(choice, ({ squadron }) => (squadron === undefined ? 0 : joinWorth(day, choice, squadron))),
  'join-attempt': (day, choice) =>
    choice.options.findIndex(
      ({ attempt, on = [] }) => !attempt || on.some(ref => joinWorth(day, choice, idIn(ref)) > 0),
    ),
  evade: (day, choice) =>
    best(choice, ({ squadron }) => {
      const unit = squadronOf(day, squadron)
      return passWorth(day, raidAround(day, unit), unit)
    }),

  'hunt-section': first,
  'set-aside': (day, choice) =>
    best(choice, ({ squadron, group }) => {
      if (group !== undefined) return -ratingOf(day, groupOf(day, group))
      const unit = squadronOf(day, squadron ?? '')
      return passWorth(day, raidAround(day, unit), unit)
    }),
  pair: pairFor('squadron-hunt'),
  excess: (day, choice) =>
    best(choice, ({ squadron, group }) => {
      const unit = squadronOf(day, squadron)
      return group === undefined
        ? preyWorth(day, raidAround(day, unit), unit)
        : fightWorth(day, raidAround(day, unit), unit, groupOf(day, group), 'squadron-hunt')
    }),
  shift: (day, choice) =>
    best(choice, ({ squadron, section }) => {
      if (squadron === undefined || section === undefined) return 0.1
      const unit = squadronOf(day, squadron)
      const { place } = unit
      return place.at === 'display'
        ? sectionWorth(day, unit, section) - sectionWorth(day, unit, place.section)
        : 0
    }),
  'bomber-section': first,
  attack: pairFor('squadron-own'),
  'escort-attack': pairFor('squadron-attacked'),
  'escort-section': first,
  // THD-17.5.a THD-17.10.a A gain where most is to be had behind the hunter, a harm where least is.
  tactics: (day, choice) =>
    best(choice, ({ group, by }) => Math.sign(by) * foesBehind(day, groupOf(day, group)).length),

  decoy: (day, choice) =>
    best(choice, ({ raid }) => (day.raids.find(({ number }) => number === raid)?.effort === 'major' ? 1 : 0)),
  'recovery-route': (day, choice) => best(choice, ({ space }) => airborneIn(day, space).length),

  'move-squadron': (day, choice) =>
    best(choice, ({ squadron, squadrons }) => {
      if (squadrons)
        return shouldMoveTogether(
          day,
          squadrons.map(id => squadronOf(day, id)),
        )
          ? 2
          : NOT_SO
      if (squadron === undefined) return 0
      return shouldMove(day, squadronOf(day, squadron)) ? 1 : -1
    }),
  'move-box': (day, { options }) => bestMove(day, squadronOf(day, options[0]?.squadron ?? ''), options),
})

/** More than it wants, or not all of one mind. */
const NOT_SO = Number.NEGATIVE_INFINITY

/** All the same to it. */
function first(): number {
  return 0
}

/** Gives up the squadron that is worth least. */
function spareTheBest(day: Day, choice: Choice<SquadronOption>): number {
  return best(choice, ({ squadron }) =>
    squadron === undefined ? -99 : -ratingOf(day, squadronOf(day, squadron)),
  )
}

function pairFor(row: SquadronRow): Decision<Day, PairOption> {
  return (day, choice) =>
    best(choice, ({ squadron, group }) => {
      const unit = squadronOf(day, squadron)
      return fightWorth(day, raidAround(day, unit), unit, groupOf(day, group), row)
    })
}

function joinWorth(day: Day, choice: Choice, squadron: string): number {
  const raid = raidAbout(day, choice)
  const { place, altitude } = raid
  const company = place.on === 'map' ? airborneIn(day, place.space, altitude).length + met(day, raid) : 0
  return interceptionWorth(day, raid, fromItsHeight(raid, squadronOf(day, squadron)), company)
}

/** THD-12.4.a A squadron with the marker that it would have in its first fight with a raid. */
function fromItsHeight(raid: Raid, squadron: Squadron): Squadron {
  const { place } = squadron
  return place.at === 'airborne' ? metFrom(raid, squadron, place.altitude) : squadron
}

/** Squadrons of its own level that have met a raid already. */
function met(day: Day, { number }: Raid): number {
  return day.squadrons.filter(
    ({ place, altitudeMarker }) =>
      place.at === 'intercepting' && place.raid === number && altitudeMarker === undefined,
  ).length
}

/** What a squadron has of passing the hunters by. */
function passWorth(day: Day, raid: Raid, squadron: Squadron): number {
  return preyWorth(day, raid, squadron) - huntWorth(day, raid, squadron)
}

/** What a squadron can expect of a section that it shares with others. */
function sectionWorth(day: Day, squadron: Squadron, section: Section): number {
  const raid = raidAround(day, squadron)
  const foes = [...groupsIn(day, raid, 'bomber', section), ...groupsIn(day, raid, 'escort', section)]
  const others = squadronsIn(day, raid, 'bomber', section).filter(({ id }) => id !== squadron.id).length
  const worth = bestWorth(day, raid, squadron, foes, 'squadron-own') ?? 0
  return worth * Math.min(1, (foes.length + 1) / (others + 1))
}

/** A segment is judged when its raids are home: what the dice do afterwards hides what a decision was worth. */
export const thinking: Thinking<Day> = { until: ['next-segment'], sure: 0.7, second: 400, slips: 43 }
