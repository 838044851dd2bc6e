import { glance } from '@tallyho/engine'
import { escortsAwaited, estimate } from '../../bot/estimate.ts'
import { type Bombers, bombersOf, type Fighters, forceOf } from '../../bot/force.ts'
import { DICE, onCopy, played, responding } from '../../bot/met.ts'
import { type Moved, movedBy } from '../../bot/moved.ts'
import { mean } from '../../bot/odds.ts'
import { raidWorth } from '../../bot/prospect.ts'
import { sightOf, squadronsWaiting } from '../../bot/sight.ts'
import { heuristic } from '../../bot.ts'
import type { TargetCard, Warning, Weather } from '../../pack/types.ts'
import {
  BOXES,
  flightOf,
  found,
  gruppenIn,
  gruppenInRaid,
  gruppeSpec,
  has,
  isBomber,
  isDecoy,
  me109Range,
  plannedFor,
  raidOf,
  tablesOf,
  weatherOver,
} from '../../rules/02-terms.ts'
import { deploy, patrolNeeded, stretchedBy } from '../../rules/06-raid/deployment.ts'
import { detect, detectability, onTrack } from '../../rules/06-raid/detection.ts'
import { facesThatFail, rendezvous } from '../../rules/06-raid/rendezvous.ts'
import { bombsOn, resultOf, worthOf } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Raid, RaidBox } from '../../state.ts'
import { fightersAt } from './hours.ts'

/**
 * What a raid of the plan is worth: the rules' own procedures, played on copies of the board for every weather and every
 * die. Fighters take the missions that the machine would give them.
 */
export interface Forecast {
  readonly boxes: Readonly<Record<RaidBox, number>>
  readonly bombers: number
  /** RE-6.1.d Me 109s that the bombers want over the Channel. */
  readonly patrol: number
  readonly range: TargetCard['range']
  /** RE-19.4.b RE-19.4.d Gruppen that come reduced for flying so far. */
  readonly stretched: number
  /** RE-4.II.3 The chance that the Gruppen miss each other. */
  readonly astray: number
  /** RE-6.2.f The chances of what Fighter Command learns in time. */
  readonly warnings: Readonly<Partial<Record<Warning, number>>>
  /** RE-7.4.a Squadrons that come: the fewest, the most, the mean. */
  readonly squadrons: Span
  /** RE-10.j Victory points if all bombs fall, and RE-10.e if nobody meets them. */
  readonly bombs: Span
  readonly unopposed: Span
  readonly strength: number
  /** RE-9.22.a Victory points on the whole: bombs and lost squadrons, less lost Gruppen and what events cost. */
  readonly balance: number
  /** Why it is another figure than in the morning, once the sky is known. */
  readonly moved: Moved | undefined
  /** So many fighters that are still to be sent are reckoned with. */
  readonly awaits: number
  /** The points if the most squadrons meet it that can. */
  readonly balanceMet: number
}

export interface Span {
  readonly least: number
  readonly most: number
  readonly mean: number
}

/** What is forecast of a raid by its place in the plan; undefined for one that nobody flies in yet. */
export function forecastOf(campaign: Campaign, index: number, isSkyKnown: boolean): Forecast | undefined {
  const raid = campaign.plan[index]
  if (!raid || raid.done || raid.segment === undefined) return undefined
  if (!has(campaign, raid, 'decoy') && plannedFor(campaign, index).length === 0) return undefined
  const board = takenOff(campaign, index)
  const skies = skiesOver(board, isSkyKnown)
  const { warnings, squadrons } = met(skies)
  const inBoxes = BOXES.flatMap(box => gruppenIn(board, box).map(id => ({ box, id })))
  return {
    boxes: countsIn(board),
    bombers: gruppenIn(board, 'bomber').filter(id => isBomber(board, id)).length,
    patrol: patrolNeeded(board),
    range: me109Range(board, raid),
    stretched: inBoxes.filter(({ id, box }) => stretchedBy(board, raid, id, box) !== undefined).length,
    astray: mean(skies.map(astray)),
    warnings,
    squadrons: spanOf(squadrons),
    bombs: spanOf(skies.flatMap(sky => bombsIn(sky, false))),
    unopposed: spanOf(skies.flatMap(sky => bombsIn(sky, true))),
    strength: bombsOn(board).strength,
    ...balanceOf(campaign, index, raid, isSkyKnown, Math.max(0, ...squadrons)),
  }
}

/** RE-4.I.8.b The board under every weather that may come, as often as it comes; the same board under the same sky. */
function skiesOver(board: Campaign, isSkyKnown: boolean): readonly Campaign[] {
  const raid = raidOf(board)
  const known = new Map<Weather, Campaign>()
  return (isSkyKnown ? [board.weather] : tablesOf(board).weather).map(weather => {
    const sky = { ...board, weather: { ...weather } }
    const over = weatherOver(sky, raid)
    known.set(over, known.get(over) ?? sky)
    return known.get(over) ?? sky
  })
}

/** What it should bring as it stands; RE-5.3.b one whose fighters are still to be sent, as if they flew with it. */
function balanceOf(
  campaign: Campaign,
  index: number,
  raid: Raid,
  isSkyKnown: boolean,
  most: number,
): Pick<Forecast, 'balance' | 'balanceMet' | 'moved' | 'awaits'> {
  const { bombers, ...beside } = raidersOf(campaign, index)
  const isLater = fightersAt(campaign, raid.segment ?? 0).is === 'later'
  const isBare = beside.me109 + beside.me110 === 0
  const fighters = isLater && isBare ? escortsAwaited(campaign, raid, bombers) : beside
  const sight = sightOf(campaign, raid, squadronsWaiting(campaign))
  return {
    balance: estimate(campaign, raid, bombers, fighters, { isSkyKnown }),
    balanceMet: raidWorth(campaign, sight, forceOf(campaign, sight, bombers, fighters), most),
    moved: isSkyKnown ? movedBy(campaign, raid, bombers, fighters, 'morning') : undefined,
    awaits: fighters === beside ? 0 : fighters.me109 + fighters.me110,
  }
}

/** Who is down for a raid, as the machine reckons with them. */
export function raidersOf(campaign: Campaign, index: number): Fighters & { readonly bombers: Bombers } {
  const flying = plannedFor(campaign, index)
  const ofType = (type: string) => flying.filter(id => gruppeSpec(campaign, id).type === type).length
  const bombers = bombersOf(
    campaign,
    flying.filter(id => isBomber(campaign, id)),
  )
  return { bombers, me109: ofType('Me 109'), me110: ofType('Me 110'), close: 0 }
}

function countsIn(board: Campaign): Forecast['boxes'] {
  const count = (box: RaidBox) => gruppenIn(board, box).length
  return { hunt: count('hunt'), bomber: count('bomber'), escort: count('escort'), patrol: count('patrol') }
}

/** RE-4.II.1 The raid with its Gruppen in the boxes. */
function takenOff(campaign: Campaign, index: number): Campaign {
  const board = onCopy({ ...campaign, clock: campaign.plan[index]?.segment ?? 0 }, 'gruppen')
  played(deploy(board), pause => {
    if (pause.kind === 'chance') return 0
    if (pause.ask === 'next-raid') return pause.options.findIndex(({ id }) => id === String(index))
    return heuristic(glance(board, pause, () => 0))
  })
  return board
}

/** RE-4.II.3 Under one sky; a decoy has nobody to miss. */
function astray(board: Campaign): number {
  return isDecoy(board) ? 0 : facesThatFail(board).length / DICE.length
}

/** They find each other. */
const NONE = 0

/** RE-4.II.2 RE-4.II.3 RE-4.II.4 What is learnt of the raid, and who comes to meet what is left of it, for every die. */
function met(skies: readonly Campaign[]): Pick<Forecast, 'warnings'> & { readonly squadrons: number[] } {
  const warnings: Partial<Record<Warning, number>> = {}
  const squadrons: number[] = []
  const known = new Map<string, readonly number[]>()
  const share = 1 / (skies.length * DICE.length)
  const seenUnder = new Map([...new Set(skies)].map(sky => [sky, seenBy(sky)]))
  for (const seen of skies.flatMap(sky => seenUnder.get(sky) ?? [])) {
    const { warning = 'none', intelligence, taken } = flightOf(seen)
    warnings[warning] = (warnings[warning] ?? 0) + share
    const { failure: rows } = tablesOf(seen).rendezvous
    const come = (failure: number) => {
      const row = rows[failure - 1]
      // RE-6.3.b Who is only reduced is counted all the same.
      const gone = row?.effect === 'leave' ? row.letter : 'nobody'
      const key = `${warning} ${intelligence} ${taken} ${gone}`
      const found = known.get(key) ?? comingTo(gone === 'nobody' ? seen : strayed(seen, failure))
      known.set(key, found)
      return found
    }
    const fails = astray(seen)
    for (let die = 0; die < DICE.length; die++)
      for (const failure of DICE) squadrons.push(...come(die < fails * DICE.length ? failure : NONE))
  }
  return { warnings, squadrons }
}

/** RE-6.3.c The raid without those whom this die of the failure strikes. */
function strayed(seen: Campaign, failure: number): Campaign {
  const board = onCopy(seen, 'gruppen')
  const [fails = 1] = facesThatFail(board)
  played(
    rendezvous(board),
    pause => (pause.kind === 'chance' && pause.what === 'rendezvous-failure' ? failure : fails) - 1,
  )
  return board
}

/** How many squadrons come to it, by the die for the priority; RE-A-35 none to one that has dissolved. */
function comingTo(gathered: Campaign): readonly number[] {
  const isThere = isDecoy(gathered) || gruppenInRaid(gathered).length > 0
  return isThere ? responding(gathered) : [0]
}

/** For every die; several come to the same. */
function seenBy(sky: Campaign): readonly Campaign[] {
  const { modifier } = detectability(sky)
  const known = new Map<string, Campaign>()
  return DICE.map(die => {
    const { warning, intelligence } = onTrack(sky, die + modifier)
    const key = `${warning} ${intelligence}`
    const seen = known.get(key) ?? detected(sky, die)
    known.set(key, seen)
    return seen
  })
}

function detected(sky: Campaign, die: number): Campaign {
  const board = onCopy(sky, 'gruppen')
  // RE-6.2.g Taken for as large as may be.
  played(detect(board), pause => (pause.kind === 'chance' ? die - 1 : pause.options.length - 1))
  return board
}

/** RE-10.h The points of every die. */
function bombsIn(sky: Campaign, unopposed: boolean): readonly number[] {
  const board = { ...sky, flight: { ...flightOf(sky), unopposed } }
  const bombs = bombsOn(board)
  return DICE.map(die => (bombs.strength > 0 ? worthOf(board, resultOf(board, bombs, die)).vp : 0))
}

function spanOf(values: readonly number[]): Span {
  return { least: Math.min(...values), most: Math.max(...values), mean: mean(values) }
}

// ---- looked up once

/** As long as squadrons lie where they do, a raid that is planned alike is worth the same. */
const KNOWN = new WeakMap<Campaign['squadrons'], Map<string, Forecast | undefined>>()

/** The same, kept as long as nothing that counts for it changes. */
export function knownForecast(campaign: Campaign, index: number, isSkyKnown: boolean): Forecast | undefined {
  const { squadrons, plan, damage, weather, day, vp, depletion, ultra, offered, clock } = campaign
  const forecasts = KNOWN.get(squadrons) ?? new Map<string, Forecast | undefined>()
  KNOWN.set(squadrons, forecasts)
  const raid = found(plan[index], 'planned raid', index)
  const gruppen = plannedFor(campaign, index).map(id => `${id}${campaign.gruppen[id]?.jabo ?? ''}`)
  const hours = plan.map(({ segment, done }) => `${segment}${done}`)
  const key = JSON.stringify([
    [raid, index, gruppen, hours],
    [damage, isSkyKnown && weather, day, vp, depletion, ultra, offered, clock],
  ])
  if (!forecasts.has(key)) forecasts.set(key, forecastOf(campaign, index, isSkyKnown))
  return forecasts.get(key)
}
