import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import {
  answersGiven,
  begin,
  type Case,
  filmEnds,
  goOn,
  moved,
  newcomersLobby,
  settings,
  sitDown,
} from '../desk.ts'
import { settled } from '../pictures.ts'
import { renderAll, wavOf } from '../sound-files.ts'

/** In a page: counts the oscillators and stretches of noise that are set going. */
async function countVoices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const start = node.prototype.start
      node.prototype.start = function (...when: [number?]) {
        document.documentElement.dataset.voices = String(
          Number(document.documentElement.dataset.voices ?? 0) + 1,
        )
        start.apply(this, when)
      }
    }
  })
}

const voices = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.voices ?? 0))

async function heardMore(page: Page, than: number): Promise<void> {
  await page.waitForFunction(before => Number(document.documentElement.dataset.voices ?? 0) > before, than)
}

/** The scripts that a page has fetched so far. */
function fetched(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

const isSynthesiser = (name: string) => /\/player-[^/]*\.js$/.test(name)

/** All has been shown, and something is asked. */
const ASKS = '[data-film=rest] :is([data-option], [data-testid=roll])'

export const soundCases: readonly Case[] = [
  {
    name: 'sound: each kind is heard, as long as it says, never too loud, and no two are alike',
    async run({ fresh, shots }) {
      const page = await (await fresh()).newPage()
      const all = await renderAll(page)
      const folder = join(shots, 'sounds')
      mkdirSync(folder, { recursive: true })
      for (const { sound, seconds, samples, peak, loudness, lasts } of all) {
        writeFileSync(join(folder, `${sound}.wav`), wavOf(samples))
        assert.ok(loudness > 0.02, `${sound} is too quiet: ${loudness}`)
        assert.ok(peak > 0.2 && peak < 0.9, `${sound} has a peak of ${peak}`)
        assert.ok(lasts <= seconds && lasts > seconds * 0.7, `${sound} lasts ${lasts} s of ${seconds}`)
        assert.ok(seconds < 3, `${sound} is short`)
      }
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1)) {
          const brighter = Math.max(one.bright, other.bright) / Math.min(one.bright, other.bright)
          const longer = Math.max(one.lasts, other.lasts) / Math.min(one.lasts, other.lasts)
          assert.ok(brighter * longer > 1.35, `${one.sound} and ${other.sound} are too much alike`)
        }
    },
  },
  {
    name: 'sound is off until wanted, each kind can be tried, and a game is then heard; at once it is silent',
    async run({ fresh, url }) {
      const context = await fresh()
      await countVoices(context)
      const page = await newcomersLobby(context, url)
      await begin(page, 'the-hardest-days', '1940-08-18', ASKS)
      assert.equal(await voices(page), 0)
      assert.deepEqual((await fetched(page)).filter(isSynthesiser), [])
      await page.getByTestId('open-settings').click()
      await page.getByTestId('sound').check()
      for (const kind of ['telephone', 'dice', 'card', 'engines', 'guns', 'hit', 'bombs', 'bell']) {
        const before = await voices(page)
        await page.getByTestId(`try-${kind}`).click()
        await heardMore(page, before)
      }
      const volume = page.getByLabel('Guns far away', { exact: true })
      await volume.fill('0')
      assert.ok(await page.getByTestId('try-guns').isDisabled(), 'what is silent cannot be tried')
      await page.reload()
      await sitDown(page, ASKS)
      await page.getByTestId('open-settings').click()
      assert.ok(await page.getByTestId('sound').isChecked(), 'sound is kept')
      assert.equal(await volume.inputValue(), '0')
      await page.keyboard.press('Escape')
      for (let i = 0; i < 30 && (await voices(page)) === 0; i++) {
        await goOn(page)
        await filmEnds(page, ASKS)
      }
      assert.ok((await voices(page)) > 0, 'what happens is heard')
      await page.getByTestId('film-speed').selectOption('once')
      const before = await voices(page)
      for (let i = 0; i < 5; i++) {
        await goOn(page)
        await filmEnds(page, ASKS)
      }
      await settled(page)
      assert.equal(await voices(page), before, 'what is shown at once is silent')
    },
  },
  {
    name: 'sound: dice rattle in the hand as long as the button is held',
    async run({ fresh, url }) {
      const context = await fresh()
      await countVoices(context)
      const page = await newcomersLobby(context, url)
      await settings(page, { sound: true })
      await begin(page, 'the-hardest-days', '1940-08-18', ASKS)
      for (let i = 0; i < 40 && !(await page.getByTestId('roll').isVisible()); i++) {
        await goOn(page)
        await page.keyboard.press('c')
        await filmEnds(page, ASKS)
      }
      await page.getByTestId('roll').hover()
      const before = await voices(page)
      await page.mouse.down()
      await heardMore(page, before)
      const given = await answersGiven(page)
      await page.mouse.up()
      await moved(page, given)
    },
  },
]
