import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const kursk: ScenarioSpec = {
  id: 'wl-20',
  title: 'Tank Busters',
  date: '1943-07-08',
  place: 'North-west of Belgorod',
  difficulty: 3,
  families: families`fighters escort gci weather pods surface flak level steep strafing`,
  background: `On the fourth day of the battle of Kursk a Soviet tank brigade comes out of the woods \
against the open flank of the SS Panzer Corps. Hauptmann Bruno Meyer, leading a patrol of Hs 129s, sees it \
on the move with infantry packed beside it and no German troops near. He calls up the Staffeln of his \
tank-hunter Gruppe one after another from Mikoyanovka, with Focke-Wulfs to deal with the infantry and the \
guns. Soviet fighters are hurrying over.`,
  advice: `Strafing needs no bombs: come down to the ground and enter the target's square. The Hs 129s may \
hang a heavier gun under the belly in place of their bombs, which makes them dangerous to tanks and easy \
meat for fighters. Tanks stand much: only the special guns bite. Soviets: the tanks cannot be saved \
by shooting at Messerschmitts.`,
  setsUpFirst: 'defender',
  raider: side`
    VIII. Fliegerkorps  germany  left  loose  losses 5 3  veteranFighters 1  veteranBombers 1  experten 1
    4. and 8.(Pz)/SchG 1  squadron   hs-129b    strafing  E3-F3         pods at
    4. and 8.(Pz)/SchG 2  squadron   hs-129b    strafing  C3-D3         pods at
    I./SchG 1             squadron   fw-190a-5  strafing  D5-E5
    II./JG 52             2 flights  bf-109g-6  escort    near bombers`,
  defender: side`
    2nd Air Army  ussr  right  loose  losses 6 3
    +  gci 5 2nd Air Army  veteranFighters 1  greenFighters 1  experten 1
    41 GIAP  flight    la-5    cap        P6-R6               net 2nd Air Army
    27 IAP   squadron  yak-1b  intercept  U5-W5               net 2nd Air Army
    240 IAP  squadron  la-5    intercept  turn 4 right 4 5 6  net 2nd Air Army`,
  sky: above`land  sun right-upper  haze 2  broken H8-O8`,
  ...below`
    tank-1    T-34s, lead battalion  M
    tank-1    T-34s, main body       N
    tank-2    T-34s, rear            P
    troops-1  Guards infantry        N
    truck-1   Supply column          Q
    flak-s0   Mobile flak            O`,
  special: ['The Hs 129s may carry anti-tank pods instead of bombs.', '240 IAP enters on turn 4.'],
  victory: { ...ladder(8, 2, -3), lastTurn: 13 },
  ...fromHistory('8 July 1943; the fighter units are typical of both air corps'),
}
