import type { Choice, Note, Option, Procedure } from '@tallyho/engine'
import { pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { enter } from '../../rules/05-set-up/entry.ts'
import { chooseForces } from '../../rules/05-set-up/forces.ts'
import { placeForces } from '../../rules/05-set-up/placement.ts'
import { beginTallies, raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { split } from '../../rules/09-command/splitting.ts'
import { placeVector, rollVectors } from '../../rules/09-command/vectors.ts'
import { leaveWing } from '../../rules/09-command/wings.ts'
import type { Battle } from '../../state.ts'
import { family, modelName } from '../../text/names.ts'
import { words } from '../../text.ts'
import { mustered } from '../kit/mustered.ts'
import { aBattle, battleOf, d, inWing, type Line, type Piece, r, the, unitsOn } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8')
const bf109: Piece = d('bf-109e K8')

/** The log takes names from the cards that come with the game, and ids for others. */
const SPITFIRE = family(modelName('spitfire-i'))
const BF109E = family(modelName('bf-109e'))
const BF109G = family(modelName('bf-109g-6'))

/** Question and answers as a player reads them. */
function asked(battle: Battle, procedure: Procedure<unknown>, lines: readonly Line[] = []): string[] {
  const pause = pauseAfter(procedure, lines) as Choice<Option>
  return [words.pause(battle, pause), ...pause.options.map((_, i) => words.answer(battle, pause, i))]
}

const told = ({ notes }: { readonly notes: readonly Note[] }) => notes.map(note => words.note(note))

describe('the Tally Phase in words', () => {
  test('each roll says what the die must show, and why', () => {
    const battle = battleOf('spitfire-i H8, d bf-109e F8, d bf-109e H8 broken, d bf-109e B8', {
      sky: 'wispy G8',
    })
    expect(asked(battle, raiderTallies(battle)).slice(1)).toEqual([
      'Nobody looks any more',
      'Spitfire\u00a0A looks for Bf\u00a0109\u00a0A: target behind −2; weather −1; level with it, die 6, sights 17\u00a0%',
      'Spitfire\u00a0A looks for Bf\u00a0109\u00a0B: level with it; broken: it flies home, die any, sights 100\u00a0%',
      'Spitfire\u00a0A looks for Bf\u00a0109\u00a0C: target behind −2; weather −1; level with it, die none, sights 0\u00a0%',
    ])
  })

  test('drops, balloons, torpedo splits and orders', () => {
    const battle = battleOf(
      'spitfire-i H8 deaf wing, spitfire-i H8 deaf >dA wing, he-111 H8 bombing load:torpedo, d bf-109e K8',
      { balloons: 'J2' },
    )
    the(battle, 'rA').deeds.rolledTally = true
    expect(asked(battle, raiderTallies(battle)).slice(1)).toEqual([
      'Nobody looks any more',
      'Spitfire\u00a0A goes for the balloon at J2',
      'Spitfire\u00a0B lets its prey go: it hunts nobody until it sights an enemy again',
      'He\u00a0111\u00a0C splits into two flights',
      'Order: Spitfire\u00a0A at Bf\u00a0109\u00a0A',
      'Order: Spitfire\u00a0A splits, one flight at Bf\u00a0109\u00a0A',
      'Order: the whole wing at Bf\u00a0109\u00a0A and its formation',
    ])
  })

  test('the whole wing, last orders and their targets', () => {
    const deaf: Piece = { ...spitfire, net: undefined, size: 'flight' }
    const battle = aBattle({
      units: [deaf, { ...deaf, tallies: 'dA' }, { ...deaf, at: 'H9' }, bf109, { ...bf109, at: 'L8' }],
    })
    inWing(battle, 'rA', 'rB', 'rC')
    const answers = asked(battle, raiderTallies(battle))
    expect(answers).toContain('Order: the whole wing at Bf\u00a0109\u00a0A and its formation')
    expect(asked(battle, raiderTallies(structuredClone(battle)), ['tally.action all/rA/dA'])).toEqual([
      'Which enemy is this unit ordered to attack?',
      'Bf\u00a0109\u00a0A',
      'Bf\u00a0109\u00a0B',
    ])
    const last = asked(battle, raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 6'])
    expect(last.slice(1, 3)).toEqual(['No more orders', 'Order: Spitfire\u00a0C at Bf\u00a0109\u00a0A'])
  })

  test('the log of a roll', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H8 >dA, d bf-109e K8')
    const played = script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 3'])
    expect(told(played)).toEqual([
      `${SPITFIRE}\u00a0A sights ${BF109E}\u00a0A: 3 on the die, 3 or more needed (3 squares off, radio call +1).`,
      `${SPITFIRE}\u00a0A has sighted ${BF109E}\u00a0A.`,
      `${SPITFIRE}\u00a0A is alerted.`,
      `${SPITFIRE}\u00a0B is alerted.`,
    ])
  })

  test('the log of losses and of balloons', () => {
    const battle = battleOf('spitfire-i H8 >dA, spitfire-i H8 balloon:0, spitfire-i J8, d bf-109e Z8', {
      balloons: 'N2',
    })
    const played = script(
      (function* (): Procedure {
        beginTallies(battle)
        yield* raiderTallies(battle)
      })(),
      ['tally.action balloon/rC/0'],
    )
    expect(told(played)).toEqual([
      `${SPITFIRE}\u00a0A has lost sight of ${BF109E}\u00a0A.`,
      `${SPITFIRE}\u00a0B gives up the balloon.`,
      `${SPITFIRE}\u00a0C goes for the balloon at N2.`,
    ])
  })

  test('a split in words', () => {
    const battle = battleOf('spitfire-i H8 losses:1 straggler experte, d bf-109e K8 >rA')
    const answers = asked(battle, split(structuredClone(battle), the(battle, 'rA')))
    expect(answers[1]).toBe(
      'First and second flight: losses 0 and 1, the straggler in the first, the leading pilot in the first',
    )
    const share = 'split.share losses/0-1/straggler/1/pilot/2'
    const follow = pauseAfter(split(battle, the(battle, 'rA')), [share]) as Choice<Option>
    expect(follow.options.map((_, i) => words.answer(battle, follow, i))).toEqual([
      'Spitfire\u00a0A1',
      'Spitfire\u00a0A2',
    ])
  })

  test('the log of a split', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 losses:2, d bf-109e K8 >rA')
    const played = script(split(battle, rA), [
      'split.share losses/1-1/straggler/1/pilot/1, split.follow flight/rA2',
    ])
    expect(told(played)).toEqual([
      `${SPITFIRE}\u00a0A is alerted.`,
      `${SPITFIRE}\u00a0A splits into flights A1 and A2, with 1 and 1 loss.`,
      `${BF109E}\u00a0A follows ${SPITFIRE}\u00a0A2.`,
    ])
  })

  test('a flexible squadron is asked whether it splits', () => {
    const battle = battleOf('spitfire-i H8 flexible, d bf-109e K8')
    const lines = ['tally.action roll/rA/dA, tally.roll 4']
    expect(asked(battle, raiderTallies(battle), lines).slice(1)).toEqual([
      'Stay together',
      'Split into two flights',
    ])
  })
})

describe('the set-up in words', () => {
  test('what a unit carries', () => {
    const battle = mustered({ raider: [{ model: 'bf-109g-6', aar: true, dropTanks: true }] })
    expect(asked(battle, chooseForces(battle))).toEqual([
      'What does this unit carry?',
      'It carries drop tanks',
      'It carries rockets against bombers: heavy firepower, but slower',
    ])
    const played = script(chooseForces(battle), ['forces.armament tanks'])
    expect(told(played)).toEqual([`${BF109G}\u00a0A carries drop tanks.`])
  })

  test('leaders, Experten and quality', () => {
    const battle = mustered({
      raider: [{ wing: 'JG 26', count: 2 }],
      raiders: { quality: { experten: 2, veteranFighters: 1, greenFighters: 1 } },
    })
    expect(asked(battle, chooseForces(battle))).toEqual([
      'With which unit does the wing leader fly?',
      'Wing leader: Bf\u00a0109\u00a0A: squadron, firepower +1, speed 5, turn 5',
      'Wing leader: Bf\u00a0109\u00a0B: squadron, firepower +1, speed 5, turn 5',
    ])
    const played = script(chooseForces(battle), [
      'forces.leader give/rA, forces.experte give/rA, forces.veteran give/rB',
    ])
    expect(told(played)).toEqual([
      `The leader of JG 26 flies with ${BF109E}\u00a0A.`,
      `An ace leads the wing with ${BF109E}\u00a0A.`,
      `An ace flies with ${BF109E}\u00a0B.`,
      `${BF109E}\u00a0B is veteran.`,
      `${BF109E}\u00a0A is green.`,
    ])
  })

  test('places, take-offs and Vectors', () => {
    const battle = mustered({
      raider: [
        { start: { squares: ['C8-D8'] } },
        { start: { turn: 1, edge: 'left', altitudes: [3, 4] } },
        { start: { turn: 1, takeOffFrom: 0 }, count: 2 },
      ],
      surface: [{ type: 'airfield', name: 'Wissant', column: 'B', side: 'raider' }],
    })
    expect(asked(battle, placeForces(battle)).slice(1)).toEqual([
      'Bf\u00a0109\u00a0A at C8',
      'Bf\u00a0109\u00a0A at D8',
    ])
    expect(told(script(placeForces(battle), ['placement.square place/rA/C8']))).toEqual([
      `${BF109E}\u00a0A sets up at C8.`,
    ])
    const played = script(enter(battle), [
      'entry.square enter/rB/A4, entry.take-off take-off/rC, entry.facing left',
    ])
    expect(told(played)).toEqual([
      'Turn 1.',
      `${BF109E}\u00a0B waits at the left edge beside A4.`,
      `${BF109E}\u00a0C takes off from Wissant.`,
    ])
    expect(played.pauses.map(pause => words.answer(battle, pause, 0))).toEqual([
      'Bf\u00a0109\u00a0B enters at A3',
      'Bf\u00a0109\u00a0C takes off',
      'To the left',
    ])
  })

  test('Vectors and height errors', () => {
    const { battle, rA } = unitsOn('spitfire-i H8 intercept')
    const played = script(placeVector(battle, rA), [
      'vector.square vector/M8, vector.error 6, vector.shift vector/N9',
    ])
    expect(told(played)).toEqual([
      `${SPITFIRE}\u00a0A is sent to M8.`,
      `Radar reads the height for ${SPITFIRE}\u00a0A wrongly: 6 on the die.`,
      `The enemy shifts its flag: ${SPITFIRE}\u00a0A makes for N9 instead of M8.`,
    ])
    expect(played.pauses.slice(1, 3).map(pause => words.answer(battle, pause, 0))).toEqual([
      '1: no error',
      'To K6, 3 lower',
    ])
  })

  test('ground control', () => {
    const battle = battleOf('spitfire-i H8 cap', { raider: { gci: { rating: 5, nets: [] } } })
    expect(asked(battle, rollVectors(battle, 'raider'))).toEqual([
      'Who is called to get a new flag?',
      'Leave the flags',
      'Call Spitfire\u00a0A: die 5+, hears 33\u00a0%',
    ])
    const played = script(rollVectors(battle, 'raider'), ['vector.control control/rA 4'])
    expect(told(played)).toEqual([
      `Ground control calls ${SPITFIRE}\u00a0A: 4 on the die, 5 or more needed. Nobody answers: its flag stays.`,
    ])
  })

  test('a wing that breaks up', () => {
    const { battle, rA, rC } = unitsOn('spitfire-i H8 vector:M8 wing, spitfire-i H8 wing, spitfire-i H8 wing')
    const played = script(
      (function* (): Procedure {
        leaveWing(battle, rC)
        leaveWing(battle, rA)
      })(),
    )
    expect(told(played)).toEqual([
      `${SPITFIRE}\u00a0C has left Wing 1.`,
      `Wing 1 breaks up: ${SPITFIRE}\u00a0A and ${SPITFIRE}\u00a0B go their own ways.`,
    ])
  })
})
