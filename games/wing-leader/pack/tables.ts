import type { FlakResult, Tables } from './types.ts'

/**
 * The tables of the Combat Card and the Bombing Card. Where the printed card is not known they are rebuilt: `source`
 * and `ref` of each say from what. A row holds from its total up to the next row; the ends hold beyond them.
 */

/** One line of the Air Combat Table: hits in the columns -4 to +4, a dash for none. */
function hits(total: number, columns: string) {
  return { total, hits: columns.split(' ').map(cell => (cell === '-' ? 0 : Number(cell))) }
}

/** One line of the Cohesion Table: disruptions of fighters, of bombers, and by flak. */
function cohesion(total: number, fighter: 0 | 1 | 2, bomber: 0 | 1 | 2, flak: 0 | 1 | 2) {
  return { total, fighter, bomber, flak }
}

/** One line of the Flak Attack Table. */
function flak(total: number, barrage: FlakResult, direct: FlakResult, bomb: 0 | -1 | -2) {
  return { total, barrage, direct, bomb }
}

export const TABLES: Tables = {
  tally: {
    behind: -2,
    inTheSun: -1,
    radioCall: 1,
    contrails: 1,
    source: 'constrained',
    ref: 'WL-EX-16 WL-EX-17 WL-EX-18 WL-C-13 WL-Q-03; radio call and contrails designed',
  },
  weather: {
    wispy: 1,
    broken: 2,
    dense: 3,
    haze: 1,
    source: 'rulebook',
    ref: 'WL-Q-05: how much each takes off a roll',
  },
  reaction: {
    late: 5,
    successful: 8,
    modifiers: { highSpeed: -2, veteran: 1, green: -1, perSquare: -1, alerted: 1 },
    source: 'designed',
    ref: 'WL-C-16 WL-C-17 WL-C-60: in the same square five in six are in time to fight, three squares off hardly one in two',
  },
  airCombat: {
    rows: [
      //        -4 -3 -2 -1  0 +1 +2 +3 +4
      hits(0, '- - - - - - - - -'),
      hits(1, '- - - - - - - - -'),
      hits(2, '- - - - - - - - -'),
      hits(3, '- - - - - - - - -'),
      hits(4, '- - - - - - 1 1 1'),
      hits(5, '- - - - - 1 1 1 1'),
      hits(6, '- - - - 1 1 1 1 1'),
      hits(7, '- - 1 1 1 1 1 2 2'),
      hits(8, '- 1 1 1 1 1 2 2 2'),
      hits(9, '1 1 1 1 2 2 2 2 3'),
      hits(10, '1 1 1 2 2 2 2 3 3'),
      hits(11, '1 1 1 2 2 2 3 3 4'),
      hits(12, '1 1 1 2 2 3 3 3 4'),
      hits(13, '1 2 2 3 3 3 3 4 4'),
      hits(14, '2 2 2 3 3 3 4 4 4'),
      hits(15, '2 2 2 3 3 4 4 4 4'),
      hits(16, '2 3 3 3 4 4 4 4 5'),
    ],
    modifiers: {
      bounceAttacker: 2,
      bounceDefender: -2,
      evasionAttacker: -2,
      evasionDefender: -3,
      lufberyDefender: 2,
      gyro: 1,
      turningDefence: 2,
    },
    source: 'constrained',
    ref: 'WL-C-18 to WL-C-26, WL-C-52, WL-C-61 and the exchange rates of the designer’s combat analysis',
  },
  cohesion: {
    rows: [
      cohesion(0, 2, 2, 2),
      cohesion(4, 2, 1, 1),
      cohesion(5, 1, 1, 1),
      cohesion(7, 1, 0, 0),
      cohesion(8, 0, 0, 0),
    ],
    modifiers: { lowAmmo: -1, depletedAmmo: -3, perLoss: -1, veteran: 1, green: -1, leader: 1, bounced: -1 },
    source: 'designed',
    ref: 'WL-C-27 to WL-C-31, WL-C-53, WL-C-54: a squadron of fighters lasts two or three fights',
  },
  flak: {
    rows: [
      flak(0, '-', '-', 0),
      flak(7, '-', 'C', 0),
      flak(8, '-', 'C', -1),
      flak(9, 'C', 1, -1),
      flak(11, 1, 2, -1),
      flak(12, 2, 3, -2),
      flak(14, 3, 'd6', -2),
      flak(15, 'd6', 'd6', -2),
    ],
    modifiers: {
      strength: 1,
      support: 1,
      speed: [
        { from: 0, to: 2, by: 1 },
        { from: 3, to: 5, by: 0 },
        { from: 6, to: 7, by: -1 },
        { from: 8, to: 99, by: -2 },
      ],
      altitude: [
        { from: 0, to: 4, by: 0 },
        { from: 5, to: 9, by: 1 },
        { from: 10, to: 13, by: 0 },
        { from: 14, to: 19, by: -1 },
      ],
      improvedFireDirection: 1,
      proximityFuse: 2,
    },
    source: 'designed',
    ref: 'WL-C-32 to WL-C-37, WL-C-55, WL-C-59: guns are best between 9,000 and 16,000 ft',
  },
  bombing: {
    rows: [
      { total: -4, percent: 0 },
      { total: 3, percent: 10 },
      { total: 6, percent: 25 },
      { total: 9, percent: 50 },
      { total: 13, percent: 100 },
    ],
    profile: {
      level: 0,
      dive: 3,
      steep: 1,
      glide: 0,
      torpedo: 0,
      atgr: 0,
      strafing: 1,
      parafrag: 2,
      skip: 2,
      kamikaze: 1,
    },
    swedish: { steep: 2, glide: 1 },
    modifiers: { armoured: -2, noAim: -1, longRange: -2, anvil: 2, disrupted: -1, broken: -2 },
    source: 'constrained',
    ref: 'WL-EX-71 WL-EX-76 WL-EX-77 WL-C-38 to WL-C-46, WL-C-56 to WL-C-58; other modifiers designed',
  },
  altitude: {
    rows: [
      { from: 0, to: 2, T: 0, S: 0, V: 0, G: 0 },
      { from: 3, to: 6, T: -1, S: -1, V: 0, G: 0 },
      { from: 7, to: 10, T: -2, S: -2, V: -1, G: 0 },
      { from: 11, to: 14, T: -3, S: -3, V: -2, G: -1 },
      { from: 15, to: 19, T: -4, S: -4, V: -3, G: -2 },
    ],
    source: 'designed',
    ref: 'WL-C-47: worse with height; gyro-stabilised sights best, vector sights next',
  },
}
