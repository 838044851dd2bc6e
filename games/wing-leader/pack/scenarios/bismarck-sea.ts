import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const bismarckSea: ScenarioSpec = {
  id: 'wl-28',
  title: 'Bismarck Sea',
  date: '1943-03-03',
  place: 'Huon Gulf, New Guinea',
  difficulty: 4,
  families: families`fighters escort weather drop-tanks surface flak level strafing skip`,
  background: `Eight transports with a division's troops for Lae have rounded New Britain under bad \
weather, with eight destroyers and relays of Zeros to guard them. Bombing from height has sunk one of them \
in two days. Now the sky has cleared, and the Fifth Air Force tries what it has rehearsed on a wreck off \
Port Moresby: Fortresses to scatter the convoy and draw the fighters up, Australian Beaufighters to rake \
the decks, and B-25s and A-20s that skip their bombs into the ships' sides from mast height.`,
  advice: `Skip bombing is a level attack at altitude 0 on a ship, and the strafers' guns may fire in \
the same pass. Allies: the Beaufighters should go in just ahead and spend their fire on the destroyers; \
then the B-25s and the A-20s take a transport each. Keep the Lightnings above the Fortresses until the \
Zeros have shown themselves. Japanese: the real threat comes in at the bottom.`,
  setsUpFirst: 'defender',
  raider: side`
    5th Air Force and RAAF  usa  left  loose  losses 5 3  veteranFighters 1  veteranBombers 2  experten 1
    43rd Bomb Group        squadron  b-17f           bombing   F5-G5
    30 Squadron RAAF       squadron  beaufighter-ic  sweep     F1-G1
    90th Bomb Squadron     squadron  b-25d-strafer   strafing  D1-E1         skipTrained
    89th Bomb Squadron     squadron  a-20g           strafing  B1-C1         skipTrained
    39th Fighter Squadron  squadron  p-38f           escort    near bombers  dropTanks
    9th Fighter Squadron   flight    p-38f           sweep     G9-H9         dropTanks`,
  defender: side`
    Lae convoy  japan  right  loose  losses 6 3  veteranFighters 2  experten 1
    253 Kokutai     squadron  a6m2  cap  N7-P7               net none
    204 Kokutai     squadron  a6m2  cap  Q9-S9               net none
    Zuiho fighters  flight    a6m2  cap  turn 4 right 4 5 6  net none`,
  sky: above`sea  sun right-upper  broken A4-D4 T4-Z4`,
  ...below`
    dd-2   Shirayuki    L
    aux-3  Aiyo Maru    M
    aux-3  Kembu Maru   N
    dd-2   Arashio      O
    aux-3  Teiyo Maru   P
    aux-3  Oigawa Maru  Q
    dd-2   Tokitsukaze  R`,
  special: [
    'The B-25s and A-20s are trained in skip bombing.',
    'The Beaufighters carry no bombs; they sweep, and may strafe.',
    'The Lightnings carry drop tanks. The Zeros have no radios that work; those of Zuiho enter on turn 4.',
  ],
  victory: { ...ladder(8, 1, -11), lastTurn: 12 },
  ...fromHistory(
    '3 March 1943; four transports and three destroyers are shown, and the gunned-up A-20As as A-20G',
  ),
}
