import type { Choice, Option } from '@tallyho/engine'
import { pauseAfter, script } from '@tallyho/engine/proof/script'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listedPlaces } from '../../board/asked/foremost.ts'
import { MANNERS } from '../../board/asked/manners.ts'
import { meetings } from '../../board/asked/meetings.ts'
import { unasked } from '../../board/asked/unasked.ts'
import { eyeOf } from '../../board/eye.ts'
import { Keys } from '../../board/pieces/Keys.tsx'
import { boxOf, layOut } from '../../board/pieces/layout.ts'
import { BOX, CELL, RIGHT_EDGE } from '../../board/sky/places.ts'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { scenarioOf } from '../../rules/01-words/units.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { act, wholeMoveOf } from '../kit/moves.ts'
import { battleOf, the } from '../kit/table.ts'

const asked = (battle: Battle, id: string) => pauseAfter(wholeMoveOf(battle, id), []) as Choice

test('where all answers are listed, the sky shows the place of each: the counter itself of who circles', () => {
  const battle = battleOf('spitfire-i M9 intercept vector:K13, d bf-109e C8')
  const choice = asked(battle, 'rA')
  const ids = MANNERS.foremost?.(battle, choice).map(({ id }) => id) ?? []
  const places = listedPlaces(battle, choice)
  const usual = choice.options.filter(({ rare, ends }) => !rare && !ends)
  for (const { id } of usual) expect(ids, id).toContain(id)
  expect(places.length).toBe(ids.length)
  expect(places[ids.indexOf('circle')]).toBe('M9')
  for (const [i, id] of ids.entries())
    if (id.startsWith('step/') || id.startsWith('fly/')) expect(places[i], id).toMatch(/^[A-Z]\d+$/)
})

test('a key lies in its square, and above a counter that is there, or beside it where another lies above', () => {
  const alone = battleOf('spitfire-i M9, d bf-109e C8')
  const draw = (name: string, lit: string, battle = alone) =>
    renderToStaticMarkup(
      <svg role="img" aria-label="sky">
        <Keys
          battle={battle}
          named={[name]}
          lit={new Set([`square:${lit}`])}
          mover={the(battle, 'rA')}
          ink={1}
          byName={false}
        />
      </svg>,
    )
  const [left, top] = [/translate\((\S+) /, /translate\(\S+ (\S+)\)/].map(
    place => (markup: string) => Number(place.exec(markup)?.[1]),
  ) as [(markup: string) => number, (markup: string) => number]
  expect(top(draw('N9', 'N9'))).toBeLessThan(boxOf(squareNamed('N9')).y + CELL)
  expect(top(draw('K9', 'N9')), 'the only one that is open').toBe(top(draw('N9', 'N9')))
  expect(top(draw('M9', 'N9'))).toBeLessThan(boxOf(squareNamed('M9')).y)
  const under = draw('M9', 'N9', battleOf('spitfire-i M9, d bf-109e M10'))
  expect(top(under)).toBeGreaterThan(boxOf(squareNamed('M9')).y)
  const { x } = boxOf(squareNamed('M9'))
  expect(left(under), 'not in N9, which can be chosen').toBeLessThan(x)
})

test('all squares within reach are in sight where the window has room for them', () => {
  const battle = battleOf('spitfire-i K11 >dA alerted, d bf-109e I12')
  const choice = asked(battle, 'rA')
  const far = MANNERS.far?.(battle, choice) ?? []
  const lit = new Set([...choice.options, ...far].flatMap(({ on = [] }: Pick<Option, 'on'>) => on))
  const unit = 46 / CELL
  const seen = { x: 0, y: 0, width: 900 / unit, height: 760 / unit, unit }
  const { heart, all, units } = eyeOf(battle, choice, undefined, false, lit, seen)
  const fits = all.width * (units[0] ?? 1) <= 900 && all.height * (units[0] ?? 1) <= 760
  const view = fits ? all : heart
  const squares = [...lit]
    .filter(ref => ref.startsWith('square:'))
    .map(ref => boxOf(squareNamed(ref.slice(7))))
  expect(squares.length).toBeGreaterThan(12)
  const low = Math.max(...squares.map(({ y }) => y + CELL))
  const right = Math.max(...squares.map(({ x }) => x + CELL))
  // What is in sight already is looked at from where the eye is.
  const isStill = view.width === 0
  expect(isStill ? seen.height : view.y + view.height).toBeGreaterThanOrEqual(low)
  expect(isStill ? seen.width : view.x + view.width).toBeGreaterThanOrEqual(right)
})

test('WL-9.2.4.f nobody is asked for calls where nobody can be met any more', () => {
  const ask = (line: string, turn: number) => {
    const battle = battleOf(line)
    battle.turn = turn
    const { no, id } = the(battle, 'dA')
    const options = [
      { id: 'done', ends: true },
      { id: `control/${id}`, unit: no },
    ] as const
    return unasked(battle, { kind: 'choice', seat: 'defender', ask: 'vector.control', options })
  }
  const meeting = 'd spitfire-i M9 intercept, he-111 G8 bombing facing:0'
  const { lastTurn } = scenarioOf(battleOf(meeting)).victory
  expect(ask(meeting, 1)).toBeUndefined()
  expect(ask(meeting, lastTurn), 'no turn is left').toBe('done')
  expect(ask('d spitfire-i M9 intercept, he-111 Z8 bombing facing:0', 1), 'it has left by then').toBe('done')
  expect(ask('d spitfire-i M9 intercept, he-111 G8 broken', 1), 'it is broken').toBe('done')
})

test('WL-9.2.4.f once one is called nobody is asked for the others: who is sent astray is called, everybody else left', () => {
  const battle = battleOf(
    'd spitfire-i M9 intercept, d spitfire-i M8 intercept, he-111 G8 bombing facing:0',
    {
      defender: { gci: { rating: 4, nets: [] } },
    },
  )
  const rest = [
    { id: 'done', ends: true },
    { id: 'control/dB', unit: the(battle, 'dB').no },
  ] as const
  const ask = () =>
    unasked(battle, { kind: 'choice', seat: 'defender', ask: 'vector.control', options: rest })
  expect(ask(), 'it has no flag').toBe('control/dB')
  the(battle, 'dB').vector = squareNamed('Y2')
  expect(ask(), 'its flag is nowhere near').toBe('control/dB')
  const [met] = meetings(battle, the(battle, 'dB'))
  the(battle, 'dB').vector = met?.square ?? 0
  expect(ask(), 'it meets somebody there').toBe('done')
})

test('bombers that nobody can catch any more decide a battle', () => {
  const past = battleOf('d spitfire-i B9 facing:4, he-111 Y8 bombing facing:0')
  expect(MANNERS.decided?.(past, 'defender')).toBe(true)
  const near = battleOf('d spitfire-i P9 facing:4, he-111 N8 bombing facing:0')
  expect(MANNERS.decided?.(near, 'defender')).toBe(false)
  expect(nameOf(the(past, 'dA').square)).toBe('B9')
})

test('who fights is never heaped, even with others looking on', () => {
  const battle = battleOf('bf-109e G8 >dA, bf-109e G8, d spitfire-i G8')
  battle.fight = aFight(battle, ['rA'], ['dA'])
  const { units } = eyeOf(battle, undefined, undefined, false, new Set(), undefined)
  expect(layOut(battle, units[0] ?? 0).groups.filter(({ heaped }) => heaped)).toEqual([])
})

test('who shares the square of a fight and has no part in it is marked so', () => {
  const battle = battleOf('bf-109e G8 >dA, bf-109e G8, d spitfire-i G8, bf-109e L8')
  battle.fight = aFight(battle, ['rA'], ['dA'])
  const { spots } = layOut(battle, 5)
  const aside = battle.units.filter(({ no }) => spots.get(no)?.aside).map(({ id }) => id)
  expect(aside).toEqual(['rB'])
  const scaleOf = (id: string) => spots.get(the(battle, id).no)?.scale ?? 0
  expect(scaleOf('rB')).toBeLessThan(scaleOf('rA'))
})

test('who waits beside the sky is seen with its outermost column', () => {
  const battle = battleOf('bf-109e T9, d spitfire-i Z9')
  const { all } = eyeOf(battle, undefined, undefined, false, new Set(), undefined)
  expect(all.x + all.width).toBe(BOX.x + BOX.width)
  const seen = { x: 700, y: 200, width: RIGHT_EDGE - 690, height: 600, unit: 41 / 40 }
  const { heart } = eyeOf(battle, undefined, undefined, false, new Set(), seen)
  expect(heart.x + heart.width).toBe(BOX.x + BOX.width)
})

test('the eye has somewhere to be, where nothing is told of and those who fly do not fit into its window', () => {
  const battle = battleOf('bf-109e A19, d spitfire-i Z1')
  const seen = { x: 0, y: 0, width: 600, height: 400, unit: 1 }
  for (const narrow of [false, true]) {
    const { all, heart } = eyeOf(battle, undefined, undefined, narrow, new Set(), seen)
    for (const { x, y, width, height } of [all, heart])
      for (const figure of [x, y, width, height]) expect(Number.isFinite(figure)).toBe(true)
  }
})

test('WL-8.3.f to circle until the move is over is one answer, and leaves it where it is', () => {
  const battle = battleOf('spitfire-i D8 >dA alerted, d he-111 K8 bombing facing:0')
  const stay = MANNERS.far?.(battle, asked(battle, 'rA')).find(({ id }) => id === 'stay')
  expect(stay).toMatchObject({ words: 'Stay and circle all turn', on: [] })
  expect(stay?.ids.length).toBeGreaterThan(1)
  script(wholeMoveOf(battle, 'rA'), [...(stay?.ids ?? []).map(act), 'move.face face/0'])
  expect(nameOf(the(battle, 'rA').square)).toBe('D8')
})
