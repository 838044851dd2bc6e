import { counted, listed, percent, signed } from '@tallyho/engine'
import type { Letter, TargetSpec, Warning } from '../../pack/types.ts'
import { bombedTarget, found, gruppeSpec, has, plannedFor, weatherOver } from '../../rules/02-terms.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import { bombsEnough } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Raid } from '../../state.ts'
import { WARNINGS } from '../../text/charts.ts'
import { movedTold } from '../../text/desk.ts'
import { TARGET_EFFECTS } from '../../text/meant.ts'
import { tenths } from '../../text/names.ts'
import type { Forecast, Span } from './forecast.ts'
import { fightersAt } from './hours.ts'

/** How a raid stands in one respect: a figure, and on demand a sentence with the rule behind it. */
export interface Gauge {
  readonly of: 'bombs' | 'balance' | 'fighters' | 'patrol' | 'rendezvous' | 'warning' | 'squadrons'
  readonly title: string
  /** A figure and its word, and what is said besides where there is room: `+1.9 points after losses`. */
  readonly shows: string
  readonly word: string
  readonly more?: string
  readonly says: string
  readonly rule: string
  readonly tone: 'good' | 'fair' | 'bad'
}

const LETTERS: readonly Letter[] = ['A', 'B', 'C']

/** All that the rules say beforehand of a raid by its place in the plan. */
export function gaugesOf(campaign: Campaign, index: number, forecast: Forecast): readonly Gauge[] {
  const raid = found(campaign.plan[index], 'planned raid', index)
  const seen = [warningGauge(forecast), squadronsGauge(forecast)]
  if (has(campaign, raid, 'decoy')) return seen
  return [
    bombsGauge(forecast, bombedTarget(campaign, raid), bombsEnough(campaign)),
    balanceGauge(campaign, raid, forecast),
    fightersGauge(campaign, forecast, fightersAt(campaign, raid.segment ?? 0), roomIn(campaign, index)),
    ...(forecast.awaits > 0 ? [] : [patrolGauge(forecast)]),
    rendezvousGauge(campaign, index, forecast),
    ...seen,
  ]
}

const range = ({ least, most }: Span) => (least === most ? String(least) : `${least}–${most}`)

/** RE-10.2.a What bombs do there beside their points. */
const EFFECT_RULES: Readonly<Record<TargetSpec['type'], string>> = {
  airfield: 'RE-10.22.a',
  radar: 'RE-10.21.a',
  industry: 'RE-10.24.a',
  headquarters: 'RE-10.25.d',
  port: 'RE-10.2.a',
  city: 'RE-10.2.a',
  base: 'RE-10.2.a',
}

function bombsGauge({ strength, bombs, unopposed }: Forecast, { type }: TargetSpec, enough: number): Gauge {
  const spare =
    strength > enough
      ? ` ${enough} are enough for the best column: the rest makes good what is lost on the way.`
      : ''
  return {
    of: 'bombs',
    title: 'Points by bombs',
    word: 'points',
    more: 'by bombs',
    shows: String(tenths(bombs.mean)),
    says:
      strength === 0
        ? 'Nobody drops a bomb: this raid can only fight.'
        : `Bombs ${strength}: ${tenths(bombs.mean)} points on the average if all get through (${range(bombs)}), ${tenths(unopposed.mean)} if nobody meets them.${spare} ${TARGET_EFFECTS[type]}`,
    rule: EFFECT_RULES[type],
    tone: bombs.mean >= 1.5 ? 'good' : bombs.mean >= 0.5 ? 'fair' : 'bad',
  }
}

/** RE-9.22.a The price beside the points: what a raid brings when losses of both sides are counted. */
function balanceGauge(campaign: Campaign, raid: Raid, forecast: Forecast): Gauge {
  const { balance, balanceMet, boxes, bombers, squadrons, awaits, moved } = forecast
  const shows = signed(tenths(balance))
  // Nobody is beside the bombers: what squadrons do to them if they come is told besides.
  const isBare = awaits === 0 && bombers > 0 && boxes.hunt + boxes.escort === 0 && squadrons.most > 0
  const met = isBare
    ? ` Bombers without fighters: about ${signed(tenths(balanceMet))} if ${counted(squadrons.most, 'squadron meets', 'squadrons meet')} them.`
    : ''
  const asIf = awaits > 0 ? ` Reckoned with ${counted(awaits, 'fighter')} that you still send.` : ''
  const why = moved ? movedTold(weatherOver(campaign, raid), moved) : ''
  return {
    of: 'balance',
    title: 'Points after losses',
    word: 'points',
    more: isBare
      ? 'without fighters, after losses'
      : awaits > 0
        ? 'after losses, once escorted'
        : 'after losses',
    shows,
    says: `About ${shows} points: bombs and squadrons that they lose, less the Gruppen that you lose. A mean of many raids; one may go several points either way.${asIf}${met}${why && ` Since the morning: ${why}.`}`,
    rule: 'RE-9.22.a',
    tone: toneOf(balance),
  }
}

/** The sign gives the colour; about nothing is neither. */
export const toneOf = (points: number): Gauge['tone'] =>
  points >= 0.25 ? 'good' : points <= -0.25 ? 'bad' : 'fair'

const RANGES: Readonly<Record<Forecast['range'], string>> = {
  in: 'Me 109s reach it.',
  edge: 'At the edge of Me 109 range: those that go on come reduced.',
  beyond: 'Beyond Me 109 range: all Me 109s stay over the Channel.',
}
const RANGE_RULES: Readonly<Record<Forecast['range'], string>> = {
  in: 'RE-2.1.d',
  edge: 'RE-19.4.b',
  beyond: 'RE-2.1.d',
}

function fightersGauge(
  campaign: Campaign,
  { boxes, bombers, range: reach, stretched }: Forecast,
  { is, says: when }: ReturnType<typeof fightersAt>,
  room: number,
): Gauge {
  const beside = boxes.hunt + boxes.escort
  const bare = bombers > 0 && beside === 0
  if (bare && boxes.patrol === 0 && room <= 0)
    return {
      of: 'fighters',
      title: 'Fighters over the target',
      word: 'fighters: no room',
      shows: '0',
      says: `No room left for escorts: bombers take ${bombers} of ${bombers}. Take one back to make room for a fighter.`,
      rule: 'RE-5.4.a',
      tone: 'bad',
    }
  const waits = bare && is === 'later'
  const alone = waits
    ? ` None so far: ${when}.`
    : bare && reach !== 'beyond'
      ? ' Bombers without fighters!'
      : ''
  const worn = stretched > 0 ? ` ${counted(stretched, 'Gruppe', 'Gruppen')} so.` : ''
  const waiting = boxes.patrol > 0 ? `, ${boxes.patrol} over the Channel` : ''
  const rule = campaign.advanced || reach !== 'edge' ? RANGE_RULES[reach] : 'RE-2.1.d'
  return {
    of: 'fighters',
    title: 'Fighters',
    // RE-6.1.d Of those that are sent some wait over the Channel.
    word: waits ? 'fighters so far' : beside + boxes.patrol === 1 ? 'fighter' : 'fighters',
    shows: String(beside + boxes.patrol),
    ...(boxes.patrol > 0 && { more: `(${boxes.patrol} over the Channel)` }),
    says: `${counted(beside, 'fighter Gruppe', 'fighter Gruppen')} with ${counted(bombers, 'bomber Gruppe', 'bomber Gruppen')}${waiting}. ${RANGES[reach]}${worn}${alone}`,
    rule,
    tone:
      bare && reach !== 'beyond' && !waits
        ? 'bad'
        : !bare && (reach === 'in' || bombers === 0)
          ? 'good'
          : 'fair',
  }
}

/** RE-5.4 How many more it takes. */
function roomIn(campaign: Campaign, index: number): number {
  const raid = found(campaign.plan[index], 'planned raid', index)
  return raidLimit(campaign, raid) - plannedFor(campaign, index).length
}

function patrolGauge({ boxes, patrol, range: reach, bombers }: Forecast): Gauge {
  const enough = boxes.patrol >= patrol
  const wanted = `${counted(bombers, 'bomber Gruppe wants', 'bomber Gruppen want')} ${counted(patrol, 'Me 109 Gruppe', 'Me 109 Gruppen')} over the Channel`
  return {
    of: 'patrol',
    title: 'Channel Patrol',
    word: 'over the Channel',
    shows: reach === 'beyond' ? String(boxes.patrol) : `${boxes.patrol} of ${patrol}`,
    says:
      reach === 'beyond'
        ? `All ${boxes.patrol} Me 109 Gruppen patrol the Channel: the target is too far.`
        : `${wanted}; ${boxes.patrol} patrol. They come before any other mission${enough ? '' : ', so that none is left to hunt or escort'}.`,
    rule: 'RE-6.1.d',
    tone: enough ? 'good' : 'fair',
  }
}

/** RE-6.3.a Letters tell whom it would strike. */
function rendezvousGauge(campaign: Campaign, index: number, { astray }: Forecast): Gauge {
  const gruppen = plannedFor(campaign, index)
  const count = (letter: Letter) => gruppen.filter(id => gruppeSpec(campaign, id).letter === letter).length
  const most = Math.max(...LETTERS.map(count))
  return {
    of: 'rendezvous',
    title: 'Rendezvous',
    word: 'may stray',
    shows: percent(astray),
    says: `${percent(astray)} that the Gruppen of one letter miss it, up to ${most} of ${gruppen.length} (${LETTERS.map(letter => `${letter} ${count(letter)}`).join(', ')}). A large raid, another at the same hour and clouds make it likelier.`,
    rule: 'RE-6.3.a',
    // The points after losses reckon with it: it is the price of any large raid, and no alarm.
    tone: astray <= 0.2 ? 'good' : astray < 0.75 ? 'fair' : 'bad',
  }
}

const BY_TIME = Object.keys(WARNINGS) as readonly Warning[]
/** Too late for most sectors to send anybody. */
const SLOW: readonly Warning[] = ['none', 'late']

function warningGauge({ warnings }: Forecast): Gauge {
  const chance = (warning: Warning) => warnings[warning] ?? 0
  const likely = BY_TIME.reduce((best, one) => (chance(one) > chance(best) ? one : best), 'none')
  const slow = SLOW.reduce((sum, one) => sum + chance(one), 0)
  const early = chance('early') + chance('very-early')
  return {
    of: 'warning',
    title: 'Warning',
    word: 'warning',
    shows: likely === 'none' ? 'no' : WARNINGS[likely],
    says: `Fighter Command’s warning: ${listed(BY_TIME.filter(one => chance(one) > 0).map(one => `${WARNINGS[one]} ${percent(chance(one))}`))}. Radar, observers and the size of the raid decide.`,
    rule: 'RE-6.2.f',
    tone: slow >= 0.5 ? 'good' : early >= 0.5 ? 'bad' : 'fair',
  }
}

function squadronsGauge({ squadrons, boxes }: Forecast): Gauge {
  const fighters = boxes.hunt + boxes.escort
  const { mean } = squadrons
  return {
    of: 'squadrons',
    title: 'British squadrons',
    word: squadrons.most === 1 ? 'squadron' : 'squadrons',
    more: 'may come',
    shows: range(squadrons),
    says: `${range(squadrons)} squadrons come to meet it, ${tenths(mean)} on the average.`,
    rule: 'RE-7.4.a',
    tone: mean <= Math.max(1, fighters) ? 'good' : mean <= 1.5 * fighters ? 'fair' : 'bad',
  }
}
