import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const malta: ScenarioSpec = {
  id: 'wl-14',
  title: 'Welshman in Harbour',
  date: '1942-05-10',
  place: 'Grand Harbour, Malta',
  difficulty: 3,
  families: families`fighters escort gci weather splitting surface flak level dive steep`,
  background: `The day before, some sixty Spitfires flew in from the carriers Wasp and Eagle and were \
refuelled and in the air again within minutes. At dawn the fast minelayer Welshman slips into Grand \
Harbour with ammunition for the guns, and soldiers rush her cargo ashore under a smoke screen. \
Kesselring's men do not yet know how much has changed on the island. The limits on anti-aircraft \
ammunition have been lifted for the day.`,
  advice: `For once the defenders are numerous. British: meet the raid out at sea with two squadrons and \
keep the third and the Hurricanes over the harbour for those who pull out low. Axis: the ship does not \
move and is worth the risk; the smoke spoils level bombing as well as dives, so aim with care. Send the \
Ju 88s first to draw the heavy flak.`,
  setsUpFirst: 'defender',
  raider: side`
    II. Fliegerkorps and Regia Aeronautica  germany  left  loose  losses 5 3
    +  veteranFighters 2  veteranBombers 1  experten 1  split bf-109f-4 2
    III./StG 3  2 squadrons  ju-87d     bombing       E9-G9
    KGr 806     squadron     ju-88a-4   bombing       F10-G10
    II./JG 53   squadron     bf-109f-4  escort        near bombers  flexible
    4° Stormo   squadron     mc-202     close-escort  near bombers
    III./JG 53  squadron     bf-109f-4  sweep         I12-K12`,
  defender: side`
    RAF Malta  britain  right  loose  losses 6 3  gci 3 Malta  veteranFighters 1  greenFighters 2  experten 1
    249 Squadron  squadron  spitfire-vc    intercept  S11-U11  net Malta
    603 Squadron  squadron  spitfire-vc    intercept  T9-V9    net Malta
    601 Squadron  squadron  spitfire-vc    cap        Q6-S6    net Malta
    185 Squadron  flight    hurricane-iic  cap        P3-R3    net Malta`,
  sky: above`coast  sun right-upper  wispy N1-Q1`,
  ...below`
    port-1   Grand Harbour          P
    cl-2     HMS Welshman           P  deadInTheWater
    flak-h1  Harbour barrage        O  barrage O5
    flak-h0  Heavy guns, Cottonera  Q
    flak-l1  Bofors of the harbour  P`,
  special: [
    'HMS Welshman lies at the quay and does not move.',
    'The smoke screen is wispy cloud at altitude 1.',
    'The heavy guns of the harbour begin with their barrage out, between columns O and P at altitudes 5 and 6.',
    'II./JG 53 has tactical flexibility; Bf 109 squadrons may split once, which makes two flights.',
  ],
  victory: { ...ladder(7, 1, -7), lastTurn: 12 },
  ...fromHistory('10 May 1942'),
}
