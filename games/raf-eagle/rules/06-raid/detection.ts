import { noted, type Procedure, type Step } from '@tallyho/engine'
import { stepAt } from '../../pack/index.ts'
import type { Intelligence, Warning } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { ClassOption, Command, DetectionModifier } from '../../vocabulary/response.ts'
import { choose, d6, type Notes, note } from '../../vocabulary.ts'
import {
  cardOf,
  damagedOf,
  flightOf,
  groupOf,
  gruppe,
  gruppenIn,
  gruppenInRaid,
  gruppeSpec,
  has,
  isDecoy,
  LUFTWAFFE,
  raidOf,
  sizeOfRaid,
  tablesOf,
  weatherOver,
} from '../02-terms.ts'
import { couldCome } from '../07-response/pool.ts'
import { mostLeft } from '../07-response/priority.ts'
import { daringAt } from '../07-response/tactics.ts'

/** RE-6.2.a */
const PER_NET = 2
/** RE-10.21.d So many damaged nets blind all of them. */
export const BLIND = 3
/** RE-6.2.d */
const ONLY_ME109 = -2
/** RE-19.1.d */
const FORWARD = -2
/** RE-19.5.l */
const PRESSED = 2

/** RE-6.2.g Up to this a raid of unknown size is taken for minor, and from this on for major. */
const MINOR = 3
const MAJOR = 6

interface Detectability {
  readonly modifiers: readonly DetectionModifier[]
  readonly command: Command
  readonly modifier: number
}

/** A space of the Detection Track. */
interface OnTrack {
  readonly result: number
  readonly warning: Warning
  readonly intelligence: Intelligence
}

/** RE-4.II.2 What Fighter Command learns of the raid, and what follows from it at once. */
export function* detect(campaign: Campaign): Procedure<Step> {
  const flight = flightOf(campaign)
  // RE-CP.T12.b The raid was read in advance.
  if (campaign.ultra === campaign.clock) {
    const known = { warning: 'very-early', intelligence: 'accurate' } as const
    Object.assign(flight, known)
    note('RE-CP.T12.b', 'ultra-detection', { raid: flight.raid, ...known })
  } else yield* rollDetection(campaign)
  // RE-6.2.h Otherwise its number is known.
  if (flight.intelligence === 'poor') yield* guessClass(campaign)
  if (flight.warning === 'none') patrolJoins(campaign)
  // RE-A-51 A decoy meets nobody.
  return isDecoy(campaign) ? 'response' : 'rendezvous'
}

function* rollDetection(campaign: Campaign): Procedure {
  const flight = flightOf(campaign)
  const { modifiers, command, modifier } = detectability(campaign)
  const die = yield* d6('detection', [`raid:${flight.raid}`])
  const known = onTrack(campaign, die + modifier)
  const { warning, intelligence } = known
  flight.warning = warning
  flight.intelligence = intelligence
  if (!noted()) return
  const met = daringOf(campaign)
  note('RE-4.II.2', 'detection', { raid: flight.raid, die, modifiers, command, modifier, ...known, ...met })
}

/** How many squadrons can come to a raid of which so much is known, and how many they want to be. */
export function daringOf(campaign: Campaign): Pick<Notes['detection'], 'come' | 'daring'> {
  const { warning = 'none', intelligence = 'poor' } = flightOf(campaign)
  const come = mostLeft(campaign, couldCome(campaign, warning))
  return { come, daring: daringAt(campaign, intelligence) }
}

/** What is added to the die, and why. */
export function detectability(campaign: Campaign): Detectability {
  const raid = raidOf(campaign)
  const modifiers = detectionModifiers(campaign, raid)
  const command = commandOver(campaign, raid)
  return { modifiers, command, modifier: commanded(sumOf(modifiers), command) }
}

/** RE-A-24 All that counts, in this order. */
function detectionModifiers(campaign: Campaign, raid: Raid): readonly DetectionModifier[] {
  const { observers } = cardOf(campaign, raid)
  const [clear, patchy, broken] = observers
  const modifiers: DetectionModifier[] = [
    // RE-6.2.a
    ...netsOver(campaign, raid).map((net): DetectionModifier => ({ why: `net-${net}`, by: PER_NET })),
    // RE-6.2.b RE-A-22
    { why: 'observers', by: { clear, patchy, broken }[weatherOver(campaign, raid)] },
    // RE-6.2.c
    { why: 'size', by: stepAt(tablesOf(campaign).detection.size, sizeOfRaid(campaign)) },
    // RE-19.5.l
    { why: 'press', by: campaign.pressed ? PRESSED : 0 },
    // RE-6.2.d
    { why: 'only-me109', by: isOnlyMe109(campaign) ? ONLY_ME109 : 0 },
    // RE-19.1.d
    { why: 'forward', by: raid.forward ? FORWARD : 0 },
  ]
  return modifiers.filter(({ by }) => by !== 0)
}

/** RE-10.21.c The radar nets that bombs have made blind. */
export function netsDown(campaign: Campaign): readonly (number | undefined)[] {
  return damagedOf(campaign, 'radar').map(({ net }) => net)
}

/** The radar nets of the card that see the raid. */
export function netsOver(campaign: Campaign, raid: Raid): readonly number[] {
  const damaged = netsDown(campaign)
  // RE-10.21.d; RE-A-52 a raid at low level comes in below them.
  if (damaged.length >= BLIND || has(campaign, raid, 'low-level')) return []
  // RE-10.21.c
  return cardOf(campaign, raid).nets.filter(net => !damaged.includes(net))
}

/** RE-6.2.d RE-19.3.c Jabos are Me 109s. */
function isOnlyMe109(campaign: Campaign): boolean {
  const gruppen = gruppenInRaid(campaign)
  return gruppen.length > 0 && gruppen.every(id => gruppeSpec(campaign, id).type === 'Me 109')
}

/** RE-6.2.e */
function sumOf(modifiers: readonly DetectionModifier[]): number {
  let sum = 0
  for (const { by } of modifiers) sum += by
  return Math.max(0, sum)
}

/** RE-10.25.d RE-10.25.e RE-10.25.f How far damaged headquarters hamper the watch. */
function commandOver(campaign: Campaign, raid: Raid): Command {
  const hit = damagedOf(campaign, 'headquarters').map(({ commands }) => commands)
  const group = groupOf(campaign, raid)
  const all = hit.includes('all')
  // RE-A-98 London is in no group.
  const ofGroup = group !== undefined && hit.some(commands => commands === group)
  return all && ofGroup ? 'none' : all || ofGroup ? 'halved' : 'sound'
}

function commanded(modifier: number, command: Command): number {
  if (command === 'none') return 0
  return command === 'halved' ? Math.ceil(modifier / 2) : modifier
}

/** RE-6.2.f RE-A-25 Beyond the last space is the last space. */
export function onTrack(campaign: Campaign, total: number): OnTrack {
  const { track } = tablesOf(campaign).detection
  const result = Math.min(total, track.length)
  const space = track[result - 1]
  if (!space) throw new Error(`The Detection Track has no space ${result}`)
  return { result, ...space }
}

const CLASSES: readonly ClassOption[] = [
  { id: 'minor', taken: 'minor', on: ['class:minor'] },
  { id: 'major', taken: 'major', on: ['class:major'] },
]

/** RE-6.2.g What a raid of unknown size may be taken for. */
export function classesOf(campaign: Campaign): readonly ('minor' | 'major')[] {
  const size = sizeOfRaid(campaign)
  return [...(size < MAJOR ? (['minor'] as const) : []), ...(size > MINOR ? (['major'] as const) : [])]
}

/** RE-6.2.g What the British take a raid of unknown size for, whatever its card allowed. */
function* guessClass(campaign: Campaign): Procedure {
  const flight = flightOf(campaign)
  const classes = classesOf(campaign)
  const options = CLASSES.filter(({ taken }) => classes.includes(taken))
  const { taken } = yield* choose(LUFTWAFFE, 'raid-class', options, [`raid:${flight.raid}`])
  flight.taken = taken
  if (noted()) note('RE-6.2.g', 'taken-for', { raid: flight.raid, size: sizeOfRaid(campaign), taken })
}

/** RE-6.21.a RE-A-26 Unseen, the patrol comes along, whatever its range and whoever is there to escort. */
function patrolJoins(campaign: Campaign): void {
  const gruppen = gruppenIn(campaign, 'patrol')
  if (gruppen.length === 0) return
  for (const id of gruppen) gruppe(campaign, id).place = 'escort'
  note('RE-6.21.a', 'no-warning', { raid: flightOf(campaign).raid, gruppen })
}
