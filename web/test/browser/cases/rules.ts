import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { answersGiven, begin, type Case, lobby, question } from '../desk.ts'
import { machineOnce, playToTheEnd } from '../machine.ts'

/** The app built with another rule: in the sample a 4 hits as well. Returns what brings the old build back. */
async function changeRules(context: BrowserContext): Promise<() => void> {
  let changed = 0
  let old = false
  await context.route('**/assets/*.js', async route => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes(RULE)) changed++
    const other = body.replace(RULE, OTHER_RULE).replace(/(\bsample["'`]?:["'`])[0-9a-f]{8}/, '$1newrules')
    await route.fulfill({ response, body: old ? body : other })
  })
  return () => {
    assert.ok(changed > 0, 'no rule was changed')
    old = true
  }
}

const RULE = 'toHit:5,endurance:5'
const OTHER_RULE = 'toHit:4,endurance:5'

async function toLobby(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.reload()
  await page.getByTestId('start').waitFor()
}

export const rulesCases: readonly Case[] = [
  {
    name: 'a rule changed on purpose loses no saved game',
    async run({ fresh, url }) {
      const context = await fresh()
      const page = await lobby(context, url)
      await begin(page, 'sample', 'noon')
      for (let i = 0; i < 20; i++) await machineOnce(page)
      const before = { url: page.url(), asked: await question(page), answers: await answersGiven(page) }
      await toLobby(page, url)
      await begin(page, 'sample', 'dusk')
      await playToTheEnd(page)
      const heading = page.getByTestId('final').getByRole('heading').first()
      await heading.waitFor()
      const finished = { url: page.url(), result: await heading.textContent() }
      await toLobby(page, url)
      const outcome = await page.getByRole('region', { name: 'Finished' }).locator('p').nth(1).textContent()

      const changeBack = await changeRules(context)
      await toLobby(page, url)
      await page.goto(before.url)
      await page.getByText(/played with other rules .*stays on the shelf/).waitFor()
      await page.getByTestId('look').click()
      assert.ok((await page.getByTestId('told-log').locator('li').count()) > 10)
      await page.getByTestId('go-on').click()
      await question(page)
      assert.notEqual(page.url(), before.url)
      await machineOnce(page)
      await toLobby(page, url)
      assert.equal(await page.locator('[data-testid^=continue-]').count(), 3)
      await page.getByText(String(outcome)).waitFor()
      await page.goto(finished.url)
      await page.getByText('as it was told').first().waitFor()
      const told = await page.getByTestId('told-result').textContent().then(String)
      const [, level, score] = /^(.*), score (-?\d+)$/.exec(String(outcome)) ?? []
      assert.equal(told, `${level}. Score ${score}.`)
      assert.ok((await page.getByTestId('told-log').locator('li').count()) > 50)
      assert.equal(await page.getByTestId('go-on').count(), 0)

      changeBack()
      await toLobby(page, url)
      await page.goto(before.url)
      assert.equal(await question(page), before.asked)
      assert.equal(await answersGiven(page), before.answers)
      await page.goto(finished.url)
      await heading.waitFor()
      assert.equal(await heading.textContent(), finished.result)
    },
  },
  {
    name: 'a finished game takes nothing back; playing on from it is a game of its own',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await begin(page, 'sample', 'dusk')
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor()
      const finished = page.url()
      const answers = await answersGiven(page)
      assert.equal(await page.getByTestId('undo').getAttribute('aria-disabled'), 'true')
      await page.keyboard.press('u')
      assert.equal(await answersGiven(page), answers)
      await page.getByTestId('final-replay').click()
      await page.getByTestId('replay-slider').fill('30')
      await page.getByTestId('fork').click()
      await page.getByTestId('prompt').waitFor()
      assert.notEqual(page.url(), finished)
      await page.goto(finished)
      await page.getByTestId('final').waitFor()
      assert.equal(await answersGiven(page), answers)
    },
  },
]
