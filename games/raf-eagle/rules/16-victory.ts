import type { Procedure, Result } from '@tallyho/engine'
import { rowFrom } from '../pack/index.ts'
import type { DayNumber, Priorities } from '../pack/types.ts'
import type { Campaign } from '../state.ts'
import type { Level, SealionOutcome } from '../vocabulary/calendar.ts'
import { choose, note } from '../vocabulary.ts'
import { depletionLevel, found, gruppenIn, LUFTWAFFE, score, squadronsIn, tablesOf } from './02-terms.ts'

/** RE-16.1.f Later days are provisional: only preparations lead there. */
export const SEPT_22: DayNumber = 42
/** RE-2.1.i The last box of the calendar. */
export const OCT_1: DayNumber = 51

interface LevelRow {
  readonly from: number
  readonly level: Level
}

/** RE-12.b By victory points: from this total on, up to the next row. RE-16.a Zero is on the British side. */
const PRELUDE: readonly LevelRow[] = [
  { from: Number.NEGATIVE_INFINITY, level: 'brilliant-opening' },
  { from: -15, level: 'german-tactical' },
  { from: -5, level: 'draw' },
  { from: 0, level: 'british-tactical' },
  { from: 10, level: 'luftwaffe-disaster' },
]

/** RE-17.1.d */
const HARDEST_DAYS: readonly LevelRow[] = [
  { from: Number.NEGATIVE_INFINITY, level: 'german-decisive' },
  { from: -25, level: 'german-operational' },
  { from: -10, level: 'draw' },
  { from: 0, level: 'german-operational-defeat' },
  { from: 15, level: 'german-decisive-defeat' },
]

const GERMAN_VICTORIES: readonly Level[] = [
  'brilliant-opening',
  'german-tactical',
  'german-operational',
  'german-decisive',
]

/** The game is over, by the rule that ended it. */
function end(campaign: Campaign, rule: string, level: Level): void {
  const winner = level === 'draw' ? undefined : GERMAN_VICTORIES.includes(level) ? LUFTWAFFE : 'raf'
  campaign.ended = { level, winner }
  note(rule, 'ended', { level, vp: campaign.vp })
}

/** RE-12.b */
export function endPrelude(campaign: Campaign): void {
  end(campaign, 'RE-12.b', rowFrom(PRELUDE, campaign.vp).level)
}

/** RE-17.1.d */
export function endHardestDays(campaign: Campaign): void {
  end(campaign, 'RE-17.1.d', rowFrom(HARDEST_DAYS, campaign.vp).level)
}

/** RE-12.b RE-16.a The lead that is more than a draw for the Luftwaffe, where points alone decide. */
export function leadThatWins(campaign: Campaign): number | undefined {
  const draw = levelRows(campaign)?.find(({ level }) => level === 'draw')
  return draw && 1 - draw.from
}

/** RE-12.b RE-17.1.d The rows of the levels, where points alone decide. */
export function levelRows({ scenario }: Pick<Campaign, 'scenario'>): readonly LevelRow[] | undefined {
  if (scenario === 'prelude') return PRELUDE
  return scenario === 'hardest-days' ? HARDEST_DAYS : undefined
}

// ---- Sealion

/** RE-16.1.a RE-16.11.a The Day marker has come to the Sealion marker, or past it. RE-3.j The Hardest Days has none. */
export function* checkSealion(campaign: Campaign): Procedure<void> {
  const { day, scenario, sealion } = campaign
  if (scenario === 'hardest-days' || day < sealion.day) return
  if (sealion.preparing) return invade(campaign)
  const outcome = sealionOutcome(campaign)
  const first = !sealion.checked
  sealion.checked = true
  // RE-17.2.i RE-A-101 The Thin Blue Line is over with the first check.
  if (scenario === 'thin-blue-line' && first && !(yield* goesOn(campaign, outcome))) return
  if (outcome === 'cancelled') cancel(campaign, first)
  else if (outcome === 'delayed') delay(campaign)
  else prepare(campaign)
}

/** RE-16.1.a RE-A-80 The values of the box that the Day marker has reached. */
function sealionOutcome(campaign: Campaign): SealionOutcome {
  const { start, cancel } = valuesOf(campaign, campaign.day)
  if (campaign.vp >= cancel) return 'cancelled'
  return campaign.vp > start ? 'delayed' : 'preparations'
}

/** RE-16.1.b RE-A-78 */
function cancel(campaign: Campaign, first: boolean): void {
  tell(campaign, 'RE-16.1.b', 'cancelled')
  end(campaign, 'RE-16.1.b', first ? 'british-decisive' : 'british-operational')
}

/** RE-16.1.c RE-16.1.f */
function delay(campaign: Campaign): void {
  campaign.sealion.day = campaign.day + 1
  tell(campaign, 'RE-16.1.c', 'delayed')
  if (campaign.sealion.day > SEPT_22) end(campaign, 'RE-16.1.f', 'draw')
}

/** RE-16.1.e */
const PREPARATIONS: Priorities = {
  airfield: 'high',
  port: 'high',
  radar: 'medium',
  city: 'low',
  industry: 'low',
}

/** RE-16.1.d RE-16.1.e RE-A-79 D-Day is ten boxes from where the marker lay. */
function prepare(campaign: Campaign): void {
  const { sealion } = campaign
  sealion.preparing = true
  sealion.day = Math.min(sealion.day + 10, OCT_1)
  // RE-14.4.a Nothing else ever moves the Depletion marker down.
  campaign.depletion = Math.max(0, campaign.depletion - 8)
  campaign.priorities = { ...PREPARATIONS }
  tell(campaign, 'RE-16.1.d', 'preparations')
  score(campaign, 'RE-16.1.e', -5, 'sealion')
}

/** RE-16.11.a RE-A-80 The values of the D-Day box decide. */
function invade(campaign: Campaign): void {
  const { vp, sealion } = campaign
  const { start, cancel } = valuesOf(campaign, sealion.day)
  note('RE-16.11.a', 'd-day', { vp, start, cancel })
  const level = vp >= cancel ? 'british-tactical' : vp > start ? 'german-operational' : 'german-decisive'
  end(campaign, 'RE-16.11.a', level)
}

/** RE-17.2.j */
function thinBlueLevel(campaign: Campaign, outcome: SealionOutcome): Level {
  if (outcome === 'cancelled') return 'german-decisive-defeat'
  if (outcome === 'preparations') return 'german-decisive'
  if (depletionLevel(campaign) === 2) return 'german-operational-defeat'
  return campaign.vp < 0 ? 'german-operational' : 'draw'
}

/** RE-17.2.k The player may go on under campaign rules, unless these end the game here too. */
function* goesOn(campaign: Campaign, outcome: SealionOutcome): Procedure<boolean> {
  const level = thinBlueLevel(campaign, outcome)
  const options = [{ id: 'end' as const }, { id: 'carry-on' as const }]
  const open = outcome === 'cancelled' ? options.slice(0, 1) : options
  const carriesOn = (yield* choose(LUFTWAFFE, 'carry-on', open)).id === 'carry-on'
  if (carriesOn) note('RE-17.2.k', 'carried-on', { level })
  else end(campaign, 'RE-17.2.j', level)
  return carriesOn
}

function valuesOf(campaign: Campaign, day: DayNumber) {
  return found(
    tablesOf(campaign).sealion.find(row => row.day === day),
    `box with Sealion values for day ${day}`,
  )
}

function tell(campaign: Campaign, rule: string, outcome: SealionOutcome): void {
  const { start, cancel } = valuesOf(campaign, campaign.day)
  note(rule, 'sealion', { outcome, vp: campaign.vp, start, cancel, day: campaign.sealion.day })
}

// ---- the result

/** RE-16.b RE-17.3.a Undefined until something has ended the game. RE-16.a Points are counted for the British. */
export function result(campaign: Campaign): Result | undefined {
  if (!campaign.ended) return undefined
  return { ...campaign.ended, score: -campaign.vp, figures: figures(campaign) }
}

export function figures(campaign: Campaign) {
  const { vp, day, raidDay, depletion } = campaign
  return {
    vp,
    day,
    raidDay,
    depletion,
    gruppenLight: gruppenIn(campaign, 'light-loss').length,
    gruppenHeavy: gruppenIn(campaign, 'heavy-loss').length,
    squadronsLight: squadronsIn(campaign, 'light-loss').length,
    squadronsHeavy: squadronsIn(campaign, 'heavy-loss').length,
  }
}
