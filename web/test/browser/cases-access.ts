import assert from 'node:assert/strict'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { begin, type Case, lobby, playToTheEnd, question, take, toCombat, toStep } from './desk.ts'

/** Everything on the page that breaks a rule of WCAG 2, level A or AA. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe
    const found = await inPage.run(document, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] },
      resultTypes: ['violations'],
    })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    )
  })
}

async function accessible(page: Page, where: string): Promise<void> {
  const found = await violations(page)
  assert.deepEqual(found, [], `${where}: ${found.length} violations`)
}

export const accessCases: readonly Case[] = [
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
