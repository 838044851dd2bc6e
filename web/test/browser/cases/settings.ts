import assert from 'node:assert/strict'
import { standard } from '@tallyho/the-hardest-days'
import type { Page } from 'playwright-core'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  chooseGame,
  choosePack,
  decide,
  lobby,
  moved,
  question,
  sitDown,
} from '../desk.ts'
import { machineOnce, toCombat, toPatrol } from '../machine.ts'
import { shoot } from '../pictures.ts'

/** A pack of the player's own: the standard one under another name, with other names on the map. */
const OWN = JSON.stringify({
  ...standard,
  id: 'own-pack',
  title: 'My own pack',
  spaces: standard.spaces.map(space => ({ ...space, name: `Shire of ${space.id}` })),
})

/** Lets go of a file over the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate(content => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}

async function settings(page: Page): Promise<void> {
  await page.getByTestId('open-settings').click()
  await page.getByTestId('settings').waitFor()
}

export const settingsCases: readonly Case[] = [
  {
    name: 'a pack is dropped on the lobby, chosen, and a game is played with it',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await chooseGame(page, 'the-hardest-days')
      await drop(page, '{"game":"the-hardest-days","id":"broken"}')
      await page.getByTestId('import-trouble').waitFor()
      await drop(page, OWN)
      await page.getByText('The pack is on the shelf').waitFor()
      assert.equal(await page.getByTestId('import-trouble').count(), 0)
      await choosePack(page, 'own-pack')
      await begin(page)
      await toPatrol(page)
      await answer(page, options => options.findIndex(id => id !== 'done'))
      assert.match(await question(page), /Shire of/)
      await answer(page, () => 0)
      const asked = await question(page)
      await page.reload()
      assert.equal(await question(page), asked)
      await answer(page, options => options.findIndex(id => id !== 'done'))
      assert.match(await question(page), /Shire of/)
      await page.getByTestId('open-components').click()
      await page.getByTestId('components').waitFor()
      // Another of the same id takes nothing's place.
      await page.goto(url)
      const packs = page.getByRole('region', { name: 'Your own' }).getByRole('listitem')
      await packs.getByText(/^My own pack \(own-pack@[a-z0-9]+\)/).waitFor()
      await drop(page, OWN.replace('My own pack', 'My second printing'))
      await packs.getByText(/^My second printing \(own-pack@[a-z0-9]+\)/).waitFor()
      assert.equal(await packs.count(), 2)
    },
  },
  {
    name: 'an answer that ends a row is asked for twice if the player wishes so',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await toPatrol(page)
      await settings(page)
      await page.getByLabel('Ask “sure?”').check()
      const before = await answersGiven(page)
      await page.getByTestId('option-done').click()
      await page.getByTestId('option-done').getByText('sure? again').waitFor()
      assert.equal(await answersGiven(page), before)
      await page.getByTestId('option-done').click()
      await moved(page, before)
    },
  },
  {
    name: 'text size is set, kept and fits the window',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      const size = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      const normal = await size()
      await settings(page)
      await page.getByLabel('Text size').selectOption('large')
      const large = await size()
      assert.ok(large > normal)
      await page.reload()
      await sitDown(page, '[data-testid=prompt]')
      assert.equal(await size(), large)
      await shoot(page, shots, 'table-large')
      await settings(page)
      await page.getByLabel('Text size').selectOption('small')
      assert.ok((await size()) < normal)
    },
  },
  {
    name: 'odds are told when asked for: in one line where no answer has any, on the answers in a fight',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await toPatrol(page)
      const none = page.getByTestId('advice').or(page.locator('.worth')).first()
      assert.equal(await none.count(), 0)
      await page.keyboard.press('o')
      await page.getByTestId('odds').and(page.locator('[aria-pressed=true]')).waitFor()
      await none.waitFor()
      assert.equal(await page.locator('.odds').count(), 0)
      await decide(page, () => 0)
      await none.waitFor()
      await page.keyboard.press('o')
      await none.waitFor({ state: 'detached' })
      await toCombat(page, url)
      await page.keyboard.press('o')
      // Either one of the answers has odds that say something, or a line says that none has.
      const told = () =>
        page
          .waitForFunction(() => {
            const odds = [...document.querySelectorAll('.answers .odds')].map(one => String(one.textContent))
            if (odds.some(text => /^at once .*\d/.test(text))) return 'odds'
            return document.querySelector('[data-testid=advice]') !== null && 'silence'
          })
          .then(found => found.jsonValue())
      let found = await told()
      for (let i = 0; i < 60 && found !== 'odds'; i++) {
        await machineOnce(page)
        found = await told()
      }
      assert.equal(found, 'odds')
      await shoot(page, shots, 'table-odds')
      await page.getByTestId('odds').click()
      assert.equal(await page.locator('.odds').count(), 0)
    },
  },
]
