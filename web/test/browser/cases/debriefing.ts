import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../barriers.ts'
import { begin, type Case, newcomersLobby, settings, WIDE } from '../desk.ts'
import { picture } from '../pictures.ts'
import { seenIsKept } from '../seen.ts'

const PHONE = { width: 390, height: 844 }

/** A lobby where everything is shown at once: debriefings are to be read all the same. */
function hastyLobby(page: Page): Promise<void> {
  return settings(page, { film: 'once', dice: 'self', lessons: false })
}

/** Lets the machine answer, one question after the other, until something is over. */
async function toDebriefing(page: Page): Promise<void> {
  const debriefing = page.getByTestId('debriefing')
  while (!(await debriefing.isVisible())) {
    const before = await page.getByTestId('table').getAttribute('data-answers')
    // What is pressed while something is put away is not taken: it is pressed again.
    await page.waitForFunction(
      given => {
        const isOn =
          document.querySelector('[data-testid=debriefing]') !== null ||
          document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.answers !== given
        if (!isOn) document.querySelector<HTMLElement>('[data-testid=machine-once]')?.click()
        return isOn
      },
      before,
      { polling: 100 },
    )
  }
}

/** Once all stamps are in, the button is on the screen, and what does not fit scrolls inside the page. */
async function fits(page: Page): Promise<void> {
  const shown = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(one => one.finished))
    const box = document.querySelector('[data-testid=debriefing-on]')?.getBoundingClientRect()
    const root = document.documentElement
    const body = document.querySelector('.debriefing-body')
    return {
      button: box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
      still: root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight,
      sideways: body ? body.scrollWidth - body.clientWidth : -1,
      overflow: body ? getComputedStyle(body).overflowY : '',
    }
  })
  assert.deepEqual(shown, { button: true, still: true, sideways: 0, overflow: 'auto' })
  const below = page.getByTestId('debriefing-below')
  if (await below.isVisible()) await below.click()
  await page.waitForFunction(() => {
    const body = document.querySelector('.debriefing-body')?.getBoundingClientRect()
    const means = document.querySelector('.debriefing-means')?.getBoundingClientRect()
    return body && means && means.top < body.bottom
  })
  await below.waitFor({ state: 'detached' })
}

const open = '[data-testid=debriefing]'

export const debriefingCases: readonly Case[] = [
  {
    name: 'debriefing: after a mission each pilot is told of, before the result; keys go on, the log opens it again',
    async run({ fresh, url, shots }) {
      const page = await newcomersLobby(await fresh(WIDE), url)
      await hastyLobby(page)
      await begin(page, 'storm-above-the-reich', 'training')
      await toDebriefing(page)
      assert.equal(await page.locator('[data-fate^="pilot:"]').count(), 2)
      assert.equal(
        await page.getByTestId('final').count(),
        0,
        'the result is there before the debriefing is read',
      )
      assert.equal(await page.getByTestId('prompt').count(), 0)
      await fits(page)
      assert.deepEqual(await barriers(page), [])
      await picture(page, shots, 'debriefing-storm')
      await page.keyboard.press('Enter')
      await page.locator(open).waitFor({ state: 'detached' })
      await page.getByTestId('final').waitFor()
      // Again from the log, and away with Escape.
      const again = page.getByTestId('log-debriefing')
      await again.click()
      await page.locator(open).waitFor()
      await page.keyboard.press('Escape')
      await page.locator(open).waitFor({ state: 'detached' })
      await again.click()
      await page.locator(open).waitFor()
      await page.keyboard.press('Space')
      await page.locator(open).waitFor({ state: 'detached' })
      // It has been read: the game that is opened again begins with its result.
      await page.reload()
      await page.getByTestId('final').waitFor()
      assert.equal(await page.locator(open).count(), 0)
    },
  },
  {
    name: 'debriefing: one that was not read is there when the game is opened again; on a phone a touch goes on',
    async run({ fresh, url, shots }) {
      const context = await fresh(PHONE, { hasTouch: true, isMobile: true })
      const page = await newcomersLobby(context, url)
      await hastyLobby(page)
      await begin(page, 'the-hardest-days', '1940-08-18', '[data-testid=prompt], [data-option]')
      await toDebriefing(page)
      const title = await page.locator('#debriefing-title').textContent()
      await fits(page)
      await page.reload()
      await page.locator(open).waitFor()
      assert.equal(await page.locator('#debriefing-title').textContent(), title)
      await fits(page)
      assert.deepEqual(await barriers(page), [])
      await picture(page, shots, 'debriefing-phone')
      await page.getByTestId('debriefing-on').tap()
      await page.locator('[data-option], [data-testid=roll]').first().waitFor({ state: 'attached' })
      assert.equal(await page.locator(open).count(), 0)
      await seenIsKept(page, undefined)
      await page.reload()
      await page.locator('[data-option], [data-testid=roll]').first().waitFor({ state: 'attached' })
      assert.equal(await page.locator(open).count(), 0, 'it was read, and is shown again')
    },
  },
]
