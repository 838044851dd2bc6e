import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  decide,
  isOver,
  lobby,
  moved,
  optionsOf,
  player,
  question,
  readLesson,
  stepNow,
} from '../desk.ts'
import { playToTheEnd } from '../machine.ts'
import { picture, shoot } from '../pictures.ts'

const GAME = 'raf-eagle'
const PHONE = { width: 390, height: 844 }

/** The machine's proposal for the day lies on the desk; nothing is final. */
async function staffPlans(page: Page): Promise<void> {
  const before = await answersGiven(page)
  await page.getByTestId('staff').click()
  await moved(page, before)
}

/** The plan as it lies on the desk: raids with the Gruppen on them. */
async function planned(page: Page): Promise<string[]> {
  return page
    .locator('[data-testid^="raid-"] [data-piece^="gruppe:"]')
    .evaluateAll(list =>
      list.map(
        one =>
          `${one.closest('[data-testid^="raid-"]')?.getAttribute('data-testid')} ${one.getAttribute('data-piece')}`,
      ),
    )
}

export const eagleCases: readonly Case[] = [
  {
    name: 'eagle: a Prelude is played from the lobby to its final score',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'prelude')
      await shoot(page, shots, 'eagle-plan')
      await staffPlans(page)
      const pick = player(11)
      for (let i = 0; i < 400 && !(await isOver(page)); i++) await answer(page, pick)
      assert.ok(await isOver(page), 'the day ends')
      await shoot(page, shots, 'eagle-final', false)
    },
  },
  {
    name: 'eagle: the machine plays on to the end of the raid, or of the day, and no further',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'battle-of-britain')
      const playTo = async (stop: string) => {
        await page.getByTestId('machine-on').click()
        await page.getByTestId(`machine-to-${stop}`).click()
        await page.getByTestId('machine-stop').waitFor({ state: 'detached' })
        await page.getByTestId('prompt').waitFor()
      }
      const raids = page.locator('[data-testid=log] [data-kind=raid-over]')
      const days = page.locator('[data-testid=log] [data-kind=day-over]')
      await playTo('raid-over')
      assert.deepEqual([await raids.count(), await days.count()], [1, 0])
      await playTo('day-over')
      assert.equal(await days.count(), 1)
    },
  },
  {
    name: 'eagle: the staff plans the day, and everything can be taken back until it is confirmed',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'prelude')
      await staffPlans(page)
      assert.equal(await stepNow(page), 'step-fighters')
      const heaps = await planned(page)
      assert.ok(heaps.length > 0, 'something is planned')
      // Those that are alike lie in a heap until the raid is opened.
      const open = page.getByRole('button', { name: /^All that lies on/ }).first()
      const raid = (await open.isVisible())
        ? await open.evaluate(button => button.closest<HTMLElement>('[data-testid^=raid-]')?.dataset.testid)
        : heaps[0]?.split(' ')[0]
      const ofRaid = (all: readonly string[]) => all.filter(one => one.startsWith(`${raid} `))
      if (await open.isVisible()) await open.click()
      const whole = ofRaid(await planned(page))
      assert.ok(whole.length >= ofRaid(heaps).length, `${whole.length} Gruppen lie side by side`)
      const [first = ''] = whole
      const piece = first.split(' ')[1]
      await page.locator(`[data-testid^="raid-"] [data-piece="${piece}"]`).click()
      await page.getByTestId('take-back').click()
      await page.waitForFunction(
        ({ ref }) => !document.querySelector(`[data-testid^="raid-"] [data-piece="${ref}"]`),
        { ref: piece },
      )
      const less = ofRaid(await planned(page))
      assert.deepEqual(
        less,
        whole.filter(one => one !== first),
      )
      assert.equal(await stepNow(page), 'step-fighters')
    },
  },
  {
    name: 'eagle: what is said of a full hand is gone once the hand is empty, or the machine plays on',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'prelude')
      await staffPlans(page)
      const notice = page.getByTestId('notice')
      const confirmHolding = async () => {
        await page.locator('.eagle-tray .eagle-piece[data-mark=lit]').first().click()
        await page.getByTestId('option-done').click()
        await notice.getByText('still in your hand').waitFor()
      }
      await confirmHolding()
      await page.keyboard.press('Escape')
      await notice.waitFor({ state: 'detached' })
      await confirmHolding()
      await page.getByTestId('machine-on').click()
      await page.getByTestId('machine-to-raid-over').click()
      await notice.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'eagle: numbers open a group of answers and give those in it, Escape lets go of it',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'prelude')
      const before = await answersGiven(page)
      const numbered = (where: string) =>
        page
          .locator(`${where}[aria-keyshortcuts]`)
          .evaluateAll(list => list.map(one => one.getAttribute('aria-keyshortcuts')))
      const open = page.locator('.fold[open]')
      const first = open.locator('[data-option][aria-keyshortcuts="1"]')
      await page.keyboard.press('2')
      await first.waitFor()
      assert.deepEqual(await numbered('.fold > summary'), [], 'the numbers are those of its answers')
      await page.keyboard.press('Escape')
      await open.waitFor({ state: 'detached' })
      await page.locator('.fold > summary[aria-keyshortcuts="2"]').waitFor()
      assert.equal((await numbered('.fold > summary'))[0], '1')
      assert.equal(await answersGiven(page), before)
      await page.keyboard.press('2')
      await first.waitFor()
      await page.keyboard.press('1')
      await moved(page, before)
    },
  },
  {
    name: 'eagle: the list keeps to what is held, and a plan is confirmed twice by those who wish it',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await page.evaluate(() =>
        localStorage.setItem(
          'tallyho/settings',
          JSON.stringify({ film: 'once', dice: 'self', confirmEnds: true }),
        ),
      )
      await page.reload()
      await begin(page, GAME, 'prelude')
      const all = await optionsOf(page)
      const card = page.locator('.eagle-hand-card[data-mark=lit]').first()
      const number = (await card.getAttribute('data-ref'))?.split(':')[1]
      await card.click()
      await page.locator('.narrowing').waitFor()
      assert.deepEqual(
        await optionsOf(page),
        all.filter(id => id.startsWith(`${number}@`)),
      )
      await page.keyboard.press('Escape')
      await page.locator('.narrowing').waitFor({ state: 'detached' })
      await staffPlans(page)
      const before = await answersGiven(page)
      const confirm = page.getByTestId('option-done')
      await confirm.click()
      assert.match(String(await confirm.textContent()), /again/)
      assert.equal(await answersGiven(page), before)
      await confirm.click()
      await moved(page, before)
    },
  },
  {
    name: 'eagle: a campaign is begun by hand, left, found again, and led to its end by the machine',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'thin-blue-line')
      const pick = player(3)
      for (let i = 0; i < 5; i++) {
        await question(page)
        await decide(page, pick)
      }
      const [asked, given] = [await question(page), await answersGiven(page)]
      await page.goto(url)
      await page.locator('[data-testid^="continue-"]').first().click()
      assert.equal(await question(page), asked)
      assert.equal(await answersGiven(page), given)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 120_000 })
      await shoot(page, shots, 'eagle-campaign', false)
    },
  },
  {
    name: 'eagle: a Raid Day is planned and flown by thumb',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(PHONE, { hasTouch: true, isMobile: true }), url)
      await begin(page, GAME, 'prelude')
      await readLesson(page)
      await page.getByTestId('staff').tap()
      await page.waitForFunction(() =>
        document.querySelector('[data-testid=step-fighters][aria-current=step]'),
      )
      await picture(page, shots, 'eagle-phone-plan')
      for (let i = 0; i < 40 && (await stepNow(page)) !== 'step-recovery' && !(await isOver(page)); i++) {
        await readLesson(page)
        const before = await answersGiven(page)
        const options = await optionsOf(page)
        const done = page.locator('[data-option=done]')
        const button = options.includes('done') ? done.first() : page.locator('[data-option]').first()
        await button.tap()
        await moved(page, before)
      }
      await picture(page, shots, 'eagle-phone-raid')
    },
  },
]
