import type { Logged, Pause } from '@tallyho/engine'
import { count, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { episodeOf } from '../../board/events/episode.ts'
import { EventPanel } from '../../board/events/index.tsx'
import { markersOf } from '../../board/events/OnTheTable.tsx'
import { words } from '../../index.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'
import { noted, READING } from './reading.ts'

function panel(notes: readonly Logged[], pause?: Pause, state: Campaign = aCampaign()): string {
  return renderToStaticMarkup(
    <EventPanel campaign={state} pause={pause} notes={notes} words={words} onRule={ignore} />,
  )
}

describe('what is going on', () => {
  const attack = [
    noted('turn.begun', { turn: 2 }),
    noted('approach.placed', {
      fighter: 0,
      name: 'Arnold',
      from: 'nose/approach/level',
      space: 15,
      bomber: 'A1',
    }),
    noted('approach.placed', {
      fighter: 1,
      name: 'Brnold',
      from: 'nose/approach/level',
      space: 15,
      bomber: 'A1',
    }),
    noted('engage.mode', { fighter: 0, name: 'Arnold', mode: 'determined' }),
    noted('engage.mode', { fighter: 1, name: 'Brnold', mode: 'evasive' }),
    noted('engage.maneuver', { fighter: 0, name: 'Arnold', maneuver: 'dive' }),
    noted('burst.card', READING),
    noted('burst.results', { ...READING, collision: true }),
    noted('collision.check', {
      fighter: 0,
      name: 'Arnold',
      marker: 'clear',
      face: 'clear',
      mode: 'determined',
    }),
  ]

  test('an attack begins with the approach of that fighter alone, and a collision belongs to it', () => {
    const { before, notes } = episodeOf(attack)
    expect(before.map(({ what, facts }) => `${what} ${facts.fighter}`)).toEqual([
      'approach.placed 0',
      'engage.mode 0',
      'engage.maneuver 0',
    ])
    expect(notes.map(({ what }) => what)).toEqual(['burst.card', 'burst.results', 'collision.check'])
  })

  test('a collision of another fighter is a thing of its own', () => {
    const other = noted('collision.check', { fighter: 1, name: 'Brnold', marker: 'clear', face: 'clear' })
    expect(episodeOf([...attack.slice(0, -1), other]).notes).toEqual([other])
  })

  test('nothing yet', () => {
    expect(episodeOf([])).toEqual({ before: [], notes: [] })
    expect(panel([])).toContain('Nothing has happened yet.')
  })

  test('the panel draws cards for what has a card and tells the rest', () => {
    const told = noted('pilot.earns', { pilot: 0, name: 'Arnold', ep: 1, for: 'fallen', has: 1 })
    const markup = panel([...attack, told])
    expect(count(markup, '<article')).toBe(3)
    expect(markup).toContain(words.note(told).slice(0, 20))
    expect(markup).toContain('sr-lead-in')
  })

  test('markers to choose from lie on the table and can be clicked', () => {
    const pause: Pause = {
      kind: 'choice',
      seat: 'staffel',
      ask: 'damage.marker',
      options: [
        { id: 'marker/spar-4', on: ['marker:spar-4'] },
        { id: 'marker/hull-9', on: ['marker:hull-9'] },
      ],
    }
    expect(markersOf(pause)).toEqual(['spar-4', 'hull-9'])
    const markup = panel(attack, pause)
    expect(markup).toContain('data-ref="marker:spar-4"')
    expect(markup).toContain('data-ref="marker:hull-9"')
    expect(markersOf({ ...pause, options: [{ id: 'done' }] })).toEqual([])
  })
})
