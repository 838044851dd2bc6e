import { type Guide, guiding } from '@tallyho/engine'
import {
  added,
  afterDive,
  away,
  comesTo,
  gunners,
  HURRICANES,
  inATurn,
  inBestColumn,
  isAboveTheRaid,
  needs,
  SPITFIRES,
  surelyHits,
  T,
  U,
  unitsOf,
} from './guide-facts.ts'
import { altitudeOf, isAhead, squareNamed } from './rules/01-words/geometry.ts'
import { modelOf, unitAt } from './rules/01-words/units.ts'
import { isInTheSun } from './rules/04-sky.ts'
import type { Battle } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, thrown, yours } = guiding<Battle, Asks>()

const [START, FLAG, AHEAD_OF_US, UP_SUN, OUT_OF_REACH] = ['O13', 'N15', 'N14', 'K14', 'R6'] as const

/** The squadrons that wait circle on. */
const CIRCLES = [...given('move.course', 'on'), ...given('move.face', 'face/4')]
const WAITS = [...given('move.plan', 'circle'), ...CIRCLES]
/** WL-7.2.1.c Left, or down and to the left: either way the first Heinkels are before their noses. */
const TOWARD_THE_RAID = [4, 5] as const
/** All that have nothing better to do fly on: escorts, then bombers. */
const RAID_FLIES_ON = given('movement.next', 'all', 'all')

/** A dive out of the sun on the first Heinkels, and the Hurricanes from ahead on the second. */
export const guide: Guide<Battle> = {
  title: 'Out of the sun',
  setup: { scenario: 'wl-03', options: {} },
  seat: 'defender',
  goal: 'Turn two squadrons of Heinkels back',
  reached: battle => [T, U].every(no => unitAt(battle, no).home !== undefined),
  beginning: [
    ...given('forces.veteran', 'give/rA', 'give/dA'),
    ...given('forces.green', 'give/dD'),
    ...given('placement.square', 'place/rT/H10', 'place/rU/H10', 'place/rV/D11', 'place/rW/D11'),
    ...given('placement.square', 'place/rA/B12', 'place/rB/I12'),
  ],
  steps: [
    {
      title: 'Place and send',
      cues: [
        yours('placement.square', `place/dA/${START}`, {
          words:
            'You see the sky from the side, the raid comes in from the left, and you lead the fighters off the Tyne. Height is speed saved up: place Spitfires A at O13, above the raid.',
          at: `square:${START}`,
          rules: ['WL-5.3.b', 'WL-3.3.2.c'],
          holds: isAboveTheRaid(START),
        }),
        yours('vector.square', `vector/${FLAG}`, {
          words:
            'Until it has sighted somebody, a squadron flies to its flag and circles there. Plant it at N15: the raid will pass below.',
          at: `square:${FLAG}`,
          rules: ['WL-9.2.4.b', 'WL-9.2.4.c'],
          holds: isAboveTheRaid(FLAG),
        }),
        ...falls('vector.error', 3),
        ...given('placement.square', 'place/dB/R10'),
        ...given('vector.square', 'vector/R10'),
        ...falls('vector.error', 2),
        ...given('placement.square', 'place/dC/W10'),
        ...given('vector.square', 'vector/W10'),
        ...falls('vector.error', 4),
        ...given('tally.action', 'end', 'end'),
        ...RAID_FLIES_ON,
        ...falls('initiative.roll', 2, 4),
        ...CIRCLES,
        ...CIRCLES,
      ],
    },
    {
      title: 'Climb',
      cues: [
        yours('move.step', 'step/3', {
          words:
            'The raid has come on, Heinkels T and U at height 10, well below you. Your Spitfires A make for their flag: climb to N14.',
          at: `square:${AHEAD_OF_US}`,
          rules: ['WL-8.3.c', 'WL-3.3.2.c'],
          holds: battle => {
            const { t, u, spitfires } = unitsOf(battle)
            const heights = [t, u, spitfires].map(({ square }) => altitudeOf(square))
            return heights.join() === '10,10,13' && altitudeOf(squareNamed(AHEAD_OF_US)) === 14
          },
        }),
        ...given('vector.control', 'done'),
        ...given('tally.action', 'roll/rB/dA'),
        ...falls('tally.roll', 2),
      ],
    },
    {
      title: 'Sight them',
      cues: [
        yours('tally.action', 'roll/dA/rT', {
          words:
            'You can only attack what you have sighted. The die must beat the distance: Heinkels T are 4 squares off, the radio adds 1, so 4 or more finds them.',
          at: `unit:${T}`,
          rules: ['WL-7.2.1.a', 'WL-9.4.e'],
          holds: battle => {
            const { t, spitfires } = unitsOf(battle)
            return (
              away(spitfires, t) === 4 &&
              added(battle, spitfires, t).join() === 'radio 1' &&
              needs(battle, spitfires, t) === 4
            )
          },
        }),
        ...falls('tally.roll', 5),
        ...given('tally.action', 'end'),
        ...RAID_FLIES_ON,
      ],
    },
    {
      title: 'Cross to the sun',
      cues: [
        yours('move.step', 'step/4', {
          words:
            'Sighted: now you move right after them, free of the flag. Cross over to K14. The beam moves on with them: next turn you stand in it, before the Sun, and they are blinded.',
          at: `square:${UP_SUN}`,
          rules: ['WL-6.1.2.a', 'WL-9.2.7.a', 'WL-4.2.b'],
          holds: battle => {
            const { t, spitfires } = unitsOf(battle)
            return spitfires.tally === T && isInTheSun(battle, inATurn(t), squareNamed(UP_SUN))
          },
        }),
        yours('move.step', 'step/4'),
        yours('move.step', 'step/4'),
        ...falls('initiative.roll', 2, 4),
        ...given('move.plan', 'circle'),
        ...given('move.course', 'on'),
        yours(
          'move.face',
          TOWARD_THE_RAID.map(facing => `face/${facing}`),
          {
            words:
              'Hurricanes B wait and circle: afterwards they may face any way. What lies behind their tails they hardly see, −2 on the die. Level they watch the whole raid, nose down the Heinkels alone.',
            at: `unit:${HURRICANES}`,
            rules: ['WL-8.1.1.b', 'WL-7.2.1.c'],
            holds: battle => {
              const { t, u, hurricanes } = unitsOf(battle)
              return [t, u].every(({ square }) =>
                TOWARD_THE_RAID.every(facing => isAhead(hurricanes.square, facing, square)),
              )
            },
          },
        ),
        ...WAITS,
        ...given('vector.control', 'done'),
        ...given('entry.square', 'enter/dD/Z10'),
        ...given('vector.square', 'vector/Z10'),
        ...falls('vector.error', 4),
        ...given('tally.action', 'roll/rB/dA'),
        ...falls('tally.roll', 3),
        ...given('tally.action', 'end'),
      ],
    },
    {
      title: 'Out of the sun',
      cues: [
        yours('tally.action', ['roll/dB/rU', 'roll/dB/rT'], {
          words:
            'The Bf 110 looked into the Sun and missed you. Now Hurricanes B look: for U, whom nobody hunts yet, or for T, to help the Spitfires. At 6 squares, with 1 from the radio, only a 6 finds them.',
          at: `unit:${HURRICANES}`,
          rules: ['WL-4.6.2.a', 'WL-7.2.1.d'],
          holds: battle => {
            const { t, u, bf, spitfires, hurricanes } = unitsOf(battle)
            return (
              [t, u].every(one => needs(battle, hurricanes, one) === 6) &&
              bf.deeds.rolledTally &&
              bf.tally === undefined &&
              isInTheSun(battle, bf.square, spitfires.square) &&
              away(hurricanes, u) === 6 &&
              added(battle, hurricanes, u).join() === 'radio 1'
            )
          },
        }),
        ...falls('tally.roll', 4),
        ...given('tally.action', 'end'),
        ...RAID_FLIES_ON,
        yours('move.step', 'dive-bonus', {
          words:
            'You have 3 points, or 4 if you dive and lose height. Dive on Heinkels T down the beam: an attack out of the Sun is a bounce, and here it is sure to hit. Attack!',
          at: 'attack:N10',
          rules: ['WL-13.4.1.b', 'WL-4.6.2.c', 'WL-8.2.e'],
          holds: battle => {
            const { hurricanes } = unitsOf(battle)
            const dives = (['turning', 'hit-and-run'] as const).map(style =>
              afterDive(battle, [6, 7, 7, 7], style),
            )
            return hurricanes.tally === undefined && dives.every(({ bounce, hit }) => bounce && hit === 100)
          },
        }),
        yours('move.step', 'step/6'),
        yours('move.step', 'step/7'),
        yours('move.step', 'step/7'),
        yours('move.step', 'step/7'),
        ...given('reaction.declare', 'react/rB/dA'),
        ...falls('reaction.1', 1),
        ...falls('reaction.2', 2),
        ...falls('initiative.roll', 2, 4, 6),
        ...WAITS,
        ...WAITS,
        ...given('move.step', 'circle'),
        ...given('move.face', 'face/4'),
        yours('combat.attack', ['hit-and-run', 'turning'], {
          words:
            'In a turning fight the better turner gains: good against who is faster than you. Among gunners it costs: 28 % that they hit. Hit-and-run is one fast pass: 8 %. You hit either way. Choose!',
          at: `unit:${T}`,
          rules: ['WL-10.5.a', 'WL-10.5.2.a'],
          holds: battle =>
            gunners(battle, 'hit-and-run') === 8 &&
            gunners(battle, 'turning') === 28 &&
            surelyHits(battle, 'hit-and-run') &&
            surelyHits(battle, 'turning'),
        }),
        thrown('combat.attacker.1', 3, {
          words:
            'Your combat value less theirs is the column of the table, from −4 to +4; two dice are the row. Yours is +4, the best there is: every throw hits. Roll!',
          at: `unit:${T}`,
          rules: ['WL-10.5.c', 'WL-10.5.1.b'],
          holds: inBestColumn,
        }),
        ...falls('combat.attacker.2', 4),
        ...falls('combat.defender.1', 2),
        ...falls('combat.defender.2', 4),
        ...falls('losses.confirm', 6, 3, 4),
        ...falls('cohesion.1', 5),
        ...falls('cohesion.2', 4),
        ...falls('cohesion.1', 3),
        ...falls('cohesion.2', 2),
        ...given('combat.after', 'load/rT'),
        ...given('combat.break', 'done'),
        ...given('vector.control', 'done'),
        ...given('tally.action', 'roll/rB/dA'),
        ...falls('tally.roll', 2),
        ...given('tally.action', 'end'),
      ],
    },
    {
      title: 'Lead them away',
      cues: [
        yours('tally.action', 'roll/dB/rU', {
          words:
            'Two of Heinkels T are down; the rest are broken, drop their bombs and go home. Your ammunition is half gone: you break sooner. Now U, 4 squares from Hurricanes B: look again!',
          at: `unit:${HURRICANES}`,
          rules: ['WL-10.7.e', 'WL-10.7.1.d', 'WL-7.2.1.a'],
          holds: battle => {
            const { t, u, spitfires, hurricanes } = unitsOf(battle)
            return (
              t.losses === 2 &&
              t.broken &&
              t.load === undefined &&
              t.home === 'left' &&
              spitfires.losses === 0 &&
              spitfires.ammo === 'low' &&
              away(hurricanes, u) === 4 &&
              added(battle, hurricanes, u).join() === 'radio 1' &&
              needs(battle, hurricanes, u) === 4
            )
          },
        }),
        ...falls('tally.roll', 5),
        ...given('tally.action', 'end'),
        ...given('move.plan', 'continue'),
        ...given('move.course', 'on'),
        ...given('movement.next', 'move/rT'),
        ...given('move.course', 'on'),
        yours('move.step', 'dive-bonus', {
          words:
            'The Bf 110 has sighted your Spitfires and moves right after them. They are low on ammunition: dive to R6, farther than it can follow.',
          at: `square:${OUT_OF_REACH}`,
          rules: ['WL-6.1.2.a', 'WL-10.7.2.a', 'WL-8.2.e'],
          holds: battle => {
            const { bf, spitfires } = unitsOf(battle)
            return (
              bf.tally === SPITFIRES &&
              spitfires.ammo === 'low' &&
              !comesTo(battle, bf, squareNamed(OUT_OF_REACH))
            )
          },
        }),
        yours('move.step', 'step/7'),
        yours('move.step', 'step/7'),
        yours('move.step', 'step/7'),
        yours('move.step', 'step/7'),
        ...given('move.step', 'step/7', 'step/7', 'step/7'),
        ...given('movement.next', 'all'),
      ],
    },
    {
      title: 'Head-on',
      cues: [
        yours('move.step', 'step/4', {
          words:
            'Your Spitfires have drawn the escort down. Hurricanes B meet Heinkels U head-on, where no escort may come between and a hit tells more. Attack!',
          at: 'attack:P10',
          rules: ['WL-10.3.a', 'WL-10.4.d', 'WL-10.6.h'],
          holds: battle => {
            const { u, bf, hurricanes } = unitsOf(battle)
            return (
              altitudeOf(bf.square) < altitudeOf(u.square) &&
              isAhead(u.square, u.facing, hurricanes.square) &&
              modelOf(battle, u).headOnWeakness === true
            )
          },
        }),
        yours('move.step', 'step/4'),
        yours('move.step', 'stop'),
        ...falls('initiative.roll', 2, 4),
        ...WAITS,
        ...WAITS,
        thrown('combat.attacker.1', 4, {
          words:
            'One pass, nose to nose: both sides fire, and all hits count. Then each rolls to hold together: shaken twice, a squadron breaks and is out of the battle. Roll!',
          at: `unit:${U}`,
          rules: ['WL-10.5.1.b', 'WL-10.7.e'],
          holds: ({ fight }) =>
            fight?.headOn === true && fight.attacker === HURRICANES && fight.defender === U,
        }),
        ...falls('combat.attacker.2', 5),
        ...falls('combat.defender.1', 4),
        ...falls('combat.defender.2', 4),
        ...falls('losses.confirm', 5, 3, 1),
        ...falls('cohesion.1', 5),
        ...falls('cohesion.2', 4),
        ...falls('cohesion.1', 2),
        ...falls('cohesion.2', 1),
        ...given('combat.after', 'load/rU'),
        ...given('combat.break', 'done'),
      ],
    },
  ],
  afterwards: {
    scenario: 'wl-01',
    words: [
      'Sight first: a fighter attacks only whom it has in sight, and then flies where you like.',
      'Height is speed: come from above, best out of the Sun.',
      'Break them: a squadron that is shaken twice breaks and goes home.',
      'Over Dover it is fighters against fighters. After a fight each keeps one enemy in sight, or both sides lock in a dogfight that goes on until one of them has broken.',
    ].join('\n'),
  },
}
