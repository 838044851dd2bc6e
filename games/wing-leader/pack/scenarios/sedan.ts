import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const sedan: ScenarioSpec = {
  id: 'wl-09',
  title: 'The Bridges at Sedan',
  date: '1940-05-14',
  place: 'Sedan on the Meuse',
  difficulty: 2,
  families: families`fighters escort weather surface flak level`,
  background: `Guderian's tanks are crossing the Meuse over a few pontoon bridges, and the Allies throw \
every bomber they have at them. The Germans have ringed the crossings with flak and keep fighters overhead \
from dawn to dusk. After the single-engined Battles have been cut to pieces in the afternoon, Blenheims of \
2 Group come over from England towards evening, with Hurricanes and French Moranes to meet the \
Messerschmitts.`,
  advice: `A first game with bombs and flak. A bomber flies two squares straight and level to its target \
to take aim and drops in the target's column; then it goes home by either edge. Bridges are hard to hit: \
make every squadron aim. Light flak reaches only altitude four, so height is safety but spoils the aim. \
Germans: set the heavy guns' barrage in the bombers' path and leave to the light guns what comes down to \
their height.`,
  setsUpFirst: 'defender',
  raider: side`
    2 Group and the AASF  britain  left  rigid  losses 5 3  veteranFighters 1
    107 and 110 Squadrons  2 squadrons  blenheim-iv  bombing  E5-F5
    21 Squadron            squadron     blenheim-iv  bombing  C6-D6
    GC III/7               squadron     ms-406       escort   near bombers
    73 Squadron            squadron     hurricane-i  sweep    G8-H8`,
  defender: side`
    Luftflotte 3  germany  right  loose  losses 6 3  veteranFighters 1  experten 1
    I./JG 53    squadron  bf-109e-4  cap        O8-Q8
    III./JG 53  squadron  bf-109e-4  intercept  turn 3 right 6 7 8`,
  sky: above`land  sun left-horizon  haze 3`,
  ...below`
    bridge-1  Pontoon bridge at Gaulier   O
    bridge-1  Pontoon bridge at Donchery  M
    truck-1   Columns on the river bank   P
    flak-l1   Flak Regiment 102, light    N
    flak-h0   Flak Regiment 102, heavy    O`,
  special: ['The Germans have no ground control here. III./JG 53 enters on turn 3.'],
  victory: { ...ladder(5, 1, -4), lastTurn: 11 },
  ...fromHistory('14 May 1940, the evening raid; Bf 109E-1s and E-3s are shown as E-4'),
}
