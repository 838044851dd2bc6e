import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { WIDE } from './desk.ts'

const SMALL = { width: 1024, height: 768 }

/** Waits until what was done is drawn, and what hangs on its size as well. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(done => requestAnimationFrame(done))
  })
}

/** A picture to be looked at, where pictures are wanted: `SHOTS=1` before the command. */
export async function picture(page: Page, shots: string, name: string, fullPage = false): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: join(shots, `${name}.png`), fullPage })
}

/** Both sizes of one view, and a check that the page itself never scrolls. */
export async function shoot(page: Page, shots: string, name: string, fits = true): Promise<void> {
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size)
    await settled(page)
    await picture(page, shots, `${name}-${size.width}`)
    if (!fits) continue
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ])
    assert.deepEqual(over, [0, 0], `${name} scrolls at ${size.width}`)
  }
}
