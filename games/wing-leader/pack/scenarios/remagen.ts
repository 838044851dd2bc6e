import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const remagen: ScenarioSpec = {
  id: 'wl-24',
  title: 'Bridge at Remagen',
  date: '1945-03-13',
  place: 'Remagen on the Rhine',
  difficulty: 3,
  families: families`fighters gci weather jets surface flak advanced-flak balloons steep glide`,
  background: `On 7 March an American patrol has found the railway bridge at Remagen standing and run \
across it. Everything is now thrown at it: artillery, frogmen, even V-2s. The Luftwaffe sends its jets, \
the Ar 234s of KG 76, which glide down to a few thousand feet to release a single heavy bomb, and the Me \
262s of KG 51. The Americans have ringed the bridges with guns of every size, hung a balloon over the \
river and keep fighters circling.`,
  advice: `Glide bombing begins exactly two columns from the target: come down one level for each column \
and drop on entering it. Jets move three squares a turn even as bombers, and nobody catches them from \
behind. Germans: attack together so that the guns must choose, and stay above altitude one over the \
pontoon bridge, where the balloon is. Americans: put your fighters where the jets will come out, not \
where they come in.`,
  setsUpFirst: 'defender',
  raider: side`
    Gefechtsverband Kowalewski  germany  left  loose  losses 5 3  veteranBombers 1
    6./KG 76    flight     ar-234b     bombing  D6-F6                glide
    III./KG 76  3 flights  ar-234b     bombing  turn 2 left 5 6 7 8  glide
    I./KG 51    2 flights  me-262a-2a  bombing  C5-E5                glide`,
  defender: side`
    IX Tactical Air Command  usa  right  loose  losses 6 3
    +  gci 5 Sweepstakes  veteranFighters 1  flak improvedFireDirection
    365th Fighter Group  flight  p-47d-28  cap  T8-V8               net Sweepstakes
    474th Fighter Group  flight  p-38j     cap  turn 3 right 6 7 8  net Sweepstakes`,
  sky: above`land  sun left-upper  haze 2  broken A9-L9 S9-Z9`,
  ...below`
    bridge-2  Ludendorff Bridge       P
    bridge-1  Pontoon bridge          Q
    flak-h0   90 mm battalions        P
    flak-l0   Bofors battalions       O
    flak-s1   Quadruple machine guns  P
    balloon  Q1`,
  special: [
    'The jets may glide-bomb.',
    'American heavy flak has improved fire direction.',
    'III./KG 76 enters on turn 2, the Lightnings of the 474th Group on turn 3.',
  ],
  victory: { ...ladder(7, 1, -4), lastTurn: 9 },
  ...fromHistory(
    'the attacks of 9 to 17 March 1945, put together in one; American flak, balloons and fighters were far more numerous',
  ),
}
