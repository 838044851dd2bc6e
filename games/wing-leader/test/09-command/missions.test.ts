import { expect, test } from 'vitest'
import { nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { changeMission, sweepIfNoBombers } from '../../rules/09-command/missions.ts'
import { removeUnit } from '../../rules/12-end/departures.ts'
import type { Battle } from '../../state.ts'
import { act, at, face, flown, moveOf, nextMove, offered, plan, step, thenFlown, ways } from '../kit/moves.ts'
import { mustered } from '../kit/mustered.ts'
import {
  aBattle,
  d,
  factsOf,
  ids,
  inWing,
  type Layout,
  type Piece,
  pauseAfter,
  r,
  script,
  the,
} from '../kit/table.ts'

const raid = (model: string, at: string, more: Partial<Piece> = {}): Piece => r(`${model} ${at}`, more)
const defence = (model: string, at: string, more: Partial<Piece> = {}): Piece => d(`${model} ${at}`, more)
const battleOf = (...units: readonly Piece[]): Battle => aBattle({ units })
const bombing = (rest: Partial<Layout>, ...units: readonly Piece[]): Battle =>
  aBattle({ units, bombing: true, surface: ['bridge T Bridge'], ...rest })

/** The plans it may choose from. */
function plans(battle: Battle, id = 'rA'): string[] {
  const pause = pauseAfter(moveOf(battle, id))
  return pause.kind === 'choice' && pause.ask === 'move.plan' ? ids(pause) : []
}

/* Bombing */

test.each([
  ['he-111', 'I8>0'],
  ['ar-234', 'J8>0'],
])('WL-9.2.1.a a %s bomber flies straight on, to %s', (model, end) => {
  const battle = battleOf(raid(model, 'G8', { mission: 'bombing' }))
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe(end)
})

test('WL-9.2.1.b a broken bomber does as before', () => {
  const battle = battleOf(raid('he-111', 'G8', { mission: 'bombing', broken: true }))
  expect(offered(battle, 'rA')).toEqual(['step/0', 'jettison'])
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe('I8>0')
})

test('WL-9.2.1.1.a WL-9.2.1.1.b WL-9.2.1.1.c a bomber may jettison in its move, and turns for home', () => {
  const battle = battleOf(raid('he-111', 'G8', { mission: 'bombing' }))
  flown(battle, 'rA', act('jettison'), step(4))
  const { load, home } = the(battle, 'rA')
  expect([load, home, at(battle, 'rA')]).toEqual([undefined, 'left', 'F8>4'])
})

test('WL-9.2.1.1.c a bomber without its load has no way but home', () => {
  const battle = battleOf(raid('he-111', 'G8', { mission: 'bombing', load: undefined, facing: 4 }))
  expect(ways(offered(battle, 'rA'))).toEqual([4, 5, 6])
})

test('WL-9.2.1.2.a a transport flies as bombers do, and keeps its cargo', () => {
  const battle = battleOf(raid('c-47', 'G8', { mission: 'transport' }))
  expect(offered(battle, 'rA')).toEqual(['step/0', 'break'])
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe('I8>0')
})

/* Escort */

test('WL-9.2.2.a escorts fly straight on beside their bombers', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'G7', { mission: 'bombing' }),
  )
  expect(offered(battle, 'rA')).toEqual(['step/0', 'break'])
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe('I8>0')
})

test('WL-9.2.2.b escorts start unalerted, unless the scenario says otherwise', () => {
  const battle = mustered({
    raider: [{ mission: 'escort' }, { mission: 'close-escort' }, { mission: 'escort', alerted: true }],
  })
  expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, false, true])
})

test('WL-9.2.2.1.a close escorts fly as escorts do', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'close-escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
  )
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe('I8>0')
})

test('WL-9.2.2.2.e WL-EX-57 escorts sweep once every bomber is gone or a fighter', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
    raid('bf-109e', 'G8', { mission: 'bombing' }),
    defence('spitfire-i', 'K8', { mission: 'escort' }),
    defence('he-111', 'K8', { mission: 'bombing' }),
  )
  const escort = the(battle, 'rA')
  removeUnit(battle, the(battle, 'rB'), 'destroyed')
  removeUnit(battle, the(battle, 'rC'), 'escaped')
  expect(escort.mission).toBe('escort')
  changeMission(battle, the(battle, 'rD'), 'sweep')
  expect([escort.mission, escort.exEscort]).toEqual(['sweep', true])
  expect(the(battle, 'dA').mission).toBe('escort')
})

test('WL-9.2.2.2.e bombers still to enter are worth waiting for', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'A8', { mission: 'bombing' }),
  )
  const bomber = the(battle, 'rB')
  for (const place of ['waiting', 'edge'] as const) {
    bomber.at = place
    sweepIfNoBombers(battle)
    expect(the(battle, 'rA').mission).toBe('escort')
  }
  bomber.at = 'expended'
  sweepIfNoBombers(battle)
  expect(the(battle, 'rA').mission).toBe('sweep')
})

test('WL-9.2.2.2.f WL-9.2.3.f an ex-escort may make for a place beside the bombers', () => {
  const battle = battleOf(
    raid('bf-109e', 'C8', { exEscort: true, alerted: true }),
    raid('he-111', 'H8', { mission: 'bombing' }),
  )
  expect(plans(battle)).toEqual(['continue', 'home', 'form-up'])
  const places = ids(pauseAfter(moveOf(battle, 'rA'), [plan('form-up')]))
  // Within three squares, not ahead, at most one level below.
  expect(places).toContain('form-up/H11')
  expect(places).toContain('form-up/E7')
  expect(places).not.toContain('form-up/I8')
  expect(places).not.toContain('form-up/G6')
  expect(places).not.toContain('form-up/D8')
  flown(battle, 'rA', plan('form-up'), 'move.form-up form-up/G8', step(0), step(0), step(0))
  expect([at(battle, 'rA'), the(battle, 'rA').formUp]).toEqual(['F8>0', squareNamed('G8')])
  flown(battle, 'rA', plan('continue'), step(0))
  expect(the(battle, 'rA').formUp).toBeUndefined()
  expect(plans(battleOf(raid('bf-109e', 'C8'), raid('he-111', 'H8', { mission: 'bombing' })))).toEqual([
    'continue',
    'home',
  ])
  expect(plans(battleOf(raid('bf-109e', 'C8', { exEscort: true })))).toEqual(['continue', 'home'])
})

test('WL-9.2.6.f escorts go home with their bombers, changing height with them', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort', facing: 4 }),
    raid('he-111', 'G8', { mission: 'bombing', load: undefined, home: 'left', facing: 4 }),
  )
  const options = offered(battle, 'rA')
  expect(options).toContain('dive-bonus')
  expect(options).not.toContain('circle')
  flown(battle, 'rA', step(5), step(4))
  expect(at(battle, 'rA')).toBe('E7>4')
})

test('WL-9.2.6.f WL-Q-31 ... and do not fly ahead of where the bombers can be', () => {
  const battle = battleOf(
    raid('bf-109e', 'E8', { mission: 'escort', facing: 4 }),
    raid('he-111', 'G8', { mission: 'bombing', load: undefined, home: 'left', facing: 4 }),
  )
  // The bombers reach D8 at most, with a dive.
  expect(ways(offered(battle, 'rA', step(4)))).not.toContain(4)
})

test('WL-9.2.6.g where some go home and some go on, the owner chooses whom to follow', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
    raid('he-111', 'G8', { mission: 'bombing', load: undefined, home: 'left' }),
  )
  expect(plans(battle)).toEqual(['station/left', 'continue'])
  flown(battle, 'rA', plan('station/left'), step(4))
  expect(at(battle, 'rA')).toBe('F8>4')
})

/* Sweep */

test('WL-9.2.3.a WL-9.2.3.d WL-Q-24 a sweep goes straight on, two squares, alerted or not', () => {
  for (const alerted of [false, true]) {
    const battle = battleOf(raid('bf-109e', 'G8', { alerted }))
    flown(battle, 'rA', plan('continue'), step(0))
    expect(at(battle, 'rA')).toBe('I8>0')
  }
})

test('WL-9.2.3.d out of another course it first turns for the far edge', () => {
  const battle = battleOf(raid('bf-109e', 'G8', { facing: 2 }))
  flown(battle, 'rA', plan('continue'), step(0))
  expect(at(battle, 'rA')).toBe('I8>0')
  const reversed = battleOf(raid('bf-109e', 'G8', { facing: 4 }))
  flown(reversed, 'rA', plan('continue'), step(0))
  expect(at(reversed, 'rA')).toBe('H8>0')
})

test('WL-9.2.3.b WL-9.2.7.a with a tally it pursues, 3 points and anywhere, and need not approach', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { tallies: 'dA', alerted: true }),
    defence('he-111', 'K8', { mission: 'bombing' }),
  )
  flown(battle, 'rA', step(5), step(4), step(4))
  expect(at(battle, 'rA')).toBe('D7>4')
})

test('WL-9.2.3.c it may support a friend on its net that has a tally, 3 points by the shortest route', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8'),
    raid('bf-109e', 'M8', { tallies: 'dA' }),
    raid('bf-109e', 'M9', { tallies: 'dA', net: 'other' }),
    raid('bf-109e', 'M9'),
    defence('he-111', 'Z8', { mission: 'bombing' }),
  )
  expect(plans(battle)).toEqual(['continue', 'support/rB', 'home'])
  flown(battle, 'rA', plan('support/rB'), step(0), step(0), step(0))
  expect(at(battle, 'rA')).toBe('J8>0')
  const mute = battleOf(
    raid('bf-109e', 'G8', { net: undefined }),
    raid('bf-109e', 'M8', { tallies: 'dA', net: undefined }),
    defence('he-111', 'Z8', { mission: 'bombing' }),
  )
  expect(plans(mute)).toEqual(['continue', 'home'])
})

test('WL-9.2.3.e it may declare its return to base, 3 points a turn from then on', () => {
  const battle = battleOf(raid('bf-109e', 'G8', { facing: 4 }))
  flown(battle, 'rA', plan('home'), step(4), step(4), step(4))
  expect([at(battle, 'rA'), the(battle, 'rA').home]).toEqual(['D8>4', 'left'])
  expect(plans(battle)).toEqual([])
  flown(battle, 'rA', step(4), step(4), step(4))
  expect(at(battle, 'rA')).toBe('A8>4')
})

test('WL-9.2.3.g jets continue four squares', () => {
  const battle = battleOf(raid('me-262', 'G8'))
  flown(battle, 'rA', plan('continue'), step(0))
  expect(at(battle, 'rA')).toBe('K8>0')
})

test('WL-15.2.3.a under rule 15 a sweep may circle, again and again until it does something else', () => {
  const battle = bombing({}, raid('bf-109e', 'G8'))
  expect(plans(battle)).toEqual(['continue', 'home', 'circle'])
  flown(battle, 'rA', plan('circle'), act('circle'), face(2))
  expect([at(battle, 'rA'), the(battle, 'rA').circling]).toEqual(['G8>2', true])
  flown(battle, 'rA', plan('continue'), step(0))
  expect(the(battle, 'rA').circling).toBe(false)
})

test('WL-15.2.3.a a wing circles together', () => {
  const wing = () => {
    const battle = bombing({}, raid('bf-109e', 'G8'), raid('bf-109e', 'G9'))
    inWing(battle, 'rA', 'rB')
    return battle
  }
  const flying = wing()
  flown(flying, 'rA', plan('continue'), step(0))
  expect(ids(pauseAfter(nextMove(flying, 'rB')))).not.toContain('circle')
  const circling = wing()
  flown(circling, 'rA', plan('circle'), act('circle'), face(0))
  expect(ids(pauseAfter(nextMove(circling, 'rB')))).toContain('circle')
})

/* Intercept */

test('WL-9.2.4.a WL-9.2.4.b an interceptor flies to its Vector, 3 points by the shortest route', () => {
  const battle = battleOf(defence('spitfire-i', 'K8', { mission: 'intercept', vector: squareNamed('C8') }))
  expect(ways(offered(battle, 'dA'))).toEqual([4])
  flown(battle, 'dA', step(4), step(4), step(4))
  expect(at(battle, 'dA')).toBe('H8>4')
})

test('WL-9.2.4.c there the Vector comes off, and it circles', () => {
  const battle = battleOf(defence('spitfire-i', 'K8', { mission: 'intercept', vector: squareNamed('I8') }))
  const played = flown(battle, 'dA', step(4), step(4), face(0))
  expect(the(battle, 'dA')).toMatchObject({ vector: undefined, circling: true, facing: 0 })
  expect(at(battle, 'dA')).toBe('I8>0')
  expect(factsOf(played, 'vector-reached')).toMatchObject([{ id: 'dA', square: 'I8' }])
})

test('WL-Q-32 a Vector in its own square is reached at its next move', () => {
  const battle = battleOf(defence('spitfire-i', 'K8', { mission: 'intercept', vector: squareNamed('K8') }))
  flown(battle, 'dA', act('circle'), act('circle'), face(4))
  expect(the(battle, 'dA')).toMatchObject({ vector: undefined, circling: true })
})

test('WL-9.2.4.d with a tally it flies freely', () => {
  const battle = battleOf(
    defence('spitfire-i', 'K8', { mission: 'intercept', tallies: 'rA' }),
    raid('he-111', 'C8', { mission: 'bombing' }),
  )
  flown(battle, 'dA', step(7), step(0), step(0))
  expect(at(battle, 'dA')).toBe('N7>0')
})

test.each(['intercept', 'cap'] as const)(
  'WL-9.2.4.e WL-9.2.4.1.a WL-8.3.1.a %s without Vector and tally circles or goes home',
  mission => {
    const battle = battleOf(defence('spitfire-i', 'K8', { mission }))
    expect(plans(battle, 'dA')).toEqual(['circle', 'home'])
    flown(battle, 'dA', plan('circle'), act('circle'), act('circle'), face(2))
    expect([at(battle, 'dA'), the(battle, 'dA').circling]).toEqual(['K8>2', true])
    flown(battle, 'dA', plan('home'), step(0), step(0), step(0))
    expect([at(battle, 'dA'), the(battle, 'dA').circling]).toEqual(['N8>0', false])
  },
)

test('WL-9.5.3.a the wing follows its leader\u2019s Vector and keeps formation', () => {
  const battle = battleOf(
    defence('spitfire-i', 'K8', { mission: 'intercept', vector: squareNamed('C8') }),
    defence('spitfire-i', 'K9', { mission: 'intercept' }),
    defence('spitfire-i', 'K9', { mission: 'intercept' }),
  )
  inWing(battle, 'dA', 'dB', 'dC')
  flown(battle, 'dA', step(4), act('circle'), act('circle'), face(4))
  // Its leader stopped at J8: it may not fly far past, and must face as he does.
  expect(ways(ids(pauseAfter(nextMove(structuredClone(battle), 'dB'), [step(5), step(4)])))).toEqual([])
  thenFlown(battle, 'dB', step(5), step(4), act('circle'))
  expect(at(battle, 'dB')).toBe('I8>4')
})

/* Shortest route */

const toVector = (from: string, to: string, model = 'spitfire-i') =>
  battleOf(defence(model, from, { mission: 'intercept', vector: squareNamed(to), facing: 4 }))

/** Every square where the move may end. */
function ends(battle: Battle): string[] {
  const found = new Set<string>()
  const explore = (lines: ReturnType<typeof step>[]) => {
    const fresh = structuredClone(battle)
    let pause: ReturnType<typeof pauseAfter> | undefined
    try {
      pause = pauseAfter(moveOf(fresh, 'dA'), lines)
    } catch {
      // The move was over.
    }
    if (pause === undefined || (pause.kind === 'choice' && pause.ask === 'move.face')) {
      found.add(nameOf(the(fresh, 'dA').square))
      return
    }
    for (const id of ids(pause)) if (/^(step|circle|stop)/.test(id)) explore([...lines, act(id)])
  }
  explore([])
  return [...found].sort()
}

test('WL-EX-25 WL-9.2.5.a WL-9.2.5.d level with its Vector at 6 squares it ends at 5, 4 or 3, on that level', () =>
  expect(ends(toVector('K8', 'E8'))).toEqual(['H8', 'I8', 'J8']))

test('WL-9.2.5.a never farther off, even for a moment', () =>
  expect(ways(offered(toVector('K8', 'E8'), 'dA', step(4)))).toEqual([4]))

test('WL-9.2.5.b below its Vector it must climb a level at least', () => {
  expect(ends(toVector('K8', 'E12')).every(square => Number(square.slice(1)) > 8)).toBe(true)
  expect(ends(toVector('K8', 'E12'))).toContain('I9')
})

test('WL-9.2.5.c above its Vector it must dive a level at least', () => {
  const squares = ends(toVector('K8', 'E5'))
  expect(squares.every(square => Number(square.slice(1)) < 8)).toBe(true)
  expect(squares).toContain('H7')
  // WL-Q-23 Below the Vector's level is not forbidden while it comes nearer.
  expect(ends(toVector('K8', 'E7'))).toContain('H6')
})

test('WL-Q-23 one that cannot climb at all comes nearer instead', () => {
  const slow = battleOf(defence('ju-87', 'K8', { mission: 'intercept', vector: squareNamed('E8') }))
  expect(ends(slow)).toEqual(['H8', 'I8', 'J8'])
})

/* Home */

test('WL-9.2.6.b homeward it comes nearer to its edge, never circles, and leaves the map there', () => {
  const homeward = () => battleOf(raid('bf-109e', 'C8', { home: 'left', facing: 4, alerted: true }))
  const options = offered(homeward(), 'rA')
  expect(options).not.toContain('circle')
  expect(ways(options)).toEqual([2, 3, 4, 5, 6])
  // At the edge the next step is off the map.
  expect(ways(offered(homeward(), 'rA', step(4), step(4)))).toEqual([3, 4, 5])
  const battle = homeward()
  flown(battle, 'rA', step(4), step(4), step(4))
  expect(the(battle, 'rA')).toMatchObject({ at: 'exited', exit: 'left' })
})

test('WL-9.2.6.b WL-Q-26 at least a column nearer each turn', () => {
  const battle = battleOf(raid('bf-109e', 'G8', { home: 'left', facing: 4, alerted: true }))
  // After two squares straight down half a point each and one level of climb there is still a way left.
  expect(ways(offered(battle, 'rA', step(6), step(6), step(6), step(6)))).toEqual([4, 5])
})

test('WL-Q-26 bombers go home with 2 points, jets with 3, and the dive bonus', () => {
  const home = (model: string) =>
    battleOf(raid(model, 'G8', { mission: 'bombing', load: undefined, home: 'left', facing: 4 }))
  for (const [model, left] of [
    ['he-111', 4],
    ['ar-234', 6],
  ] as const) {
    const battle = home(model)
    offered(battle, 'rA')
    expect(battle.flight?.left).toBe(left)
  }
  const battle = home('he-111')
  flown(battle, 'rA', act('dive-bonus'), step(4), step(4), step(5))
  expect(at(battle, 'rA')).toBe('D7>5')
})

test('WL-9.2.6.c under rule 15 a raider declares by which edge it goes home; a defender has none to choose', () => {
  const battle = bombing({}, raid('bf-109e', 'G8'), defence('spitfire-i', 'K8', { mission: 'cap' }))
  expect(ids(pauseAfter(moveOf(battle, 'rA'), [plan('home')]))).toEqual(['home/left', 'home/right'])
  flown(battle, 'rA', plan('home'), 'bombing.home home/right', step(0), step(0), step(0))
  expect(the(battle, 'rA').home).toBe('right')
  flown(battle, 'dA', plan('home'), step(0), step(0))
  expect(the(battle, 'dA').home).toBe('right')
  const plainly = battleOf(raid('bf-109e', 'G8'))
  expect(pauseAfter(moveOf(plainly, 'rA'), [plan('home')])).toMatchObject({ ask: 'move.step' })
})

test('WL-9.2.6.d homeward bound it moves freely otherwise, dive bonus and all', () => {
  const battle = battleOf(raid('bf-109e', 'G8', { home: 'left', facing: 4, alerted: true }))
  flown(battle, 'rA', act('dive-bonus'), step(6), step(6), step(5), step(4), step(4))
  expect(at(battle, 'rA')).toBe('D5>4')
})

test('WL-9.2.6.a a fighter on its way home with a tally flies freely, and goes on home without', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { home: 'left', tallies: 'dA', alerted: true }),
    defence('he-111', 'Z8', { mission: 'bombing' }),
  )
  flown(battle, 'rA', step(0), step(0), step(0))
  expect(at(battle, 'rA')).toBe('J8>0')
  the(battle, 'rA').tally = undefined
  expect(ways(offered(battle, 'rA'))).toEqual([2, 3, 4, 5, 6])
})

/* Free movement */

test('WL-9.2.7.b WL-9.2.7.c WL-EX-21 an alerted unit that began beside an enemy flies freely, this turn alone', () => {
  const battle = battleOf(
    defence('spitfire-i', 'K8', { mission: 'intercept' }),
    raid('he-111', 'K8', { mission: 'bombing' }),
  )
  expect(plans(battle, 'dA')).toEqual(['circle', 'home', 'free'])
  flown(battle, 'dA', plan('free'), step(7), step(0), step(0))
  expect(at(battle, 'dA')).toBe('N7>0')
  expect(plans(battle, 'dA')).toEqual(['circle', 'home'])
})

test('WL-EX-20 one that dropped its tally in its enemy\u2019s square may leave, one that kept it stays', () => {
  const mixed = (tallies: string | undefined) =>
    battleOf(
      defence('spitfire-i', 'K8', { mission: 'sweep', alerted: true, ...(tallies && { tallies }) }),
      raid('bf-109e', 'K8', { tallies: 'dA', alerted: true }),
    )
  expect(plans(mixed(undefined), 'dA')).toContain('free')
  expect(ways(offered(mixed('rA'), 'dA'))).toEqual([])
})

test.each([
  ['not alerted', { alerted: false }],
  ['broken', { alerted: true, broken: true }],
])('WL-9.2.7.b one that is %s has no such freedom', (_, more) => {
  const battle = battleOf(defence('spitfire-i', 'K8', more), raid('he-111', 'K8', { mission: 'bombing' }))
  expect(plans(battle, 'dA')).not.toContain('free')
})

test('WL-9.2.7.b an escort has 2 points for it', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort', alerted: true }),
    raid('he-111', 'G8', { mission: 'bombing' }),
    defence('spitfire-i', 'G8'),
  )
  expect(plans(battle)).toEqual(['continue', 'free'])
  flown(battle, 'rA', plan('free'), step(7), step(7))
  expect(at(battle, 'rA')).toBe('I6>7')
})

test('WL-9.2.a a change of mission is told', () => {
  const battle = battleOf(
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
  )
  const { notes } = script(
    (function* () {
      changeMission(battle, the(battle, 'rA'), 'sweep')
      changeMission(battle, the(battle, 'rA'), 'sweep')
    })(),
  )
  expect(notes.map(({ facts }) => [facts.from, facts.to])).toEqual([['escort', 'sweep']])
})

test('WL-Q-26 with too few points to come round a unit on its way home turns in place', () => {
  // Out of its Lufbery with one point left, facing the wrong way, at the ground.
  const battle = battleOf(raid('hurricane-i', 'G0', { lufbery: true, alerted: true }))
  flown(battle, 'rA', plan('home'), 'combat.face rA/0', face(4))
  expect(at(battle, 'rA')).toBe('G0>4')
})

test('WL-Q-31 an escort that has lost its bombers makes up on them', () => {
  const lost = () =>
    bombing({}, raid('bf-109e', 'C8', { mission: 'escort' }), raid('he-111', 'L8', { mission: 'bombing' }))
  expect(ways(offered(lost(), 'rA'))).not.toContain(4)
  const battle = lost()
  flown(battle, 'rA', step(0), step(0))
  expect(at(battle, 'rA')).toBe('E8>0')
})

test('WL-15.2.2.a WL-Q-31 an escort keeps beside bombers that may change height by a level', () => {
  const battle = bombing(
    {},
    raid('bf-109e', 'G8', { mission: 'escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
  )
  flown(battle, 'rA', step(7), step(0))
  expect(at(battle, 'rA')).toBe('I7>0')
  // No second level, for the bombers could not follow; and no place ahead of where they can be.
  const second = bombing(
    {},
    raid('me-262', 'G8', { mission: 'escort' }),
    raid('ar-234', 'G8', { mission: 'bombing' }),
  )
  expect(ways(offered(second, 'rA', step(6)))).not.toContain(6)
  const ahead = bombing(
    {},
    raid('bf-109e', 'H8', { mission: 'escort' }),
    raid('he-111', 'G8', { mission: 'bombing' }),
  )
  expect(ways(offered(ahead, 'rA', step(0)))).not.toContain(0)
})

test('WL-9.5.3.a WL-Q-31 a wing that cannot be kept together may face any way', () => {
  const battle = battleOf(
    defence('spitfire-i', 'K8', { mission: 'cap' }),
    defence('spitfire-i', 'C8', { mission: 'cap' }),
  )
  inWing(battle, 'dA', 'dB')
  flown(battle, 'dA', plan('circle'), act('circle'), act('circle'), face(4))
  const lines = [plan('circle'), act('circle'), act('circle')]
  expect(ids(pauseAfter(nextMove(battle, 'dB'), lines))).toHaveLength(8)
})
