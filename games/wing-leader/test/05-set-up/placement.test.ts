import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import type { UnitLine } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { chooseForces } from '../../rules/05-set-up/forces.ts'
import { placeForces } from '../../rules/05-set-up/placement.ts'
import { isEscortStation } from '../../rules/09-command/escorts.ts'
import type { Battle } from '../../state.ts'
import { mustered } from '../kit/mustered.ts'
import { aBattle, battleOf, cases, type Line, type Piece, r, the, whereIs } from '../kit/table.ts'

const at = squareNamed

/** Takes the step until all stand: every call places one unit. */
function placeAll(battle: Battle): void {
  while (script(placeForces(battle)).value !== 'entry');
}

const squaresOffered = (battle: Battle, lines: readonly Line[] = []) =>
  ids(pauseAfter(placeForces(battle), lines)).map(id => id.split('/')[2])

const bombers: Partial<UnitLine> = { model: 'ju-88', mission: 'bombing', start: { squares: ['H8'] } }

describe('placing units', () => {
  test('WL-5.3.b in the listed square, level, as the scenario faces them', () => {
    const battle = mustered({ raider: [{}], defender: [{ facing: 'right' }] })
    placeAll(battle)
    expect(battle.units.map(unit => [whereIs(unit), unit.facing])).toEqual([
      ['D8', 0],
      ['W8', 0],
    ])
  })

  test('WL-5.3.b WL-5.1.b where the scenario gives an area the owner chooses', () => {
    const battle = mustered({ raider: [{ start: { squares: ['C8-D9', 'F8'] } }] })
    expect(squaresOffered(battle)).toEqual(['C8', 'C9', 'D8', 'D9', 'F8'])
    script(placeForces(battle), ['placement.square place/rA/C9'])
    expect(whereIs(the(battle, 'rA'))).toBe('C9')
  })

  test('WL-5.1.a WL-5.3.b the side that sets up first places all of its units first', () => {
    const area = { start: { squares: ['L8-M8'] }, count: 2 }
    const battle = mustered({ raider: [area], defender: [area], setsUpFirst: 'defender' })
    const seats: string[] = []
    for (let i = 0; i < 4; i++) {
      const { pauses } = script(placeForces(battle), [], ['placement.square'])
      seats.push(...pauses.map(pause => (pause as { seat?: string }).seat ?? ''))
    }
    expect(seats).toEqual(['defender', 'defender', 'raider', 'raider'])
    expect(script(placeForces(battle)).value).toBe('entry')
  })

  test('WL-5.3.b those that come later wait', () => {
    const battle = mustered({ raider: [{ start: { turn: 1, squares: ['D8'] } }] })
    placeAll(battle)
    expect(the(battle, 'rA').at).toBe('waiting')
  })
})

describe('loads by altitude', () => {
  const banded = (square: string, more: Partial<UnitLine> = {}) => {
    const battle = mustered({
      raider: [{ model: 'banded', mission: 'bombing', start: { squares: [square] }, ...more }],
    })
    placeAll(battle)
    return the(battle, 'rT')
  }

  test('WL-3.3.c WL-Q-30 the altitude where it starts fixes the bomb value', () => {
    expect(banded('D4').bombValue).toBe(8)
    expect(banded('D5').bombValue).toBe(6)
  })

  test('WL-3.3.m a scenario may raise it', () => expect(banded('D5', { bombValue: 9 }).bombValue).toBe(9))

  test('WL-3.3.d where no load can be carried it comes without', () => {
    expect(banded('D10')).toMatchObject({ load: undefined })
    expect(banded('D10').bombValue).toBeUndefined()
  })

  test('WL-3.3.d squares where it can carry its load come first', () => {
    const battle = mustered({
      raider: [{ model: 'banded', mission: 'bombing', start: { squares: ['D8-D11'] } }],
    })
    expect(squaresOffered(battle)).toEqual(['D8', 'D9'])
  })

  test('WL-3.3.d WL-3.3.c cargo stays on board at any altitude and has no bomb value', () => {
    const unit = banded('D10', { mission: 'transport' })
    expect([unit.load, unit.bombValue]).toEqual(['cargo', undefined])
    const fighter = mustered({ raider: [{ model: 'banded' }] })
    placeAll(fighter)
    expect(the(fighter, 'rA').bombValue).toBeUndefined()
  })

  test('WL-3.3.d cargo goes anywhere', () => {
    const battle = mustered({
      raider: [{ model: 'banded', mission: 'transport', start: { squares: ['D9-D11'] } }],
    })
    expect(squaresOffered(battle)).toEqual(['D9', 'D10', 'D11'])
  })
})

test('WL-5.3.c Vectors: an intercept unit places one, a patrol does not', () => {
  const battle = mustered({ raider: [{ mission: 'intercept' }, { mission: 'cap' }] })
  script(placeForces(battle), ['vector.square vector/M8, vector.error 1'])
  script(placeForces(battle))
  expect(battle.units.map(({ vector }) => vector)).toEqual([at('M8'), undefined])
})

test('WL-9.5.3.a Vectors: in a wing the leader alone', () => {
  const battle = mustered({
    raider: [{ mission: 'intercept', wing: 'JG 26', count: 2, start: { squares: ['D8-E8'] } }],
  })
  script(chooseForces(battle), ['forces.leader give/rB'])
  script(placeForces(battle), ['placement.square place/rB/D8, vector.square vector/M8, vector.error 1'])
  script(placeForces(battle), ['placement.square place/rA/E8'])
  expect(battle.units.map(({ vector }) => vector)).toEqual([undefined, at('M8')])
})

describe('escorts', () => {
  test('WL-5.3.d a close escort is in the square of a bomber and faces as it does', () => {
    const battle = mustered({
      raider: [
        { mission: 'close-escort', start: { near: 'bombers' }, facing: 'left' },
        { ...bombers, start: { squares: ['H8'] } },
        { ...bombers, start: { squares: ['G9'] } },
      ],
    })
    script(placeForces(battle))
    script(placeForces(battle))
    expect(squaresOffered(battle)).toEqual(['G9', 'H8'])
    script(placeForces(battle), ['placement.square place/rA/G9'])
    expect(the(battle, 'rA').facing).toBe(0)
  })

  test('WL-5.3.e an escort is within three squares, not ahead, not more than a level below', () => {
    const battle = mustered({ raider: [bombers, { mission: 'escort', start: { near: 'bombers' } }] })
    script(placeForces(battle))
    const squares = squaresOffered(battle)
    for (const name of ['H8', 'E8', 'E11', 'H11', 'H7', 'E7', 'I10', 'J11']) expect(squares).toContain(name)
    for (const name of ['D8', 'H12', 'H6', 'I8', 'I9', 'J10', 'K8', 'I7']) expect(squares).not.toContain(name)
  })

  const formation: Piece[] = ['H8', 'I9', 'J10'].map(square => r(`ju-88 ${square} bombing`))

  test.each(cases({ I8: true, J9: true, K9: false, K10: false, J7: true, J6: false }))(
    'WL-5.3.e in a formation the lead bomber and the lowest count: %s %s',
    (name, expected) =>
      expect(isEscortStation(aBattle({ units: formation }), 'raider', at(name))).toBe(expected),
  )

  test('WL-5.3.e bombers that fly to the left are led from the left', () => {
    const battle = battleOf('ju-88 H8 bombing facing:4')
    expect([
      isEscortStation(battle, 'raider', at('G8')),
      isEscortStation(battle, 'raider', at('I8')),
    ]).toEqual([false, true])
  })

  test('WL-5.3.e fighters in the formation lead nobody', () => {
    const battle = battleOf('ju-88 H8 bombing, bf-109e I8, bf-109e H7')
    expect([
      isEscortStation(battle, 'raider', at('I8')),
      isEscortStation(battle, 'raider', at('H6')),
    ]).toEqual([false, false])
  })

  test('WL-5.3.e escorts wait until there is somebody to escort', () => {
    const battle = mustered({
      raider: [
        { mission: 'escort', start: { near: 'bombers' } },
        { ...bombers, start: { turn: 2, squares: ['H8'] } },
      ],
    })
    placeAll(battle)
    expect(the(battle, 'rA').at).toBe('waiting')
  })
})

describe('wings', () => {
  const wing = (more: Partial<UnitLine>): Partial<UnitLine> => ({ wing: 'JG 26', count: 2, ...more })

  test('WL-5.3.f the leader takes the listed square, the others form up on him and on each other', () => {
    const battle = mustered({ raider: [wing({ count: 3 })] })
    script(chooseForces(battle), ['forces.leader give/rC'])
    script(placeForces(battle))
    expect(whereIs(the(battle, 'rC'))).toBe('D8')
    expect(squaresOffered(battle)).toEqual(['C7', 'C8', 'C9', 'D7', 'D8', 'D9', 'E7', 'E8', 'E9'])
    script(placeForces(battle), ['placement.square place/rA/C9'])
    const chain = squaresOffered(battle)
    expect(chain).toContain('B10')
    expect(chain).not.toContain('F8')
    expect(chain).toHaveLength(14)
  })

  test('WL-5.3.f WL-2.1.a nobody forms up beyond the corner of the map', () => {
    const battle = mustered({ raider: [wing({ start: { squares: ['Z0'] } })] })
    script(chooseForces(battle), ['forces.leader give/rA'])
    script(placeForces(battle))
    expect(squaresOffered(battle)).toEqual(['Y0', 'Y1', 'Z0', 'Z1'])
  })

  test('WL-5.3.f an area holds for all of them as far as formation allows', () => {
    const battle = mustered({ raider: [wing({ start: { squares: ['D8-F8'] } })] })
    script(chooseForces(battle), ['forces.leader give/rA'])
    script(placeForces(battle), ['placement.square place/rA/D8'])
    expect(squaresOffered(battle)).toEqual(['D8', 'E8'])
  })

  test('WL-5.3.f another line of the wing keeps to its own square if that is in formation', () => {
    const battle = mustered({ raider: [wing({ count: 1 }), wing({ count: 1, start: { squares: ['E9'] } })] })
    script(chooseForces(battle), ['forces.leader give/rA'])
    placeAll(battle)
    expect(battle.units.map(whereIs)).toEqual(['D8', 'E9'])
  })

  test('WL-5.3.f if it is not, it forms up instead', () => {
    const battle = mustered({ raider: [wing({ count: 1 }), wing({ count: 1, start: { squares: ['K9'] } })] })
    script(chooseForces(battle), ['forces.leader give/rA'])
    script(placeForces(battle))
    expect(squaresOffered(battle)).toHaveLength(9)
  })
})
