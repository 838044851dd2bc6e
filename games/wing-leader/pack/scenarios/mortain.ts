import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const mortain: ScenarioSpec = {
  id: 'wl-22',
  title: 'Day of the Typhoon',
  date: '1944-08-07',
  place: 'Mortain, Normandy',
  difficulty: 3,
  families: families`fighters weather splitting surface flak steep atgr strafing`,
  background: `In the night four Panzer divisions have struck from Mortain towards the sea to cut off \
the Americans who have broken out of Normandy. The morning fog keeps the fighter-bombers on the ground; \
towards noon it lifts and shows the columns stuck nose to tail in the lanes. Rocket-firing Typhoons of \
the Second Tactical Air Force are sent in relays, some pilots five times, while American fighters are to \
hold off the Luftwaffe, which has promised three hundred aircraft for the day.`,
  advice: `Rockets are fired at altitude 0 from the target's square or the one next to it, and guns may \
be fired in the same pass if you go all the way. Tanks shrug off most rockets; trucks and light flak do \
not. Allies: silence the flak with the first squadron, and do not expect one flight of Mustangs to stop \
four squadrons. Germans: catch the Typhoons before they have fired the rockets that slow them.`,
  setsUpFirst: 'defender',
  raider: side`
    Second Tactical Air Force  britain  left  loose  losses 5 3  veteranBombers 1
    174 and 245 Squadrons  2 squadrons  typhoon-ib  strafing  E3-G3  loads atgr  flexible
    198 and 609 Squadrons  2 flights    typhoon-ib  strafing  B3-D3  loads atgr bomb
    354th Fighter Group    flight       p-51b       sweep     G8-H8`,
  defender: side`
    II. Jagdkorps and XLVII Panzer Corps  germany  right  loose  losses 6 3  veteranFighters 2  experten 1
    II./JG 26   squadron     fw-190a-8  intercept  S4-U4
    III./JG 27  3 squadrons  bf-109g-6  intercept  V5-X5`,
  sky: above`land  sun left-upper  haze 1  wispy P2-T2`,
  ...below`
    tank-2   2nd Panzer Division         N
    tank-1   1st SS Panzer Division      P
    truck-1  Transport in the lanes      O
    truck-1  Fuel column                 Q
    flak-l0  Army flak                   O
    flak-s0  Machine guns of the column  P`,
  special: [
    'The Typhoons carry rockets; 198 and 609 Squadrons may choose bombs.',
    '174 and 245 Squadrons have tactical flexibility.',
  ],
  victory: { ...ladder(10, 2, 0), lastTurn: 12 },
  ...fromHistory(
    '7 August 1944; the German fighters get through here, as they did not, and 198 and 609 Squadrons are shown as flights; one flight stands for the Americans who stopped them',
  ),
}
