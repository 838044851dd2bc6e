import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changedPack, expectPackFault } from '../kit/pack-faults.ts'

const card = (id: string) => standard.aircraft.findIndex(one => one.id === id)
const band = (from: number, to: number) => ({ from, to, speed: 4, turn: 4, climb: 2 })
const spitfire = card('spitfire-vb')

describe('aircraft cards', () => {
  test('an id is used once, by cards and variants alike', () => {
    expect(checkPack(changedPack([['aircraft', spitfire, 'variants', 0, 'id'], 'gladiator']))).toContainEqual(
      {
        path: `aircraft[${spitfire}].variants[0].id`,
        message: "expected an id of its own but 'gladiator' is taken",
      },
    )
  })

  test('WL-3.3.1.a WL-3.3.1.b WL-C-06 bands cover every altitude once', () => {
    const at = `aircraft[${spitfire}].bands`
    const cases = [
      [[band(0, 9), band(9, 19)], `${at}[1].from`, 'expected 10 but found 9: bands overlap'],
      [[band(0, 9), band(11, 19)], `${at}[1].from`, 'expected 10 but found 11: altitude 10 is left out'],
      [[band(1, 19)], `${at}[0].from`, 'expected 0 but found 1: altitude 0 is left out'],
      [[band(0, 12)], at, 'expected bands up to altitude 19 but they end at 12'],
    ] as const
    for (const [bands, path, message] of cases)
      expectPackFault(['aircraft', spitfire, 'bands'], bands, path, message)
    expect(checkPack(changedPack([['aircraft', spitfire, 'bands'], [band(9, 5)]]))).toContainEqual({
      path: `${at}[0].to`,
      message: 'expected 9 or more but found 5',
    })
    expect(
      checkPack(
        changedPack([
          ['aircraft', spitfire, 'bands'],
          [band(0, 9), band(10, 19)],
        ]),
      ),
    ).toEqual([])
  })

  test('WL-C-07 bomb values too, also those of a variant', () => {
    const bombs = [{ from: 0, to: 5, value: 7 }]
    const message = 'expected bands up to altitude 19 but they end at 5'
    expectPackFault(['aircraft', spitfire, 'bombs'], bombs, `aircraft[${spitfire}].bombs`, message)
    expectPackFault(
      ['aircraft', spitfire, 'variants', 0, 'bombs'],
      bombs,
      `aircraft[${spitfire}].variants[0].bombs`,
      message,
    )
  })

  test('WL-3.3.g the second number of a protection is the higher', () => {
    const message = 'expected a second number above 5 but found 4'
    const path = ['aircraft', spitfire, 'protection']
    expectPackFault(path, [5, 4], `aircraft[${spitfire}].protection[1]`, message)
  })

  test('WL-3.3.e WL-3.3.f the unarmed do not strafe', () => {
    const c47 = card('c-47')
    expectPackFault(
      ['aircraft', c47, 'strafing'],
      1,
      `aircraft[${c47}].strafing`,
      'expected no strafing value for an unarmed aircraft (3.3)',
    )
  })

  test('a rocket plane is rated by throttle, and nothing else is', () => {
    const rocket = card('me-163b')
    const at = `aircraft[${rocket}]`
    expectPackFault(
      ['aircraft', rocket, 'throttle'],
      undefined,
      `${at}.abilities`,
      'expected ratings by throttle for a rocket plane (13.8.2)',
    )
    expectPackFault(
      ['aircraft', rocket, 'abilities'],
      {},
      `${at}.throttle`,
      'expected the ability rocket with ratings by throttle (13.8.2)',
    )
  })

  test('WL-3.3.m Max Load is not below the printed bomb value', () => {
    const mustang = card('p-51d')
    expectPackFault(
      ['aircraft', mustang, 'abilities', 'maxLoad'],
      8,
      `aircraft[${mustang}].abilities.maxLoad`,
      'expected Max Load of at least the printed bomb value 9 but found 8',
    )
    expect(checkPack(changedPack([['aircraft', mustang, 'abilities', 'maxLoad'], 9]))).toEqual([])
    // A variant may outgrow the Max Load of its card.
    const pe2 = card('pe-2')
    const bombs = [{ from: 0, to: 19, value: 20 }]
    expect(checkPack(changedPack([['aircraft', pe2, 'variants', 0, 'bombs'], bombs]))).toContainEqual({
      path: `aircraft[${pe2}].variants[0]`,
      message: 'expected Max Load of at least the printed bomb value 20 but found 12',
    })
  })
})

describe('surface units', () => {
  const type = (id: string) => standard.surface.findIndex(one => one.id === id)
  const bridge = type('bridge-1')
  const destroyer = type('dd-2')

  test('an id is used once', () => {
    const message = "expected an id of its own but 'dd-1' is taken"
    expectPackFault(['surface', 0, 'id'], 'dd-1', `surface[${type('dd-1')}].id`, message)
  })

  test('WL-14.0.b armour is for ships, hardness for the land', () => {
    expectPackFault(
      ['surface', bridge, 'armoured'],
      true,
      `surface[${bridge}].armoured`,
      'expected no armour on a bridge: only ships have it (14.0)',
    )
    const message = 'expected no ship to be a hard target (14.0)'
    expectPackFault(['surface', destroyer, 'hard'], true, `surface[${destroyer}].hard`, message)
  })

  test('WL-14.2.a WL-C-49 small arms have no channels, light and heavy guns have some', () => {
    const at = `surface[${bridge}].flak[0]`
    const guns = (type: string, channels: number, rest = {}) => [{ type, strength: 0, channels, ...rest }]
    const path = ['surface', bridge, 'flak']
    expectPackFault(path, guns('S', 1), `${at}.channels`, 'expected 0 for small arms (14.2) but found 1')
    for (const kind of ['L', 'H'])
      expectPackFault(
        path,
        guns(kind, 0),
        `${at}.channels`,
        'expected at least one fire channel for light and heavy flak (14.2)',
      )
    const message = 'expected low-angle guns only as heavy flak on ships (14.2.8)'
    expectPackFault(path, guns('H', 1, { lowAngle: true }), `${at}.lowAngle`, message)
    expectPackFault(
      ['surface', destroyer, 'flak'],
      guns('L', 1, { lowAngle: true }),
      `surface[${destroyer}].flak[0].lowAngle`,
      message,
    )
    expect(
      checkPack(changedPack([['surface', destroyer, 'flak'], guns('H', 1, { lowAngle: true })])),
    ).toEqual([])
  })
})

describe('tables', () => {
  test('rows come in order', () => {
    for (const table of ['airCombat', 'cohesion', 'flak', 'bombing'])
      expect(checkPack(changedPack([['tables', table, 'rows', 0, 'total'], 30]))).toContainEqual({
        path: `tables.${table}.rows[1].total`,
        message: expect.stringMatching(/^expected more than the 30 of the row above but found -?\d+$/),
      })
  })

  test('bands of the flak and altitude tables leave nothing out', () => {
    expectPackFault(
      ['tables', 'altitude', 'rows', 1, 'from'],
      4,
      'tables.altitude.rows[1].from',
      'expected 3 but found 4: altitude 3 is left out',
    )
    expectPackFault(
      ['tables', 'flak', 'modifiers', 'speed', 0, 'from'],
      1,
      'tables.flak.modifiers.speed[0].from',
      'expected 0 but found 1: speed 0 is left out',
    )
    expectPackFault(
      ['tables', 'flak', 'modifiers', 'altitude', 3, 'to'],
      18,
      'tables.flak.modifiers.altitude',
      'expected bands up to altitude 19 but they end at 18',
    )
  })

  test('WL-C-16 success takes more than lateness', () => {
    expectPackFault(
      ['tables', 'reaction', 'successful'],
      5,
      'tables.reaction.successful',
      'expected more than the total of 5 for a late reaction but found 5',
    )
  })
})
