import { type Choice, firstOf } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ATTACHMENTS, AUXILIARIES } from '../pack/types.ts'
import { seasonOf } from '../rules/01-campaign/season.ts'
import { canCarry, has } from '../rules/03-set-up/operations.ts'
import { boxCalled, isApproach, isBox } from '../rules/05-map/boxes.ts'
import {
  fighterName,
  formation,
  isGone,
  isHit,
  isInSpace,
  KIND_NAMES,
  missionOf,
} from '../rules/05-map/table.ts'
import { isBarred } from '../rules/07-move/move.ts'
import { isToAttack } from '../rules/20-burst/burst.ts'
import type { Campaign, Fighter, FighterNo, PilotNo, PlaceNo } from '../state.ts'
import { ATTACHMENT_NAMES, boxName } from '../text/names.ts'
import { STATUS_NAMES } from './roster/pilot-words.ts'

/** Why something that is not lit cannot be chosen: the commonest questions, and for each its commonest reasons. */

export function whyNotFighter(campaign: Campaign, choice: Choice, no: FighterNo): string | undefined {
  const fighter = campaign.mission?.fighters[no]
  const why = fighter && REASONS[choice.ask]?.(campaign, fighter, choice)
  return why && `${fighterName(campaign, fighter)} ${why}.`
}

const REASONS: Readonly<
  Record<string, (campaign: Campaign, fighter: Fighter, choice: Choice) => string | undefined>
> = {
  'entry.next': (_, { at }) => (at === 'reserve' ? undefined : 'has come in already'),
  'move.next': whyNotMove,
  'approach.next': (_, { at }) =>
    isApproach(at) ? undefined : 'is in no Approach Box: only from there does the attack lead in',
  'burst.next': (_, fighter) => {
    if (!isInSpace(fighter)) return 'is not among the bombers'
    return isToAttack(fighter) ? undefined : 'has fired in this wave'
  },
  'fire.next': (_, fighter) => (isInSpace(fighter) ? undefined : 'is not among the bombers'),
  'recovery.next': (_, fighter) => (isHit(fighter) ? undefined : 'has no Hit marker'),
  'operations.fit': whyNotFit,
}

/** SR-MOV-01 SR-MOV-02 */
function whyNotMove(_: Campaign, fighter: Fighter): string | undefined {
  const { at, moved } = fighter
  if (isHit(fighter)) return 'has a Hit marker: it stays until it has recovered'
  const kind = boxCalled(at)?.kind
  if (kind === 'approach') return 'is in an Approach Box: it attacks this turn'
  if (kind === 'return' || kind === 'evasive') return 'comes back in the Return Phase, one box a turn'
  if (kind === 'dogfight') return 'is in a dogfight'
  if (kind === undefined) return at === 'reserve' ? 'waits for a later turn' : 'is out of the fight'
  return moved ? 'has moved this turn' : undefined
}

/** SR-SET-12 */
function whyNotFit(campaign: Campaign, fighter: Fighter, { about }: Choice): string | undefined {
  const attachment = ATTACHMENTS.find(one => one === firstOf('marker', about))
  if (attachment === undefined || canCarry(campaign, fighter, attachment)) return undefined
  const name = ATTACHMENT_NAMES[attachment]
  if (has(fighter, attachment)) return `carries ${name} already`
  const { may } = packOf(campaign).pack.operations.carries[fighter.kind]
  return may.includes(attachment) ? 'can lift no more' : `cannot carry ${name}`
}

export function whyNotBomber(campaign: Campaign, _: Choice, place: PlaceNo): string | undefined {
  const bomber = campaign.mission?.bombers[place]
  return bomber && isGone(bomber) ? `B-24\u00a0${bomber.id} is gone from the formation.` : undefined
}

export function whyNotBox(campaign: Campaign, choice: Choice, id: string): string | undefined {
  if (!isBox(id) || campaign.mission === undefined) return undefined
  const { anchored } = campaign.mission
  if (choice.ask === 'entry.to')
    return anchored.some(box => box === id)
      ? `${boxName(id)} is anchored, closed by a neighbouring formation.`
      : 'Fighters come in by the Low boxes.'
  return choice.ask === 'move.to' ? whyNotTo(campaign, choice, id) : undefined
}

/** SR-MOV-04 SR-MOV-05 SR-MOV-09 SR-MOV-16 */
function whyNotTo(campaign: Campaign, { about }: Choice, to: string): string | undefined {
  const mission = missionOf(campaign)
  const no = firstOf('fighter', about)
  const from = no === undefined ? firstOf('box', about) : mission.fighters[Number(no)]?.at
  if (from === undefined || !isBox(from)) return undefined
  const link = formation(campaign)
    .linksFrom(from)
    .find(one => one.to === to)
  if (link === undefined) return `No arrow leads from ${boxName(from)} to ${boxName(to)}.`
  if (isBarred(mission, link)) return `The way to ${boxName(to)} is anchored.`
  if (link.tp > mission.tp) return `That costs ${link.tp}\u00a0TP; ${mission.tp} left.`
  return to === 'high-bombing' ? 'High Bombing is for fighters with a cable.' : undefined
}

export function whyNotPilot(campaign: Campaign, { ask }: Choice, no: PilotNo): string | undefined {
  const pilot = campaign.pilots[no]
  if (pilot === undefined) return undefined
  if (ask === 'operations.buy') {
    if (campaign.mission?.fighters.some(one => one.pilot === no)) return `${pilot.name} flies already.`
    return pilot.status === 'ready' ? undefined : `${pilot.name}: ${STATUS_NAMES[pilot.status]}.`
  }
  return ask === 'hospital.roll' && pilot.status !== 'wounded'
    ? `${pilot.name} is not in hospital.`
    : undefined
}

/** SR-SET-09 SR-SET-11 A line of the Operations Menu. */
export function whyNotMarker(campaign: Campaign, { ask }: Choice, id: string): string | undefined {
  if (ask !== 'operations.buy' || campaign.mission === undefined) return undefined
  const { auxiliaries, attachments } = seasonOf(campaign).menu
  const kind = AUXILIARIES.find(one => one === id)
  const attachment = ATTACHMENTS.find(one => one === id)
  const offer = kind ? auxiliaries[kind] : attachment && attachments[attachment]
  const name = kind ? KIND_NAMES[kind] : attachment && ATTACHMENT_NAMES[attachment]
  if (offer === undefined) return name && `${name}: not to be had in this season.`
  if (offer.cost > campaign.mission.op)
    return `That costs ${offer.cost}\u00a0OP; ${campaign.mission.op} left.`
  return kind && `No more ${KIND_NAMES[kind]} in the box.`
}
