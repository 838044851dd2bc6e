import { versionOf } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { essence, isRule, versions } from '../versions.mjs'

test('every game has a version made of its rules, and no two the same', async () => {
  const made = await versions()
  expect(Object.keys(made).sort()).toEqual(Object.keys(GAMES).sort())
  expect(new Set(Object.values(made)).size).toBe(Object.keys(GAMES).length)
  expect(await versions()).toEqual(made)
  for (const [id, load] of Object.entries(GAMES)) expect((await load()).game.version).toBe(made[id])
  expect(versionOf('chess')).toBe('unbuilt')
})

test('a comment or another layout is no new version, another number is', async () => {
  const rule = 'export const hits = (die: number): number => die > 4 ? 2 : 1'
  const same = '/** Chart. */\nexport const hits = (die: number): number =>\n  die > 4 ? 2 : 1 // or one\n'
  expect(await essence('rules/hits.ts', same)).toBe(await essence('rules/hits.ts', rule))
  expect(await essence('rules/hits.ts', rule.replace('2', '3'))).not.toBe(
    await essence('rules/hits.ts', rule),
  )
  expect(await essence('pack/map.json', '{"a": 1}')).toBe('{"a": 1}')
})

test('words, looks, tests and the machine are no rules', () => {
  const paths = ['board/Map.tsx', 'test/a.test.ts', 'text.ts', 'text/names.ts', 'bot.ts', 'bot/worth.ts']
  expect([...paths, 'RULES.md', 'package.json', 'board/map.css'].filter(isRule)).toEqual([])
  const rules = ['index.ts', 'state.ts', 'sequence.ts', 'rules/08-movement/flight.ts', 'pack/map.json']
  expect(rules.filter(isRule)).toEqual(rules)
})
