import { EventOf, fetchAll } from '@tallyho/kit'
import { drawing, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { EVENTS } from '../../board/events/index.tsx'
import { HomeScene } from '../../board/home/HomeScene.tsx'
import { itemsOf, menOf } from '../../board/home/reckoning.ts'
import { board } from '../../board/index.tsx'
import { fighter, pilotOf } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import { aPatrol } from '../kit/table.ts'

beforeAll(fetchAll)

/** Fetched when a board is laid out: here it is drawn by itself. */
const draw = drawing({ ...board, Board: HomeScene }, words)

function note<K extends keyof Notes>(what: K, facts: Notes[K]) {
  return { at: 0, rule: 'SAB-RTB-03', what, facts } as never
}

/** Red Section: the leader home, Red 2 shot up, Red 3 on his way. */
function homeward(): Campaign {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-1').at = 'home'
  Object.assign(fighter(campaign, 'red-2'), { at: 'fate', fate: 'wing' })
  Object.assign(fighter(campaign, 'red-3'), { at: 'rtb', rtb: 11 })
  return campaign
}

const who = (campaign: Campaign, id: 'red-1' | 'red-2' | 'red-3') => {
  const { no: pilot, name } = pilotOf(campaign, id)
  return { pilot, name }
}

test('SAB-RTB-02 what became of each man follows the film', () => {
  const campaign = homeward()
  const fates = (...notes: Parameters<typeof menOf>[1]) => menOf(campaign, notes).map(({ fate }) => fate)
  expect(fates()).toEqual(['landed', 'shot-up', 'on-the-way'])
  const none = { fatigued: 0, pluck: 0 }
  const crash = note('fate', {
    ...who(campaign, 'red-2'),
    fighter: 'red-2',
    box: 'wing',
    die: 2,
    modifiers: none,
    fate: 'fire',
  })
  expect(fates(crash)).toEqual(['landed', 'down', 'on-the-way'])
  const jump = note('pilot-fate', {
    ...who(campaign, 'red-2'),
    fighter: 'red-2',
    row: 'fire',
    die: 11,
    modifiers: none,
    fate: 'bails-out',
  })
  expect(fates(crash, jump)).toEqual(['landed', 'parachute', 'on-the-way'])
  const dry = note('fuel-check', { fighter: 'red-3', number: 4, die: 3, lands: false })
  const wet = note('bails-out', { ...who(campaign, 'red-3'), fighter: 'red-3', channel: true })
  expect(fates(dry, wet)).toEqual(['landed', 'shot-up', 'dinghy'])
  const found = note('recovery', { ...who(campaign, 'red-3'), level: 'regular', die: 12, result: 'rescued' })
  const men = menOf(campaign, [dry, wet, found])
  expect(men.at(-1)).toMatchObject({ fate: 'rescued', lost: true })
})

test('SAB-VP-01 the points are told item by item, before and after the patrol is put away', () => {
  const campaign = homeward()
  Object.assign(patrolOf(campaign).score, { bombers: 2, isolated: 1, germanFighters: 5, aircraftLost: 1 })
  const items = itemsOf(campaign, [])
  expect(items.map(({ what, vp }) => `${what} ${vp}`)).toEqual([
    'bombers 2',
    'isolated 1',
    'germanFighters 1',
    'aircraftLost 0',
  ])
  const told = note('points', { vp: 4, bombers: 2, isolated: 1, germanFighters: 5, lost: 1 })
  campaign.patrol = undefined
  expect(itemsOf(campaign, [told])).toEqual(items)
})

test('the scene names every man, the die that he needs and the sum', () => {
  const campaign = homeward()
  const { name } = pilotOf(campaign, 'red-3')
  const markup = draw({
    state: campaign,
    notes: [note('fuel-check', { fighter: 'red-3', number: 4, die: 9, lands: true })],
  })
  expect(markup).toContain(name)
  expect(markup).toContain('badly hit')
  expect(markup).toContain('Points')
})

test('SAB-RTB-03 a Fate card shows its die, what changes it, and the table it is read on', () => {
  const campaign = homeward()
  const facts = { ...who(campaign, 'red-2'), fighter: 'red-2', box: 'wing', die: 3 } as const
  const markup = renderToStaticMarkup(
    <EventOf
      events={EVENTS}
      told="no card"
      note={note('fate', { ...facts, modifiers: { fatigued: -1, pluck: 0 }, fate: 'fire' })}
      state={campaign}
      onRule={ignore}
    />,
  )
  expect(markup).toMatch(/aria-label="[^"]*: 3"/)
  expect(markup).toContain('tired')
  expect(markup).toContain('chart-hit')
})
