import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const philippineSea: ScenarioSpec = {
  id: 'wl-30',
  title: 'Turkey Shoot',
  date: '1944-06-19',
  place: 'West of Guam',
  difficulty: 4,
  families: families`fighters escort gci weather splitting take-off surface flak advanced-flak dive steep torpedo anvil`,
  background: `Ozawa's carriers have found Spruance first and sent off the largest of their strikes, \
well over a hundred aircraft, from beyond American range. Most of the crews have a few months of \
training. Radar picks them up more than a hundred miles out; they stop to circle and form up, and the \
fighter director in Lexington, who has an interpreter listening to their leader's radio, uses the \
quarter of an hour to send up Hellcats. Commander McCampbell's dozen from Essex meet them first, and \
Essex has a few more on deck.`,
  advice: `Americans: you are told where they come from, so meet them far out and break them up; a \
squadron and a flight cannot stop them all, and the guns must deal with the rest. Split the Hellcats to \
follow the leakers. Japanese: numbers are all you have. Let the Zeros die for the bombers, come in high \
and low at the same time, and go for a carrier: the picket destroyer is worth little.`,
  setsUpFirst: 'raider',
  raider: side`
    Carrier Division 1  japan  left  loose  losses 5 3  veteranFighters 1  greenFighters 1
    601 Kokutai, Suisei  3 squadrons  d4y2  bombing  E11-F11
    601 Kokutai, Tenzan  2 squadrons  b6n2  bombing  D6-F6         loads torpedo
    601 Kokutai, Zeros   2 squadrons  a6m5  escort   near bombers`,
  defender: side`
    Task Force 58  usa  right  loose  losses 6 3
    +  gci 3 TF 58  veteranFighters 1  experten 1  split all 2  flak improvedFireDirection
    VF-15, McCampbell     squadron  f6f-3  intercept  L13-N13        net TF 58  flexible
    VF-15, second launch  flight    f6f-3  intercept  turn 1 from 1  net TF 58`,
  sky: above`sea  sun right-upper  contrails 12  wispy A8-D8 T8-W8`,
  ...below`
    dd-3   Picket destroyer  N
    cv-2   USS Essex         V
    cv-2   USS Wasp          T
    cvl-2  USS Cowpens       U`,
  special: [
    'American heavy flak has improved fire direction.',
    'VF-15 has tactical flexibility and may split once.',
    'Essex launches a flight on turn 1. The Tenzan carry torpedoes.',
  ],
  victory: { ...ladder(9, 1, -11), lastTurn: 13 },
  ...fromHistory(
    '19 June 1944, the second raid; the Hellcats of Essex and four ships stand for Task Force 58, without its battleships and proximity fuses',
  ),
}
