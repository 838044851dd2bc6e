import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { type Case, WIDE } from '../desk.ts'

/** The app does not come before it is called. */
async function holdApp(page: Page): Promise<() => void> {
  let comes = () => {}
  const late = new Promise<void>(done => {
    comes = done
  })
  await page.route(/assets\/lobby-[^/]*\.js$/, async route => {
    await late
    await route.continue()
  })
  return comes
}

export const firstSightCases: readonly Case[] = [
  {
    name: 'lobby: it is seen before the app has come, nothing moves when that comes, and what was pressed is done',
    async run({ fresh, url }) {
      const page = await (await fresh(WIDE, { colorScheme: 'dark' })).newPage()
      const comes = await holdApp(page)
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.lobby-head, .lobby-head *, .map-sheet, .map-sheet *')].map(item => {
            const { x, y, width, height } = item.getBoundingClientRect()
            return [item.tagName, x, y, width, height].join(' ')
          }),
        )
      await page.goto(url)
      await page.evaluate(() => document.fonts.ready)
      assert.equal(await page.getAttribute('html', 'data-theme'), 'night')
      assert.equal(await page.getByTestId('lobby').count(), 0)
      const [first, picture] = await page.evaluate(() => [
        document.querySelector<HTMLLinkElement>('link[rel=preload]')?.href,
        document.querySelector<HTMLImageElement>('.map-sheet img')?.src,
      ])
      assert.equal(first, picture, 'the first picture is fetched before all else')
      const before = await places()
      await page.getByText('Settings', { exact: true }).click()
      comes()
      await page.locator('.drawer').waitFor()
      assert.deepEqual(await places(), before)
    },
  },
  {
    name: 'lobby: a page that is no lobby shows none while the app is fetched',
    async run({ fresh, url }) {
      const page = await (await fresh()).newPage()
      const comes = await holdApp(page)
      await page.goto(`${url}#/record`)
      assert.equal(await page.getByText('New here? Start').isVisible(), false)
      comes()
      await page.getByRole('heading', { name: 'My record' }).waitFor()
    },
  },
]
