import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const bigWing: ScenarioSpec = {
  id: 'wl-12',
  title: 'The Big Wing',
  date: '1940-09-15',
  place: 'London',
  difficulty: 3,
  families: families`fighters escort wings gci weather splitting fuel-limit`,
  background: `The Luftwaffe believes that Fighter Command is down to its last fifty machines. At noon the \
Dorniers of KG 76 plod up from the coast against a strong wind, under attack all the way from Kent, and \
their escort has burned most of its fuel. Over the southern suburbs they look for a broken enemy and see \
instead Douglas Bader's five squadrons from Duxford coming at them in one body, with more Hurricanes from \
Hendon close at hand.`,
  advice: `The Big Wing is a hammer that takes time to swing. It is a balbo while more than two squadrons \
fly in formation: plan its approach so that Bader can send the Hurricanes at the bombers and the Spitfires \
at the escort with one round of orders. Germans: the Messerschmitts have fuel for one good fight, so save \
them until the wing is committed, and keep the Dorniers together.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftflotte 2  germany  left  loose  losses 5 3
    +  veteranFighters 2  veteranBombers 1  experten 1  split all 4
    I. and III./KG 76  3 squadrons  do-17z     bombing  F9-H9
    I./JG 3            2 squadrons  bf-109e-4  escort   near bombers  fuelLimit  flexible
    I./JG 53           squadron     bf-109e-4  sweep    F13-H13       fuelLimit`,
  defender: side`
    Fighter Command  britain  right  rigid  losses 6 3
    +  gci 4 Duxford, Hendon  veteranFighters 2  greenFighters 1  experten 1
    242, 302 and 310 Squadrons  3 squadrons  hurricane-i  intercept  S11-U11  wing Duxford Wing  net Duxford
    19 and 611 Squadrons        2 squadrons  spitfire-ia  intercept  S12-U12  wing Duxford Wing  net Duxford
    504 Squadron                squadron     hurricane-i  intercept  R8-T8    net Hendon`,
  sky: above`land  sun left-upper  broken A4-F4 K4-R4 W4-Z4`,
  ...NOTHING_BELOW,
  special: [
    'The Duxford squadrons fly as one wing.',
    'The German fighters are short of fuel and begin with Low Ammo.',
    'The escorts of JG 3 have tactical flexibility; German splitting may make four flights.',
  ],
  victory: { ...ladder(9, 1, -14), lastTurn: 11 },
  ...fromHistory('15 September 1940, the noon raid'),
}
