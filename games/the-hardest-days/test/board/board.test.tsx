import { glance, Match } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'
import {
  cardOf,
  count,
  drawing,
  drawn,
  heldAgainst,
  ignore,
  litOn,
  playing,
} from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { game, heuristic, standard, words } from '../../index.ts'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import { APPROACH_EVENTS, SCENARIOS, TARGET_EVENTS } from '../../pack/types.ts'
import { boxOf } from '../../rules/02-terms/boxes.ts'
import { chooseSquadron } from '../../rules/02-terms/choices.ts'
import { ratingOf } from '../../rules/02-terms/terms.ts'
import { intercept } from '../../rules/11-interception.ts'
import { STEPS } from '../../sequence.ts'
import type { Day } from '../../state.ts'
import { pauseAfter } from '../kit/script.ts'
import { dayWith, put, squadron } from '../kit/table.ts'

const draw = drawing(board, words)

const tableOf = (scenario: string): Match<Day> => new Match(game, { scenario, pack: 'standard', options: {} })

/** By the game's own player. */
const play = playing<Day>((match, choice, numbers) => heuristic(glance(match.state, choice, numbers)))

describe('the board', () => {
  test.each(SCENARIOS)(
    '%s: whatever an option lights up is on the board, and can be clicked there',
    scenario => {
      const seen = new Set<string>()
      play(tableOf(scenario), 3, litOn(draw, seen))
      expect(seen).toContain('patrol-squadron')
      expect(seen).toContain('move-squadron')
    },
  )

  test('every counter of the day is on the board or behind a tab: squadrons on the map at the start', () => {
    const match = tableOf('1940-08-18')
    const markup = draw(match)
    for (const { id } of match.state.squadrons) expect(drawn(markup, `squadron:${id}`)).toBe(true)
  })

  test('a raid that is asked about has its display open', () => {
    let looked = false
    const look = (match: Match<Day>) => {
      const { pause, state } = match
      if (looked || pause?.kind !== 'choice' || pause.ask !== 'pair' || state.raids.length < 2) return
      looked = true
      const group = pause.options[0]?.on?.find(ref => ref.startsWith('group:'))
      const place = state.groups.find(({ id }) => group === `group:${id}`)?.place
      if (place?.at !== 'display') throw new Error('A group that fights is in a display')
      expect(draw(match)).toContain(`aria-label="Raid Display ${place.raid}"`)
    }
    for (let seed = 1; seed < 20 && !looked; seed++) play(tableOf('1940-08-15'), seed, look)
    expect(looked).toBe(true)
  })
})

describe('the displays over the map', () => {
  test('a question about the map leaves the map free: every raid has its tab, and none is open', () => {
    let looked = false
    const look = (match: Match<Day>) => {
      const { pause, state } = match
      if (looked || pause?.kind !== 'choice' || pause.ask !== 'move-squadron' || state.raids.length < 2)
        return
      looked = true
      const markup = draw(match)
      expect(markup).not.toContain('role="tabpanel"')
      for (const { number } of state.raids) expect(markup).toContain(`data-tab="raid-${number}"`)
    }
    for (let seed = 1; seed < 20 && !looked; seed++) play(tableOf('1940-08-15'), seed, look)
    expect(looked).toBe(true)
  })

  test('squadrons asked for on the Tote Board bring it over the map', () => {
    const { day } = dayWith({ space: '6/11c', target: 'hornchurch-airfield', deployed: true })
    for (const id of ['54', '65', '74']) squadron(day, id).place = { at: 'rearm' }
    const based = day.squadrons.filter(({ home }) => home === '6/11c')
    const pause = pauseAfter(chooseSquadron('disperse', based))
    const markup = draw({ state: day, pause })
    for (const { id } of based) expect(drawn(markup, `squadron:${id}`)).toBe(true)
  })

  test('a squadron that meets a raid lies in its display, with the open question beside it', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2')
    put(day, '7/11a/MED 54 65')
    const pause = pauseAfter(intercept(day, raid), 'join 54')
    const markup = draw({ state: day, pause })
    const panel = markup.slice(markup.indexOf('role="tabpanel"'))
    expect(drawn(panel, 'squadron:54')).toBe(true)
    expect(drawn(panel, 'squadron:65')).toBe(false)
    expect(drawn(markup, 'squadron:65')).toBe(true)
  })
})

test('counters: each of them is one element on the board, with one name for ever', () => {
  let question = 0
  const look = ({ state, pause, notes }: Match<Day>) => {
    if (question++ % 12 > 0) return
    const markup = draw({ state, pause, notes })
    const pieces = [...markup.matchAll(/data-piece="([^"]+)"/g)].map(([, piece]) => piece)
    expect(new Set(pieces).size).toBe(pieces.length)
    for (const squadron of state.squadrons)
      if (boxOf(squadron)) expect(pieces).toContain(`squadron:${squadron.id}`)
    for (const { number } of state.raids) expect(pieces).toContain(`raid:${number}`)
  }
  play(tableOf('1940-08-15'), 5, look, 240)
})

test('squadrons on the map: a counter tells number, type by corners and letter, section, rating, and green pilots', () => {
  const match = tableOf('1940-08-18')
  const markup = draw(match)
  for (const squadron of match.state.squadrons) {
    const { id, type, letter, reduced } = squadron
    const start = markup.indexOf(`data-ref="squadron:${id}"`)
    const counter = markup.slice(start, markup.indexOf('card-edge', start))
    expect(counter).toContain(`card-${type}`)
    for (const print of [id, type.charAt(0), letter, ratingOf(match.state, squadron)])
      expect(counter, id).toContain(`>${print}</text>`)
    expect(counter.includes('card-green'), id).toBe(reduced)
    expect(counter.includes('rx="2.5"'), id).toBe(type === 'Hurricane')
  }
})

test('event cards: each card tells the outcome, the rule and, for a fight, both sums', () => {
  const match = tableOf('1940-08-15')
  const { state } = match
  const days = [match, tableOf('1940-08-15'), tableOf('1940-08-15')]
  for (const [seed, day] of days.entries()) play(day, seed, () => {})
  const kinds = new Map(
    days
      .flatMap(({ notes }) => notes.filter(note => isEvent(board.events, note)))
      .map(note => [note.what, note]),
  )
  for (const kind of [
    'weather',
    'crossing',
    'effort',
    'detection',
    'size',
    'force',
    'fight',
    'target',
    'bombing',
    'event',
  ])
    expect([...kinds.keys()]).toContain(kind)
  for (const note of kinds.values()) {
    const markup = cardOf(board, note, state)
    expect(markup).toContain(note.rule)
    expect(markup, note.what).not.toMatch(/NaN|undefined/)
  }
  const fight = kinds.get('fight')
  if (!fight) throw new Error('A day without a fight')
  const { value, groupDie, groupTotal, squadronTotal } = fight.facts
  const card = cardOf(board, fight, state)
  expect(card).toContain(`${value} + ${groupDie} = ${groupTotal}`)
  expect(card).toContain(`= ${squadronTotal}`)
  expect(count(card, 'chart-hit')).toBe(2)
})

describe('around the board', () => {
  test('the final score is itemised and adds up', () => {
    const match = tableOf('1940-08-18')
    play(match, 3, () => {})
    const { result } = match
    if (!result) throw new Error('The day is not over')
    const markup = renderToStaticMarkup(
      <board.Final state={match.state} result={result} words={words} notes={[]} />,
    )
    expect(markup).toContain(words.level(result.level))
    const cells = [...markup.matchAll(/<td[^>]*>(−?\d+)<\/td>/g)].map(([, cell = '']) =>
      Number(cell.replace('−', '-')),
    )
    const [h1, p1, h2, p2, h3, p3, h4, p4, bombs, p5, total] = cells as number[]
    expect([p1, p2, p3, p4, p5]).toEqual([
      2 * (h1 ?? 0),
      h2,
      -2 * (h3 ?? 0) || 0,
      -(h4 ?? 0) || 0,
      -(bombs ?? 0) || 0,
    ])
    expect(total).toBe(result.score)
  })

  test('the components are drawn, each with its source', async () => {
    const Components = await board.components()
    const markup = renderToStaticMarkup(<Components pack="standard" onRule={ignore} />)
    expect(count(markup, 'class="faces"')).toBe(standard.squadrons.length)
    expect(count(markup, 'aria-label="Source: ')).toBe(standard.squadrons.length)
  })

  heldAgainst(board, {
    steps: STEPS,
    told: 'raid-moves',
    state: tableOf('1940-08-13').state,
    ids: Object.values(EVENT_WORDS).map(({ rule }) => rule),
  })

  test('every event has its words', () => {
    expect(Object.keys(EVENT_WORDS).toSorted()).toEqual(
      [...new Set([...APPROACH_EVENTS, ...TARGET_EVENTS])].toSorted(),
    )
  })

  test('every lesson comes up in play', async () => {
    const met = new Set<string>()
    for (const [i, scenario] of SCENARIOS.entries())
      for (const seed of [1, 2, 3, 4]) {
        const match = tableOf(scenario)
        play(match, seed * 10 + i, ({ pause, step }) => {
          met.add(step)
          if (pause?.kind === 'choice') met.add(pause.ask)
        })
        for (const { what } of match.notes) met.add(what)
        // Dice are not stopped at here; the weather and each fight have had their own.
        if (match.notes.some(({ what }) => what === 'weather')) met.add('weather.lf2-east')
        if (match.notes.some(({ what }) => what === 'fight')) met.add('combat.group')
      }
    for (const { on } of await board.lessons()) expect([...met], `lesson for ${on}`).toContain(on)
  })
})
