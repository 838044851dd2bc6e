import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { standard } from '@tallyho/wing-leader'
import type { Page } from 'playwright-core'
import { answer, begin, type Case, chooseGame, choosePack, lobby, question } from '../desk.ts'
import { playToTheEnd } from '../machine.ts'
import { shoot } from '../pictures.ts'
import { GAME } from './wing-leader.ts'

const [dover] = standard.scenarios

const file = (change: object) => ({
  game: GAME,
  id: 'my-dover',
  title: 'Mine',
  version: '1',
  scenarios: [{ ...dover, id: 'again', title: 'Dover again', ...change }],
})

async function hand(page: Page, data: object): Promise<void> {
  await page.getByTestId('import').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(data)),
  })
}

/** Clicks a square of the editor's map: `G13`. */
async function clickSquare(page: Page, name: string): Promise<void> {
  const box = await page.getByTestId('editor-map').boundingBox()
  assert.ok(box)
  const side = box.width / 26
  const x = name.charCodeAt(0) - 65
  await page.mouse.click(box.x + (x + 0.5) * side, box.y + (19 - Number(name.slice(1)) + 0.5) * side)
}

export const ownBattleCases: readonly Case[] = [
  {
    name: 'Wing Leader: a broken scenario file is refused with its faults, a good one is played',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await chooseGame(page, GAME)
      await hand(page, file({}))
      await page.getByText('The pack is on the shelf').waitFor()
      const units = [{ ...dover?.raider.units[0], model: 'bf-109e-5' }]
      await hand(page, file({ bombing: true, raider: { ...dover?.raider, units, quality: {} } }))
      await page.getByTestId('import-trouble').getByText('cannot be played with yet').waitFor()
      const faults = await page.locator('.faults li').allTextContents()
      assert.equal(faults.length, 2)
      assert.match(
        faults[0] ?? '',
        /^scenarios “Dover again”, raider, units “I\.\/JG 51”, model expected a known aircraft but found 'bf-109e-5' \(nearest: 'bf-109e-4'.* scenarios\[0\]\.raider\.units\[0\]\.model$/,
      )
      assert.equal(
        faults[1],
        'scenarios “Dover again”, surface expected a surface unit to attack: the bombing rules are in force (15.0) scenarios[0].surface',
      )
      // What was on the shelf before is still the good one.
      await choosePack(page, 'my-dover')
      await begin(page, GAME, 'again')
      await question(page)
      await page.getByText('Dover again').first().waitFor()
      await answer(page, () => 0)
      const asked = await question(page)
      await page.reload()
      assert.equal(await question(page), asked)
      await page.getByTestId('to-lobby').click()
      await page.getByRole('region', { name: 'Continue' }).getByText('Dover again').first().waitFor()
    },
  },
  {
    name: 'Wing Leader: a scenario is made in the editor, saved, put on the shelf and played',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await page.getByTestId(`game-card-${GAME}`).click()
      await page.getByTestId('make-scenario').click()
      await page.getByTestId('editor-from').selectOption('wl-01')
      await page.getByLabel('Title').fill('Dover <b>mine</b>')
      await page.getByRole('heading', { name: 'Dover <b>mine</b>' }).waitFor()
      await page.getByTestId('editor-sky').click()
      await page.getByTestId('editor-cloud-broken').click()
      await clickSquare(page, 'P6')
      // A counter is taken in hand by a click on it, and goes where the next one is.
      await page.getByTestId('editor-cloud-broken').click()
      await clickSquare(page, 'F11')
      const squares = page.getByLabel('Squares')
      assert.equal(await squares.inputValue(), 'F11-H11')
      await clickSquare(page, 'D14')
      assert.equal(await squares.inputValue(), 'D14')
      await page.keyboard.down('Shift')
      await clickSquare(page, 'E14')
      await page.keyboard.up('Shift')
      assert.equal(await squares.inputValue(), 'D14-E14')
      await shoot(page, shots, 'wing-leader-editor')
      await squares.fill('D14, Q99')
      const faults = page.getByTestId('editor-faults')
      await faults.getByText('but found "Q99"').waitFor()
      assert.ok(await page.getByTestId('editor-keep').isDisabled())
      await page.getByTestId('editor-story').click()
      await faults.getByRole('button').click()
      await squares.fill('D14, F14')
      await page.getByTestId('editor-ready').waitFor()
      await page.getByTestId('editor-ground').click()
      await page.getByTestId('editor-add-surface').click()
      await page.getByLabel('Name').fill('Dover harbour')
      await clickSquare(page, 'T0')
      assert.equal(await page.getByLabel('Column').inputValue(), 'T')
      // Whoever leaves is asked first, and may stay.
      page.once('dialog', dialog => dialog.dismiss())
      await page.getByTestId('editor-leave').click()
      await page.getByTestId('editor').waitFor()
      assert.equal(await page.getByLabel('Column').inputValue(), 'T')
      const downloading = page.waitForEvent('download')
      await page.getByTestId('editor-save').click()
      const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
      assert.deepEqual(saved.scenarios[0].sky.cloud, [{ type: 'broken', squares: ['P6'] }])
      assert.deepEqual(saved.scenarios[0].raider.units[2].start, { squares: ['D14', 'F14'] })
      assert.equal(saved.scenarios[0].surface[0].name, 'Dover harbour')
      await page.getByTestId('editor-keep').click()
      await page.getByText('The scenario is on your shelf').waitFor()
      await page.getByTestId('play-now').click()
      await page.getByTestId('start').getByText('Begin Dover <b>mine</b>').waitFor()
      await begin(page, GAME, 'my-wl-01')
      await question(page)
      assert.equal(await page.locator('[data-ref="surface:0"]').count(), 1)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 60_000 })
    },
  },
]
