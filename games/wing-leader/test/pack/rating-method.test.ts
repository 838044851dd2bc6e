import { describe, expect, test } from 'vitest'
import { SHEETS } from '../../pack/aircraft/index.ts'
import { STATED } from '../../pack/aircraft/stated.ts'
import { compile, type Model } from '../../pack/components.ts'
import { circleAt, climbAt, guns, speedAt } from '../../pack/performance.ts'
import { rate } from '../../pack/rating-method.ts'
import { standard } from '../../pack/standard.ts'
import type { Figures } from '../../pack/types.ts'

const { models, model } = compile(standard)
const all = [...models.values()]
const MIDDLES = [2, 7, 12, 17]
const metres = (altitude: number) => altitude * 530

function figuresOf({ card, variant }: Model): Figures {
  return variant?.figures ?? card.figures
}

describe('the method', () => {
  test('every card comes from its figures, save what the rules state', () => {
    for (const sheet of SHEETS) {
      const card = standard.aircraft.find(({ id }) => id === sheet.id)
      const made = rate(sheet.figures, sheet.class, sheet.gear, sheet.bombsight)
      expect(card, sheet.id).toMatchObject({ ...made, ...STATED[sheet.id]?.ratings })
      expect(card?.source).toBe(STATED[sheet.id] ? 'constrained' : 'designed')
    }
    expect(Object.keys(STATED).filter(id => STATED[id]?.ratings)).toEqual(['me-163b'])
  })

  test('WL-3.2.b a variant flies as its own figures say, with all else from its card', () => {
    for (const sheet of SHEETS)
      for (const variant of sheet.variants ?? []) {
        const made = rate(
          { ...sheet.figures, ...variant.figures },
          variant.class ?? sheet.class,
          { ...sheet.gear, ...variant.gear },
          variant.bombsight ?? model(sheet.id).bombsight,
        )
        const flown = model(variant.id)
        expect(flown.name).toBe(variant.name)
        expect(flown.nation).toBe(sheet.nation)
        expect(flown.vp, variant.id).toBe(made.vp)
        expect(flown.class, variant.id).toBe(made.class)
        expect(flown.protection, variant.id).toEqual(made.protection)
        expect(flown.defence, variant.id).toBe(made.defence)
        expect(flown.abilities, variant.id).toEqual(made.abilities)
        expect(flown.firepower ?? 'U', variant.id).toBe(made.firepower)
        expect(flown.headOnWeakness, variant.id).toBe(made.headOnWeakness ?? false)
        for (const band of made.bands) {
          expect(flown.speed[band.from], variant.id).toBe(band.speed)
          expect(flown.turn[band.to], variant.id).toBe(band.turn)
        }
      }
  })

  /** All pairs of models that the pick applies to, each both ways. */
  function pairs(pick: (one: Model) => boolean = () => true): [Model, Model][] {
    const some = all.filter(one => pick(one) && !one.abilities.rocket)
    return some.flatMap(a => some.map((b): [Model, Model] => [a, b]))
  }

  test('who is faster at an altitude is rated no lower there, and 75 km/h are a whole point', () => {
    for (const altitude of MIDDLES)
      for (const [a, b] of pairs()) {
        const lead = speedAt(figuresOf(a), metres(altitude)) - speedAt(figuresOf(b), metres(altitude))
        const points = (a.speed[altitude] ?? 0) - (b.speed[altitude] ?? 0)
        if (lead >= 0) expect(points, `${a.id} ${b.id} ${altitude}`).toBeGreaterThanOrEqual(0)
        if (lead >= 75 && (b.speed[altitude] ?? 0) > 0)
          expect(points, `${a.id} ${b.id} ${altitude}`).toBeGreaterThanOrEqual(1)
      }
  })

  test('who circles faster low down turns no worse, among aircraft of one build', () => {
    const builds = [
      (one: Model) => one.class === 'fighter' && figuresOf(one).engines === 1,
      (one: Model) => one.class === 'fighter' && figuresOf(one).engines > 1,
      (one: Model) => one.class !== 'fighter',
    ]
    for (const build of builds)
      for (const [a, b] of pairs(build))
        if (circleAt(figuresOf(a), metres(2)) <= circleAt(figuresOf(b), metres(2)))
          expect(a.turn[2], `${a.id} ${b.id}`).toBeGreaterThanOrEqual(b.turn[2] ?? 0)
  })

  test('who climbs faster pays no more for it', () => {
    const cost = (one: Model, altitude: number) => one.climb[altitude] || 99
    for (const altitude of MIDDLES)
      for (const [a, b] of pairs())
        if (climbAt(figuresOf(a), metres(altitude)) >= climbAt(figuresOf(b), metres(altitude)))
          expect(cost(a, altitude), `${a.id} ${b.id}`).toBeLessThanOrEqual(cost(b, altitude))
  })

  test('more guns of the same calibres never hit less', () => {
    const bigger = (a: Figures, b: Figures) =>
      guns(b.guns).every(gun =>
        guns(a.guns).some(other => other.calibre === gun.calibre && other.count >= gun.count),
      )
    for (const [a, b] of pairs(one => one.class === 'fighter' && figuresOf(one).guns !== undefined))
      if (bigger(figuresOf(a), figuresOf(b)))
        expect(a.firepower ?? -1, `${a.id} ${b.id}`).toBeGreaterThanOrEqual(b.firepower ?? -1)
  })

  test('heavier loads are worth more', () => {
    for (const [a, b] of pairs())
      if ((figuresOf(a).bombLoadKg ?? 0) >= (figuresOf(b).bombLoadKg ?? 0))
        expect(a.bombs[0] ?? 0, `${a.id} ${b.id}`).toBeGreaterThanOrEqual(b.bombs[0] ?? 0)
  })

  test('an Edge is for agile fighters within 12 km/h of the next point', () => {
    for (const one of all) {
      const short = 75 - (figuresOf(one).topSpeed % 75)
      const agile = one.class === 'fighter' && (one.turn[0] ?? 0) >= 4
      expect(one.abilities.edge === true, one.id).toBe(agile && short <= 12)
    }
    expect(model('f4u-1').abilities.edge).toBe(true)
    expect(model('p-51d').abilities.edge).toBeUndefined()
  })

  test('generations are a point or two apart', () => {
    const best = (id: string) => Math.max(...model(id).speed)
    expect(['swordfish', 'ju-52'].map(best)).toEqual([1, 1])
    expect(['ju-87b', 'c-47'].map(best)).toEqual([2, 2])
    expect(['bf-109e-4', 'spitfire-ia', 'bf-110c'].map(best)).toEqual([5, 5, 5])
    expect(['bf-109g-6', 'spitfire-ix', 'fw-190a-8', 'f6f-5', 'la-5fn'].map(best)).toEqual([6, 6, 6, 6, 6])
    expect(['p-51d', 'fw-190d-9', 'tempest-v', 'bf-109k-4'].map(best)).toEqual([7, 7, 7, 7])
    expect(['meteor-iii', 'me-262a', 'me-163b'].map(best)).toEqual([8, 9, 10])
  })
})

describe('performance between measured heights', () => {
  const figures: Figures = {
    topSpeed: 600,
    topSpeedAt: 6000,
    seaLevelSpeed: 480,
    climb: [20, 14, 8],
    circle: [20, 25.6],
    ceiling: 10_000,
    engines: 1,
    source: 'a test',
  }

  test('speed rises evenly to its best and falls to four fifths at the ceiling', () => {
    expect([0, 3000, 6000, 10_000].map(height => speedAt(figures, height))).toEqual([480, 540, 600, 480])
    expect(speedAt(figures, 8000)).toBe(570)
    const { seaLevelSpeed: _, ...unknown } = figures
    expect(speedAt(unknown, 0)).toBeCloseTo(499.2)
  })

  test('climb falls from height to height and nearly to nothing at the ceiling', () => {
    expect([0, 1500, 3000, 4500, 6000, 8000, 10_000, 12_000].map(height => climbAt(figures, height))).toEqual(
      [20, 17, 14, 11, 8, 4.25, 0.5, 0.5],
    )
    const { climb: _, ...unknown } = figures
    expect(climbAt({ ...unknown, initialClimb: 10 }, 5000)).toBe(5.25)
  })

  test('a circle that takes 28 per cent longer at 3,000 m is nothing out of the way', () => {
    expect([0, 1500, 3000, 9000].map(height => circleAt(figures, height))).toEqual([20, 20, 20, 20])
    expect(circleAt({ ...figures, circle: [20, 32] }, 9000)).toBe(25)
    const { circle: _, ...unknown } = figures
    expect(circleAt({ ...unknown, wingLoading: 150 }, 0)).toBe(19)
    expect(circleAt({ ...unknown, wingLoading: 150, engines: 2 }, 5000)).toBeCloseTo(25)
    expect(circleAt({ ...unknown, wingLoading: 150, engines: 4 }, 0)).toBe(33)
  })

  test('guns are read from a list', () => {
    expect(guns('2x20 4x7.92')).toEqual([
      { count: 2, calibre: 20 },
      { count: 4, calibre: 7.92 },
    ])
    expect(guns()).toEqual([])
  })
})
