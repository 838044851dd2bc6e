import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const schweinfurt: ScenarioSpec = {
  id: 'wl-15',
  title: 'Black Thursday',
  date: '1943-10-14',
  place: 'On the way to Schweinfurt',
  difficulty: 3,
  families: families`fighters escort gci weather drop-tanks heavy-guns rockets pods heavy-bomber-group`,
  background: `The Eighth Air Force goes back to the ball-bearing works of Schweinfurt with nearly three \
hundred Fortresses. The Thunderbolts can take them as far as Aachen; then they are alone for four \
hundred miles. The German controllers have had time to gather everything that flies: single-engined \
fighters to engage the gunners, and twin-engined Zerstörer that lob heavy rockets and shells into the \
formation from out of reach.`,
  advice: `The bombers score by getting through in good order. Germans: break a box first, then shoot it \
down. Units with rockets or heavy guns may stand off and take no return fire, but only while no ordinary \
fighter joins their attack; rockets make them slow, so keep them away from the Thunderbolts. Americans: \
two squadrons in a square defend each other better. Drop the tanks when you are alerted.`,
  setsUpFirst: 'raider',
  raider: side`
    8th Air Force  usa  left  loose  losses 5 3  veteranBombers 1  veteranFighters 1
    91st and 92nd Bomb Groups  2 squadrons  b-17f  bombing  G14-H14
    306th Bomb Group           2 squadrons  b-17f  bombing  E13-F13
    305th Bomb Group           squadron     b-17f  bombing  D12-E12
    353rd Fighter Group        2 squadrons  p-47d  escort   near bombers  dropTanks`,
  defender: side`
    I. Jagdkorps  germany  right  loose  losses 6 3
    +  gci 3 Jagd, Zerstörer  veteranFighters 2  greenFighters 1  experten 1
    III./JG 1   squadron  bf-109g-6     intercept  Q15-S15                net Jagd  pods gun
    II./JG 1    squadron  fw-190a-5     intercept  R14-T14                net Jagd
    II./ZG 76   squadron  bf-110g-2     intercept  turn 2 right 13 14 15  net Zerstörer  aar
    III./ZG 26  squadron  bf-110g-2-r1  intercept  turn 4 right 13 14 15  net Zerstörer`,
  sky: above`land  sun right-upper  contrails 16  broken A5-K5`,
  ...NOTHING_BELOW,
  special: [
    'The Thunderbolts carry drop tanks.',
    'II./ZG 76 may carry rockets, and III./JG 1 may carry gun pods. The Bf 110s of III./ZG 26 have heavy guns.',
    'Two American heavy squadrons together in one square support each other with their guns.',
    'The Zerstörer enter on turns 2 and 4.',
  ],
  victory: { ...ladder(14, 3, -5), lastTurn: 12 },
  ...fromHistory('14 October 1943; which unit had rockets, pods or heavy guns is a guess'),
}
