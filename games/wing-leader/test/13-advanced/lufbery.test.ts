import { testFlights } from '../kit/flights.ts'

/* Unless something else is said, an alerted fighter with its quarry far away. */

testFlights({
  'WL-13.4.3.a WL-8.3.g an alerted fighter forms a Lufbery for 2 points, level': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 7 lufbery = H4>0 lufbery:true',
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 0 0 - lufbery',
  ],
  'WL-13.4.3.a a nose straight down may come up either way':
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: 6 lufbery face/4 = G4>4',
  'WL-13.4.3.a WL-13.4.3.d WL-9.2.6.e WL-10.7.1.h WL-13.6.b no Lufbery for a unit that is not alerted, broken, on its way home or a single aircraft':
    [
      'spitfire-i G5 >dA alerted, d he-111 Z19 bombing: + lufbery',
      'spitfire-i G5 >dA, d he-111 Z19 bombing: - lufbery',
      'spitfire-i G5 >dA alerted broken, d he-111 Z19 bombing: - lufbery',
      'spitfire-i G5 >dA alerted home:left, d he-111 Z19 bombing: - lufbery',
      'spitfire-i G5 >dA alerted losses:5, d he-111 Z19 bombing: - lufbery',
    ],
  'WL-13.4.3.a bombers form none': 'ar-234 G5 bombing alerted: ? step/0 jettison break',
  'WL-13.4.3.c no Lufbery after meeting an enemy in a square, at the start or on the way': [
    'spitfire-i G5 >dA alerted, d he-111 Z19 bombing, d he-111 G5 bombing: - lufbery',
    'me-262 G5 >dA alerted, d he-111 Z19 bombing, d he-111 H5 bombing: 0 - lufbery',
    'me-262 G5 >dA alerted, d he-111 Z19 bombing, d he-111 H5 bombing: 0 0 - lufbery',
    'me-262 G5 >dA alerted, d he-111 Z19 bombing, d he-111 H6 bombing: 0 0 + lufbery',
  ],
  'WL-9.2.2.2.c WL-13.4.3.e an alerted escort that forms one sweeps from now on':
    'spitfire-i G5 escort alerted, he-111 G5 bombing: lufbery = G5>0 mission:sweep exEscort:true lufbery:true',
  'WL-13.4.3.b a Lufbery circles on, at no one’s asking': [
    'spitfire-i G5 >dA alerted lufbery, d he-111 Z19 bombing: ? free lufbery',
    'spitfire-i G5 >dA alerted lufbery, d he-111 Z19 bombing: plan/lufbery circle = G5>0 lufbery:true',
  ],
  'WL-13.4.3.b WL-8.3.g WL-13.4.3.f leaving costs 2 points and faces it left or right':
    'spitfire-i G5 >dA alerted lufbery, d he-111 Z19 bombing: plan/free combat.face=rA/4 4 = F5>4 lufbery:false',
})

testFlights(
  {
    'WL-15.3.e WL-13.4.3.a nobody forms one on a strafing run; who gives the run up may': [
      'p-47d G1 alerted, d he-111 Z19 bombing: plan/continue + lufbery',
      'p-47d G1 alerted, d he-111 Z19 bombing: plan/continue designate/strafing/0 - lufbery',
      'p-47d G1 alerted, d he-111 Z19 bombing: plan/continue designate/strafing/0 break-off + lufbery',
    ],
  },
  { bombing: true, surface: ['truck K'] },
)
