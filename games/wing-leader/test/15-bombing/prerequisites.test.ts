import { expect, test } from 'vitest'
import { testRuns } from '../kit/run-lines.ts'
import { inFlight, offers } from '../kit/runs.ts'
import { battleOf, unitsOn } from '../kit/table.ts'

const CLOUD = { sky: 'dense A4-Z4' }

testRuns({
  'WL-15.3.1.a WL-15.1.f WL-15.1.a WL-15.1.e WL-15.3.j the load decides': [
    'p-47d I4 load:bomb: *glide,level',
    'p-47d I4 load:parafrag: *',
    'p-47d I4 load:torpedo: *',
    'p-47d I4 load:atgr: *atgr',
    'p-47d I4 load:none: *',
  ],
  'WL-15.1.a torpedoes are good for nothing but a torpedo attack': [
    'he-111 I0 load:torpedo on dd: *torpedo',
    'he-111 J4 load:torpedo on dd: *',
  ],
  'WL-15.1.f parafrags are good for nothing but a parafrag attack': 'b-25 I1 load:parafrag: *parafrag',
  'WL-15.3.2.a WL-15.3.3.a dive brakes': [
    'ju-87 J10: *dive,level,steep',
    'ju-87 K2: *dive,level,steep',
    'ju-87 K11: *level',
    'ju-87 K1: *level',
    'ju-87 I4: *glide,level',
  ],
  'WL-15.3.3.a speed brakes or a fighter-bomber': [
    'ju-88 J8: *level,steep',
    'he-111 J8: *level',
    'p-47d J8: *level,steep',
  ],
  'WL-15.3.4.a gliding is for flights, light bombers and those the scenario names': [
    'he-111 I4: -glide',
    'he-111 I4 flight: +glide',
    'he-111 I4 glides: +glide',
    'b-17g I4: -glide',
    'ar-234 I4: +glide',
  ],
  'WL-15.3.2.a a dive takes Dive Brakes': ['ju-87 J8: +dive', 'ju-88 J8: -dive', 'p-47d J8: -dive'],
  'WL-15.3.4.b a glide begins two columns away at altitude 2 or more': [
    'p-47d I2: +glide',
    'p-47d I1: -glide',
    'p-47d J4: -glide',
    'p-47d H4: -glide',
    'p-47d I19: +glide',
  ],
  'WL-15.3.2.a WL-15.3.3.a WL-15.3.4.a a dive, steep dive or glide begins in sight of the target': [
    'ju-87 J8: +dive +steep',
    'ju-87 I8: +glide',
  ],
  'WL-15.3.1.a a level run begins within two columns, not with the target behind': [
    'b-17g H9: -level',
    'b-17g I9: +level',
    'b-17g K9: +level',
    'b-17g M9: -level',
  ],
  'WL-15.2.5.a from the far side the same holds': ['b-17g M9 facing:4: +level', 'b-17g I9 facing:4: -level'],
  'WL-15.3.1.a a nose pointing straight down is not turned away from anything': 'b-17g I9 facing:6: +level',
  'WL-15.3.5.a torpedoes run at ships, from two columns at altitude 0': [
    'he-111 I0 load:torpedo on dd: +torpedo',
    'he-111 I1 load:torpedo on dd: -torpedo',
    'he-111 H0 load:torpedo on dd: -torpedo',
    'he-111 I0 load:torpedo on bridge: -torpedo',
  ],
  'WL-15.3.5.a no torpedo run without the ability, whatever it carries': 'ju-88 I0 load:torpedo on dd: *',
  'WL-15.3.6.a no rocket attack without the ability': 'spitfire-i I0 load:atgr: *',
  'WL-15.3.6.a WL-15.3.7.b WL-15.5.3.b rockets, guns and kamikazes begin within four columns': [
    'p-47d G9 load:atgr: +atgr',
    'p-47d O9 load:atgr: +atgr',
    'p-47d F9 load:atgr: -atgr',
    'p-47d G9 sweep: +strafing',
    'p-47d O9 sweep: +strafing',
    'p-47d F9 sweep: -strafing',
    'a6m5 G9 kamikaze: +kamikaze',
    'a6m5 O9 kamikaze: +kamikaze',
    'a6m5 F9 kamikaze: -kamikaze',
  ],
  'WL-15.5.2.a parafrags fall from altitude 0 or 1': [
    'b-25 I0 load:parafrag: *parafrag',
    'b-25 I1 load:parafrag: *parafrag',
    'b-25 I2 load:parafrag: *',
    'b-25 H0 load:parafrag: *',
  ],
  'WL-15.5.4.a skip bombing is for the trained, at ships, from two columns at altitude 0': [
    'b-25 I0 skip-trained on dd: +skip',
    'b-25 I1 skip-trained on dd: -skip',
    'b-25 I0 skip-trained on bridge: -skip',
    'b-25 H0 skip-trained on dd: -skip',
    'b-25 I0 on dd: -skip',
  ],
  'WL-15.5.3.a kamikazes fly kamikaze attacks alone': 'a6m5 J4 kamikaze: *kamikaze',
  'WL-15.2.1.2.a recce flies the level profile': [
    'mosquito I9 recce load:none: *recce',
    'mosquito H9 recce load:none: *',
  ],
  'WL-15.2.1.1.b pods take the place of bombs: guns alone': [
    'hs-129 I4 strafing pod:at load:none: *strafing',
    'hs-129 I4 strafing pod:at load:bomb: *strafing',
    'hs-129 I4 strafing: *glide,level,strafing',
  ],
  'WL-15.3.7.a who may strafe: a strafing mission or a sweep with ammunition': [
    'p-47d I4 load:none strafing: +strafing',
    'p-47d I4 load:none sweep: +strafing',
    'p-47d I4 load:none bombing: -strafing',
    'p-47d I4 load:none escort: -strafing',
    'p-47d I4 load:none sweep ammo:low: +strafing',
    'p-47d I4 load:none sweep ammo:depleted: -strafing',
    'unarmed I4 load:none sweep: -strafing',
    'p-47d I4 load:none sweep balloon:0: -strafing',
    'p-47d I4 load:none sweep home:left: -strafing',
  ],
  'WL-15.2.1.1.a a strafing mission strafes twice, a sweep as often as it likes': [
    'p-47d I4 load:none strafing strafes:2: -strafing',
    'p-47d I4 load:none strafing strafes:1: +strafing',
    'p-47d I4 load:none sweep strafes:2 ammo:low: +strafing',
  ],
})

testRuns(
  {
    'WL-15.3.2.a WL-15.3.3.a WL-15.3.4.a not out of sight, where a level run may begin': [
      'ju-87 J8: -dive -steep +level',
      'ju-87 I8: -glide +level',
    ],
    'WL-15.2.1.2.a recce needs to see the target': 'mosquito I9 recce load:none: *',
  },
  CLOUD,
)

test('WL-15.3.7.a a unit with a tally does not strafe', () => {
  const over = { bombing: true, surface: ['truck K Trucks'] }
  const { battle, rA } = unitsOn('p-47d I4 sweep >dA, d bf-109e P4 intercept', over)
  inFlight(battle, 'rA')
  expect(offers(battle, rA)).toEqual([])
  rA.tally = undefined
  expect(offers(battle, rA)).toEqual(['designate/strafing/0'])
})

test.each([
  ['its own side has no targets', 'raider', true, ['begin-circling']],
  ['without rule 15 there are none', 'defender', false, []],
] as const)('WL-15.2.1.a %s', (_, side, bombing, actions) => {
  const surface = [{ type: 'bridge', name: 'Bridge', column: 'K', side }]
  const battle = battleOf('b-17g J4 bombing', { bombing, surface })
  expect(offers(battle, inFlight(battle, 'rA'))).toEqual(actions)
})
