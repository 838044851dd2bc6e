import type { Choice } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { packOf } from '../pack/index.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { groupOf, LAST_SEGMENT, levelFrom, overEngland } from '../rules/02-terms/terms.ts'
import type { RouteOption } from '../rules/09-raid-movement.ts'
import { boxesFor, canMove } from '../rules/10-squadron-movement.ts'
import { foesBehind } from '../rules/12-combat/bomber-combat.ts'
import type { SetAsideOption } from '../rules/12-combat/combat.ts'
import type { Day, Raid } from '../state.ts'
import { whoMeets } from '../text/09-movement.ts'
import { areAlike, fightersIn } from '../text/12-combat.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { advice, staffed } from './advice.ts'
import { foremost } from './rows.ts'
import { stay } from './stay.ts'
import { ALL, together } from './together.ts'
import { whyNot } from './why-not.ts'

/** How the questions of the day are asked at the table. */
export const MANNERS: BoardModule<Day, Notes, Asks>['manners'] = {
  moves: {
    'patrol-squadron': ['patrol-box'],
    'move-squadron': ['move-box'],
    'hunt-section': ['set-aside', 'pair'],
    'set-aside': ['pair'],
    'bomber-section': ['attack', 'escort-attack'],
  },
  // Of several squadrons that are caught, or to spare, all are named at once.
  sets: ['intercepted', 'set-aside'],
  routine: ['join-attempt', 'shift'],
  orders: [
    // THD-A-39 It costs nothing: whoever finds the raid is asked whether to go in.
    {
      ask: 'join-attempt',
      id: 'roll',
      said: 'Squadrons above or below a raid always look for it: the roll costs nothing',
    },
    // THD-3.4.a Before anything has happened nobody can weigh it: changed beside the first roll by whoever wants to.
    {
      ask: 'green-squadron',
      id: BY_MACHINE,
      said: 'Which squadrons start with green pilots is left to the staff',
    },
    // THD-8.10.e The Luftwaffe's own affair: the player decides it where he takes this back.
    {
      ask: 'escort-section',
      id: BY_MACHINE,
      said: 'Which bombers a close escort without any joins is left to the Luftwaffe',
    },
  ],
  unasked,
  // Nobody decides before an event is drawn, nor before hunters look for those who have made their moves.
  falls: ['event.approach', 'event.target', 'interception.hunters'],
  // One press for each fight, whoever began it: what can become of both is read before.
  pressed: ['combat.group'],
  // Who does not yet know whom to send where has patrols and moves laid out, and changes what he likes.
  staff: ['patrol-squadron', 'patrol-box', 'move-squadron', 'move-box'],
  planOf: ({ segment, action }) => `${segment} ${action}`,
  staffed,
  far: (day, choice) => [...together(day, choice), ...stay(day, choice)],
  // THD-11.1.3.d All together before each by itself.
  first: (_, { id }) => id === ALL,
  foremost,
  whyNot,
  advice,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** Questions whose order changes nothing: every section fights (THD-12.1.a), and for itself. */
const ORDER_ONLY: ReadonlySet<string> = new Set<keyof Asks>(['hunt-section', 'bomber-section'])
/** Questions that are none where those who are named are alike. */
const OF_EQUALS: ReadonlySet<string> = new Set<keyof Asks>([
  'pair',
  'attack',
  'escort-attack',
  'intercepted',
  'evade',
  'disperse',
  'aircraft-destroyed',
  'vectored-away',
  'radio-confusion',
])

function unasked(day: Day, choice: Choice): string | undefined {
  const { ask, options } = choice
  const units = options as readonly SetAsideOption[]
  if (ask === 'set-aside') return toSpare(day, units)
  const isNone =
    ORDER_ONLY.has(ask) ||
    (OF_EQUALS.has(ask) && areAlike(day, units)) ||
    (ask === 'tactics' && areHuntersAlike(day, units)) ||
    (ask === 'recovery-route' && areLetGo(day, raidAbout(day, choice), options as readonly RouteOption[])) ||
    (ask === 'pair' && isOneSided(day, units))
  return isNone ? options[0]?.id : undefined
}

/** THD-12.2.1.b Of more who are alike than can fight at all one is to spare, whoever of the others fights. */
function toSpare(day: Day, units: readonly SetAsideOption[]): string | undefined {
  const places = fightersIn(day, units)
  return units.find(
    one => units.filter(other => one === other || areAlike(day, [one, other])).length > places,
  )?.id
}

/** THD-12.2.1.a Of pairs in which all will fight: where one side is alike, it is the same whoever fights whom. */
const isOneSided = (day: Day, pairs: readonly SetAsideOption[]): boolean =>
  areAlike(
    day,
    pairs.flatMap(({ squadron }) => (squadron === undefined ? [] : [{ squadron }])),
  ) ||
  areAlike(
    day,
    pairs.flatMap(({ group }) => (group === undefined ? [] : [{ group }])),
  )

/** THD-17.5.a Hunters of one kind with as many behind them: whichever it is, it comes to the same. */
const areHuntersAlike = (day: Day, hunters: readonly SetAsideOption[]): boolean =>
  areAlike(day, hunters) &&
  new Set(hunters.map(({ group = '' }) => foesBehind(day, groupOf(day, group)).length)).size === 1

/** THD-9.7.a Ways home that all lead over the sea before anybody can meet the raid. */
const areLetGo = (day: Day, raid: Raid, ways: readonly RouteOption[]): boolean =>
  ways.every(({ space }) => packOf(day).space(space).coastal && whoMeets(day, raid, space).length === 0)

/** A squadron where the raid is, or one move away, at a level from which it finds it. THD-11.1.2.d Two levels off is out of reach. */
function canBeMet(day: Day, raid: Raid): boolean {
  const over = overEngland(raid)
  const { altitude } = raid
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)]
  const boxes = day.squadrons
    .filter(canMove)
    .flatMap(squadron => [boxOf(squadron)?.id, ...boxesFor(day, squadron).map(({ id }) => id)])
  return levels.some(level => level !== undefined && boxes.includes(`${over}/${level}`))
}
