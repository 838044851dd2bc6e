import { expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { faultsOf, testFaults } from '../kit/pack-faults.ts'

testFaults({
  'THD-D-25 THD-D-27 squadrons: 19 standard, at home on an airfield, weaker when reduced': {
    'squadrons(54).home = "5/11a"': '"5/11a" is no space with an airfield',
    'squadrons(54).combat.reduced = 4': 'expected less than 4 on the full face',
    'squadrons(54).provisional = true':
      'at squadrons: expected 19 squadrons that are not provisional but found 18',
    'squadrons(54).id = "65"': 'at squadrons(65).id: "65" is the id of squadrons(54) already',
  },
  'THD-D-29 THD-D-30 THD-D-35 groups: seven Stukas, two elite, weaker when reduced': {
    'groups(III/KG76).type = "Ju87"': 'at groups: expected 7 Ju87 groups but found 8',
    'groups(III/KG76).combat.reduced = 3': 'expected more than 3 on the full face',
    'groups(III/KG76).bombing.reduced = 4': 'expected no more than 3 on the full face',
    'groups(1/EGr210).elite = false': 'at groups: expected 2 elite groups but found 1',
    'groups(1/EGr210).luftflotte = 3':
      'at groups(1/EGr210).elite: expected elite groups to be Me110s of Luftflotte 2',
    'groups(1/EGr210).type = "Me109"':
      'at groups(1/EGr210).elite: expected elite groups to be Me110s of Luftflotte 2',
  },
  'THD-D-38 THD-D-39 THD-D-40 raid sizes fit their lists': {
    'sizeChits[0].minor = 7': 'expected less than the major size of 7',
    'sizeChits[0].force = "Q"': 'no row "Q" in the Raid Force Chart',
    'sizeChits[1].provisional = true':
      'at sizeChits: expected 14 raid size chits that are not provisional but found 13',
    [`force.rows.A[0] = ${JSON.stringify(standard.force.rows.A?.[0]?.slice(0, 15))}`]:
      'expected 16 entries for sizeChits[19] but found 15',
    'sizeChits[14].major = 6': [
      'at sizeChits[15].major: a provisional chit of size 6 exists already',
      'at scenarios[0].provisionalSizes[0]: no provisional raid size chit of major size 5',
      'at scenarios[3].provisionalSizes[0]: no provisional raid size chit of major size 5',
    ],
  },
  'THD-D-42 events strike at a letter if their kind says so': {
    'without eventChits[0].approach.letter': 'expected "A", "B" or "C" for break-formation but found none',
    'eventChits[1].target.letter = "B"': 'expected no letter for weather-shift but found "B"',
    ...Object.fromEntries(
      [
        ['[6].approach', 'form-up-failure'],
        ['[6].approach', 'raid-in-clouds'],
        ['[6].approach', 'vectored-away'],
        ['[1].target', 'escorts-strafe'],
        ['[1].target', 'flak'],
      ].map(([side, event]) => [
        `eventChits${side}.event = "${event}"`,
        `at eventChits${side}.letter: expected "A", "B" or "C" for ${event} but found none`,
      ]),
    ),
  },
  'THD-D-23 THD-D-24 THD-D-37 the scenario table calls for what is there': {
    'scenarios[0].provisionalSquadrons[0] = "54"': 'no provisional squadron "54"',
    'scenarios[1].provisionalSquadrons[0] = "87"':
      'at scenarios[1].provisionalSquadrons[1]: "87" is in this list already',
    'scenarios[0].greenSectors[1] = "9/11"': 'no squadron of this day is based in sector "9/11"',
    'scenarios[0].greenSectors[1] = "2/11"': '"2/11" is in this list already',
    'scenarios[0].greenSpitfires = 3':
      'expected at most 2, the green sectors that have Spitfires, but found 3',
    'scenarios[0].regionChits.lf3 = 5': 'expected at most 4, the supply, but found 5',
    'scenarios[0].regionChits["lf2-east"] = 5': 'expected at most 4, the supply, but found 5',
    'scenarios[0].provisionalSizes[0] = 8': 'no provisional raid size chit of major size 8',
    'scenarios[0].id = "1940-08-15"': 'expected "1940-08-13" but found "1940-08-15"',
  },
})

test('THD-D-29 THD-D-42 groups: 74, with fighters on both sides; event chits: 20', () => {
  const groups = standard.groups.filter(({ id }) => id !== 'III/KG76')
  expect(faultsOf({ ...standard, groups })).toEqual(['groups: expected 74 groups but found 73'])
  const grounded = standard.groups.map(g =>
    g.luftflotte === 3 && g.type.startsWith('Me') && g.id !== 'I/JG2' ? { ...g, type: 'Ju88' } : g,
  )
  expect(faultsOf({ ...standard, groups: grounded })).toEqual([
    'groups: expected two or more fighter groups in Luftflotte 3',
  ])
  const eventChits = standard.eventChits.slice(1)
  expect(faultsOf({ ...standard, eventChits })).toEqual(['eventChits: expected 20 event chits but found 19'])
})
