import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { changeMission } from '../../rules/09-command/escorts.ts'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, moveOf, nextMove, offered, plan, step, ways } from '../kit/moves.ts'
import { aBattle, battleOf, pieces, the, unitsOn } from '../kit/table.ts'

const bombing = (units: string): Battle =>
  aBattle({ units: pieces(units), bombing: true, surface: ['bridge T Bridge'] })

/** The plans it may choose from. */
function plans(battle: Battle, id = 'rA'): string[] {
  const pause = pauseAfter(moveOf(battle, id))
  return pause.kind === 'choice' && pause.ask === 'move.plan' ? ids(pause) : []
}

/* Shortest route */

const toVector = (from: string, to: string, model = 'spitfire-i') =>
  battleOf(`d ${model} ${from} intercept vector:${to}`)

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
  expect(ends(toVector('K8', 'E8', 'ju-87'))).toEqual(['H8', 'I8', 'J8'])
})

/* Home */

testFlights({
  'WL-9.2.6.b homeward it comes nearer to its edge, never circles, and leaves the map there': [
    'bf-109e C8 alerted home:left facing:4: - circle',
    'bf-109e C8 alerted home:left facing:4: ? 2 3 4 5 6',
    // At the edge the next step is off the map.
    'bf-109e C8 alerted home:left facing:4: 4 4 ? 3 4 5',
    'bf-109e C8 alerted home:left facing:4: 4 4 4 = exited>4 exit:left',
  ],
  // After two squares straight down half a point each and one level of climb there is still a way left.
  'WL-9.2.6.b WL-Q-26 at least a column nearer each turn':
    'bf-109e G8 alerted home:left facing:4: 6 6 6 6 ? 4 5',
  'WL-9.2.6.d homeward bound it moves freely otherwise, dive bonus and all':
    'bf-109e G8 alerted home:left facing:4: dive-bonus 6 6 5 4 4 = D5>4',
  'WL-9.2.7.b an escort has 2 points for free movement': [
    'bf-109e G8 escort alerted, he-111 G8 bombing, d spitfire-i G8: ? continue free',
    'bf-109e G8 escort alerted, he-111 G8 bombing, d spitfire-i G8: plan/free 7 7 = I6>7',
  ],
  'WL-EX-20 one that dropped its tally in its enemy’s square may leave, one that kept it stays': [
    'd spitfire-i K8 sweep alerted, bf-109e K8 >dA alerted: + free',
    'd spitfire-i K8 sweep alerted >rA, bf-109e K8 >dA alerted: ?',
  ],
  'WL-9.2.7.b one that is not alerted, or broken, has no such freedom': [
    'd spitfire-i K8, he-111 K8 bombing: - free',
    'd spitfire-i K8 alerted broken, he-111 K8 bombing: - free',
  ],
})

testFlights(
  {
    'WL-Q-31 an escort that has lost its bombers makes up on them': [
      'bf-109e C8 escort, he-111 L8 bombing: - 4',
      'bf-109e C8 escort, he-111 L8 bombing: 0 0 = E8>0',
    ],
    'WL-15.2.2.a WL-Q-31 an escort keeps beside bombers that may change height by a level': [
      'bf-109e G8 escort, he-111 G8 bombing: 7 0 = I7>0',
      // No second level, for the bombers could not follow; and no place ahead of where they can be.
      'me-262 G8 escort, ar-234 G8 bombing: 6 - 6',
      'bf-109e H8 escort, he-111 G8 bombing: 0 - 0',
    ],
  },
  { bombing: true, surface: ['bridge T Bridge'] },
)

test('WL-Q-26 bombers go home with 2 points, jets with 3, and the dive bonus', () => {
  const home = (model: string) => battleOf(`${model} G8 bombing load:none home:left facing:4`)
  for (const [model, left] of [
    ['he-111', 4],
    ['ar-234', 6],
  ] as const) {
    const battle = home(model)
    offered(battle, 'rA')
    expect(battle.flight?.left).toBe(left)
  }
  const battle = home('he-111')
  flown(battle, 'rA', act('dive-bonus'), step(4, 4, 5))
  expect(at(battle, 'rA')).toBe('D7>5')
})

test('WL-9.2.6.c under rule 15 a raider declares by which edge it goes home; a defender has none to choose', () => {
  const battle = bombing('bf-109e G8, d spitfire-i K8 cap')
  expect(ids(pauseAfter(moveOf(battle, 'rA'), [plan('home')]))).toEqual(['home/left', 'home/right'])
  flown(battle, 'rA', plan('home'), 'bombing.home home/right', step(0, 0, 0))
  expect(the(battle, 'rA').home).toBe('right')
  flown(battle, 'dA', plan('home'), step(0, 0))
  expect(the(battle, 'dA').home).toBe('right')
  const plainly = battleOf('bf-109e G8')
  expect(pauseAfter(moveOf(plainly, 'rA'), [plan('home')])).toMatchObject({ ask: 'move.step' })
})

test('WL-9.2.6.a a fighter on its way home with a tally flies freely, and goes on home without', () => {
  const { battle, rA } = unitsOn('bf-109e G8 >dA alerted home:left, d he-111 Z8 bombing')
  flown(battle, 'rA', step(0, 0, 0))
  expect(at(battle, 'rA')).toBe('J8>0')
  rA.tally = undefined
  expect(ways(offered(battle, 'rA'))).toEqual([2, 3, 4, 5, 6])
})

/* Free movement */

test('WL-9.2.7.b WL-9.2.7.c WL-EX-21 an alerted unit that began beside an enemy flies freely, this turn alone', () => {
  const battle = battleOf('d spitfire-i K8 intercept, he-111 K8 bombing')
  expect(plans(battle, 'dA')).toEqual(['circle', 'home', 'free'])
  flown(battle, 'dA', plan('free'), step(7, 0, 0))
  expect(at(battle, 'dA')).toBe('N7>0')
  expect(plans(battle, 'dA')).toEqual(['circle', 'home'])
})

test('WL-9.2.a a change of mission is told', () => {
  const { battle, rA } = unitsOn('bf-109e G8 escort, he-111 G8 bombing')
  const { notes } = script(
    (function* () {
      changeMission(battle, rA, 'sweep')
      changeMission(battle, rA, 'sweep')
    })(),
  )
  expect(notes.map(({ facts }) => [facts.from, facts.to])).toEqual([['escort', 'sweep']])
})

test('WL-Q-26 with too few points to come round a unit on its way home turns in place', () => {
  // Out of its Lufbery with one point left, facing the wrong way, at the ground.
  const battle = battleOf('hurricane-i G0 lufbery alerted')
  flown(battle, 'rA', plan('home'), 'combat.face rA/0', face(4))
  expect(at(battle, 'rA')).toBe('G0>4')
})

test('WL-9.5.3.a WL-Q-31 a wing that cannot be kept together may face any way', () => {
  const battle = battleOf('d spitfire-i K8 cap wing, d spitfire-i C8 cap wing')
  flown(battle, 'dA', plan('circle'), act('circle'), act('circle'), face(4))
  const lines = [plan('circle'), act('circle'), act('circle')]
  expect(ids(pauseAfter(nextMove(battle, 'dB'), lines))).toHaveLength(8)
})
