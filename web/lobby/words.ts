import type { GameModule, Scenario, Seat } from '@tallyho/engine'
import type { Player, Seating } from '../table/session/shown.ts'

/** How hard a scenario is, from 1 to 5. */
const HARD = ['a first game', 'easy', 'middling', 'demanding', 'hard']

export function hardWords(difficulty: number): string {
  return HARD[Math.min(Math.max(Math.round(difficulty), 1), HARD.length) - 1] ?? ''
}

const HOUR = 60

/** How long it takes a person, about: `35 minutes`, `1½ hours`. */
export function lengthWords(minutes: number): string {
  if (minutes < 8) return 'a few minutes'
  if (minutes < HOUR - 5) return `${5 * Math.round(minutes / 5)} minutes`
  const halves = Math.round((2 * minutes) / HOUR)
  if (halves === 2) return '1 hour'
  return `${Math.floor(halves / 2)}${halves % 2 === 1 && halves < 10 ? '½' : ''} hours`
}

/** Who sits in a seat, as a list offers it. */
export const PLAYED_BY: Readonly<Record<Player, string>> = {
  person: 'you, or a friend at this screen',
  cadet: 'the machine, a cadet',
  machine: 'the machine, a regular',
  veteran: 'the machine, a veteran',
  ace: 'the machine, an ace',
}

/** What a level of the machine is like. */
export const LEVEL: Readonly<Record<Player, string>> = {
  person: '',
  cadet: 'overlooks things',
  machine: 'knows its trade',
  veteran: 'thinks ahead',
  ace: 'thinks long, and takes his time',
}

const AGAINST: Readonly<Record<Player, string>> = {
  person: 'a friend',
  cadet: 'the machine, a cadet',
  machine: 'the machine, a regular',
  veteran: 'the machine, a veteran',
  ace: 'the machine, an ace',
}

/** Who fights on a side in this scenario. */
export function sideWords<S>({ words }: GameModule<S>, scenario: Scenario | undefined, seat: Seat): string {
  return scenario?.sides?.[seat] ?? words.seat(seat)
}

/** Who plays whom, in one sentence. */
export function tableWords<S>(
  module: GameModule<S>,
  scenario: Scenario | undefined,
  seating: Seating,
): string {
  const { seats } = module.game
  const persons = seats.filter(seat => seating[seat] === 'person')
  const [you] = persons
  if (you === undefined) return `The machine plays${seats.length > 1 ? ' both sides' : ''}, and you watch.`
  if (persons.length > 1) return 'Two people play, at this screen.'
  const other = seats.find(seat => seat !== you)
  const side = sideWords(module, scenario, you)
  if (other === undefined) return `Your seat: ${side}.`
  return `You lead ${side} against ${AGAINST[seating[other] ?? 'machine']}.`
}

/** What a history begins with. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

export function dateWords(date: string): string {
  if (!isDay(date)) return date
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** `1940-08-18`; a season or a span of years is no day. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date)
}
