import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const midway: ScenarioSpec = {
  id: 'wl-27',
  title: 'Five Minutes at Midway',
  date: '1942-06-04',
  place: 'North-west of Midway',
  difficulty: 4,
  families: families`fighters escort weather take-off surface flak low-angle dive steep torpedo`,
  background: `Since seven in the morning one American attack after another has been cut to pieces by \
the Zeros over Nagumo's carriers. At a quarter past ten the torpedo planes of Yorktown, with Thach and \
five more Wildcats above them, come in low from the south-east and pull the patrols down towards the \
water. Behind broken cloud, unseen, two groups of Dauntlesses from Enterprise and one from Yorktown \
arrive overhead in the same minutes. On the hangar decks stand armed and fuelled aircraft.`,
  advice: `The dive bombers win or lose this. Americans: time the torpedo planes one or two turns ahead, \
so that the Zeros are low when the Dauntlesses begin their dives; dive from the Sun and put all you have \
into one carrier before you try a second. Japanese: you have no radio worth the name and no radar, so \
leave somebody high even when the water below is full of targets.`,
  setsUpFirst: 'defender',
  raider: side`
    Task Forces 16 and 17  usa  right  loose  losses 6 3  veteranFighters 1  veteranBombers 1  experten 1
    VT-3           squadron     tbd-1  bombing  T1-V1              loads torpedo
    VF-3           flight       f4f-4  escort   near bombers
    VB-3           squadron     sbd-3  bombing  X10-Y10
    VS-6 and VB-6  2 squadrons  sbd-3  bombing  turn 2 right 9 10`,
  defender: side`
    First Carrier Striking Force  japan  left  loose  losses 6 3  veteranFighters 4  experten 1
    Kaga patrol            squadron  a6m2  cap  K2-N2          net none
    Soryu patrol           squadron  a6m2  cap  N4-P4          net none
    Akagi patrol           squadron  a6m2  cap  M7-O7          net none
    Hiryu, fresh squadron  squadron  a6m2  cap  turn 2 from 3  net none
    Akagi, fresh section   flight    a6m2  cap  turn 4 from 0  net none`,
  sky: above`sea  sun right-upper  broken A5-E5 I5-L5 R5-V5`,
  ...below`
    cv-1  Akagi   J
    cv-1  Kaga    L
    cv-1  Soryu   N
    cv-1  Hiryu   P
    cl-1  Nagara  M
    dd-1  Arashi  O
    dd-1  Nowaki  K`,
  special: [
    'The raiders come from the right. The TBDs carry torpedoes, and are slow while they attack with them.',
    'The Zeros have no radios that work. A squadron takes off from Hiryu on turn 2 and a section from Akagi on turn 4.',
    'The cruiser and the destroyers have low-angle guns.',
    'Damage counts at most double.',
  ],
  victory: { ...ladder(21, 8, 3), damageCap: 2, lastTurn: 12 },
  ...fromHistory(
    '4 June 1942, about 10.20; how the Zeros are spread in height is designed; three ships stand for the screen',
  ),
}
