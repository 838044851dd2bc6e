import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { flak } from '../../rules/13-flak.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import { shiftLeaders } from '../../rules/14-cohesion/leader-shift.ts'
import { checkCollision, checkSpaces } from '../../rules/17-collision/collision.ts'
import { sufferHit } from '../../rules/20-burst/hits.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { element, fighter } from '../kit/attackers.ts'
import { aCampaign, type Lines, type Piece, pauseAfter, script } from '../kit/table.ts'

/** How the questions and the log of blast, flak, cohesion, collisions, damage and hits read. */

function reads(campaign: Campaign, procedure: Procedure<unknown>, lines: Lines = []): string[] {
  const pause = pauseAfter(procedure, lines)
  const count = pause.kind === 'choice' ? pause.options.length : 0
  return [
    words.pause(campaign, pause),
    ...Array.from({ length: count }, (_, i) => words.answer(campaign, pause, i)),
  ]
}

const logOf = ({ notes }: { notes: readonly Parameters<typeof words.note>[0][] }) => notes.map(words.note)
const HERE: Piece = { at: '2.2', target: 'A1' }

describe('questions', () => {
  test('cancelling a Hit', () => {
    const campaign = aCampaign({ fighters: [{ ...HERE, skills: ['luck'], outOfTheSun: true }] })
    Object.assign(element(campaign, 'a'), { rotte: true, position: true })
    const blow = { cause: 'attack', cancellable: true, advantages: true, sun: true } as const
    expect(reads(campaign, sufferHit(campaign, fighter(campaign), blow))).toEqual([
      'Arnold is hit. Cancel the Hit?',
      'Take the Hit',
      'Spend the Rotte advantage of the Lead element',
      'Spend the Position advantage of the Lead element',
      'Out of the Sun: cancelled if Evasive, or with an even die if Determined',
      'Use his Luck: the Hit is cancelled',
    ])
  })

  test('a Rookie with two equal Hits', () => {
    const campaign = aCampaign({ fighters: [{ ...HERE, penalty: 'rookie' }] })
    const blow = { cause: 'debris', cancellable: false, advantages: false, sun: false } as const
    const two = 'hit.draw engine-6 cockpit-6'
    expect(reads(campaign, sufferHit(campaign, fighter(campaign), blow), two)).toEqual([
      'Arnold is a Rookie and drew two equal Hits. Which one does he keep?',
      'Engine 6',
      'Cockpit 6',
    ])
  })

  test('a Collision Check', () => {
    const campaign = aCampaign({ fighters: [HERE, { ...HERE, mode: 'evasive' }] })
    expect(reads(campaign, checkSpaces(campaign)).slice(1)).toEqual([
      'Arnold (Determined), space 2.2',
      'Brnold (Evasive), space 2.2',
    ])
  })

  test('Flyer, and the two markers', () => {
    const pilot: Piece = { ...HERE, skills: ['flyer'] }
    const campaign = aCampaign({ fighters: [pilot] })
    expect(reads(campaign, checkCollision(campaign, fighter(campaign)))).toEqual([
      'A Collision Check for Arnold. Use his skill Flyer?',
      'Yes: look at two markers and keep one',
      'No: draw one marker',
    ])
    const marker = (first: string, second: string) => {
      const again = aCampaign({ fighters: [pilot] })
      const draws = `proximity.draw ${first} ${second}`
      return reads(again, checkCollision(again, fighter(again)), ['collision.flyer flyer', draws])
    }
    expect(marker('escape-1', 'impact-3')).toEqual([
      'Which marker does Arnold keep?',
      'Escape (1 TP)',
      'Impact? 3',
    ])
    expect(marker('hit-fuel-5', 'clear-twice').slice(1)).toEqual(['Hit (Fuel 5)', 'No Collision x2'])
  })

  test('Escape, and where the marker lies', () => {
    const campaign = aCampaign({ map: '7', fighters: [{ at: '2.2' }] })
    const check = () => checkCollision(campaign, fighter(campaign))
    expect(reads(campaign, check(), 'proximity.draw escape-1')).toEqual([
      'Arnold must leave the formation: to the Tail for 1 TP (of 3), or out of the mission?',
      'Tail High Return',
      'Tail Low Return',
      'Exit: out of this mission',
    ])
    expect(reads(campaign, check(), 'proximity.draw clear').slice(1)).toEqual([
      'Space 2.2: counts in the Low element and the High element',
      'Space 0.0: counts in the Low element',
      'Space 2.3: counts in the High element',
    ])
  })

  test('what to aim, and what goes off', () => {
    const rockets: Piece = { at: 'tail/level', rockets: 'loaded' }
    const ju88: Piece = { kind: 'ju88', at: 'tail/level', cannon: true }
    const campaign = aCampaign({ map: '7', fighters: [rockets, rockets, ju88] })
    expect(reads(campaign, blast(campaign))).toEqual([
      'Use a cable or rockets? All are aimed before the first goes off.',
      'Arnold: rockets',
      'Brnold: rockets',
      'No (more)',
    ])
    const aim = (no: number) => `blast.aim rockets/${no}, blast.element element/high`
    expect(reads(campaign, blast(campaign), [aim(0), aim(1)])).toEqual([
      'What goes off next?',
      'Arnold: rockets at the High element',
      'Brnold: rockets at the High element',
      'Ju88 1: long-range cannon',
      'All that is aimed, in the order it was aimed',
    ])
    const alone = aCampaign({ map: '7', fighters: [ju88] })
    expect(reads(alone, blast(alone))).toEqual([
      'Does a Ju88 fire its cannon from afar, at the rearmost bomber?',
      'Ju88 1: long-range cannon',
      'No (more)',
    ])
  })

  test('flak on the approach', () => {
    const nose: Piece = { at: 'nose/approach/low' }
    const campaign = aCampaign({ map: '7', type: 'near-target', fighters: [nose, nose] })
    const lines = 'flak.roll 7, damage.draw spar-4 spar-4'
    expect(reads(campaign, flak(campaign), lines)).toEqual([
      'Flak bursts among your fighters on their approach. Which one is hit?',
      'Arnold',
      'Brnold',
      'Leave it to chance',
    ])
  })

  test('a new leader', () => {
    const campaign = aCampaign({ bombers: { A1: 'fallen', A2: ['spar-4'], A3: ['spar-4'] } })
    expect(reads(campaign, shiftLeaders(campaign))).toEqual([
      'The leader of the Lead element is gone. Which bomber moves up?',
      'B-24 A2, 1 Damage marker',
      'B-24 A3, 1 Damage marker',
    ])
  })
})

describe('the log', () => {
  test('of flak with a catastrophe', () => {
    const campaign = aCampaign({ map: '7', type: 'near-target', fighters: ['tail/level'] })
    const played = script(flak(campaign), 'flak.roll 8, damage.draw motor-5, damage.catastrophe 5')
    expect(logOf(played).slice(0, 4)).toEqual([
      'Flak, window 8: it bursts at B-24 B1, and into the approach of Tail.',
      'B-24 B1 is struck: engine.',
      'B-24 B1, catastrophe on 5 or more: 5, the bomber falls out of the formation.',
      'B-24 B1 falls out of the formation under flak.',
    ])
  })

  test('of rockets', () => {
    const campaign = aCampaign({ map: '7', fighters: ['tail/level rockets'] })
    const played = script(blast(campaign), [
      'blast.aim rockets/0, blast.element element/low, rockets.red 5, rockets.black 10',
      'damage.draw spar-4',
    ])
    expect(logOf(played)).toEqual([
      'Arnold aims rockets at the Low element.',
      'Arnold fires rockets at the Low element: red 5, black 10. Black says where: space 0.0.',
      'The lower die, 5: 1 Damage marker.',
      'The blast strikes B-24 B1.',
      'B-24 B1 is struck: spar.',
    ])
  })

  test('of a cohesion check and a Detonation', () => {
    const campaign = aCampaign({ fighters: ['tail/low'], bombers: { A1: ['spar-4'] } })
    missionOf(campaign).detonations.push(formation(campaign).spaceNamed('0.0'))
    expect(logOf(script(checkCohesion(campaign), 'cohesion.roll 2'))).toEqual([
      'Lead element, 2 markers: 2, it degrades.',
      'Lead element: now Loose.',
      'A Detonation shakes the Lead element.',
      'Lead element: now Kaputt.',
    ])
  })

  test('of a collision', () => {
    const campaign = aCampaign({ fighters: [HERE, HERE] })
    const played = script(
      checkCollision(campaign, fighter(campaign)),
      'proximity.draw impact-3, collision.impact 2, collision.crash 7',
    )
    const log = logOf(played)
    expect(log.slice(0, 4)).toEqual([
      'Collision Check for Arnold, Determined: the marker says “Impact?”.',
      'Arnold, impact below 3: 2, a collision.',
      'Arnold collides: 7, with a fighter if one is there.',
      'Arnold and Brnold run into each other.',
    ])
    expect(log.at(-1)).toBe('A Proximity marker stays in space 2.2.')
  })
})
