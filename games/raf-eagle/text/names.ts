import { capital, counted, listed, refNames, signed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type {
  CardNumber,
  DayNumber,
  GruppeId,
  Luftflotte,
  SquadronId,
  TargetId,
  TargetType,
  Weather,
} from '../pack/types.ts'
import { bombedTarget, LUFTWAFFE } from '../rules/02-terms.ts'
import type { Campaign, RaidBox, SquadronPlace } from '../state.ts'
import { STRATEGY_WORDS } from './cards.ts'
import { BOXES, TYPES, WEATHERS } from './charts.ts'

/** What things are called. A note keeps ids alone, so most names are made from the id. */

/** The one seat at this table, and the one that the rules play. */
export function seatName(seat: string): string {
  return seat === LUFTWAFFE ? 'Luftwaffe' : 'Fighter Command'
}

// ---- time

/** RE-1.b Segment 0 begins at 0600, each two hours after the one before. */
export function clockName(segment: number): string {
  return `${String(6 + 2 * segment).padStart(2, '0')}00`
}

const MONTHS = [
  { name: 'August', first: -10 },
  { name: 'September', first: 21 },
  { name: 'October', first: 51 },
] as const

/** Day 0 is 11 August. */
export function dateName(day: DayNumber): string {
  const month = MONTHS.findLast(({ first }) => day >= first) ?? MONTHS[0]
  return `${day - month.first + 1} ${month.name}`
}

// ---- units

export function squadronName(id: SquadronId): string {
  return `${numberOf(id)} Squadron`
}

/** The first Canadian squadron is printed without its number; aces have none. */
function numberOf(id: SquadronId): string {
  return id === 'RCAF' ? '1 RCAF' : isAce(id) ? 'Ace' : id
}

export function isAce(id: SquadronId): boolean {
  return /^ace/i.test(id)
}

/** `54, 74 and 92 Squadrons`. */
export function squadronNames(ids: readonly SquadronId[], nobody = 'nobody'): string {
  if (ids.length < 2) return ids[0] === undefined ? nobody : squadronName(ids[0])
  return `${listed(ids.map(numberOf))} Squadrons`
}

/** `6/11 Hornchurch`; London is London. */
export function sectorName(campaign: Campaign, id: string): string {
  const name = packOf(campaign).sector.get(id)?.name ?? id
  return name === id ? id : `${id} ${name}`
}

/** Units of either side: `I/JG51, II/JG51 and 54 Squadron`. */
export function unitNames(ids: readonly (GruppeId | SquadronId)[]): string {
  const squadrons = ids.filter(isSquadronId)
  const all = ids.filter(id => !isSquadronId(id))
  return listed(squadrons.length === 0 ? all : [...all, squadronNames(squadrons)])
}

/** Squadrons have numbers, but for the Canadians and the aces; Gruppen have letters in their names. */
function isSquadronId(id: GruppeId | SquadronId): boolean {
  return /^\d+$|^RCAF$/.test(id) || isAce(id)
}

/** `54 Squadron takes off`, `54 and 65 Squadrons take off`. */
export function does(units: readonly unknown[], one: string, many: string): string {
  return units.length === 1 ? one : many
}

const PLACES: Readonly<Record<SquadronPlace, string>> = {
  sector: 'its sector',
  landing: 'the landing stage',
  're-arm': 'the re-arming stage',
  'light-loss': 'Light Loss',
  'heavy-loss': 'Heavy Loss',
  inflight: 'in flight',
  'night-patrol': 'night patrol',
  pool: 'the response pool',
  hunt: 'the Hunt Box',
  bomber: 'the Bomber Box',
  reserve: 'the reserve',
  out: 'out of play',
}

export function placeName(place: SquadronPlace): string {
  return PLACES[place]
}

export function boxName(box: RaidBox): string {
  return BOXES[box]
}

// ---- targets and cards

export function typeName(type: TargetType): string {
  return TYPES[type]
}

/** `Dover, port`: a target with its type. */
export function targetWithType(campaign: Campaign, id: TargetId): string {
  const type = packOf(campaign).target.get(id)?.type
  return type === undefined ? id : `${id}, ${typeName(type)}`
}

/** `Dover`, and `Dover (2nd card)` where another card of the day has the same target. */
export function cardName(campaign: Campaign, card: CardNumber): string {
  const ordinal = cardOrdinal(campaign, card)
  const target = cardTarget(campaign, card)
  return ordinal ? `${target} (${ordinal} card)` : target
}

/** `2nd`, of several cards of the day that have the same target. */
export function cardOrdinal(campaign: Campaign, card: CardNumber): string | undefined {
  const { hand, plan } = campaign
  const targetOf = (one: CardNumber) => cardTarget(campaign, one)
  const cards = new Set([card, ...hand, ...plan.map(raid => raid.card)])
  const alike = [...cards].filter(other => targetOf(other) === targetOf(card)).sort((a, b) => a - b)
  return alike.length > 1 ? ORDINALS[alike.indexOf(card)] : undefined
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th']

/** What a target card names first. */
export function cardTarget(campaign: Campaign, card: CardNumber): TargetId {
  return packOf(campaign).targetCard.get(card)?.target ?? `card ${card}`
}

/** `Dover 1200`: a raid of the day's plan, by what it bombs. */
export function raidName(campaign: Campaign, number: number): string {
  const raid = campaign.plan[number]
  if (!raid) return `Raid ${number + 1}`
  const { card, segment } = raid
  const bombed = bombedTarget(campaign, raid).id
  const name = bombed === cardTarget(campaign, card) ? cardName(campaign, card) : bombed
  return `${name}${segment === undefined ? '' : ` at ${clockName(segment)}`}`
}

// ---- words of the charts

export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: `${WEATHERS.clear} skies`,
  patchy: `${WEATHERS.patchy} clouds`,
  broken: `${WEATHERS.broken} clouds`,
}

export { DEPTHS as DEPTH_NAMES } from './charts.ts'

/** `clear skies over Luftflotte 3, patchy clouds over Luftflotte 2`. */
export function weatherTold(weather: Readonly<Record<Luftflotte, Weather>>): string {
  return weather[2] === weather[3]
    ? `${WEATHER_NAMES[weather[2]]} everywhere`
    : `${WEATHER_NAMES[weather[3]]} over Luftflotte 3, ${WEATHER_NAMES[weather[2]]} over Luftflotte 2`
}

// ---- points: RE-16.a below zero they are the Luftwaffe's, above zero the British

/** Whose points are meant. */
export function sideOf(vp: number): string {
  return vp < 0 ? 'the Luftwaffe' : 'Fighter Command'
}

/** `2 VP for the Luftwaffe`. */
export function pointsName(by: number): string {
  return by === 0 ? 'no points for either side' : `${counted(Math.abs(by), 'point')} for ${sideOf(by)}`
}

/** What is reckoned is told in tenths. */
export const tenths = (value: number) => Math.round(10 * value) / 10

/** `+1.8 points`: for the Luftwaffe, on the average. */
export const pointsMeant = (mean: number) => `${signed(tenths(mean))} points`

/** `the Luftwaffe leads by 9`: what a total means. */
export function leadName(vp: number): string {
  return vp === 0 ? 'neither side leads' : `${sideOf(vp)} leads by ${Math.abs(vp)}`
}

/** What the marks below stand for. */
export const MARKS = '▲ Luftwaffe leads, ▼ Fighter Command leads'

/** `▲ 9` for the Luftwaffe, `▼ 4` for Fighter Command: the same where there is little room. */
export function pointsMark(vp: number): string {
  return vp === 0 ? '0' : `${vp < 0 ? '▲' : '▼'} ${Math.abs(vp)}`
}

/** `▲ 16 or more`, `▲ 6–15`, `▲ 5 to ▼ 4`, for rows of totals that are known by where they begin. */
export function leadSpans(starts: readonly number[]): readonly string[] {
  return starts.map((from, i) => {
    const to = (starts[i + 1] ?? Number.POSITIVE_INFINITY) - 1
    if (i === 0) return `${pointsMark(to)} or more`
    if (from === to) return pointsMark(from)
    if (to === Number.POSITIVE_INFINITY) return from === 0 ? '0 or ▼' : `${pointsMark(from)} or more`
    if (to < 0) return `${pointsMark(to)}–${-from}`
    return from > 0 ? `${pointsMark(from)}–${to}` : `${pointsMark(from)} to ${pointsMark(to)}`
  })
}

/** `2 Gruppen`. */
export function gruppen(count: number): string {
  return counted(count, 'Gruppe', 'Gruppen')
}

/** What a place or piece on the board is called in a heading. */
export const refName = refNames<Campaign>({
  squadron: squadronName,
  gruppe: id => id,
  card: (id, campaign) => cardName(campaign, Number(id)),
  segment: id => clockName(Number(id)),
  strategy: (id, campaign) => strategyName(campaign, Number(id)),
  raid: (id, campaign) => raidName(campaign, Number(id)),
  box: id => boxName(id as RaidBox),
  target: id => id,
  class: id => `A ${id} raid`,
  sector: (id, campaign) => sectorName(campaign, id),
  priority: id => capital(TYPES[id as TargetType] ?? id),
})

export function strategyName(campaign: Campaign, card: CardNumber): string {
  const kind = packOf(campaign).strategy.get(card)?.strategy
  return kind === undefined ? `card ${card}` : STRATEGY_WORDS[kind].title
}
