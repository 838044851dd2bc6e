import type { Logged } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { fighterIds } from '../../rules/01-general/fighters.ts'
import { type ScoreItem, scoreItems } from '../../rules/08-return/points.ts'
import type { Campaign, PilotNo } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

/** What became of everybody: by what the film has told so far. */

/** What is known of a man by now. */
export type Fate =
  | 'flying'
  | 'on-the-way'
  | 'shot-up'
  | 'down'
  | 'landed'
  | 'landed-hurt'
  | 'parachute'
  | 'dinghy'
  | 'rescued'
  | 'hospital'
  | 'captured'
  | 'killed'

export interface Man {
  readonly id: FighterId
  readonly pilot: PilotNo
  readonly fate: Fate
  /** His aircraft is lost. */
  readonly lost: boolean
  /** SAB-PIL-12 */
  readonly kills: number
}

/** Notes of this patrol: since its men took off. */
export function notesOfPatrol(notes: readonly Logged[]): readonly Logged[] {
  const from = notes.findLastIndex(({ what }) => what === 'patrol-begins')
  return from < 0 ? notes : notes.slice(from)
}

const PILOT_FATES: Readonly<Record<Notes['pilot-fate']['fate'], Fate>> = {
  'bails-out': 'parachute',
  wounded: 'hospital',
  killed: 'killed',
}

type Told = {
  [K in keyof Notes]?: (
    facts: Notes[K],
    men: Map<PilotNo, Man>,
    of: (id: FighterId) => PilotNo | undefined,
  ) => void
}

function change(men: Map<PilotNo, Man>, no: PilotNo | undefined, more: Partial<Man>): void {
  const man = no === undefined ? undefined : men.get(no)
  if (man) men.set(man.pilot, { ...man, ...more })
}

const TOLD: Told = {
  kill: ({ pilot }, men) => change(men, pilot, { kills: (men.get(pilot)?.kills ?? 0) + 1 }),
  fate: ({ pilot, fate }, men) =>
    change(men, pilot, fate === 'hangar' ? { fate: 'landed-hurt' } : { fate: 'down', lost: true }),
  'pilot-fate': ({ pilot, fate }, men) => change(men, pilot, { fate: PILOT_FATES[fate], lost: true }),
  'fuel-check': ({ fighter, lands }, men, of) =>
    change(men, of(fighter), { fate: lands ? 'landed' : 'down' }),
  'bails-out': ({ pilot, channel }, men) =>
    change(men, pilot, { fate: channel ? 'dinghy' : 'parachute', lost: true }),
  'aircraft-lost': ({ pilot }, men) => change(men, pilot, { fate: 'killed', lost: true }),
  recovery: ({ pilot, result }, men) => change(men, pilot, { fate: result }),
  wounded: ({ pilot, exhausted }, men) => exhausted || change(men, pilot, { fate: 'hospital' }),
  'pilot-lost': ({ pilot, to }, men) =>
    (to === 'killed' || to === 'captured') && change(men, pilot, { fate: to }),
}

/** Who flew, in the order of the squadron, and what became of him as far as it is told. */
export function menOf(campaign: Campaign, notes: readonly Logged[]): readonly Man[] {
  const { patrol } = campaign
  if (!patrol) return []
  const men = new Map<PilotNo, Man>()
  for (const id of fighterIds(patrol)) {
    const one = patrol.fighters[id]
    if (one) men.set(one.pilot, { id, pilot: one.pilot, fate: fateNow(one.at), lost: false, kills: 0 })
  }
  const of = (id: FighterId) => patrol.fighters[id]?.pilot
  for (const { what, facts } of notesOfPatrol(notes)) {
    const tell = TOLD[what as keyof Notes] as
      | ((facts: unknown, all: typeof men, find: typeof of) => void)
      | undefined
    tell?.(facts, men, of)
  }
  return [...men.values()].map(man => {
    const { at, channel } = patrol.fighters[man.id] ?? { at: 'home', channel: false }
    return man.fate === 'parachute' && channel && at === 'bailed-out' ? { ...man, fate: 'dinghy' } : man
  })
}

function fateNow(at: string): Fate {
  if (at === 'home') return 'landed'
  if (at === 'rtb') return 'on-the-way'
  if (at === 'fate') return 'shot-up'
  if (at === 'bailed-out') return 'parachute'
  return at === 'destroyed' ? 'killed' : 'flying'
}

/** The reckoning, once it is told; till then as it stands. */
export function itemsOf(campaign: Campaign, notes: readonly Logged[]): readonly ScoreItem[] {
  if (campaign.patrol) return scoreItems(campaign, campaign.patrol.score)
  const told = notesOfPatrol(notes).findLast(({ what }) => what === 'points')
  if (!told) return []
  const { bombers, germanFighters, isolated, lost } = told.facts as unknown as Notes['points']
  return scoreItems(campaign, { bombers, germanFighters, isolated, aircraftLost: lost })
}
