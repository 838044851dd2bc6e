import { factsOf, script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { actionsOf, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import type { Battle } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { aBattle, d, inWing, type Layout, type Line, type Piece, r, the } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8 flight')
const squadron: Piece = { ...spitfire, size: 'squadron' }
const wingman: Piece = { ...spitfire, at: 'H9' }
const third: Piece = { ...spitfire, at: 'G8' }
const bf109: Piece = d('bf-109e M8')
const another: Piece = { ...bf109, at: 'N8' }
/** On the wing's net, but not of the wing: it has seen the enemy. */
const scout: Piece = { ...spitfire, at: 'B2', tallies: 'dA' }

/** A tally is seen a long way off. */
const EASY: Tables = { ...PROOF_TABLES, tally: { ...PROOF_TABLES.tally, contrails: 9 } }

const orders = (battle: Battle) =>
  actionsOf(battle, 'raider')
    .map(({ id }) => id)
    .filter(id => !/^(roll|drop|end)/.test(id))

/** rA leads; so many raiders are of its wing. */
function aWing(units: readonly Piece[], members = 2, rest: Partial<Layout> = {}): Battle {
  const battle = aBattle({ units, ...rest })
  inWing(battle, ...['rA', 'rB', 'rC', 'rD'].slice(0, members))
  return battle
}

const act = (battle: Battle, take: string, ...more: readonly Line[]) =>
  script(raiderTallies(battle), [`tally.action ${take}`, ...more])

describe('who gets an order', () => {
  test('WL-9.5.5.a WL-9.5.5.d any available unit of the wing, the leader’s own too', () => {
    const battle = aWing([spitfire, wingman, scout, spitfire, bf109])
    expect(orders(battle)).toEqual(['order/rA/dA', 'order/rB/dA'])
  })

  test('WL-9.5.5.a only while the leader’s unit is available', () => {
    const battle = aWing([spitfire, wingman, scout, bf109, { ...bf109, at: 'H8', tallies: 'rA' }])
    expect(orders(battle)).toEqual([])
  })

  test.each<[string, Partial<Piece>]>([
    ['out of formation', { at: 'H10' }],
    ['broken', { broken: true }],
    ['with a tally of its own', { tallies: 'dA' }],
  ])('WL-9.5.5.a not a unit %s', (_, changes) => {
    const battle = aWing([spitfire, { ...spitfire, at: 'H9', ...changes }, scout, bf109])
    expect(orders(battle)).toEqual(['order/rA/dA'])
  })

  test('WL-Q-36 WL-9.5.5.a an enemy in its square does not matter unless it hunts the unit', () => {
    const here = { ...bf109, at: 'H8' }
    expect(orders(aWing([spitfire, wingman, scout, bf109, here]))).toEqual(['order/rA/dA', 'order/rB/dA'])
    const hunted = aWing([spitfire, wingman, scout, bf109, { ...bf109, at: 'H9', tallies: 'rB' }])
    expect(orders(hunted)).toEqual(['order/rA/dA'])
  })

  test('WL-9.5.5.f a unit whose roll failed may be ordered', () => {
    const battle = aWing([spitfire, wingman, scout, bf109])
    act(battle, 'roll/rB/dA', 'tally.roll 1')
    expect(orders(battle)).toContain('order/rB/dA')
  })

  test('WL-9.5.5.a WL-7.2.a not a bomber', () => {
    const strafer: Piece = { ...spitfire, at: 'H9', mission: 'strafing', load: undefined, pod: 'at' }
    expect(orders(aWing([spitfire, strafer, scout, bf109]))).toEqual(['order/rA/dA'])
  })

  test('WL-9.5.5.h a leader alone still has himself to order', () =>
    expect(orders(aWing([squadron, scout, bf109], 1))).toEqual(['order/rA/dA', 'order-split/rA/dA']))

  test('WL-9.5.5.a the enemy’s wings are not for him to order', () => {
    const battle = aWing([spitfire, wingman, scout, bf109])
    expect(actionsOf(battle, 'defender').map(({ id }) => id)).toEqual(['end', 'roll/dA/rA', 'roll/dA/rB'])
  })
})

describe('at whom', () => {
  test('WL-9.5.5.c a target that somebody on the net has tallied, and those in its formation', () => {
    const battle = aWing([spitfire, wingman, scout, bf109, { ...bf109, at: 'N9' }, { ...bf109, at: 'P8' }])
    expect(orders(battle)).toEqual(['order/rA/dA', 'order/rA/dB', 'order/rB/dA', 'order/rB/dB'])
  })

  test('WL-9.5.5.c nobody on the net has tallied anybody: no orders', () => {
    expect(orders(aWing([spitfire, wingman, { ...scout, net: 'raider other' }, bf109]))).toEqual([])
    expect(orders(aWing([spitfire, wingman, bf109]))).toEqual([])
  })

  test('WL-9.5.5.b in sight and less than ten squares away', () => {
    const far = aWing([spitfire, { ...spitfire, at: 'I8' }, scout, { ...bf109, at: 'R8' }])
    expect(orders(far)).toEqual(['order/rB/dA'])
    const hidden = aWing([spitfire, wingman, scout, bf109], 2, {
      sky: { cloud: [{ type: 'dense', squares: ['I8'] }] },
    })
    expect(orders(hidden)).toEqual(['order/rB/dA'])
  })
})

describe('what an order does', () => {
  test('WL-9.5.5.b the tally comes without a roll', () => {
    const battle = aWing([spitfire, wingman, scout, bf109])
    const played = act(battle, 'order/rB/dA')
    expect(the(battle, 'rB')).toMatchObject({ tally: 3, alerted: true })
    expect(factsOf(played, 'ordered')).toMatchObject([{ id: 'rB', target: { id: 'dA' } }])
  })

  test('WL-9.5.5.e any number of orders, at the same or different targets', () => {
    const battle = aWing([spitfire, wingman, third, scout, bf109, another], 3)
    act(battle, 'order/rB/dA')
    act(battle, 'order/rC/dB')
    expect([the(battle, 'rB').tally, the(battle, 'rC').tally]).toEqual([4, 5])
    expect(orders(battle)).toEqual(['order/rA/dA', 'order/rA/dB'])
  })

  test('WL-9.5.5.g WL-9.3.c he may split any squadron he orders; the other flight stays and may be ordered', () => {
    const battle = aWing([spitfire, { ...squadron, at: 'H9' }, scout, bf109, another])
    expect(orders(battle)).toContain('order-split/rB/dA')
    act(battle, 'order-split/rB/dA')
    expect(the(battle, 'rB1')).toMatchObject({ tally: 3, wing: 0 })
    expect(the(battle, 'rB2')).toMatchObject({ tally: undefined, wing: 0 })
    expect(orders(battle)).toContain('order/rB2/dB')
    act(battle, 'order/rB2/dB')
    expect(the(battle, 'rB2').tally).toBe(4)
  })

  test('WL-9.5.2.d WL-9.5.2.c a leader who orders himself gives his last orders, then the wing is no more', () => {
    const battle = aWing([spitfire, wingman, third, scout, bf109], 3)
    act(battle, 'order/rA/dA', 'tally.last-orders order/rB/dA no-more')
    expect(battle.units.map(({ tally }) => tally)).toEqual([4, 4, undefined, 4, undefined])
    expect(battle.units.map(({ wing }) => wing)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(orders(battle)).toEqual([])
  })

  test('WL-9.5.2.d WL-9.5.3.b a leader who rolls a tally does so too; the interceptors without orders get his Vector', () => {
    const vector = squareNamed('T8')
    const battle = aWing(
      [
        { ...spitfire, mission: 'intercept', vector },
        { ...spitfire, mission: 'intercept', at: 'H9' },
        { ...spitfire, mission: 'intercept', at: 'G8' },
        bf109,
      ],
      3,
    )
    act(battle, 'roll/rA/dA', 'tally.roll 6, tally.last-orders order/rB/dA no-more')
    expect(battle.units.map(unit => unit.vector)).toEqual([undefined, undefined, vector, undefined])
    expect(battle.units.map(({ tally }) => tally)).toEqual([3, 3, undefined, undefined])
  })

  test('WL-9.5.2.d the pilot that leads decides: with the flight that stays, the wing stays', () => {
    const battle = aWing([squadron, wingman, scout, bf109])
    act(battle, 'order-split/rA/dA', 'split.share losses/0-0/straggler/1/pilot/2')
    expect(the(battle, 'rA1')).toMatchObject({ tally: 3, leader: false })
    expect(the(battle, 'rA2')).toMatchObject({ leader: true, wing: 0 })
    expect(battle.wings[0]?.leader).toBe(the(battle, 'rA2').no)
    expect(orders(battle)).toEqual(['order/rB/dA', 'order/rA2/dA'])
  })
})

describe('by signs', () => {
  const deaf: Piece = { ...spitfire, net: undefined }
  const deafThird: Piece = { ...deaf, at: 'G8' }

  test('WL-9.5.5.1.e without radio the tally must be held in the wing itself', () => {
    expect(orders(aWing([deaf, { ...deaf, at: 'H9' }, { ...scout, net: undefined }, bf109]))).toEqual([])
    const inside = aWing([deaf, { ...deaf, at: 'H9', tallies: 'dA' }, deafThird, bf109], 3)
    expect(orders(inside)).toEqual(['order/rA/dA', 'order/rC/dA', 'all/rA/dA'])
  })

  test('WL-9.5.5.1.c one order, and that was it', () => {
    const battle = aWing([deaf, { ...deaf, at: 'H9', tallies: 'dA' }, deafThird, bf109], 3)
    act(battle, 'order/rC/dA')
    expect(the(battle, 'rC').tally).toBe(3)
    expect(orders(battle)).toEqual([])
  })

  test('WL-9.5.5.1.c or the whole wing at once, each at a unit of the enemy’s formation', () => {
    const battle = aWing(
      [deaf, { ...deaf, at: 'H9', tallies: 'dA' }, deafThird, bf109, another, { ...bf109, at: 'Q8' }],
      3,
    )
    act(battle, 'all/rA/dA', 'tally.order-target target/dB target/dA')
    expect(battle.units.slice(0, 3).map(({ tally }) => tally)).toEqual([4, 3, 3])
    expect(battle.wings[0]?.leader).toBeUndefined()
  })

  test('WL-9.5.5.1.c WL-9.5.5.h a leader alone can split and send both flights, and a flight alone is not a wing', () => {
    const alone = (size: Piece['size']) =>
      aWing([{ ...deaf, size: size ?? 'flight' }, { ...deaf, at: 'B2', tallies: 'dA' }, bf109, another])
    expect(orders(alone('flight'))).toEqual(['order/rA/dA', 'order/rA/dB'])
    const battle = alone('squadron')
    act(
      battle,
      'all/rA/dA',
      'tally.split-leader split, split.share losses/0-0/straggler/1/pilot/1',
      'tally.order-target target/dA target/dB',
    )
    expect([the(battle, 'rA1').tally, the(battle, 'rA2').tally]).toEqual([2, 3])
  })

  test('WL-9.5.5.1.c who cannot see the enemy is left out', () => {
    const battle = aWing([deaf, { ...deaf, at: 'H9', tallies: 'dA' }, deafThird, { ...bf109, at: 'Q8' }], 3)
    act(battle, 'all/rA/dA')
    expect(battle.units.slice(0, 3).map(({ tally }) => tally)).toEqual([3, 3, undefined])
  })

  test('WL-9.5.5.1.d WL-9.3.c a leader who cannot reach the enemy himself does not split', () => {
    const far = { ...deaf, at: 'F8', size: 'squadron' as const }
    const battle = aWing([far, { ...deaf, at: 'H8', tallies: 'dA' }, deafThird, { ...bf109, at: 'P8' }], 3)
    act(battle, 'all/rA/dA')
    expect(battle.units.slice(0, 3).map(({ tally }) => tally)).toEqual([undefined, 3, 3])
  })

  test('WL-9.5.2.d WL-9.5.3.b the leader has rolled a tally: his last order sends all the others, and one stays without', () => {
    const vector = squareNamed('T8')
    const hunter: Piece = { ...deaf, mission: 'intercept' }
    const battle = aWing(
      [
        { ...hunter, vector },
        { ...hunter, at: 'H9' },
        { ...hunter, at: 'H7' },
        { ...hunter, at: 'G8' },
        { ...bf109, at: 'Q8' },
      ],
      4,
      { tables: EASY, sky: { contrails: 0 } },
    )
    const played = act(battle, 'roll/rA/dA', 'tally.roll 6, tally.last-orders all/rA/dA')
    expect(battle.units.map(({ tally }) => tally)).toEqual([4, 4, 4, undefined, undefined])
    expect(the(battle, 'rD').vector).toBe(vector)
    expect(factsOf(played, 'wing-broke-up')).toHaveLength(1)
  })

  test('WL-9.5.5.1.d he may split his own squadron alone', () => {
    const whole: Piece = { ...squadron, net: undefined }
    const battle = aWing([whole, { ...whole, at: 'H9' }, { ...deaf, at: 'G8', tallies: 'dA' }, bf109], 3)
    expect(orders(battle).filter(id => id.startsWith('order-split'))).toEqual(['order-split/rA/dA'])
  })

  test('WL-9.4.2.c clutter does the same to a wing with radios', () => {
    const battle = aWing([spitfire, wingman, { ...scout, dogfight: 1 }, bf109])
    expect(orders(battle)).toEqual(['order/rA/dA', 'order/rB/dA', 'all/rA/dA'])
    act(battle, 'order/rB/dA')
    expect(orders(battle)).toEqual([])
  })
})
