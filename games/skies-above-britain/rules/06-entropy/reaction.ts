import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type FighterId,
  type GermanType,
  type ReactionCard,
  STATIONS,
  type Station,
} from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { d12, note } from '../../vocabulary.ts'
import { drawCard, loseContact, randomFighter, randomSection } from '../01-general/acts.ts'
import { fighter, fightersAt } from '../01-general/fighters.ts'
import { hasLostContact, sections } from '../01-general/formations.ts'
import { patrolOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { bomberRound } from '../04-bombers/round.ts'
import { escortOf, markerIn, reduceEscort, unsuppressed } from '../05-interception/map.ts'

/** SAB-ENT-01 SAB-ENT-02 SAB-BMB-08 Everybody among the bombers plays a round. */
export function* entropyBombers(campaign: Campaign): Procedure<'escort-reaction'> {
  const here = fightersAt(campaign, 'bombers')
  if (here.length > 0) yield* bomberRound(campaign, here)
  return 'escort-reaction'
}

/** SAB-ENT-03 SAB-REA-01 One card while anybody is still there. */
export function* escortReaction(campaign: Campaign): Procedure<'chase'> {
  if (fightersAt(campaign, 'bombers').length > 0) {
    const id = yield* drawCard(campaign, 'reaction')
    note('SAB-REA-01', 'reaction', { card: id })
    const card = packOf(campaign).reaction(id)
    yield* cloudsEscape(campaign, card)
    yield* helpArrives(campaign, card)
    reduceAndShift(campaign, card)
    if (card.ambush) yield* ambush(campaign, card.ambush)
  }
  patrolOf(campaign).acted = []
  return 'chase'
}

/** SAB-REA-02 In clouds the raid may get away from all who are not among the bombers yet. */
function* cloudsEscape(campaign: Campaign, { clouds }: ReactionCard): Procedure<void> {
  const patrol = patrolOf(campaign)
  if (patrol.visibility !== 'clouds' || patrol.cloudsEscaped) return
  if (!(yield* escapes(clouds))) return
  patrol.cloudsEscaped = true
  loseContact(
    campaign,
    'SAB-REA-02',
    patrol.formations.flatMap(one => one.sections),
  )
}

/** SAB-REA-02 SAB-VEC-21 */
export function* escapes(number: number): Procedure<boolean> {
  const die = yield* d12('clouds-escape', [], number)
  note('SAB-REA-02', 'clouds-escape', { number, die, escapes: die >= number })
  return die >= number
}

/** SAB-REA-03 SAB-REA-04 SAB-REA-05 SAB-REA-09 SAB-A-63 A card for each icon of an unsuppressed station, 109s first, each on another fighter. */
function* helpArrives(campaign: Campaign, { help }: ReactionCard): Procedure<void> {
  const helping = STATIONS.filter(station => help[station] && unsuppressed(campaign).includes(station))
  const cards = [...of(campaign, helping, '109'), ...of(campaign, helping, '110')].flatMap(station =>
    Array.from({ length: help[station] ?? 0 }, () => station),
  )
  const met: FighterId[] = []
  for (const station of cards) {
    const free = fightersAt(campaign, 'bombers').filter(id => !met.includes(id))
    if (free.length === 0) return
    const delayed = free.filter(id => fighter(campaign, id).attack?.delayed)
    const id = yield* randomFighter(delayed.length > 0 ? delayed : free)
    met.push(id)
    const escort = escortOf(campaign, station)
    note('SAB-REA-03', 'help', { station, type: escort.type, fighter: id })
    yield* dogfights(campaign, [id], { deck: 'luftwaffe', ...escort })
  }
}

function of(campaign: Campaign, stations: readonly Station[], type: GermanType): readonly Station[] {
  return stations.filter(station => markerIn(campaign, station).type === type)
}

/** SAB-REA-06 SAB-REA-07 SAB-A-95 */
function reduceAndShift(campaign: Campaign, { reduce, shift }: ReactionCard): void {
  const { escort } = patrolOf(campaign)
  for (const station of unsuppressed(campaign)) {
    const only = reduce[station]
    if (only && (only === 'any' || markerIn(campaign, station).type === only))
      reduceEscort(campaign, 'SAB-REA-06', station)
  }
  if (!shift || !unsuppressed(campaign).includes(shift.from) || escort[shift.to]) return
  const marker = markerIn(campaign, shift.from)
  delete escort[shift.from]
  escort[shift.to] = marker
  if (noted()) note('SAB-REA-07', 'escort-moves', { ...shift, type: marker.type, breaks: false })
}

/** SAB-REA-08 SAB-A-64 On a Section without contact, else on a fighter without, else on one among the bombers. */
function* ambush(campaign: Campaign, type: GermanType): Procedure<void> {
  const unit = yield* ambushed(campaign)
  if (!unit) return
  note('SAB-REA-08', 'ambush', { type, unit })
  yield* dogfights(campaign, [unit], surprise(campaign, type))
}

function* ambushed(campaign: Campaign): Procedure<Unit | undefined> {
  const lost = sections(campaign).filter(section => hasLostContact(campaign, section))
  if (lost.length > 0) return yield* randomSection(lost)
  for (const place of ['lost', 'bombers'] as const) {
    const there = fightersAt(campaign, place)
    if (there.length > 0) return yield* randomFighter(there)
  }
  return undefined
}

/** SAB-DOG-08 SAB-ADV-08 SAB-ADV-10 SAB-ADV-15 Germans who come from no station: never heavy, and any sun will do. */
export function surprise(campaign: Campaign, type: GermanType) {
  return { deck: 'luftwaffe', type, heavy: false, sun: patrolOf(campaign).sun !== undefined } as const
}
