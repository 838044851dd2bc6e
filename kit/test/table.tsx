import { type Choice, fair, type Logged, type Match, type Random, random, type Words } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardModule } from '../board.ts'
import { EventOf, isEvent } from '../events/EventOf.tsx'

/** What the tests of all boards do: draw a table, play on at it, and hold the board against its game. */

const NOTHING: ReadonlySet<string> = new Set()
export const ignore = () => {}

export const count = (markup: string, part: string): number => markup.split(part).length - 1

/** Attributes that React escapes, as they stand in the markup. */
export const drawn = (markup: string, ref: string): boolean =>
  markup.includes(`data-ref="${ref.replaceAll('&', '&amp;')}"`)

export interface Look<S> {
  readonly state: S
  readonly pause?: Match<S>['pause']
  readonly notes?: readonly Logged[]
  readonly lit?: ReadonlySet<string>
  readonly hovered?: ReadonlySet<string>
}

export function drawing<S, N>({ Board }: BoardModule<S, N>, words: Words<S>) {
  return ({ state, pause, notes = [], lit = NOTHING, hovered = NOTHING }: Look<S>): string =>
    renderToStaticMarkup(
      <Board
        state={state}
        pause={pause}
        notes={notes}
        words={words}
        lit={lit}
        hovered={hovered}
        reach={NOTHING}
        glide={0}
        onRefused={() => false}
        onPick={ignore}
        onHover={ignore}
        onRule={ignore}
      />,
    )
}

export function cardOf<S, N>({ events }: BoardModule<S, N>, note: Logged, state: S): string {
  return renderToStaticMarkup(
    <EventOf events={events} told={undefined} note={note} state={state} onRule={ignore} />,
  )
}

type Looking<S> = (match: Match<S>, choice: Choice) => void

/** Plays on by somebody's answers, to the end or for a number of them; calls `look` at every question of one seat. */
export function playing<S>(answer: (match: Match<S>, choice: Choice, numbers: Random) => number) {
  return (match: Match<S>, seed: number, look: Looking<S>, answers = Number.POSITIVE_INFINITY): void => {
    const numbers = random(seed)
    const chance = fair(numbers)
    for (let i = 0; i < answers && match.pause; i++) {
      const { pause } = match
      if (pause.kind === 'chance') match.settle(chance)
      else if (pause.kind === 'choice') {
        look(match, pause)
        match.play(answer(match, pause, numbers))
      } else match.play(pause.asks.map(({ options }) => numbers(options.length)))
    }
  }
}

/**
 * Looks once at each question with each kind of thing that it lights up: everything lit is on the board, has a name and
 * can be reached by Tab. `seen` gets the questions.
 */
export function litOn<S>(draw: (look: Look<S>) => string, seen: Set<string>): Looking<S> {
  const looked = new Set<string>()
  return ({ state, pause, notes }, { ask, options }) => {
    const lit = new Set(options.flatMap(({ on }) => on ?? []))
    const key = `${ask} ${[...new Set([...lit].map(ref => ref.split(':')[0]))].sort().join()}`
    if (looked.has(key)) return
    looked.add(key)
    seen.add(ask)
    const markup = draw({ state, pause, notes, lit })
    for (const ref of lit) expect(drawn(markup, ref), `${ask} lights up ${ref}`).toBe(true)
    expect(count(markup, 'data-mark="lit"'), ask).toBeGreaterThanOrEqual(lit.size)
    if (lit.size > 0) expect(markup, ask).toMatch(/data-mark="lit"[^>]* aria-label="[^"]+" tabindex="0"/i)
    expect(markup, ask).not.toMatch(/NaN|undefined/)
  }
}

/** What any board owes its game. */
export function heldAgainst<S, N>(
  board: BoardModule<S, N>,
  game: {
    readonly steps: object
    readonly state: S
    /** A note that is told and has no card. */
    readonly told: string
    /** More rules that are cited. */
    readonly ids?: readonly string[]
  },
): void {
  test('the tracker has every step of the sequence of play once', () => {
    expect(board.phases.flatMap(({ steps }) => steps).toSorted()).toEqual(Object.keys(game.steps).toSorted())
  })

  test('lessons and words of components cite rules that the companion has', async () => {
    const text = await board.rules()
    const lessons = await board.lessons()
    for (const { rules, title } of lessons) {
      expect(rules.length, title).toBeGreaterThan(0)
      for (const id of rules) expect(text, title).toContain(`**${id}**`)
    }
    for (const id of game.ids ?? []) expect(text).toContain(`**${id}**`)
  })

  test('a note without a card is no event', () => {
    const note = { rule: 'X-1', what: game.told, facts: {}, at: 0 }
    expect(isEvent(board.events, note)).toBe(false)
    expect(cardOf(board, note, game.state)).toBe('')
  })
}
