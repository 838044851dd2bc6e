import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const berlin: ScenarioSpec = {
  id: 'wl-29',
  title: 'Big B',
  date: '1944-03-06',
  place: 'West of Berlin',
  difficulty: 4,
  families: families`fighters escort wings gci weather drop-tanks heavy-guns rockets pods heavy-bomber-group`,
  background: `The first great daylight attack on Berlin: seven hundred and thirty bombers, with fighters \
all the way. As the leading wings near the city a battle formation of the old kind is climbing to meet \
them: a handful of Bf 110 night fighters with rockets, forty Me 410s behind them, and seventy \
single-engined fighters as cover. The Mustangs of the 357th Fighter Group, a month in action, turn up at \
exactly that place and minute.`,
  advice: `Everything is here: tanks to drop, rockets, heavy guns, gun pods and a wing. Germans: the \
Zerstörer are helpless against Mustangs, so the Messerschmitts must take the escort on while the twins \
stand off and fire. Americans: escorts within three squares can react; put the sweepers ahead and high. \
One broken squadron is worth less to the enemy than three disrupted ones.`,
  setsUpFirst: 'raider',
  raider: side`
    8th Air Force  usa  left  loose  losses 5 3  veteranFighters 2  veteranBombers 1  experten 1
    91st Bomb Group              2 squadrons  b-17g  bombing  F13-G13
    457th Bomb Group             2 squadrons  b-17g  bombing  D12-E12
    381st Bomb Group             squadron     b-17g  bombing  C14-D14
    357th Fighter Group, escort  squadron     p-51b  escort   near bombers  dropTanks
    357th Fighter Group, Hayes   squadron     p-51b  sweep    H15-J15       dropTanks`,
  defender: side`
    1. Jagddivision  germany  right  loose  losses 6 3
    +  gci 3 Zerstörer, Jagd  veteranFighters 2  greenFighters 2  experten 1
    III./NJG 5      flight    bf-110g-2  intercept  S13-T13                wing Battle formation  net Zerstörer  aar
    II./ZG 26       squadron  me-410     intercept  T13-U13                wing Battle formation  net Zerstörer  aar
    5./ZG 26        flight    me-410-u4  intercept  T13-U13                wing Battle formation  net Zerstörer
    I./JG 3         squadron  bf-109g-6  intercept  T15-V15                net Jagd
    IV./JG 3        squadron  bf-109g-6  intercept  turn 2 right 14 15 16  net Jagd  pods gun
    Sturmstaffel 1  flight    fw-190a-5  intercept  turn 3 right 12 13 14  net Jagd`,
  sky: above`land  sun right-upper  contrails 15  dense A4-I4 N4-W4  wispy K12-N12 K13-N13`,
  ...NOTHING_BELOW,
  special: [
    'The Mustangs carry drop tanks.',
    'The Bf 110s and the Me 410s of II./ZG 26 may carry rockets, IV./JG 3 may carry gun pods; the Me 410s of 5./ZG 26 have heavy guns.',
    'The twin-engined units fly as one wing. IV./JG 3 enters on turn 2, the Sturmstaffel on turn 3.',
    'Two American heavy squadrons together in one square support each other with their guns.',
  ],
  victory: { ...ladder(27, 14, 5), lastTurn: 12 },
  ...fromHistory(
    '6 March 1944; Bf 110G-4 night fighters are shown as G-2, the Fw 190s of the Sturmstaffel as A-5',
  ),
}
