import { counted, listed, percent, signed } from '@tallyho/engine'
import type { Moved } from '../bot/moved.ts'
import type { Segment, Weather } from '../pack/types.ts'
import { clockName, pointsMeant, tenths, WEATHER_NAMES } from './names.ts'

/** What stands at the planning desk. */

/** Raids of a day, as the staff plans them. */
export const GOOD_DAY = { fewest: 2, words: 'two to four make a good day', short: '2 to 4 are good' } as const

/** What the staff expects of a target card, before anybody is sent there. */
export interface Promised {
  /** After losses, for the Luftwaffe. */
  readonly points: number
  readonly bombers: number
  readonly fighters: number
  /** The hour at which it is worth that; undefined where all are alike. */
  readonly at?: Segment
}

/** `worth about +1.4 points after losses at 1400 with 5 bomber and 10 fighter Gruppen`. */
export const promiseTold = ({ points, bombers, fighters, at }: Promised) =>
  `worth about ${pointsMeant(points)} after losses${at === undefined ? '' : ` at ${clockName(at)}`} with ${bombers} bomber and ${counted(fighters, 'fighter Gruppe', 'fighter Gruppen')}`

/** Who is sent to a raid by one press. */
export interface Manned {
  /** In place of those who lie there; undefined where Me 109s join them. */
  readonly bombers?: number
  readonly fighters: number
  readonly points: number
  readonly isBetter?: boolean
}

/** `Send 5 bombers`, `10 Me 109s`; where others fly in place of those who lie there, `Better 5 bombers`. */
export function mannedTold({ bombers, fighters, isBetter }: Manned): readonly string[] {
  const who = [
    ...(bombers === undefined ? [] : [counted(bombers, 'bomber')]),
    ...(fighters === 0 ? [] : [counted(fighters, 'Me 109')]),
  ]
  return who.map((one, i) => (i > 0 ? one : `${isBetter ? 'Better' : 'Send'} ${one}`))
}

/** `+0.4 for clear skies and +0.2 for radar that you have put out`: why a raid is worth more or less than it was; nothing where that hardly shows. */
export function movedTold(weather: Weather | undefined, moved: Moved): string {
  const { fighters, sky, radar, squadrons, others } = moved
  const reasons = [
    [fighters, fighters < 0 ? 'the fighters that are left' : 'more fighters'],
    [sky, weather ? WEATHER_NAMES[weather] : 'the weather'],
    [radar, 'radar that you have put out'],
    [squadrons, 'squadrons that are lost or away'],
    [others, 'your other raids of this hour'],
  ] as const
  const told = reasons.filter(([gain]) => tenths(gain) !== 0)
  return told.length === 0 ? '' : listed(told.map(([gain, why]) => `${signed(tenths(gain))} for ${why}`))
}

/** As much of what is forecast as a change is told by. */
export interface Expected {
  readonly balance: number
  readonly squadrons: { readonly mean: number }
  readonly astray: number
}

/** `Worth with 7 more: your points fall from +0.8 to +0.3. 3.1 squadrons come on the average, before 1.2; 58 % may stray, before 25 %.` */
export function changeTold(target: string, more: number, was: Expected, is: Expected): string {
  const [before, now] = [tenths(was.balance), tenths(is.balance)]
  const goes = now > before ? 'rise' : 'fall'
  const points =
    before === now
      ? `still ${signed(now)} points for you`
      : `your points ${goes} from ${signed(before)} to ${signed(now)}`
  const why = [
    ...(Math.abs(is.squadrons.mean - was.squadrons.mean) >= 0.25
      ? [`${tenths(is.squadrons.mean)} squadrons come on the average, before ${tenths(was.squadrons.mean)}`]
      : []),
    ...(Math.abs(is.astray - was.astray) >= 0.05
      ? [`${percent(is.astray)} may stray, before ${percent(was.astray)}`]
      : []),
  ]
  const size = more > 0 ? `${more} more` : `${-more} fewer`
  return `${target} with ${size}: ${points}.${why.length > 0 ? ` ${why.join('; ')}.` : ''}`
}

/** Me 109s that would do a raid no good: too few to beat the squadrons that they draw. */
export const tooFewTold = (
  target: string,
  { room, free }: { readonly room: number; readonly free: number },
): string => `${target}: ${free < room ? `${free} left, too few` : 'bombers leave no room'}`

/**
 * RE-16.a The lead that wins a day, and how near a plan comes to it: luck, for of the days that the machine plans it wins about
 * one in three (README, Balance).
 */
export function aimTold(needed: number, lead: number, net: number): string {
  const wins = `You need ${signed(needed)} to win the day`
  if (tenths(lead + net) >= needed) return `${wins}.`
  return tenths(net) < 0
    ? `${wins}: this plan should cost more than it brings.`
    : `${wins}: that takes luck too.`
}

/** RE-16.a `You win the day: +7, and 6 were needed.` */
export const dayWonTold = (needed: number, lead: number) =>
  `${lead >= needed ? 'You win the day' : 'The day is not won'}: ${signed(lead)} points, and ${needed} were needed.`
