import type { Choice, Logged, Option, Pause } from '@tallyho/engine'
import { EventOf } from '@tallyho/kit'
import { ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { attackerSpot, boxSpot, onFlank, schwarmSpot } from '../../board/circle/ring.ts'
import { fingers, germanFlight, ownFlight, signAt, spanOf, type Way } from '../../board/dogfight/air.ts'
import { isFlownOut, whyNotInDogfight } from '../../board/dogfight/manners.ts'
import { fallsIn, flownNow, focusOf, hitsIn, stepOf, waitingFor } from '../../board/dogfight/story.ts'
import { EVENTS } from '../../board/events/index.tsx'
import { PilotTag } from '../../board/pieces/PilotTag.tsx'
import { shownPilot } from '../../board/pieces/shown.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { SQUADRON } from '../../state.ts'
import { iconFor, whyStruck } from '../../text/icons.ts'
import { percent } from '../../text/odds.ts'
import type { Notes } from '../../vocabulary.ts'
import { aPatrol, dogfight } from '../kit/table.ts'

const SIZES = [
  { width: 1056, height: 740 },
  { width: 696, height: 610 },
  { width: 390, height: 320 },
]

function noted<K extends keyof Notes>(what: K, facts: Notes[K]): Logged {
  return { rule: 'SAB-DOG-17', what, facts: facts as Logged['facts'], at: 0 }
}

function asks(ask: string, about: readonly string[], options: readonly Option[]): Choice {
  return { kind: 'choice', seat: SQUADRON, ask, about, options }
}

const ROUND = noted('dogfight-round', { units: ['red'], round: 1 })
const card = (german: number, more: Partial<Notes['dogfight-card']> = {}) =>
  noted('dogfight-card', {
    unit: 'red',
    german,
    attitude: 'head-on',
    card: 'x-damage',
    row: 'section',
    column: '109',
    icons: ['damage'],
    struck: [],
    ...more,
  })

describe('the air of a dogfight', () => {
  test.each(SIZES)('SAB-DOG-10 everybody is in sight at $width x $height', size => {
    const campaign = aPatrol({ fly: 'red' })
    const fight = dogfight(campaign, 'red', '109 4 head-on, 110 4 tailing, 109 2 tailed, 109 1 tailed')
    const inside = ({ x, y }: { x: number; y: number }) => x > 0 && x < size.width && y > 0 && y < size.height
    for (const german of fight.germans) expect(inside(germanFlight(size, fight, german))).toBe(true)
    for (const i of [0, 1, 2]) expect(inside(ownFlight(size, 3, i))).toBe(true)
    for (const way of ['evade', 'slip', 'turn', 'none', 'let-go'] satisfies Way[])
      expect(inside(signAt(size, way))).toBe(true)
  })

  test('SAB-DOG-10 head-on is ahead of us, tailed behind us, and no two markers are in one place', () => {
    const [size = { width: 0, height: 0 }] = SIZES
    const campaign = aPatrol({ fly: 'red' })
    const fight = dogfight(campaign, 'red', '109 4 head-on, 110 4 tailing, 109 2 tailed, 109 2 tailed')
    const [ahead, prey, behind, other] = fight.germans.map(german => germanFlight(size, fight, german))
    const { y } = ownFlight(size, 1, 0)
    expect(ahead?.y).toBeLessThan(y)
    expect(prey?.y).toBeLessThan(y)
    expect(behind?.y).toBeGreaterThan(y)
    expect([other?.x, other?.y]).not.toEqual([behind?.x, behind?.y])
  })

  test('SAB-DOG-09 as many aircraft as a marker is strong, a span apart', () => {
    for (const strength of [1, 2, 3, 4]) {
      const all = fingers(strength, 150, 100)
      expect(all).toHaveLength(strength)
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80)
    }
  })

  test.each(SIZES)('our own do not lie on each other at $width x $height', size => {
    const places = [0, 1, 2, 3].map(i => ownFlight(size, 4, i))
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(spanOf(size) * 0.9)
  })
})

describe('what is shown of several dogfights', () => {
  const campaign = aPatrol({ fly: 'red blue-1' })
  const red = dogfight(campaign, 'red', '109 2 tailed')
  dogfight(campaign, 'blue-1', '110 2 head-on')

  test('the one that is asked about, with the marker that fights', () => {
    const pause = asks('dogfight.maneuver', ['unit:red', 'german:1'], [])
    const focus = focusOf(campaign, pause, [])
    expect(focus).toEqual({ unit: 'red', german: 1 })
    red.germans[0] = { no: 1, type: '109', strength: 2, attitude: 'tailed', from: 1, fought: 1 }
    expect(stepOf(campaign, pause, [ROUND], focus)).toBe('tailed')
    expect(waitingFor(campaign, pause, 'red')).toEqual(['blue-1'])
  })

  test('else the one that was told of last', () => {
    const told = [ROUND, noted('germans-turn', { unit: 'blue-1', german: 1, attitude: 'tailed' })]
    expect(focusOf(campaign, undefined, told).unit).toBe('blue-1')
    expect(focusOf(campaign, undefined, [ROUND]).unit).toBe('red')
  })

  test('SAB-DOG-05 those that can be chosen wait, engaged or not', () => {
    const pause = asks('dogfight.next', [], [{ id: 'yellow' }, { id: 'red' }])
    expect(waitingFor(campaign, pause, undefined)).toEqual(['yellow', 'red', 'blue-1'])
  })

  test('SAB-DOG-17 the hits are checked at the end of the round', () => {
    const roll: Pause = { kind: 'chance', what: 'hit-check', outcomes: [], about: ['fighter:red-1'] }
    expect(stepOf(campaign, roll, [ROUND], { unit: 'red', german: undefined })).toBe('check')
    expect(stepOf(campaign, undefined, [ROUND, card(1)], { unit: 'red', german: 1 })).toBe('head-on')
    const checked = noted('hit-check', {
      pilot: 1,
      name: 'Hallam',
      fighter: 'red-1',
      marker: 'engine-7',
      type: 'engine',
      number: 7,
      die: 9,
      fatigued: false,
      severe: false,
    })
    expect(stepOf(campaign, undefined, [ROUND, checked], { unit: 'red', german: 1 })).toBe('check')
    expect(hitsIn(campaign, { unit: 'red' }, [ROUND])).toBe(0)
    expect(hitsIn(campaign, { unit: 'red' }, [ROUND, checked])).toBe(1)
  })

  test('SAB-DOG-18 a question lights the step of those it is about, whoever fought before them', () => {
    const later = aPatrol({ fly: 'red' })
    const red = dogfight(later, 'red', '109 2 tailing')
    Object.assign(red.germans[0] ?? {}, { no: 7, fought: 1 })
    const pause = asks('dogfight.tailing', ['unit:red', 'german:7'], [])
    expect(stepOf(later, pause, [ROUND, card(1)], { unit: 'red', german: 7 })).toBe('tailing')
  })
})

test('who was shot down in this round falls, and nobody of the round before', () => {
  const down = noted('germans-reduced', { german: 1, strength: 1, destroyed: true })
  const gone = noted('germans-reduced', { german: 1, strength: 0, destroyed: false })
  expect(fallsIn([ROUND, card(1), down, gone])).toEqual([
    { side: 'german', type: '109', attitude: 'head-on' },
  ])
  expect(fallsIn([ROUND, card(1), down, ROUND])).toEqual([])
  const meets = { unit: 'blue', deck: 'raf', card: 'raf-x', type: '109', applies: false } as const
  expect(fallsIn([ROUND, card(1), down, noted('advantage', meets)])).toEqual([])
  const check = noted('hit-check', {
    pilot: 2,
    name: 'Hallam',
    fighter: 'red-2',
    marker: 'engine-7',
    type: 'engine',
    number: 7,
    die: 2,
    fatigued: false,
    severe: true,
  })
  expect(fallsIn([ROUND, check])).toEqual([{ side: 'raf', fighter: 'red-2' }])
})

test('a Maneuver is seen being flown until its card is drawn', () => {
  const flies = noted('maneuver', { unit: 'red', maneuver: 'slip' })
  expect(flownNow([ROUND, flies])).toBe('slip')
  expect(flownNow([ROUND, flies, card(1)])).toBeUndefined()
})

describe('the tag of a fighter', () => {
  test('SAB-FRM-15 tells who flies, his rank, ammunition and what is wrong', () => {
    const campaign = aPatrol({ fly: 'red', veterans: 'red-1', greens: 'red-3', fatigued: 'red-3' })
    Object.assign(fighter(campaign, 'red-3'), { ammo: 'low', jammed: true, hits: ['engine-7'] })
    const draw = (id: 'red-1' | 'red-3') => renderToStaticMarkup(<PilotTag campaign={campaign} id={id} />)
    expect(draw('red-1')).toContain('Leader · Veteran')
    expect(draw('red-1')).toContain('data-spent="false"')
    expect(draw('red-3')).toContain(
      'aria-label="Red 3: Pilot 2, Novice (Green), low on ammunition, guns jammed, hit, tired"',
    )
    fighter(campaign, 'red-1').privilege = 'pluck'
    expect(draw('red-1')).toContain('data-spent="true"')
  })

  test('SAB-ACE-01 a skill that is had twice is spent once', () => {
    const campaign = aPatrol({ fly: 'red', skills: { 'red-2': ['slick', 'slick'] } })
    fighter(campaign, 'red-2').skillsUsed = ['slick']
    expect(shownPilot(campaign, 'red-2').skills.map(({ used }) => used)).toEqual([true, false])
  })
})

describe('cards', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-3' })
  dogfight(campaign, 'red', '109 2 tailed')
  const draw = (note: Logged) =>
    renderToStaticMarkup(
      <EventOf events={EVENTS} told={undefined} note={note} state={campaign} onRule={ignore} />,
    )

  test('SAB-DOG-23 one cell of a Dogfight Card is lit, and what does not count says why', () => {
    const markup = draw(
      card(1, { attitude: 'tailed', card: 't-slip--hit', icons: ['slip', 'hit'], struck: ['slip'] }),
    )
    expect(markup.match(/data-lit="true"/g)).toHaveLength(1)
    expect(markup).toContain('no Slip was flown')
    expect(markup).toContain('one of ours is hit')
  })

  test('SAB-DOG-35 a Hit Check shows die, number and what a tired pilot loses', () => {
    const who = { pilot: 1, name: 'Hallam', fighter: 'red-1' } as const
    const facts = { ...who, marker: 'engine-7', type: 'engine', number: 7, die: 7 } as const
    const tired = draw(noted('hit-check', { ...facts, fatigued: true, severe: true }))
    expect(tired).toContain('Tired')
    expect(tired).toContain('is going down, out of the fight')
    expect(tired).toMatch(/data-good="false" aria-current="true">6</)
    const fresh = draw(noted('hit-check', { ...facts, fatigued: false, severe: false }))
    expect(fresh).toMatch(/data-good="true" aria-current="true">7</)
    expect(fresh).toContain('A scratch: he flies on.')
  })

  test('SAB-ADV-02 an Advantage Card says why its event does not happen', () => {
    const facts = { unit: 'red', deck: 'luftwaffe', card: 'lw-blast-em', type: '109' } as const
    expect(draw(noted('advantage', { ...facts, event: 'blast-em', applies: false }))).toContain(
      'needs heavy escort',
    )
    expect(draw(noted('advantage', { ...facts, event: 'blast-em', applies: true }))).toContain(
      'The event happens.',
    )
  })

  test('every card of the dogfight is drawn', () => {
    const by = { fighter: 'red-1', pilot: 0, name: 'Pilot 0' } as const
    const notes = [
      noted('slips', { fighter: 'red-1', german: 1 }),
      noted('tight-turn', { unit: 'red', german: 1 }),
      noted('collision', { fighter: 'red-1', die: 1, fatigued: false, collides: true }),
      noted('madness', { section: 'red', die: 1, result: 'friendly-fire' }),
      noted('break', { section: 'red', die: 2, even: true }),
      noted('icon-cancelled', { icon: 'hit-green', by: 'red-1' }),
      noted('event-cancelled', { event: 'madness', by: 'red-1' }),
      noted('dogfight-over', { units: ['red'] }),
      noted('hit', { fighter: 'red-1', marker: 'engine-7' }),
      noted('low-ammo', { fighter: 'red-1', ammo: 'none' }),
      noted('jammed', { fighter: 'red-1' }),
      noted('jam-cleared', { fighter: 'red-1', die: 3 }),
      noted('bails-out', { ...by, channel: true }),
      noted('aircraft-lost', by),
      noted('privilege', { fighter: 'red-1', privilege: 'pluck' }),
      noted('skill', { fighter: 'red-1', skill: 'slick' }),
      noted('kill', { ...by, of: 'fighter' }),
    ]
    for (const note of notes) expect(draw(note), note.what).toContain(`data-what="${note.what}"`)
  })
})

describe('words of icons', () => {
  test('SAB-ICO-17 SAB-ICO-20 an icon that means nothing to a unit says so', () => {
    const campaign = aPatrol({ fly: 'red blue-1' })
    expect(iconFor(campaign, 'red', 'hit-green')).toContain('nothing')
    expect(iconFor(campaign, 'blue-1', 'loose')).toContain('nothing')
    expect(iconFor(campaign, 'red', 'loose')).not.toContain('nothing')
  })

  test('SAB-MAN-05 SAB-MAN-07 what a Maneuver strikes out', () => {
    expect(whyStruck('hit', ['slip'])).toContain('Slip came off')
    expect(whyStruck('hit', ['tight-turn:loose'])).toContain('turn came off')
    expect(whyStruck('tight-turn', ['hit'])).toContain('no Tight Turn was flown')
  })

  test('a chance is never told as certain that is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(
      ['0 %', '1 %', '50 %', '99 %', '100 %'].map(text => text.replace(' ', '\u00a0')),
    )
  })
})

describe('manners', () => {
  test('SAB-MAN-04 a lone fighter is told why he cannot slip', () => {
    const campaign = aPatrol({ fly: 'red-1' })
    const choice = asks('dogfight.maneuver', ['unit:red-1'], [])
    expect(whyNotInDogfight(campaign, choice, 'way:slip')).toContain('needs a Section')
    expect(whyNotInDogfight(campaign, asks('orders', [], []), 'way:slip')).toBeUndefined()
  })

  test('SAB-GEN-05 a scenario with nobody in the air is decided; a campaign never is', () => {
    const school = aPatrol({ fly: 'red-1', scenario: 'sab-1' })
    expect(isFlownOut(school)).toBe(false)
    fighter(school, 'red-1').at = 'rtb'
    expect(isFlownOut(school)).toBe(true)
    const campaign = aPatrol({ fly: 'red-1' })
    fighter(campaign, 'red-1').at = 'rtb'
    expect(isFlownOut(campaign)).toBe(false)
  })
})

describe('the circle of 110s', () => {
  const [size = { width: 0, height: 0 }] = SIZES
  const circle = { schwarms: [4, 4, 4, 4, 4], places: {} }

  test('SAB-CIR-04 a box lies between two schwarms; who tails flies with the circle, who comes head-on against it', () => {
    const [before, box, after] = [
      schwarmSpot(size, circle, 0),
      boxSpot(size, circle, 0),
      schwarmSpot(size, circle, 1),
    ]
    expect(box.x).toBeGreaterThan(before.x)
    expect(box.x).toBeLessThan(after.x)
    const tailing = attackerSpot(size, circle, { box: 0, attitude: 'tailing' }, 0)
    const headOn = attackerSpot(size, circle, { box: 0, attitude: 'head-on' }, 0)
    expect(tailing?.heading).toBe(box.heading)
    expect(headOn?.heading).toBe(box.heading + 180)
  })

  test('SAB-CIR-08 those on one flank have places of their own, as far as there is room', () => {
    const places = {
      'red-1': { flank: 2 },
      'red-2': { box: 1, attitude: 'tailing' },
      'red-3': { flank: 2 },
    } as const
    expect(onFlank({ places }, 2)).toEqual(['red-1', 'red-3'])
    const spots = Array.from({ length: 7 }, (_, i) => attackerSpot(size, circle, { flank: 2 }, i))
    expect(new Set(spots.map(at => `${at?.x}/${at?.y}`)).size).toBe(7)
    expect(attackerSpot(size, circle, { flank: 2 }, 7)).toBeUndefined()
    for (const at of spots) expect(at && at.y > 0 && at.y < size.height).toBe(true)
  })
})
