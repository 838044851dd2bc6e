import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { begin, type Case, chooseGame, lobby, question, sitDown, WIDE } from '../desk.ts'
import { tabTo } from '../keys.ts'
import { playToTheEnd } from '../machine.ts'
import { picture } from '../pictures.ts'
import { accessible } from './access.ts'
import { cramped } from './lobby.ts'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 1024, height: 768 }

/** Plays the sample to its end from one seat, the machine in the other; then so many games are finished. */
async function finish(page: Page, url: string, raf: string, luftwaffe: string, count = 1): Promise<void> {
  await page.goto(url)
  await chooseGame(page, 'sample')
  await page.locator('#seat-raf').selectOption(raf)
  await page.locator('#seat-luftwaffe').selectOption(luftwaffe)
  await begin(page, 'sample', 'noon')
  await playToTheEnd(page)
  await page.getByTestId('final').getByText('Another game').click()
  await page.getByText(`${count} in all`).waitFor()
}

async function openRecord(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByTestId('to-record').click()
  await page.getByTestId('record').waitFor()
}

/** Everything that is kept, as the text of the file that is handed out. */
async function everything(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByTestId('export-everything').click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^tallyho-everything-\d{4}-\d\d-\d\d\.tallyho\.json$/)
  return readFileSync(await download.path(), 'utf8')
}

async function bring(page: Page, text: string): Promise<void> {
  await page
    .getByTestId('import')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

export const recordCases: readonly Case[] = [
  {
    name: 'record: finished games are added up by side and opponent, beside what the machine makes of it',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await openRecord(page, url)
      await page.getByTestId('no-record').waitFor()
      await finish(page, url, 'person', 'machine')
      await finish(page, url, 'person', 'machine', 2)
      await finish(page, url, 'cadet', 'person', 3)
      await openRecord(page, url)
      const regular = page.getByTestId('line-noon-raf-machine')
      await regular.waitFor()
      assert.equal(await regular.locator('[data-label=Games]').textContent(), '2')
      assert.match(String(await regular.locator('[data-label="The machine"]').textContent()), /^[+−]?\d/)
      const cadet = page.getByTestId('line-noon-luftwaffe-cadet')
      assert.equal(await cadet.locator('[data-label=Games]').textContent(), '1')
      assert.match(String(await cadet.locator('[data-label=Against]').textContent()), /cadet/)
      // One game is its own best and median.
      const best = await cadet.locator('[data-label=Best]').textContent()
      assert.equal(await cadet.locator('[data-label=Median]').textContent(), best)
      await page.getByText(/40 games that a regular played/).waitFor()
      for (const size of [WIDE, SMALL, PHONE]) {
        await page.setViewportSize(size)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.equal(over, 0, `the record scrolls sideways at ${size.width}`)
        for (const theme of ['day', 'night']) {
          await page.evaluate(now => {
            document.documentElement.dataset.theme = now
          }, theme)
          await accessible(page, `record ${theme} ${size.width}`)
          await picture(page, shots, `record-${theme}-${size.width}`, true)
        }
      }
      assert.deepEqual(await cramped(page), [])
      await cadet.getByRole('link').click()
      await page.getByTestId('final').waitFor()
    },
  },
  {
    name: 'record: everything goes out in one file and comes to another browser, once',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await finish(page, url, 'veteran', 'person')
      await page.goto(url)
      await begin(page, 'the-hardest-days')
      const asked = await question(page)
      await openRecord(page, url)
      const text = await everything(page)
      const other = await lobby(await fresh(), url)
      await other.evaluate(() => localStorage.setItem('tallyho/settings', JSON.stringify({ film: 'slow' })))
      await openRecord(other, url)
      await bring(other, text)
      await other.getByText('2 games came to the shelf.').waitFor()
      await other.getByTestId('line-noon-luftwaffe-veteran').waitFor()
      // Settings are left alone until they are asked for.
      const film = () =>
        other.evaluate(() => JSON.parse(localStorage.getItem('tallyho/settings') ?? '{}').film)
      assert.equal(await film(), 'slow')
      await other.getByTestId('offered-settings').getByRole('button').click()
      assert.equal(await film(), 'once')
      await bring(other, text)
      await other.getByText('Nothing new came to the shelf. 2 were here already.').waitFor()
      await other.goto(url)
      await other.locator('[data-testid^=stored-]').nth(1).waitFor()
      assert.equal(await other.locator('[data-testid^=stored-]').count(), 2)
      await other.getByRole('region', { name: 'Continue' }).locator('[data-testid^=continue-]').click()
      await sitDown(other)
      assert.equal(await question(other), asked)
    },
  },
  {
    name: 'record: a broken file of everything is refused with a sentence, and what is sound in it comes',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'noon')
      await openRecord(page, url)
      const file = JSON.parse(await everything(page))
      const trouble = page.getByTestId('import-trouble')
      await bring(page, JSON.stringify({ everything: 7 }))
      await trouble.getByText(/written by a newer Tallyho/).waitFor()
      await bring(page, JSON.stringify({ everything: 1, games: 'none' }))
      await trouble.getByText(/is damaged/).waitFor()
      await bring(page, JSON.stringify(file).slice(0, -40))
      await trouble.getByText(/damaged, cut short/).waitFor()
      const [game] = file.games
      const dusk = { ...game, name: 'At dusk', setup: { ...game.setup, scenario: 'dusk' } }
      await bring(page, JSON.stringify({ ...file, games: [{ name: '<b>Bad</b>' }, game, dusk] }))
      await trouble
        .getByText(/^1 game came to the shelf\. One was here already\. The game “<b>Bad<\/b>” was/)
        .waitFor()
      assert.ok(await trouble.evaluate(now => now === document.activeElement), 'it has the focus')
      await page.goto(url)
      await page.getByText('At dusk').first().waitFor()
      assert.equal(await page.locator('[data-testid^=stored-]').count(), 2)
    },
  },
  {
    name: 'lobby: whoever is new begins by one press, and takes everything back',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await tabTo(page, '[data-testid=start]')
      await page.keyboard.press('Enter')
      await page.getByTestId('table').waitFor()
      await page.goto(url)
      const row = page.locator('[data-testid^=stored-]')
      await row.getByText('A lesson: every step of it can be taken back').waitFor()
      await row.getByText('Your lesson').waitFor()
      await row.locator('[data-testid^=continue-]').click()
      await page.getByTestId('table').waitFor()
      // Each game has a first scenario of its own to begin with.
      await page.goto(url)
      await page.getByTestId('first-wing-leader').click()
      await page.getByTestId('table').waitFor()
    },
  },
  {
    name: 'lobby: the back button leads from the table to the choice and from there to the lobby',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'dusk')
      await page.goBack()
      await page.getByTestId('start').getByText('Begin Dusk').waitFor()
      await page.goBack()
      await page.getByTestId('lobby').waitFor()
      await page.goForward()
      await page.getByTestId('choose').waitFor()
      await page.goto(`${url}#/choose/chess`)
      await page.getByText("There is no game 'chess'").waitFor()
      await page.getByTestId('all-games').click()
      await page.getByTestId('lobby').waitFor()
    },
  },
]
