import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const ploesti: ScenarioSpec = {
  id: 'wl-19',
  title: 'Tidal Wave',
  date: '1943-08-01',
  place: 'Ploesti',
  difficulty: 3,
  families: families`fighters gci weather heavy-bomber-group surface flak balloons level`,
  background: `A hundred and seventy-eight Liberators have left Libya to bomb the Romanian refineries from \
tree-top height, where nobody expects heavy bombers. Radio silence hides nothing: the Germans have \
followed them since Corfu. One group turns at the wrong town, the others meet each other over the target, \
and General Gerstenberg's guns are waiting, some of them on a train that races along beside the bombers. \
Between the chimneys hang balloons on steel cables.`,
  advice: `Low bombing is accurate and deadly for both sides. Americans: two squadrons on one refinery are \
better than one on each of two, and those that come second should attack what flak is left. Watch for the \
squares under the balloons. Axis: your guns do the work; send the fighters at the bombers when they come \
out on the far side, scattered.`,
  setsUpFirst: 'defender',
  raider: side`
    9th Air Force  usa  left  loose  losses 5 3  veteranBombers 2  greenBombers 1
    44th Bomb Group  2 squadrons  b-24d  bombing  E1-F1
    98th Bomb Group  2 squadrons  b-24d  bombing  C1-D1
    93rd Bomb Group  squadron     b-24d  bombing  A1-B1`,
  defender: side`
    Defence of Ploesti  romania  right  loose  losses 6 3  gci 4 Otopeni  veteranFighters 1
    I./JG 4             squadron  bf-109g-2  intercept  S6-U6               net Otopeni
    Grupul 6 Vânătoare  squadron  iar-80     intercept  V4-X4               net Otopeni
    IV./NJG 6           squadron  bf-110e-2  intercept  turn 3 right 3 4 5  net Otopeni`,
  sky: above`land  sun above  broken D7-J7 O7-S7`,
  ...below`
    refinery-1  Columbia Aquila    M
    refinery-1  Astra Romana       N
    refinery-1  Concordia Vega     P
    flak-l0     Flak train         K
    flak-l0     Light flak, south  M
    flak-h0     Heavy flak         O
    balloon  N1
    balloon  O2`,
  special: [
    'The Liberators come in at altitude 1.',
    'Two American heavy squadrons together in one square support each other with their guns.',
    'The night fighters of IV./NJG 6 enter on turn 3.',
  ],
  victory: { ...ladder(19, 6, -2), lastTurn: 12 },
  ...fromHistory('1 August 1943; three of the five groups and three of the refineries are shown'),
}
