import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseRecord, resume } from '@tallyho/engine'
import { storyOf } from '@tallyho/kit'
import { Chronicle } from '@tallyho/kit/chronicle/Chronicle.tsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { courseOf, turnsOf } from '../../report/course.ts'
import { unhurried } from '../../table/session/reopen.ts'

/** Recorded games, with what must be in their stories. */
const GAMES = [
  ['wing-leader', 'wl-01', /^Turn 1$/, /attacked .*\./, /Mölders/],
  ['the-hardest-days', '1940-08-18', /^0800$/, /was met by .* Squadron/, /Kenley was wrecked/],
  ['storm-above-the-reich', '1943-early', /^Mission 6$/, /The mission brings \d+ points?\./, /Liberators/],
  ['raf-eagle', 'prelude', /^0600 \w/, /bomber Gruppen? reach(es)? \w+ and/, undefined],
  ['raf-eagle', 'hardest-days', /August$/, /bomber Gruppen? reach(es)? \w+ and/, undefined],
  ['skies-above-britain', 'patrol-1', /^Turn 1$/, /The bombers are/, /For every twelve fighters/],
  ['skies-above-britain', 'chapter-1', /^Patrol 2, /, /points?: /, /For every twelve fighters/],
] as const

async function finished(game: string, scenario: string) {
  const path = `../../../games/test/golden/${game}/${scenario}.tallyho.json`
  const record = parseRecord(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
  const [module, board] = await Promise.all([loadModule(game), loadBoard(game)])
  const { match } = resume(module.game, record)
  const retold = await board.retold?.()
  if (!retold || !match.result) throw new Error(`${game} tells nothing of itself`)
  return { module, match, retold, result: match.result }
}

describe.each(GAMES)('%s, %s', (game, scenario, title, sentence, history) => {
  test('is told again in plain sentences, chapter by chapter', async () => {
    const { module, match, retold } = await finished(game, scenario)
    const story = storyOf(retold, match.state, match.notes, module.words)
    expect(story.map(one => one.title)).toContainEqual(expect.stringMatching(title))
    expect(new Set(story.map(one => one.title)).size).toBe(story.length)
    const lines = story.flatMap(one => one.lines.map(({ text }) => text))
    expect(lines.join(' ')).toMatch(sentence)
    for (const line of lines) expect(line).toMatch(/^(?!.*(undefined|NaN|\[object|\.\.)).*\.$/)
  })

  test('has its turning points, its best and worst, and its history', async () => {
    const { match, retold, result, module } = await finished(game, scenario)
    const { state, notes } = match
    const course = await unhurried(courseOf(match))
    expect(course.end).toBe(result.score)
    const turns = turnsOf(course, storyOf(retold, state, notes, module.words))
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.every(({ by }) => by !== 0)).toBe(true)
    for (const { name, did } of retold.honours?.(state, notes) ?? [])
      expect(`${name}: ${did}`).toMatch(/^(?!.*(undefined|NaN|: $)).*\.$/)
    const beside = retold.beside?.(state, result, notes)
    if (history) expect(beside?.text.join(' ')).toMatch(history)
    else expect(beside).toBeUndefined()
  })
})

/** Campaigns with so many entries of their diaries, and whether somebody may stand on their walls. */
const CAMPAIGNS = [
  ['storm-above-the-reich', '1943-early', 6, true],
  ['skies-above-britain', 'chapter-1', 6, true],
  ['raf-eagle', 'hardest-days', 4, false],
] as const

test.each(CAMPAIGNS)(
  '%s, %s: the report has its diary and its wall',
  async (game, scenario, days, walled) => {
    const { match, retold } = await finished(game, scenario)
    const { state, notes } = match
    const diary = retold.diary?.(state, notes) ?? []
    const wall = retold.wall?.(state, notes)
    expect(diary).toHaveLength(days)
    expect(wall !== undefined).toBe(walled)
    const page = renderToStaticMarkup(createElement(Chronicle, { diary, wall: wall ?? [], title: 'h2' }))
    for (const { when, event } of diary) {
      expect(page).toContain(`<b>${when}</b>`)
      if (event) expect(page).toContain(`<cite>${event.source}</cite>`)
    }
    for (const { name } of wall ?? []) expect(page).toContain(`<b>${name}</b>`)
  },
)

test('a battle of one day has neither', async () => {
  const { match, retold } = await finished('the-hardest-days', '1940-08-18')
  expect(retold.diary?.(match.state, match.notes)).toBeUndefined()
  expect(renderToStaticMarkup(createElement(Chronicle, { diary: [], wall: [], title: 'h2' }))).toBe('')
})
