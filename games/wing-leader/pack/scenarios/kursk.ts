import type { ScenarioSpec } from '../types.ts'
import { facingLeft, facingRight, families, fromHistory, ladder } from './frame.ts'

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
meat for fighters. Tanks are hard targets: only the special guns bite. Soviets: the tanks cannot be saved \
by shooting at Messerschmitts.`,
  aftermath: `The attack was broken up within an hour or so, and the Germans claimed some fifty tanks; it \
is often called the first time that aircraft alone stopped an armoured thrust. How many tanks were really \
lost to the Henschels has been disputed since. The offensive itself was called off a week later.`,
  setsUpFirst: 'defender',
  raider: {
    nation: 'germany',
    name: 'VIII. Fliegerkorps',
    edge: 'left',
    doctrine: 'loose',
    maxLosses: { squadron: 5, flight: 3 },
    quality: { veteranFighters: 1, veteranBombers: 1, experten: 1 },
    units: facingRight`
      4. and 8.(Pz)/SchG 1  squadron   hs-129b    strafing  E3-F3         pods at
      4. and 8.(Pz)/SchG 2  squadron   hs-129b    strafing  C3-D3         pods at
      I./SchG 1             squadron   fw-190a-5  strafing  D5-E5
      II./JG 52             2 flights  bf-109g-6  escort    near bombers`,
  },
  defender: {
    nation: 'ussr',
    name: '2nd Air Army',
    edge: 'right',
    doctrine: 'loose',
    gci: { rating: 5, nets: ['2nd Air Army'] },
    maxLosses: { squadron: 6, flight: 3 },
    quality: { veteranFighters: 1, greenFighters: 1, experten: 1 },
    units: facingLeft`
      41 GIAP  flight    la-5    cap        P6-R6               net 2nd Air Army
      27 IAP   squadron  yak-1b  intercept  U5-W5               net 2nd Air Army
      240 IAP  squadron  la-5    intercept  turn 4 right 4 5 6  net 2nd Air Army`,
  },
  sky: { sun: 'right-upper', haze: 2, cloud: [{ type: 'broken', squares: ['H8-O8'] }], ground: 'land' },
  bombing: true,
  surface: [
    { type: 'tank-1', name: 'T-34s, lead battalion', column: 'M' },
    { type: 'tank-1', name: 'T-34s, main body', column: 'N' },
    { type: 'tank-2', name: 'T-34s, rear', column: 'P' },
    { type: 'troops-1', name: 'Guards infantry', column: 'N' },
    { type: 'truck-1', name: 'Supply column', column: 'Q' },
    { type: 'flak-s0', name: 'Mobile flak', column: 'O' },
  ],
  balloons: [],
  special: ['The Hs 129s may carry anti-tank pods instead of bombs.', '240 IAP enters on turn 4.'],
  victory: { ...ladder(8, 2, -3), lastTurn: 13 },
  ...fromHistory('8 July 1943; the fighter units are typical of both air corps'),
}
