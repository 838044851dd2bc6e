import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const rangoon: ScenarioSpec = {
  id: 'wl-05',
  title: 'Christmas at Rangoon',
  date: '1941-12-25',
  place: 'Rangoon, Burma',
  difficulty: 2,
  families: families`fighters escort wings gci weather`,
  background: `Two days ago Japanese bombers struck Rangoon and lost heavily to fighters they had not \
expected. On Christmas Day they return in greater strength, with more than sixty bombers and, for the \
first time here, the new Ki-43s of Katō's 64th Sentai beside the older fixed-gear Ki-27s. The defenders \
are a dozen Tomahawks of the American Volunteer Group, who have been told by Chennault never to turn with \
a Japanese fighter, and the Buffaloes of 67 Squadron. There is one old radar set and a telephone.`,
  advice: `Three ways of fighting meet here: the Tomahawk is fast, tough and heavy, and should dive, \
shoot and keep going. The Ki-27 and Ki-43 out-turn everything but burn easily. The Buffalo does neither \
well and should go for the bombers. Allies: give the Tomahawks height and let them come down on the \
bombers together. Japanese: keep the Ki-43s above the formation, where the Tomahawks want to be.`,
  setsUpFirst: 'raider',
  raider: side`
    3rd Flying Group  japan  left  loose  losses 5 3  veteranFighters 2  experten 1
    60th Sentai  2 squadrons  ki-21    bombing       F10-G10       net none
    12th Sentai  squadron     ki-21    bombing       D9-E9         net none
    77th Sentai  squadron     ki-27    close-escort  near bombers  net none
    64th Sentai  squadron     ki-43-i  escort        near bombers  net none`,
  defender: side`
    AVG and RAF Burma  britain  right  loose  losses 6 3  gci 5 Mingaladon  veteranFighters 1  greenFighters 1
    3rd Squadron AVG  2 flights  p-40b         intercept  R12-S12  wing Hell’s Angels  net Mingaladon
    67 Squadron       squadron   brewster-239  intercept  T9-V9    net Mingaladon  doctrine rigid`,
  sky: above`coast  sun left-upper  haze 2`,
  ...NOTHING_BELOW,
  special: [
    'The two flights of the AVG fly as one wing.',
    'The Japanese have no radios that work.',
    '67 Squadron flies by rigid doctrine.',
  ],
  victory: { ...ladder(17, 8, 0), lastTurn: 12 },
  ...fromHistory('25 December 1941; the Buffaloes of 67 Squadron are rated as Brewster 239s'),
}
