import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const asch: ScenarioSpec = {
  id: 'wl-23',
  title: 'Y-29',
  date: '1945-01-01',
  place: 'Asch, Belgium',
  difficulty: 3,
  families: families`fighters weather take-off surface flak strafing`,
  background: `On New Year's morning nearly nine hundred German fighters cross the lines at tree-top \
height to surprise the Allied airfields. Some sixty of JG 11 make for Asch, known as Y-29. Colonel John \
Meyer of the 352nd Fighter Group has had a feeling about this morning and got leave to keep a patrol \
ready: twelve Mustangs of the 487th Squadron are lined up on the runway with engines running when the \
flak opens fire. Thunderbolts of the 390th Squadron are forming up above.`,
  advice: `Fighters that sweep may strafe the field, one pass after another, but a unit that strafes is \
low, straight and short of ammunition afterwards. Germans: some must keep the Mustangs down while others \
strafe. Americans: a unit that takes off spends its first turn climbing out and is helpless; the \
Thunderbolts have to cover it. After that the morning is yours.`,
  setsUpFirst: 'defender',
  raider: side`
    JG 11  germany  left  loose  losses 6 3  veteranFighters 2  greenFighters 1  experten 1
    Stab and I./JG 11  squadron     fw-190a-8   sweep  I1-J1
    III./JG 11         squadron     fw-190a-8   sweep  G1-H1
    II./JG 11          3 squadrons  bf-109g-14  sweep  H2-I2`,
  defender: side`
    352nd and 366th Fighter Groups  usa  right  loose  losses 6 3  veteranFighters 1  experten 1
    487th Squadron, Meyer          flight    p-51d     intercept  turn 1 from 0
    487th Squadron, second flight  flight    p-51d     intercept  turn 2 from 0
    487th Squadron, third flight   flight    p-51d     intercept  turn 3 from 0
    390th Squadron                 squadron  p-47d-28  cap        N4-P4`,
  sky: above`land  sun right-horizon  haze 1`,
  ...below`
    airfield-1  Y-29 Asch            O
    truck-1     Parked Thunderbolts  P
    truck-1     Parked Mustangs      N
    flak-s0     Flak of the field    O`,
  special: [
    'The 487th Squadron takes off by flights on turns 1, 2 and 3.',
    'The German sweepers may strafe. Parked aircraft count as trucks.',
  ],
  victory: { ...ladder(4, 1, -4), lastTurn: 12 },
  ...fromHistory(
    '1 January 1945; the eight Thunderbolts in the air are shown as a squadron, parked aircraft as trucks',
  ),
}
