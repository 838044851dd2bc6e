import { copy } from '@tallyho/engine'
import { expect, test, vi } from 'vitest'
import { kept, standing } from '../../board/attack/standing.ts'
import { standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Mission } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'

const begun = () => aCampaign({ pack: standard, fighters: ['nose/low', 'tail/low'], turn: 2 })

/** Whether something that was reckoned at one table is reckoned anew at another. */
function isAnew(table: Campaign, change: (mission: Mission) => void): boolean {
  const reckon = vi.fn(() => 1)
  const key = String(Math.random())
  kept(standing(copy(table)), key, reckon)
  const other = copy(table)
  change(missionOf(other))
  kept(standing(other), key, reckon)
  return reckon.mock.calls.length === 2
}

test('SR-LL-08 what was reckoned holds on while only fighters move and Tactical Points are paid', () => {
  expect(isAnew(begun(), ({ fighters }) => Object.assign(fighters[0] ?? {}, { at: 'tail/level' }))).toBe(
    false,
  )
  const table = begun()
  missionOf(table).tp = 5
  expect(isAnew(table, mission => Object.assign(mission, { tp: 4 }))).toBe(false)
})

test('SR-LL-03 SR-LL-04 SR-EVT-06 it is reckoned anew when a card is drawn, a bomber hit, an element loose, or the last Tactical Point paid', () => {
  const table = begun()
  missionOf(table).tp = 1
  const changes: ((mission: Mission) => void)[] = [
    ({ decks }) => Object.assign(decks.nose, { [Object.keys(decks.nose)[0] ?? '']: 0 }),
    ({ bombers }) => Object.assign(bombers[0] ?? {}, { damage: ['damage-tail-2'] }),
    ({ elements }) => Object.assign(elements[0] ?? {}, { cohesion: 'loose' }),
    mission => Object.assign(mission, { tp: 0 }),
  ]
  for (const change of changes) expect(isAnew(table, change)).toBe(true)
})
