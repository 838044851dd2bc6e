import { count, drawing, drawn } from '@tallyho/kit/test/table.tsx'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { historyOf } from '../../board/campaign/history.ts'
import { Priorities } from '../../board/campaign/Priorities.tsx'
import { board } from '../../board/index.tsx'
import { panelFor, sceneOf } from '../../board/now.ts'
import { words } from '../../text.ts'
import { aCampaign, inTheAir } from '../kit/table.ts'

const draw = drawing(board, words)
const note = (what: string, facts: object, at = 0) =>
  ({ at, rule: 'RE-1.a', what, facts: { ...facts } }) as never

const LOG = [
  note('bombing', { target: 'Kenley', vp: 3 }),
  note('score', { by: -3, vp: -3, why: 'bombs' }),
  note('combat', {
    hits: [
      { unit: 'I/KG1', result: 'H', to: 'heavy-loss', side: 'full' },
      { unit: '54', result: 'A', to: 'inflight', side: 'reduced' },
    ],
  }),
  note('score', { by: 2, vp: -1, why: 'gruppe' }),
  note('day-advance', { card: 153, days: 4, day: 4 }),
  note('score', { by: 4, vp: 3, why: 'days' }),
  note('next-day', { raidDay: 2, day: 4 }),
  note('score', { by: -2, vp: 1, why: 'bombs' }),
]

test('the war so far is read from the log: totals by day, bombs, losses, reasons', () => {
  const { days, losses, reasons } = historyOf({ scenario: 'battle-of-britain' }, LOG)
  expect(days.map(({ day, before, after }) => [day, before, after])).toEqual([
    [0, 0, -1],
    [4, 3, 1],
  ])
  expect(days[0]?.bombed).toEqual([{ target: 'Kenley', vp: 3 }])
  expect(losses).toEqual([{ unit: 'I/KG1', heavy: true }])
  expect(Object.fromEntries(reasons)).toEqual({ bombs: -5, gruppe: 2, days: 4 })
  // What the days between cost belongs to the day before.
  expect(days.map(day => Object.fromEntries(day.reasons))).toEqual([
    { bombs: -3, gruppe: 2, days: 4 },
    { bombs: -2 },
  ])
})

test('The Thin Blue Line begins on 27 August', () => {
  expect(historyOf({ scenario: 'thin-blue-line' }, []).days[0]?.day).toBe(16)
})

test('the page of the war comes at the end of the day, with a bird for each loss and every priority', () => {
  const campaign = aCampaign({ clock: 7, day: 4, vp: 1 })
  const markup = draw({ state: campaign, notes: LOG })
  expect(markup).toContain('data-scene="campaign"')
  expect(count(markup, 'eagle-war-bird-heavy')).toBe(1)
  for (const type of ['airfield', 'radar', 'port', 'industry', 'city'])
    expect(drawn(markup, `priority:${type}`), type).toBe(true)
  expect(markup).toContain('Sealion')
})

test('RE-13.2.a with a free choice what has been laid can be taken back, and all five types are there', () => {
  const options = ['city', 'industry', 'port', 'radar'].map(id => ({ id, on: [`priority:${id}`] }))
  const pause = { kind: 'choice', seat: 'luftwaffe', ask: 'free-choice', options } as never
  const made = () => [{ at: 3, ask: 'free-choice', option: { id: 'airfield', priority: 'high' } }] as never
  const desk = { made, optionsAt: () => [], revise: () => {}, give: () => {} }
  const props = { state: aCampaign({ clock: 7 }), pause, desk } as never as ComponentProps<typeof Priorities>
  const markup = renderToStaticMarkup(<Priorities {...props} />)
  const [, high = '', medium = '', low = ''] = markup.split('data-tray=')
  expect(high).toMatch(/<button[^>]*data-piece="priority:airfield"/)
  expect(count(medium, 'data-piece="priority:')).toBe(0)
  expect(count(low, 'data-piece="priority:')).toBe(4)
})

test('the page of the war tells what the decks have left, and what holds for the day', () => {
  const campaign = aCampaign({ clock: 7, haze: true, lf3ToLf2: false })
  campaign.decks.strategy = { left: [155, 156], discards: [157] }
  const markup = draw({ state: campaign })
  expect(markup).toContain('Strategies: 2 cards to draw, 1 discarded')
  expect(markup).toContain('Haze: yes')
  expect(markup).toContain('LF 3 to LF 2: no')
  expect(count(markup, 'eagle-header-affair')).toBe(1)
})

test('RE-12.b a Prelude has a page of one day with its levels, and no calendar', () => {
  const markup = draw({ state: aCampaign({ scenario: 'prelude', clock: 7 }) })
  expect(markup).toContain('A brilliant German opening')
  expect(markup).not.toContain('Machines and men')
})

test('the scene follows the table: desk, raid, page of the war', () => {
  const campaign = aCampaign()
  expect(sceneOf(campaign, undefined)).toBe('desk')
  inTheAir(campaign, 34)
  expect(sceneOf(campaign, undefined)).toBe('raid')
  expect(sceneOf({ ...campaign, flight: undefined, clock: 7 }, undefined)).toBe('campaign')
})

test('squadrons that a question lights outside a raid bring up the Tote Board, lost Gruppen their boxes', () => {
  const campaign = aCampaign()
  expect(panelFor(campaign, 'campaign', new Set(['squadron:54']))).toBe('tote')
  const lost = Object.keys(campaign.gruppen)[0] ?? ''
  campaign.gruppen[lost] = { place: 'light-loss', full: true }
  expect(panelFor(campaign, 'campaign', new Set([`gruppe:${lost}`]))).toBe('losses')
  expect(panelFor(campaign, 'raid', new Set(['squadron:54']))).toBeUndefined()
})

test('RE-16.a the header counts for the player, and says what he needs', () => {
  const header = (vp: number) => draw({ state: aCampaign({ scenario: 'prelude', clock: 7, vp }) })
  expect(header(3)).toContain('<small>Your lead</small><b>-3</b>')
  expect(header(0)).toContain('<small>Your lead</small><b>0</b>')
  expect(header(-4)).toContain('<small>Your lead</small><b>+4</b>')
  expect(header(3)).toContain('<small>you need</small><b>+6</b>')
})
