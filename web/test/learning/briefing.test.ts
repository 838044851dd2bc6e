import { scenariosOf } from '@tallyho/engine'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { hasDecided } from '../../table/session/thoughts.ts'
import { sit } from '../fake.ts'

const BRIEFED = ['raf-eagle', 'skies-above-britain', 'storm-above-the-reich']

async function briefings(id: string) {
  const [{ game }, board] = await Promise.all([loadModule(id), loadBoard(id)])
  const pack = game.packs.standard.id
  const briefing = await board.briefing?.()
  return scenariosOf(game, pack).flatMap(({ id: scenario }) =>
    game.seats.map(seat => ({ scenario, told: briefing?.({ scenario, pack, options: {} }, seat) })),
  )
}

describe.each(BRIEFED)('%s', id => {
  test('tells before the first question of every scenario who one is, what wins and how it may end', async () => {
    const all = await briefings(id)
    expect(all.length).toBeGreaterThan(3)
    for (const { scenario, told } of all) {
      expect(told, scenario).toBeDefined()
      expect(told?.you, scenario).toMatch(/^You .*\.$/)
      expect(told?.aim, scenario).toMatch(/^\p{Lu}.*\.$/u)
      expect(told?.levels?.length, scenario).toBeGreaterThan(0)
    }
  })

  test('in plain words: no rule ids, nothing that was not reckoned', async () => {
    const text = JSON.stringify(await briefings(id))
    expect(text).not.toMatch(/\b[A-Z]{2,3}-[A-Z0-9]+[.-]|undefined|NaN|Infinity|null/)
  })
})

test('the levels are those that the rules decide by', async () => {
  const [prelude] = await briefings('raf-eagle')
  expect(prelude?.told?.levels).toEqual([
    'Ahead by 16 or more: A brilliant German opening',
    'Ahead by 6 to 15: German tactical victory',
    'Ahead by 1 to 5: A draw',
    'Level, or behind by up to 9: British tactical victory',
    'Behind by 10 or more: A disaster for the Luftwaffe',
  ])
  const storm = await briefings('storm-above-the-reich')
  expect(storm.find(({ scenario }) => scenario === '1942')?.told?.levels).toEqual([
    '1942, 6 missions: won with 18 points and 14 pilots fit to fly; lost below 12, or with more than 6 killed; anything between is neither won nor lost',
  ])
})

test('who has only been given what goes without asking has decided nothing yet', () => {
  const { session } = sit({})
  const unasked = () => 'a'
  expect(hasDecided(session.match, 'raf')).toBe(false)
  session.take('a')
  expect(hasDecided(session.match, 'raf')).toBe(true)
  expect(hasDecided(session.match, 'raf', { unasked })).toBe(false)
  const ask = session.match.at(0).pause
  const order = { ask: ask?.kind === 'choice' ? ask.ask : '', id: 'a', said: 'As always' }
  expect(hasDecided(session.match, 'raf', { orders: [order] }), 'an order that the game begins with').toBe(
    false,
  )
  const left = { ...order, id: BY_MACHINE }
  expect(hasDecided(session.match, 'raf', { orders: [left] }), 'one that leaves it to the machine').toBe(
    false,
  )
  expect(hasDecided(session.match, 'luftwaffe')).toBe(false)
  session.take('left')
  expect(hasDecided(session.match, 'raf', { unasked })).toBe(true)
})
