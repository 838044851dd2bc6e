import type { Choice, Note, Pause } from '@tallyho/engine'
import { pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { words } from '../../index.ts'
import { chooseTally } from '../../rules/10-air-combat/dogfights.ts'
import { raiderEscapes } from '../../rules/11-escape.ts'
import type { Battle, Unit } from '../../state.ts'
import { AFTERWARDS, combat, HIT_AND_RUN, harmless, holding, TURNING } from '../kit/fights.ts'
import { aBattle, battleOf, d, inDogfight, type Line, type Piece, r } from '../kit/table.ts'

const duel = (attacker: Partial<Piece> = {}, defender: Partial<Piece> = {}) =>
  aBattle({
    options: { agreements: true },
    units: [r('bf-109e G8 >dA', attacker), d('spitfire-i G8 alerted', defender)],
  })

const answers = (battle: Battle, pause: Pause) =>
  (pause.kind === 'choice' ? pause.options : []).map((_, index) => words.answer(battle, pause, index))
const said = (notes: readonly Note[], ...what: readonly string[]) =>
  notes.filter(note => what.includes(note.what)).map(words.note)

describe('questions of an air combat', () => {
  test('how to attack', () => {
    const battle = duel()
    const pause = pauseAfter(combat(battle, 'rA', 'dA'))
    expect(words.pause(battle, pause)).toBe('How does Bf\u00a0109\u00a0A attack Spitfire\u00a0A?')
    expect(answers(battle, pause)).toEqual([
      'Turning fight: 0.6 hits against 1.0 on average, you hit 58\u00a0%, they hit 83\u00a0%',
      'Hit-and-run: 0.8 hits against 0.8 on average, you hit 72\u00a0%, they hit 72\u00a0%',
    ])
  })

  test('rockets and standoff are spelt out', () => {
    const battle = duel({ model: 'bf-109g-6', aar: 'loaded' }, { model: 'b-17g', mission: 'bombing' })
    expect(answers(battle, pauseAfter(combat(battle, 'rA', 'dA'))).slice(4)).toEqual([
      'Hit-and-run, with rockets: 1.4 hits against 0.4 on average, you hit 97\u00a0%, they hit 42\u00a0%',
      'Hit-and-run, with rockets, out of their range: 1.4 hits against none on average, you hit 97\u00a0%, they hit –',
    ])
  })

  test('who leads', () => {
    const battle = battleOf('bf-109e G8 >dA, bf-109e G8 >dA, d spitfire-i G8, d spitfire-i G8 >rA')
    const play = () => combat(battle, 'rA', 'rB', 'dA', 'dB')
    const lines = ['combat.attacker raider']
    const first = pauseAfter(play(), lines)
    expect(words.pause(battle, first)).toContain('Who leads the defence at G8?')
    expect(answers(battle, first)).toEqual([
      expect.stringMatching(/^Spitfire\u00a0A: turning \d, hit-and-run \d$/),
      expect.stringMatching(/^Spitfire\u00a0B: turning \d, hit-and-run \d$/),
    ])
    const second = pauseAfter(play(), [...lines, 'combat.primary dB'])
    expect(words.pause(battle, second)).toContain('Who leads the attack at G8?')
    for (const answer of answers(battle, second)) expect(answer).toMatch(/turning \d+\u00a0%, hit-and-run/)
  })

  test('whether to evade, and whether to dogfight', () => {
    const battle = duel()
    const evade = pauseAfter(combat(battle, 'rA', 'dA'), [TURNING])
    expect(words.pause(battle, evade)).toContain('evade?')
    expect(answers(battle, evade)).toEqual([
      'Stand and fight: 1.0 hits against 0.6 on average, you hit 83\u00a0%, they hit 58\u00a0%',
      'Evade: 0.4 hits against 0.3 on average, you hit 42\u00a0%, they hit 28\u00a0%',
    ])
    const will = pauseAfter(combat(battle, 'rA', 'dA'), [TURNING, 'combat.evade evade', harmless(2)])
    expect(words.pause(battle, will)).toBe('Do you want a dogfight at G8?')
    expect(answers(battle, will)).toEqual([
      expect.stringMatching(/^Dogfight: sure if they want it too, if opposed \d+\u00a0%$/),
      expect.stringMatching(/^Refuse: sure if they refuse too, if opposed \d+\u00a0%$/),
    ])
  })

  test('WL-10.7.2.b WL-10.7.2.d who is on its last ammunition is told so wherever he may lead, stand or pursue', () => {
    const out = /on its last ammunition: −\d to hold together/
    const battle = battleOf('bf-109e G8 >dA, bf-109e G8 >dA ammo:depleted, d spitfire-i G8')
    const lead = pauseAfter(combat(battle, 'rA', 'rB', 'dA'))
    expect(answers(battle, lead).map(answer => out.test(answer))).toEqual([false, true])
    const bare = duel({}, { ammo: 'depleted' })
    for (const answer of answers(bare, pauseAfter(combat(bare, 'rA', 'dA'), [TURNING])))
      expect(answer).toMatch(out)
  })

  test('WL-10.6.a a roll for a hit says who hit whom, and what each face does', () => {
    const battle = duel()
    const hit = [HIT_AND_RUN, 'combat.evade stand', 'combat.attacker 6 6, combat.defender 1 1']
    const pause = pauseAfter(combat(battle, 'rA', 'dA'), hit)
    expect(words.pause(battle, pause)).toMatch(
      /^Bf\u00a0109\u00a0A has hit Spitfire\u00a0A: \d( or more)? brings an aircraft down(, [\d or]+ makes a straggler)?\.$/,
    )
    const held = pauseAfter(combat(duel(), 'rA', 'dA'), [
      HIT_AND_RUN,
      'combat.evade stand',
      'combat.attacker 1 1, combat.defender 1 1',
    ])
    expect(words.pause(battle, held)).toMatch(
      /^Bf\u00a0109\u00a0A must hold together: \d or more on two dice: \d+\u00a0%; \d or less breaks it\.$/,
    )
  })

  test('what goes overboard, and where a unit turns', () => {
    const battle = duel({ tanks: true }, { model: 'he-111', mission: 'bombing' })
    const pause = pauseAfter(combat(battle, 'rA', 'dA'), [
      HIT_AND_RUN,
      'combat.attacker 1 1, combat.defender 1 1',
      holding(2),
    ])
    expect(words.pause(battle, pause)).toBe('Does anybody jettison what it carries?')
    expect(answers(battle, pause)).toEqual([
      'Nothing more',
      'Bf\u00a0109\u00a0A drops its tanks: it fights at its full worth',
      'Bf\u00a0109\u00a0A leaves the battle: it flies home and hunts nobody; no way back',
    ])
    const bare = duel({ tanks: true }, { model: 'he-111', mission: 'bombing' })
    const nothing = pauseAfter(combat(bare, 'rA', 'dA'), [
      HIT_AND_RUN,
      'combat.attacker 1 1, combat.defender 1 1',
      holding(2),
      'combat.after tanks/rA',
    ])
    expect(words.pause(bare, nothing)).toBe('Does one of your units leave the battle for good?')
    expect(answers(bare, nothing)).toEqual([
      'All stay in the battle',
      'Bf\u00a0109\u00a0A leaves the battle: it flies home and hunts nobody; no way back',
    ])
    const circle = duel({ lufbery: true })
    expect(answers(circle, pauseAfter(combat(circle, 'rA', 'dA')))).toEqual([
      'Bf\u00a0109\u00a0A turns right: nobody ahead or behind',
      'Bf\u00a0109\u00a0A turns left: homeward',
    ])
  })

  test('WL-10.8.1.c where it turns: who lies ahead, and whom it would hardly see', () => {
    const circle = battleOf('bf-109e G8 >dA lufbery, d spitfire-i G8, d spitfire-i K8')
    expect(answers(circle, pauseAfter(combat(circle, 'rA', 'dA')))).toEqual([
      'Bf\u00a0109\u00a0A turns right: Spitfire\u00a0B ahead',
      'Bf\u00a0109\u00a0A turns left: homeward; Spitfire\u00a0B behind, hard to see',
    ])
  })

  test('WL-10.2.2.a which enemy takes a hit: what it does to him, and how he has fared', () => {
    const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8, d spitfire-i G8 >rA losses:1 disruptions:1')
    const pause = pauseAfter(combat(battle), [
      'combat.attacker raider',
      'combat.primary dA',
      HIT_AND_RUN,
      'combat.attacker 4 4, combat.defender 1 1',
    ])
    expect(pause).toMatchObject({ ask: 'combat.hit' })
    const [first, second] = answers(battle, pause)
    expect(first).toMatch(/^Spitfire\u00a0A: one falls \d+\u00a0%$/)
    expect(second).toMatch(/^Spitfire\u00a0B: 1 lost; shaken, one falls \d+\u00a0%$/)
  })

  test('WL-10.2.2.a of several hits each is asked about by its number', () => {
    const battle = battleOf('bf-109e G8 >dA, d spitfire-i G8, d spitfire-i G8')
    const options = [1, 2].map(hit => ({ id: 'dA', unit: 1, hit, hits: 2 }))
    const asked = options.map(option =>
      words.pause(battle, { kind: 'choice', seat: 'raider', ask: 'combat.hit', options: [option] }),
    )
    expect(asked).toEqual(['Hit 1 of 2: which enemy takes it?', 'Hit 2 of 2: which enemy takes it?'])
  })

  test('WL-7.2.4.1.b whom it keeps in sight: who is in a dogfight is promised no flight of his own', () => {
    const asked = (state: string) => {
      const battle = battleOf(
        `bf-109e G8${state} >dA, d spitfire-i G8${state} >rA, d spitfire-i G8${state} >rA disruptions:1`,
      )
      const [unit, ...enemies] = battle.units as [Unit, ...Unit[]]
      return words.stakes(battle, pauseAfter(chooseTally(battle, unit, enemies)) as Choice)[0]
    }
    expect(asked('')).toContain('Next turn it moves right after him')
    expect(asked(' fighting')).toContain('It stays in the dogfight')
    expect(asked(' fighting')).not.toContain('where you like')
  })

  test('whom a fighter-bomber tallies, if anybody', () => {
    const battle = duel({}, { model: 'f6f', mission: 'bombing' })
    const lines = [HIT_AND_RUN, 'combat.evade stand', harmless(2)]
    expect(answers(battle, pauseAfter(combat(battle, 'rA', 'dA'), lines))).toEqual([
      'F6F\u00a0Hellcat\u00a0A goes after Bf\u00a0109\u00a0A: low on ammunition; hunts your F6F\u00a0Hellcat\u00a0A',
      'F6F\u00a0Hellcat\u00a0A keeps its load and goes after nobody',
    ])
  })
})

describe('the log of an air combat', () => {
  const log = (battle: Battle, lines: readonly Line[], ...what: readonly string[]) =>
    said(script(combat(battle, 'rA', 'dA'), lines, AFTERWARDS).notes, ...what)

  test('from the attack to the losses', () => {
    const battle = duel({}, { losses: 5 })
    const lines = [
      HIT_AND_RUN,
      'combat.evade stand, combat.attacker 4 4, combat.defender 2 1, losses.confirm 6',
      holding(1),
    ]
    // The words know the cards that come with the game; a card of the proofs is called by its id.
    expect(log(battle, lines, 'combat', 'air-attack', 'combat-roll', 'confirmation', 'departure')).toEqual([
      'Air combat at G8 between bf-109e\u00a0A and spitfire-i\u00a0A. The bf-109es attack: only they have sighted an enemy in this square.',
      'bf-109e\u00a0A attacks spitfire-i\u00a0A, hit-and-run.',
      'bf-109e\u00a0A fires: 8 (4 + 4) on column +1, 1 hit.',
      'spitfire-i\u00a0A fires back: 3 (2 + 1) on column −1, 0 hits.',
      'A hit on spitfire-i\u00a0A: 7 (6, +1) against protection 4, one aircraft lost (6 of 6).',
      'spitfire-i\u00a0A is out of the battle, with all the losses it can take.',
    ])
  })

  test('cohesion, ammunition and breaking', () => {
    const battle = duel({ experte: true, ammo: 'low' })
    const lines = [
      HIT_AND_RUN,
      'combat.evade stand, combat.attacker 1 1, combat.defender 4 4, losses.confirm 6',
      'cohesion 1 1, cohesion 3 2',
    ]
    expect(log(battle, lines, 'cohesion', 'leader-lost', 'broken', 'fight-over', 'ammo')).toEqual([
      'bf-109e\u00a0A rolls to hold together: 1 (1 + 1, −1), 8 or more needed, it is shaken twice.',
      'bf-109e\u00a0A loses its ace.',
      'bf-109e\u00a0A is broken and turns for home.',
      'spitfire-i\u00a0A rolls to hold together: 5 (3 + 2), 8 or more needed, it is shaken.',
      'bf-109e\u00a0A: 1 hit, 1 lost, broken, goes home (rolled 1, 8 holds). spitfire-i\u00a0A: shaken (rolled 5, 8 holds).',
      'bf-109e\u00a0A is on its last ammunition.',
      'spitfire-i\u00a0A is low on ammunition.',
    ])
  })

  test('a dogfight', () => {
    const battle = duel()
    const lines: Line[] = [
      HIT_AND_RUN,
      'combat.evade stand',
      harmless(2),
      'dogfight.will dogfight refuse, dogfight.refusing 2, dogfight.willing 3',
    ]
    expect(log(battle, lines, 'dogfight-rolls', 'dogfight-begins')).toEqual([
      'bf-109e\u00a0A 8 (3, +5) wants a dogfight, spitfire-i\u00a0A 7 (2, +5) does not: it is caught.',
      'A dogfight begins at G8: bf-109e\u00a0A and spitfire-i\u00a0A.',
    ])
  })

  test('what is special about an attack', () => {
    const battle = duel({}, { tallies: 'rA', model: 'bf-109e' })
    inDogfight(battle, 'rA', 'dA')
    const lines = ['combat.attacker raider, combat.evade evade', harmless(2)]
    expect(log(battle, lines, 'air-attack')).toEqual([
      'bf-109e\u00a0A attacks bf-109e\u00a0A, a turning fight, in the dogfight; the defender evades.',
    ])
  })
})

test('escapes: questions and answers', () => {
  const battle = duel({ broken: true }, { at: 'K8' })
  const pause = pauseAfter(raiderEscapes(battle))
  expect(answers(battle, pause)).toEqual([
    'Nothing',
    'Ask whether Bf\u00a0109\u00a0A may leave the battle',
    'Propose to end the game here',
  ])
  const attempt = pauseAfter(raiderEscapes(battle), ['escape.action done'])
  expect(words.pause(battle, attempt)).toBe('Bf\u00a0109\u00a0A is broken. Does it leave the map?')
  const agree = pauseAfter(raiderEscapes(battle), ['escape.action stop'])
  expect(words.pause(battle, agree)).toBe('Your opponent proposes to end the game here. Agree?')
  expect(answers(battle, agree)).toEqual(['Play on', 'End the game'])
})

test('escapes: the log', () => {
  const battle = duel({ broken: true }, { at: 'K8' })
  const lines = ['escape.action done, escape.try try, escape.stop 3']
  const { notes } = script(raiderEscapes(battle), lines)
  expect(said(notes, 'escape', 'departure')).toEqual([
    'spitfire-i\u00a0A cannot stop bf-109e\u00a0A, which leaves the map: 3 on the die, 4 or more needed (4 squares off).',
    'bf-109e\u00a0A leaves the map.',
  ])
})

test('WL-11.0.f an escape that no die could stop tells of no die', () => {
  const battle = duel({ broken: true }, { at: 'N8' })
  const { notes } = script(raiderEscapes(battle), ['escape.action done, escape.try try, escape.stop 3'])
  expect(said(notes, 'escape')).toEqual([
    'bf-109e\u00a0A leaves the map: spitfire-i\u00a0A, 7 squares off, is too far away to stop it.',
  ])
})

test.each([
  ['unit:0', 'Bf\u00a0109\u00a0A'],
  ['square:G13', 'Square G13'],
  ['surface:0', 'HMS Bossington'],
  ['balloon:1', 'Balloon 2'],
  ['corner:K4', 'Corner above K4, to its right'],
  ['edge:left', 'The left edge'],
  ['facing:6', 'Facing straight down'],
])('%s is called %s', (ref, name) => {
  const battle = battleOf('bf-109e G5', { surface: ['dd K HMS Bossington'] })
  expect(words.ref(ref, battle)).toBe(name)
})
