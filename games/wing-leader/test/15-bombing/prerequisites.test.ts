import { expect, test } from 'vitest'
import type { ProfileKind } from '../../rules/15-bombing/prerequisites.ts'
import type { Facing } from '../../state.ts'
import { inFlight, offers } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Piece, r, the } from '../kit/table.ts'

const LEFT_OF: Facing = 4

/** What a unit may begin against the only target, in K. */
function open(piece: Omit<Piece, 'side' | 'at'> & { at?: string }, type = 'bridge', sky = {}): string[] {
  const battle = aBattle({
    units: [{ side: 'raider', mission: 'bombing', at: 'I4', ...piece }],
    bombing: true,
    surface: [`${type} K`],
    sky,
  })
  const unit = inFlight(battle, 'rA')
  return offers(battle, unit)
    .filter(id => id.startsWith('designate/'))
    .map(id => id.split('/')[1] as ProfileKind)
    .sort()
}

test.each([
  ['WL-15.3.1.a', 'bomb', ['glide', 'level']],
  ['WL-15.1.f', 'parafrag', []],
  ['WL-15.1.a', 'torpedo', []],
  ['WL-15.1.e', 'atgr', ['atgr']],
  ['WL-15.3.j', undefined, []],
] as const)('%s the load decides: %s gives %j at altitude 4', (_, load, kinds) =>
  expect(open({ model: 'p-47d', load })).toEqual(kinds),
)

test('WL-15.1.a torpedoes are good for nothing but a torpedo attack', () => {
  expect(open({ model: 'he-111', load: 'torpedo', at: 'I0' }, 'dd')).toEqual(['torpedo'])
  expect(open({ model: 'he-111', load: 'torpedo', at: 'J4' }, 'dd')).toEqual([])
})

test('WL-15.1.f parafrags are good for nothing but a parafrag attack', () =>
  expect(open({ model: 'b-25', load: 'parafrag', at: 'I1' })).toEqual(['parafrag']))

test.each([
  ['J10', ['dive', 'level', 'steep']],
  ['K2', ['dive', 'level', 'steep']],
  ['K11', ['level']],
  ['K1', ['level']],
  ['I4', ['glide', 'level']],
] as const)('WL-15.3.2.a WL-15.3.3.a dive brakes: from %s %j', (at, kinds) =>
  expect(open({ model: 'ju-87', at })).toEqual(kinds),
)

test.each([
  ['ju-88', 'squadron', ['level', 'steep']],
  ['he-111', 'squadron', ['level']],
  ['p-47d', 'squadron', ['level', 'steep']],
] as const)('WL-15.3.3.a speed brakes or a fighter-bomber: %s %s %j', (model, size, kinds) =>
  expect(open({ model, size, at: 'J8' })).toEqual(kinds),
)

test.each([
  ['he-111', 'squadron', {}, false],
  ['he-111', 'flight', {}, true],
  ['he-111', 'squadron', { glide: true }, true],
  ['b-17g', 'squadron', {}, false],
  ['ar-234', 'squadron', {}, true],
] as const)('WL-15.3.4.a gliding %s %s %j: %s', (model, size, line_, glides) =>
  expect(open({ model, size, line_ }).includes('glide')).toBe(glides),
)

test.each(cases({ 'ju-87': true, 'ju-88': false, 'p-47d': false }))(
  'WL-15.3.2.a a dive takes Dive Brakes: %s %s',
  (model, dives) => expect(open({ model, at: 'J8' }).includes('dive')).toBe(dives),
)

test.each(cases({ I2: true, I1: false, J4: false, H4: false, I19: true }))(
  'WL-15.3.4.b a glide begins two columns away at altitude 2 or more: %s %s',
  (at, glides) => expect(open({ model: 'p-47d', at }).includes('glide')).toBe(glides),
)

test.each([
  ['WL-15.3.2.a', 'dive', 'J8'],
  ['WL-15.3.3.a', 'steep', 'J8'],
  ['WL-15.3.4.a', 'glide', 'I8'],
] as const)('%s %s needs to see the target when it begins', (_, kind, at) => {
  const cloud = [{ type: 'dense', squares: ['A4-Z4'] }]
  expect(open({ model: 'ju-87', at })).toContain(kind)
  expect(open({ model: 'ju-87', at }, 'bridge', { cloud })).not.toContain(kind)
  expect(open({ model: 'ju-87', at }, 'bridge', { cloud })).toContain('level')
})

test.each(cases({ H9: false, I9: true, K9: true, M9: false }))(
  'WL-15.3.1.a a level run begins within two columns, not with the target behind: %s %s',
  (at, level) => expect(open({ model: 'b-17g', at }).includes('level')).toBe(level),
)

test('WL-15.2.5.a from the far side the same holds', () => {
  expect(open({ model: 'b-17g', at: 'M9', facing: LEFT_OF })).toContain('level')
  expect(open({ model: 'b-17g', at: 'I9', facing: LEFT_OF })).not.toContain('level')
})

test('WL-15.3.1.a a nose pointing straight down is not turned away from anything', () =>
  expect(open({ model: 'b-17g', at: 'I9', facing: 6 })).toContain('level'))

test.each([
  ['I0', 'dd', true],
  ['I1', 'dd', false],
  ['H0', 'dd', false],
  ['I0', 'bridge', false],
] as const)('WL-15.3.5.a torpedoes from %s at %s: %s', (at, type, may) =>
  expect(open({ model: 'he-111', load: 'torpedo', at }, type).includes('torpedo')).toBe(may),
)

test('WL-15.3.5.a no torpedo run without the ability, whatever it carries', () =>
  expect(open({ model: 'ju-88', load: 'torpedo', at: 'I0' }, 'dd')).toEqual([]))

test('WL-15.3.6.a no rocket attack without the ability', () =>
  expect(open({ model: 'spitfire-i', load: 'atgr', at: 'I0' })).toEqual([]))

test.each<[string, ProfileKind, Omit<Piece, 'side' | 'at'>]>([
  ['WL-15.3.6.a', 'atgr', { model: 'p-47d', load: 'atgr' }],
  ['WL-15.3.7.b', 'strafing', { model: 'p-47d', mission: 'sweep' }],
  ['WL-15.5.3.b', 'kamikaze', { model: 'a6m5', line_: { kamikaze: true } }],
])('%s %s attacks begin within four columns', (_, kind, piece) => {
  expect(open({ ...piece, at: 'G9' })).toContain(kind)
  expect(open({ ...piece, at: 'O9' })).toContain(kind)
  expect(open({ ...piece, at: 'F9' })).not.toContain(kind)
})

test.each(cases({ I0: ['parafrag'], I1: ['parafrag'], I2: [], H0: [] }))(
  'WL-15.5.2.a parafrags fall from altitude 0 or 1: %s %j',
  (at, kinds) => expect(open({ model: 'b-25', load: 'parafrag', at })).toEqual(kinds),
)

test.each([
  ['I0', 'dd', true, true],
  ['I1', 'dd', true, false],
  ['I0', 'bridge', true, false],
  ['H0', 'dd', true, false],
  ['I0', 'dd', false, false],
] as const)('WL-15.5.4.a skip bombing from %s at %s, trained %s: %s', (at, type, trained, may) => {
  const line_ = trained ? { skipTrained: true as const } : {}
  expect(open({ model: 'b-25', at, line_ }, type).includes('skip')).toBe(may)
})

test('WL-15.5.3.a kamikazes fly kamikaze attacks alone', () =>
  expect(open({ model: 'a6m5', at: 'J4', line_: { kamikaze: true } })).toEqual(['kamikaze']))

test('WL-15.2.1.2.a recce flies the level profile, within sight', () => {
  expect(open({ model: 'mosquito', mission: 'recce', at: 'I9', load: undefined })).toEqual(['recce'])
  expect(open({ model: 'mosquito', mission: 'recce', at: 'H9', load: undefined })).toEqual([])
  const cloud = [{ type: 'dense', squares: ['A4-Z4'] }]
  expect(
    open({ model: 'mosquito', mission: 'recce', at: 'I9', load: undefined }, 'bridge', { cloud }),
  ).toEqual([])
})

test('WL-15.2.1.1.b pods take the place of bombs: guns alone', () => {
  expect(open({ model: 'hs-129', mission: 'strafing', pod: 'at', load: undefined })).toEqual(['strafing'])
  expect(open({ model: 'hs-129', mission: 'strafing', pod: 'at', load: 'bomb' })).toEqual(['strafing'])
  expect(open({ model: 'hs-129', mission: 'strafing' })).toEqual(['glide', 'level', 'strafing'])
})

test.each<[string, Partial<Piece>, boolean]>([
  ['WL-15.3.7.a: strafing mission', { mission: 'strafing' }, true],
  ['WL-15.3.7.a: sweep', { mission: 'sweep' }, true],
  ['WL-15.3.7.a: bombing mission', { mission: 'bombing' }, false],
  ['WL-15.3.7.a: escort', { mission: 'escort' }, false],
  ['WL-15.3.7.a: low ammo', { mission: 'sweep', ammo: 'low' }, true],
  ['WL-15.3.7.a: no ammo', { mission: 'sweep', ammo: 'depleted' }, false],
  ['WL-15.3.7.a: unarmed', { mission: 'sweep', model: 'unarmed' }, false],
  ['WL-15.3.7.a: on a balloon', { mission: 'sweep', balloon: 0 }, false],
  ['WL-15.3.7.a: homeward', { mission: 'sweep', home: 'left' }, false],
  ['WL-15.2.1.1.a: two strafes made', { mission: 'strafing', strafes: 2 }, false],
  ['WL-15.2.1.1.a: one strafe made', { mission: 'strafing', strafes: 1 }, true],
  ['WL-15.2.1.1.a: sweep after two', { mission: 'sweep', strafes: 2, ammo: 'low' }, true],
])('%s: who may strafe', (_, piece, may) =>
  expect(open({ model: 'p-47d', load: undefined, ...piece }).includes('strafing')).toBe(may),
)

test('WL-15.3.7.a a unit with a tally does not strafe', () => {
  const battle = battleOf('p-47d I4 sweep >dA, d bf-109e P4 intercept', {
    bombing: true,
    surface: ['truck K Trucks'],
  })
  const unit = inFlight(battle, 'rA')
  expect(offers(battle, unit)).toEqual([])
  the(battle, 'rA').tally = undefined
  expect(offers(battle, unit)).toEqual(['designate/strafing/0'])
})

test('WL-15.2.1.a its own side has no targets, and without rule 15 there are none', () => {
  const layout = {
    units: [r('b-17g J4 bombing')],
    surface: [{ type: 'bridge', name: 'Bridge', column: 'K', side: 'raider' }],
  } as const
  const own = aBattle({ ...layout, bombing: true })
  expect(offers(own, inFlight(own, 'rA'))).toEqual(['begin-circling'])
  const enemy = { ...layout.surface[0], side: 'defender' } as const
  const off = aBattle({ ...layout, bombing: false, surface: [enemy] })
  expect(offers(off, inFlight(off, 'rA'))).toEqual([])
})
