import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { begin, type Case, chooseGame, lobby, question, sitDown } from '../desk.ts'
import { playToTheEnd } from '../machine.ts'
import { accessible } from './access.ts'

const golden = (path: string) =>
  fileURLToPath(new URL(`../../../../games/test/golden/${path}.tallyho.json`, import.meta.url))
/** A battle of Wing Leader in which every answer was drawn by lot: some of them were costly. */
const ILL_PLAYED = golden('wing-leader/wl-01-random')
/** Campaigns that the machine has flown. */
const CAMPAIGN = golden('skies-above-britain/chapter-3')
const SEASON = golden('storm-above-the-reich/1944-early')

/** A review takes a minute or two. */
const PATIENT = { timeout: 240_000 }

const percentOf = async (page: Page): Promise<number> =>
  Number.parseInt(String(await page.getByTestId('review-percent').textContent()), 10)

/** Waits until a review has come so far, and what it found lies on the shelf. */
async function reviewedTo(page: Page, least: number): Promise<void> {
  await page.waitForFunction(
    percent =>
      Number.parseInt(document.querySelector('[data-testid=review-percent]')?.textContent ?? '', 10) >=
      percent,
    least,
    PATIENT,
  )
}

/** The report of a finished game that is brought in as a file. */
async function reportOf(page: Page, file: string): Promise<void> {
  await page.getByTestId('import').setInputFiles(file)
  await page.locator('[data-testid^=continue-]').click()
  await page.getByTestId('final-report').click()
  await page.getByTestId('report').waitFor()
}

async function textOf(page: Page, id: string): Promise<string> {
  return String(await page.getByTestId(id).textContent())
}

export const reportCases: readonly Case[] = [
  {
    name: 'report: a finished battle is reviewed, left, gone on with, reported, saved as a page, and played on from a decision',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await reportOf(page, ILL_PLAYED)
      assert.equal(await page.getByTestId('diary').count(), 0, 'a battle has no diary')
      const address = page.url()
      assert.match(address, /#\/report\/[a-z0-9]+$/)
      assert.match(await textOf(page, 'story'), /Turn 1.*broke and turned for home/)
      assert.match(await textOf(page, 'beside'), /Mölders/)
      assert.equal(await page.getByTestId('luck').count(), 0, 'nothing is said of luck before a review')
      await accessible(page, 'the report before a review')

      await page.getByTestId('review-start').click()
      await reviewedTo(page, 15)
      // The worker goes on behind other pages of the app.
      await page.evaluate(() => location.assign('#/'))
      await page.getByTestId('start').waitFor()
      await page.goBack()
      await page.getByTestId('review-stop').click()
      await page.getByTestId('review-start').waitFor()
      await page.reload()
      const again = page.getByTestId('review-start')
      await again.waitFor()
      const left = Number(/\d+/.exec(String(await again.textContent()))?.[0])
      assert.ok(left >= 15, `what was found before is kept: ${left} %`)
      await again.click()
      await page.getByTestId('reviewing').waitFor()
      assert.ok((await percentOf(page)) >= left, 'it goes on from there')
      await page.getByTestId('decisions').waitFor(PATIENT)
      await page.getByTestId('luck').waitFor()
      await accessible(page, 'the report after a review')

      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-page').click()])
      assert.match(file.suggestedFilename(), /-report\.html$/)
      const saved = readFileSync(await file.path(), 'utf8')
      assert.match(saved, /Luck and skill apart/)
      assert.doesNotMatch(saved, /<script|<button|<link|url\((?!["']?(?:#|data:font))|src=/)
      assert.match(saved, /@font-face.*Libre Caslon/)
      const paper = await (await fresh()).newPage()
      await paper.setContent(saved)
      assert.equal(await paper.locator('.report-chart.wide').isVisible(), true)
      assert.equal(await paper.locator('h1').evaluate(title => getComputedStyle(title).fontSize), '46px')

      await page.reload()
      await page.getByTestId('decisions').waitFor()
      await page.getByTestId('play-on').first().click()
      await page.getByTestId('table').waitFor()
      await sitDown(page)
      await question(page)
      await page.goto(address)
      await page.getByTestId('report-back').click()
      await page.getByTestId('final').waitFor()
      assert.equal(await page.getByTestId('review-start').count(), 0, 'the game itself keeps its review')
    },
  },
  {
    name: 'report: in practice the end is taken back after it was read, but not once the page was closed',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await chooseGame(page, 'sample')
      await page.getByLabel(/^Practice/).check()
      await begin(page, 'sample', 'noon')
      await playToTheEnd(page)
      await page
        .getByTestId('final')
        .getByText(/, \d+ of \d+ decisions? by the machine$/)
        .waitFor()
      // Whoever has put the end away and takes it back comes to another, which is shown again.
      await page.keyboard.press('Escape')
      await page.getByTestId('undo').click()
      await question(page)
      await playToTheEnd(page)
      await page.getByTestId('final-report').click()
      await page.getByTestId('report-back').click()
      await page.getByTestId('final-undo').click()
      await question(page)
      assert.equal(await page.getByTestId('final').count(), 0)
      await page.reload()
      await question(page)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor()
      await page.reload()
      await page.getByTestId('final').waitFor()
      assert.equal(await page.getByTestId('final-undo').count(), 0)
    },
  },
  {
    name: 'report: a review goes out and in with the file of its game',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'noon')
      await playToTheEnd(page)
      await page.getByTestId('review-start').click()
      await page.getByTestId('reviewing').waitFor({ state: 'detached', ...PATIENT })
      await page.getByTestId('final-report').click()
      await page.getByTestId('luck').waitFor()
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
      const path = await file.path()
      const other = await lobby(await fresh({ width: 390, height: 844 }), url)
      await reportOf(other, path)
      await other.getByTestId('luck').waitFor()
      const [points, side] = await other.locator('.report-sheet').evaluate(sheet => {
        const style = getComputedStyle(sheet)
        return [
          style.getPropertyValue('--good'),
          style.getPropertyValue(`--${sheet.getAttribute('data-side')}`),
        ]
      })
      assert.equal(points, side, 'points have the colour of the side on the board')
      await accessible(other, 'the report on a phone')
    },
  },
  {
    name: 'report: a campaign has its diary and its wall, and takes them along when it is saved as a page',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await reportOf(page, CAMPAIGN)
      const diary = page.getByTestId('diary')
      assert.equal(await diary.locator('li').count(), 8, 'an entry for each patrol')
      assert.match(await textOf(page, 'diary'), /24 August 1940.*Manston.*30 August 1940.*Biggin Hill/s)
      assert.match(await textOf(page, 'wall'), /1940\. .*: .*\./)
      await accessible(page, 'the report of a campaign')
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-page').click()])
      const saved = readFileSync(await file.path(), 'utf8')
      const paper = await (await fresh()).newPage()
      await paper.setContent(saved)
      assert.equal(await paper.locator('.diary > li').count(), 8)
      assert.equal(
        await paper
          .locator('.wall > li')
          .first()
          .evaluate(one => getComputedStyle(one).padding),
        '8px 12px',
      )
      const phone = await lobby(await fresh({ width: 390, height: 844 }), url)
      await reportOf(phone, SEASON)
      assert.match(await textOf(phone, 'diary'), /1944 Early, mission 10 of 10/)
      assert.match(await textOf(phone, 'wall'), /Ahrens/)
      await accessible(phone, 'the diary of a season on a phone')
    },
  },
]
