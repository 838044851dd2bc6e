import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answer, begin, type Case, chooseGame, isOver, lobby, nextIsThere, player } from '../desk.ts'
import { playToTheEnd } from '../machine.ts'
import { shoot } from '../pictures.ts'

/** Takes what the hint shows now and then, else any answer: the whole day is played by clicking. */
async function clickThrough(page: Page): Promise<number> {
  const next = player(18)
  for (let count = 0; count < 1500; count++) {
    if (await isOver(page)) return count
    if (count % 8 === 0) {
      await page.getByTestId('hint').click()
      // The mark goes again where trying finds no difference: what it stood on is taken all the same.
      const hinted = await page.evaluate(
        () => document.querySelector<HTMLElement>('.answer-hint')?.dataset.option,
      )
      if (hinted !== undefined) {
        await page.locator(`[data-option="${hinted}"]`).first().click()
        await nextIsThere(page)
        continue
      }
    }
    await answer(page, next)
  }
  throw new Error('the day does not end')
}

export const playCases: readonly Case[] = [
  {
    name: 'the lobby shows the games and their scenarios',
    async run(desk) {
      const page = await lobby(await desk.fresh(), desk.url)
      for (const game of [
        'wing-leader',
        'storm-above-the-reich',
        'raf-eagle',
        'skies-above-britain',
        'sample',
      ])
        assert.ok(await page.getByTestId(`game-card-${game}`).isVisible(), game)
      await chooseGame(page, 'the-hardest-days')
      for (const day of ['1940-08-13', '1940-08-15', '1940-08-18', '1940-08-24', '1940-09-07'])
        assert.ok(await page.getByTestId(`scenario-${day}`).isVisible(), day)
      assert.match(await page.getByTestId('scenario-1940-08-13').textContent().then(String), /13 August 1940/)
      await shoot(page, desk.shots, 'lobby', false)
    },
  },
  {
    name: 'a whole day of The Hardest Days is played by clicking',
    async run(desk) {
      const page = await lobby(await desk.fresh(), desk.url)
      await begin(page)
      await page.getByTestId('lesson').waitFor()
      const hidden = await page.locator('.lesson p').evaluate(text => text.scrollHeight - text.clientHeight)
      assert.equal(hidden, 0, 'the first lesson is cut')
      await shoot(page, desk.shots, 'table-early')
      const clicks = await clickThrough(page)
      // A day with few raids is short.
      assert.ok(clicks > 5, `only ${clicks} clicks`)
      assert.match(await page.getByTestId('final').textContent().then(String), /Score -?\d+/)
      await page.waitForTimeout(300)
      assert.equal(await page.getByTestId('lesson').count(), 0)
      await shoot(page, desk.shots, 'table-final')
      await page.getByTestId('final').getByText('Another game').click()
      await page
        .getByRole('region', { name: 'Finished' })
        .getByText('score', { exact: false })
        .first()
        .waitFor()
    },
  },
  {
    name: 'two seats: the machine answers in its own, and the sample is played to its end',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'noon')
      await answer(page, () => 0)
      await answer(page, () => 0)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor()
    },
  },
]
