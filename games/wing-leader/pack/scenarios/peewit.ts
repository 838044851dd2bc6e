import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const peewit: ScenarioSpec = {
  id: 'wl-13',
  title: 'Convoy Peewit',
  date: '1940-08-08',
  place: 'South of the Isle of Wight',
  difficulty: 3,
  families: families`fighters escort gci weather surface flak low-angle balloons dive steep`,
  background: `No convoy has passed the Straits for two weeks, and the Admiralty means to show that one \
can. Peewit has lost ships to E-boats in the night and to Stukas in the morning; now, at noon, almost \
sixty Ju 87s are coming for the rest, with Bf 110s of LG 1 beside them and JG 27 around them. A few of \
the little ships fly balloons to keep the dive bombers off. Hurricanes of three squadrons and the \
Spitfires of 609 are on their way.`,
  advice: `Dive bombers attack from straight above: be in the ship's column, or next to it, at altitude \
ten or less, and dive at least four squares to take aim. Balloons guard the squares below them, so clear \
them with the sweeping fighters or dive on another ship. British: a Stuka pulling out is slow, low and \
alone; be there. Germans: the escort cannot follow a dive, so send one unit down first.`,
  setsUpFirst: 'defender',
  raider: side`
    VIII. Fliegerkorps  germany  left  loose  losses 6 3  veteranFighters 1  veteranBombers 1  experten 1
    StG 2       2 squadrons  ju-87b     bombing       F9-G9
    StG 77      squadron     ju-87b     bombing       D9-E9
    V.(Z)/LG 1  squadron     bf-110c    close-escort  near bombers
    II./JG 27   squadron     bf-109e-4  escort        near bombers
    III./JG 27  squadron     bf-109e-4  sweep         I5-J5`,
  defender: side`
    10 and 11 Groups  britain  right  rigid  losses 6 3  gci 4 Tangmere, Middle Wallop  veteranFighters 2
    145 Squadron  squadron  hurricane-i  intercept  Q9-S9               net Tangmere
    257 Squadron  squadron  hurricane-i  intercept  S7-U7               net Tangmere
    609 Squadron  squadron  spitfire-ia  intercept  V10-X10             net Middle Wallop
    238 Squadron  squadron  hurricane-i  intercept  turn 4 right 6 7 8  net Middle Wallop`,
  sky: above`sea  sun left-upper  broken A11-H11 R4-Z4`,
  ...below`
    pg-1   Escort trawlers      L
    aux-1  Coasters, van        M
    aux-1  Coasters, centre     O
    pg-1   HMS Borealis         O
    aux-2  Empire Crusader      P
    dd-1   Escorting destroyer  Q
    aux-1  Coasters, rear       R
    balloon  O2
    balloon  P2`,
  special: [
    'Balloons fly over the centre of the convoy.',
    'The destroyer has low-angle guns.',
    '238 Squadron enters on turn 4.',
  ],
  victory: { ...ladder(14, 7, 2), lastTurn: 12 },
  ...fromHistory('8 August 1940, the midday attack; the low sweep of III./JG 27 is designed'),
}
