import type { Choice, Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { ASKED } from '../../board/attack/Faces.tsx'
import { AboveWave } from '../../board/attack/WaveTable.tsx'
import { proposal, WAVE_ID } from '../../board/attack/wave.ts'
import { Overview, overviewOf } from '../../board/sky/Overview.tsx'
import { standard } from '../../index.ts'
import { formation } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { aCampaign, pauseAfter } from '../kit/table.ts'
import { ask, draw, read } from './drawn.ts'

function proposed(fighters: string) {
  const state = aCampaign({ pack: standard, fighters })
  const choice = pauseAfter(approach(state))
  const plan = choice.kind === 'choice' ? proposal(state, choice) : undefined
  if (choice.kind !== 'choice' || !plan) throw new Error('Nothing is proposed')
  const said = read(ASKED['approach.next']?.Beyond?.({ state, choice, id: WAVE_ID }))
  const rows = [
    ...draw(<AboveWave state={plan.then} choice={choice} />).matchAll(/<td>(\d+)\u00a0?\s?%<\/td><td>(\d+)/g),
  ]
  const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]) / 100, 0)
  return { said, rows, damaged: sum(1), hit: sum(2) }
}

test('SR-ATK-01 SR-PAS-01 the whole wave as proposed says what the table before its first card comes to', () => {
  const { said, rows, damaged, hit } = proposed('nose/approach/low, nose/approach/low, nose/approach/low')
  expect(rows).toHaveLength(3)
  const [, done, of, hits] = said.match(/damage ([\d.]+) of (\d), are hit ([\d.]+) of 3/) ?? []
  expect(of).toBe('3')
  // Every row of the table is rounded, and so is the sum.
  expect(Math.abs(Number(done) - damaged)).toBeLessThan(0.07)
  expect(Math.abs(Number(hits) - hit)).toBeLessThan(0.07)
})

test('SR-ATK-01 one alone has his own chances', () => {
  const { said, rows } = proposed('nose/approach/low')
  const [, damage, hit] = rows[0] ?? []
  expect(said).toMatch(new RegExp(`damages ${damage}.%, is hit ${hit}.%`))
})

test('SR-APP-04 on a phone no tag of a bomber covers the name of who attacks it', () => {
  const campaign = aCampaign({ pack: standard, fighters: '3.2 right/low A1, tail/low' })
  const plan = overviewOf({ width: 390, height: 318 }, 'burst.next', formation(campaign))
  if (!plan) throw new Error('The formation is not seen whole')
  const markup = draw(
    <Overview campaign={campaign} plan={plan} mover={undefined} pause={ask('burst.next')} />,
  )
  const named = (pause: Pause) =>
    draw(<Overview campaign={campaign} plan={plan} mover={undefined} pause={pause} />).match(
      /sr-overview-name/g,
    )?.length
  expect(named(ask('burst.next'))).toBe(1)
  expect(named({ ...(ask('engage.mode') as Choice), about: ['fighter:1'] })).toBeUndefined()
  expect(markup.indexOf('sr-overview-name')).toBeGreaterThan(markup.lastIndexOf('sr-bomber-id'))
})
