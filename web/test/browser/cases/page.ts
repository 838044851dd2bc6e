import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { begin, type Case, lobby, question } from '../desk.ts'
import { playToTheEnd, toStep } from '../machine.ts'

/** What a printer would get: the text on the page, and the page as a file where pictures are wanted. */
async function printed(page: Page, shots: string, name: string): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.getByTestId('print-sheet').waitFor()
  // biome-ignore lint/performance/useDomNodeTextContent: what is not to be seen is not printed
  const text = await page.evaluate(() => document.body.innerText)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  const file = await page.pdf({ format: 'A4' })
  if (process.env.SHOTS) writeFileSync(join(shots, `${name}.pdf`), file)
  return text
}

export const pageCases: readonly Case[] = [
  {
    name: 'on paper: a table is its whole log, and the book of the staffel, without a button or a map',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'storm-above-the-reich', '1943-early')
      await question(page)
      await toStep(page, 'purchase')
      await page.getByTestId('open-game').click()
      await page.getByTestId('print').getByText('Print the log and the book').waitFor()
      const text = await printed(page, shots, 'print-storm')
      assert.match(text, /The Staffel’s book/)
      assert.match(text, /Experte/)
      assert.match(text, /The log/)
      assert.doesNotMatch(text, /Undo|Settings|Catch up/)
      assert.equal(await page.getByTestId('print-sheet').count(), 0, 'on the screen there is no sheet')
    },
  },
  {
    name: 'on paper: all lines of a long log, where the table draws the last of them; dark ink at night too',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(undefined, { colorScheme: 'dark' }), url)
      await begin(page, 'the-hardest-days', '1940-08-18')
      await question(page)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 60_000 })
      const drawn = await page.getByTestId('log').locator('li').count()
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      assert.ok((await page.getByTestId('print-sheet').locator('li').count()) > drawn)
      await page.emulateMedia({ media: 'print' })
      const ink = await page.getByTestId('print-sheet').evaluate(sheet => getComputedStyle(sheet).color)
      assert.equal(ink, 'rgb(28, 25, 21)')
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await printed(page, shots, 'print-day')
    },
  },
  {
    name: 'full screen: by a button, back by a key, and no button where the browser cannot do it',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await question(page)
      const fills = (wanted: boolean) =>
        page.waitForFunction(now => (document.fullscreenElement !== null) === now, wanted)
      await page.getByTestId('open-game').click()
      const button = page.getByTestId('full-screen')
      await button.click()
      await fills(true)
      await button.getByText('Leave full screen').waitFor()
      await page.keyboard.press('f')
      await fills(false)
      await button.getByText(/^Full screen/).waitFor()
      const context = await fresh()
      await context.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }),
      )
      const other = await lobby(context, url)
      await begin(other)
      await other.getByTestId('open-game').click()
      await other.getByTestId('print').waitFor()
      assert.equal(await other.getByTestId('full-screen').count(), 0)
    },
  },
  {
    name: 'the bar: how far the machine plays is asked where it can be seen',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await question(page)
      await page.getByTestId('machine-on').click()
      const isSeen = await page.getByTestId('machine-on-sure').evaluate(button => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      assert.ok(isSeen, 'the button is cut off or covered')
    },
  },
  {
    name: 'the app can be installed: its manifest and everything it names are served as what they are',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const href = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = await (await page.request.get(new URL(String(href), url).href)).json()
      const named: readonly { src: string; type: string }[] = [...manifest.icons, ...manifest.screenshots]
      for (const { src, type } of named) {
        const answer = await page.request.get(new URL(src, url).href)
        assert.equal(answer.status(), 200, src)
        assert.equal(answer.headers()['content-type'], type, src)
      }
    },
  },
]
