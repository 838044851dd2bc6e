import type { Logged } from '@tallyho/engine'
import { fetchAll } from '@tallyho/kit'
import { cardOf, count } from '@tallyho/kit/test/table.tsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { aFlight } from '../kit/interception.ts'
import { aPatrol } from '../kit/table.ts'

beforeAll(fetchAll)

function card<K extends keyof Notes>(what: K, facts: Notes[K], state: Campaign = aPatrol()): string {
  const note: Logged = { rule: 'SAB-GEN-03', what, facts: facts as Logged['facts'], at: 0 }
  return cardOf(board, note, state)
}

describe('cards of the interception', () => {
  test('SAB-ESC-04 dice, the number, Pluck, and the table with the cell that counted', () => {
    const state = aFlight('port high', 'escort', 'high 109 light', { sun: 'port' })
    const markup = card(
      'intercept',
      {
        formation: 'flight-1',
        order: 'escort',
        station: 'high',
        number: 9,
        dice: [3, 5],
        pluck: 1,
        total: 9,
        success: true,
      },
      state,
    )
    expect(markup).toContain('needed: 9+')
    expect(markup).toContain('Pluck')
    expect(markup).toContain('two dice, added')
    expect(markup).toContain('<td class="chart-hit">9+</td>')
    expect(markup).toContain('On our terms')
  })

  test('SAB-IBM-03 SAB-CRZ-03 the tables of the bombers and of a cruise', () => {
    const facts = { formation: 'flight-1', dice: [4], pluck: 0, total: 4, success: false } as const
    const alone = card(
      'intercept',
      { ...facts, order: 'bombers', number: 5 },
      aFlight('port high', 'bombers', ''),
    )
    expect(alone).toContain('no escort')
    expect(alone).toContain('Not through')
    const cruise = card('intercept', { ...facts, order: 'cruise', number: 11 })
    expect(count(cruise, 'chart-hit')).toBe(1)
  })

  test('SAB-SUP-03 the Suppression Table by the fighters that fought', () => {
    const facts = {
      station: 'high',
      row: 'light',
      fighters: 6,
      die: 6,
      modifiers: { destroyed: 1, pluck: 0 },
      red: 9,
      blue: 6,
      reduced: false,
      gone: false,
      suppressed: true,
    } as const
    const markup = card('suppression', facts)
    expect(markup).toContain('Germans shot down')
    expect(markup).toContain('<td class="chart-hit">6+, 9+ for good</td>')
    expect(markup).toContain('Pinned: it guards nothing this turn.')
    const gone = card('suppression', { ...facts, reduced: true, gone: true })
    expect(gone).toContain('Driven off for good.')
    expect(gone).not.toContain('the rest pinned')
  })

  test('SAB-CRZ-08 what the escort does, clouds counted', () => {
    const facts = { formation: 'red', die: 9, clouds: true, column: 'heavy', result: 'shift' } as const
    const markup = card('cruise', facts)
    expect(markup).toContain('Clouds')
    expect(count(markup, 'chart-hit')).toBe(1)
    expect(markup).toContain('One station shifts nearer.')
  })
})

describe('cards of the Raid Track', () => {
  test('SAB-VEC-01 a marker explains each of its icons', () => {
    const place = { row: 'inbound', space: 0 } as const
    const markup = card('vector-marker', { marker: 'in', icons: ['flak:2', 'weather'], place, left: 1 })
    expect(markup).toContain('Flak 2')
    expect(markup).toContain('One more lies there, face down.')
    expect(markup).toContain('haze comes up')
  })

  test('SAB-RVS-16 SAB-RVS-17 Contact: the table by what the die shows, as the places are marked before it is thrown', () => {
    const facts = { die: 9, modifiers: { clouds: 0, high: 1 }, total: 10, same: true } as const
    const markup = card('contact', { ...facts, positions: ['port', 'starboard'], altitude: 'high' })
    expect(markup).toMatch(/<tr aria-current="true"><th scope="row" class="chart-lit">9-10<\/th>/)
    expect(markup).toContain('The port flank at High or the starboard flank at High.')
  })

  test('SAB-CHS-06 alone the lower of two dice counts', () => {
    const numbers = { red: 6, green: 2, row: 'light' } as const
    const markup = card('chase', {
      unit: 'red-1',
      dice: [9, 4],
      pluck: 0,
      total: 4,
      ...numbers,
      result: 'failure',
    })
    expect(markup).toMatch(/Alone: the lower of 9 and 4<\/dt><dd>4<\/dd>.*Total<\/dt><dd>4<\/dd>/)
    expect(markup).toContain('Nothing in sight.')
    expect(count(markup, 'chart-hit')).toBe(1)
  })

  test('SAB-REA-01 the reaction card strikes out what is pinned or not there', () => {
    const state = aFlight('port high', 'escort', 'high 109 light')
    const cards = Object.keys(state.patrol?.decks.reaction ?? {})
    for (const id of cards) {
      const markup = card('reaction', { card: id }, state)
      expect(markup, id).toContain('sab-reaction')
      expect(count(markup, 'data-counts="true"'), id).toBeLessThanOrEqual(1)
    }
  })

  test('dice against a number say what was needed and what came of it', () => {
    const exit = { station: 'high', type: '109', number: 8, die: 9, leaves: true } as const
    expect(card('escort-exit', exit)).toContain('needed: 8+')
    expect(card('channel-patrol', { number: 12, die: 3 })).toContain('Nobody comes.')
    expect(card('clouds-escape', { number: 7, die: 8, escapes: true })).toContain('They do')
  })
})
