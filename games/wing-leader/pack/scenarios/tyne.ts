import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const tyne: ScenarioSpec = {
  id: 'wl-03',
  title: 'Out of Norway',
  date: '1940-08-15',
  place: 'North Sea off the Tyne',
  difficulty: 2,
  families: families`fighters escort gci weather`,
  background: `Luftflotte 5 believes that the north of England has been stripped of fighters. Sixty-odd \
Heinkels of KG 26 cross the North Sea from Stavanger, too far for single-engined escort; twenty-one \
long-range Bf 110s of I./ZG 76 go with them, some without their rear gunners so as to save weight. A feint \
by seaplanes, meant to draw the defenders off, only warns them. 72 Squadron meets the raid off the Farne \
Islands with three thousand feet in hand, and three more squadrons of 13 Group are climbing behind it.`,
  advice: `The first large raid. Germans: your strength is in the mass of Heinkels; keep the Zerstörer \
high and behind them and accept that some bombers will be lost. British: do not spend 72 Squadron on the \
escort alone. A disrupted squadron scores the raider three points instead of six, a broken one a single \
point, so spread your attacks over the whole formation.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftflotte 5  germany  left  loose  losses 5 3  veteranFighters 1
    I./KG 26    2 squadrons  he-111h-3  bombing  F10-H10
    III./KG 26  2 squadrons  he-111h-3  bombing  D11-F11
    I./ZG 76    2 squadrons  bf-110c    escort   near bombers`,
  defender: side`
    13 Group  britain  right  rigid  losses 6 3  gci 4 Acklington, Usworth  veteranFighters 1  greenFighters 1
    72 Squadron   squadron  spitfire-ia  intercept  N13-P13              net Acklington
    79 Squadron   squadron  hurricane-i  intercept  R10-T10              net Acklington
    605 Squadron  squadron  hurricane-i  intercept  U10-W10              net Usworth
    607 Squadron  squadron  hurricane-i  intercept  turn 3 right 8 9 10  net Usworth`,
  sky: above`coast  sun left-upper  wispy A7-H7 S7-Z7`,
  ...NOTHING_BELOW,
  special: [
    'The British squadrons are on two nets, Acklington and Usworth, both under ground control.',
    '607 Squadron enters on turn 3.',
  ],
  victory: { ...ladder(14, 6, -1), lastTurn: 12 },
  ...fromHistory('15 August 1940, the raid from Norway; the long-range Bf 110Ds are shown as Bf 110C'),
}
