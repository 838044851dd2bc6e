import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  Chart,
  Die,
  dayText,
  EventCard,
  EventOf,
  FaceChart,
  isEvent,
  Modifiers,
  minus,
  namesFrom,
  namesUpTo,
  Rolled,
  SourceBadge,
  signed,
  span,
  TenDie,
} from '../index.ts'
import { KEYS } from '../stage/view.ts'

describe('sums', () => {
  test('a change always has its sign', () => {
    expect([signed(2), signed(0), signed(-2)]).toEqual(['+2', '+0', '−2'])
  })

  test('every line and the total are shown; values without a sign, changes with one', () => {
    const markup = renderToStaticMarkup(
      <Modifiers
        lines={[
          { what: 'rating', by: 3, plain: true },
          { what: 'cloud', by: -2 },
        ]}
        total={-1}
        totalName="value"
      />,
    )
    const shown = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, what, by]) => [what, by])
    expect(shown).toEqual([
      ['rating', '3'],
      ['cloud', '−2'],
      ['value', '−1'],
    ])
  })
})

describe('charts', () => {
  const rows = [
    { name: 'a', cells: ['a1', 'a2'] },
    { name: 'b', cells: ['b1', 'b2'] },
  ]
  const classes = (litRow?: number, litColumn?: number) => {
    const markup = renderToStaticMarkup(
      <Chart columns={['1', '2']} rows={rows} litRow={litRow} litColumn={litColumn} />,
    )
    return Object.fromEntries(
      [...markup.matchAll(/<td(?: class="([^"]*)")?>(..)<\/td>/g)].map(([, name, cell]) => [cell, name]),
    )
  }

  test('the result stands where the lit row and column cross', () => {
    expect(classes(1, 0)).toEqual({ a1: 'chart-lit', a2: undefined, b1: 'chart-hit', b2: 'chart-lit' })
  })

  test('without a column the whole row is the result; without both nothing is lit', () => {
    expect(classes(0)).toEqual({ a1: 'chart-hit', a2: 'chart-hit', b1: undefined, b2: undefined })
    expect(classes()).toEqual({ a1: undefined, a2: undefined, b1: undefined, b2: undefined })
  })
})

describe('dice', () => {
  test.each([1, 2, 3, 4, 5, 6])('a %i has as many pips', face => {
    expect(renderToStaticMarkup(<Die face={face} />).split('<circle').length - 1).toBe(face)
  })

  test('a ten-sided die shows its number and says whose it is', () => {
    const markup = renderToStaticMarkup(<TenDie face={10} tone="red" label="Red die" />)
    expect(markup).toContain('aria-label="Red die: 10"')
    expect(markup).toContain('die-cut-red')
    expect(markup).toMatch(/<text[^>]*>10<\/text>/)
    expect(renderToStaticMarkup(<TenDie face={3} />)).toContain('aria-label="Die: 3"')
  })

  test('dice of a roll are named, and summed with what was added', () => {
    const lines = [
      { what: 'Height', by: 2 },
      { what: 'Cloud', by: -4 },
    ]
    const markup = renderToStaticMarkup(<Rolled dice={[2, 5]} label="attack" lines={lines} />)
    expect(markup).toContain('aria-label="attack: 2"')
    expect(markup).toContain('aria-label="attack: 5"')
    expect(markup).toContain('<dt>Dice 2 + 5</dt><dd>7</dd>')
    expect(markup).toContain('<dt>Cloud</dt><dd>−4</dd>')
    expect(markup).toContain('<dt>Total</dt><dd>5</dd>')
    expect(renderToStaticMarkup(<Rolled dice={[2]} label="x" lines={lines} total={0} />)).toContain(
      '<dd>0</dd>',
    )
    expect(renderToStaticMarkup(<Rolled dice={[9]} sides={10} label="ten" />)).not.toContain('Total')
  })
})

describe('a chart on a card', () => {
  const rows = Array.from({ length: 17 }, (_, i) => ({ name: `row ${i}`, cells: [i] }))
  const note = { rule: 'TOY-1', what: 'roll', facts: {}, at: 0 }
  const card = (litRow?: number) =>
    renderToStaticMarkup(
      <EventCard note={note} title="Roll" onRule={() => {}}>
        <Chart columns={['hits']} rows={rows} litRow={litRow} />
      </EventCard>,
    )
  const named = (markup: string) => [...markup.matchAll(/row \d+/g)].map(([name]) => name)

  test('is cut to the row that was hit and its neighbours, and says that there is more', () => {
    expect(named(card(8))).toEqual(['row 7', 'row 8', 'row 9'])
    expect(card(8)).toContain('Whole table (17 rows)')
    expect(card(8)).toMatch(/<tr aria-current="true"><th scope="row" class="chart-lit">row 8/)
  })

  test('keeps three rows at its ends', () => {
    expect(named(card(0))).toEqual(['row 0', 'row 1', 'row 2'])
    expect(named(card(16))).toEqual(['row 14', 'row 15', 'row 16'])
  })

  test('is whole where nothing is lit, and in a book', () => {
    expect(named(card())).toHaveLength(17)
    const book = renderToStaticMarkup(<Chart columns={['hits']} rows={rows} litRow={8} />)
    expect(named(book)).toHaveLength(17)
  })
})

test('a component says where it comes from', () => {
  const markup = renderToStaticMarkup(<SourceBadge of={{ source: 'designed', ref: 'history' }} />)
  expect(markup).toContain('aria-label="Source: Our own. history"')
})

describe('events', () => {
  const note = { rule: 'TOY-1', what: 'roll', facts: { die: 5 }, at: 3 }
  const events = { roll: ({ facts }: { readonly facts: { readonly die: number } }) => <b>{facts.die}</b> }
  const drawn = (what: string) =>
    renderToStaticMarkup(
      <EventOf events={events} note={{ ...note, what }} state={{}} onRule={() => {}} told={<i>told</i>} />,
    )

  test('a note with a card is drawn with its facts, another is told', () => {
    expect(drawn('roll')).toBe('<b>5</b>')
    expect(drawn('other')).toBe('<i>told</i>')
    expect(drawn('toString')).toBe('<i>told</i>')
    expect(isEvent(events, note)).toBe(true)
    expect(isEvent(events, { ...note, what: 'toString' })).toBe(false)
  })

  test('a card that cannot be drawn is told instead, until another note comes', () => {
    const failed = { note, ...EventOf.getDerivedStateFromError() }
    expect(failed).toEqual({ note, failed: true })
    expect(EventOf.getDerivedStateFromProps({ note }, failed)).toBeNull()
    expect(EventOf.getDerivedStateFromProps({ note: { ...note } }, failed)).toEqual({ note, failed: false })
    const card = new EventOf({ events, note, state: {}, onRule: () => {}, told: 'told' })
    card.state = failed
    expect(card.render()).toBe('told')
  })
})

test('numbers, rows and days are written as on paper', () => {
  expect([3, -2, 0, -0, 1.25].map(minus)).toEqual(['3', '−2', '0', '0', '1.3'])
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '+0'])
  expect(namesUpTo([6, 7, 12, undefined])).toEqual(['≤ 6', '7', '8–12', '≥ 13'])
  expect(namesFrom([-1, 2, 3])).toEqual(['≤ 1', '2', '≥ 3'])
  expect([span(4, 4), span(5, 10)]).toEqual(['4', '5–10'])
  expect(dayText('1940-08-18')).toBe('18 August 1940')
})

test('the faces of a die are told one by one, the one that came up lit', () => {
  const drawn = (die?: number) =>
    renderToStaticMarkup(<FaceChart name="found" die={die} say={face => (face > 4 ? 'yes' : 'no')} />)
  expect(drawn(5)).toContain('<td class="chart-hit">yes</td>')
  expect(drawn().split('<td').length - 1).toBe(6)
  expect(drawn()).not.toContain('chart-hit')
})

test('no key of a map is that of an answer: digits and letters go to the question', () => {
  expect(Object.keys(KEYS).filter(key => /^[0-9a-z]$/i.test(key))).toEqual([])
  expect(KEYS.Home).toBe('reset')
})
