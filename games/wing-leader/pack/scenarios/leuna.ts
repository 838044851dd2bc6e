import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const leuna: ScenarioSpec = {
  id: 'wl-16',
  title: 'Rockets from Brandis',
  date: '1944-07-28',
  place: 'Merseburg and Leuna',
  difficulty: 3,
  families: families`fighters escort gci weather drop-tanks take-off me-163 heavy-bomber-group surface flak`,
  background: `The Fortresses have come for the synthetic oil plant at Leuna, and the pilots of the \
359th Fighter Group, close beside them at twenty-five thousand feet, see two thick white trails far \
above. They are Me 163s of 1./JG 400, which has just moved to Brandis near Leipzig to guard the oil. The \
tiny rocket fighters climb to thirty thousand feet in three minutes, have power for five more, and come \
home as gliders. Hardly anyone on the Allied side has yet met one in the air.`,
  advice: `Each rocket flight has three turns of full power and flies as a glider after that, always \
downward. Germans: go straight up at full power as soon as you are off the ground, attack once or twice \
from above and dive for home; landing at altitude 0 without power is an escape. Americans: they cannot \
be caught under power, so wait below for the gliders.`,
  setsUpFirst: 'raider',
  raider: side`
    8th Air Force  usa  left  loose  losses 5 3  veteranFighters 1
    92nd Combat Wing     2 squadrons  b-17g  bombing  G14-H14
    4th Combat Wing      squadron     b-17g  bombing  D14-E14
    359th Fighter Group  2 flights    p-51b  escort   near bombers  dropTanks`,
  defender: side`
    JG 400  germany  right  loose  losses 5 3  gci 3 Brandis  veteranFighters 1
    1./JG 400, first pair   flight    me-163b    intercept  turn 2 from 0  net Brandis  maxLosses 2
    1./JG 400, second pair  flight    me-163b    intercept  turn 3 from 0  net Brandis  maxLosses 2
    1./JG 400, third pair   flight    me-163b    intercept  turn 4 from 0  net Brandis  maxLosses 2
    JG 300                  squadron  bf-109g-6  intercept  U13-W13        net Brandis`,
  sky: above`land  sun right-upper  contrails 15  broken A4-L4 S4-Z4`,
  ...below`
    airfield-2  Brandis  P`,
  bombing: false,
  special: [
    'The Me 163s are rocket fighters and take off from Brandis, one flight a turn on turns 2 to 4.',
    'The Mustangs carry drop tanks.',
    'Two American heavy squadrons together in one square support each other with their guns.',
    'The bombs on Leuna are not played out: bomber squadrons score by leaving by the right edge with their load.',
  ],
  victory: { ...ladder(19, 16, 11), lastTurn: 12 },
  ...fromHistory('28 July 1944; the squadron of JG 300 is added, and the number of the Me 163s is designed'),
}
