import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** The tab key, once this is there, until it has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(`${selector}:focus`).count()) > 0) return
  }
  assert.fail(`the tab key does not come to ${selector}`)
}
