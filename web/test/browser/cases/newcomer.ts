import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import {
  answersGiven,
  begin,
  type Case,
  chooseGame,
  lobby,
  moved,
  newcomersLobby,
  optionsOf,
  question,
  sitDown,
} from '../desk.ts'
import { playToTheEnd } from '../machine.ts'

const TRAINING = ['storm-above-the-reich', 'training'] as const
const DOVER = ['wing-leader', 'wl-01'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

async function choose(page: Page, [game, scenario]: readonly [string, string]): Promise<void> {
  await page.getByTestId(`game-card-${game}`).click()
  await page.getByTestId(`scenario-${scenario}`).click()
}

/** Whether all of something is inside the window. */
async function isWhole(page: Page, testid: string): Promise<boolean> {
  return page.getByTestId(testid).evaluate(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}

export const newcomerCases: readonly Case[] = [
  {
    name: 'newcomer: a briefing is read before the first question, on every screen, and again in the help',
    async run({ fresh, url }) {
      for (const size of SIZES) {
        const page = await newcomersLobby(await fresh(size), url)
        await choose(page, TRAINING)
        await page.getByTestId('start').click()
        await page.getByTestId('briefing').waitFor()
        assert.ok(await isWhole(page, 'briefing-ok'), `the button is off the screen at ${size.width}`)
        assert.equal(await page.getByTestId('prompt').count(), 0, 'something is asked behind the briefing')
        const told = await page.getByTestId('briefing').locator('p').first().textContent()
        // Keys are not for the table as long as it is read.
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        await page.getByTestId('briefing').waitFor({ state: 'detached' })
        await sitDown(page)
        await question(page)
        assert.equal(await answersGiven(page), '0/0')
        await page.keyboard.press('?')
        assert.equal(await page.getByTestId('briefing-again').locator('p').first().textContent(), told)
        await page.context().close()
      }
    },
  },
  {
    name: 'newcomer: the lesson on the question lies open beside it, or opens whole from its line on a phone',
    async run({ fresh, url }) {
      for (const size of SIZES) {
        const page = await lobby(await fresh(size), url)
        await begin(page, ...DOVER)
        const lesson = page.getByTestId('lesson')
        await lesson.waitFor()
        const title = lesson.locator('header button').first()
        const isPhone = size.width < 600
        assert.equal(await title.getAttribute('aria-expanded'), String(!isPhone))
        if (isPhone) await title.click()
        // General ones wait: this one is about what is asked.
        assert.match(await lesson.textContent().then(String), /outstanding pilot/)
        const hidden = await lesson.locator('p').evaluate(text => text.scrollHeight - text.clientHeight)
        assert.ok(hidden <= 1, `${hidden} pixels of the lesson are hidden at ${size.width}`)
        assert.ok(await isWhole(page, 'lesson'), `the lesson is off the screen at ${size.width}`)
        await page.getByTestId('lesson-ok').click()
        assert.ok((await optionsOf(page)).length > 1)
        await page.context().close()
      }
    },
  },
  {
    name: 'newcomer: the key that stands on the dice throws them, whatever was pressed or shut before',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await page.evaluate(() =>
        localStorage.setItem(
          'tallyho/settings',
          JSON.stringify({ film: 'once', dice: 'press', lessons: false }),
        ),
      )
      await page.reload()
      await begin(page)
      const roll = page.getByTestId('roll')
      const throwAfter = async (before: () => Promise<unknown>) => {
        for (let i = 0; i < 60 && !(await roll.isVisible()); i++)
          await page.getByTestId('machine-once').click()
        await before()
        const given = await answersGiven(page)
        await page.keyboard.press('Enter')
        await moved(page, given)
      }
      await throwAfter(() => page.getByTestId('odds').click())
      await throwAfter(() => page.getByTestId('open-help').click())
      await throwAfter(async () => {
        await page.getByRole('tab').first().click()
        await page.keyboard.press('q')
        await page.keyboard.press('Escape')
      })
    },
  },
  {
    name: 'newcomer: Enter that is pressed twice, or held, answers once',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, ...DOVER)
      const first = await question(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page.keyboard.press('Enter')
      const onAnswer = await page.evaluate(() => document.activeElement?.matches('[data-option]'))
      assert.equal(onAnswer, false, 'the next answer has the keyboard already')
      assert.notEqual(await question(page), first)
      assert.equal(await answersGiven(page), '1/0')
    },
  },
  {
    name: 'newcomer: the machine answers nothing that has not been shown; its first press shows the question',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await page.evaluate(() =>
        localStorage.setItem(
          'tallyho/settings',
          JSON.stringify({ film: 'slow', dice: 'self', lessons: false }),
        ),
      )
      await page.reload()
      await page.getByTestId('start').waitFor()
      await begin(page)
      const table = page.getByTestId('table')
      const film = () => table.getAttribute('data-film')
      // Answers until something is shown.
      for (let i = 0; i < 40 && (await film()) === 'rest'; i++) await page.getByTestId('machine-once').click()
      assert.notEqual(await film(), 'rest', 'nothing happens')
      const before = await answersGiven(page)
      await page.getByTestId('machine-once').click()
      await page.getByTestId('prompt').waitFor()
      assert.equal(await answersGiven(page), before)
    },
  },
  {
    name: 'newcomer: a long list says how much lies below, and scrolls there',
    async run({ fresh, url }) {
      for (const size of SIZES) {
        const page = await lobby(await fresh(size), url)
        await page.evaluate(() =>
          localStorage.setItem(
            'tallyho/settings',
            JSON.stringify({ film: 'once', dice: 'self', askRare: true, lessons: false }),
          ),
        )
        await page.reload()
        // It begins with squadrons to be ticked, thirty of them.
        await begin(page, 'raf-eagle', 'thin-blue-line')
        const sign = page.getByTestId('more-below')
        await sign.waitFor()
        const below = Number.parseInt(await sign.textContent().then(String), 10)
        assert.ok(below > 0)
        await sign.click()
        await page.waitForFunction(
          count =>
            Number.parseInt(document.querySelector('[data-testid=more-below]')?.textContent ?? '0', 10) <
            count,
          below,
        )
        await page.context().close()
      }
    },
  },
  {
    name: 'newcomer: Practice is offered against the machine, and takes back what it has answered',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await choose(page, DOVER)
      const practice = page.getByLabel(/^Practice/)
      await practice.check()
      await page.getByTestId('start').click()
      await sitDown(page, '[data-testid=prompt]')
      const first = await question(page)
      for (let i = 0; i < 8; i++) await page.getByTestId('machine-once').click()
      await question(page)
      const undo = page.getByTestId('undo')
      for (let i = 0; i < 60 && (await undo.getAttribute('aria-disabled')) === 'false'; i++)
        await undo.click()
      assert.equal(await question(page), first)
      // Two people take nothing back that the other has seen.
      await page.goto(url)
      await chooseGame(page, DOVER[0])
      for (const select of await page.locator('[id^=seat-]').all()) await select.selectOption('person')
      assert.equal(await practice.count(), 0)
    },
  },
  {
    name: 'newcomer: the end says who won, and Escape shows the board',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'noon')
      await playToTheEnd(page)
      const final = page.getByTestId('final')
      await final.waitFor()
      const told = await final.locator('h2').textContent().then(String)
      assert.match(told, /^(You won: |You lost: |.*[Dd]raw)/)
      await page.keyboard.press('Escape')
      await final.waitFor({ state: 'detached' })
      await page.getByTestId('show-final').click()
      await final.waitFor()
    },
  },
]
