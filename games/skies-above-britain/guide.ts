import { type Guide, guiding } from '@tallyho/engine'
import type { Attitude, FighterId, SectionId } from './pack/types.ts'
import { fighter, fightersAt, inPlay, isVeteran, pilotOf } from './rules/01-general/fighters.ts'
import { reaches } from './rules/01-general/odds.ts'
import { patrolOf } from './rules/01-general/terms.ts'
import { chancesOf } from './rules/03-dogfight/chances.ts'
import { burstChances } from './rules/04-bombers/chances.ts'
import { pressureOn, raidOf, sumOf } from './rules/04-bombers/formation.ts'
import { escortAttempt, targets } from './rules/05-interception/escort.ts'
import { chanceOf } from './rules/05-interception/rolls.ts'
import { chaseNumbers } from './rules/06-entropy/chase.ts'
import { type BomberId, type Campaign, SQUADRON } from './state.ts'
import { slipsSaid } from './text/maneuvers.ts'
import { bombersStake } from './text/stakes.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, thrown, yours } = guiding<Campaign, Asks>()

/** What the slips say of the board. */

const inHundred = (chance: number) => Math.round(100 * chance)
const scoreOf = (campaign: Campaign) => patrolOf(campaign).score
const escortOf = (campaign: Campaign) => patrolOf(campaign).escort

function formationOf(campaign: Campaign, ...sections: readonly SectionId[]) {
  const { formations } = patrolOf(campaign)
  return formations.find(one => one.sections.join() === sections.join())
}

/** Of a hundred tries to reach the 109s of High this many come off, and the number they need. */
function atHigh(campaign: Campaign) {
  const flight = formationOf(campaign, 'blue', 'green')
  const number = flight && targets(campaign, flight).find(({ station }) => station === 'high')?.number
  const what = flight && number !== undefined && escortAttempt(campaign, flight, 'high', number)
  return what && { number: what.number, twoDice: what.twoDice, percent: inHundred(chanceOf(what)) }
}

/** The Germans that are so to the only unit that fights, and what its next card may bring, of a hundred. */
function inTheFight(campaign: Campaign, attitude: Attitude) {
  const [dogfight, another] = patrolOf(campaign).dogfights
  const german = dogfight?.germans.find(one => one.attitude === attitude)
  if (!dogfight || !german || another) return undefined
  const { kill, hit } = chancesOf(campaign, dogfight, german)
  const germans = `${german.strength} ${german.type}`
  return { unit: dogfight.unit, germans, kill: inHundred(kill), hit: inHundred(hit) }
}

const areLow = (campaign: Campaign, ids: readonly FighterId[]) =>
  ids.every(id => fighter(campaign, id).ammo === 'low')

const chancesAt = (campaign: Campaign, id: FighterId, bomber: BomberId) => {
  const { hit, struck } = burstChances({ campaign, fighter: id, bomber, angle: 'port' })
  return [inHundred(hit), inHundred(struck)].join()
}

/** What A Flight needs on the way to the bombers. */
const wayIn = (campaign: Campaign) => {
  const flight = formationOf(campaign, 'red', 'yellow')
  return flight && bombersStake(campaign, flight).number
}

const roundB = (campaign: Campaign) => {
  const kette = raidOf(campaign).tiles[1]
  return kette ? sumOf(pressureOn(campaign, [kette])) : 0
}

/** Either flank: the cards do not tell them apart. */
const B1 = ['1.0/port', '1.0/starboard'] as const
const BLUE: readonly FighterId[] = ['blue-1', 'blue-2', 'blue-3']
const YELLOW: readonly FighterId[] = ['yellow-1', 'yellow-2', 'yellow-3']

/** A squadron in two parts: one holds the escort in a dogfight, the other goes for the bombers. */
export const guide: Guide<Campaign> = {
  title: 'The first patrol',
  setup: { scenario: 'sab-10', options: {} },
  seat: SQUADRON,
  goal: 'Cut off a kette, down a bomber, regroup',
  reached: campaign =>
    scoreOf(campaign).isolated > 0 &&
    scoreOf(campaign).bombers > 0 &&
    formationOf(campaign, 'green') !== undefined,
  beginning: [],
  steps: [
    {
      title: 'Give the orders',
      cues: [
        yours('orders', 'split/blue+green', {
          words:
            'You lead twelve Hurricanes, on the left with the sun behind them. Fifteen Dorniers are the prey, 109s fly High above and would catch you on the way. Split off Blue and Green.',
          at: 'formation:squadron',
          rules: ['SAB-ORD-02', 'SAB-INT-03'],
          holds: campaign => {
            const { sun, raid } = patrolOf(campaign)
            const bombers = raid?.tiles.flatMap(tile => tile.bombers) ?? []
            const { at } = formationOf(campaign, 'red', 'yellow', 'blue', 'green') ?? {}
            return (
              inPlay(campaign).length === 12 &&
              campaign.aircraft === 'hurricane' &&
              at?.position === 'port' &&
              sun === 'port' &&
              raid?.type === 'dornier' &&
              bombers.length === 15 &&
              escortOf(campaign).high?.type === '109'
            )
          },
        }),
        yours('orders', 'escort', {
          words:
            'Blue and Green are B Flight now, six fighters with an order of their own: attack the escort. Whoever fights for his life guards nobody.',
          at: 'station:high',
          rules: ['SAB-ORD-01', 'SAB-ESC-05'],
          holds: campaign =>
            formationOf(campaign, 'blue', 'green') !== undefined &&
            fightersAt(campaign, 'section').filter(id => /^(blue|green)/.test(id)).length === 6,
        }),
        yours('orders', 'bombers', {
          words:
            'Red and Yellow, your A Flight, go for the bombers. As things are that comes off in 75 %, but B Flight flies first and may clear the way.',
          at: 'raid:bombers',
          rules: ['SAB-ORD-01', 'SAB-IBM-04'],
          holds: campaign => {
            const flight = formationOf(campaign, 'red', 'yellow')
            return flight !== undefined && inHundred(bombersStake(campaign, flight).chance ?? 0) === 75
          },
        }),
      ],
    },
    {
      title: 'Hold the escort',
      cues: [
        ...given('escort.target', 'high'),
        thrown('escort.first', 6, {
          words:
            'B Flight goes for the 109s of High: they stand in the way, the 110s only trail. Out of the sun you throw two twelve-sided dice, 9 or more together: 81 %. Else they jump you.',
          at: 'station:high',
          rules: ['SAB-ESC-05', 'SAB-ESC-06'],
          holds: campaign => {
            const { number, twoDice, percent } = atHigh(campaign) || {}
            const { high, trailing } = escortOf(campaign)
            return (
              number === 9 &&
              twoDice === true &&
              percent === 81 &&
              high?.type === '109' &&
              trailing?.type === '110'
            )
          },
        }),
        ...falls('intercept.escort', 7),
        ...given('dogfight.next', 'blue'),
        ...falls('draw.raf', 'raf-01'),
        yours('dogfight.tailing', 'attack', {
          words:
            'On your terms: Blue has two 109s before its guns. It left the formation to fight and must find the raid again afterwards: that is the price. Attack: one goes down in 38 %, no card hits you.',
          at: 'german:1',
          rules: ['SAB-DOG-11', 'SAB-DOG-22'],
          holds: campaign => {
            const { unit, germans, kill, hit } = inTheFight(campaign, 'tailing') ?? {}
            return unit === 'blue' && germans === '2 109' && kill === 38 && hit === 0
          },
        }),
        ...falls('draw.headOn', 'xh-08'),
        ...falls('random.fighter', 'blue-3'),
        yours('dogfight.tailing', 'attack', {
          words:
            'Simon Inchbald has his first. The second 109 is still before the guns: hang on. Only know that every round gives its friends time to come.',
          at: 'german:1',
          rules: ['SAB-DOG-11', 'SAB-DOG-38'],
          holds: campaign =>
            pilotOf(campaign, 'blue-3').name === 'Simon Inchbald' &&
            pilotOf(campaign, 'blue-3').fighters === 1 &&
            inTheFight(campaign, 'tailing')?.germans === '1 109',
        }),
        ...falls('draw.headOn', 'xh-16'),
      ],
    },
    {
      title: 'Shake them off',
      cues: [
        yours('dogfight.maneuver', 'slip', {
          words:
            'The friends have come: two 109s on your tail. Flying straight on, you are hit in 58 %. Fly a Slip: the Section draws them on while one man drops behind them.',
          at: 'german:2',
          rules: ['SAB-DOG-26', 'SAB-MAN-04'],
          holds: campaign => {
            const { germans, hit } = inTheFight(campaign, 'tailed') ?? {}
            return germans === '2 109' && hit === 58
          },
        }),
        ...falls('draw.tailed', 'th-24'),
        yours('dogfight.slips', BLUE, {
          words:
            'It comes off: one man drops behind them, alone, and the Section is free. Who is for you to say. All three shoot alike; but Percy Garsdale is a Veteran, whose favour the Section would miss.',
          at: 'german:2',
          rules: ['SAB-MAN-05', 'SAB-VET-01'],
          holds: campaign =>
            pilotOf(campaign, 'blue-1').name === 'Percy Garsdale' &&
            isVeteran(campaign, 'blue-1') &&
            !isVeteran(campaign, 'blue-2') &&
            !isVeteran(campaign, 'blue-3') &&
            new Set(BLUE.map(id => slipsSaid(campaign, id).so.split('; then ')[1])).size === 1,
        }),
        yours('dogfight.tailing', 'attack', {
          words:
            'Now the hunters are hunted: a man alone brings one down in 27 %, and is hit in 5 %. Attack! Then he lets the last one go, which costs nothing, and the lesson flies Green’s fight.',
          at: 'german:2',
          rules: ['SAB-DOG-22', 'SAB-FRM-17'],
          holds: campaign => {
            const { unit, germans, kill, hit } = inTheFight(campaign, 'tailing') ?? {}
            return unit?.startsWith('blue-') === true && germans === '2 109' && kill === 27 && hit === 5
          },
        }),
        ...falls('draw.headOn', 'xh-03'),
        ...given('dogfight.tailing', 'let-go'),
        ...falls('draw.raf', 'raf-02'),
        ...given('dogfight.tailing', 'attack'),
        ...falls('draw.headOn', 'xh-23'),
        ...falls('suppression', 10),
      ],
    },
    {
      title: 'Into the bombers',
      cues: [
        yours('bombers.sun', 'no-hits', {
          words:
            'That is what the dogfight was for: the 109s of High are gone. The sun buys you one thing of two: a second die on the way in, or surprise. One die is enough now, so take surprise.',
          at: 'raid:bombers',
          rules: ['SAB-IBM-07', 'SAB-SUP-02'],
          holds: campaign => !escortOf(campaign).high && wayIn(campaign) === 2,
        }),
        thrown('intercept.bombers', 8, {
          words:
            'By surprise, with one die: 2 or more, 92 %. In the first round no gunner hits you. Had you taken two dice they would be ready, and six men at one kette seldom come away unhurt.',
          at: 'raid:bombers',
          rules: ['SAB-IBM-04', 'SAB-BMB-32'],
          holds: campaign => wayIn(campaign) === 2 && inHundred(reaches(2)) === 92,
        }),
        yours('bombers.approach', '1.0/port', {
          words:
            'Three bombers are a kette. Neighbours cover it: a burst hits in 33 %. But many fighters round one can cut it off, a point. Send all six at kette B; “hit 0 %” is the surprise.',
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
        yours('bombers.icon', 'disruption:6', {
          words:
            'A fine burst: damage, and “Cut off at 6”. Six fighters round kette B make a pressure of 6, as its plate says: enough, so cut it off before the damage. Then the others fire by themselves.',
          at: 'tile:1',
          rules: ['SAB-ICO-10', 'SAB-GEN-15'],
          holds: campaign => roundB(campaign) === 6 && scoreOf(campaign).isolated === 0,
        }),
        ...falls('draw.damage', 'engine-fallen'),
        ...given('bombers.attacker', 'red-2'),
        ...falls('draw.medium', 'm-12'),
        ...falls('draw.damage', 'wing', 'wing'),
        ...given('bombers.attacker', 'red-3'),
        ...falls('draw.medium', 'm-02'),
        ...given('bombers.attacker', 'yellow-1'),
        ...falls('draw.medium', 'm-24'),
        ...given('bombers.attacker', 'yellow-2'),
        ...falls('draw.medium', 'm-03', 'm-23'),
      ],
    },
    {
      title: 'Finish it',
      cues: [
        yours('bombers.approach', B1, {
          words:
            'Kette B is cut off: a point. B1 has even fallen out: a burst hits in 50 %, and you are hit in 5 %. Red Section at it, from either flank; Yellow, low on ammunition, goes home.',
          at: 'bomber:1.0',
          rules: ['SAB-ICO-06', 'SAB-VP-03', 'SAB-ICO-24'],
          holds: campaign =>
            scoreOf(campaign).isolated === 1 &&
            raidOf(campaign).tiles[1]?.isolated === true &&
            raidOf(campaign).tiles[1]?.bombers[0]?.state === 'fallen' &&
            chancesAt(campaign, 'red-1', '1.0') === '50,5' &&
            areLow(campaign, YELLOW),
        }),
        yours('bombers.approach', B1),
        yours('bombers.approach', B1),
        ...given('bombers.approach', 'home', 'home', 'home'),
        ...given('bombers.attacker', 'red-3'),
        ...falls('draw.medium', 'm-09'),
        ...given('bombers.attacker', 'red-2'),
        ...falls('draw.medium', 'm-04', 'm-17'),
        ...falls('draw.damage', 'wing', 'engine-fire'),
        ...falls('catastrophe', 11),
        ...falls('draw.reaction', 'er-16'),
      ],
    },
    {
      title: 'Find the raid again',
      cues: [
        ...given('chase.next', 'green'),
        yours('chase', 'chase', {
          words:
            'Green has fought its fight and is away from the raid. Let it look for it: 6 or more, 58 %. A man alone needs that on both of two dice: 34 %. On a real patrol it may go home instead.',
          at: 'unit:green',
          rules: ['SAB-CHS-01', 'SAB-CHS-06', 'SAB-CHS-08'],
          holds: campaign => {
            const { red } = chaseNumbers(campaign)
            return red === 6 && inHundred(reaches(red)) === 58 && inHundred(reaches(red) ** 2) === 34
          },
        }),
        ...falls('chase', 9),
        ...falls('chase.place', 6),
      ],
    },
  ],
  afterwards: {
    scenario: 'patrol-1',
    words:
      'You divided the squadron: one Flight held the escort, the other broke into the raid. That pays against 109s; past a few 110s go straight in with all. A fight takes you away from the raid, and a die brings you back. Many fighters round one kette cut it off, and what falls out is shot down. A whole patrol begins earlier: the raid comes up a strip of hidden plots, the Raid Track, one space a round. You wait over a zone, best High, and turn up plots until the raid is seen near you; then you say Tally ho. Each round burns Fuel, so watch it, and bring twelve men home.',
  },
}
