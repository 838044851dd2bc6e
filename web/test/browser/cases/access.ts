import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../barriers.ts'
import { begin, type Case, filmEnds, lobby, newcomersLobby, question, take, welcomed } from '../desk.ts'
import { tabTo } from '../keys.ts'
import { playToTheEnd, toCombat, toStep } from '../machine.ts'
import { settled } from '../pictures.ts'

export async function accessible(page: Page, where: string): Promise<void> {
  const found = (await barriers(page)).map(({ told }) => told)
  assert.deepEqual(found, [], `${where}: ${found.length} violations`)
}

/** Waits until all has been shown and a question is asked; then the keyboard is somewhere. */
async function keyboardIsSomewhere(page: Page, when: string): Promise<void> {
  await filmEnds(page, '[data-film=rest] :is([data-option], [data-testid=roll])')
  const isThere = page.waitForFunction(() => document.activeElement?.matches(':not(body, :disabled)'))
  await isThere.catch(() => assert.fail(`nothing has the keyboard: ${when}`))
}

/** One answer, or one roll, by keys: the first by its digit, or one that the arrows lead to. */
async function answerByKeys(page: Page, i: number): Promise<void> {
  const isRoll = await page.getByTestId('roll').isVisible()
  if (!isRoll && i % 2 > 0) await page.keyboard.press('ArrowDown')
  const key = isRoll || i % 2 > 0 ? 'Enter' : '1'
  await page.keyboard.press(key)
  if (await page.getByText('sure? again').isVisible()) await page.keyboard.press(key)
}

/** A table of each game. */
const TABLES = [
  ['the-hardest-days', '1940-08-18'],
  ['wing-leader', 'wl-01'],
  ['storm-above-the-reich', '1943-early'],
  ['raf-eagle', 'prelude'],
] as const

/** The part of the table that the keyboard is in. */
function partOf(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? 'nowhere',
  )
}

/** Presses Tab until it has left a part: at how many stops of it that came by. */
async function tabbed(page: Page, part: string): Promise<number> {
  for (let stops = 0; stops < 120; stops++) {
    if ((await partOf(page)) !== part) return stops
    await page.keyboard.press('Tab')
    await settled(page)
  }
  return assert.fail(`Tab does not leave ${part}`)
}

export const accessCases: readonly Case[] = [
  {
    name: 'by keys alone: every scenario can be chosen, and what is asked always has the keyboard',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await tabTo(page, '[data-testid=game-card-wing-leader]')
      await page.keyboard.press('Enter')
      await page.getByTestId('scenario-wl-01').waitFor()
      const scenarios = await page.locator('.scenario').count()
      await tabTo(page, '[name=scenario]')
      const first = page.getByTestId('scenario-wl-01').locator('input')
      for (let i = 0; i < scenarios && !(await first.isChecked()); i++) await page.keyboard.press('ArrowUp')
      const chosen = new Set<string | null>()
      for (let i = 0; i < scenarios; i++) {
        chosen.add(await page.locator('.scenario:has(:checked:focus)').getAttribute('data-testid'))
        await page.keyboard.press('ArrowDown')
      }
      assert.equal(chosen.size, scenarios)
      assert.ok(await first.isChecked(), 'the arrows come round again')
      await tabTo(page, '[data-testid=start]')
      await page.keyboard.press('Enter')
      await welcomed(page)
      await page.keyboard.press('Escape')
      for (let i = 0; i < 8; i++) {
        await keyboardIsSomewhere(page, `answer ${i}`)
        await answerByKeys(page, i)
        if (i > 2) await page.keyboard.press('c')
      }
      await keyboardIsSomewhere(page, 'the last answer')
      await page.keyboard.press('ArrowLeft')
      await page.getByTestId('film-on').focus()
      while (await page.getByTestId('film-on').isEnabled()) await page.keyboard.press('Enter')
      await keyboardIsSomewhere(page, 'a film that was turned')
      await page.keyboard.press('?')
      await page.locator('.drawer').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.drawer').waitFor({ state: 'detached' })
      await keyboardIsSomewhere(page, 'a drawer that is shut')
    },
  },
  {
    name: 'keyboard: F6 goes through the parts of every table and back to the question, and Tab leaves the pieces of one',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      for (const [game, scenario] of TABLES) {
        await page.goto(url)
        await begin(page, game, scenario)
        await question(page)
        const parts: string[] = []
        do {
          await page.keyboard.press('F6')
          parts.push(await partOf(page))
        } while (parts.at(-1) !== 'question' && parts.length < 12)
        assert.equal(parts.at(-1), 'question', `${game}: ${parts.join(', ')}`)
        assert.equal(new Set(parts).size, parts.length, `${game}: each part once`)
        assert.ok(parts.length > 2, `${game}: the board has a part of its own`)
        const piece = page.locator('[data-region] [data-ref][tabindex="0"]:visible').first()
        if ((await piece.count()) === 0) continue
        await piece.focus()
        const part = await partOf(page)
        await page.keyboard.press('Tab')
        assert.notEqual(await partOf(page), part, `${game}: Tab leaves ${part}`)
        await page.keyboard.press('q')
        assert.equal(await partOf(page), 'question')
        assert.ok((await tabbed(page, 'question')) > 1, `${game}: Tab goes from answer to answer`)
      }
    },
  },
  {
    name: 'accessible: the lobby, the first question and every drawer',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await accessible(page, 'lobby')
      await begin(page)
      await question(page)
      await accessible(page, 'first question')
      for (const drawer of ['rules', 'components', 'game', 'settings', 'help']) {
        await page.getByTestId(`open-${drawer}`).click()
        await page.locator('.drawer').waitFor()
        await accessible(page, drawer)
      }
    },
  },
  {
    name: 'accessible: a game for two seats',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'noon')
      await question(page)
      await accessible(page, 'sample')
    },
  },
  {
    name: 'accessible: the scenario editor, page by page, with a mistake in it',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await page.goto(`${url}#/make/wing-leader`)
      await page.getByTestId('editor-from').selectOption('wl-26')
      for (const name of ['story', 'sky', 'raider', 'ground', 'victory']) {
        await page.getByTestId(`editor-${name}`).click()
        if (name === 'raider') {
          await page.getByTestId('editor-line-raider-0').click()
          await page.getByLabel('Squares').fill('Q99')
          await page.getByTestId('editor-faults').waitFor()
        }
        await accessible(page, name)
      }
    },
  },
  {
    name: 'accessible: a staffel on the ground, round the formation, in its box and at the end',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'storm-above-the-reich', '1943-early')
      await question(page)
      await accessible(page, 'roster')
      await toStep(page, 'purchase')
      await accessible(page, 'operations')
      await toStep(page, 'briefing')
      await take(page, 'fly')
      for (const display of ['Mission', 'Escort', 'Season']) {
        await page.getByRole('tab', { name: display }).click()
        await accessible(page, display)
      }
      await page.getByTestId('open-components').click()
      await page.getByTestId('components').waitFor()
      await accessible(page, 'components')
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 60_000 })
      await accessible(page, 'final')
    },
  },
  {
    name: 'accessible: combat with an event card, odds and a hint; the final score; a replay',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await toCombat(page, url)
      await page.getByTestId('dock').waitFor()
      await page.getByTestId('odds').click()
      await page.getByTestId('hint').click()
      await accessible(page, 'combat')
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 60_000 })
      await accessible(page, 'final')
      await page.getByTestId('final-replay').click()
      await page.getByTestId('replay').waitFor()
      await accessible(page, 'replay')
    },
  },
]
