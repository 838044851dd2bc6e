import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const darwin: ScenarioSpec = {
  id: 'wl-11',
  title: 'Caldwell’s Wing',
  date: '1943-05-02',
  place: 'Darwin',
  difficulty: 2,
  families: families`fighters escort wings gci fuel-limit`,
  background: `Since the winter Darwin has had three squadrons of Spitfires, led by Clive Caldwell, \
Australia's leading ace of the desert. The fifty-fourth raid on the north brings some twenty navy bombers \
and a strong escort of Zeros at a great height. The wing has ample warning and gathers far above the \
enemy, but the tropics have worn out its engines and propeller gear, and the long climb eats the fuel. \
Only then does Caldwell turn it loose.`,
  advice: `A wing of three squadrons is a balbo: it climbs or dives one level at a time and turns slowly, \
but one order of its leader can send all of it at the enemy. Australians: stay in formation until the \
enemy is within nine squares and give the order from above. The Spitfires are short of fuel and soon have \
to go home. Japanese: nothing turns like a Zero; take any turning fight that is offered.`,
  setsUpFirst: 'raider',
  raider: side`
    23rd Air Flotilla  japan  left  loose  losses 5 3  veteranFighters 2  experten 1
    753 Kokutai  3 squadrons  g4m1  bombing  E15-F15
    202 Kokutai  2 squadrons  a6m2  escort   near bombers`,
  defender: side`
    No. 1 Fighter Wing  australia  right  loose  losses 6 3  gci 4 Darwin  greenFighters 1  experten 1
    54 Squadron RAF    squadron  spitfire-vc  intercept  R17-S17  wing No. 1 Fighter Wing  net Darwin  fuelLimit
    457 Squadron RAAF  squadron  spitfire-vc  intercept  R17-S17  wing No. 1 Fighter Wing  net Darwin  fuelLimit
    452 Squadron RAAF  squadron  spitfire-vc  intercept  R18-S18  wing No. 1 Fighter Wing  net Darwin  fuelLimit`,
  sky: above`coast  sun right-upper`,
  ...NOTHING_BELOW,
  special: [
    'The three squadrons fly as one wing.',
    'The Spitfires are short of fuel and begin with Low Ammo.',
    'The raid is met before its bombs have fallen: a bomber squadron that leaves by the right edge with its load has bombed Darwin.',
  ],
  victory: { ...ladder(13, 7, -1), lastTurn: 11 },
  ...fromHistory('2 May 1943; the fight is set before the bombing instead of after it'),
}
