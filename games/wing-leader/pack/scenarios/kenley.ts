import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const kenley: ScenarioSpec = {
  id: 'wl-25',
  title: 'The Hardest Day',
  date: '1940-08-18',
  place: 'Kenley and Biggin Hill',
  difficulty: 4,
  families: families`fighters escort gci weather fuel-limit surface flak level steep`,
  background: `The plan for Kenley is a clever one: Ju 88s are to dive on the hangars, Dorniers to \
crater the field from high up, and five minutes later nine more Dorniers of the 9th Staffel are to sweep \
in at roof height and finish what is left. Haze and cloud upset the timing, and the nine at the bottom \
arrive first and alone. The field's gunners have rockets that throw up steel cables. Fighters are up \
from Kenley and Biggin Hill, and part of 111 Squadron has been told where to look for the low ones.`,
  advice: `Two battles at once, one high and one on the deck. Germans: the high formation needs the \
escort, the low one needs luck; drop early rather than fly twice through the ground defences. British: \
the flight of 111 Squadron must do for the nine low Dorniers, and can if it waits beyond the field; \
everybody else is needed high up. Bomb hits on an airfield count double once it is crippled, so guard \
Kenley before Biggin Hill.`,
  setsUpFirst: 'defender',
  raider: side`
    KG 76 and escort  germany  left  loose  losses 5 3  veteranFighters 1  veteranBombers 2  experten 1
    9./KG 76           squadron     do-17z     bombing       D0-F0
    I. and III./KG 76  2 squadrons  do-17z     bombing       C8-E8
    II./KG 76          squadron     ju-88a-1   bombing       A8-B8
    ZG 26              squadron     bf-110c    close-escort  near bombers
    JG 51              2 squadrons  bf-109e-4  escort        near bombers  fuelLimit
    JG 3               squadron     bf-109e-4  sweep         G13-I13       fuelLimit`,
  defender: side`
    11 Group  britain  right  rigid  losses 6 3  gci 4 Kenley, Biggin Hill  veteranFighters 1
    64 Squadron   flight    spitfire-ia  intercept  R11-T11                net Kenley
    615 Squadron  squadron  hurricane-i  intercept  P10-R10                net Kenley
    111 Squadron  flight    hurricane-i  cap        S2-U2                  net Kenley
    610 Squadron  flight    spitfire-ia  intercept  turn 5 right 10 11 12  net Biggin Hill`,
  sky: above`land  sun left-upper  haze 3  broken B5-H5`,
  ...below`
    airfield-2  Kenley                       N
    airfield-2  Biggin Hill                  R
    flak-s0     Parachute-and-cable rockets  N
    flak-h0     3-inch guns                  O`,
  special: [
    'The cable rockets of Kenley count as small arms.',
    'The Bf 109s are short of fuel and begin with Low Ammo.',
    '610 Squadron enters on turn 5.',
  ],
  victory: { ...ladder(6, 1, -7), lastTurn: 13 },
  ...fromHistory(
    '18 August 1940, the midday raid; 64, 111 and 610 Squadrons are shown as flights and 32 Squadron is left out',
  ),
}
