import { type GuideStep, guiding } from '@tallyho/engine'
import { fightersAt, isVeteran, pilotOf } from '../rules/01-general/fighters.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'
import { slipsSaid } from '../text/maneuvers.ts'
import { bombersStake } from '../text/stakes.ts'
import type { Asks } from '../vocabulary.ts'
import { atHigh, BLUE, escortOf, formationOf, inHundred, inTheFight } from './facts.ts'

const { falls, given, parts, thrown, yours } = guiding<Campaign, Asks>()

/** Half of it for the escort, half for the bombers: whoever is split off has its order first. */
const forEscort = yours('orders', 'escort', {
  words:
    'Blue and Green are B Flight now, six fighters with an order of their own: attack the escort. Whoever fights for his life guards nobody.',
  at: 'station:high',
  rules: ['SAB-ORD-01', 'SAB-ESC-05'],
  holds: campaign =>
    formationOf(campaign, 'blue', 'green') !== undefined &&
    fightersAt(campaign, 'section').filter(id => /^(blue|green)/.test(id)).length === 6,
})
const forBombers = yours('orders', 'bombers', {
  words:
    'Red and Yellow, your A Flight, go for the bombers. As things are that comes off in 75 %, but B Flight flies first and may clear the way.',
  at: 'raid:bombers',
  rules: ['SAB-ORD-01', 'SAB-IBM-04'],
  holds: campaign => {
    const flight = formationOf(campaign, 'red', 'yellow')
    return flight !== undefined && inHundred(bombersStake(campaign, flight).chance ?? 0) === 75
  },
})

/** The squadron parts: one Flight holds the escort in a dogfight. */
export const ESCORT: readonly GuideStep<Campaign>[] = [
  {
    title: 'Give orders',
    cues: [
      parts(
        'orders',
        {
          'split/blue+green': [forEscort, forBombers],
          'split/red+yellow': [forBombers, forEscort],
        },
        {
          words:
            'Your twelve are on the left, the sun behind them. Fifteen Dorniers are the prey, but 109s fly High above and would catch you on the way. So divide the squadron: split off either Flight.',
          at: 'formation:squadron',
          rules: ['SAB-ORD-02', 'SAB-INT-03'],
          holds: campaign => {
            const { sun, raid } = patrolOf(campaign)
            const bombers = raid?.tiles.flatMap(tile => tile.bombers) ?? []
            const { at } = formationOf(campaign, 'red', 'yellow', 'blue', 'green') ?? {}
            return (
              at?.position === 'port' &&
              sun === 'port' &&
              raid?.type === 'dornier' &&
              bombers.length === 15 &&
              escortOf(campaign).high?.type === '109'
            )
          },
        },
      ),
    ],
  },
  {
    title: 'Hold the escort',
    cues: [
      ...given('escort.target', 'high'),
      thrown('escort.first', 6, {
        words:
          'B Flight goes for the 109s of High: they stand in the way, the 110s fly on the far side. Out of the sun you throw two twelve-sided dice, 9 or more together: 81 %. Else they jump you.',
        at: 'station:high',
        rules: ['SAB-ESC-05', 'SAB-ESC-06'],
        holds: campaign => {
          const { number, twoDice, percent } = atHigh(campaign) || {}
          const { high, starboard } = escortOf(campaign)
          return (
            number === 9 &&
            twoDice === true &&
            percent === 81 &&
            high?.type === '109' &&
            starboard?.type === '110'
          )
        },
      }),
      ...falls('intercept.escort', 7),
      ...given('dogfight.next', 'blue'),
      ...falls('draw.raf', 'raf-01'),
      yours('dogfight.tailing', 'attack', {
        words:
          'On your terms: Blue has two 109s before its guns. It left the formation to fight and must find the raid again afterwards: that is the price. Attack: one goes down in 38 %, no card hits you.',
        at: 'german:1',
        rules: ['SAB-DOG-11', 'SAB-DOG-22'],
        holds: campaign => {
          const { unit, germans, kill, hit } = inTheFight(campaign, 'tailing') ?? {}
          return unit === 'blue' && germans === '2 109' && kill === 38 && hit === 0
        },
      }),
      ...falls('draw.headOn', 'xh-08'),
      ...falls('random.fighter', 'blue-3'),
      // He hangs on to the second: nothing new to decide.
      ...given('dogfight.tailing', 'attack'),
      ...falls('draw.headOn', 'xh-16'),
    ],
  },
  {
    title: 'Shake them off',
    cues: [
      yours('dogfight.maneuver', 'slip', {
        words:
          'Rex Kettleby has his first, but their friends have come: two 109s on your tail. Straight on, you are hit in 58 %. Fly a Slip: the Section draws them on while one man drops behind them.',
        at: 'german:2',
        rules: ['SAB-DOG-26', 'SAB-DOG-38', 'SAB-MAN-04'],
        holds: campaign => {
          const { germans, hit } = inTheFight(campaign, 'tailed') ?? {}
          const rex = pilotOf(campaign, 'blue-3')
          return germans === '2 109' && hit === 58 && rex.name === 'Rex Kettleby' && rex.fighters === 1
        },
      }),
      ...falls('draw.tailed', 'th-24'),
      yours('dogfight.slips', BLUE, {
        words:
          'It comes off: one man drops behind them, alone, and the Section is free. Who is for you to say. All three shoot alike; but Toby Calloway is a Veteran, who can help the Section if he stays.',
        at: 'german:2',
        rules: ['SAB-MAN-05', 'SAB-VET-01'],
        holds: campaign =>
          pilotOf(campaign, 'blue-1').name === 'Toby Calloway' &&
          isVeteran(campaign, 'blue-1') &&
          !isVeteran(campaign, 'blue-2') &&
          !isVeteran(campaign, 'blue-3') &&
          new Set(BLUE.map(id => JSON.stringify(slipsSaid(campaign, id).figures))).size === 1,
      }),
      parts(
        'dogfight.tailing',
        {
          attack: [...falls('draw.headOn', 'xh-03'), ...given('dogfight.tailing', 'let-go')],
          'let-go': [],
        },
        {
          words:
            'Now the hunters are hunted: one goes down in 27 %, he is hit in 5 %. Four of them are a point, so to attack is better. To let them go costs nothing. Then the lesson flies Green’s fight.',
          at: 'german:2',
          rules: ['SAB-DOG-22', 'SAB-FRM-17', 'SAB-VP-02'],
          holds: campaign => {
            const { unit, germans, kill, hit } = inTheFight(campaign, 'tailing') ?? {}
            return unit?.startsWith('blue-') === true && germans === '2 109' && kill === 27 && hit === 5
          },
        },
      ),
      ...falls('draw.raf', 'raf-02'),
      ...given('dogfight.tailing', 'attack'),
      ...falls('draw.headOn', 'xh-23'),
      ...falls('suppression', 10),
    ],
  },
]
