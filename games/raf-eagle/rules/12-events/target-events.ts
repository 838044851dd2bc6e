import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { GruppeId, Letter, Segment, SquadronId, TargetEvent } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { RaidMarker } from '../../vocabulary/combat.ts'
import { choose, note } from '../../vocabulary.ts'
import { squadronOption } from '../02-choices.ts'
import {
  bombedTarget,
  cardOf,
  flightOf,
  gruppe,
  gruppenIn,
  gruppeSpec,
  has,
  hasGruppenIn,
  hasSquadronsIn,
  isBomber,
  LUFTWAFFE,
  raidOf,
  SEGMENTS,
  score,
  squadron,
  squadronSpec,
  squadronsIn,
} from '../02-terms.ts'
import { turnAround } from '../04-sequence.ts'
import { chooseGruppen } from '../08-interception/choices.ts'
import { moveGruppen, send } from '../09-combat/leaving.ts'
import { leaveRaid } from '../11-recovery.ts'
import { drawRaidEvent, isCloudy, lettered } from './raid-event.ts'

const RULES: Readonly<Record<TargetEvent['event'], string>> = {
  'big-wing': 'RE-CP.T1.a',
  blenheims: 'RE-CP.T2.a',
  'patrollers-escort': 'RE-CP.T3.a',
  'clouds-squadrons': 'RE-CP.T4.a',
  'extended-attack': 'RE-CP.T5.a',
  flak: 'RE-CP.T6.a',
  'coast-interception': 'RE-CP.T7.a',
  'late-interception': 'RE-CP.T8.a',
  'navigational-error': 'RE-CP.T9.a',
  'non-essential': 'RE-CP.T10.a',
  turnaround: 'RE-CP.T11.a',
  ultra: 'RE-CP.T12.a',
}

type AfterTarget = 'squadron-interception' | 'bombardment' | 'recovery' | undefined

/** RE-4.II.8 */
export function* targetEvent(campaign: Campaign): Procedure<AfterTarget> {
  const { card, target: event } = yield* drawRaidEvent(campaign)
  const bombers = hasGruppenIn(campaign, 'bomber')
  if (event) {
    const applies = canHappen(campaign, event)
    note(RULES[event.event], 'raid-event', { step: 'target', card, event, applies })
    if (applies) yield* happen(campaign, event)
  } else note('RE-2.32.a', 'raid-event', { step: 'target', card, applies: false })
  if (campaign.ended) return undefined
  if (hasGruppenIn(campaign, 'bomber')) return whatFollows(campaign)
  // RE-CP.T6.c RE-A-48 If flak drove the last of them away, the raid is over.
  return !bombers && comeDown(campaign) ? 'squadron-interception' : 'recovery'
}

/** RE-8.2.g Escorts that lost their bombers strafe if no squadron waits. RE-A-36 RE-A-37 Otherwise nobody is left to attack or to bomb. */
function comeDown(campaign: Campaign): boolean {
  // RE-8.1.f A raid that found no squadron has had its turn: who joins the escort later stays there.
  if (flightOf(campaign).unopposed || hasSquadronsIn(campaign, 'bomber')) return false
  return hasGruppenIn(campaign, 'escort')
}

function whatFollows(campaign: Campaign): AfterTarget {
  const { unopposed, bombsFirst } = flightOf(campaign)
  // RE-8.1.f RE-CP.T7.a
  return unopposed || bombsFirst ? 'bombardment' : 'squadron-interception'
}

/** Whether an event finds what it needs; if not, nothing happens. */
function canHappen(campaign: Campaign, event: TargetEvent): boolean {
  const { warning } = flightOf(campaign)
  const { depth } = cardOf(campaign, raidOf(campaign))
  switch (event.event) {
    case 'big-wing':
      return squadronsIn(campaign, 'bomber').filter(id => isOf12Group(campaign, id)).length >= 2
    case 'blenheims':
      return needBlenheims(campaign) && blenheims(campaign).length > 0
    case 'patrollers-escort':
      return depth !== 'deep' && hasGruppenIn(campaign, 'patrol')
    case 'clouds-squadrons':
      return (
        isCloudy(campaign) && lettered(campaign, squadronsIn(campaign, 'bomber'), event.letter).length > 0
      )
    case 'extended-attack':
      return fullSquadrons(campaign).length > 0 && fullBombers(campaign).length > 0
    case 'flak':
      return lettered(campaign, gruppenIn(campaign, 'bomber'), event.letter).length > 0
    case 'coast-interception':
      return warning === event.warning
    case 'late-interception':
      // RE-A-53
      return (warning === 'none' || warning === 'late') && hasSquadronsIn(campaign, 'bomber')
    case 'navigational-error':
      return depth !== 'coast'
    case 'ultra':
      // RE-CP.T12.c
      return nextRaids(campaign) !== undefined
    case 'non-essential':
    case 'turnaround':
      return true
  }
}

function* happen(campaign: Campaign, event: TargetEvent): Procedure {
  const flight = flightOf(campaign)
  switch (event.event) {
    case 'big-wing':
      flight.bigWing = true
      return mark('RE-CP.T1.a', 'big-wing')
    case 'blenheims':
      return yield* sendBlenheim(campaign)
    case 'patrollers-escort':
      return moveGruppen(campaign, 'RE-CP.T3.a', gruppenIn(campaign, 'patrol'), 'escort')
    case 'clouds-squadrons':
      // RE-CP.T4.b If nobody remains, the interception finds out.
      return leaveRaid(campaign, {
        squadrons: lettered(campaign, squadronsIn(campaign, 'bomber'), event.letter),
      })
    case 'extended-attack':
      return yield* extendedAttack(campaign)
    case 'flak':
      return flak(campaign, event.letter)
    case 'coast-interception':
      moveGruppen(campaign, 'RE-CP.T7.a', gruppenIn(campaign, 'patrol'), 'escort')
      // RE-A-53 Without squadrons to wait for, all goes its usual way.
      return hasSquadronsIn(campaign, 'bomber') ? bombsFirst(campaign, 'RE-CP.T7.a') : undefined
    case 'late-interception':
      return bombsFirst(campaign, 'RE-CP.T8.a')
    case 'navigational-error':
      flight.navigationalError = true
      return mark('RE-CP.T9.a', 'navigational-error')
    case 'non-essential':
      // RE-CP.T10.b
      flight.nonEssential = event.headquarters ? 'headquarters' : 'plain'
      return mark(event.headquarters ? 'RE-CP.T10.b' : 'RE-CP.T10.a', 'non-essential')
    case 'turnaround':
      return quickTurnaround(campaign)
    case 'ultra':
      return intercept(campaign)
  }
}

function mark(rule: string, marker: RaidMarker): void {
  note(rule, 'raid-marker', { marker })
}

/** RE-CP.T7.a RE-CP.T8.a Bombs fall before the squadrons come. */
function bombsFirst(campaign: Campaign, rule: string): void {
  flightOf(campaign).bombsFirst = true
  mark(rule, 'bombs-first')
}

/** RE-CP.T1.a RE-A-32 The ace squadron belongs to no group. */
function isOf12Group(campaign: Campaign, id: SquadronId): boolean {
  const { sector, ace } = squadronSpec(campaign, id)
  return !ace && packOf(campaign).sector.get(sector)?.group === 12
}

/** RE-CP.T2.a RE-A-44 Bombers outnumber the squadrons that attack them; fighters do not count. */
function needBlenheims(campaign: Campaign): boolean {
  const squadrons = squadronsIn(campaign, 'bomber').length
  const bombers = gruppenIn(campaign, 'bomber').filter(id => isBomber(campaign, id)).length
  return squadrons > 0 && bombers > squadrons
}

/** RE-CP.T2.a RE-CP.T2.b On the map, in a sector of the card's chart; RE-18.22.a not those on night patrol. */
function blenheims(campaign: Campaign): readonly SquadronId[] {
  const { chart } = cardOf(campaign, raidOf(campaign))
  return squadronsIn(campaign, 'sector').filter(id => {
    const { type, sector } = squadronSpec(campaign, id)
    return type === 'Blenheim' && chart.some(row => row.sector === sector)
  })
}

function* sendBlenheim(campaign: Campaign): Procedure {
  const { squadron: id } = yield* choose(LUFTWAFFE, 'blenheim', blenheims(campaign).map(squadronOption))
  squadron(campaign, id).place = 'bomber'
  note('RE-CP.T2.a', 'moves-to-box', { units: [id], box: 'bomber' })
}

function fullSquadrons(campaign: Campaign): readonly SquadronId[] {
  return squadronsIn(campaign, 'bomber').filter(id => squadron(campaign, id).full)
}

function fullBombers(campaign: Campaign): readonly GruppeId[] {
  return gruppenIn(campaign, 'bomber').filter(id => isBomber(campaign, id) && gruppe(campaign, id).full)
}

/** RE-CP.T5.a RE-A-49 As many bombers as there are full squadrons. */
function* extendedAttack(campaign: Campaign): Procedure {
  const count = fullSquadrons(campaign).length
  const units = yield* chooseGruppen('extended-attack', fullBombers(campaign), count)
  for (const id of units) gruppe(campaign, id).full = false
  note('RE-CP.T5.a', 'event-reduces', { units })
}

/** RE-CP.T6.a Guns hit all Gruppen of a letter over the target, strafers too. */
function flak(campaign: Campaign, letter: Letter): void {
  const hit = lettered(campaign, gruppenIn(campaign, 'bomber'), letter)
  const low = has(campaign, raidOf(campaign), 'low-level')
  // RE-CP.T6.b RE-A-47 Reduced or not.
  const lost = hit.filter(id => low || gruppeSpec(campaign, id).type === 'Ju 87')
  const others = hit.filter(id => !lost.includes(id))
  const abort = others.filter(id => !gruppe(campaign, id).full)
  const reduced = others.filter(id => gruppe(campaign, id).full)
  if (reduced.length > 0) {
    for (const id of reduced) gruppe(campaign, id).full = false
    note('RE-CP.T6.a', 'event-reduces', { units: reduced })
  }
  leaveRaid(campaign, { gruppen: abort })
  if (lost.length > 0) {
    for (const id of lost) send(campaign, id, 'light-loss')
    note('RE-CP.T6.b', 'event-loss', { units: lost })
    score(campaign, 'RE-CP.T6.b', lost.length, 'gruppe')
  }
}

/** RE-CP.T11.a RE-A-72 Also for squadrons that have just left this raid. */
function quickTurnaround(campaign: Campaign): void {
  const { type, sector } = bombedTarget(campaign, raidOf(campaign))
  // RE-CP.T11.b
  turnAround(campaign, 1, type === 'airfield' ? sector : undefined)
}

/** RE-CP.T12.a The segment that has raids to come, this one before later ones. */
function nextRaids(campaign: Campaign): Segment | undefined {
  const { raid: flown } = flightOf(campaign)
  return SEGMENTS.find(
    at =>
      at >= campaign.clock &&
      campaign.plan.some(({ segment, done }, i) => segment === at && !done && i !== flown),
  )
}

/** RE-CP.T12.a RE-A-57 Another marker takes the place of the first. */
function intercept(campaign: Campaign): void {
  const segment = nextRaids(campaign)
  if (segment === undefined) return
  campaign.ultra = segment
  note('RE-CP.T12.a', 'ultra', { segment })
}
