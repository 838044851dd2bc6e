import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chart, DiceRow, Die, fan, LightProvider, Modifiers, SourceBadge, signed, usePick } from '../index.ts'

describe('fan', () => {
  test('counters lie side by side while there is room', () => {
    expect(fan(3, 100, 20)).toEqual([0, 22, 44])
  })

  test('they close up when there is none, and the last one ends at the edge', () => {
    const places = fan(5, 60, 20)
    expect(places).toEqual([0, 10, 20, 30, 40])
    expect((places.at(-1) ?? 0) + 20).toBe(60)
  })

  test('one counter lies at the left, none nowhere', () => {
    expect(fan(1, 60, 20)).toEqual([0])
    expect(fan(0, 60, 20)).toEqual([])
  })
})

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

  test('a row of dice names each', () => {
    const markup = renderToStaticMarkup(
      <DiceRow
        dice={[
          { face: 2, label: 'group' },
          { face: 5, label: 'squadron' },
        ]}
      />,
    )
    expect(markup).toContain('aria-label="group: 2"')
    expect(markup).toContain('aria-label="squadron: 5"')
  })
})

function Piece({ id }: { readonly id: string }) {
  return <i {...usePick(id, `piece ${id}`)} />
}

describe('lights', () => {
  const lights = {
    lit: new Set(['a', 'b']),
    hovered: new Set(['b']),
    about: new Set(['a', 'c']),
    onPick: () => {},
    onHover: () => {},
  }
  const markup = renderToStaticMarkup(
    <LightProvider lights={lights}>
      {['a', 'b', 'c', 'd'].map(id => (
        <Piece key={id} id={id} />
      ))}
    </LightProvider>,
  )
  const of = (id: string) => /<i [^>]*>/.exec(markup.slice(markup.indexOf(`<i data-ref="${id}"`)))?.[0]

  test('hovered goes before lit, lit before about', () => {
    expect(['a', 'b', 'c', 'd'].map(id => /data-mark="(\w+)"/.exec(of(id) ?? '')?.[1])).toEqual([
      'lit',
      'hovered',
      'about',
      'plain',
    ])
  })

  test('only what can be clicked is a button in the tab order; all have a name', () => {
    expect(of('a')).toMatch(/role="button" aria-label="piece a" tabindex="0"/i)
    expect(of('b')).toContain('role="button"')
    expect(of('c')).toContain('role="img" aria-label="piece c"')
    expect(of('c')).not.toMatch(/tabindex/i)
    expect(of('d')).toContain('role="img"')
  })
})

test('a component says where it comes from', () => {
  const markup = renderToStaticMarkup(<SourceBadge of={{ source: 'designed', ref: 'history' }} />)
  expect(markup).toContain('aria-label="Source: Designed. history"')
})
