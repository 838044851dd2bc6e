import { testFaults } from '../kit/pack-faults.ts'

const LAST = 'expected the last row to end at 12 but found 11'

testFaults({
  'rows go up and end at 12': {
    'tables.hospital[1].to = 2': 'expected more than the 2 of the row above but found 2',
    'tables.hospital[2].to = 11': LAST,
    'tables.madness[2].to = 11': LAST,
    'tables.cruise.b.light[1].to = 11': LAST,
    'tables.cruise.b.heavy[2].to = 11': LAST,
    'tables.chase.place[2].to = 11': LAST,
    'tables.sun.appears[3].to = 11': LAST,
    'tables.recovery.veteran[2].to = 11': LAST,
    'chapters[0].escort[5].to = 13': 'expected the last row to end at 12 but found 13',
    'chapters[1].bombers[6].to = 14': 'expected the last row to end at 12 but found 14',
    'chapters[2].visibility[2].to = 14': 'expected the last row to end at 12 but found 14',
    'chapters[2].sun[4].to = 11': LAST,
    'chapters[3].climb[2].to = 11': LAST,
    'chapters[3].pilots.assignment[2].to = 11': LAST,
    'optionals.events[5].to = 13': 'expected the last row to end at 12 but found 13',
    'optionals.graduated[4].to = 13': 'expected the last row to end at 12 but found 13',
  },
  'SAB-K-110 Contact in the same zone goes to 13': {
    'tables.contact.same[4].to = 12': 'expected the last row to end at 13 but found 12',
    'tables.contact.adjacent[3].to = 13': 'expected the last row to end at 12 but found 13',
  },
  'SAB-K-113 every row of a Fate Box': {
    'tables.fate.engine.hurricane[2].to = 11': LAST,
    'tables.fate["fuel-tank"].green[2].to = 11': LAST,
    'tables.fate.tail.crashes[2].to = 11': LAST,
    'tables.fate.tail.fire[2].to = 11': LAST,
    'tables.fate.wing.spitfire[2].to = 11': LAST,
  },
  'SAB-K-082 Fuel is paid for a row of the Bombers tables, and nothing is prohibited': {
    'tables.bombers.tail.low["110"] = "2 3 7 7 8 5 X"':
      "expected seven numbers without X and F but found '2 3 7 7 8 5 X'",
    'tables.bombers.nose.high["109"] = "8F 9 6 6 9 4 2"':
      "expected seven numbers without X and F but found '8F 9 6 6 9 4 2'",
  },
  'SAB-K-090 SAB-K-094 Suppression: blue up to red, for as many as twelve fighters': {
    'tables.suppression.light[1].blue = 10': 'expected at most the red 9 but found 10',
    'tables.suppression.heavy[1].upTo = 3': 'expected more than the 3 of the column before but found 3',
    'tables.suppression.circle[3].upTo = 11': 'expected the last column to end at 12 but found 11',
  },
  'SAB-K-104 Chase: green lies below red': {
    'tables.chase.number.haze.heavy.green = 7': 'expected less than the 7 to succeed but found 7',
    'tables.chase.number.clear.none.green = 6': 'expected less than the 6 to succeed but found 6',
  },
  'SAB-K-116 Fuel Checks get no easier, and the tank is full before Low': {
    'tables.fuel.checks[11] = 1': 'expected at least the 2 of the space before but found 1',
    'tables.fuel.full.spitfire = 10 & scenarios[10].fuel = 2':
      'expected a space before Low, which is space 10, but found 10',
  },
  'SAB-K-119 a number for 110s stands beside that for 109s, and is not lower': {
    'without tables.track.turn.exit109':
      'at tables.track.turn.exit110: expected a number for 109s beside that for 110s',
    'tables.track.outbound.middle[0].exit109 = 13': 'expected at most the 12 of the 110s but found 13',
    'tables.track.inbound[0].exit110 = 12': 'expected a number for 109s beside that for 110s',
  },
  'whoever misses ends up elsewhere, and every station has its distance': {
    'tables.missed.nose = "nose"': 'expected another position than nose',
    'tables.distance.nose[0] = ["lead"]': [
      'at tables.distance.nose: expected lead once but found it 2 times',
      'at tables.distance.nose: expected ahead once but found it 0 times',
    ],
  },
})
