import { testFaults } from '../kit/pack-faults.ts'

testFaults({
  'THD-D-44 each crossing row has all three letters': {
    'crossing.rows["1940-08-13"]["lf2-east"] = "AACCCC"': 'expected each of A, B and C but found no B',
    'crossing.rows["1940-09-07"].lf3 = "AAABBB"': 'expected each of A, B and C but found no C',
  },
  'THD-D-45 THD-D-46 THD-D-47 detection climbs and is open at the end': {
    'detection.rows[2].upTo = 4': 'expected more than 4, the row above, but found 4',
    'without detection.rows[2].upTo': 'expected a number: only the last row is open',
    'detection.rows[12].upTo = 30': 'expected none: the last row is open',
    'detection.rows[12].warning = "early"': 'expected nothing worse than in the row above',
    'detection.weather.patchy = 3': 'expected at most 2, as in clear weather',
    'detection.weather.broken = 2': 'expected at most 1, as in patchy clouds',
  },
  'THD-D-59 THD-D-60 combat results run one way': {
    'combatResults.german[4].result = "A"': 'expected nothing milder than "L" above',
    'combatResults.british[4].result = "A"': 'expected nothing worse than "D" above',
    'combatResults.german[4].upTo = 20': 'expected none: the last row is open',
    'combatResults.british[1].upTo = 3': 'expected more than 3, the row above, but found 3',
  },
  'THD-D-63 THD-D-66 damage grows with the result and with the reduced face': {
    'without combatDamage.rows["squadron-own"].full.A.to':
      'at combatDamage.rows["squadron-own"].full.A: expected nothing milder than for "D"',
    'combatDamage.rows["group-hunt"].full.L.to = "heavy"':
      'at combatDamage.rows["group-hunt"].reduced.L: expected nothing milder than on the full face',
    'combatDamage.rows["group-hunt"].full.none.to = "bomber"':
      'only a squadron in the Hunt Box goes on to the Bomber Box',
  },
  'THD-D-68 bombing grows with strength and clear skies': {
    'bombDamage.columns[0] = 2': 'expected 1, the least strength, but found 2',
    'bombDamage.columns[3] = 8': 'expected more than 9 but found 8',
    'bombDamage.rows.broken = [0, 0, 0, 1, 1, 2]': 'expected 7 entries, one for each column, but found 6',
    'bombDamage.rows.broken[6] = 1': 'expected at least 2 but found 1',
    'bombDamage.rows.broken[6] = 4': 'expected at most 3, as in the row above, but found 4',
    'bombDamage.rows.patchy[2] = 2': [
      'expected at most 1, as in the row above, but found 2',
      'at bombDamage.rows.patchy[3]: expected at least 2 but found 1',
    ],
  },
})
