import { type Choice, Match, type Random } from '@tallyho/engine'
import { count, drawing, drawn, heldAgainst, litOn, playing } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { MIDDLE, type Rect, rectOf, roomIn, spotsIn, stationRect } from '../../board/boxes/layout.ts'
import { noteOf } from '../../board/boxes/printed.ts'
import { board } from '../../board/index.tsx'
import { SILHOUETTES } from '../../board/silhouettes.ts'
import { outlineOf } from '../../board/sky/outline.ts'
import { planOf } from '../../board/sky/places.ts'
import { game, packOf, standard, words } from '../../index.ts'
import { ESCORT_TYPES, FIGHTER_KINDS, MAP_IDS, STATIONS } from '../../pack/types.ts'
import { BOXES } from '../../rules/05-map/boxes.ts'
import { STEPS } from '../../sequence.ts'
import { type Campaign, MANEUVERS } from '../../state.ts'
import { aCampaign, type Layout } from '../kit/table.ts'

const draw = drawing(board, words)
/** A table with the printed maps instead of the small ones of the proofs. */
const printed = (layout: Layout): Campaign => aCampaign({ ...layout, pack: standard })

/** One who flies, attacks with everything and stays in the fight. */
function eager({ options }: Choice, numbers: Random): number {
  const bold = options.flatMap(({ id }, i) => (/approach|^rockets|^cable|^fire/.test(id) ? [i] : []))
  const tame = options.flatMap(({ id }, i) => (/^(exit|abort|done|delay|leave)/.test(id) ? [] : [i]))
  const among = bold.length > 0 ? bold : tame.length > 0 ? tame : options.map((_, i) => i)
  return among[numbers(among.length)] ?? 0
}

const play = playing<Campaign>((_, choice, numbers) => eager(choice, numbers))

describe('the board', () => {
  test('whatever an option lights up is on the board, and can be clicked there', () => {
    const seen = new Set<string>()
    const look = litOn(draw, seen)
    const scenarios = ['1943-early', '1943-late', '1944-mid', '1945', 'training']
    for (const [seed, scenario] of scenarios.entries())
      play(new Match(game, { scenario, pack: standard.id, options: {} }), seed, look, 1800)
    for (const ask of ['muster.experte', 'operations.buy', 'entry.next', 'move.next', 'move.to', 'return.to'])
      expect(seen, ask).toContain(ask)
    for (const ask of ['approach.target', 'engage.mode', 'engage.maneuver', 'station.marker', 'combat.next'])
      expect(seen, ask).toContain(ask)
  })

  test.each(MAP_IDS)('Map %s is drawn with every space, bomber, element and box, each with a name', id => {
    const markup = draw({ state: printed({ map: id }) })
    const { spaces, places, elements, map } = packOf({ pack: standard.id }).formation(id)
    for (const { no } of spaces) expect(drawn(markup, `space:${no}`)).toBe(true)
    for (const { no } of places) expect(drawn(markup, `bomber:${no}`)).toBe(true)
    for (const { no, name } of elements) {
      expect(drawn(markup, `element:${no}`)).toBe(true)
      expect(markup).toContain(`aria-label="Element ${name}, Good Order"`)
    }
    for (const { id: box } of BOXES)
      expect(drawn(markup, `box:${box}`), box).toBe(box !== 'high-bombing' || map.highBombing)
    for (const station of STATIONS) expect(drawn(markup, `station:${station}`)).toBe(true)
    expect(count(markup, 'sr-cell-overlap')).toBe(
      spaces.filter(one => one.elements.length > 1).length + (elements.length > 1 ? 1 : 0),
    )
    expect(markup).not.toMatch(/data-ref="[^"]+"[^>]*aria-label=""/)
  })

  test('a fighter lies in its box, space or corner, with everything that has happened to it', () => {
    const [hit] = standard.markers.hits
    const markup = draw({
      state: printed({
        map: '6',
        fighters: [
          { at: 'tail/level', armor: true, cannon: true, rockets: 'fired', cable: true },
          { at: 'reserve', hits: [hit?.id ?? ''] },
          { at: 'exited', ammo: 'none' },
          { kind: 'ju88', at: 'dogfight', group: 2, ammo: 'jam' },
        ],
        escorts: [{ at: 'dogfight', group: 2, number: 3 }, { at: 'forward' }],
      }),
    })
    for (const no of [0, 1, 2, 3]) expect(drawn(markup, `fighter:${no}`)).toBe(true)
    expect(markup).toContain('>ACrK<')
    expect(markup).toMatch(/aria-label="Bär, FW190, not yet entered, 1 hit"/)
    expect(markup).toMatch(/aria-label="Clausen, FW190, out of the mission, no ammunition"/)
    expect(markup).toMatch(/aria-label="Ju88 1, Dogfight[^"]*, guns jammed"/)
    expect(markup).toContain('Not yet entered: 1')
    expect(markup).toContain('Out of the fight: 1')
    expect(markup).toMatch(/aria-label="P-38 Lightning escort, number 3, Dogfight/)
    expect(markup).toMatch(/aria-label="P-38 Lightning escort, number unseen, Forward"/)
  })

  test('in a space a counter shows altitude, mode, maneuver and target', () => {
    const { id = '', from } = packOf({ pack: standard.id }).formation('5').places[0] ?? {}
    const space = standard.maps.find(map => map.id === '5')?.spaces[from?.tail ?? 0]
      ?.id as `${number}.${number}`
    const of = (maneuver: (typeof MANEUVERS)[number]) =>
      draw({
        state: printed({
          fighters: [
            {
              at: space,
              target: id,
              approach: 'tail/approach/low',
              altitude: 'low',
              mode: 'evasive',
              maneuver,
            },
          ],
        }),
      })
    const straight = of('climb')
    expect(straight).toContain('sr-mode-evasive')
    expect(straight).toContain('sr-maneuver-climb')
    expect(count(straight, 'class="sr-aim"')).toBe(1)
    expect(count(straight, 'class="sr-cross"')).toBe(1)
    expect(straight).toMatch(new RegExp(`low, evasive, Climb, against ${id}`))
    const arrows = MANEUVERS.map(maneuver => /class="sr-maneuver-shaft" d="([^"]+)"/.exec(of(maneuver))?.[1])
    expect(new Set(arrows).size).toBe(3)
    expect(arrows[0]).toBe(arrows[1])
    expect(arrows[2]).toBe(arrows[4])
    expect(of('dive')).toContain('sr-maneuver-dive')
  })

  test('what a fighter of the wave has not yet chosen is not shown', () => {
    const [first, second] = standard.maps.find(map => map.id === '5')?.spaces.map(({ id }) => id) ?? []
    const piece = { approach: 'tail/approach/low', altitude: 'low' } as const
    const state = printed({
      fighters: [
        { at: first as `${number}.${number}`, ...piece },
        { at: second as `${number}.${number}`, ...piece },
      ],
    })
    const after = (...told: readonly string[]) => {
      const notes = told.map((said, at) => {
        const [what = '', fighter] = said.split(' ')
        return { rule: '', what, facts: { fighter: Number(fighter) }, at }
      })
      // The card beside the map shows the fighter in question once more.
      const [map = ''] = draw({ state, notes }).split('sr-panels')
      return [count(map, 'sr-mode-determined'), count(map, 'sr-maneuver-shaft')]
    }
    const wave = ['approach.placed 0', 'approach.placed 1']
    expect(after(...wave)).toEqual([0, 0])
    expect(after(...wave, 'engage.mode 0')).toEqual([1, 0])
    expect(after(...wave, 'engage.mode 0', 'engage.mode 1', 'engage.maneuver 0')).toEqual([2, 1])
    expect(after(...wave, 'engage.mode 0', 'engage.maneuver 0', 'burst.card 0')).toEqual([2, 2])
  })

  test('bombers show damage, and whether they have fallen or been destroyed', () => {
    const [one, two] = standard.markers.damage.filter(({ damage }) => damage > 0)
    const [a = '', b = '', c = ''] =
      standard.maps.find(({ id }) => id === '7')?.bombers.map(({ id }) => id) ?? []
    const damage = (one?.damage ?? 0) + (two?.damage ?? 0)
    const markup = draw({
      state: printed({
        map: '7',
        bombers: { [a]: [one?.id ?? '', two?.id ?? ''], [b]: 'fallen', [c]: 'destroyed' },
      }),
    })
    expect(markup).toContain(`aria-label="B-24 ${a}, damage ${damage} of 10"`)
    expect(markup).toContain(`aria-label="B-24 ${b}, fallen"`)
    expect(markup).toContain(`aria-label="B-24 ${c}, destroyed"`)
    expect(count(markup, 'class="sr-wreck"')).toBe(1)
    expect(count(markup, 'class="sr-damage"')).toBe(1)
  })

  test('cohesion, advantages, anchored boxes, Sun, contrails and markers are drawn', () => {
    const state = printed({
      map: '8',
      sun: 'nose/high',
      anchored: ['tail/low', 'tail/level'],
      contrails: true,
      cohesion: Object.fromEntries(
        (standard.maps.find(({ id }) => id === '8')?.elements ?? [])
          .slice(0, 2)
          .map(({ id }, i) => [id, i === 0 ? 'loose' : 'kaputt']),
      ),
    })
    const { mission } = state
    const element = mission?.elements[2]
    if (!mission || !element) throw new Error('Map 8 has seven elements')
    Object.assign(element, { rotte: true, position: true, schwarm: 2 })
    mission.proximity.push({ marker: standard.markers.proximity[0]?.id ?? '', space: 4 })
    mission.detonations.push(4, 5)
    const markup = draw({ state })
    // One of each in the legend.
    expect(count(markup, 'sr-element-loose"')).toBe(2)
    expect(count(markup, 'sr-element-kaputt"')).toBe(2)
    for (const flag of ['Rotte', 'Position', 'Schwarm 2']) expect(markup).toContain(`>${flag}<`)
    expect(count(markup, 'class="sr-anchored"')).toBe(2)
    expect(markup).toMatch(/aria-label="Tail[^"]*Low[^"]*, anchored"/)
    expect(markup).toMatch(/aria-label="Nose[^"]*High[^"]*, the Sun"/)
    expect(count(markup, 'class="sr-trails"')).toBe(mission.bombers.length)
    expect(count(markup, 'class="sr-proximity"')).toBe(1)
    expect(count(markup, 'class="sr-detonation"')).toBe(2)
  })

  test('a level that is not as printed shows both numbers', () => {
    const loose = draw({
      state: printed({ cohesion: { [standard.maps[0]?.elements[0]?.id ?? '']: 'loose' } }),
    })
    const plain = draw({ state: printed({}) })
    const level = packOf({ pack: standard.id }).formation('5').spaces[0]?.level ?? 0
    expect(plain).not.toContain('sr-level-printed')
    expect(loose).toContain('sr-level-less')
    expect(loose).toMatch(new RegExp(`data-ref="space:0"[^>]*Lethal Level ${level - 1}"`))
    expect(loose).toMatch(new RegExp(`sr-level-printed"[^>]*>${level}<`))
  })

  test('the levels are those that the fighter about to be placed would meet', () => {
    const state = printed({ fighters: [{ at: 'nose/approach/high' }] })
    const high = packOf({ pack: standard.id })
      .formation('5')
      .spaces.find(({ notes }) => notes.some(note => 'when' in note && note.when === 'high' && note.by > 0))
    const label = (markup: string) =>
      new RegExp(`data-ref="space:${high?.no}"[^>]*Lethal Level (\\d)`).exec(markup)?.[1]
    const pause: Choice = {
      kind: 'choice',
      seat: 'staffel',
      ask: 'approach.target',
      options: [],
      about: ['fighter:0'],
    }
    expect(Number(label(draw({ state })))).toBe(high?.level)
    expect(Number(label(draw({ state, pause })))).toBe(Math.min(5, (high?.level ?? 0) + 1))
  })

  test('the ways of the fighter being moved show what they cost', () => {
    const state = printed({ fighters: [{ at: 'tail/level' }] })
    const option = (to: string, tp: number) => ({ id: `to/${to}`, on: [`box:${to}`], tp })
    const pause: Choice = {
      kind: 'choice',
      seat: 'staffel',
      ask: 'move.to',
      options: [option('tail/high', 0), option('nose/level', 2), { id: 'stay' }],
      about: ['fighter:0'],
    }
    const markup = draw({ state, pause, lit: new Set(['box:tail/high', 'box:nose/level']) })
    expect(count(markup, 'class="sr-price"')).toBe(1)
    expect(markup).toMatch(/sr-price-paid".*?>2 TP</)
    expect(markup).toMatch(/data-ref="box:tail\/high" data-mark="lit"/)
    expect(markup).toMatch(/data-ref="fighter:0" data-mark="about"/)
  })

  test('the Turn Track shows the turn, the Flight Limit and when the escort comes or goes', () => {
    const markup = draw({ state: printed({ turn: 3, limit: 9, tp: 4, escort: 'p-51', escortTurn: 6 }) })
    expect(markup).toContain('aria-label="Turn 3, Flight Limit 9"')
    expect(markup).toMatch(/aria-current="step">3</)
    expect(count(markup, 'sr-turn-beyond')).toBe(3)
    expect(count(markup, 'sr-turn-escort')).toBe(1)
    expect(markup).toContain('aria-label="TP 4"')
  })
})

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('the drawing', () => {
  test('no box lies on another', () => {
    const rects = [...BOXES.map(({ id }) => rectOf(id)), ...STATIONS.map(stationRect)]
    for (const [i, one] of rects.entries())
      for (const other of rects.slice(i + 1)) expect(apart(one, other), `${i}`).toBe(true)
  })

  test.each([1, 2, 3, 7, 18])('%i counters stay in their box and do not overlap', pieces => {
    const room = roomIn(rectOf('left/high'))
    const { size, spots } = spotsIn(room, pieces, 46)
    expect(spots).toHaveLength(pieces)
    const rects = spots.map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }))
    for (const [i, one] of rects.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(room.x - 0.01)
      expect(one.y).toBeGreaterThanOrEqual(room.y - 0.01)
      expect(one.x + size).toBeLessThanOrEqual(room.x + room.width + 0.01)
      expect(one.y + size).toBeLessThanOrEqual(room.y + room.height + 0.01)
      for (const other of rects.slice(i + 1)) {
        const shrunk = { ...other, x: other.x + 0.01, y: other.y + 0.01 }
        expect(apart({ ...one, width: size - 0.01, height: size - 0.01 }, shrunk)).toBe(true)
      }
    }
  })

  test.each(MAP_IDS)(
    'SR-Q-50 Map %s: nose up, bombers where their four cells meet, all in the middle',
    id => {
      const plan = planOf(packOf({ pack: standard.id }).formation(id))
      const { spaces, places, elements } = plan.formation
      for (const place of places) {
        const spot = plan.place(place)
        const at = (side: keyof typeof place.from) => plan.space(spaces[place.from[side]] ?? { a: 0, b: 0 })
        expect(at('nose').x).toBeCloseTo(spot.x)
        expect(at('nose').y).toBeCloseTo(spot.y - plan.along)
        expect(at('tail').y).toBeCloseTo(spot.y + plan.along)
        expect(at('right').x).toBeCloseTo(spot.x + plan.across)
        expect(at('left').x).toBeCloseTo(spot.x - plan.across)
      }
      for (const space of spaces) {
        const { x, y } = plan.space(space)
        for (const [dx, dy] of [
          [0, -plan.along],
          [0, plan.along],
          [plan.across, 0],
          [-plan.across, 0],
        ] as const)
          for (const { id: box } of BOXES)
            expect(apart(rectOf(box), { x: x + dx, y: y + dy, width: 0, height: 0 }), box).toBe(true)
        expect(x - plan.across).toBeGreaterThanOrEqual(MIDDLE.x - 0.01)
        expect(x + plan.across).toBeLessThanOrEqual(MIDDLE.x + MIDDLE.width + 0.01)
        expect(y - plan.along).toBeGreaterThanOrEqual(MIDDLE.y - 0.01)
        expect(y + plan.along).toBeLessThanOrEqual(MIDDLE.y + MIDDLE.height + 0.01)
      }
      for (const element of elements) {
        const outline = outlineOf(plan, element.spaces, 0)
        // The border encloses as much as the cells it is drawn round.
        expect(areaOf(outline) / (element.spaces.length * 2 * plan.across * plan.along)).toBeCloseTo(1, 2)
        expect(areaOf(outlineOf(plan, element.spaces, 3))).toBeLessThan(areaOf(outline))
      }
    },
  )

  test('a printed note tells where a box leads for how much', () => {
    const { formation } = packOf(aCampaign())
    expect(noteOf(formation('5'), 'tail/level')).toBe('Nose 2 · Flanks 1')
    expect(noteOf(formation('5'), 'left/low')).toBe('Nose 2 · Tail 0')
  })

  test('every type of aircraft has its own shape, the same on both sides', () => {
    const shapes = [...FIGHTER_KINDS, ...ESCORT_TYPES, 'b24' as const].map(type => SILHOUETTES[type])
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const shape of shapes) {
      const xs = [...shape.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
      expect(Math.max(...xs)).toBe(50)
      expect(Math.min(...xs)).toBe(-50)
    }
  })
})

/** By the corners of each loop of a path. */
function areaOf(path: string): number {
  return path
    .split('Z')
    .filter(Boolean)
    .map(loop =>
      loop
        .slice(1)
        .split('L')
        .map(point => point.split(' ').map(Number)),
    )
    .reduce((total, points) => {
      const twice = points.reduce((sum, [x = 0, y = 0], i) => {
        const [nx = 0, ny = 0] = points[(i + 1) % points.length] ?? []
        return sum + x * ny - nx * y
      }, 0)
      return total + twice / 2
    }, 0)
}

describe('beside the board', () => {
  test('SR-SEQ-01 the tracker has every step once, in the order of play', () => {
    expect(board.phases.flatMap(({ steps }) => steps)).toEqual(Object.keys(STEPS))
  })

  heldAgainst(board, { steps: STEPS, told: 'pilot.earns', state: aCampaign() })
})
