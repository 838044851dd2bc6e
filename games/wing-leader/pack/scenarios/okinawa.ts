import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const okinawa: ScenarioSpec = {
  id: 'wl-31',
  title: 'Picket Station One',
  date: '1945-04-16',
  place: 'North of Okinawa',
  difficulty: 4,
  families: families`fighters escort gci weather splitting gyro surface flak advanced-flak kamikaze`,
  background: `Destroyers stand in a ring round Okinawa to give the fleet early warning, and the nearest \
to Japan takes the first of every mass attack. On this morning the radar of USS Laffey counts fifty \
aircraft closing from the north. The combat air patrol, Corsairs of the Marines and a few Wildcats of an \
escort carrier, is thin, and Hellcats from the fleet will be late. The suicide flyers come in ones and \
twos from all sides, Vals, Zeros and Judys, for eighty minutes.`,
  advice: `A kamikaze unit is a bomb: it gains two points of bomb value for every aircraft it still has, \
so losses on the way in count twice. Japanese: bring two units at one ship in the same turn and let the \
Shidens keep the patrol busy. Americans: the guns are best against the slow Vals; send the fighters at \
the Zeros and Judys while they are still far off.`,
  setsUpFirst: 'defender',
  raider: side`
    Kikusui No. 3  japan  left  loose  losses 6 3  veteranFighters 1
    Special attack, Zeros  squadron     a6m5    bombing  C6-E6              kamikaze
    Special attack, Vals   squadron     d3a1    bombing  E3-G3              kamikaze
    Special attack, Judys  2 squadrons  d4y2    bombing  turn 3 left 2 5 8  kamikaze
    343 Kokutai            squadron     n1k2-j  escort   near bombers`,
  defender: side`
    Picket Station 1  usa  right  loose  losses 6 3
    +  gci 4 Delegate  split all 2  flak improvedFireDirection proximityFuse
    VMF-441         squadron  f4u-1  cap        U9-W9               net Delegate  flexible
    VC-94           flight    f4f-4  cap        R4-T4               net Delegate
    Carrier patrol  flight    f6f-5  intercept  turn 8 right 5 6 7  net Delegate  gyro`,
  sky: above`sea  sun right-upper  haze 1  wispy H5-L5 S7-W7`,
  ...below`
    dd-3  USS Laffey  O
    dd-3  USS Bryant  S
    pg-1  LCS 51      P
    pg-1  LCS 116     N`,
  special: [
    'The special attack units are kamikazes; the Judys enter on turn 3.',
    'American heavy flak has improved fire direction and proximity fuses.',
    'VMF-441 has tactical flexibility and may split once. The gyro sights of the carrier patrol work; it enters on turn 8.',
  ],
  victory: { ...ladder(8, 1, -11), lastTurn: 13 },
  ...fromHistory(
    '16 April 1945, USS Laffey; the attackers come as squadrons and from one side here; the escort of Shidens is designed; the FM-2s are shown as F4F-4; USS Bryant stood at the next station',
  ),
}
