import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { hashState, Match, recordOf } from '@tallyho/engine'
import { serve } from '../../../serve.mjs'
import { begin, type Case, decide, lobby, optionsOf, question, WIDE } from '../desk.ts'
import { toCombat } from '../machine.ts'
import { shoot } from '../pictures.ts'

export const keepCases: readonly Case[] = [
  {
    name: 'closed in mid-combat and opened again: the same question',
    async run({ fresh, url, shots }) {
      const context = await fresh()
      const page = await lobby(context, url)
      await toCombat(page, url)
      await shoot(page, shots, 'table-busy')
      const before = { asked: await question(page), options: await optionsOf(page) }
      const address = page.url()
      await page.close()
      const again = await context.newPage()
      await again.goto(address)
      assert.deepEqual({ asked: await question(again), options: await optionsOf(again) }, before)
      await again.getByTestId('to-lobby').click()
      await again.locator('[data-testid^=continue-]').first().click()
      assert.deepEqual({ asked: await question(again), options: await optionsOf(again) }, before)
    },
  },
  {
    name: 'loaded again while the browser is slow to write: no answer is lost',
    async run({ fresh, url }) {
      const context = await fresh()
      const page = await lobby(context, url)
      await begin(page)
      await decide(page, () => 0)
      const other = await context.newPage()
      await other.goto(`${url}icon.svg`)
      await other.evaluate(holdDatabase)
      const answers = page.locator('[data-testid=table]')
      const before = Number(await answers.getAttribute('data-answers'))
      await decide(page, () => 0)
      const given = await answers.getAttribute('data-answers')
      assert.ok(Number(given) > before)
      await page.reload({ waitUntil: 'commit' })
      await other.close()
      await question(page)
      assert.equal(await answers.getAttribute('data-answers'), given)
    },
  },
  {
    name: 'a game is renamed, exported, deleted and imported again',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await decide(page, () => 0)
      const asked = await question(page)
      await page.getByTestId('to-lobby').click()
      await page.getByText('Rename').click()
      await page.getByLabel('Name of the game').fill('<b>My</b> day')
      await page.keyboard.press('Enter')
      await page
        .getByTestId(/^continue-/)
        .filter({ hasText: '<b>My</b> day' })
        .waitFor()
      const downloading = page.waitForEvent('download')
      await page.locator('[data-testid^=export-]').click()
      const download = await downloading
      assert.equal(download.suggestedFilename(), 'bmyb-day.tallyho.json')
      const file = readFileSync(await download.path())
      await page.locator('[data-testid^="delete-"]').click()
      await page.locator('[data-testid^="delete-yes-"]').click()
      await page.getByText('No game is under way').waitFor()
      await page
        .getByTestId('import')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: file })
      await page.locator('[data-testid^=continue-]').click()
      assert.equal(await question(page), asked)
    },
  },
  {
    name: 'a file with an absurd board is refused with the place, and the page has not hung',
    async run({ fresh, url }) {
      const { game } = await import('@tallyho/the-hardest-days')
      const setup = { scenario: '1940-08-18', pack: 'standard', options: {} }
      const page = await lobby(await fresh(), url)
      const bring = async (spoil: (state: ReturnType<typeof game.begin>) => void) => {
        const match = new Match(game, setup)
        const state = match.state
        spoil(state)
        const base = { at: 0, step: match.step, state, hash: hashState(state) }
        const buffer = Buffer.from(
          JSON.stringify({ ...recordOf(match), trail: undefined, board: undefined, base }),
        )
        await page
          .getByTestId('import')
          .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
      }
      await bring(state => Object.assign(state.sizeCup, { '10C': 2147483648 }))
      await page
        .getByTestId('import-trouble')
        .getByText(/sizeCup/)
        .waitFor()
      await bring(state => Object.assign(state, { segment: 1e9 }))
      await page
        .getByTestId('import-trouble')
        .getByText(/segment/)
        .waitFor()
      await bring(() => undefined)
      await page.locator('[data-testid^=continue-]').waitFor()
      assert.equal(await page.getByTestId('import-trouble').count(), 0)
    },
  },
  {
    name: 'damaged and foreign files are refused with a sentence',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const refused = async (text: string, pattern: RegExp) => {
        const buffer = Buffer.from(text)
        await page
          .getByTestId('import')
          .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
        await page.getByTestId('import-trouble').getByText(pattern).waitFor()
      }
      await refused('{"tallyho":1,"game":"the-hard', /damaged, cut short/)
      await refused('{"tallyho":1,"game":"the-hardest-days"}', /damaged/)
      await refused('{"hello":"<img src=x onerror=alert(1)>"}', /neither/)
      await refused('{"game":"the-hardest-days","id":"<i>own</i>"}', /mistakes/)
      assert.ok((await page.locator('.faults li').count()) > 0)
      await refused('{"game":"chess"}', /no game 'chess'/)
      assert.equal(await page.locator('[data-testid^=continue-]').count(), 0)
    },
  },
  {
    name: 'a damaged game on the shelf breaks nothing and can be exported',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await decide(page, () => 0)
      await page.evaluate(
        () =>
          new Promise<void>((done, failed) => {
            const opening = indexedDB.open('tallyho')
            opening.onsuccess = () => {
              const transaction = opening.result.transaction('games', 'readwrite')
              transaction.objectStore('games').put({ name: 'x', record: 'garbage' }, 'broken1')
              transaction.oncomplete = () => done()
              transaction.onerror = () => failed(transaction.error)
            }
          }),
      )
      await page.goto(url)
      await page.getByTestId('damaged-broken1').waitFor()
      const downloading = page.waitForEvent('download')
      await page.getByText('Export it as it is').click()
      assert.match(readFileSync(await (await downloading).path(), 'utf8'), /garbage/)
      await page.goto(`${url}#/game/broken1`)
      await page.getByText('This game cannot be opened').waitFor()
      await page.getByText('Back to the lobby').click()
      await page.locator('[data-testid^=continue-]').click()
      await question(page)
    },
  },
  {
    name: 'where nothing may be kept the game goes on and says so',
    async run({ fresh, url }) {
      const context = await fresh()
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('forbidden', 'SecurityError')
        }
      })
      const page = await lobby(context, url)
      await page.getByText('does not let Tallyho keep anything').waitFor()
      await begin(page)
      await decide(page, () => 0)
      await question(page)
    },
  },
  {
    name: 'a full disk is told, the game goes on and is kept once there is room',
    async run({ fresh, url }) {
      const context = await fresh()
      await context.addInitScript(() => {
        const put = IDBObjectStore.prototype.put
        IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
          if (sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError')
          return put.apply(this, args)
        }
      })
      const page = await lobby(context, url)
      await begin(page)
      await page.evaluate(() => sessionStorage.setItem('full', 'yes'))
      await decide(page, () => 0)
      await page.getByText('no room left').waitFor()
      await page.evaluate(() => sessionStorage.removeItem('full'))
      await decide(page, () => 0)
      await page.getByText('no room left').waitFor({ state: 'detached' })
      const asked = await question(page)
      await page.reload()
      assert.equal(await question(page), asked)
    },
  },
  {
    name: 'two tabs: the second looks on, takes over, and the first lets go',
    async run({ fresh, url }) {
      const context = await fresh()
      const first = await lobby(context, url)
      await begin(first)
      await decide(first, () => 0)
      const second = await context.newPage()
      await second.goto(first.url())
      await second.getByText('open in another tab').waitFor()
      assert.ok(await second.locator('[data-option]').first().isDisabled())
      await second.getByTestId('take-over').click()
      await second.locator('[data-option]:enabled').first().waitFor()
      await first.getByText('open in another tab').waitFor()
      assert.ok(await first.locator('[data-option]').first().isDisabled())
      await decide(second, () => 0)
      const asked = await question(second)
      await first.getByTestId('take-over').click()
      await first.locator('[data-option]:enabled').first().waitFor()
      assert.equal(await question(first), asked)
    },
  },
  {
    name: 'offline: the app reloads and plays with the server gone',
    async run({ fresh, dist }) {
      const server = await serve({ port: 0, dir: dist })
      const address = `http://localhost:${(server.address() as AddressInfo).port}/`
      const context = await fresh(WIDE, { serviceWorkers: 'allow' })
      const page = await lobby(context, address)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      await page.reload()
      await page.getByTestId('start').waitFor()
      await begin(page)
      await decide(page, () => 0)
      const asked = await question(page)
      await page.reload()
      assert.equal(await question(page), asked)
    },
  },
]

/** Runs in a page: nobody else can write to the database until it is closed. */
async function holdDatabase(): Promise<void> {
  const opening = indexedDB.open('tallyho')
  await new Promise(opened => opening.addEventListener('success', opened))
  const games = opening.result.transaction(['games', 'pages', 'boards'], 'readwrite').objectStore('games')
  const holding = {
    handleEvent() {
      games.count().addEventListener('success', holding)
    },
  }
  holding.handleEvent()
}
