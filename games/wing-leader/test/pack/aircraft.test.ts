import { describe, expect, test } from 'vitest'
import { SILHOUETTES } from '../../board/silhouettes.ts'
import { SHEETS } from '../../pack/aircraft/index.ts'
import { SIMULATED } from '../../pack/aircraft/sheet.ts'
import { STATED } from '../../pack/aircraft/stated.ts'
import { compile, type Model } from '../../pack/components.ts'
import { circleAt, climbAt, guns, speedAt } from '../../pack/performance.ts'
import { rate } from '../../pack/rating-method.ts'
import { standard } from '../../pack/standard.ts'
import { BOMBSIGHTS, CLASSES, type Figures } from '../../pack/types.ts'

const { models, model } = compile(standard)
const all = [...models.values()]
const LEVELS = Array.from({ length: 20 }, (_, altitude) => altitude)
const MIDDLES = [2, 7, 12, 17]
const metres = (altitude: number) => altitude * 530

function figuresOf({ card, variant }: Model): Figures {
  return variant?.figures ?? card.figures
}

describe('what the pack holds', () => {
  test('cards and variants of every main air force, each with an id of its own', () => {
    expect(standard.aircraft.length).toBeGreaterThanOrEqual(60)
    expect(models.size).toBeGreaterThanOrEqual(75)
    const ids = standard.aircraft.flatMap(({ id, variants = [] }) => [id, ...variants.map(one => one.id)])
    expect(models.size).toBe(ids.length)
    const nations = new Set(standard.aircraft.map(({ nation }) => nation))
    for (const nation of ['britain', 'germany', 'usa', 'ussr', 'japan', 'italy', 'france'] as const)
      expect(nations).toContain(nation)
  })

  test('WL-3.2.a all seven classes fly', () => {
    expect(new Set(all.map(one => one.class))).toEqual(new Set(CLASSES))
    expect(CLASSES).toHaveLength(7)
  })

  test('WL-3.3.a a card tells its class, nation, date, points, figures and story', () => {
    for (const card of standard.aircraft) {
      expect(card.date, card.id).toMatch(/^19[34]\d-(0[1-9]|1[0-2])$/)
      expect(card.vp, card.id).toBeGreaterThan(0)
      expect(card.background.match(/[.!?](?= |$)/g)?.length, card.id).toBeGreaterThanOrEqual(2)
      expect(card.figures.source, card.id).not.toBe('')
      expect(card.ref, card.id).toContain(card.figures.source)
      expect(Object.keys(SILHOUETTES), card.id).toContain(card.silhouette)
    }
  })

  test('a source tells where bomb loads, weights and changed guns come from', () => {
    for (const card of standard.aircraft)
      for (const { id, figures } of [card, ...(card.variants ?? [])]) {
        if (!figures?.source.startsWith(SIMULATED)) continue
        const besides = figures.source.slice(SIMULATED.length)
        if (figures.bombLoadKg) expect(besides, id).toMatch(/ loads?\b/)
        if (figures.weightKg) expect(besides, id).toContain('weight')
      }
    const silent = standard.aircraft.flatMap(card =>
      (card.variants ?? []).filter(
        ({ figures }) => figures?.guns !== card.figures.guns && figures?.source === card.figures.source,
      ),
    )
    const inTheSet = silent.filter(({ figures }) => figures?.source.startsWith(SIMULATED))
    expect(inTheSet.map(({ id }) => id)).toEqual(['yak-1b', 'yak-9t'])
  })

  test('WL-C-06 WL-C-07 WL-3.3.1.b every model is rated from the ground to altitude 19', () => {
    for (const one of all)
      for (const altitude of LEVELS) {
        expect(Number.isInteger(one.speed[altitude]), `${one.id} ${altitude}`).toBe(true)
        expect(Number.isInteger(one.turn[altitude]), `${one.id} ${altitude}`).toBe(true)
        expect(altitude in one.climb && altitude in one.bombs, `${one.id} ${altitude}`).toBe(true)
      }
  })

  test('WL-C-07 bombs are lighter high up, and for most there is a height where none can be taken', () => {
    for (const one of all) {
      const values = LEVELS.map(altitude => one.bombs[altitude] ?? 0)
      expect(values, one.id).toEqual([...values].sort((a, b) => b - a))
    }
    expect(model('he-111h-6').bombs.slice(9, 16)).toEqual([16, 12, 12, 12, 12, 12, undefined])
  })

  test('WL-C-05 a first level costs 1 to 3 points by halves, or is climbed slowly', () => {
    const costs = new Set(all.flatMap(one => one.climb))
    expect([...costs].sort()).toEqual([0, 2, 3, 4, 5, 6])
  })

  test('WL-3.3.e firepower is 0 to 5, or U for those without guns', () => {
    for (const one of all) {
      const { guns: ahead, defensiveGuns } = figuresOf(one)
      expect(one.firepower === undefined, one.id).toBe(!ahead && !defensiveGuns)
      if (one.firepower !== undefined) expect([0, 1, 2, 3, 4, 5], one.id).toContain(one.firepower)
    }
    expect(model('mosquito-iv').firepower).toBeUndefined()
    expect(model('me-262a').firepower).toBe(4)
  })

  test('WL-3.3.f a bomber strafes with the guns in its nose and fights with those around it', () => {
    expect(model('b-25d-strafer')).toMatchObject({ strafing: 3, firepower: 0 })
    expect(model('a-20g')).toMatchObject({ strafing: 2, firepower: 0 })
    // Its sister has fewer guns in front than the card that it is a variant of.
    expect(model('boston-iii')).toMatchObject({ strafing: 0, firepower: 0 })
    expect(model('p-47d')).toMatchObject({ strafing: 3, firepower: 3 })
  })

  test('WL-3.3.g WL-C-08 protection is one number, or two that follow each other; glazed noses are weak', () => {
    for (const { id, protection } of all) {
      const [low = 0, high] = protection
      expect(high === undefined || high === low + 1, id).toBe(true)
      expect(protection.length, id).toBeLessThanOrEqual(2)
    }
    expect(model('b-17f').headOnWeakness).toBe(true)
    expect(model('b-17g').headOnWeakness).toBe(false)
    // A nose full of guns is none of glass, though its card has one.
    expect(model('b-25d').headOnWeakness).toBe(true)
    expect(model('b-25d-strafer').headOnWeakness).toBe(false)
  })

  test('WL-3.3.h no guns behind is no defence at all, few are 0, ten heavy ones 1', () => {
    for (const one of all) expect(one.defence === undefined, one.id).toBe(!figuresOf(one).defensiveGuns)
    expect(model('ju-87b').defence).toBe(0)
    expect(model('b-24d').defence).toBe(1)
    expect(model('spitfire-ia').defence).toBeUndefined()
  })

  test('WL-3.3.m what can carry more than usual has a Max Load above its bomb value', () => {
    for (const one of all) {
      const { maxLoad } = one.abilities
      if (maxLoad !== undefined) expect(maxLoad, one.id).toBeGreaterThan(one.bombs[0] ?? 0)
    }
    expect(model('lancaster-i').abilities.maxLoad).toBeGreaterThan(model('b-17g').abilities.maxLoad ?? 99)
  })

  test('every sight is in use, and bombs are never aimed without one', () => {
    expect(new Set(all.flatMap(({ bombsight }) => bombsight ?? []))).toEqual(new Set(BOMBSIGHTS))
    for (const one of all)
      if (one.bombs[0] !== undefined && one.class !== 'transport') expect(one.bombsight, one.id).toBeDefined()
  })
})

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

describe('what the rules state of a card', () => {
  test('WL-C-10 diving Bf 109G-6 against loaded B-24H at altitude 14: 7 against 3', () => {
    const fighter = model('bf-109g-6')
    const bomber = model('b-24h')
    expect(fighter.speed[14]).toBe(6)
    expect(bomber.speed[14]).toBe(4)
    expect((fighter.speed[14] ?? 0) + 1 - ((bomber.speed[14] ?? 0) - 1)).toBe(4)
    expect(bomber.abilities).not.toHaveProperty('lowDrag')
    expect(bomber.abilities).not.toHaveProperty('edge')
    expect(bomber.defence).toBe(1)
  })

  test('a B-24 climbs slowly at altitude 12, as in example 24', () => {
    expect(model('b-24h').climb[12]).toBe(0)
    expect(model('b-24d').climb[12]).toBe(0)
  })

  test('B-17G protection 5-6 and defence 1, P-51B protection 4, as in examples 49 and 59', () => {
    expect(model('b-17g')).toMatchObject({ protection: [5, 6], defence: 1 })
    expect(model('p-51b').protection).toEqual([4])
  })

  test('Bf 109G-6 and Spitfire IX are both 6 at altitude 10, and the former takes rockets or pods: examples 52 and 58', () => {
    expect(model('bf-109g-6').speed[10]).toBe(6)
    expect(model('spitfire-ix').speed[10]).toBe(6)
    expect(model('bf-109g-6').abilities).toMatchObject({ aar: true, gunPod: true })
  })

  test('an A6M5 carries a bomb value of 7, as in example 77', () => expect(model('a6m5').bombs[0]).toBe(7))

  test('the fighters of 1940: firepower 1, protection 4, and Bf 109E-4 and Spitfire IA alike in speed', () => {
    for (const id of ['bf-109e-4', 'spitfire-ia', 'hurricane-i'])
      expect(model(id)).toMatchObject({ firepower: 1, protection: [4], defence: undefined })
    expect(model('bf-109e-4').speed).toEqual(model('spitfire-ia').speed)
    expect(model('bf-109e-4').abilities.edge).toBe(model('spitfire-ia').abilities.edge)
  })

  test('WL-C-09 American torpedoes of the early years are unreliable and slow', () => {
    expect(model('tbd-1').abilities.torpedo).toEqual({ modifier: -2, slow: true })
    expect(model('tbf-1').abilities.torpedo).toEqual({ modifier: -1, slow: true })
    expect(model('b5n2').abilities.torpedo).toEqual({ modifier: 1 })
  })

  test('twin-engined fighters are worth 1.5, all single-engined aircraft 1, heavy bombers 3', () => {
    for (const one of all) {
      const { engines } = figuresOf(one)
      const vp = engines === 1 ? 1 : one.class === 'fighter' ? 1.5 : engines === 4 ? 3 : 2
      expect(one.vp, one.id).toBe(vp)
    }
  })

  test('a Me 163 is rated by throttle, a Me 262 is a jet with rockets, dive bombers have brakes', () => {
    expect(model('me-163b').throttle).toEqual({ full: { speed: 10, turn: 3 }, none: { speed: 5, turn: 5 } })
    expect(new Set(model('me-163b').speed)).toEqual(new Set([10]))
    expect(model('me-163b').abilities.rocket).toBe(true)
    expect(model('me-262a').abilities).toMatchObject({ jet: true, aar: true })
    expect(model('sb2c-4').abilities.diveBrakes).toBe(true)
    expect(model('ki-45-kai').abilities.heavyGun).toBe(4)
    expect(model('me-410-u4').abilities.heavyGun).toBe(5)
  })
})
