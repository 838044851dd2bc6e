import type { Choice } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { ALTITUDES, type SpaceId } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { LAST_SEGMENT, levelFrom, overEngland, raidAround, squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import { boxesFor, canMove, type MapBox, type MoveBoxOption } from '../rules/10-squadron-movement.ts'
import { foesIn } from '../rules/12-combat/bomber-combat.ts'
import type { SetAsideOption, ShiftOption } from '../rules/12-combat/combat.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import { areAlike, fightersIn } from '../text/12-combat.ts'
import { coverFrom } from '../text/covers.ts'
import { bestChance, isTooLate, meetingsAt, rankOf } from '../text/meetings.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { advice, staffed } from './advice.ts'
import { together } from './together.ts'
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
  far: (_, choice) => together(choice),
  // A shift to where nobody flies stands behind the others.
  first: (ask, option, day) => ask === 'shift' && isManned(day, option),
  foremost,
  whyNot,
  advice,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** Places where a raid comes by, or may come in, stand before the others; the heights over each as on the map, HIGH above LOW. */
function placesInOrder(day: Day, { options }: Choice): readonly string[] {
  const boxes = (options as readonly (PatrolBoxOption | MoveBoxOption)[]).map(option => {
    const height = 'altitude' in option ? option.altitude : option.box
    return { id: option.id, space: option.space, height }
  })
  const isMet = (space: SpaceId): boolean =>
    coverFrom(day, space, 0).length > 0 || ALTITUDES.some(level => meetingsAt(day, space, level).length > 0)
  const spaces = [...new Set(boxes.map(({ space }) => space))]
  return [...spaces.filter(isMet), ...spaces.filter(space => !isMet(space))].flatMap(space =>
    boxes
      .filter(box => box.space === space)
      .toSorted((one, other) => HEIGHTS.indexOf(one.height) - HEIGHTS.indexOf(other.height))
      .map(({ id }) => id),
  )
}
const HEIGHTS: readonly MapBox[] = [...ALTITUDES.toReversed(), 'SCRAMBLE']

/** THD-12.2.3.a A section where somebody flies; to stay is always of use. */
function isManned(day: Day, { squadron, section }: ShiftOption): boolean {
  if (squadron === undefined || section === undefined) return true
  return foesIn(day, raidAround(day, squadronOf(day, squadron)), section).length > 0
}

/** So many rows are listed: airfields, and heights over a space. */
const MOST_ROWS = 7

/** Squadrons row by row as they lie together: who can meet a raid soonest, or whose patrol covers most, first; who comes too late, or is far off, is left out. */
function foremost(day: Day, choice: Choice): readonly { readonly id: string; readonly why: string }[] {
  if (PLACES.has(choice.ask)) return placesInOrder(day, choice).map(id => ({ id, why: '' }))
  const rank = RANKS[choice.ask]
  if (!rank) return []
  const rows = new Map<string, { readonly by: number; readonly ids: string[] }>()
  for (const { id, squadron, squadrons = [] } of choice.options as readonly StackOption[]) {
    const first = squadron ?? squadrons[0]
    const one = first === undefined ? undefined : squadronOf(day, first)
    const by = one && rank(day, one)
    const box = one && boxOf(one)?.id
    if (by === undefined || box === undefined) continue
    const row = rows.get(box)
    if (row) row.ids.push(id)
    else rows.set(box, { by, ids: [id] })
  }
  return [...rows.values()]
    .toSorted((a, b) => a.by - b.by)
    .slice(0, MOST_ROWS)
    .flatMap(({ ids }) => ids.map(id => ({ id, why: '' })))
}

const PLACES: ReadonlySet<string> = new Set<keyof Asks>(['patrol-box', 'move-box'])

/** Questions whose order changes nothing: every section fights (THD-12.1.a), and for itself. */
const ORDER_ONLY: ReadonlySet<string> = new Set<keyof Asks>(['hunt-section', 'bomber-section'])
/** Questions that are none where those who are named are alike. */
const OF_EQUALS: ReadonlySet<string> = new Set<keyof Asks>(['pair', 'attack'])

function unasked(day: Day, { ask, options }: Choice): string | undefined {
  const units = options as readonly SetAsideOption[]
  if (ask === 'set-aside') return toSpare(day, units)
  if (ask === 'shift')
    return options.some(one => !one.ends && isManned(day, one)) ? undefined : options[0]?.id
  const isNone =
    ORDER_ONLY.has(ask) ||
    (OF_EQUALS.has(ask) && areAlike(day, units)) ||
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

/** Farther from a raid whose target nobody knows, who can tell? */
const NEAR = 3

const reachOf = (day: Day, squadron: Squadron): number | undefined => {
  const chance = bestChance(day, squadron)
  return chance && !isTooLate(chance) && (chance.sure || chance.moves <= NEAR) ? rankOf(chance) : undefined
}

const coverOf = (day: Day, { home }: Squadron): number | undefined => {
  const ways = coverFrom(day, home).reduce((sum, cover) => sum + cover.chance, 0)
  return ways > 0 ? -ways : undefined
}

const RANKS: Readonly<Record<string, typeof reachOf | undefined>> = {
  'move-squadron': reachOf,
  'patrol-squadron': coverOf,
}

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
