import { describe, expect, test } from 'vitest'
import { approach } from '../../rules/15-approach.ts'
import { engage } from '../../rules/16-engage/engage.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import { packWith } from '../kit/one-card.ts'
import { read, told } from '../kit/reading.ts'
import type { Layout } from '../kit/table.ts'

/** One Oblique card with this cell. */
const card = (cell: string) => packWith({ high: cell, low: cell })

describe('questions', () => {
  test('who goes in, and against whom', () => {
    const fighters = 'nose/approach/level, tail/approach/low ju88'
    expect(read({ fighters }, approach)).toEqual([
      'Who goes in next?',
      'Arnold, Nose Level',
      'Ju88 1, Tail Low',
    ])
    expect(read({ fighters }, approach, 'approach.next fighter/1')).toEqual([
      'Ju88 1: at which bomber?',
      'Ju88 1 at B-24\u00a0A1: Lethal Level 3',
      'Ju88 1 at B-24\u00a0A2: Lethal Level 2',
      'Ju88 1 at B-24\u00a0A3: Lethal Level 2',
    ])
    const one = 'approach.next fighter/0, approach.target bomber/A1'
    expect(read({ fighters }, approach, one)[2]).toBe(
      'Nobody else in this wave: whoever is left goes in after it',
    )
  })

  test('past a formation that is no more', () => {
    expect(read({ fighters: 'nose/approach/level', fallen: 'A1 A2 A3' }, approach)).toEqual([
      'Does Arnold fly past high or low?',
      'High',
      'Low',
    ])
  })

  test('mode and maneuver', () => {
    const fighters = '3.3 nose/level, 2.1 nose/level'
    expect(read({ fighters }, engage)).toEqual([
      'How does Arnold attack?',
      'Determined: closer, hits harder and is hit more',
      'Evasive: safer, does less, and comes back a turn later',
      'Determined, he and all the others',
      'Evasive, he and all the others',
    ])
    expect(read({ fighters }, engage, 'engage.mode all/evasive')).toEqual([
      'Arnold: which way out?',
      'Climb to Tail High: can attack again in turn 5',
      'Dive to Tail Low: can attack again in turn 5',
      'Climb Roll to Right Flank High: can attack again in turn 5',
      'Climb Roll to Left Flank High: can attack again in turn 5',
      'Dive Roll to Right Flank Low: can attack again in turn 5',
      'Dive Roll to Left Flank Low: can attack again in turn 5',
    ])
  })

  test('an overlap in the advantage check', () => {
    expect(read({ map: '7', fighters: '2.2 nose/level, 2.2 nose/level' }, checkAdvantages)).toEqual([
      'With the attackers of which element does Arnold count?',
      'Low element',
      'High element',
    ])
  })

  test('who fires, with what, and what is applied', () => {
    const fighters = '3.2 right/low A1 timing, 1.1 nose/level'
    const layout: Layout = { pack: card('DHC2'), fighters, advantages: { a: 'schwarm-1' } }
    expect(read(layout, burst)).toEqual([
      'Open fire?',
      'Arnold, Determined, Right Flank Low, against B-24\u00a0A1',
      'Brnold, Determined, Nose Level',
      'Open fire: one after the other',
    ])
    expect(read({ fighters, fallen: 'A1' }, burst)[1]).toBe(
      'Arnold, Determined, Right Flank Low, against B-24\u00a0A1, which is gone',
    )
    expect(read(layout, burst, 'burst.next fighter/0')).toEqual([
      'Arnold: which result comes next?',
      'All that is left, in the usual order: Damage, Hits, pass, Collision Check',
      'Damage to the bomber',
      'Damage by the Schwarm of the Lead element: good for 1 this turn',
      'Damage by his Timing: a skill, good for once a mission',
      'A Hit on the fighter',
      'Pass through',
      'The Collision Check',
    ])
  })

  test('Quick and Riding the Tail', () => {
    expect(read({ pack: card('H'), fighters: '3.2 right/low quick sun' }, burst)).toEqual([
      'Arnold is Quick: change mode?',
      'Stay Determined: no damage, the gunners hit him',
      'Change to Evasive: no damage, the gunners hit him (the sun hides him)',
    ])
    expect(read({ pack: card('C'), fighters: '3.2 right/low quick' }, burst).slice(1)).toEqual([
      'Stay Determined: no damage; a near miss: Collision Check',
      'Change to Evasive: no damage; a near miss: Collision Check (he cannot collide)',
    ])
    expect(read({ pack: card('R'), fighters: '3.2 right/low sun' }, burst)).toEqual([
      'Does Arnold fire again?',
      'Fire again: another card at once, and out through the fire after it',
      'Drop back to Tail Level: no more fire at him; can attack again in turn 3',
    ])
    expect(read({ fighters: '2.2 nose/level dive quick' }, leaveFormation)[0]).toBe(
      'Arnold is Quick: change mode?',
    )
  })

  const escorts = ['below-trailing', 'below-trailing 2']

  test('Continuing Fire', () => {
    const fighters = '1.1 nose/level evasive luck, 2.2 nose/level'
    const layout: Layout = { fighters, escorts, advantages: { a: 'schwarm-1' } }
    expect(read(layout, leaveFormation)[0]).toBe('Who flies out next?')
    const first = 'fire.next fighter/0'
    expect(read(layout, leaveFormation, first, 'card.fire fire-hard-roll')).toEqual([
      'Does Arnold use Damage of the Schwarm now?',
      'Keep it',
      'B-24\u00a0A3, by the Schwarm of the Lead element',
      'B-24\u00a0A2, by the Schwarm of the Lead element',
    ])
    const dice = 'event.strafe.red 2, event.strafe.black 2'
    expect(read(layout, leaveFormation, first, 'card.fire fire-strafe', dice)).toEqual([
      'Which bomber does Arnold strafe?',
      'B-24\u00a0A1',
      'B-24\u00a0A2',
      'B-24\u00a0A3',
    ])
  })

  test('Bounced', () => {
    const layout: Layout = { fighters: '3.3 nose/level evasive dive', escorts }
    const bounced = 'card.fire fire-bounced'
    expect(read(layout, leaveFormation, bounced)).toEqual([
      'Which escort goes for Arnold?',
      'P-38 Lightning 1',
      'P-38 Lightning (2)',
    ])
    expect(read(layout, leaveFormation, bounced, 'event.escort escort/1, combat.roll 10')).toEqual([
      'Where does Arnold go from the escort?',
      'Tail Low Evasive Return',
      'Fly home: out of this mission',
    ])
  })
})

describe('the log', () => {
  test('an attack', () => {
    const layout: Layout = {
      fighters: '3.3 nose/level A1',
      anchored: ['nose/low'],
      cohesion: { a: 'kaputt' },
    }
    const log = told(layout, burst, 'card.nose nose-1, damage.draw spar-4, hit.draw wing-4')
    expect(log).toEqual(
      expect.arrayContaining([
        'Arnold fires at B-24\u00a0A1, Nose card, Lethal Level 1 (printed 2, a neighbour near +1, Kaputt -2).',
        'Arnold (Determined, Level): damage to the bomber, the gunners hit him; he flies 2 spaces on.',
        'Arnold passes 2 spaces through the formation.',
      ]),
    )
  })

  test('an attack on nothing, with all that a card can say', () => {
    const layout: Layout = { pack: card('D3NR'), fighters: '3.2 right/low' }
    const log = told(layout, burst, 'burst.ride again drop-back')
    expect(log.slice(0, 7)).toEqual([
      'Arnold fires where no bomber is left, Oblique card, Lethal Level 2.',
      'Arnold (Determined, Low): damage to the bomber; his ammunition is gone, he rides its tail, he flies 3 spaces on.',
      'There is no bomber for the Damage of Arnold.',
      'Arnold is to pass 3 spaces, and stops at the edge of the formation.',
      'Arnold is out of ammunition.',
      'Arnold stays on the tail and fires again.',
      'The Oblique deck is used up and shuffled anew.',
    ])
    expect(log.at(-1)).toBe('Arnold drops back to Tail Level.')
  })

  test('a wave goes in', () => {
    const layout: Layout = { sun: 'nose/level', fighters: 'nose/approach/level' }
    expect(told(layout, approach, 'approach.target bomber/A1')[0]).toBe(
      'Arnold goes in from Nose Level against B-24\u00a0A1, out of the sun.',
    )
  })

  test('the modes of a wave, and what it earns', () => {
    const layout: Layout = { fighters: '3.3 nose/level A1, 3.3 nose/level A1' }
    const whatever = ['engage.maneuver', 'collision.next', 'collision.leave']
    const log = told(layout, engage, 'engage.mode all/determined, proximity.draw clear', whatever)
    expect(log).toContain('Arnold attacks Determined.')
    expect(log).toContain('Brnold will pull out by a Climb to Tail High.')
    expect(log.at(-1)).toBe(
      'The attackers of the Lead element have Rotte, two side by side: it cancels one Hit on one of them.',
    )
  })

  test('the way out', () => {
    const lines = 'card.fire fire-friendly-fire, event.friendly-fire 3, blackout.roll 4'
    expect(told({ fighters: '2.2 nose/level blackout' }, leaveFormation, lines)).toEqual([
      'Arnold under Continuing Fire: Friendly Fire.',
      'Friendly Fire, die 3: Arnold slips away in the confusion.',
      'Blackout, die 4: Arnold pulls out, he keeps his wits about him.',
      'Arnold breaks away to Tail High Return.',
    ])
  })

  test('the table', () => {
    const diver: Layout = { fighters: '2.2 nose/level dive' }
    const log = told(diver, leaveFormation, 'card.fire fire-fall-away', ['hit.draw'])
    expect(log.slice(1, 3)).toEqual([
      'Fall Away: Arnold turns Evasive.',
      'Arnold, Evasive, Lethal Level 3: the gunners hit him.',
    ])
    expect(log.at(-1)).toBe('Arnold breaks away to Tail Low Evasive Return.')
  })
})
