import { type Chance, type Pause, SIX } from '@tallyho/engine'
import { fetchAll } from '@tallyho/kit'
import { drawing } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { BeforeConfirm } from '../../board/events/BeforeFire.tsx'
import { eyeOf, printAt } from '../../board/eye.ts'
import { board } from '../../board/index.tsx'
import { forecastOf, OrderPanel } from '../../board/panels/OrderPanel.tsx'
import { boxOf, layOut } from '../../board/pieces/layout.ts'
import { CELL } from '../../board/sky/places.ts'
import { words } from '../../index.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { aFight } from '../kit/fights.ts'
import { battleOf, the } from '../kit/table.ts'

const draw = drawing(board, words)

beforeAll(fetchAll)
const NOTHING: ReadonlySet<string> = new Set()

test('beside the sky stands in words what has become of a unit', () => {
  const battle = battleOf('bf-109e G8 broken ammo:depleted experte, d spitfire-i M8 disruptions:1 ammo:low')
  const tabs = draw({ state: battle }).split('class="wl-tab"').slice(1, 3)
  const said = (tab = '') => [...tab.matchAll(/<em[^>]*>([^<]+)<\/em>/g)].map(([, word]) => word)
  expect(tabs[0]).toContain('A ★')
  expect(said(tabs[0])).toEqual(['broken', 'last ammo'])
  expect(said(tabs[1])).toEqual(['shaken', 'low ammo'])
  const fighting = battleOf(
    'bf-109e G8 fighting >dA, d spitfire-i G8 fighting >rA disruptions:1 straggler ammo:low',
  )
  const other = draw({ state: fighting }).split('class="wl-tab"')[2]
  expect(said(other), 'whatever is the matter with it').toEqual([
    'shaken',
    'straggler',
    'low ammo',
    'dogfight',
  ])
})

test('WL-10.8.1.b who has sighted somebody in a dogfight of its square does not see nobody', () => {
  const beside = (tally: string) =>
    draw({
      state: battleOf(`bf-109e G8 fighting >dA, d spitfire-i G8 fighting >rA, d spitfire-i G8${tally}`),
    })
  expect(beside('')).toContain('sees nobody')
  expect(beside(' >rA')).not.toContain('sees nobody')
})

test('WL-6.1.a WL-6.1.2.a between movements the order that comes is told as far as it is fixed', () => {
  const battle = battleOf(
    'bf-109e G8 alerted, bf-109e H6 alerted, he-111 G5 bombing, d spitfire-i M8 >rC alerted, d spitfire-i M9 alerted',
  )
  const steps = forecastOf(battle).map(units => units.map(({ id }) => id).join(' '))
  const bomber = battle.units.find(({ mission }) => mission === 'bombing')?.id
  expect(steps).toEqual(['', '', `${bomber} dA`, '', 'rB rA dB'])
  const circle = battleOf('bf-109e G8 >dA alerted, d spitfire-i M9 >rA alerted')
  expect(forecastOf(circle).flatMap(units => units.map(({ id }) => id))).toEqual(['rA', 'dA'])
  expect(renderToStaticMarkup(<OrderPanel battle={battle} />)).toContain('Alerted fighters, as things stand')
})

test('WL-10.6.a WL-10.6.1.a before a hit is confirmed its faces are laid out; a second straggler is a loss', () => {
  const panel = (state = battleOf('bf-109e G8 >dA, d spitfire-i G8')) => {
    const chance: Chance = {
      kind: 'chance',
      what: 'losses.confirm',
      outcomes: SIX,
      about: [`unit:${the(state, 'dA').no}`],
      against: 0,
    }
    return renderToStaticMarkup(<BeforeConfirm state={state} chance={chance} />)
  }
  expect(panel()).toMatch(/nothing.*a straggler.*one down/s)
  expect(panel(battleOf('bf-109e G8 >dA, d spitfire-i G8 straggler'))).not.toContain('a straggler')
})

test('WL-6.1.2.a who follows his prey is still to come in the move order', () => {
  const battle = battleOf('bf-109e G8 >dA alerted, bf-109e H8 alerted, d spitfire-i M8 alerted')
  battle.movement = {
    step: 5,
    ordinal: 0,
    dogfights: [],
    queue: [],
    order: [the(battle, 'rB').no],
    followed: [],
  }
  expect(renderToStaticMarkup(<OrderPanel battle={battle} />)).toMatch(
    /Bf\u00a0109\u00a0B.*Bf\u00a0109\u00a0A/s,
  )
})

test('a fight is seen with what is next to it, and no farther off than that', () => {
  const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8')
  battle.fight = aFight(battle, ['rA'], ['dA'])
  const { all } = eyeOf(battle, undefined, undefined, false, NOTHING, undefined)
  expect(all.width).toBeCloseTo(2.2 * boxOf(squareNamed('G8')).width)
})

test('where little is lit, all of it is in sight', () => {
  const battle = battleOf('bf-109e G8, d spitfire-i M8')
  const pause = { kind: 'choice', seat: 'raider', ask: 'move.step', options: [], about: ['unit:0'] } as const
  const { heart } = eyeOf(battle, pause, undefined, true, new Set(['square:J4']), undefined)
  const far = boxOf(squareNamed('J4'))
  expect(heart.x + heart.width).toBeGreaterThanOrEqual(far.x + far.width)
})

/** Where a unit of the defender flies is asked. */
const stepOf = (no: number): Pause => ({
  kind: 'choice',
  seat: 'defender',
  ask: 'move.step',
  options: [],
  about: [`unit:${no}`],
})

test('on a phone the enemy is seen with whom it is about, as far as there is room', () => {
  const pause = stepOf(1)
  const seen = (enemy: string) => {
    const battle = battleOf(`he-111 ${enemy} bombing, d spitfire-i O13`)
    const { all } = eyeOf(battle, pause, undefined, true, new Set(['square:N14']), undefined)
    return all.x <= boxOf(the(battle, 'rA').square).x && all.width <= 9 * CELL
  }
  expect(seen('J12')).toBe(true)
  expect(seen('B12'), 'too far away').toBe(false)
})

test('however far off the eye is, what is printed on a counter is as large as it must be on a phone', () => {
  const battle = battleOf('bf-109e A3, d spitfire-i X18')
  const { units } = eyeOf(battle, undefined, undefined, true, NOTHING, undefined)
  const { scale = 0 } = layOut(battle, units[0]).spots.get(0) ?? {}
  for (const unit of units) expect(12.6 * scale * unit * printAt(unit)).toBeGreaterThanOrEqual(12)
})

test('the view rests while all that matters is in it, whoever is asked about', () => {
  const battle = battleOf('bf-109e G8, d spitfire-i M8')
  const seen = {
    x: boxOf(squareNamed('D12')).x,
    y: boxOf(squareNamed('D12')).y,
    width: 800,
    height: 400,
    unit: 1.35,
  }
  const of = (no: number) =>
    ({ kind: 'choice', seat: 'raider', ask: 'move.step', options: [], about: [`unit:${no}`] }) as const
  const eyes = [0, 1].map(no => eyeOf(battle, of(no), undefined, false, NOTHING, seen))
  expect({ ...eyes[0], must: undefined }).toEqual({ ...eyes[1], must: undefined })
  expect(eyes[0]).toMatchObject({ heart: { width: 0, height: 0 }, units: [seen.unit] })
  const far = eyeOf(battleOf('bf-109e G8, d spitfire-i Z8'), of(0), undefined, false, NOTHING, seen)
  expect(far.heart.width, 'somebody is out of it').toBeGreaterThan(0)
})

test('a view of the player’s own must show whom it is about, what is asked and whom it hunts; nothing of who flies on', () => {
  const battle = battleOf('bf-109e C12, bf-109e J15, d spitfire-i K12 >rA')
  const pause = stepOf(2)
  const { must } = eyeOf(battle, pause, undefined, false, new Set(['square:L11']), undefined)
  const [left, right] = ['C12', 'L11'].map(name => boxOf(squareNamed(name)))
  expect(must).toMatchObject({ x: left?.x, width: (right?.x ?? 0) + CELL - (left?.x ?? 0) })
  expect(must?.y, 'nobody else').toBeGreaterThan(boxOf(squareNamed('J15')).y + CELL)
  expect(eyeOf(battle, undefined, undefined, false, NOTHING, undefined).must).toBeUndefined()
})

test('on a phone each answer that is listed is seen before the enemy', () => {
  const battle = battleOf('bf-109e H18, d spitfire-i K12')
  const pause = stepOf(1)
  const { heart } = eyeOf(battle, pause, undefined, true, new Set(['square:R8']), undefined)
  const answer = boxOf(squareNamed('R8'))
  expect(heart.x + heart.width).toBeGreaterThanOrEqual(answer.x + answer.width)
  expect(heart.y + heart.height).toBeGreaterThanOrEqual(answer.y + answer.height)
})

test('on a phone who hunts the unit is seen before an enemy who is nearer', () => {
  const battle = battleOf('bf-109e M9, bf-109e J15 >dA, d spitfire-i K12')
  const pause = stepOf(2)
  const { heart } = eyeOf(battle, pause, undefined, true, new Set(['square:L11']), undefined)
  expect(heart.y).toBeLessThanOrEqual(boxOf(squareNamed('J15')).y)
})

test('those of the combat that is asked about are large, and a dogfight in the same square stands aside', () => {
  const battle = battleOf('bf-109e G8 >dA, bf-109e G8, d spitfire-i G8 >rA, d spitfire-i G8')
  for (const id of ['rB', 'dB']) the(battle, id).dogfight = 1
  battle.fight = aFight(battle, ['dA'], ['rA'])
  const { spots, groups } = layOut(battle, 6)
  const scale = (id: string) => spots.get(the(battle, id).no)?.scale ?? 0
  expect(scale('rA')).toBeGreaterThan(scale('rB'))
  expect(scale('dA')).toBeGreaterThan(scale('dB'))
  expect(groups[0]?.whirls).toBe(false)
})
