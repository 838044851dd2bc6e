import { idIn } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { gruppe } from '../../rules/02-terms.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { fightReckoned, whoFightsTold } from '../../text/09-fights.ts'
import { tenths } from '../../text/names.ts'
import { words } from '../../text.ts'
import { aCampaign, inTheAir, pauseAfter } from '../kit/table.ts'

/** One squadron among three bombers, and four escorts, one of them worn: two of them stay out of it. */
function attacked() {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 III/KG1 54, escort I/JG51 II/JG51 III/JG51 I/ZG26')
  gruppe(campaign, 'II/JG51').full = false
  const pause = pauseAfter(squadronInterception(campaign), 'intercepted I/KG1')
  if (pause.kind !== 'choice') throw new Error('escorts are asked for')
  return { campaign, pause }
}

test('RE-8.21.b who fights is said at one stroke, the best first, and the others are what the rules ask for', () => {
  const { campaign, pause } = attacked()
  expect(pause.ask).toBe('set-aside')
  const ways = MANNERS.far?.(campaign, pause) ?? []
  expect(ways.length).toBeGreaterThan(2)
  const worth = ways.map(({ on }) => fightReckoned(campaign, ['I/KG1', ...on.map(idIn)]).points)
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
  expect(new Set(worth.map(tenths)).size, 'those that come to the same are one').toBe(ways.length)
  for (const { ids, on, words, so, figures } of ways) {
    expect([...ids, ...on.map(idIn)].toSorted()).toEqual(pause.options.map(({ id }) => id).toSorted())
    expect(words).toMatch(/^\S+ [ABC] and \S+ [ABC] fight$/)
    expect(so).toMatch(/^ratings \d and \d; they lose [\d.]+, you [\d.]+$/)
    expect(figures).toMatchObject([{ of: 'points', is: expect.stringMatching(/^[+-]?[\d.]+$/) }])
  }
  const foremost = MANNERS.foremost?.(campaign, pause) ?? []
  expect(foremost.map(({ id }) => id)).toEqual(ways.map(({ id }) => id))
  expect(foremost[0]?.also, 'nobody is listed besides as one who stays out').toEqual(
    pause.options.map(({ id }) => id),
  )
})

test('RE-8.21.b of many who fight it is said how many of each type and letter', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 54, escort I/JG51 II/JG51 I/JG26 I/ZG26')
  gruppe(campaign, 'II/JG51').full = false
  const fighting = ['I/JG51', 'II/JG51', 'I/JG26', 'I/ZG26']
  const way = { fighting, ...fightReckoned(campaign, fighting) }
  const told = whoFightsTold(campaign, way, fighting, false).words
  expect(told).toMatch(/^(\d (reduced )?Me 1[01][09] [ABC](, | and | fight))+$/)
  expect(told).toContain('1 reduced Me 109')
  expect(whoFightsTold(campaign, way, ['II/JG51'], false).words).toMatch(/^Without 1 reduced Me 109 [ABC]$/)
})

test('RE-8.21.b of escorts that are alike one is offered to stay out, by its kind', () => {
  const campaign = aCampaign()
  const escorts = 'I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26'
  inTheAir(campaign, 34, `bomber I/KG1 II/KG1 54, escort ${escorts}`)
  const pause = pauseAfter(squadronInterception(campaign), 'intercepted I/KG1')
  if (pause.kind !== 'choice') throw new Error('an escort is asked for')
  expect(words.pause(campaign, pause)).toBe('Which escorts stay out of it?')
  expect(words.stakes(campaign, pause)).toEqual([
    '1 of your 6 escorts stays beside bombers that nobody attacks.',
  ])
  const offered = MANNERS.foremost?.(campaign, pause) ?? []
  expect(offered).toHaveLength(3)
})

test('RE-8.21.b where one stays out, the answers themselves say who fights', () => {
  const { campaign, pause } = attacked()
  const one = { ...pause, about: ['gruppe:I/KG1', 'gruppe:II/KG1'] }
  expect(MANNERS.far?.(campaign, one)).toEqual([])
  const first = MANNERS.foremost?.(campaign, one).map(({ id }) => id) ?? []
  const worth = first.map(
    out =>
      fightReckoned(campaign, [
        'I/KG1',
        'II/KG1',
        ...pause.options.map(({ id }) => id).filter(id => id !== out),
      ]).points,
  )
  expect(first).toHaveLength(pause.options.length)
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
})
