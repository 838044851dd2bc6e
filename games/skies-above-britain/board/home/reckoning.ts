import type { Logged } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { fighterIds } from '../../rules/01-general/fighters.ts'
import { type ScoreItem, scoreItems } from '../../rules/08-return/points.ts'
import type { Campaign, PilotNo } from '../../state.ts'
import { factsIn, type Notes } from '../../vocabulary.ts'

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

/** What the log tells of a man. */
export interface Become {
  readonly pilot: PilotNo
  /** What he flew, as far as the log names it. */
  readonly id?: FighterId
  readonly fate: Fate
  /** His aircraft is lost. */
  readonly lost: boolean
  /** SAB-PIL-12 */
  readonly kills: number
}

/** One who flies, or flew a moment ago. */
export interface Man extends Become {
  readonly id: FighterId
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
    men: Map<PilotNo, Become>,
    of: (id: FighterId) => PilotNo | undefined,
  ) => void
}

function change(men: Map<PilotNo, Become>, no: PilotNo | undefined, more: Partial<Become>): void {
  const man = no === undefined ? undefined : men.get(no)
  if (man) men.set(man.pilot, { ...man, ...more })
}

const TOLD: Told = {
  kill: ({ pilot }, men) => change(men, pilot, { kills: (men.get(pilot)?.kills ?? 0) + 1 }),
  fate: ({ pilot, fighter: id, fate }, men) =>
    change(men, pilot, fate === 'hangar' ? { id, fate: 'landed-hurt' } : { id, fate: 'down', lost: true }),
  'pilot-fate': ({ pilot, fate }, men) => change(men, pilot, { fate: PILOT_FATES[fate], lost: true }),
  'fuel-check': ({ fighter, lands }, men, of) =>
    change(men, of(fighter), { fate: lands ? 'landed' : 'down' }),
  'bails-out': ({ pilot, fighter: id, channel }, men) =>
    change(men, pilot, { id, fate: channel ? 'dinghy' : 'parachute', lost: true }),
  'aircraft-lost': ({ pilot, fighter: id }, men) => change(men, pilot, { id, fate: 'killed', lost: true }),
  recovery: ({ pilot, result }, men) => change(men, pilot, { fate: result }),
  wounded: ({ pilot, exhausted }, men) => exhausted || change(men, pilot, { fate: 'hospital' }),
  'pilot-lost': ({ pilot, to }, men) =>
    (to === 'killed' || to === 'captured') && change(men, pilot, { fate: to }),
}

/** Who flew, in the order of the squadron, and what became of him as far as it is told. */
export function menOf(campaign: Campaign, notes: readonly Logged[]): readonly Man[] {
  const { patrol } = campaign
  if (!patrol) return []
  const ids = fighterIds(patrol).filter(id => patrol.fighters[id])
  const men = new Map<PilotNo, Become>()
  for (const id of ids) {
    const one = patrol.fighters[id]
    if (one) men.set(one.pilot, { id, pilot: one.pilot, fate: fateNow(one.at), lost: false, kills: 0 })
  }
  tellOf(men, notes, id => patrol.fighters[id]?.pilot)
  return ids.flatMap((id): readonly Man[] => {
    const { at, channel, pilot } = patrol.fighters[id] ?? { at: 'home', channel: false, pilot: undefined }
    const man = pilot === undefined ? undefined : men.get(pilot)
    if (!man) return []
    const isAtSea = man.fate === 'parachute' && channel && at === 'bailed-out'
    return [{ ...man, id, ...(isAtSea && { fate: 'dinghy' as const }) }]
  })
}

function tellOf(
  men: Map<PilotNo, Become>,
  notes: readonly Logged[],
  of: (id: FighterId) => PilotNo | undefined,
): void {
  for (const { what, facts } of notesOfPatrol(notes)) {
    const tell = TOLD[what as keyof Notes] as
      | ((facts: unknown, all: typeof men, find: typeof of) => void)
      | undefined
    tell?.(facts, men, of)
  }
}

/** The same of everybody, once the last patrol is over and its fighters are laid away: who is not told of has landed. */
export function becomeOf({ pilots }: Campaign, notes: readonly Logged[]): ReadonlyMap<PilotNo, Become> {
  const men = new Map<PilotNo, Become>(
    pilots.map(({ no }) => [no, { pilot: no, fate: 'landed', lost: false, kills: 0 }]),
  )
  tellOf(men, notes, () => undefined)
  return men
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
  const told = factsIn(notesOfPatrol(notes))('points').at(-1)
  return told ? scoreItems(campaign, { ...told, aircraftLost: told.lost }) : []
}
