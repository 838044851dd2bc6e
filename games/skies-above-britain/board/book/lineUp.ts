import type { Choice, Decided, Ref } from '@tallyho/engine'
import type { Colour, FighterId } from '../../pack/types.ts'
import { fighterIds } from '../../rules/01-general/fighters.ts'
import type { LineUp } from '../../rules/01-general/lay-out.ts'
import { cockpitsOf } from '../../rules/10-campaign/assign.ts'
import type { Campaign, PilotNo } from '../../state.ts'
import type { ColourOption, PilotOption } from '../../vocabulary/campaign.ts'

/**
 * SAB-CMP-07 Who flies, as one sheet. The rules ask for one cockpit after the other; here any man is put into any cockpit, exchanged or
 * taken out, and what was decided is changed to fit. A man in a cockpit that is not asked about yet is pencilled in.
 */
export interface Sheet {
  /** In the order in which the rules ask for them. */
  readonly cockpits: readonly FighterId[]
  /** SAB-A-93 The Innovator's, which is not asked about. */
  readonly led: FighterId | undefined
  readonly seats: LineUp
  /** What was decided for the first of them. */
  readonly made: readonly Decided[]
}

/** Where somebody who is taken out of his cockpit goes. */
export const DISPERSAL: Ref = 'place:dispersal'

/** As much of the table's desk as is read here. */
interface Decisions {
  made(): readonly Decided[]
}

/** The sheet while it is asked who flies; or, as long as nothing else was rolled, which Sections fly together. */
export function sheetOf(
  campaign: Campaign,
  choice: Choice,
  desk: Decisions,
  pencil: LineUp,
): Sheet | undefined {
  const all = desk.made()
  const made = all.filter(({ ask }) => ask === 'assign')
  const led = all.find(({ ask }) => ask === 'innovator')?.option as PilotOption | undefined
  if (choice.ask === 'slots' && campaign.patrol) {
    const { fighters, innovator } = campaign.patrol
    const cockpits = fighterIds(campaign.patrol)
    const seats = Object.fromEntries(cockpits.map(id => [id, fighters[id]?.pilot]))
    return { cockpits, led: innovator, seats, made }
  }
  if (choice.ask !== 'assign') return undefined
  const without = all.find(({ ask }) => ask === 'innovator.without')?.option as ColourOption | undefined
  const cockpits = cockpitsOf(campaign, without?.colour)
  const first = led?.pilot === undefined ? undefined : cockpits[0]
  const seats: Partial<Record<FighterId, PilotNo>> = {}
  if (first && led?.pilot !== undefined) seats[first] = led.pilot
  const asked = cockpits.filter(id => id !== first)
  for (const [i, { option }] of made.entries()) {
    const id = asked[i]
    const { pilot } = option as PilotOption
    if (id && pilot !== undefined) seats[id] = pilot
  }
  return { cockpits, led: first, seats: { ...pencilled(seats, cockpits, pencil), ...seats }, made }
}

/** What is pencilled in and still can be: its cockpit empty, its man without another. */
function pencilled(seats: LineUp, cockpits: readonly FighterId[], pencil: LineUp): LineUp {
  const taken = Object.values(seats)
  return Object.fromEntries(
    cockpits.flatMap(id =>
      pencil[id] !== undefined && !taken.includes(pencil[id]) ? [[id, pencil[id]]] : [],
    ),
  )
}

/** The cockpit that somebody sits in. */
export function seatOf(
  { cockpits, seats }: Pick<Sheet, 'cockpits' | 'seats'>,
  pilot: PilotNo,
): FighterId | undefined {
  return cockpits.find(id => seats[id] === pilot)
}

/** A man goes into a cockpit; whoever sat there takes the one that he came from, or stands by. */
export function seated({ cockpits, seats }: Sheet, pilot: PilotNo, id: FighterId): LineUp {
  const from = seatOf({ cockpits, seats }, pilot)
  const other = seats[id]
  const next: Partial<Record<FighterId, PilotNo>> = { ...seats, [id]: pilot }
  if (from && from !== id) {
    if (other === undefined) delete next[from]
    else next[from] = other
  }
  return next
}

export function stoodDown({ cockpits, seats }: Sheet, pilot: PilotNo): LineUp {
  return Object.fromEntries(
    cockpits.flatMap(id => (seats[id] === undefined || seats[id] === pilot ? [] : [[id, seats[id]]])),
  )
}

/** An edit of what was decided: from one place on so many go and these come instead; without a place they are added. */
export interface Edit {
  readonly at: number | undefined
  readonly gone: number
  readonly ids: readonly string[]
  /** What lies beyond the first cockpit that is empty. */
  readonly pencil: LineUp
}

/** The answers that lead to this line-up; undefined if nothing has to be answered otherwise. */
export function editOf({ cockpits, led, made }: Sheet, seats: LineUp): Edit {
  const asked = cockpits.filter(id => id !== led)
  const empty = asked.findIndex(id => seats[id] === undefined)
  const filled = empty < 0 ? asked : asked.slice(0, empty)
  const ids = filled.map(id => String(seats[id]))
  const same = ids.findIndex((id, i) => made[i]?.option.id !== id)
  const from = same < 0 ? Math.min(ids.length, made.length) : same
  return {
    at: made[from]?.at,
    gone: made.length - from,
    ids: ids.slice(from),
    pencil: Object.fromEntries(
      asked.slice(filled.length).flatMap(id => (seats[id] === undefined ? [] : [[id, seats[id]]])),
    ),
  }
}

export function colourIsFull({ cockpits, seats }: Sheet, colour: Colour): boolean {
  return cockpits.every(id => !id.startsWith(colour) || seats[id] !== undefined)
}
