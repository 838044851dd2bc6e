import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { flak } from '../../rules/13-flak.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import { shiftLeaders } from '../../rules/14-cohesion/leader-shift.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { type Blow, sufferHit } from '../../rules/20-burst/hits.ts'
import type { Campaign } from '../../state.ts'
import { fighter } from '../kit/attackers.ts'
import { check } from '../kit/checks.ts'
import { read, told } from '../kit/reading.ts'
import type { Layout } from '../kit/table.ts'

/** How the questions and the log of blast, flak, cohesion, collisions, damage and hits read. */

const hit = (blow: Blow) => (campaign: Campaign) => sufferHit(campaign, fighter(campaign), blow)

describe('questions', () => {
  test('cancelling a Hit', () => {
    const layout: Layout = { fighters: '2.2 A1 luck sun', advantages: { a: 'rotte position' } }
    const blow = { cause: 'attack', cancellable: true, advantages: true, sun: true } as const
    expect(read(layout, hit(blow))).toEqual([
      'Arnold is hit. Cancel the Hit?',
      'Take the Hit: after the attack a die: a scratch, or he drops out of the mission',
      'Use the Rotte: two side by side against the Lead element: the Hit is cancelled, once',
      'Use the Position: from two sides at once against the Lead element: the Hit is cancelled, once',
      'Out of the Sun: cancelled if Evasive, or with an even die if Determined',
      'Use his Luck: the Hit is cancelled, whatever it is; once a mission',
    ])
  })

  test('a Rookie with two equal Hits', () => {
    const blow = { cause: 'debris', cancellable: false, advantages: false, sun: false } as const
    expect(read({ fighters: '2.2 A1 rookie' }, hit(blow), 'hit.draw engine-6 cockpit-6')).toEqual([
      'Which Hit does Arnold keep?',
      'Engine 6',
      'Cockpit 6',
    ])
  })

  test('a Collision Check', () => {
    expect(read({ fighters: '2.2 A1, 2.2 A1 evasive' }, checkSpaces).slice(1)).toEqual([
      'Arnold (Determined), space by B-24\u00a0A1',
      'Brnold (Evasive), space by B-24\u00a0A1',
    ])
  })

  test('Flyer, and the two markers', () => {
    const layout: Layout = { fighters: '2.2 A1 flyer' }
    expect(read(layout, check)).toEqual([
      'Collision Check: does Arnold use Flyer?',
      'Yes: look at two markers and keep one',
      'No: draw one marker',
    ])
    const draws = (two: string) => read(layout, check, 'collision.flyer flyer', `proximity.draw ${two}`)
    const question = 'Which marker does Arnold keep?'
    expect(draws('escape-1 impact-3')).toEqual([question, 'Escape (1\u00a0TP)', 'Impact? 3'])
    expect(draws('hit-fuel-5 clear-twice')).toEqual([question, 'Hit (Fuel 5)', 'No Collision x2'])
  })

  test('Escape, and where the marker lies', () => {
    const layout: Layout = { map: '7', fighters: '2.2' }
    expect(read(layout, check, 'proximity.draw escape-1')).toEqual([
      'Arnold must leave the formation. Where to?',
      'Tail High Return: cost 1\u00a0TP',
      'Tail Low Return: cost 1\u00a0TP',
      'Fly home: out of this mission',
    ])
    expect(read(layout, check, 'proximity.draw clear').slice(1)).toEqual([
      'Space 2.2: counts in the Low element and the High element',
      'Space 0.0: counts in the Low element',
      'Space 2.3: counts in the High element',
    ])
  })

  test('what to aim, and what goes off', () => {
    const ju88 = 'tail/level ju88 cannon'
    const layout: Layout = { map: '7', fighters: `tail/level rockets, tail/level rockets, ${ju88}` }
    expect(read(layout, blast)).toEqual([
      'Use a cable or rockets?',
      'Arnold: rockets',
      'Brnold: rockets',
      'No',
    ])
    const aims = [0, 1].map(no => `blast.aim rockets/${no}, blast.element element/high`)
    expect(read(layout, blast, ...aims)).toEqual([
      'What goes off next?',
      'Arnold: rockets at the High element',
      'Brnold: rockets at the High element',
      'Ju88 1: long-range cannon',
      'All that is aimed, in the order it was aimed',
    ])
    expect(read({ map: '7', fighters: ju88 }, blast)).toEqual([
      'Does a Ju88 fire its cannon from afar, at the rearmost bomber?',
      'Ju88 1: long-range cannon',
      'Fire nothing more',
    ])
  })

  test('flak on the approach', () => {
    const fighters = 'nose/approach/low, nose/approach/low'
    const lines = 'flak.roll 7, damage.draw spar-4 spar-4'
    expect(read({ map: '7', type: 'near-target', fighters }, flak, lines)).toEqual([
      'Which of your fighters does the flak hit?',
      'Arnold',
      'Brnold',
      'Leave it to chance',
    ])
  })

  test('a new leader', () => {
    expect(read({ bombers: { A1: 'fallen', A2: ['spar-4'], A3: ['spar-4'] } }, shiftLeaders)).toEqual([
      'The leader of the Lead element is gone. Which bomber moves up?',
      'B-24\u00a0A2: 4 of 10 points of damage',
      'B-24\u00a0A3: 4 of 10 points of damage',
    ])
  })
})

describe('the log', () => {
  test('of flak with a catastrophe', () => {
    const layout: Layout = { map: '7', type: 'near-target', fighters: 'tail/level' }
    const log = told(layout, flak, 'flak.roll 8, damage.draw motor-5, damage.catastrophe 5')
    expect(log.slice(0, 4)).toEqual([
      'Flak (die 8) bursts at B-24\u00a0B1 and on the way in from the Tail.',
      'B-24\u00a0B1 is struck: engine.',
      'B-24\u00a0B1, does it go down? On 5 or more: 5, the bomber falls out of the formation.',
      'B-24\u00a0B1 falls out of the formation under flak.',
    ])
  })

  test('of rockets', () => {
    const aim = 'blast.aim rockets/0, blast.element element/low'
    const lines = [aim, 'rockets.red 5, rockets.black 10, damage.draw spar-4']
    expect(told({ map: '7', fighters: 'tail/level rockets' }, blast, lines)).toEqual([
      'Arnold aims rockets at the Low element.',
      'Arnold fires rockets at the Low element: red 5, black 10. Black says where: space 0.0.',
      'The lower die, 5: 1 Damage marker.',
      'The blast strikes B-24\u00a0B1.',
      'B-24\u00a0B1 is struck: spar.',
    ])
  })

  test('SR-COH-09 of a Kaputt element that closes up again: its fire is thicker then', () => {
    const layout: Layout = {
      fighters: 'tail/low',
      bombers: { A1: ['spar-4', 'spar-4'] },
      cohesion: { a: 'kaputt' },
    }
    expect(told(layout, checkCohesion, 'cohesion.roll 10')).toEqual([
      'The Lead element has 3 markers (2 damage + 1 Kaputt), die 10: it closes up.',
      'The Lead element is now Loose: it has closed up again, and its guns cover each other better. Lethal Levels 1 below the printed.',
    ])
  })

  test('of a cohesion check and a Detonation', () => {
    const shaken = (campaign: Campaign) => {
      missionOf(campaign).detonations.push(formation(campaign).spaceNamed('0.0'))
      return checkCohesion(campaign)
    }
    const layout: Layout = { fighters: 'tail/low', bombers: { A1: ['spar-4'] } }
    expect(told(layout, shaken, 'cohesion.roll 2')).toEqual([
      'The Lead element has 2 markers (1 damage + 1 Detonation), die 2: it opens up to Loose.',
      'The Lead element is now Loose: its guns cover each other less. Lethal Levels 1 below the printed.',
      'A Detonation shakes the Lead element.',
      'The Lead element is now Kaputt: its guns cover each other less. Lethal Levels 2 below the printed.',
    ])
  })

  test('of a collision', () => {
    const lines = 'proximity.draw impact-3, collision.impact 2, collision.crash 7'
    const log = told({ fighters: '2.2 A1, 2.2 A1' }, check, lines)
    expect(log.slice(0, 4)).toEqual([
      'Collision Check for Arnold, Determined: the marker says “Impact?”.',
      'Arnold, impact below 3: 2, a collision.',
      'Arnold collides: 7, with a fighter if one is there.',
      'Arnold and Brnold run into each other.',
    ])
    expect(log.at(-1)).toBe('A Proximity marker stays in the element, for its next Cohesion Check.')
  })
})
