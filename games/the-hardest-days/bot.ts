import type { Bot, Choice, Option } from '@tallyho/engine'
import { bestMove, patrolDistance, shouldMove, wantsPatrol } from './bot/command.ts'
import { bestWorth, fightWorth, huntWorth, interceptionWorth, preyWorth } from './bot/worth.ts'
import { airborneIn, groupOf, groupsIn, ratingOf, squadronOf, squadronsIn } from './rules/02-terms/terms.ts'
import type { PatrolBoxOption } from './rules/05-patrol.ts'
import type { RouteOption } from './rules/09-raid-movement.ts'
import type { MoveBoxOption } from './rules/10-squadron-movement.ts'
import type { ExcessOption, ShiftOption } from './rules/12-combat/combat.ts'
import type { PairOption } from './rules/12-combat/pairing.ts'
import type { Day, Raid, Squadron } from './state.ts'

/**
 * A competent controller: patrols where raids form up, sends squadrons to where they are plotted, joins when the
 * charts promise more than they cost, and picks fights by expected victory points.
 */
export const heuristic: Bot<Day> = ({ view: day, choice }) => {
  const decide = DECISIONS[choice.ask]
  return decide ? decide(day, choice) : 0
}

type Decision = (day: Day, choice: Choice) => number

/** The option of the highest value; the first of equals. */
function best<O extends Option>(choice: Choice, value: (option: O) => number): number {
  let index = 0
  let most = Number.NEGATIVE_INFINITY
  choice.options.forEach((option, i) => {
    const worth = value(option as O)
    if (worth > most) {
      most = worth
      index = i
    }
  })
  return index
}

interface OfSquadron extends Option {
  readonly squadron?: string
}

/** Gives up the squadron that is worth least. */
const spareTheBest: Decision = (day, choice) =>
  best<OfSquadron>(choice, ({ squadron }) =>
    squadron === undefined ? -99 : -ratingOf(day, squadronOf(day, squadron)),
  )

/** The raid a question is about: `raid:2`, or a section of its display. */
function raidOf(day: Day, { about = [] }: Choice): Raid | undefined {
  const number = about.map(ref => /^(?:raid|section):(\d)/.exec(ref)?.[1]).find(found => found !== undefined)
  return day.raids.find(raid => String(raid.number) === number)
}

/** Chooses a squadron for a question about a raid by what it is worth there; `done` is worth nothing. */
function squadronFor(worth: (day: Day, raid: Raid, squadron: Squadron) => number): Decision {
  return (day, choice) => {
    const raid = raidOf(day, choice)
    if (!raid) return 0
    return best<OfSquadron>(choice, ({ squadron }) =>
      squadron === undefined ? 0 : worth(day, raid, squadronOf(day, squadron)),
    )
  }
}

function pairFor(row: 'squadron-hunt' | 'squadron-own' | 'squadron-attacked'): Decision {
  return (day, choice) => {
    const raid = raidOf(day, choice)
    if (!raid) return 0
    return best<PairOption>(choice, ({ squadron, group }) =>
      fightWorth(day, raid, squadronOf(day, squadron), groupOf(day, group), row),
    )
  }
}

function joined(day: Day, raid: Raid): number {
  const { place } = raid
  return place.on === 'map' ? airborneIn(day, place.space, raid.altitude).length : 0
}

const joinWorth = (day: Day, raid: Raid, squadron: Squadron) =>
  interceptionWorth(day, raid, squadron, joined(day, raid))

const DECISIONS: Readonly<Record<string, Decision>> = {
  'green-squadron': spareTheBest,
  'vectored-away': spareTheBest,
  'radio-confusion': spareTheBest,
  disperse: spareTheBest,
  'aircraft-destroyed': spareTheBest,

  'patrol-squadron': (day, choice) =>
    best<OfSquadron>(choice, ({ squadron }) => {
      if (squadron === undefined) return wantsPatrol(day) ? -99 : 99
      const { home, reduced } = squadronOf(day, squadron)
      return -patrolDistance(day, home) - (reduced ? 1 : 0)
    }),
  'patrol-box': (day, choice) =>
    best<PatrolBoxOption>(choice, ({ space, altitude }) =>
      altitude === 'HIGH' ? -patrolDistance(day, space) : -99,
    ),

  intercepted: squadronFor(
    (day, raid, squadron) => huntWorth(day, raid, squadron) - preyWorth(day, raid, squadron),
  ),
  join: squadronFor(joinWorth),
  'join-attempt': (day, choice) => {
    const raid = raidOf(day, choice)
    const gains = (ref: string) =>
      raid !== undefined && joinWorth(day, raid, squadronOf(day, ref.slice('squadron:'.length))) > 0
    return choice.options.findIndex(({ on }) => (on ? on.some(gains) : true))
  },
  evade: squadronFor(
    (day, raid, squadron) => preyWorth(day, raid, squadron) - huntWorth(day, raid, squadron),
  ),

  'set-aside': (day, choice) => {
    const raid = raidOf(day, choice)
    if (!raid) return 0
    return best<OfSquadron & { readonly group?: string }>(choice, ({ squadron, group }) => {
      if (group !== undefined) return -ratingOf(day, groupOf(day, group))
      const unit = squadronOf(day, squadron ?? '')
      return preyWorth(day, raid, unit) - huntWorth(day, raid, unit)
    })
  },
  pair: pairFor('squadron-hunt'),
  excess: (day, choice) => {
    const raid = raidOf(day, choice)
    if (!raid) return 0
    return best<ExcessOption>(choice, ({ squadron, group }) => {
      const unit = squadronOf(day, squadron)
      return group === undefined
        ? preyWorth(day, raid, unit)
        : fightWorth(day, raid, unit, groupOf(day, group), 'squadron-hunt')
    })
  },
  shift: (day, choice) => {
    const raid = raidOf(day, choice)
    if (!raid) return 0
    /** What a squadron can expect of a section that it shares with others. */
    const promise = (squadron: Squadron, section: 'left' | 'centre' | 'right') => {
      const foes = [...groupsIn(day, raid, 'bomber', section), ...groupsIn(day, raid, 'escort', section)]
      const others = squadronsIn(day, raid, 'bomber', section).filter(({ id }) => id !== squadron.id).length
      const worth = bestWorth(day, raid, squadron, foes, 'squadron-own') ?? 0
      return worth * Math.min(1, (foes.length + 1) / (others + 1))
    }
    return best<ShiftOption>(choice, ({ squadron, section }) => {
      if (squadron === undefined || section === undefined) return 0.1
      const unit = squadronOf(day, squadron)
      const { place } = unit
      return place.at === 'display' ? promise(unit, section) - promise(unit, place.section) : 0
    })
  },
  attack: pairFor('squadron-own'),
  'escort-attack': pairFor('squadron-attacked'),

  decoy: (day, choice) =>
    best(choice, ({ id }) =>
      day.raids.find(({ number }) => String(number) === id)?.effort === 'major' ? 1 : 0,
    ),
  'recovery-route': (day, choice) => best<RouteOption>(choice, ({ space }) => airborneIn(day, space).length),

  'move-squadron': (day, choice) =>
    best<OfSquadron>(choice, ({ squadron }) => {
      if (squadron === undefined) return 0
      return shouldMove(day, squadronOf(day, squadron)) ? 1 : -1
    }),
  'move-box': (day, choice) => {
    const options = choice.options as readonly MoveBoxOption[]
    return bestMove(day, squadronOf(day, options[0]?.squadron ?? ''), options)
  },
}
