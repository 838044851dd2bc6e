import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { standard } from '@tallyho/wing-leader'
import type { Page } from 'playwright-core'
import { type Case, chooseGame, lobby } from '../desk.ts'
import { tabTo } from '../keys.ts'
import { picture } from '../pictures.ts'
import { accessible } from './access.ts'
import { bring, CARDS, dover, keep, MINE, SIZES, setTheme, THEMES } from './lobby.ts'

/** The text of a file that is handed out when something is pressed. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFileSync(await (await downloading).path(), 'utf8')
}

export const ownPackCases: readonly Case[] = [
  {
    name: 'lobby: mistakes in a file are in view where it was handed over, by name, all at once',
    async run({ fresh, url, shots }) {
      for (const [size, way] of SIZES.flatMap(one =>
        ['#/', '#/choose/wing-leader'].map(to => [one, to] as const),
      )) {
        const page = await lobby(await fresh(size), url)
        await page.goto(`${url}${way}`)
        await page.getByTestId('start').waitFor()
        const spitfire = standard.aircraft.findIndex(({ id }) => id === 'spitfire-ia')
        const units = [{ ...dover?.raider.units[0], model: 'kite' }]
        await bring(page, {
          ...CARDS,
          title: 7,
          aircraft: standard.aircraft.map((card, i) => (i === spitfire ? { ...card, firepower: 9 } : card)),
          scenarios: [{ ...dover, raider: { ...dover?.raider, units } }],
        })
        const trouble = page.getByTestId('import-trouble')
        await trouble.waitFor()
        const faults = await trouble.locator('li').allTextContents()
        assert.equal(faults.length, 3)
        assert.match(faults[0] ?? '', /^title expected a text but found 7/)
        assert.match(
          faults[1] ?? '',
          /^aircraft “Spitfire IA”, firepower expected .* aircraft\[3\]\.firepower$/,
        )
        assert.match(faults[2] ?? '', /^scenarios “Meeting over Dover”, raider, units .* found 'kite'/)
        assert.equal(await trouble.getAttribute('role'), 'alert')
        assert.ok(await trouble.evaluate(now => now === document.activeElement), 'it has the focus')
        const box = await trouble.boundingBox()
        const isChosen = way !== '#/'
        const foot = isChosen ? await page.locator('.lobby-foot').boundingBox() : { y: size.height }
        assert.ok(
          box && foot && box.y >= 0 && box.y + box.height <= foot.y,
          `in view at ${size.width} ${way}`,
        )
        await picture(page, shots, `import-faults-${size.width}`)
        await accessible(page, `mistakes at ${size.width}`)
      }
    },
  },
  {
    name: 'lobby: one’s own scenarios and packs are played, edited, exported and deleted from one place',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      // It is found on the page that has come by the time it is read.
      await bring(page, MINE)
      await page.getByTestId('game-card-sample').click()
      await page.locator('[data-testid^="pack-mine@"]').waitFor()
      await keep(page, CARDS)
      const own = page.getByTestId('own')
      const row = (id: string) => own.locator(`[data-testid^="pack-${id}@"]`)
      await row('mine').getByText('scenario: Dover again').waitFor()
      await row('cards').getByText('components, which are changed in the exported file').waitFor()
      // Cards are no scenario: there is nothing to edit, and a link from elsewhere says so.
      assert.equal(await row('cards').getByText('Edit').count(), 0)
      const key = String(await row('cards').getAttribute('data-testid')).slice('pack-'.length)
      await page.goto(`${url}#/make/wing-leader/${key}`)
      await page.getByText('holds components, not scenarios alone').waitFor()
      await page.getByText('Back to the lobby').click()
      await row('mine').getByRole('link', { name: 'Edit My Dover' }).click()
      await page.getByRole('heading', { name: 'Dover again' }).waitFor()
      await page.getByTestId('editor-leave').click()
      const text = await downloaded(page, () => row('mine').getByText('Export').click())
      assert.deepEqual(JSON.parse(text), MINE)
      await row('mine').getByText('Play').click()
      await page.getByTestId('start').getByText('Begin Dover again').waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'start')
      await page.keyboard.press('Enter')
      await page.getByTestId('table').waitFor()
      await page.goto(url)
      await chooseGame(page, 'wing-leader')
      await page.getByTestId('start').getByText('Begin Dover again').waitFor()
      await row('mine').getByText('Delete').click()
      await row('mine').getByText('Delete it').click()
      await row('mine').waitFor({ state: 'detached' })
      await page.getByTestId('start').getByText('Begin Meeting over Dover').waitFor()
      assert.equal(await row('cards').count(), 1)
    },
  },
  {
    name: 'lobby: the components of every game are exported, and come back as a pack of one’s own',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      for (const game of ['wing-leader', 'the-hardest-days', 'storm-above-the-reich', 'sample']) {
        await chooseGame(page, game)
        await page.getByTestId('back-room').locator('summary').click()
        const text = await downloaded(page, () => page.getByTestId('standard-export').click())
        await bring(page, JSON.parse(text))
        await page.locator('[data-testid^="pack-my-pack@"]').getByText('Play').click()
        await page
          .locator('.lobby-foot')
          .getByText(/my-pack@/)
          .waitFor()
        await page.locator('[data-testid^="delete-my-pack@"]').click()
        await page.locator('[data-testid^="delete-yes-my-pack@"]').click()
        await page.locator('[data-testid^="pack-my-pack@"]').waitFor({ state: 'detached' })
      }
    },
  },
  {
    name: 'lobby: by keyboard alone a scenario is made, kept, changed, kept again and played',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await tabTo(page, '[data-testid=game-card-wing-leader]')
      await page.keyboard.press('Enter')
      await tabTo(page, '[data-testid=make-scenario]')
      await page.keyboard.press('Enter')
      await page.getByTestId('editor').waitFor()
      await tabTo(page, '[data-testid=editor-from]')
      await page.keyboard.press('ArrowDown')
      await page.getByTestId('editor-ready').waitFor()
      await tabTo(page, '[data-testid=editor-keep]')
      await page.keyboard.press('Enter')
      await page.getByTestId('kept').waitFor()
      await accessible(page, 'kept')
      for (const theme of THEMES) {
        await setTheme(page, theme)
        await picture(page, shots, `kept-${theme}`)
      }
      await setTheme(page, 'day')
      await page.keyboard.press('Escape')
      await page.getByTestId('kept').waitFor({ state: 'detached' })
      await page.getByLabel('Title').focus()
      await page.keyboard.type('!')
      await tabTo(page, '[data-testid=editor-keep]')
      await page.keyboard.press('Enter')
      await tabTo(page, '[data-testid=play-now]')
      await page.keyboard.press('Enter')
      await page.getByTestId('start').waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'start')
      // It was changed, not doubled.
      assert.equal(await page.locator('[data-testid^="pack-"]').count(), 1)
      assert.match(String(await page.getByTestId('start').textContent()), /!$/)
      await page.keyboard.press('Enter')
      await page.getByTestId('table').waitFor()
    },
  },
]
