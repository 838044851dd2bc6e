import { factsOf, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { battleOf, unitsOn } from '../kit/table.ts'
import { offered, testTallies } from '../kit/tallies.ts'

/** rA leads a wing of two flights. On its net, but not of the wing, rC has seen the enemy. */
const LEADER = 'spitfire-i H8 flight wing'
const PAIR = `${LEADER}, spitfire-i H9 flight wing`
const SCOUT = 'spitfire-i B2 flight >dA'
const WING = `${PAIR}, ${SCOUT}, d bf-109e M8`
const THREE = `${PAIR}, spitfire-i G8 flight wing, ${SCOUT}, d bf-109e M8`

describe('who gets an order', () => {
  testTallies({
    'WL-9.5.5.a WL-9.5.5.d any available unit of the wing, the leader’s own too': [
      `${PAIR}, ${SCOUT}, spitfire-i H8 flight, d bf-109e M8: ! order/rA/dA order/rB/dA`,
    ],
    'WL-9.5.5.a only while the leader’s unit is available': [`${WING}, d bf-109e H8 >rA: !`],
    'WL-9.5.5.a not a unit out of formation, broken, or with a tally of its own': [
      `${LEADER}, spitfire-i H10 flight wing, ${SCOUT}, d bf-109e M8: ! order/rA/dA`,
      `${LEADER}, spitfire-i H9 flight wing broken, ${SCOUT}, d bf-109e M8: ! order/rA/dA`,
      `${LEADER}, spitfire-i H9 flight wing >dA, ${SCOUT}, d bf-109e M8: ! order/rA/dA`,
    ],
    'WL-Q-36 WL-9.5.5.a an enemy in its square does not matter unless it hunts the unit': [
      `${WING}, d bf-109e H8: ! order/rA/dA order/rB/dA`,
      `${WING}, d bf-109e H9 >rB: ! order/rA/dA`,
    ],
    'WL-9.5.5.f a unit whose roll failed may be ordered': [
      `${WING}: roll/rB/dA 1; ! order/rA/dA order/rB/dA`,
    ],
    'WL-9.5.5.a WL-7.2.a not a bomber': [
      `${LEADER}, spitfire-i H9 flight strafing load:none pod:at wing, ${SCOUT}, d bf-109e M8: ! order/rA/dA`,
    ],
    'WL-9.5.5.h a leader alone still has himself to order': [
      `spitfire-i H8 wing, ${SCOUT}, d bf-109e M8: ! order/rA/dA order-split/rA/dA`,
    ],
  })

  test('WL-9.5.5.a the enemy’s wings are not for him to order', () =>
    expect(offered(battleOf(WING), 'defender')).toEqual(['end', 'roll/dA/rA', 'roll/dA/rB']))
})

describe('at whom', () => {
  testTallies({
    'WL-9.5.5.c a target that somebody on the net has tallied, and those in its formation': [
      `${WING}, d bf-109e N9, d bf-109e P8: ! order/rA/dA order/rA/dB order/rB/dA order/rB/dB`,
    ],
    'WL-9.5.5.c nobody on the net has tallied anybody: no orders': [
      `${PAIR}, ${SCOUT} net:other, d bf-109e M8: !`,
      `${PAIR}, d bf-109e M8: !`,
    ],
    'WL-9.5.5.b less than ten squares away': [
      `${LEADER}, spitfire-i I8 flight wing, ${SCOUT}, d bf-109e R8: ! order/rB/dA`,
    ],
  })
  testTallies({ 'WL-9.5.5.b in sight': [`${WING}: ! order/rB/dA`] }, { sky: 'dense I8' })
})

describe('what an order does', () => {
  test('WL-9.5.5.b the log tells the order', () => {
    const played = script(raiderTallies(battleOf(WING)), 'tally.action order/rB/dA')
    expect(factsOf(played, 'ordered')).toMatchObject([{ id: 'rB', target: { id: 'dA' } }])
  })

  testTallies({
    'WL-9.5.5.b the tally comes without a roll': [`${WING}: order/rB/dA; rB tally:dA alerted:true`],
    'WL-9.5.5.e any number of orders, at the same or different targets': [
      `${THREE}, d bf-109e N8: order/rB/dA; order/rC/dB; rB tally:dA; rC tally:dB; ! order/rA/dA order/rA/dB`,
    ],
    'WL-9.5.5.g WL-9.3.c he may split any squadron he orders; the other flight stays and may be ordered': [
      `${LEADER}, spitfire-i H9 wing, ${SCOUT}, d bf-109e M8: order-split/rB/dA`,
      '; rB1 tally:dA wing:0; rB2 tally:none wing:0; order/rB2/dA; rB2 tally:dA',
    ],
    'WL-9.5.2.d WL-9.5.2.c a leader who orders himself gives his last orders, then the wing is no more': [
      `${THREE}: order/rA/dA, tally.last-orders order/rB/dA no-more`,
      '; rA tally:dA wing:none; rB tally:dA wing:none; rC tally:none wing:none; !',
    ],
    'WL-9.5.2.d the pilot that leads decides: with the flight that stays, the wing stays': [
      `spitfire-i H8 wing, spitfire-i H9 flight wing, ${SCOUT}, d bf-109e M8: order-split/rA/dA`,
      ', split.share losses/0-0/straggler/1/pilot/2',
      '; rA1 tally:dA leader:false; rA2 leader:true wing:0; ! order/rB/dA order/rA2/dA',
    ],
    'WL-9.5.2.d WL-9.5.3.b a leader who rolls a tally does so too; the interceptors without orders get his Vector':
      [
        'spitfire-i H8 flight intercept vector:T8 wing, spitfire-i H9 flight intercept wing',
        ', spitfire-i G8 flight intercept wing, d bf-109e M8: roll/rA/dA 6',
        ', tally.last-orders order/rB/dA no-more; rA tally:dA vector:none; rB tally:dA; rC tally:none vector:T8',
      ],
  })
})

describe('by signs', () => {
  const DEAF = 'spitfire-i H8 flight deaf wing'
  /** rB has seen the enemy. */
  const SEEN = `${DEAF}, spitfire-i H9 flight deaf >dA wing, spitfire-i G8 flight deaf wing`

  testTallies({
    'WL-9.5.5.1.e without radio the tally must be held in the wing itself': [
      `${DEAF}, spitfire-i H9 flight deaf wing, ${SCOUT} deaf, d bf-109e M8: !`,
      `${SEEN}, d bf-109e M8: ! order/rA/dA order/rC/dA all/rA/dA`,
    ],
    'WL-9.5.5.1.c one order, and that was it': [`${SEEN}, d bf-109e M8: order/rC/dA; rC tally:dA; !`],
    'WL-9.5.5.1.c or the whole wing at once, each at a unit of the enemy’s formation': [
      `${SEEN}, d bf-109e M8, d bf-109e N8, d bf-109e Q8: all/rA/dA`,
      ', tally.order-target target/dB target/dA; rA tally:dB wing:none; rB tally:dA; rC tally:dA',
    ],
    'WL-9.5.5.1.c WL-9.5.5.h a leader alone can split and send both flights, and a flight alone is not a wing':
      [
        `${DEAF}, spitfire-i B2 flight deaf >dA wing, d bf-109e M8, d bf-109e N8: ! order/rA/dA order/rA/dB`,
        'spitfire-i H8 deaf wing, spitfire-i B2 flight deaf >dA wing, d bf-109e M8, d bf-109e N8: all/rA/dA',
        ', tally.split-leader split, split.share losses/0-0/straggler/1/pilot/1',
        ', tally.order-target target/dA target/dB; rA1 tally:dA; rA2 tally:dB',
      ],
    'WL-9.5.5.1.c who cannot see the enemy is left out': [
      `${SEEN}, d bf-109e Q8: all/rA/dA; rA tally:dA; rB tally:dA; rC tally:none`,
    ],
    'WL-9.5.5.1.d WL-9.3.c a leader who cannot reach the enemy himself does not split': [
      'spitfire-i F8 deaf wing, spitfire-i H8 flight deaf >dA wing, spitfire-i G8 flight deaf wing',
      ', d bf-109e P8: all/rA/dA; rA tally:none; rB tally:dA; rC tally:dA',
    ],
    'WL-9.5.5.1.d he may split his own squadron alone': [
      'spitfire-i H8 deaf wing, spitfire-i H9 deaf wing, spitfire-i G8 flight deaf >dA wing',
      ', d bf-109e M8: ! order/rA/dA order-split/rA/dA order/rB/dA all/rA/dA',
    ],
    'WL-9.4.2.c clutter does the same to a wing with radios': [
      `${PAIR}, ${SCOUT} fighting, d bf-109e M8: ! order/rA/dA order/rB/dA all/rA/dA; order/rB/dA; !`,
    ],
  })

  test('WL-9.5.2.d WL-9.5.3.b the leader has rolled a tally: his last order sends all the others, and one stays without', () => {
    const hunters = ['H8 vector:T8', 'H9', 'H7', 'G8'].map(
      at => `spitfire-i ${at} flight deaf intercept wing`,
    )
    // A tally is seen a long way off.
    const tables = { ...PROOF_TABLES, tally: { ...PROOF_TABLES.tally, contrails: 9 } }
    const { battle, rA, rD } = unitsOn(`${hunters.join(', ')}, d bf-109e Q8`, { tables, sky: 'contrails 0' })
    const { vector } = rA
    const lines = 'tally.action roll/rA/dA, tally.roll 6, tally.last-orders all/rA/dA'
    const played = script(raiderTallies(battle), lines)
    expect(battle.units.map(({ tally }) => tally)).toEqual([4, 4, 4, undefined, undefined])
    expect([rD.vector, factsOf(played, 'wing-broke-up').length]).toEqual([vector, 1])
  })
})
