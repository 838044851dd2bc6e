import { type Choice, Match } from '@tallyho/engine'
import { pauseAfter } from '@tallyho/engine/proof/script'
import { fetchAll } from '@tallyho/kit'
import { count, drawing, playing } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { foremost } from '../../board/asked/foremost.ts'
import { MANNERS } from '../../board/asked/manners.ts'
import { board } from '../../board/index.tsx'
import { layOut } from '../../board/pieces/layout.ts'
import { outlineOf } from '../../board/pieces/Squares.tsx'
import { StripFace } from '../../board/pieces/StripFace.tsx'
import { standsOf } from '../../board/pieces/surface/SurfaceUnits.tsx'
import { UnitFace } from '../../board/pieces/UnitFace.tsx'
import { faceOf } from '../../board/shown.ts'
import { banksOf } from '../../board/sky/banks.ts'
import { heads } from '../../board/sky/clouds.ts'
import SkyPicture from '../../board/sky/Picture.tsx'
import { picture } from '../../board/sky/picture.ts'
import { centreOf } from '../../board/sky/places.ts'
import { game, standard, words } from '../../index.ts'
import { SUN_ARCS } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { scenarioOf } from '../../rules/01-words/units.ts'
import type { Battle } from '../../state.ts'
import { wholeMoveOf } from '../kit/moves.ts'
import { type aBattle, battleOf, inDogfight, the, unitsOn } from '../kit/table.ts'

const draw = drawing(board, words)

beforeAll(fetchAll)

test('a square is the same element whether few are lit or very many: exchanged under the pointer it would lose the click', () => {
  const state = battleOf('spitfire-i H8')
  const elementOf = (lit: readonly string[]) =>
    /<(\w+)(?=[^>]*data-ref="square:K11")/.exec(draw({ state, lit: new Set(lit) }))?.[1]
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap(column =>
    Array.from({ length: 19 }, (_, i) => `square:${column}${i + 1}`),
  )
  expect(elementOf(['square:K11', 'square:L11'])).toBe('g')
  expect(elementOf(all)).toBe('g')
})

describe('the sky', () => {
  const skyOf = (sky: NonNullable<Parameters<typeof aBattle>[0]['sky']>) => battleOf('', { sky })

  test('cloud, haze, contrails and rain are in the picture, and named over it with what they take off a roll', () => {
    const state = skyOf({
      cloud: [
        { type: 'dense', squares: ['C8-D8'] },
        { type: 'broken', squares: ['M4'] },
        { type: 'wispy', squares: ['P15'] },
      ],
      rain: true,
      haze: 3,
      contrails: 17,
      ground: 'coast',
    })
    const markup = draw({ state })
    for (const name of [
      'dense cloud −3',
      'broken cloud −2',
      'wispy cloud −1',
      'haze up to',
      'contrails from',
    ])
      expect(markup).toContain(name)
    expect(count(markup, 'class="wl-bank"')).toBe(3)
    const drawn = picture(scenarioOf(state))
    for (const kind of ['#dense', '#broken', '#wisp', '#haze', '#sea'])
      expect(drawn).toContain(`url(${kind})`)
    expect(drawn).not.toMatch(/NaN|undefined|null/)
    const clear = picture(scenarioOf(skyOf({ cloud: [], ground: 'land' })))
    for (const kind of ['#dense', '#broken', '#wisp', '#haze', '#sea'])
      expect(clear).not.toContain(`url(${kind})"`)
  })

  test('it is lit from where the Sun stands, and dull without it', () => {
    const skies = SUN_ARCS.map(sun => picture(scenarioOf(skyOf({ cloud: [], sun, ground: 'sea' }))))
    for (const sky of skies) expect(sky).toContain('url(#glow)')
    expect(new Set(skies).size).toBe(SUN_ARCS.length)
    expect(picture(scenarioOf(skyOf({ cloud: [], ground: 'sea' })))).not.toContain('fill="url(#glow)"')
  })

  test('heads of cloud lie in the squares of their bank', () => {
    for (const scenario of standard.scenarios)
      for (const bank of banksOf(scenario)) {
        if (bank.type === 'wispy') continue
        const drawn = [...heads(bank).matchAll(/cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(([, ...at]) =>
          at.map(Number),
        )
        expect(drawn.length, scenario.id).toBeGreaterThan(5)
        for (const [x = 0, y = 0] of drawn) {
          expect(x).toBeGreaterThanOrEqual(bank.x)
          expect(x).toBeLessThanOrEqual(bank.x + bank.width + 6)
          expect(y).toBeGreaterThan(bank.y - bank.height * 0.3)
          expect(y).toBeLessThan(bank.y + bank.height)
        }
      }
  })

  test('the picture of every scenario is drawn once, however often the board is', () => {
    const src = (state: Battle) =>
      /src="([^"]+)"/.exec(renderToStaticMarkup(<SkyPicture scenario={scenarioOf(state)} />))?.[1]
    expect(src(battleOf('bf-109e D9'))).toMatch(/^blob:/)
    expect(src(battleOf('bf-109e D9'))).toBe(src(battleOf('bf-109e K9')))
  })
})

describe('counters', () => {
  /** How far a plaque reaches from its middle, in its own units. */
  const REACH = { x: 21, y: 20 }

  test('lie in the middle of their squares where nobody else is', () => {
    const { battle, rA, dA } = unitsOn('bf-109e D9, d spitfire-i K9 intercept')
    const { spots } = layOut(battle)
    expect(spots.get(rA.no)).toMatchObject(centreOf(rA.square))
    expect(spots.get(dA.no)).toMatchObject(centreOf(dA.square))
  })

  test('WL-10.8.1.b lie below the ring of a dogfight that they are not in', () => {
    const { battle, rA, dA, dB } = unitsOn(
      'bf-109e K9 fighting >dA, d spitfire-i K9 fighting >rA, d spitfire-i K9 intercept',
    )
    const { spots, groups } = layOut(battle, 7)
    const [group] = groups
    const foot = centreOf(rA.square).y - 20 + 40 * (group?.ring ?? 1)
    const reach = (no: number) => (spots.get(no)?.y ?? 0) + REACH.y * (spots.get(no)?.scale ?? 0)
    expect(Math.max(reach(rA.no), reach(dA.no))).toBeLessThanOrEqual(foot)
    expect(spots.get(dB.no)?.y).toBeGreaterThan(foot)
  })

  test.each([1.15, 2.4, 5.1, 7])(
    'never leave their squares, in the thick of every battle, where a unit is %d px',
    unit => {
      const play = playing<Battle>((_, { options }, numbers) => numbers(options.length))
      for (const [seed, { id }] of standard.scenarios.entries())
        play(
          new Match(game, { scenario: id, pack: standard.id, options: {} }),
          seed,
          ({ state, journal }) => {
            if (journal.length % 6 > 0) return
            const { spots } = layOut(state, unit)
            for (const { no, at, square } of state.units) {
              if (at !== 'map') continue
              const place = spots.get(no)
              const middle = centreOf(square)
              if (!place) throw new Error(`${id}: unit ${no} lies nowhere`)
              const { wide = 2 * REACH.x, high = 2 * REACH.y } = place.strip ?? {}
              expect(Math.abs(place.x - middle.x) + (wide / 2) * place.scale, id).toBeLessThanOrEqual(20)
              expect(Math.abs(place.y - middle.y) + (high / 2) * place.scale, id).toBeLessThanOrEqual(20)
            }
          },
          60,
        )
    },
  )

  test('of one square lie in a stack, or side by side from near by, the sides face to face', () => {
    const state = battleOf('bf-109e M6 >dA, d spitfire-i M6 intercept >rA')
    inDogfight(state, 'rA', 'dA')
    expect(layOut(state, 1.15).groups).toMatchObject([{ heaped: true, dogfights: [1], units: [0, 1] }])
    const { groups, spots } = layOut(state, 5.1)
    expect(groups).toMatchObject([{ heaped: false }])
    const [raider, defender] = [spots.get(0), spots.get(1)]
    expect(raider?.y).toBe(defender?.y)
    expect((defender?.x ?? 0) - (raider?.x ?? 0)).toBeGreaterThan(42 * (raider?.scale ?? 1))
    const markup = draw({ state })
    expect(markup).toContain('wl-dogfight')
  })

  test('of a stack cover each other nowhere, and each says who it is and how it has fared', () => {
    const one = 'bf-109e M6'
    for (let units = 2; units <= 9; units++) {
      const placed = [...layOut(battleOf(Array(units).fill(one).join(', ')), 1.1).spots.values()]
      for (const [i, a] of placed.entries())
        for (const b of placed.slice(i + 1)) {
          const { wide = 0, high = 0 } = a.strip ?? {}
          expect(Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= high, `${units} units`).toBe(true)
        }
    }
    const strip = (change: object) => {
      const { battle, rA } = unitsOn(`${one}, ${one}`)
      Object.assign(rA, change)
      return renderToStaticMarkup(<StripFace {...faceOf(battle, rA)} wide={39} high={19} />)
    }
    expect(strip({})).toMatch(/>Bf\u00a0109<.*>A</)
    expect(strip({})).not.toMatch(/wl-tear|wl-lost|wl-broken/)
    expect(strip({ disruptions: 1 })).toContain('wl-tear')
    expect(strip({ broken: true })).toContain('wl-broken')
    expect(strip({ losses: 2 })).toContain('wl-lost')
  })

  const asking = (on: readonly string[]): Choice => ({
    kind: 'choice',
    seat: 'raider',
    ask: 'tally.action',
    options: on.map(ref => ({ id: ref, on: [ref] })),
  })

  test('of a heap that is asked about are shown in a lens beside it, each to be picked there', () => {
    const state = battleOf('bf-109e M6 >dA, d spitfire-i M6 intercept >rA')
    const lens = (lit: readonly string[]) => draw({ state, pause: asking(lit), lit: new Set(lit) })
    expect(count(lens(['unit:1']), 'class="wl-lens"')).toBe(1)
    expect(count(lens(['unit:1']), 'data-ref="unit:1" data-mark="lit"')).toBeGreaterThan(2)
    // Where squares are asked for it would lie in their way.
    expect(lens(['square:M7'])).not.toContain('class="wl-lens"')
  })

  test('have a form for each state', () => {
    const face = (change: object) => {
      const { battle, rA } = unitsOn('bf-109e D9')
      Object.assign(rA, change)
      return renderToStaticMarkup(<UnitFace {...faceOf(battle, rA)} />)
    }
    expect(face({})).not.toMatch(/wl-tear|wl-lost|wl-round-spent/)
    expect(face({ disruptions: 1 })).toContain('wl-tear')
    expect(face({ disruptions: 1 })).not.toContain('wl-crack')
    expect(face({ broken: true })).toContain('wl-crack')
    expect(count(face({ losses: 2 }), 'class="wl-lost"')).toBe(2)
    expect(count(face({ losses: 1, straggler: true }), 'class="wl-lost"')).toBe(2)
    expect(count(face({ ammo: 'low' }), 'wl-round-spent')).toBe(1)
    expect(count(face({ ammo: 'depleted' }), 'wl-round-spent')).toBe(2)
    expect(face({ experte: true })).toContain('wl-star')
    expect(face({ alerted: false })).toContain('wl-tag-hollow')
  })

  test('are round for the Allies and cut for the Axis', () => {
    const { battle, rA, dA } = unitsOn('bf-109e D9, d spitfire-i K9 intercept')
    const plaque = (unit: typeof rA) =>
      /class="wl-plaque" d="([^"]+)"/.exec(renderToStaticMarkup(<UnitFace {...faceOf(battle, unit)} />))?.[1]
    expect(plaque(rA)).not.toContain('Q')
    expect(plaque(dA)).toContain('Q')
  })
})

test('surface units stand over their columns, and no name runs into another', () => {
  for (const { id, surface } of standard.scenarios) {
    const units = surface.map(({ column, name }) => ({ column: column.charCodeAt(0) - 65, name }))
    const stands = standsOf(units)
    for (const [i, a] of stands.entries())
      for (const b of stands.slice(i + 1))
        if (a.y === b.y) expect(Math.abs(a.x - b.x) + 0.5, id).toBeGreaterThanOrEqual((a.wide + b.wide) / 2)
  }
})

test('a field of squares has one line round it', () => {
  const sides = (names: string) => count(outlineOf(names.split(' ').map(squareNamed)), 'M')
  expect(sides('D9')).toBe(4)
  expect(sides('D9 E9')).toBe(6)
  expect(sides('D9 D10 E9 E10')).toBe(8)
  // The top of one column is no neighbour of the foot of the next.
  expect(sides('D19 E0')).toBe(8)
})

describe('squares that are asked for', () => {
  test('WL-8.2.b one that is out of reach says what it would cost', () => {
    const battle = battleOf('spitfire-i D8 >dA alerted, d he-111 K8 bombing facing:0')
    const pause = pauseAfter(wholeMoveOf(battle, 'rA'), []) as Choice
    const why = (name: string) => MANNERS.whyNot?.(battle, pause, `square:${name}`)
    expect(why('J8')).toMatch(/^J8 costs 6 MP by the cheapest way: Spitfire\u00a0A has \d½? left\.$/)
    expect(why('D8')).toBe('Spitfire\u00a0A is at D8.')
  })

  test('of all squares for a Vector those come first where it meets somebody', () => {
    const battle = battleOf('he-111 C9 bombing facing:0, d spitfire-i T6 intercept')
    const dA = the(battle, 'dA')
    const options = ['A0', 'A1', 'T6', ...'BCDEFGHIJKLMNOPQRS'.split('').map(column => `${column}10`)]
    const choice: Choice = {
      kind: 'choice',
      seat: 'defender',
      ask: 'vector.square',
      about: [`unit:${dA.no}`],
      options: options.map(name => ({ id: `vector/${name}`, on: [`square:${name}`] })),
    }
    const [first, ...others] = foremost(battle, choice)
    expect(first).toMatchObject({
      why: 'against He\u00a0111\u00a0A',
      figures: [
        { of: 'meets in', is: expect.stringMatching(/^\d turns?$/) },
        { of: 'over enemy', is: '+1' },
      ],
    })
    expect(first?.id).toMatch(/^vector\/[D-S]10$/)
    expect(others.at(-1)).toMatchObject({ id: 'vector/T6', why: 'circles where it is' })
    the(battle, 'dA').square = squareNamed('T12')
    const high = [
      ...choice.options,
      ...'DEFGHIJKLMNOPQRS'.split('').map(column => ({ id: `vector/${column}12` })),
    ]
    const wanted = foremost(battle, { ...choice, options: high })
    expect(wanted[0]?.id).toMatch(/12$/)
    expect(wanted[0]?.figures?.[1]).toEqual({ of: 'over enemy', is: '+3' })
    expect(wanted.at(-1)?.why).toMatch(/gives away 2 levels$/)
    the(battle, 'dA').square = squareNamed('T6')
    const astray = foremost(battle, { ...choice, ask: 'vector.shift' })
    expect(astray).toHaveLength(4)
    expect(astray[0]?.figures).toMatchObject([{ of: 'from you', is: expect.stringMatching(/^\d+ squares$/) }])
  })
})
