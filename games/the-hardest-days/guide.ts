import { type Guide, guiding } from '@tallyho/engine'
import { APPROACH } from './guide/approach.ts'
import { FIGHT } from './guide/fight.ts'
import { RAF } from './rules/02-terms/terms.ts'
import type { Day } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given } = guiding<Day, Asks>()

/** One small raid on Biggin Hill: Spitfires take its escort from above, Hurricanes its bombers over the field. */
export const guide: Guide<Day> = {
  title: 'The first raid',
  setup: { scenario: '1940-08-18', options: {} },
  seat: RAF,
  goal: 'Turn the raid back before its bombs fall',
  reached: ({ raids, groups, bombDamage }) =>
    raids.length === 0 &&
    bombDamage === 0 &&
    groups.some(({ id, place }) => id === 'III/KG76' && place.at === 'light'),
  beginning: [
    ...given('green-squadron', '64', '501'),
    ...falls('weather.lf2-east', 2),
    ...falls('weather.lf2-south', 4),
    ...falls('weather.lf3', 2),
    ...falls('region', 'lf2-south', 'time'),
  ],
  steps: [...APPROACH, ...FIGHT],
  afterwards: {
    scenario: '1940-08-18',
    words: [
      '• Send up many patrols, about seven squadrons a raid, and keep some back. Who scrambles needs three moves to MED.',
      '• Level with a raid you meet it for certain. From above a die of 1 to 3 finds it and you fight at +2; from below 1 or 2 does, and you fight at −2.',
      '• High ratings of yours and of theirs are good for you; their hunters come first, their bombers cost you the points.',
      'The real day lasts from six in the morning to nightfall, with up to three raids at a time, most of them larger, and 26 squadrons to meet them. What flies now misses the next two hours, and the next four if it comes home reduced.',
    ].join('\n'),
  },
}
