import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const wewak: ScenarioSpec = {
  id: 'wl-18',
  title: 'Parafrags at Wewak',
  date: '1943-08-17',
  place: 'Wewak, New Guinea',
  difficulty: 3,
  families: families`fighters escort weather drop-tanks take-off surface flak strafing parafrag`,
  background: `The Japanese Fourth Air Army has crowded its aircraft on four strips around Wewak, out of \
reach, it thinks, of escorted bombers. But the Americans have built a secret field at Tsili Tsili, and the \
Lightnings can now go all the way. Low over the trees come B-25s with eight machine guns in their noses \
and small bombs on parachutes in their bays. At Boram sixty aircraft stand wing to wing, some with engines \
running and crews beside them.`,
  advice: `A strafer may bomb once and strafe twice. Parachute bombs are dropped in level flight at \
altitude 0 or 1, and the guns may fire in the same pass. Americans: hit the fields before more fighters \
are off the ground; a field with heavy damage launches nothing. Japanese: you have one patrol in the air. \
Use it on the bombers, and let those that take off climb away before they turn back.`,
  setsUpFirst: 'defender',
  raider: side`
    5th Air Force  usa  left  loose  losses 5 3  veteranFighters 1  veteranBombers 1  experten 1
    3rd Bomb Group         2 squadrons  b-25d-strafer  strafing  C1-E1         loads parafrag
    38th Bomb Group        flight       b-25d-strafer  strafing  B1-C1         loads parafrag
    80th Fighter Squadron  squadron     p-38f          escort    near bombers  dropTanks
    475th Fighter Group    squadron     p-38f          sweep     E6-F6         dropTanks`,
  defender: side`
    4th Air Army  japan  right  loose  losses 6 3  veteranFighters 1  greenFighters 1  experten 1
    24th Sentai, patrol  flight    ki-43-ii  cap        P5-R5          net none
    68th Sentai          flight    ki-61     intercept  turn 2 from 1  net none
    59th Sentai          squadron  ki-43-ii  intercept  turn 3 from 0  net none
    78th Sentai          squadron  ki-61     intercept  turn 4 from 1  net none`,
  sky: above`coast  sun right-upper  broken F4-K4 T4-Z4`,
  ...below`
    airfield-2  Boram          N
    airfield-2  Wewak          R
    flak-l0     Flak at Boram  N
    flak-l0     Flak at Wewak  R
    truck-1     Fuel trucks    O`,
  special: [
    'The B-25s carry parachute bombs.',
    'The Japanese have no radios that work. Their fighters take off on turns 2, 3 and 4.',
    'The Lightnings carry drop tanks.',
  ],
  victory: { ...ladder(14, 3, -2), lastTurn: 11 },
  ...fromHistory(
    '17 August 1943; two of the four strips are on the map; the later marks of P-38 are shown as P-38F',
  ),
}
