import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answer, begin, type Case, lobby, question, sitDown } from '../desk.ts'
import { playToTheEnd } from '../machine.ts'

/** A finished game, played by the machine, and the link to its replay. */
async function finished(page: Page): Promise<string> {
  await begin(page)
  await answer(page, () => 0)
  await playToTheEnd(page)
  await page.getByTestId('final').waitFor({ timeout: 60_000 })
  await page.getByTestId('final').getByTestId('share').click()
  return page.getByTestId('share-link').inputValue()
}

export const shareCases: readonly Case[] = [
  {
    name: 'a replay is shared as a link, stepped through elsewhere and played on from there',
    async run({ fresh, url }) {
      const link = await finished(await lobby(await fresh(), url))
      assert.match(link, /#replay=[\w-]+$/)
      const elsewhere = await fresh()
      const page = await elsewhere.newPage()
      await page.goto(link)
      await page.getByTestId('replay').waitFor()
      const shows = (at: RegExp) => page.getByTestId('replay-at').filter({ hasText: at }).waitFor()
      await shows(/^0 /)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await shows(/^([2-9]|\d{2,}) /)
      await page.keyboard.press('End')
      await page.getByText('The game is over.').waitFor()
      assert.ok(await page.getByTestId('fork').isDisabled())
      await page.keyboard.press('ArrowLeft')
      await page.getByTestId('replay-slider').fill('5')
      await shows(/^5 /)
      await page.getByTestId('fork').click()
      await sitDown(page, '[data-testid=prompt]')
      await answer(page, () => 0)
    },
  },
  {
    name: 'a finished game is stepped through and forked',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await finished(page)
      await page.getByTestId('final-replay').click()
      await page.getByTestId('replay').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.getByTestId('fork').click()
      await question(page)
      await page.getByTestId('to-lobby').click()
      await page.getByRole('region', { name: 'Finished' }).locator('li').waitFor()
      await page.getByRole('region', { name: 'Continue' }).locator('li').waitFor()
    },
  },
  {
    name: 'links that are cut short, changed, foreign or far too large are refused with a sentence',
    async run({ fresh, url }) {
      const context = await fresh()
      const link = await finished(await lobby(context, url))
      const refused = async (address: string, pattern: RegExp) => {
        const page = await context.newPage()
        await page.goto(address)
        await page.getByTestId('message').getByText(pattern).waitFor()
        await page.close()
      }
      await refused(link.slice(0, -40), /damaged or cut short/)
      await refused(`${url}#replay=`, /holds no game/)
      await refused(`${url}#replay=%3Cscript%3E`, /damaged/)
      await refused(`${url}#replay=${'A'.repeat(210_000)}`, /longer than any/)
    },
  },
]
