import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Waits until it lies on the shelf that the film has been seen up to this frame, or to its end. */
export async function seenIsKept(page: Page, frame: number | undefined): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number | undefined>((done, failed) => {
          const opening = indexedDB.open('tallyho')
          opening.onerror = () => failed(opening.error)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('games').objectStore('games').getAll()
            reading.onerror = () => failed(reading.error)
            reading.onsuccess = () => {
              opening.result.close()
              done(reading.result[0]?.seen)
            }
          }
        }),
    )
  for (let i = 0; i < 200; i++) {
    if ((await kept()) === frame) return
    await page.waitForTimeout(50)
  }
  assert.equal(await kept(), frame, 'how far the film has been seen is not kept')
}
