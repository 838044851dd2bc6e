import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { barriers } from '../barriers.ts'
import {
  answersGiven,
  begin,
  type Case,
  lobby,
  optionsOf,
  question,
  sitDown,
  stepNow,
  take,
} from '../desk.ts'
import { machineOnce, toStep } from '../machine.ts'
import { picture } from '../pictures.ts'
import { GAME, goIn, point, seen } from './storm.ts'

async function hand(page: Page, text: string): Promise<void> {
  const file = { name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByTestId('import').setInputFiles(file)
}

export const stormKeptCases: readonly Case[] = [
  {
    name: 'Storm Above the Reich: two campaigns side by side, each goes on where it was',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const played: { asked: string; options: string[] }[] = []
      for (const [scenario, step] of [
        ['1943-early', 'purchase'],
        ['1945-medium', 'purchase'],
      ] as const) {
        await begin(page, GAME, scenario)
        await toStep(page, step)
        await machineOnce(page)
        played.push({ asked: await question(page), options: await optionsOf(page) })
        await page.getByTestId('to-lobby').click()
        await page.getByTestId('start').waitFor()
      }
      const shelf = page.getByRole('region', { name: 'Continue' }).locator('li')
      await shelf.nth(1).waitFor()
      const rows = await shelf.allTextContents()
      assert.match(rows[0] ?? '', /From 1945 on[\s\S]*Storm Above the Reich[\s\S]*1945, mission 1 of 10/)
      assert.match(
        rows[1] ?? '',
        /1943 Early: one season[\s\S]*Storm Above the Reich[\s\S]*1943 Early, mission 1 of 6/,
      )
      for (const i of [1, 0]) {
        await shelf.nth(i).locator('[data-testid^=continue-]').click()
        const { asked, options } = played[1 - i] ?? {}
        assert.deepEqual([await question(page), await optionsOf(page)], [asked, options])
        await page.getByTestId('to-lobby').click()
        await shelf.nth(1).waitFor()
      }
    },
  },
  {
    name: 'Storm Above the Reich: a campaign is exported, deleted, imported and goes on; broken files are told apart',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, '1944-late')
      await toStep(page, 'briefing')
      await take(page, 'fly')
      const { asked, options, answers } = await seen(page)
      await page.getByTestId('to-lobby').click()
      const downloading = page.waitForEvent('download')
      await page.locator('[data-testid^=export-]').click()
      const text = readFileSync(await (await downloading).path(), 'utf8')
      await page.locator('[data-testid^="delete-"]').click()
      await page.locator('[data-testid^="delete-yes-"]').click()
      await page.getByText('No game is under way').waitFor()

      const goesOn = page.locator('[data-testid^=continue-]')
      await hand(page, text)
      await goesOn.waitFor()
      const data = JSON.parse(text)
      const trouble = page.getByTestId('import-trouble')
      for (const [file, sentence] of [
        [text.slice(0, 900), 'This file is damaged, cut short or no Tallyho file: it cannot be read.'],
        [
          JSON.stringify({ ...data, answers: data.answers.with(2, 7) }),
          'This game file is damaged: the list of answers is missing or holds something else.',
        ],
        [
          JSON.stringify({ ...data, game: 'the-hardest-days' }),
          "The Hardest Days has no scenario '1944-late'. It has: 1940-08-13, 1940-08-15, 1940-08-18, 1940-08-24, 1940-09-07.",
        ],
        [
          JSON.stringify({ ...data, tallyho: 2 }),
          'This game file was written by a newer Tallyho: update this one to open it.',
        ],
      ] as const) {
        await hand(page, file)
        await trouble.getByText(sentence, { exact: true }).waitFor()
        assert.equal(await goesOn.count(), 1)
      }
      // Of a campaign of other rules the last good board is saved, and so is the one that was here.
      const last = data.answers.length
      const other = { ...data, name: 'Other rules', rules: '0', answers: data.answers.with(0, 'nobody #0') }
      await hand(page, JSON.stringify(other))
      const told = `This game was played with other rules (0; these are ${data.rules}): it goes on after ${last} of its ${last} answers.`
      await page.getByTestId('notice').getByText(told).waitFor()
      assert.equal(await trouble.count(), 0)
      assert.equal(await goesOn.count(), 2)
      await goesOn.getByText('1944 Late: one season').click()
      assert.deepEqual(await seen(page).then(now => [now.asked, now.options, now.answers]), [
        asked,
        options,
        answers,
      ])
      await machineOnce(page)
      assert.notEqual(await answersGiven(page), answers)
    },
  },
  {
    name: 'Storm Above the Reich: closed in the middle of an attack, it goes on there',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'training')
      await goIn(page)
      await take(page, 'all/determined')
      // The pointer rests on none of the ways out.
      await page.mouse.move(2, 2)
      await point(page, 'box:nose/return/high')
      const engaged = await seen(page)
      assert.ok(engaged.lit.length > 0)
      await page.reload()
      assert.deepEqual(await seen(page), engaged)
      await point(page, 'box:nose/return/low')
      assert.equal(await stepNow(page), 'step-burst')
      await take(page, 'rest')
      await question(page)
      // A card has been drawn and its results are on the table.
      const fired = await seen(page)
      const cards = await page.getByTestId('log').textContent()
      await page.reload()
      assert.deepEqual(await seen(page), fired)
      assert.equal(await page.getByTestId('log').textContent(), cards)
      await machineOnce(page)
      assert.notEqual(await answersGiven(page), fired.answers)
    },
  },
  {
    name: 'Storm Above the Reich: a pilot is named anew, and the roster, the log and the file call him so',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'storm-above-the-reich', '1943-early')
      for (let i = 0; i < 4; i++) await machineOnce(page)
      const given = await answersGiven(page)
      await page.getByTestId('open-game').click()
      await page.getByText('Name the pilots').click()
      const line = page.getByTestId('names').getByRole('textbox').first()
      const before = await line.inputValue()
      await line.fill('Amy Johnson')
      await picture(page, shots, 'storm-names')
      await line.press('Enter')
      await page.getByRole('textbox', { name: 'A name for Amy Johnson' }).waitFor()
      assert.deepEqual(await barriers(page), [])
      await page.keyboard.press('Escape')
      await page.getByTestId('this-game').waitFor({ state: 'detached' })
      const told = await page.getByTestId('table').textContent()
      assert.match(told ?? '', /Amy Johnson/)
      assert.ok(!told?.includes(before), `${before} is not told of any more`)
      assert.equal(await answersGiven(page), given, 'nothing else has changed')
      await machineOnce(page)
      await page.reload()
      await sitDown(page)
      assert.match((await page.getByTestId('table').textContent()) ?? '', /Amy Johnson/)
    },
  },
]
