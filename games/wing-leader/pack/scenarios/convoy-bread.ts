import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const convoyBread: ScenarioSpec = {
  id: 'wl-02',
  title: 'Convoy Bread',
  date: '1940-07-10',
  place: 'The Channel off Folkestone',
  difficulty: 1,
  families: families`fighters escort gci weather`,
  background: `A convoy of coasters, code-named Bread, rounds the North Foreland and steams west through \
the Straits. Soon after one o'clock the radar plots a large formation behind Calais: the Dorniers of \
I./KG 2 with Bf 110s of ZG 26 close by them and Bf 109s stacked above. Six Hurricanes of 32 Squadron are \
over the ships. 74 and 64 Squadrons are sent up to help, and 111, which has practised flying at bombers \
head-on and in line abreast.`,
  advice: `The bombers have only to fly straight on: every squadron that leaves by the right edge in good \
order scores six points, so the defenders must break them up, not merely shoot at them. British: let the \
Spitfires meet the escorts and the Hurricanes the Dorniers; no escort can react to a head-on attack, only who \
has sighted you joins in. \
Germans: keep the escorts within three squares of the bombers so that they can react.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftflotte 2  germany  left  loose  losses 5 3  veteranFighters 1
    I./KG 2     2 squadrons  do-17z     bombing       E6-F6
    I./ZG 26    squadron     bf-110c    close-escort  near bombers
    III./JG 51  2 squadrons  bf-109e-4  escort        near bombers`,
  defender: side`
    11 Group  britain  right  rigid  losses 6 3  gci 4 11 Group  veteranFighters 1
    32 Squadron, convoy patrol  flight    hurricane-i  cap        M6-O6               net 11 Group
    111 Squadron                squadron  hurricane-i  intercept  R6-T6               net 11 Group
    74 Squadron                 squadron  spitfire-ia  intercept  S8-U8               net 11 Group
    64 Squadron                 flight    spitfire-ia  intercept  turn 4 right 5 6 7  net 11 Group`,
  sky: above`coast  sun left-upper  broken C3-J3 P3-W3`,
  ...NOTHING_BELOW,
  special: [
    'The convoy itself is not on the map: a bomber squadron that leaves by the right edge with its load has found it.',
    'Six Spitfires of 64 Squadron enter on turn 4.',
  ],
  victory: { ...ladder(7, 1, -7), lastTurn: 12 },
  ...fromHistory('10 July 1940; 56 Squadron, which was sent up too, is left out'),
}
