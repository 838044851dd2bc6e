import {
  type Entry,
  type Game,
  type GameModule,
  type Scenario,
  type Seat,
  type Setup,
  scenariosOf,
} from '@tallyho/engine'

/** A seat in words, with who sits there in this scenario: `Raider: Luftwaffe`. */
export function seatWords<S>({ words }: GameModule<S>, scenario: Scenario | undefined, seat: Seat): string {
  const side = scenario?.sides?.[seat]
  return side === undefined ? words.seat(seat) : `${words.seat(seat)}: ${side}`
}

/** The one person at a table; undefined where several play, or none. */
export function onlyPerson(seating: Readonly<Record<Seat, string>>): Seat | undefined {
  const persons = Object.keys(seating).filter(seat => seating[seat] === 'person')
  return persons.length === 1 ? persons[0] : undefined
}

/** Whether an answer was a decision of a person at this table. */
export function isPersons(
  { kind, seat }: Pick<Entry, 'kind' | 'seat'>,
  seating: Readonly<Record<Seat, string>>,
): boolean {
  return kind !== 'chance' && (seat === undefined || seating[seat] === 'person')
}

/** The scenario of a set-up; undefined if its pack is not here. */
export function scenarioIn<S>(
  { game }: { readonly game: Game<S> },
  { scenario, pack }: Setup,
): Scenario | undefined {
  if (!game.packs.has(pack)) return undefined
  return scenariosOf(game, pack).find(({ id }) => id === scenario)
}
