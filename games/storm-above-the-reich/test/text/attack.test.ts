import type { Choice, Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { approach } from '../../rules/15-approach.ts'
import { engage } from '../../rules/16-engage/engage.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { element, flying } from '../kit/attackers.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, type Line, pauseAfter, rolls, script, takes } from '../kit/table.ts'

/** Question and answers as a player reads them. */
function read(campaign: Campaign, procedure: Procedure<unknown>, ...lines: readonly Line[]): string[] {
  const pause = pauseAfter(procedure, lines) as Choice
  return [words.pause(campaign, pause), ...pause.options.map((_, i) => words.answer(campaign, pause, i))]
}

/** The log as a player reads it. */
function told(
  procedure: Procedure<unknown>,
  lines: readonly Line[],
  whatever: readonly string[] = [],
): string[] {
  return script(procedure, lines, whatever).notes.map(note => words.note(note))
}

const NOSE = 'nose/approach/level'

describe('questions', () => {
  test('who goes in, and against whom', () => {
    const campaign = aCampaign({ fighters: [{ at: NOSE }, { at: 'tail/approach/low', kind: 'ju88' }] })
    expect(read(campaign, approach(campaign))).toEqual([
      'Who goes in with this wave? (Up to 6; the others follow in later waves.)',
      'Arnold, Nose Level',
      'Ju88 1, Tail Low',
    ])
    expect(read(campaign, approach(campaign), takes('approach.next', 'fighter/1'))).toEqual([
      'Which bomber does Ju88 1 attack?',
      'B-24 A1: space 2.2, printed Lethal Level 3',
      'B-24 A2: space 1.0, printed Lethal Level 2',
      'B-24 A3: space 0.1, printed Lethal Level 2',
    ])
  })

  test('a wave that is complete', () => {
    const campaign = aCampaign({ fighters: [{ at: NOSE }, { at: NOSE }] })
    const lines = [takes('approach.next', 'fighter/0'), takes('approach.target', 'bomber/A1')]
    expect(read(campaign, approach(campaign), ...lines)[2]).toBe('The wave is complete')
  })

  test('past a formation that is no more', () => {
    const campaign = aCampaign({
      fighters: [{ at: NOSE }],
      bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' },
    })
    expect(read(campaign, approach(campaign))).toEqual([
      'No bomber is left. Does Arnold fly past high or low?',
      'High',
      'Low',
    ])
  })

  test('mode and maneuver', () => {
    const campaign = aCampaign({ fighters: [flying('3.3', NOSE), flying('2.1', NOSE)] })
    expect(read(campaign, engage(campaign))).toEqual([
      'How does Arnold attack?',
      'Determined: closer, hits harder and is hit more',
      'Evasive: safer, does less, and takes longer to come back',
      'Determined, he and all the others',
      'Evasive, he and all the others',
    ])
    expect(read(campaign, engage(campaign), takes('engage.mode', 'all/evasive'))).toEqual([
      'How does Arnold pull out of the attack?',
      'Climb: to Tail High Evasive Return',
      'Dive: to Tail Low Evasive Return',
      'Climb Roll left: to Flank 2-4 High Evasive Return',
      'Climb Roll right: to Flank 8-10 High Evasive Return',
      'Dive Roll left: to Flank 2-4 Low Evasive Return',
      'Dive Roll right: to Flank 8-10 Low Evasive Return',
    ])
  })

  test('an overlap in the advantage check', () => {
    const fighters = [flying('2.2', NOSE), flying('2.2', NOSE)]
    const campaign = aCampaign({ map: '7', fighters })
    expect(read(campaign, checkAdvantages(campaign))).toEqual([
      'Arnold flies where two elements overlap. For which one does he count in the advantages?',
      'Low element',
      'High element',
    ])
  })

  test('who fires, with what, and what is applied', () => {
    const pieces = [
      flying('3.2', 'right/approach/low', { target: 'A1', skills: ['timing'] }),
      flying('1.1', NOSE),
    ]
    const campaign = aCampaign({ pack: packWith({ high: 'DHC2', low: 'DHC2' }), fighters: pieces })
    element(campaign, 'a').schwarm = 1
    expect(read(campaign, burst(campaign))).toEqual([
      'Who fires next?',
      'Arnold, Determined, Flank 2-4 Low, against B-24 A1',
      'Brnold, Determined, Nose Level',
    ])
    const late = aCampaign({ fighters: pieces, bombers: { A1: 'fallen' } })
    expect(read(late, burst(late))[1]).toBe(
      'Arnold, Determined, Flank 2-4 Low, against B-24 A1, which is gone',
    )
    expect(read(campaign, burst(campaign), takes('burst.next', 'fighter/0'))).toEqual([
      'Arnold: which result comes next?',
      'Damage to the bomber',
      'One more Damage result, by the Schwarm of the Lead element',
      'One more Damage result, by Timing (once a mission)',
      'A Hit on the fighter',
      'Pass through',
      'The Collision Check',
      'All that is left, in the usual order: Damage, Hits, pass, Collision Check',
    ])
  })

  test('Quick and Riding the Tail', () => {
    const piece = flying('3.2', 'right/approach/low', { skills: ['quick'], outOfTheSun: true })
    const quick = aCampaign({ pack: packWith({ high: 'H', low: 'H' }), fighters: [piece] })
    expect(read(quick, burst(quick))).toEqual([
      'The card is on the table. Arnold is Quick: change mode? (once a mission)',
      'Stay as he is',
      'Change mode',
    ])
    const riding = aCampaign({
      pack: packWith({ high: 'R', low: 'R' }),
      fighters: [{ ...piece, skills: [] }],
    })
    expect(read(riding, burst(riding))).toEqual([
      'Arnold rides the tail of the bomber. Fire again?',
      'Attack again at once',
      'Drop back to Tail/Level, without Continuing Fire',
    ])
  })

  test('Quick before the card of a diver', () => {
    const campaign = aCampaign({ fighters: [flying('2.2', NOSE, { maneuver: 'dive', skills: ['quick'] })] })
    expect(read(campaign, leaveFormation(campaign))[0]).toBe(
      'Before the card is drawn: should it be Fall Away, an Evasive diver skips the fire. Arnold is Quick: change mode? (once a mission)',
    )
  })

  test('Continuing Fire', () => {
    const campaign = aCampaign({
      fighters: [flying('1.1', NOSE, { mode: 'evasive', skills: ['luck'] }), flying('2.2', NOSE)],
      escorts: [{ at: 'below-trailing' }, { at: 'below-trailing', number: 2 }],
    })
    element(campaign, 'a').schwarm = 1
    expect(read(campaign, leaveFormation(campaign))[0]).toBe(
      'Who flies out through the fire of the gunners next?',
    )
    const first = takes('fire.next', 'fighter/0')
    expect(read(campaign, leaveFormation(campaign), first, rolls('card.fire', 'fire-hard-roll'))).toEqual([
      'Arnold may use Damage of the Schwarm. Now?',
      'Keep it',
      'B-24 A3, by the Schwarm of the Lead element',
      'B-24 A2, by the Schwarm of the Lead element',
    ])
    const dice = [rolls('event.strafe.red', 2), rolls('event.strafe.black', 2)]
    expect(
      read(campaign, leaveFormation(campaign), first, rolls('card.fire', 'fire-strafe'), ...dice),
    ).toEqual(['Which bomber does Arnold strafe?', 'B-24 A1', 'B-24 A2', 'B-24 A3'])
  })

  test('Bounced', () => {
    const campaign = aCampaign({
      fighters: [flying('3.3', NOSE, { mode: 'evasive', maneuver: 'dive' })],
      escorts: [{ at: 'below-trailing' }, { at: 'below-trailing', number: 2 }],
    })
    const card = rolls('card.fire', 'fire-bounced')
    expect(read(campaign, leaveFormation(campaign), card)).toEqual([
      'Which escort goes for Arnold?',
      'P-38 Lightning 1',
      'P-38 Lightning (2)',
    ])
    const lines = [
      rolls('card.fire', 'fire-bounced'),
      takes('event.escort', 'escort/1'),
      rolls('combat.roll', 10),
    ]
    const again = aCampaign({
      fighters: [flying('3.3', NOSE, { mode: 'evasive', maneuver: 'dive' })],
      escorts: [{ at: 'below-trailing' }, { at: 'below-trailing', number: 2 }],
    })
    expect(read(again, leaveFormation(again), ...lines)).toEqual([
      'Arnold has shaken off the escort. Where to?',
      'Tail Low Evasive Return',
      'Exit: out of this mission',
    ])
  })
})

describe('the log', () => {
  test('an attack', () => {
    const campaign = aCampaign({
      fighters: [flying('3.3', NOSE, { target: 'A1' })],
      anchored: ['nose/low'],
      cohesion: { a: 'kaputt' },
    })
    const lines = [rolls('card.nose', 'nose-1'), rolls('damage.draw', 'spar-4'), rolls('hit.draw', 'wing-4')]
    const log = told(burst(campaign), lines)
    expect(log).toContain(
      'Arnold fires at B-24 A1, Nose card, Lethal Level 1 (printed 2, anchored +1, Kaputt -2).',
    )
    expect(log).toContain('Arnold, Level, Determined: 1 Damage, 1 Hit, pass 2.')
    expect(log).toContain('Arnold passes 2 spaces through the formation.')
  })

  test('an attack on nothing, with all that a card can say', () => {
    const campaign = aCampaign({
      pack: packWith({ high: 'D3NR', low: 'D3NR' }),
      fighters: [flying('3.2', 'right/approach/low')],
    })
    const log = told(burst(campaign), [takes('burst.ride', 'again'), takes('burst.ride', 'drop-back')])
    expect(log.slice(0, 7)).toEqual([
      'Arnold fires where no bomber is left, Oblique card, Lethal Level 2.',
      'Arnold, Low, Determined: 1 Damage, pass 3, No Ammo, Riding the Tail.',
      'There is no bomber for the Damage of Arnold.',
      'Arnold is to pass 3 spaces, and stops at the edge of the formation.',
      'Arnold is out of ammunition.',
      'Arnold stays on the tail and fires again.',
      'The Oblique deck is used up and shuffled anew.',
    ])
    expect(log.at(-1)).toBe('Arnold drops back to Tail/Level.')
  })

  test('a wave, its modes and what it earns', () => {
    const campaign = aCampaign({ sun: 'nose/level', fighters: [{ at: NOSE }, { at: NOSE }] })
    const wave = [0, 1].flatMap(no => [
      takes('approach.next', `fighter/${no}`),
      takes('approach.target', 'bomber/A1'),
    ])
    expect(told(approach(campaign), wave)[0]).toBe(
      'Arnold goes in from Nose Level Approach against B-24 A1, out of the sun.',
    )
    const log = told(
      engage(campaign),
      [takes('engage.mode', 'all/determined'), rolls('proximity.draw', 'clear')],
      ['engage.maneuver', 'collision.next', 'collision.leave'],
    )
    expect(log).toContain('Arnold attacks Determined.')
    expect(log).toContain('Brnold: Climb.')
    expect(log.at(-1)).toBe('The attackers of the Lead element earn Rotte.')
  })

  test('the way out', () => {
    const campaign = aCampaign({ fighters: [flying('2.2', NOSE, { penalty: 'blackout' })] })
    const log = told(leaveFormation(campaign), [
      rolls('card.fire', 'fire-friendly-fire'),
      rolls('event.friendly-fire', 3),
      rolls('blackout.roll', 4),
    ])
    expect(log).toEqual([
      'Arnold under Continuing Fire: Friendly Fire. A die. Even: Damage to the nearest bomber. Odd: skip the table.',
      'Friendly Fire, die 3: Arnold slips away in the confusion.',
      'Blackout, die 4: Arnold pulls out, he keeps his wits about him.',
      'Arnold breaks away to Tail High Return.',
    ])
  })

  test('the table', () => {
    const campaign = aCampaign({ fighters: [flying('2.2', NOSE, { maneuver: 'dive' })] })
    const log = told(leaveFormation(campaign), [rolls('card.fire', 'fire-fall-away')], ['hit.draw'])
    expect(log[1]).toBe('Fall Away: Arnold turns Evasive.')
    expect(log[2]).toBe('Arnold, Evasive, Lethal Level 3: 1 Hit.')
    expect(log.at(-1)).toBe('Arnold breaks away to Tail Low Evasive Return.')
  })
})
