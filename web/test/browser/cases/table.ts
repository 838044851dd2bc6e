import assert from 'node:assert/strict'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  chooseGame,
  decide,
  filmEnds,
  lobby,
  moved,
  newcomersLobby,
  optionsOf,
  question,
  stepNow,
  welcomed,
} from '../desk.ts'
import { toPatrol } from '../machine.ts'

export const tableCases: readonly Case[] = [
  {
    name: 'everything that can be pressed has a name, in the lobby, at the table and in the drawers',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const nameless = () =>
        page.locator('button, a[href], input, select, [role=button]').evaluateAll(list =>
          list
            .filter(item => item.checkVisibility())
            .filter(item => {
              const { labels } = item as HTMLInputElement
              const label = labels ? [...labels].map(one => one.textContent).join('') : ''
              return (
                !(item.getAttribute('aria-label') ?? '').trim() && !item.textContent?.trim() && !label.trim()
              )
            })
            .map(item => item.outerHTML.slice(0, 200)),
        )
      assert.deepEqual(await nameless(), [])
      await begin(page)
      await question(page)
      for (const drawer of ['rules', 'components', 'game', 'settings', 'help']) {
        await page.getByTestId(`open-${drawer}`).click()
        await page.locator('.drawer').waitFor()
        assert.deepEqual(await nameless(), [])
      }
    },
  },
  {
    name: 'second thoughts: a decision is changed in place before the dice fall',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await begin(page)
      await filmEnds(page)
      // What the staff has decided before the first die.
      const chip = page.getByTestId('thoughts').getByRole('button').first()
      const told = await chip.textContent()
      await chip.click()
      await page.getByTestId('half-made').waitFor()
      await page.locator('[data-option]').nth(1).click()
      await page.getByTestId('half-made').waitFor({ state: 'detached' })
      assert.notEqual(await page.getByTestId('thoughts').getByRole('button').first().textContent(), told)
    },
  },
  {
    name: 'undo and redo',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      assert.match((await page.getByTestId('undo').getAttribute('aria-label')) ?? '', /not decided anything/)
      await toPatrol(page)
      const first = await question(page)
      const undo = page.getByTestId('undo')
      // A move that is half made is given up.
      await answer(page, () => 1)
      assert.notEqual(await question(page), first)
      await undo.click()
      assert.equal(await question(page), first)
      await decide(page, () => 1)
      const second = await question(page)
      assert.notEqual(second, first)
      // One that was made is taken back whole.
      await undo.click()
      assert.equal(await question(page), first)
      // And given again whole.
      await page.getByTestId('redo').click()
      assert.equal(await question(page), second)
      await page.reload()
      assert.equal(await question(page), second)
    },
  },
  {
    name: 'keyboard only: begin, decide, go back, find help',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await page.getByTestId('game-card-the-hardest-days').focus()
      await page.keyboard.press('Enter')
      await page.getByTestId('scenario-1940-08-13').waitFor()
      await page.getByTestId('start').focus()
      await page.keyboard.press('Enter')
      await welcomed(page)
      await page.getByTestId('welcome-skip').focus()
      await page.keyboard.press('Enter')
      await question(page)
      const press = async (key: string) => {
        const before = await answersGiven(page)
        await page.keyboard.press(key)
        await moved(page, before)
      }
      for (let i = 0; i < 30 && (await stepNow(page)) !== 'step-patrol'; i++) await press('1')
      const first = await question(page)
      for (const key of ['1', 'u', '1', '1']) await press(key)
      const second = await question(page)
      await press('u')
      assert.equal(await question(page), first)
      await press('r')
      assert.equal(await question(page), second)
      const redone = await answersGiven(page)
      // Answers stand under one another: beside the first there is none, below it comes the second.
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-option'))
      assert.equal(focused, (await optionsOf(page))[1])
      await page.keyboard.press('Enter')
      await moved(page, redone)
      for (let i = 0; i < 6; i++) {
        await question(page)
        await press('1')
      }
      // The last of them began a move, which Escape gives up.
      await press('Escape')
      await page.keyboard.press('?')
      await page.getByTestId('help').waitFor()
      await page.keyboard.press('Escape')
      await page.getByTestId('help').waitFor({ state: 'detached' })
      await page.keyboard.press('h')
      await page.locator('.answer-hint').waitFor()
    },
  },
  {
    name: 'own dice: the player enters what came up',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await chooseGame(page, 'the-hardest-days')
      await page.getByLabel('Own dice', { exact: false }).check()
      await begin(page)
      for (let i = 0; i < 40 && !(await page.locator('.answers-dice').isVisible()); i++)
        await answer(page, () => 0)
      assert.deepEqual(await optionsOf(page), ['1', '2', '3', '4', '5', '6'])
      await page.getByTestId('option-3').click()
      await question(page)
      if (await page.getByTestId('roll-for-me').isVisible()) await page.getByTestId('roll-for-me').click()
      await question(page)
    },
  },
  {
    name: 'practice: undo goes back over dice, and the running game is stepped through',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await chooseGame(page, 'the-hardest-days')
      await page.getByLabel('Practice', { exact: false }).check()
      await begin(page)
      const start = await answersGiven(page)
      const first = await question(page)
      for (let i = 0; i < 8; i++) await answer(page, () => 0)
      for (let i = 0; i < 8 && (await answersGiven(page)) !== start; i++)
        await page.getByTestId('undo').click()
      assert.equal(await answersGiven(page), start)
      assert.equal(await question(page), first)
      await page.getByTestId('redo').click()
      await page.getByTestId('open-game').click()
      await page.getByTestId('open-replay').click()
      await page.getByTestId('replay').waitFor()
      await page.getByTestId('replay-leave').click()
      await question(page)
    },
  },
  {
    name: 'a rule id in the log opens the rules there, and the search finds others',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page)
      await answer(page, () => 0)
      const open = page.getByTestId('log-open')
      if (await open.isVisible()) await open.click()
      const id = page
        .getByTestId('log')
        .getByRole('button', { name: /^Rule / })
        .last()
      const name = ((await id.getAttribute('aria-label')) ?? '').replace('Rule ', '')
      await id.click()
      const marked = page.locator('.rule-marked')
      assert.equal(await marked.getAttribute('data-rule'), name)
      assert.ok(await marked.isVisible())
      await page.getByLabel('Search the rules').fill('detection')
      assert.ok((await page.locator('.rule').count()) > 3)
      await page.getByTestId('open-components').click()
      await page.getByTestId('components').waitFor()
      await page.goto(`${url}#/rules/the-hardest-days/${name}`)
      assert.equal(
        await page.getByTestId('rules-page').locator('.rule-marked').getAttribute('data-rule'),
        name,
      )
    },
  },
]
