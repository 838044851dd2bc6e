import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const ihantala: ScenarioSpec = {
  id: 'wl-21',
  title: 'Ihantala',
  date: '1944-06-30',
  place: 'Karelian Isthmus',
  difficulty: 3,
  families: families`fighters escort gci weather splitting surface flak level dive steep atgr strafing`,
  background: `After the fall of Viipuri the Red Army drives at the narrow land between lake and bay at \
Tali and Ihantala, where the Finns have brought together the strongest artillery they ever had. Several \
times a day the 13th Air Army sends its Pe-2s and Sturmoviks in masses against the gun lines, with \
fighters of two divisions around them. Two Finnish squadrons with a few dozen Messerschmitts, bought from \
Germany, stand against them. Many of their pilots have been at war since 1939.`,
  advice: `Few against many, but the few are very good. Finns: dive through the escort, hit the Pe-2s \
once and climb away, and split your squadrons so that both halves are a threat. Soviets: let the Pe-2s \
dive from seven or above while the Sturmoviks come in low; the Finns cannot be everywhere. Rockets are \
fired at ground level in the target's square or next to it.`,
  setsUpFirst: 'defender',
  raider: side`
    13th Air Army  ussr  left  loose  losses 5 3  veteranFighters 1  greenBombers 1
    58 BAP    2 squadrons  pe-2-87    bombing   D7-F7
    281 ShAD  2 squadrons  il-2-1943  strafing  F2-H2         loads bomb atgr
    159 IAP   squadron     la-5fn     escort    near bombers
    14 GIAP   squadron     yak-9      escort    near bombers`,
  defender: side`
    Lentorykmentti 3  finland  right  loose  losses 6 3
    +  gci 4 Lentorykmentti 3  veteranFighters 1  experten 1  split bf-109g-6 4
    HLeLv 34                squadron  bf-109g-6  intercept  S10-U10             net Lentorykmentti 3  flexible
    HLeLv 24                squadron  bf-109g-6  intercept  T8-V8               net Lentorykmentti 3  flexible
    HLeLv 24, third flight  flight    bf-109g-2  intercept  turn 4 right 5 6 7  net Lentorykmentti 3`,
  sky: above`land  sun above  broken H9-L9 S4-X4`,
  ...below`
    troops-1  Infantry at Ihantala    N
    bunker-1  Gun line                P
    truck-1   Ammunition column       Q
    bridge-1  Bridge at Portinhoikka  O
    flak-l0   Bofors battery          O
    flak-h0   Heavy battery           R`,
  special: [
    'The Finnish squadrons have tactical flexibility and may each split once.',
    'The Il-2s choose bombs or rockets.',
    'A third flight of HLeLv 24 enters on turn 4.',
  ],
  victory: { ...ladder(6, 1, -7), lastTurn: 12 },
  ...fromHistory(
    'the battle of Tali-Ihantala, end of June 1944; Soviet regiments typical of the air army; the bridge is added',
  ),
}
