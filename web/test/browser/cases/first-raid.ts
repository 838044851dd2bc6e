import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answersGiven, type Case, filmEnds, moved, newcomersLobby } from '../desk.ts'

const TOUCH = { hasTouch: true, isMobile: true }

/** What is seen of a fight, in the order in which it is to be seen. */
const ORDER = ['card', 'die', 'row', 'sentence', 'counter', 'score'] as const

/** Goes through a lesson, without waiting for its film, until dice lie ready in one of its steps: those of this question, if one is named. */
async function toDice(page: Page, step: number, question = ''): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await filmEnds(page)
    const roll = page.getByTestId('roll')
    const isReady = await roll.isVisible()
    const isThere = (await page.getByTestId('guide').getAttribute('data-step')) === String(step)
    if (isReady && isThere && (await page.locator('#question').textContent())?.includes(question)) return
    const before = await answersGiven(page)
    await (isReady ? roll : page.locator('[data-option]:visible').first()).click()
    await moved(page, before)
  }
  throw new Error('no dice in this step')
}

/** Notes when each part of a fight with this group is first seen, and how many cards were laid for it. */
async function watchFight(page: Page, group: string): Promise<void> {
  await page.evaluate(foe => {
    const seen: Record<string, number> = {}
    const cards = new Set<Element>()
    const score = document.querySelector('.score-points')?.textContent
    Object.assign(globalThis, { fight: { seen, cards } })
    setInterval(() => {
      const card = document.querySelector('[data-testid=dock] [data-what=fight]')
      if (!card) return
      cards.add(card)
      const [hit, said] = [card.querySelector('.chart-hit'), card.querySelector('.event-outcome')]
      const dice = [...card.querySelectorAll('.die')].flatMap(die => die.getAnimations())
      const is: Record<string, boolean | undefined> = {
        card: true,
        die: dice.every(({ playState }) => playState === 'finished'),
        row: hit?.getAnimations().every(({ playState }) => playState === 'finished'),
        sentence: said !== null && getComputedStyle(said).opacity === '1',
        counter: document.querySelector(`.display [data-ref="group:${foe}"]`) === null,
        score: document.querySelector('.score-points')?.textContent !== score,
      }
      for (const part of Object.keys(is)) if (is[part]) seen[part] ??= performance.now()
    }, 8)
  }, group)
}

function watched(page: Page): Promise<{ seen: Record<string, number>; cards: number }> {
  return page.evaluate(() => {
    const { seen, cards } = Reflect.get(globalThis, 'fight')
    return { seen, cards: cards.size }
  })
}

export const firstRaidCases: readonly Case[] = [
  {
    name: 'dice: they lie, then their row is lit, then it is said, then the counter goes, then the score',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await page.getByTestId('first-the-hardest-days').click()
      await page.getByTestId('guide').waitFor()
      await toDice(page, 3, 'fights I/JG26')
      await watchFight(page, 'I/JG26')
      await page.getByTestId('roll').click()
      await page.waitForFunction(() => Reflect.get(globalThis, 'fight').seen.score !== undefined)
      const { seen, cards } = await watched(page)
      assert.equal(cards, 1, 'the dice fall once')
      const order = [...ORDER].sort((a, b) => (seen[a] ?? 0) - (seen[b] ?? 0))
      assert.deepEqual(order, ORDER)
      assert.ok((seen.die ?? 0) < (seen.counter ?? 0), 'the board waits for the dice')
    },
  },
  {
    name: 'phone: when a raid has come over the coast, the map shows where it is',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh({ width: 390, height: 844 }, TOUCH), url)
      await page.getByTestId('first-the-hardest-days').tap()
      await page.getByTestId('guide').waitFor()
      await toDice(page, 0)
      await page.getByTestId('roll').tap()
      await filmEnds(page)
      await page.waitForFunction(() => {
        const room = document.querySelector('.panzoom')?.getBoundingClientRect()
        const raid = document.querySelector('.panzoom [data-ref="raid:1"]')?.getBoundingClientRect()
        return room && raid && raid.top > room.top && raid.bottom < room.bottom && raid.left > room.left
      })
    },
  },
]
