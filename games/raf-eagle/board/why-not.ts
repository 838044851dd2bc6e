import { type Choice, idIn, kindOf, listed, type Ref } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { CardNumber, GruppeId, Segment } from '../pack/types.ts'
import { cardOf, gruppe, gruppenIn, gruppeSpec, has, isBomber, me109Range } from '../rules/02-terms.ts'
import { berthsOf } from '../rules/05-planning/assignment.ts'
import { stukasWanted } from '../rules/05-planning/bombers.ts'
import { unmetDemands } from '../rules/05-planning/demands.ts'
import { areaOf, FULL_EFFORT, isReady, mayFlyIn, raidAt, raidLimit } from '../rules/05-planning/limits.ts'
import { netsOver } from '../rules/06-raid/detection.ts'
import type { Campaign, Gruppe, Raid } from '../state.ts'
import { notPrey } from '../text/08-combat.ts'
import { clockName } from '../text/names.ts'
import { sendingHour } from './desk/hours.ts'
import { roomOn } from './desk/moves.ts'
import { isPlanAsk, type PlanAsk, type Rehearsal, type Sheet } from './desk/plan.ts'

/** Why something cannot be: a few words, and the rule that stands against it. */
export interface Reason {
  readonly says: string
  readonly rule: string
}

const sentence = ({ says, rule }: Reason): string => `${says} (${rule}).`

// ---- a piece that cannot be picked up

/** Why what is not lit cannot be chosen now; undefined where there is nothing to say. */
export function whyNot(campaign: Campaign, { ask }: Choice, ref: Ref): string | undefined {
  if (kindOf(ref) !== 'gruppe') return undefined
  const id = idIn(ref)
  if (ask === 'intercepted') return notPrey(campaign, id)
  const away = awayBecause(campaign, id)
  if (away) return sentence(away)
  if (ask === 'night-commit') return sentence(notAtNight(campaign, id))
  return isPlanAsk(ask) ? sentence(notToday(campaign, ask, id)) : undefined
}

const AWAY: Readonly<Record<Gruppe['place'], Reason | undefined>> = {
  base: undefined,
  planned: { says: 'is planned for a raid whose fighters and bombers are settled', rule: 'RE-5.3.b' },
  hunt: { says: 'is in the air', rule: 'RE-5.3.d' },
  bomber: { says: 'is in the air', rule: 'RE-5.3.d' },
  escort: { says: 'is in the air', rule: 'RE-5.3.d' },
  patrol: { says: 'is in the air', rule: 'RE-5.3.d' },
  inflight: { says: 'is on its way home', rule: 'RE-5.3.d' },
  clock: { says: 'is not ready again', rule: 'RE-2.1.j' },
  'light-loss': { says: 'is lost and is being replaced', rule: 'RE-5.32.a' },
  'heavy-loss': { says: 'is lost and is being replaced', rule: 'RE-5.32.a' },
  'night-raid': { says: 'is kept for the night', rule: 'RE-18.12.b' },
  calendar: { says: 'has not arrived yet', rule: 'RE-2.1.i' },
  out: { says: 'has left the battle', rule: 'RE-5.32.a' },
}

/** Why a Gruppe flies nowhere just now, by where it is and on which side. */
export function awayBecause(campaign: Campaign, id: GruppeId): Reason | undefined {
  const { place, back, flown } = gruppe(campaign, id)
  if (isReady(campaign, id) && !flown) return undefined
  if (flown) return { says: `${id} has flown today`, rule: 'RE-5.2.a' }
  if (back !== undefined && place === 'clock')
    return { says: `${id} is ready again at ${clockName(back)}`, rule: 'RE-2.1.j' }
  const away = AWAY[place]
  if (away) return { ...away, says: `${id} ${away.says}` }
  return { says: `${id} is reduced and rests until it is full`, rule: 'RE-2.21.d' }
}

function notAtNight(campaign: Campaign, id: GruppeId): Reason {
  const { type } = gruppeSpec(campaign, id)
  return { says: `A ${type} does not raid by night`, rule: 'RE-18.12.a' }
}

/** It is ready, and yet no raid takes it. */
function notToday(campaign: Campaign, ask: PlanAsk, id: GruppeId): Reason {
  const [unmet] = unmetOf(campaign, ask)
  if (campaign.plan.length === 0) return { says: 'First a target card goes on the track', rule: 'RE-5.12.a' }
  if (unmet) return unmet
  if (isBomber(campaign, id) && campaign.clock > 0)
    return { says: 'Bombers are assigned before the day begins', rule: 'RE-5.2.a' }
  const { luftflotte } = gruppeSpec(campaign, id)
  const raids = berthsOf(campaign, () => true).filter(({ area }) => mayFlyIn(campaign, luftflotte, area))
  if (raids.length === 0)
    return { says: `No raid flies in the area of Luftflotte ${luftflotte} today`, rule: 'RE-5.4.e' }
  // A bomber would be offered a raid with room: who is not is a fighter before its hour.
  const open = raids.find(({ room }) => room > 0)
  const targets = listed(raids.map(({ card }) => cardOf(campaign, { card }).target))
  if (!open) {
    const isMinor = raids.every(({ raid }) => !raidAt(campaign, raid).major)
    const says = `No room for ${id}: ${targets} ${raids.length > 1 ? 'are' : 'is'} full`
    return { says, rule: isMinor ? 'RE-5.4.a' : 'RE-5.4.b' }
  }
  return fightersWhen(campaign, raidAt(campaign, open.raid))
}

function fightersWhen(campaign: Campaign, { segment = 0 }: Raid): Reason {
  return { says: `Fighters at ${sendingHour(campaign, segment)}`, rule: 'RE-5.3.b' }
}

// ---- a piece that cannot be put down there

/** Why a piece that is held does not go to a place which is none of its goals. */
export function whyNotThere(sheet: Sheet, lifted: Rehearsal, piece: Ref, place: Ref): Reason | undefined {
  const { board, stuck } = lifted
  if (kindOf(place) === 'segment')
    return kindOf(piece) === 'card' ? againstSegment(board, Number(idIn(place)) as Segment) : undefined
  const card = Number(idIn(place))
  const raid = board.plan.find(one => one.card === card)
  if (!raid) return undefined
  if (kindOf(piece) === 'strategy') return againstStrategy(sheet, board, raid, Number(idIn(piece)))
  if (kindOf(piece) !== 'gruppe') return undefined
  const isJabo = kindOf(place) === 'jabo'
  return (
    againstGruppe(board, raid, idIn(piece), isJabo) ?? againstTime(sheet, board, stuck, raid, idIn(piece))
  )
}

function againstSegment({ plan, haze }: Campaign, at: Segment): Reason {
  const isEmpty = !plan.some(({ segment }) => segment === at)
  return haze && isEmpty
    ? { says: 'Haze: nobody flies so early', rule: 'RE-5.13.a' }
    : { says: 'Three raids fly at a time', rule: 'RE-5.14.a' }
}

function againstStrategy({ asks }: Sheet, board: Campaign, raid: Raid, number: CardNumber): Reason {
  const kind = packOf(board).strategy.get(number)?.strategy
  if (asks.length === 1) return { says: 'The plan stands', rule: 'RE-15.1.c' }
  if (has(board, raid, 'decoy') || (kind === 'decoy' && raid.strategies.length > 0))
    return { says: 'A decoy stands alone', rule: 'RE-15.11.b' }
  if (kind === 'secondary-target' && cardOf(board, raid).secondary === undefined)
    return { says: 'This card has no second target', rule: 'RE-10.25.a' }
  if (raid.forward) return { says: 'Its forward airfields are the target', rule: 'RE-19.1.a' }
  return { says: 'High command wants this raid flown', rule: 'RE-19.2' }
}

/** Why a strategy card may be laid on a raid and yet does nothing for it. */
export function idleThere(board: Campaign, raid: Raid, number: CardNumber): Reason | undefined {
  switch (packOf(board).strategy.get(number)?.strategy) {
    case 'major-raid':
      return raid.major ? { says: 'Of no use: it is a major raid already', rule: 'RE-5.4.d' } : undefined
    case 'coordination':
      if (!raid.major && !has(board, raid, 'major-raid'))
        return { says: 'Of no use: a minor raid takes three', rule: 'RE-5.4.a' }
      return raidLimit(board, raid) >= FULL_EFFORT
        ? { says: `Of no use: it may have ${FULL_EFFORT} already`, rule: 'RE-5.4.b' }
        : undefined
    case 'low-level':
      return netsOver(board, raid).length === 0
        ? { says: 'Of no use: no radar sees it anyhow', rule: 'RE-10.21.c' }
        : undefined
    default:
      return undefined
  }
}

function againstGruppe(board: Campaign, raid: Raid, id: GruppeId, isJabo: boolean): Reason | undefined {
  const area = areaOf(board, raid)
  if (raid.done) return { says: 'Flown', rule: 'RE-4.II.13.a' }
  if (has(board, raid, 'decoy')) return { says: 'A decoy takes no Gruppen', rule: 'RE-5.4.i' }
  if (!mayFlyIn(board, gruppeSpec(board, id).luftflotte, area))
    return { says: `A target of Luftflotte ${area}`, rule: 'RE-5.4.e' }
  if (isJabo && me109Range(board, raid) !== 'in') return { says: 'Too far for a Jabo', rule: 'RE-19.4.c' }
  if (roomOn(board, raid.card) > 0) return undefined
  const limit = raidLimit(board, raid)
  return raid.major || has(board, raid, 'major-raid')
    ? { says: `Full: ${limit} of ${limit}`, rule: 'RE-5.4.b' }
    : { says: 'Full: a minor raid takes three', rule: 'RE-5.4.a' }
}

function againstTime(
  { asks }: Sheet,
  board: Campaign,
  stuck: PlanAsk | undefined,
  raid: Raid,
  id: GruppeId,
): Reason | undefined {
  const unmet = stuck && unmetOf(board, stuck)[0]
  if (unmet) return unmet
  if (!isBomber(board, id)) return fightersWhen(board, raid)
  return asks.length === 1 ? { says: 'Bombers go in the morning', rule: 'RE-5.2.a' } : undefined
}

// ---- a plan that cannot be ended

const DEMANDS: Readonly<Record<string, string>> = {
  'RE-19.2.a': 'High command wants Ju 87s in raids: there must be room for two of them',
  'RE-19.2.b': 'High command wants a raid on a target that counts double',
  'RE-19.2.c': 'High command wants a raid on London',
}

/** What stands against the end of one of the questions of a plan. */
export function unmetOf(campaign: Campaign, ask: PlanAsk): readonly Reason[] {
  if (ask === 'plan-raid')
    return unmetDemands(campaign).map(rule => ({ says: DEMANDS[rule] ?? 'High command is not served', rule }))
  if (ask === 'assign-bomber') {
    const stukas = gruppenIn(campaign, 'planned').filter(id => gruppeSpec(campaign, id).type === 'Ju 87')
    return stukas.length < stukasWanted(campaign)
      ? [{ says: 'High command wants two Ju 87s in the raids of the day', rule: 'RE-19.2.a' }]
      : []
  }
  return berthsOf(campaign, segment => segment <= campaign.offered)
    .filter(({ empty }) => empty)
    .map(({ card }) => ({
      says: `The raid on ${cardOf(campaign, { card }).target} has no Gruppe yet`,
      rule: 'RE-5.4.h',
    }))
}

/** The same in sentences, for the question that is asked. */
export function unmet(campaign: Campaign, { ask }: Choice): readonly string[] {
  return isPlanAsk(ask) ? unmetOf(campaign, ask).map(sentence) : []
}
