import { describe, expect, test } from 'vitest'
import { expectPackFaults, packFaults, testPackFaults } from '../kit/pack-faults.ts'

const band = (from: number, to: number) => ({ from, to, speed: 4, turn: 4, climb: 2 })

describe('aircraft cards', () => {
  test('an id is used once, by cards and variants alike', () =>
    expect(packFaults('aircraft[spitfire-vb].variants[0].id = "gladiator"')).toContain(
      "aircraft[spitfire-vb].variants[0].id: expected an id of its own but 'gladiator' is taken",
    ))

  test.each([
    [[band(0, 9), band(9, 19)], '[1].from: expected 10 but found 9: bands overlap'],
    [[band(0, 9), band(11, 19)], '[1].from: expected 10 but found 11: altitude 10 is left out'],
    [[band(1, 19)], '[0].from: expected 0 but found 1: altitude 0 is left out'],
    [[band(0, 12)], ': expected bands up to altitude 19 but they end at 12'],
    [[band(9, 5)], '[0].to: expected 9 or more but found 5'],
  ])('WL-3.3.1.a WL-3.3.1.b WL-C-06 bands cover every altitude once: not %j', (bands, fault) => {
    const faults = packFaults(`aircraft[spitfire-vb].bands = ${JSON.stringify(bands)}`)
    expect(faults).toContain(`aircraft[spitfire-vb].bands${fault}`)
    if (!fault.startsWith('[0].to')) expect(faults).toHaveLength(1)
    expectPackFaults({ [`aircraft[spitfire-vb].bands = ${JSON.stringify([band(0, 9), band(10, 19)])}`]: '' })
  })

  testPackFaults({
    'WL-C-07 bomb values too, also those of a variant': {
      'aircraft[spitfire-vb].bombs = [{"from":0,"to":5,"value":7}]':
        'expected bands up to altitude 19 but they end at 5',
      'aircraft[spitfire-vb].variants[0].bombs = [{"from":0,"to":5,"value":7}]':
        'expected bands up to altitude 19 but they end at 5',
    },
    'WL-3.3.g the second number of a protection is the higher': {
      'aircraft[spitfire-vb].protection = [5,4]':
        'aircraft[spitfire-vb].protection[1]: expected a second number above 5 but found 4',
    },
    'WL-3.3.e WL-3.3.f the unarmed do not strafe': {
      'aircraft[c-47].strafing = 1': 'expected no strafing value for an unarmed aircraft (3.3)',
    },
    'a rocket plane is rated by throttle, and nothing else is': {
      'without aircraft[me-163b].throttle':
        'aircraft[me-163b].abilities: expected ratings by throttle for a rocket plane (13.8.2)',
      'aircraft[me-163b].abilities = {}':
        'aircraft[me-163b].throttle: expected the ability rocket with ratings by throttle (13.8.2)',
    },
  })

  test('WL-3.3.m Max Load is not below the printed bomb value', () => {
    expectPackFaults({
      'aircraft[p-51d].abilities.maxLoad = 8':
        'expected Max Load of at least the printed bomb value 9 but found 8',
      'aircraft[p-51d].abilities.maxLoad = 9': '',
    })
    // A variant may outgrow the Max Load of its card.
    expect(packFaults('aircraft[pe-2].variants[0].bombs = [{"from":0,"to":19,"value":20}]')).toContain(
      'aircraft[pe-2].variants[0]: expected Max Load of at least the printed bomb value 20 but found 12',
    )
  })
})

describe('surface units', () => {
  testPackFaults({
    'an id is used once': {
      'surface[ss-1].id = "dd-1"': "surface[dd-1].id: expected an id of its own but 'dd-1' is taken",
    },
    'WL-14.0.b armour is for ships, hardness for the land': {
      'surface[bridge-1].armoured = true': 'expected no armour on a bridge: only ships have it (14.0)',
      'surface[dd-2].hard = true': 'expected no ship to be a hard target (14.0)',
    },
    'WL-14.2.a WL-C-49 small arms have no channels, light and heavy guns have some': {
      'surface[bridge-1].flak = [{"type":"S","strength":0,"channels":1}]':
        'surface[bridge-1].flak[0].channels: expected 0 for small arms (14.2) but found 1',
      'surface[bridge-1].flak = [{"type":"L","strength":0,"channels":0}]':
        'surface[bridge-1].flak[0].channels: expected at least one fire channel for light and heavy flak (14.2)',
      'surface[bridge-1].flak = [{"type":"H","strength":0,"channels":0}]':
        'surface[bridge-1].flak[0].channels: expected at least one fire channel for light and heavy flak (14.2)',
      'surface[bridge-1].flak = [{"type":"H","strength":0,"channels":1,"lowAngle":true}]':
        'surface[bridge-1].flak[0].lowAngle: expected low-angle guns only as heavy flak on ships (14.2.8)',
      'surface[dd-2].flak = [{"type":"L","strength":0,"channels":1,"lowAngle":true}]':
        'surface[dd-2].flak[0].lowAngle: expected low-angle guns only as heavy flak on ships (14.2.8)',
      'surface[dd-2].flak = [{"type":"H","strength":0,"channels":1,"lowAngle":true}]': '',
    },
  })
})

describe('tables', () => {
  test('rows come in order', () => {
    for (const table of ['airCombat', 'cohesion', 'flak', 'bombing'])
      expect(packFaults(`tables.${table}.rows[0].total = 30`)[0]).toMatch(
        /^tables\.\w+\.rows\[1\]\.total: expected more than the 30 of the row above but found -?\d+$/,
      )
  })

  testPackFaults({
    'bands of the flak and altitude tables leave nothing out': {
      'tables.altitude.rows[1].from = 4': 'expected 3 but found 4: altitude 3 is left out',
      'tables.flak.modifiers.speed[0].from = 1': 'expected 0 but found 1: speed 0 is left out',
      'tables.flak.modifiers.altitude[3].to = 18':
        'tables.flak.modifiers.altitude: expected bands up to altitude 19 but they end at 18',
    },
    'WL-C-16 success takes more than lateness': {
      'tables.reaction.successful = 5': 'expected more than the total of 5 for a late reaction but found 5',
    },
  })
})
