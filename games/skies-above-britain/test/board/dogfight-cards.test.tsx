import type { Logged } from '@tallyho/engine'
import { EventOf } from '@tallyho/kit'
import { ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../../board/events/index.tsx'
import { Struck, struckSince } from '../../board/pieces/Struck.tsx'
import type { DogfightIcon } from '../../pack/types.ts'
import { iconFor, whyStruck } from '../../text/icons.ts'
import { aPatrol, dogfight } from '../kit/table.ts'
import { card, noted, ROUND } from './noted.ts'

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
    expect(tired).toContain('is badly hit and out of the fight')
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
      noted('dogfight-over', { units: ['red'], lost: [] }),
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
    const campaign = aPatrol({ fly: 'red' })
    const why = (icon: DogfightIcon, ...applied: readonly DogfightIcon[]) =>
      whyStruck(campaign, 'red', icon, applied)
    expect(why('hit', 'slip')).toContain('Slip came off')
    expect(why('hit', 'tight-turn:loose')).toContain('turn came off')
    expect(why('tight-turn', 'hit')).toContain('no Tight Turn was flown')
    expect(why('hit-green', 'hit')).toBe('no novice here')
  })
})

test('SAB-DOG-34 who was badly hit in this round has his moment, and no longer in the next', () => {
  const campaign = aPatrol({ fly: 'red' })
  const check = (severe: boolean) =>
    noted('hit-check', {
      fighter: 'red-2',
      pilot: 1,
      name: 'Hallam',
      marker: 'wing-3',
      type: 'wing',
      number: 3,
      die: severe ? 2 : 9,
      fatigued: false,
      severe,
    })
  expect(struckSince([ROUND, check(false)], 'dogfight-round')).toEqual([])
  expect(struckSince([ROUND, check(true)], 'dogfight-round')).toEqual(['red-2'])
  expect(struckSince([check(true), ROUND], 'dogfight-round')).toEqual([])
  expect(renderToStaticMarkup(<Struck campaign={campaign} ids={['red-2']} />)).toContain('his fate is open')
})
