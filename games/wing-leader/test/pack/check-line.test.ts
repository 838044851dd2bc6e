import { describe, test } from 'vitest'
import { expectFaults, testFaults } from '../kit/pack-faults.ts'

describe('where and when a unit starts', () => {
  testFaults({
    'WL-5.1.b no later than the last turn': {
      'raider.units[2].start = {"turn":13,"edge":"left","altitudes":[9]}':
        'raider.units[2].start.turn: expected a turn up to the last, 12, but found 13',
      'raider.units[2].start = {"turn":12,"edge":"left","altitudes":[9]}': '',
    },
    'WL-5.1.b who enters by an edge faces away from it': {
      'raider.units[2].facing = "left"': 'expected "right" for a unit that enters from the left',
    },
    'take-off is from an airfield or carrier of one’s own': {
      'defender.units[2].start = {"turn":3,"takeOffFrom":0}':
        "defender.units[2].start.takeOffFrom: expected an airfield or carrier but 'HMS Test' is a DD (13.7)",
      'defender.units[2].start = {"turn":3,"takeOffFrom":3}':
        'defender.units[2].start.takeOffFrom: expected the number of a surface unit, 0 to 2, but found 3',
      'surface[1].side = "raider"':
        "defender.units[2].start.takeOffFrom: expected a surface unit of its own side but 'Field' is the enemy's",
      'surface[1].type = "cvl-1"': '',
      'surface = [] & bombing = false & without raider.units[0].loads & balloons = []':
        "defender.units[2].start.takeOffFrom: expected a surface unit for 'third' to take off from but the scenario has none",
    },
  })
})

describe('loads', () => {
  testFaults({
    'need the ability': {
      'raider.units[0].model = "do-17z"':
        'raider.units[0].loads[1]: expected no torpedo: Do 17Z cannot carry one (15.3.5)',
      'raider.units[0].loads = ["atgr"]':
        'raider.units[0].loads[0]: expected no rockets: He 111H-6 cannot carry them (15.3.6)',
      'raider.units[0].loads = ["parafrag"]': '',
    },
    'torpedoes need a ship': {
      'surface[0].type = "bridge-1"':
        'raider.units[0].loads[1]: expected an enemy ship for the torpedoes (15.3.5)',
      'surface[0].side = "raider"':
        'raider.units[0].loads[1]: expected an enemy ship for the torpedoes (15.3.5)',
    },
    'belong to missions that carry them': {
      'raider.units[2].loads = ["bomb"]': 'expected no load on sweep: such units carry no bombs (3.2.1)',
      'raider.units[0].loads = ["cargo"]':
        'raider.units[0].loads[0]: expected "cargo" on transport missions alone (9.2.1.2)',
      'raider.units[0].mission = "transport" & raider.units[0].loads = ["bomb"]':
        'raider.units[0].loads[0]: expected "cargo" for a transport (9.2.1.2)',
      'raider.units[0].mission = "transport" & raider.units[0].loads = ["cargo"]': '',
    },
    'WL-5.1.n special ones need the bombing rules': {
      'bombing = false':
        'raider.units[0].loads[1]: expected "bomb": torpedo needs the bombing rules to be in force (15.1)',
    },
    'can be lifted where the bombers start': {
      'raider.units[0].start = {"squares":["D16"]}':
        'expected an altitude where He 111H-6 can carry a load, 0 to 14 (3.3)',
      'raider.units[0].model = "ju-87g" & without raider.units[0].loads':
        'raider.units[0].start: expected an altitude where Ju 87G can carry a load, but it carries none (3.3)',
      'raider.units[0].start = {"squares":["D16-D14"]}': '',
      'raider.units[0].start = {"turn":1,"edge":"left","altitudes":[14,15]}': '',
    },
    'WL-3.3.m a raised bomb value stays within Max Load': {
      'raider.units[0].bombValue = 19': 'expected at most the Max Load of He 111H-6, 18, but found 19 (3.3)',
      'raider.units[0].bombValue = 18': '',
      'raider.units[1].bombValue = 7': 'expected no bomb value on escort',
      'raider.units[0].bombValue = 11 & raider.units[0].model = "g3m2"': '',
      'raider.units[0].bombValue = 11 & raider.units[0].model = "b5n2"':
        'expected no bomb value of its own: B5N2 has no Max Load (3.3)',
    },
  })
})

describe('missions', () => {
  testFaults({
    'strafing and recce need the bombing rules': {
      'raider.units[0].mission = "strafing" & without raider.units[0].loads & bombing = false':
        'expected the bombing rules to be in force for strafing (15.2.1): set bombing to true',
      'raider.units[0].mission = "recce" & without raider.units[0].loads & bombing = false':
        'expected the bombing rules to be in force for recce (15.2.1): set bombing to true',
    },
    'rocket planes and single aircraft are flights': {
      'raider.units[2].model = "me-163b" & without raider.units[2].aar':
        'raider.units[2].size: expected "flight": Me 163B flies in flights alone (13.8.2)',
      'raider.units[0].single = true': 'expected a flight: only a flight can be one aircraft (13.6)',
      'raider.units[0].single = true & raider.units[0].size = "flight"': '',
    },
    'kamikazes bomb, and special training is for the bombing rules': {
      'raider.units[2].kamikaze = true':
        'expected a bombing mission with the bombing rules in force (15.5.3)',
      'raider.units[0].kamikaze = true': '',
      'raider.units[0].kamikaze = true & bombing = false & without raider.units[0].loads':
        'expected a bombing mission with the bombing rules in force (15.5.3)',
      'raider.units[0].skipTrained = true & bombing = false & without raider.units[0].loads':
        'expected the bombing rules to be in force (15.5.4)',
      'raider.units[0].glide = true & bombing = false & without raider.units[0].loads':
        'expected the bombing rules to be in force (15.3.4)',
    },
  })
})

describe('what hangs under the wings', () => {
  testFaults({
    'needs the ability': {
      'defender.units[2].dropTanks = true': 'expected no drop tanks: Hurricane I has none (13.2)',
      'defender.units[2].aar = true':
        'expected no air-to-air rockets: Hurricane I cannot carry them (13.5.3)',
      'defender.units[2].gyro = true': 'expected no gyro sights: Hurricane I has none (13.5.4)',
      'defender.units[2].pods = "gun"': 'expected no gun pods: Hurricane I cannot carry them (13.5.6)',
      'defender.units[2].pods = "at"': 'expected no AT pods: Hurricane I cannot carry them (13.5.6)',
    },
    'WL-EX-58 is rockets or pods, not both': {
      'raider.units[2].pods = "gun"':
        'expected rockets or pods, not both: a unit carries one of them (13.5.1)',
      'raider.units[1].pods = "gun"': '',
    },
  })

  test('WL-EX-58 is nothing beside a load of bombs', () => {
    const bombing =
      'raider.units[1].mission = "bombing" & raider.units[1].start = {"squares":["D8"]} & raider.quality = {}'
    expectFaults({ [bombing]: '' })
    for (const [key, value] of Object.entries({ aar: true, dropTanks: true, pods: 'gun' }))
      expectFaults({
        [`raider.units[1].${key} = ${JSON.stringify(value)} & ${bombing}`]:
          'expected bombs alone: a unit on bombing carries its load and nothing else (13.5.1)',
      })
  })
})
