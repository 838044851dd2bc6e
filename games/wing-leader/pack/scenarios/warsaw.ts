import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const warsaw: ScenarioSpec = {
  id: 'wl-04',
  title: 'First Morning',
  date: '1939-09-01',
  place: 'Warsaw',
  difficulty: 2,
  families: families`fighters escort wings weather`,
  background: `The war is a few hours old. Poland's Pursuit Brigade, some fifty gull-winged PZL fighters, \
has moved to meadows around the capital and waits for the posts on the frontier to telephone. When the \
haze begins to lift, Heinkels come from the north-west with the Bf 110s of the Lehrgeschwader for escort. \
The Polish machines are slower than the bombers they are to catch and few of their radios work, but they \
turn tightly and their pilots are among the best trained in Europe.`,
  advice: `The Polish squadrons have no radio: a wing leader can still give orders to those who fly with \
him, one at a time or all at the same enemy. Put the wings in the path of the bombers, because nothing can \
be caught from behind. Germans: use speed, attack in passes, and never accept a turning fight with a P.11.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftflotte 1  germany  left  loose  losses 5 3
    KG 27       3 squadrons  he-111h-3  bombing  D6-G6
    I.(Z)/LG 1  2 squadrons  bf-110c    escort   near bombers`,
  defender: side`
    Pursuit Brigade  poland  right  rigid  losses 5 3  veteranFighters 2
    III/1 Dywizjon  2 squadrons  pzl-p11c  intercept  P6-Q6               wing III/1 Dywizjon  net none
    IV/1 Dywizjon   2 squadrons  pzl-p11c  intercept  T7-U7               wing IV/1 Dywizjon  net none
    123 Eskadra     flight       pzl-p11c  intercept  turn 3 right 5 6 7  net none`,
  sky: above`land  sun right-upper  haze 3  wispy H8-M8`,
  ...NOTHING_BELOW,
  special: [
    'The Polish units have no radios.',
    'The two Dywizjony fly as wings. 123 Eskadra, which had the older P.7, enters as a flight on turn 3.',
  ],
  victory: { ...ladder(16, 6, -3), lastTurn: 12 },
  ...fromHistory('1 September 1939; the P.7s of 123 Eskadra are shown as P.11c, the He 111Ps as H-3'),
}
