import { cuesOf } from '@tallyho/engine'
import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { MANNERS } from '../board/manners.ts'
import { guide } from '../guide.ts'
import { game } from '../index.ts'

test('the first patrol can be flown as it is written, and every slip is true', () => {
  const { wrong, decisions, slips, end } = proveGuide(game, guide)
  expect(wrong).toEqual([])
  expect([decisions, slips.length]).toEqual([23, 23])
  expect(end.patrol?.score).toMatchObject({ bombers: 1, isolated: 1, germanFighters: 2, aircraftLost: 0 })
})

test('the first patrol asks for nothing that a standing order answers in every game', () => {
  const asked = cuesOf(guide).flatMap(({ cue }) => (cue.by === 'player' ? [cue.name] : []))
  for (const { ask } of MANNERS.orders ?? []) expect(asked).not.toContain(ask)
})

test('the first patrol begins on the Raid Track, and lets the player say how high, which Flight comes first, whom to let go, whether by surprise, and how many stay', () => {
  const parted = cuesOf(guide).flatMap(({ cue }) => (cue.leads ? [[cue.name, cue.takes.length]] : []))
  expect(parted).toEqual([
    ['vector.move', 2],
    ['orders', 2],
    ['dogfight.tailing', 2],
    ['bombers.sun', 2],
    ['bombers.approach', 2],
  ])
})
