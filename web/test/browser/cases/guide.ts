import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { barriers } from '../barriers.ts'
import { answersGiven, type Case, filmEnds, moved, newcomersLobby, putAway, settings, WIDE } from '../desk.ts'

const PHONE = { width: 390, height: 844 }

/** Every game with a lesson, the screen it is gone through on here, and whether its film is shown. */
const LESSONS: readonly { readonly game: string; readonly phone?: true; readonly film?: true }[] = [
  { game: 'raf-eagle' },
  { game: 'wing-leader', phone: true },
  { game: 'skies-above-britain', phone: true },
  { game: 'the-hardest-days', film: true },
  { game: 'storm-above-the-reich', phone: true },
]

async function isOnScreen(page: Page, part: Locator): Promise<void> {
  const [box, size] = [await part.boundingBox(), page.viewportSize()]
  assert.ok(box && size && box.y >= 0 && box.y + box.height <= size.height, `${part} is on the screen`)
}

/** Takes what the lesson goes on with, as a newcomer would, until it is over. Returns how many decisions that took. */
async function goThrough(page: Page, phone: boolean): Promise<number> {
  const [end, debriefing, roll] = ['guide-end', 'debriefing-on', 'roll'].map(id => page.getByTestId(id)) as [
    Locator,
    Locator,
    Locator,
  ]
  const answers = page.locator('[data-option]:visible')
  for (let decisions = 0; decisions < 80; decisions++) {
    await filmEnds(page)
    await end.or(debriefing).or(roll).or(answers).first().waitFor()
    if (await end.isVisible()) return decisions
    // What became of each is fetched when it is told.
    if (await debriefing.isVisible()) {
      await putAway(debriefing)
      continue
    }
    await isOnScreen(page, page.getByTestId('guide'))
    const next = (await roll.isVisible()) ? roll : answers.first()
    await isOnScreen(page, page.locator('#question'))
    await isOnScreen(page, next)
    const before = await answersGiven(page)
    await (phone ? next.tap() : next.click())
    await moved(page, before)
  }
  throw new Error('the lesson never ends')
}

const lessons: readonly Case[] = LESSONS.map(({ game, phone = false, film = false }) => ({
  name: `The lesson of ${game} leads to the real thing${phone ? ', by touch' : ''}`,
  async run({ fresh, url }) {
    const context = await fresh(phone ? PHONE : WIDE, phone ? { hasTouch: true, isMobile: true } : {})
    const page = await newcomersLobby(context, url)
    if (!film) await settings(page, { film: 'once' })
    await page.getByTestId(`first-${game}`).click()
    await page.getByTestId('guide').waitFor()
    assert.deepEqual(await barriers(page), [])
    assert.equal(await page.getByTestId('machine-on').count(), 0, 'nobody is to take the lesson off him')
    const decisions = await goThrough(page, phone)
    assert.ok(decisions >= 5, `${decisions} decisions are no lesson`)
    if (phone) await page.getByTestId('guide-real').tap()
    else {
      // The first press gives the button the keyboard.
      await page.keyboard.press('Enter')
      await page.getByTestId('guide').waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByTestId('guide').waitFor({ state: 'detached' })
    await page.getByTestId('briefing').or(page.getByTestId('prompt')).first().waitFor()
    await page.goto(url)
    await page.getByTestId('lobby').waitFor()
    const kept = page.locator('[data-testid^="continue-"]')
    await kept.first().waitFor()
    assert.equal(await kept.count(), 1, 'the lesson need not be kept')
  },
}))

export const guideCases: readonly Case[] = [
  ...lessons,
  {
    name: 'a lesson that is left has led round the table: no pointer comes at a question in mid-game',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(WIDE), url)
      await settings(page, { film: 'once' })
      await page.getByTestId('first-raf-eagle').click()
      const leave = page.getByTestId('leave-lesson')
      for (let press = 0; press < 2; press++) await leave.click()
      await page.getByTestId('guide').waitFor({ state: 'detached' })
      await page.getByTestId('briefing-ok').click()
      await page.getByTestId('prompt').waitFor()
      assert.equal(await page.getByTestId('welcome').count(), 0)
    },
  },
]
