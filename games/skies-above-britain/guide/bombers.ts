import { type Cue, type GuideStep, guiding } from '@tallyho/engine'
import { fightersAt } from '../rules/01-general/fighters.ts'
import { reaches } from '../rules/01-general/odds.ts'
import { raidOf } from '../rules/04-bombers/formation.ts'
import { chaseNumbers } from '../rules/06-entropy/chase.ts'
import type { Campaign } from '../state.ts'
import { fuelLeft, landing } from '../text/fuel.ts'
import type { Asks } from '../vocabulary.ts'
import {
  allAt,
  areLow,
  B1,
  chancesAt,
  escortOf,
  inHundred,
  RED,
  roundB,
  scoreOf,
  wayIn,
  YELLOW,
} from './facts.ts'

const { falls, given, parts, thrown, yours } = guiding<Campaign, Asks>()

/** Red Section brings B1 down; who comes last is named where he is not the only one left. */
const brokenUp = (...last: readonly Cue<Campaign>[]): readonly Cue<Campaign>[] => [
  ...given('bombers.attacker', 'red-3'),
  ...falls('draw.medium', 'm-09'),
  ...given('bombers.attacker', 'red-2'),
  ...falls('draw.medium', 'm-04'),
  ...last,
  ...falls('draw.medium', 'm-17'),
  ...falls('draw.damage', 'wing', 'engine-fire'),
  ...falls('catastrophe', 11),
]

/** The other Flight breaks into the raid; whoever fought looks for it again. */
export const BOMBERS: readonly GuideStep<Campaign>[] = [
  {
    title: 'Into the bombers',
    cues: [
      parts(
        'bombers.sun',
        {
          'no-hits': [
            thrown('intercept.bombers', 8, {
              words:
                'By surprise, with one die: 3 or more, 83 %. In the first round no gunner will hit you. Each man would otherwise be hit in 19 %, and you send six.',
              at: 'raid:bombers',
              rules: ['SAB-IBM-04', 'SAB-BMB-32'],
              holds: campaign =>
                wayIn(campaign) === 3 &&
                inHundred(reaches(3)) === 83 &&
                chancesAt(campaign, 'red-1', '1.0') === '33,19',
            }),
          ],
          'two-dice': [
            thrown('bombers.first', 3, {
              words:
                'Surer, with two dice: 3 or more together, 99 %. But the gunners are ready: each of your men will be hit in 19 %, and you send six.',
              at: 'raid:bombers',
              rules: ['SAB-IBM-04', 'SAB-IBM-07'],
              holds: campaign => wayIn(campaign) === 3 && chancesAt(campaign, 'red-1', '1.0') === '33,19',
            }),
            ...falls('intercept.bombers', 6),
          ],
        },
        {
          words:
            'That is what the dogfight was for: the 109s of High are gone. The sun buys you one thing of two: a second die on the way in, or surprise. Both are good now; read what each brings.',
          at: 'raid:bombers',
          rules: ['SAB-IBM-07', 'SAB-SUP-02'],
          holds: campaign => !escortOf(campaign).high && wayIn(campaign) === 3,
        },
      ),
      yours('bombers.approach', '1.0/port', {
        words:
          'Three bombers are a kette. Neighbours cover it: a burst hits in 33 %. But many fighters round one can cut it off, a point. Send all six at kette B.',
        at: 'tile:1',
        rules: ['SAB-BMB-01', 'SAB-BMB-14', 'SAB-ICO-10'],
        holds: campaign =>
          chancesAt(campaign, 'red-1', '1.0').startsWith('33,') &&
          fightersAt(campaign, 'bombers').length === 6,
      }),
      yours('bombers.approach', '1.1/port'),
      yours('bombers.approach', '1.2/port'),
      yours('bombers.approach', '1.0/port'),
      yours('bombers.approach', '1.1/port'),
      yours('bombers.approach', '1.2/port'),
      ...given('bombers.attacker', 'red-1'),
      ...falls('draw.medium', 'm-19'),
      // As in every game the order of results is not asked.
      ...given('bombers.icon', 'disruption:6'),
      thrown('draw.damage', 'engine-fallen', {
        words:
          'A fine burst: damage, and “Cut off at 6”. Six fighters round kette B make a pressure of 6: it is cut off, a point. Now turn up the damage.',
        at: 'tile:1',
        rules: ['SAB-ICO-10', 'SAB-GEN-15'],
        holds: campaign => roundB(campaign) === 6 && scoreOf(campaign).isolated === 1,
      }),
      ...given('bombers.attacker', 'red-2'),
      ...falls('draw.medium', 'm-12'),
      ...falls('draw.damage', 'wing', 'wing'),
      ...given('bombers.attacker', 'red-3'),
      ...falls('draw.medium', 'm-02'),
      ...given('bombers.attacker', 'yellow-1'),
      ...falls('draw.medium', 'm-24'),
      ...given('use.discipline', 'no'),
      ...given('bombers.attacker', 'yellow-2'),
      ...falls('draw.medium', 'm-03', 'm-23'),
    ],
  },
  {
    title: 'Finish it',
    cues: [
      yours('bombers.approach', B1, {
        words:
          'Kette B is cut off: a point. B1 has even fallen out, and nobody covers it: each burst hits in 50 %, each man is hit in 5 %. Send Red Section after it: one of three is hit in 14 %.',
        at: 'bomber:1.0',
        rules: ['SAB-ICO-06', 'SAB-VP-03'],
        holds: campaign =>
          scoreOf(campaign).isolated === 1 &&
          raidOf(campaign).tiles[1]?.isolated === true &&
          raidOf(campaign).tiles[1]?.bombers[0]?.state === 'fallen' &&
          chancesAt(campaign, 'red-1', '1.0') === '50,5' &&
          allAt(campaign, RED, B1) === '19,14',
      }),
      yours('bombers.approach', B1),
      yours('bombers.approach', B1),
      parts(
        'bombers.approach',
        {
          home: [...given('bombers.approach', 'home', 'home'), ...brokenUp()],
          [B1]: [
            ...given('bombers.approach', B1, B1),
            ...brokenUp(...given('bombers.attacker', 'red-1')),
            // Yellow finds nothing left to shoot at.
            ...given('bombers.attacker', 'yellow-1'),
            ...falls('draw.medium', 'm-01'),
            ...given('bombers.attacker', 'yellow-2'),
            ...falls('draw.medium', 'm-06', 'm-07'),
          ],
        },
        {
          words:
            'And Yellow, low on ammunition? With all six B1 goes down in 34 %, not 19 %, but one is hit in 26 %, not 14 %. Home is safer: your point is won. Whatever you say of the Leader, all three do.',
          at: 'fighter:yellow-1',
          rules: ['SAB-ICO-24', 'SAB-BMB-14'],
          holds: campaign =>
            allAt(campaign, [...RED, ...YELLOW], B1) === '34,26' &&
            allAt(campaign, RED, B1) === '19,14' &&
            areLow(campaign, YELLOW),
        },
      ),
      ...falls('draw.reaction', 'er-16'),
    ],
  },
  {
    title: 'Regroup',
    cues: [
      ...given('chase.next', 'green'),
      yours('chase', 'chase', {
        words:
          'Green has fought its fight and is away from the raid. Let it look for it: 5 or more, 67 %; else German fighters find it. Fuel is also its way home: with 2 or less left, a die says who lands.',
        at: 'unit:green',
        rules: ['SAB-CHS-01', 'SAB-CHS-08', 'SAB-RTB-13'],
        holds: campaign => {
          const { red, green } = chaseNumbers(campaign)
          const left = fuelLeft(campaign, ['green'])
          const [safe, low] = [3, 2].map(then => landing(campaign, 'green', left - then))
          return red === 5 && green === 4 && inHundred(reaches(red)) === 67 && safe === 1 && Number(low) < 1
        },
      }),
      ...falls('chase', 9),
      ...falls('chase.place', 6),
    ],
  },
]
