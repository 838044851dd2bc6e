import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const stalingrad: ScenarioSpec = {
  id: 'wl-06',
  title: 'Road to Pitomnik',
  date: '1942-11-30',
  place: 'West of Stalingrad',
  difficulty: 2,
  families: families`fighters escort gci weather splitting transport`,
  background: `A week after the ring closed round the Sixth Army the transports fly to Pitomnik in \
daylight, in formations of a dozen and more, with what few Messerschmitts can be fuelled for escort. The \
army has asked for hundreds of tons a day and gets a fraction of that. Soviet regiments under the new 16th \
and 8th Air Armies have divided the sky around the pocket into zones, each with its own fighters and a \
control post on the steppe. Low cloud hides both hunters and hunted.`,
  advice: `Transports score like bombers when they leave by the right edge, and their cargo cannot be \
thrown away. Germans: keep under the cloud and hold the Messerschmitts close; a flight that is drawn off \
leaves the Junkers naked. Soviets: your flight starts below the cloud and your squadron above it; let \
the ground controller bring them together, and count on the flight that follows the transports in.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftflotte 4  germany  left  loose  losses 6 3  veteranFighters 1  experten 1  split all 2
    KGr.z.b.V. 1  2 squadrons  ju-52      transport  E3-G3
    I./JG 3       squadron     bf-109g-2  escort     near bombers  flexible`,
  defender: side`
    16th Air Army  ussr  right  loose  losses 6 3  gci 5 520 IAP  veteranFighters 1  greenFighters 1
    520 IAP                flight    yak-1  intercept  P2-R2              net 520 IAP
    520 IAP, second group  squadron  yak-1  intercept  S6-U6              net 520 IAP
    563 IAP                flight    yak-1  intercept  turn 3 left 2 3 6  facing right  net 563 IAP`,
  sky: above`land  sun left-horizon  dense A4-J4 O4-U4  broken K4-N4 V4-Z4`,
  ...NOTHING_BELOW,
  special: [
    'I./JG 3 has tactical flexibility; one German squadron may split, which makes two flights.',
    'Only 520 IAP is under ground control. A flight of 563 IAP follows the transports in from the left edge on turn 3.',
  ],
  victory: { ...ladder(11, 4, -4), lastTurn: 11 },
  ...fromHistory('the Stalingrad airlift, 30 November 1942; the regiments are typical of the air army'),
}
