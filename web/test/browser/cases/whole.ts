import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answersGiven, type Case, lobby, moved, numbers, welcomed } from '../desk.ts'
import { tabTo } from '../keys.ts'

/** The shortest scenario of each game. */
const SHORTEST = {
  'the-hardest-days': '1940-08-13',
  'wing-leader': 'wl-06',
  'storm-above-the-reich': 'training',
}

type Name = keyof typeof SHORTEST

/** What a player finds at a question. */
interface Sight {
  readonly isOver: boolean
  readonly rolls: boolean
  /** The ids of all answers but rare ones. */
  readonly ids: readonly string[]
  readonly ends: boolean
  /** Whatever of the question, its answers or the keyboard's place is not to be seen, in words. */
  readonly missing: readonly string[]
}

/** Waits for the next question, or the end of the game, and looks at it. */
async function sightOf(page: Page): Promise<Sight> {
  const asked = '[data-film=rest] :is([data-option], [data-testid=roll])'
  await page
    .locator(`${asked}, [data-testid=final]`)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 60_000 })
  return page.evaluate(() => {
    const prompt = document.querySelector('[data-testid=prompt]')
    const answers = [...document.querySelectorAll<HTMLElement>('.answer')].filter(one =>
      one.checkVisibility(),
    )
    const roll = document.querySelector('[data-testid=roll]')
    const shown = [
      { name: 'the question', element: document.querySelector('#question') },
      { name: 'the first answer', element: roll ?? answers[0] ?? null },
    ]
    const unseen = shown.filter(({ element }) => {
      if (!element) return true
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return true
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !hit || !(element.contains(hit) || hit.contains(element))
    })
    const has = document.activeElement
    const isLost = !(prompt?.contains(has) || has?.closest('[data-ref]'))
    const missing = [...unseen.map(({ name }) => name), ...(isLost ? ['the keyboard'] : [])]
    const isOver = document.querySelector('[data-testid=final]') !== null
    return {
      isOver,
      rolls: roll !== null,
      ids: answers.map(({ dataset }) => (dataset as DOMStringMap).option ?? ''),
      ends: answers.some(one => one.matches('.answer-ends')),
      missing: isOver ? [] : missing,
    }
  })
}

async function beginByKeys(page: Page, game: Name): Promise<void> {
  await tabTo(page, `[data-testid=game-card-${game}]`)
  await page.keyboard.press('Enter')
  await page.locator('[name=scenario]').first().waitFor()
  await tabTo(page, '[name=scenario]')
  const wanted = page.getByTestId(`scenario-${SHORTEST[game]}`).locator('input')
  for (let i = 0; i < 60 && !(await wanted.isChecked()); i++) await page.keyboard.press('ArrowDown')
  await tabTo(page, '[data-testid=start]')
  await page.keyboard.press('Enter')
  await welcomed(page)
  await page.keyboard.press('Escape')
}

/** Goes down to one of the answers, which is then to be seen. */
async function arrowTo(page: Page, index: number): Promise<void> {
  for (let i = 0; i <= index; i++) await page.keyboard.press('ArrowDown')
  const stands = await page.evaluate(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return document.activeElement?.matches('[data-option]') && top >= 0 && bottom <= innerHeight
  })
  assert.ok(stands, 'the arrows lead to no answer on the screen')
}

/** One answer, by its digit, by the key that ends a row, or by arrows and Enter. */
async function answerByKeys(page: Page, { ids, rolls, ends }: Sight, next: (n: number) => number) {
  const before = await answersGiven(page)
  const count = ids.length - (ends ? 1 : 0)
  const index = next(Math.max(Math.min(count, 5), 1))
  const key = ends && (count === 0 || next(10) < 6) ? '0' : next(2) > 0 ? String(index + 1) : 'Enter'
  if (key === 'Enter' && !rolls) await arrowTo(page, index)
  await page.keyboard.press(rolls ? 'Enter' : key)
  if (await page.getByText('sure? again').isVisible()) await page.keyboard.press(key)
  await moved(page, before)
}

const wholeByKeys = (game: Name): Case => ({
  name: `by keys alone: a whole game of ${game}, from the lobby to its final score`,
  async run({ fresh, url }) {
    const page = await lobby(await fresh(), url)
    await beginByKeys(page, game)
    const next = numbers(5)
    for (let i = 0; i < 600; i++) {
      const sight = await sightOf(page)
      if (sight.isOver) return
      assert.deepEqual(sight.missing, [], `answer ${i}`)
      await answerByKeys(page, sight, next)
    }
    assert.fail('the game does not end')
  },
})

export const wholeCases: readonly Case[] = [
  wholeByKeys('the-hardest-days'),
  wholeByKeys('wing-leader'),
  wholeByKeys('storm-above-the-reich'),
]
