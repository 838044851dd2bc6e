import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** The tab key, until this has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(`${selector}:focus`).count()) > 0) return
  }
  assert.fail(`the tab key does not come to ${selector}`)
}
