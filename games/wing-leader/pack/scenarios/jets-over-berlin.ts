import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const jetsOverBerlin: ScenarioSpec = {
  id: 'wl-17',
  title: 'Jets over Berlin',
  date: '1945-03-18',
  place: 'North-west of Berlin',
  difficulty: 3,
  families: families`fighters escort wings gci weather rockets gyro jets heavy-bomber-group surface flak advanced-flak`,
  background: `More than twelve hundred bombers go to Berlin in the greatest daylight raid on the city. \
Some three dozen Me 262s of JG 7 rise to meet them, a number never seen before, and the machines of \
Wegmann's 9th Staffel have wooden racks with twelve small R4M rockets under each wing. They find groups \
of the Third Division that have fallen out of place among thin cloud and vapour trails. The Mustangs \
above carry the new gyro sight, but they must first catch something, and before the city wait the \
guns.`,
  advice: `Jets that do not climb fight at high speed, and then both sides score half the hits: make \
every pass count. Germans: rockets turn a pass into a catastrophe, so fire them at an undisrupted \
squadron, and do not stay to turn. Americans: a jet that has climbed is only a fast fighter, and with \
the gyro sight the Mustangs shoot better than anyone. The heavy guns reach any height from two columns \
off, and their mixed fuses make the hits tell; they strike a jet that is after a bomber too.`,
  setsUpFirst: 'raider',
  raider: side`
    8th Air Force  usa  left  loose  losses 5 3  veteranFighters 1  veteranBombers 1
    100th Bomb Group     2 squadrons  b-17g  bombing  F14-G14
    390th Bomb Group     2 squadrons  b-17g  bombing  C13-D13
    357th Fighter Group  squadron     p-51d  escort   near bombers  gyro
    353rd Fighter Group  squadron     p-51d  sweep    I16-J16       gyro`,
  defender: side`
    JG 7  germany  right  loose  losses 5 3  gci 3 JG 7  veteranFighters 2  experten 1  flak dualFuse
    9./JG 7   2 flights  me-262a  intercept  T14-U14                wing 9./JG 7  net JG 7  aar
    11./JG 7  flight     me-262a  intercept  turn 2 right 14 15 16  net JG 7
    I./JG 7   flight     me-262a  intercept  turn 4 right 13 14 15  net JG 7`,
  sky: above`land  sun right-upper  contrails 14  wispy J12-P12 J13-P13`,
  ...below`
    flak-h1  Heavy flak of Berlin  W`,
  bombing: false,
  special: [
    'The 9th Staffel flies as a wing and may carry rockets.',
    '11./JG 7 enters on turn 2 and I./JG 7 on turn 4.',
    'The gyro sights of the Mustangs work.',
    'German heavy flak fires a mixture of fuses: its hits are confirmed with one more point of firepower.',
    'Two American heavy squadrons together in one square support each other with their guns.',
  ],
  victory: { ...ladder(10, 1, -7), lastTurn: 13 },
  ...fromHistory('18 March 1945; one flak battery stands for the guns of the city'),
}
