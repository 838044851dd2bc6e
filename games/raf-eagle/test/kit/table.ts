import { pauseAfter } from '@tallyho/engine/proof/script'
import { expect } from 'vitest'
import type { GruppeId, ScenarioId, Segment, SquadronId } from '../../pack/types.ts'
import { ADVANCED, begin, NIGHT } from '../../rules/03-set-up.ts'
import type { Campaign, Flight, Gruppe, GruppePlace, Raid, Squadron, SquadronPlace } from '../../state.ts'
import { PROOF_PACK } from './charts.ts'

/** Builders for a table as a test needs it. */

export {
  factsOf,
  ids,
  offers,
  type Played,
  pauseAfter,
  script,
  stopsFor,
  takes,
} from '@tallyho/engine/proof/script'

interface With extends Partial<Omit<Campaign, 'night' | 'advanced'>> {
  readonly night?: boolean
  readonly advanced?: boolean
}

export function aCampaign({ scenario, night, advanced, ...rest }: With = {}): Campaign {
  const id: ScenarioId = scenario ?? 'battle-of-britain'
  const options = { [NIGHT]: night ?? false, [ADVANCED]: advanced ?? false }
  return { ...begin({ scenario: id, pack: PROOF_PACK, options }), ...rest }
}

/** A raid of the day's plan; returns its place in it. */
export function plan(campaign: Campaign, card: number, more: Partial<Raid> = {}): number {
  campaign.plan.push({ card, major: true, segment: 0, strategies: [], done: false, ...more })
  return campaign.plan.length - 1
}

/** A raid in the air, with units in its display: `hunt I/JG51 54, bomber I/KG1`. */
export function inTheAir(
  campaign: Campaign,
  card: number,
  display = '',
  more: Partial<Flight> = {},
  planned: Partial<Raid> = {},
): Flight {
  const raid = plan(campaign, card, { segment: campaign.clock as Segment, ...planned })
  const flight: Flight = {
    raid,
    altitude: 0,
    bigWing: false,
    navigationalError: false,
    bombsFirst: false,
    bombed: false,
    unopposed: false,
    intercepted: [],
    began: campaign.vp,
    lost: [],
    ...more,
  }
  campaign.flight = flight
  lay(campaign, display)
  return flight
}

/** What the question that follows a script lights up on the board. */
export function lights(...played: Parameters<typeof pauseAfter>): string[] {
  const pause = pauseAfter(...played)
  return pause.kind === 'choice' ? pause.options.flatMap(({ on }) => on ?? []) : []
}

/** Lays units where these words say: `hunt I/JG51 54, inflight 610, clock/3 I/JG26`. */
export function lay(campaign: Campaign, places: string): void {
  for (const [place, id] of placed(places)) {
    const [name = '', number] = place.split('/')
    const unit = unitOf(campaign, id)
    unit.place = name as never
    if (name === 'clock') (unit as Gruppe).back = Number(number) as Segment
    if (name === 'planned') (unit as Gruppe).raid = Number(number)
  }
}

/** Turns units to their reduced sides. */
export function reduce(campaign: Campaign, ids: string): void {
  for (const id of ids.split(' ')) unitOf(campaign, id).full = false
}

/** Units are where these words say; `inflight- 54` is one on its reduced side. */
export function expectAt(campaign: Campaign, places: string): void {
  const wanted = placed(places)
  expect(wanted.map(([, id]) => [whereIs(unitOf(campaign, id)), id])).toEqual(wanted)
}

/** `hunt`, `hunt-` for the reduced side, `clock/3`, `planned/0`. */
function whereIs(unit: Gruppe | Squadron): string {
  const { back, raid } = unit as Partial<Gruppe>
  const number = unit.place === 'clock' ? `/${back}` : unit.place === 'planned' ? `/${raid}` : ''
  return `${unit.place}${number}${unit.full ? '' : '-'}`
}

function unitOf(
  campaign: Campaign,
  id: SquadronId | GruppeId,
): { place: SquadronPlace | GruppePlace; full: boolean } {
  const unit = campaign.squadrons[id] ?? campaign.gruppen[id]
  if (!unit) throw new Error(`There is no ${id} in this test`)
  return unit as { place: SquadronPlace | GruppePlace; full: boolean }
}

function placed(words: string): [place: string, id: string][] {
  if (words === '') return []
  return words.split(', ').flatMap(part => {
    const [place = '', ...ids] = part.trim().split(/\s+/)
    return ids.map((id): [string, string] => [place, id])
  })
}
