import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { type Case, numbers } from '../desk.ts'

/**
 * The table as somebody knows it who listens: nothing here looks at the page but by the roles and names that a screen reader
 * tells of.
 */

const question = (page: Page) => page.getByRole('region', { name: 'The question' })
const watching = (page: Page) => page.getByRole('region', { name: 'Watching' })
const told = (page: Page) => page.getByRole('status', { name: 'What happens, and what is asked' })

/** Buttons beside the question that answer nothing. */
const NO_ANSWER = /^(Show all|Choose again|Leave it|S?Let the staff|Tick what|Roll it for me|More below)/

/** Keeps every sentence that was read out. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await told(page).evaluate(region => {
    const heard = [region.textContent]
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(globalThis, { heard })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'))
}

/** From the lobby to the first question, all ears from the moment the table is there. */
async function sitDown(page: Page, url: string, game: string): Promise<() => Promise<string>> {
  await page.goto(url)
  await page.getByRole('link', { name: game }).first().click()
  await page.getByRole('button', { name: /^Begin/ }).click()
  const briefing = page.getByRole('dialog').getByRole('button', { name: 'To the table' })
  const there = page.getByRole('region', { name: 'Welcome' }).or(watching(page)).first()
  await briefing.or(there).first().waitFor()
  const heard = await listen(page)
  if (await briefing.isVisible()) await briefing.click()
  await there.waitFor()
  return heard
}

/** What stands between the player and the answers is read and put away. */
async function toQuestion(page: Page): Promise<void> {
  const over = page.getByText('The game is over.')
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Go on' })
  for (;;) {
    await question(page).or(watching(page)).or(over).or(goOn).first().waitFor()
    if (await goOn.isVisible()) {
      await goOn.click()
      await goOn.waitFor({ state: 'detached' })
      continue
    }
    // While the machine thinks there is neither.
    if ((await question(page).isVisible()) || (await over.isVisible())) break
    await watching(page)
      .getByRole('button', { name: /^(Go on|On|Next)/ })
      .click({ timeout: 2000 })
      .catch(ignore)
  }
  const welcome = page.getByRole('region', { name: 'Welcome' })
  if (await welcome.isVisible()) await welcome.getByRole('button', { name: 'Skip' }).click()
}

/** The film went on by itself meanwhile. */
const ignore = () => undefined

/** The answers as they are read out. */
async function answersOf(page: Page): Promise<readonly Locator[]> {
  // Special words among them explain themselves, and answer nothing.
  const pressed = question(page).getByRole('button', { disabled: false })
  const buttons = await pressed.and(page.locator(':not(.term)')).all()
  const names = await Promise.all(buttons.map(button => button.textContent()))
  return buttons.filter((_, i) => !NO_ANSWER.test(names[i] ?? ''))
}

/** Plays until something was told: at each question it was read out, and whatever stands in the log was. */
async function playUntil(page: Page, heard: () => Promise<string>, end: RegExp): Promise<void> {
  const next = numbers(7)
  for (let i = 0; i < 250 && !end.test(await heard()); i++) {
    await toQuestion(page)
    if (!(await question(page).isVisible())) break
    const asked = String(await question(page).getByRole('heading').first().textContent()).trim()
    await page.waitForFunction(
      text => (globalThis as unknown as { heard: string[] }).heard.at(-1)?.includes(text),
      asked,
    )
    const answers = await answersOf(page)
    assert.ok(answers.length > 0, `no answer is offered: ${asked}`)
    // What ends a row stands last; a row that is ended now and then comes to an end.
    const answer = next(3) === 0 ? answers.at(-1) : answers[next(answers.length)]
    await answer?.click()
  }
  assert.match(await heard(), end)
}

/** The lines of the log that were never read out. */
async function unread(page: Page, heard: string): Promise<readonly string[]> {
  const lines = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').allTextContents()
  // Behind each line stands its rule.
  const texts = lines.map(line => line.trim().replace(/\s\S+$/, ''))
  return texts.filter(text => !heard.includes(text))
}

const TURNS = [
  ['The Hardest Days', /Raid 1 [\s\S]*The clock moves to/],
  ['Wing Leader', /Turn 2\./],
] as const

export const listenCases: readonly Case[] = TURNS.map(([game, end]) => ({
  name: `by ear: a whole turn of ${game} by roles and names alone; all that happens and is asked is read out`,
  async run({ fresh, url }) {
    const page = await (await fresh()).newPage()
    const heard = await sitDown(page, url, game)
    await playUntil(page, heard, end)
    assert.deepEqual(await unread(page, await heard()), [])
  },
}))
