import { type Choice, Match, type Random } from '@tallyho/engine'
import { fetchAll } from '@tallyho/kit'
import { count, drawing, drawn, heldAgainst, litOn, playing } from '@tallyho/kit/test/table.tsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { game, packOf, standard, words } from '../../index.ts'
import { MAP_IDS, STATIONS } from '../../pack/types.ts'
import { BOXES } from '../../rules/05-map/boxes.ts'
import { STEPS } from '../../sequence.ts'
import { type Campaign, MANEUVERS } from '../../state.ts'
import { aCampaign, type Layout } from '../kit/table.ts'

beforeAll(fetchAll)

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
    const overlaps = spaces.filter(one => one.elements.length > 1).length
    expect(count(markup, 'sr-cell-overlap')).toBe(overlaps)
    expect(count(markup, 'sr-level-two')).toBe(overlaps)
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
    // One line, the way it will leave, through the spaces that may shoot at it.
    const [track = ''] = /class="sr-track" d="[^"]+"/.exec(straight) ?? []
    expect(count(straight, 'class="sr-track"')).toBe(1)
    expect(count(track, 'L')).toBeGreaterThan(0)
    expect(straight).not.toContain('sr-tracer')
    expect(straight).toContain('sr-plate-evasive')
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
      const markup = draw({ state, notes })
      return [count(markup, 'sr-mode-determined'), count(markup, 'sr-maneuver-shaft')]
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
    expect(markup).toContain(`aria-label="B-24\u00a0${a}, damage ${damage} of 10"`)
    expect(markup).toContain(`aria-label="B-24\u00a0${b}, fallen"`)
    expect(markup).toContain(`aria-label="B-24\u00a0${c}, destroyed"`)
    expect(count(markup, 'class="sr-damage"')).toBe(1)
    expect(count(markup, 'class="sr-ghost"')).toBe(2)
    expect(markup).toContain(`>${b} fell out<`)
    expect(markup).toContain(`>${c} lost<`)
  })

  test('the worse a bomber is hit the more it smokes, and from four points on it burns', () => {
    const [one] = standard.markers.damage.filter(({ damage }) => damage === 1)
    const [id = ''] = standard.maps.find(map => map.id === '7')?.bombers.map(bomber => bomber.id) ?? []
    const drawnWith = (points: number) =>
      draw({ state: printed({ map: '7', bombers: { [id]: Array(points).fill(one?.id ?? '') } }) })
    const puffs = (points: number) =>
      count(/sr-smoke" data-thick[\s\S]*?<\/g>/.exec(drawnWith(points))?.[0] ?? '', '<circle')
    expect(puffs(0)).toBe(0)
    expect(puffs(4)).toBeGreaterThan(puffs(1))
    expect(count(drawnWith(3), 'class="sr-flame"')).toBe(0)
    expect(count(drawnWith(4), 'class="sr-flame"')).toBe(1)
    expect(count(drawnWith(8), 'class="sr-flame"')).toBe(2)
    expect(count(drawnWith(2), 'class="sr-hole"')).toBe(2)
  })

  test('who went down in this turn is still to be seen below, with parachutes; later only the gap', () => {
    const [a = '', b = ''] = standard.maps.find(({ id }) => id === '7')?.bombers.map(({ id }) => id) ?? []
    const state = printed({ map: '7', bombers: { [a]: 'fallen', [b]: 'destroyed' } })
    const note = (what: string, bomber?: string) => ({ rule: '', what, facts: { bomber }, at: 0 })
    const falls = (...notes: ReturnType<typeof note>[]) => {
      const markup = draw({ state, notes })
      return [count(markup, 'class="sr-fall"'), count(markup, 'data-seen="true"'), count(markup, 'sr-chute')]
    }
    expect(falls()).toEqual([0, 0, 0])
    expect(falls(note('turn.begun'), note('bomber.fallen', a))).toEqual([1, 1, 3])
    expect(falls(note('bomber.fallen', a), note('bomber.destroyed', b))).toEqual([2, 1, 4])
    expect(falls(note('bomber.fallen', a), note('turn.begun'))).toEqual([0, 0, 0])
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
    expect(count(markup, 'sr-element-loose"')).toBe(1)
    expect(count(markup, 'sr-element-kaputt"')).toBe(1)
    expect(markup).toContain('>Loose −1<')
    expect(markup).toContain('>Kaputt −2<')
    for (const flag of ['Rotte', 'Position', 'Schwarm 2']) expect(markup).toContain(`>${flag}<`)
    expect(count(markup, 'class="sr-anchored"')).toBe(2)
    expect(markup).toMatch(/aria-label="Tail[^"]*Low[^"]*, anchored"/)
    expect(markup).toMatch(/aria-label="Nose[^"]*High[^"]*, the Sun"/)
    expect(count(markup, 'class="sr-trails"')).toBe(mission.bombers.length)
    expect(count(markup, 'class="sr-proximity"')).toBe(1)
    expect(count(markup, 'class="sr-detonation"')).toBe(2)
  })

  test('a level that is not as printed is told apart', () => {
    const loose = draw({
      state: printed({ cohesion: { [standard.maps[0]?.elements[0]?.id ?? '']: 'loose' } }),
    })
    const plain = draw({ state: printed({}) })
    const level = packOf({ pack: standard.id }).formation('5').spaces[0]?.level ?? 0
    expect(plain).not.toContain('sr-level-less')
    expect(loose).toContain('sr-level-less')
    expect(loose).toMatch(new RegExp(`data-ref="space:0"[^>]*Lethal Level ${level - 1}"`))
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
    expect(markup).toMatch(/sr-price".*?>2(<!-- -->)? TP</)
    expect(markup).toMatch(/data-ref="box:tail\/high" data-mark="lit"/)
    expect(markup).toMatch(/data-ref="fighter:0" data-mark="about"/)
  })

  test('the Turn Track shows the turn, the Flight Limit and when the escort comes or goes', () => {
    const markup = draw({ state: printed({ turn: 3, limit: 9, tp: 4, escort: 'p-51', escortTurn: 6 }) })
    expect(markup).toContain('aria-label="Turn 3, Flight Limit 9"')
    expect(markup).toMatch(/aria-current="step">3</)
    expect(count(markup, 'sr-turn-beyond')).toBe(3)
    expect(count(markup, 'sr-turn-escort')).toBe(1)
    expect(markup).toContain('aria-label="Tactical Points 4"')
  })
})

describe('beside the board', () => {
  test('SR-SEQ-01 the tracker has every step once, in the order of play', () => {
    expect(board.phases.flatMap(({ steps }) => steps)).toEqual(Object.keys(STEPS))
  })

  heldAgainst(board, { steps: STEPS, told: 'pilot.earns', state: aCampaign() })
})
