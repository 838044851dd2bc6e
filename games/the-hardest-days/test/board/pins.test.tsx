import { glance, Match } from '@tallyho/engine'
import { count, drawing, playing } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { game, heuristic, words } from '../../index.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import type { Day } from '../../state.ts'
import { pauseAfter } from '../kit/script.ts'
import { aDay, dayWith, put, squadron } from '../kit/table.ts'

const draw = drawing(board, words)

const tableOf = (scenario: string): Match<Day> => new Match(game, { scenario, pack: 'standard', options: {} })

/** By the game's own player. */
const play = playing<Day>((match, choice, numbers) => heuristic(glance(match.state, choice, numbers)))

describe('pins, plates and plots', () => {
  const ticksOf = (markup: string): number =>
    count(/class="pin-stalk" d="([^"]*)"/.exec(markup)?.[1] ?? '', 'M') - 1

  test('one, two and three ticks are LOW, MED and HIGH', () => {
    for (const [ticks, level] of [
      [1, 'LOW'],
      [2, 'MED'],
      [3, 'HIGH'],
    ] as const) {
      const day = aDay()
      put(day, `4/10b/${level} 43`)
      const markup = draw({ state: day, pause: undefined })
      expect(markup).toContain(`data-ref="box:4/10b/${level}"`)
      expect(ticksOf(markup), level).toBe(ticks)
    }
  })

  test('who scrambles stands at a slant, who is ready does not', () => {
    const day = aDay()
    squadron(day, '54').place = { at: 'scramble' }
    const markup = draw({ state: day, pause: undefined })
    const counterOf = (id: string) =>
      markup.slice(markup.indexOf(`data-piece="squadron:${id}"`)).slice(0, 600)
    expect(counterOf('54')).toContain('rotate(-7)')
    expect(counterOf('65')).not.toContain('rotate(-7)')
  })

  test('where a squadron goes: a plate for each legal height and no other, with the raid it would meet there', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' })
    put(day, '7/11b/HIGH 54')
    const pause = pauseAfter(moveSquadrons(day), 'move-squadron 54')
    if (pause.kind !== 'choice') throw new Error('Nobody is asked')
    const lit = new Set(pause.options.flatMap(({ on }) => on ?? []))
    const markup = draw({ state: day, pause, lit })
    const plates = [...markup.matchAll(/class="plate[^"]*" data-ref="([^"]+)"/g)].map(([, ref]) => ref)
    expect(plates.toSorted()).toEqual([...lit].toSorted())
    expect(markup).toContain('raid 1: dives 50\u00a0%')
    for (const word of ['50\u00a0%', 'certain']) expect(markup).toContain(`>${word}</text>`)
  })

  test('without a question there are no plates', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true })
    expect(draw({ state: day, pause: undefined })).not.toContain('class="plate')
  })

  test('a raid is plotted where it was, in the colours of the clock by turns, and bound for its target', () => {
    let looked = false
    const look = (match: Match<Day>) => {
      const [raid] = match.state.raids
      if (looked || raid?.place.on !== 'map' || raid.target === undefined || raid.recovering) return
      looked = true
      const markup = draw(match)
      expect(count(markup, 'class="dart dart-red"')).toBeGreaterThan(0)
      expect(count(markup, 'class="dart dart-yellow"')).toBeGreaterThan(0)
      expect(markup).toContain('plot-ahead plot-aimed')
      expect(markup).toContain('class="sight"')
      expect(markup).toContain(`data-piece="raid:${raid.number}"`)
    }
    for (let seed = 1; seed < 9 && !looked; seed++) play(tableOf('1940-08-18'), seed, look)
    expect(looked).toBe(true)
  })

  test('squadrons that have moved in this step are ticked', () => {
    let looked = false
    const look = (match: Match<Day>) => {
      const last = match.notes.at(-1)
      if (looked || match.pause?.kind !== 'choice' || last?.what !== 'squadron-moves') return
      looked = true
      const markup = draw(match)
      const start = markup.indexOf(`data-piece="squadron:${String(last.facts.squadron)}"`)
      expect(markup.slice(start, start + 400)).toContain('has decided')
    }
    for (let seed = 1; seed < 9 && !looked; seed++) play(tableOf('1940-08-18'), seed, look)
    expect(looked).toBe(true)
  })
})
