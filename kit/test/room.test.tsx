import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  FinalPage,
  isSame,
  LightProvider,
  Room,
  sameBut,
  Tabs,
  TurnTrack,
  turnsTo,
  usePick,
} from '../index.ts'
import { nextSpot } from '../pieces/rove.ts'

describe('from piece to piece', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 10, y: 25 },
    { x: 60, y: 4 },
    { x: 0, y: 60 },
  ]
  const right = { x: 1, y: 0 }
  const down = { x: 0, y: 1 }

  test('the nearest spot ahead is next', () => {
    expect(nextSpot({ x: 0, y: 0 }, right, spots)).toBe(1)
    expect(nextSpot({ x: 30, y: 0 }, right, spots)).toBe(3)
    expect(nextSpot({ x: 60, y: 4 }, { x: -1, y: 0 }, spots)).toBe(1)
  })

  test('what lies aside comes after what lies straight ahead', () => {
    expect(nextSpot({ x: 0, y: 0 }, down, spots)).toBe(2)
    expect(nextSpot({ x: -10, y: 0 }, down, spots)).toBe(2)
    expect(
      nextSpot(
        { x: -10, y: 8 },
        down,
        [spots[2], spots[4]].flatMap(spot => spot ?? []),
      ),
    ).toBe(0)
    expect(nextSpot({ x: -15, y: 0 }, down, spots.slice(2, 5))).toBe(0)
    expect(
      nextSpot({ x: -20, y: 10 }, down, [
        { x: 10, y: 25 },
        { x: -20, y: 70 },
      ]),
    ).toBe(1)
  })

  test('at the edge there is none, and a spot is not its own next', () => {
    expect(nextSpot({ x: 60, y: 4 }, right, spots)).toBe(-1)
    expect(nextSpot({ x: 0, y: 0 }, { x: 0, y: -1 }, spots)).toBe(-1)
    expect(nextSpot({ x: 0, y: 0 }, right, [{ x: 1.5, y: 0 }])).toBe(-1)
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

  test('only what can be clicked is a button in the tab order; all have a name and can be given the focus', () => {
    expect(of('a')).toMatch(/role="button" aria-label="piece a" tabindex="0"/i)
    expect(of('b')).toContain('role="button"')
    expect(of('c')).toContain('role="img" aria-label="piece c"')
    expect(of('c')).toMatch(/tabindex="-1"/i)
    expect(of('d')).toMatch(/role="img" aria-label="piece d" tabindex="-1"/i)
  })
})

describe('the room', () => {
  const board = {
    state: {},
    pause: undefined,
    notes: [],
    lit: new Set(['a']),
    hovered: new Set<string>(),
    reach: new Set<string>(),
    glide: 0,
    onRefused: () => false,
    onPick: () => {},
    onHover: () => {},
    onRule: () => {},
  }

  test('lights up what is in it, and what the question is about', () => {
    const markup = renderToStaticMarkup(
      <Room board={{ ...board, words: {} as never }} about={new Set(['b'])} className="toy">
        <Piece id="a" />
        <Piece id="b" />
      </Room>,
    )
    expect(markup).toContain('<div class="room" data-rove=""><div class="room-table toy">')
    expect(markup).toMatch(/data-ref="a" data-mark="lit".*data-ref="b" data-mark="about"/)
  })

  test('only the open display is drawn; none when folded', () => {
    const tabs = [
      { id: 'one', title: 'One', count: 2, draw: () => <b>first</b> },
      { id: 'two', title: 'Two', draw: () => <b>second</b> },
    ] as const
    const drawn = (open: 'one' | 'two' | undefined) =>
      renderToStaticMarkup(<Tabs label="Displays" tabs={tabs} open={open} onOpen={() => {}} />)
    expect(drawn('two')).toContain('<b>second</b>')
    expect(drawn('two')).not.toContain('first')
    expect(drawn('two')).toMatch(/aria-selected="true"[^>]*>Two/)
    expect(drawn(undefined)).not.toMatch(/tabpanel|aria-selected="true"/)
    expect(drawn('one')).toContain('<span class="tabs-count">2</span>')
  })

  test('turns before the present one are over', () => {
    expect(turnsTo(3, 2)).toEqual([
      { name: 1, now: false, className: 'turn-over' },
      { name: 2, now: true, className: undefined },
      { name: 3, now: false, className: undefined },
    ])
    const markup = renderToStaticMarkup(<TurnTrack label="Turn 2 of 3" turns={turnsTo(3, 2)} />)
    expect(markup).toContain('<li class="turn turn-over">1</li><li class="turn" aria-current="step">2</li>')
  })

  test('the final page tells what was played', () => {
    const markup = renderToStaticMarkup(
      <FinalPage occasion="Noon">
        <p>score</p>
      </FinalPage>,
    )
    expect(markup).toContain('Noon</p><p>score</p>')
  })
})

describe('what is drawn again', () => {
  test('what has not changed is not drawn again', () => {
    const box = { space: 'London', squadrons: [{ id: '54', reduced: false }], raids: [1] }
    expect(isSame(box, structuredClone(box))).toBe(true)
    expect(isSame(box, { ...box, raids: [2] })).toBe(false)
    expect(isSame(box, { ...box, raids: [1, 2] })).toBe(false)
    expect(isSame(box, { ...box, squadrons: [{ id: '54', reduced: true }] })).toBe(false)
    expect(isSame({ marker: undefined }, { other: undefined })).toBe(false)
    expect(isSame('54', undefined)).toBe(false)
    const table = { turn: 1 }
    expect(sameBut('table')({ table, box }, { table: { turn: 2 }, box: structuredClone(box) })).toBe(true)
    expect(sameBut('table')({ table, box }, { table, box: { ...box, raids: [] } })).toBe(false)
  })
})
