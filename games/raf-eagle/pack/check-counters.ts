import type { Fault } from '@tallyho/engine'
import { count, fault, rowsFrom, twins } from './check-fault.ts'
import type { CardNumber, GruppeId, Pack, SquadronId } from './types.ts'

/** RE-2.21.a */
const STARTING = { squadrons: 27, gruppen: 77 }
const LATER = { squadrons: 15, gruppen: 7 }
const BLENHEIMS = 5
/** RE-2.21.h */
const ELITE = 2
/** RE-17.2.e RE-17.2.c What The Thin Blue Line calls for. */
const CALLED_UP: readonly SquadronId[] = ['249', 'RCAF', '310', '602', '616', '603']
const AT_BASE: GruppeId = 'IV/JG51'
const FACE_UP: CardNumber = 149

/** What the counters and the decks must keep. */
export function* counterFaults(pack: Pack): Generator<Fault> {
  yield* squadronFaults(pack)
  yield* gruppeFaults(pack)
  yield* deckFaults('targetCards', pack.targetCards, 1, 60)
  // RE-3.b 132 to 134 are not used.
  yield* deckFaults('raidEvents', pack.raidEvents, 91, 131)
  yield* deckFaults('dayEvents', pack.dayEvents, 135, 154)
  yield* deckFaults('strategies', pack.strategies, 155, 164)
  yield* dayFaults(pack)
}

function* squadronFaults({ squadrons, sectors }: Pack): Generator<Fault> {
  yield* twins('squadrons', squadrons, 'id')
  const regular = squadrons.filter(({ ace }) => !ace)
  const day = regular.filter(({ type }) => type !== 'Blenheim')
  const later = day.filter(({ reinforcement }) => reinforcement)
  yield* count('squadrons', 'squadrons at the start', STARTING.squadrons, day.length - later.length)
  yield* count('squadrons', 'reinforcements', LATER.squadrons, later.length)
  yield* count('squadrons', 'Blenheims', BLENHEIMS, regular.length - day.length)
  for (const id of CALLED_UP)
    if (!later.some(squadron => squadron.id === id)) yield fault('squadrons', `no reinforcement "${id}"`)
  const homes = new Set(sectors.filter(({ group }) => group).map(({ id }) => id))
  for (const [i, { sector, rating }] of squadrons.entries()) {
    if (!homes.has(sector)) yield fault(`squadrons[${i}].sector`, `no sector ${sector} with an airfield`)
    // RE-2.21.f High is good for squadrons.
    if (rating[1] > rating[0])
      yield fault(
        `squadrons[${i}].rating[1]`,
        `expected at most ${rating[0]}, the full rating, but found ${rating[1]}`,
      )
  }
}

function* gruppeFaults({ gruppen }: Pack): Generator<Fault> {
  yield* twins('gruppen', gruppen, 'id')
  const later = gruppen.filter(({ arrives }) => arrives !== undefined)
  yield* count('gruppen', 'Gruppen at the start', STARTING.gruppen, gruppen.length - later.length)
  yield* count('gruppen', 'reinforcements', LATER.gruppen, later.length)
  yield* count('gruppen', 'elite Gruppen', ELITE, gruppen.filter(({ elite }) => elite).length)
  if (!later.some(({ id }) => id === AT_BASE)) yield fault('gruppen', `no reinforcement "${AT_BASE}"`)
  for (const [i, { id, type, elite, rating, bombing }] of gruppen.entries()) {
    const path = `gruppen[${i}]`
    if (elite && type !== 'Me 110')
      yield fault(`${path}.elite`, `expected Me 110s alone but ${id} is ${type}`)
    // RE-2.21.f Low is good for Gruppen.
    if (rating[1] < rating[0])
      yield fault(
        `${path}.rating[1]`,
        `expected at least ${rating[0]}, the full rating, but found ${rating[1]}`,
      )
    // RE-2.21.c
    if (bombing[1] > bombing[0])
      yield fault(
        `${path}.bombing[1]`,
        `expected at most ${bombing[0]}, the full strength, but found ${bombing[1]}`,
      )
  }
}

/** RE-3.b A deck has each of its cards once. */
function* deckFaults(
  list: string,
  cards: readonly { readonly card: CardNumber }[],
  first: CardNumber,
  last: CardNumber,
): Generator<Fault> {
  yield* twins(list, cards, 'card')
  const held = new Set(cards.map(({ card }) => card))
  for (let card = first; card <= last; card++) if (!held.has(card)) yield fault(list, `no card ${card}`)
}

const LOWEST_VP = -34

function* dayFaults({ dayEvents }: Pack): Generator<Fault> {
  for (const [i, { card, event, pilots }] of dayEvents.entries()) {
    const path = `dayEvents[${i}]`
    yield* rowsFrom(`${path}.pilots`, pilots, LOWEST_VP)
    if (event.event === 'priorities-by-date') yield* rowsFrom(`${path}.event.rows`, event.rows, 0)
    if (event.event === 'priorities-by-vp') yield* rowsFrom(`${path}.event.rows`, event.rows, LOWEST_VP)
    // RE-17.2.b
    if (card === FACE_UP && event.event !== 'lf3-to-lf2')
      yield fault(`${path}.event.event`, `expected "lf3-to-lf2" for card ${card} but found "${event.event}"`)
  }
}
