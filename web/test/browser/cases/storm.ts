import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  isOver,
  lobby,
  moved,
  nextIsThere,
  optionsOf,
  question,
  stepNow,
  take,
  welcomed,
} from '../desk.ts'
import { machineOnce, playToTheEnd } from '../machine.ts'
import { shoot } from '../pictures.ts'

export const GAME = 'storm-above-the-reich'

/** Clicks something lit on the board, and then, if it fits several answers, the first of them. */
export async function point(page: Page, ref: string): Promise<void> {
  const before = await answersGiven(page)
  await page.locator(`[data-ref="${ref}"][data-mark=lit]`).first().click()
  await page.waitForFunction(given => {
    const { answers, half } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {}
    return (
      `${answers}/${half}` !== given ||
      document.querySelector('.narrowing:not([data-testid=half-made])') !== null
    )
  }, before)
  if ((await answersGiven(page)) === before) await answer(page, () => 0)
  else await nextIsThere(page)
}

/** What is lit on the map. */
function litOnMap(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.sr-window [data-mark=lit]')
    .evaluateAll(list => list.map(one => one.getAttribute('data-ref')))
}

/** Both fighters of the training mission come up behind the formation and go in, each at a bomber of its own. */
export async function goIn(page: Page): Promise<void> {
  await point(page, 'fighter:0')
  await point(page, 'box:tail/low')
  await point(page, 'box:tail/low')
  for (const fighter of ['fighter:0', 'fighter:1']) {
    await point(page, fighter)
    await point(page, 'box:tail/approach/low')
  }
  for (const [fighter, bomber] of [
    ['fighter:0', 'bomber:3'],
    ['fighter:1', 'bomber:4'],
  ] as const) {
    await point(page, fighter)
    await point(page, bomber)
  }
  // How the first of them attacks is part of the same move.
  const offered = await optionsOf(page)
  assert.deepEqual(offered.slice(0, 2), ['determined', 'evasive'])
  assert.ok(offered.includes('wave'), 'the proposed wave')
}

/** How a game stands on the screen. */
export const seen = async (page: Page) => ({
  asked: await question(page),
  options: await optionsOf(page),
  lit: await litOnMap(page),
  step: await stepNow(page),
  answers: await answersGiven(page),
})

/** Numbers in a column of the Staffel Log. */
async function logged(page: Page, column: string): Promise<number[]> {
  const heads = await page.locator('.sr-log-table thead th').allTextContents()
  const cells = page.locator(`.sr-log-table tbody tr > :nth-child(${heads.indexOf(column) + 1})`)
  return (await cells.allTextContents()).map(Number)
}

export const stormCases: readonly Case[] = [
  {
    name: 'Storm Above the Reich: a newcomer flies the training mission by clicks on the board',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await page.getByTestId(`game-card-${GAME}`).click()
      // The training mission is the one offered first.
      await page.getByTestId('start').getByText('Begin Training mission').click()
      await welcomed(page)
      const welcome = page.getByTestId('welcome')
      for (const next of ['Next', 'Next', 'Next', 'To the table']) await welcome.getByText(next).click()
      await page.getByTestId('lesson').waitFor()
      await shoot(page, shots, 'storm-early')
      await goIn(page)
      await shoot(page, shots, 'storm-attack')
      await take(page, 'determined')
      await point(page, 'box:nose/return/high')
      assert.equal(await stepNow(page), 'step-engage')
      await take(page, 'evasive')
      await point(page, 'box:nose/evasive/low')
      assert.equal(await stepNow(page), 'step-burst')
      await take(page, 'rest')
      let clicks = 0
      while (!(await isOver(page))) {
        const [ref] = await litOnMap(page)
        if (typeof ref === 'string' && clicks < 12) {
          await point(page, ref)
          clicks++
        } else await answer(page, () => 0)
      }
      const final = page.getByTestId('final')
      assert.match(await final.textContent().then(String), /Training (not )?passed/)
      assert.match(await page.getByTestId('log').textContent().then(String), /TRN-02/)
      await shoot(page, shots, 'storm-trained')
    },
  },
  {
    name: 'Storm Above the Reich: a person leads the staffel through a mission of 1943, back to the roster',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, '1943-early')
      // Who is an experte is drawn by lot: the first question is who flies.
      assert.equal(await stepNow(page), 'step-purchase')
      const roster = page.getByRole('region', { name: 'Pilot Roster' })
      await page.getByRole('tab', { name: 'Pilot Roster' }).click()
      await roster.waitFor()
      assert.equal(await roster.getByText('missions', { exact: true }).count(), 18)
      assert.equal(await roster.locator('[data-mark=lit]').count(), 0, 'who is read of is not bought')
      await page.getByRole('tab', { name: 'Next mission' }).click()
      await shoot(page, shots, 'storm-operations')
      const left = async () =>
        Number(/\d+/.exec(await page.locator('.sr-op').textContent().then(String))?.[0])
      const before = await left()
      await point(page, 'pilot:4')
      assert.equal(await left(), before - 1)
      assert.match(await page.locator('.sr-bought').textContent().then(String), /Ehlers/)
      // A line of the menu is bought by a click too, if there is an OP for it.
      if ((await left()) > 0) {
        await point(page, 'marker:cannon')
        assert.equal(await left(), before - 2)
      }
      while ((await stepNow(page)) === 'step-purchase') await machineOnce(page)
      while ((await stepNow(page)) !== 'step-briefing') await machineOnce(page)
      await take(page, 'fly')
      await page.locator('.sr-window').waitFor()
      let clicks = 0
      while ((await page.locator('.sr-window').count()) > 0) {
        const refs = await litOnMap(page)
        const box = refs.find(ref => ref?.startsWith('box:'))
        if (box && clicks < 6) {
          await point(page, box)
          clicks++
        } else await machineOnce(page)
      }
      assert.ok(clicks > 0, 'nothing was clicked')
      await page.getByRole('tab', { name: 'Pilot Roster' }).click()
      await roster.waitFor()
      // Who is wounded may be replaced: then he can be chosen there.
      const ehlers = await roster.locator('[data-ref="book:4"], [data-ref="pilot:4"]').textContent()
      assert.match(String(ehlers), /Ehlers.*missions1/)
      await shoot(page, shots, 'storm-roster')
      await page.getByRole('tab', { name: 'Staffel Log' }).click()
      assert.deepEqual(await logged(page, 'No.'), [1])
      await shoot(page, shots, 'storm-log')
    },
  },
  {
    name: 'Storm Above the Reich: the machine flies a season of six missions, watched to the last page',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await page.getByTestId(`game-card-${GAME}`).click()
      await page.locator('#seat-staffel').selectOption('machine')
      await begin(page, GAME, '1943-early', '[data-testid=table]')
      const start = await answersGiven(page)
      await moved(page, start)
      await playToTheEnd(page)
      const final = page.getByTestId('final')
      await final.waitFor({ timeout: 120_000 })
      assert.match(
        await final.textContent().then(String),
        /The bombers are beaten|The bombers came through|Neither won nor lost/,
      )
      await final.getByText('All missions').click()
      assert.deepEqual(await logged(page, 'No.'), [1, 2, 3, 4, 5, 6])
      const points = (await logged(page, 'VP')).reduce((sum, vp) => sum + vp, 0)
      const chart = final.getByRole('img', { name: /^1943 Early: / })
      assert.match(
        String(await chart.getAttribute('aria-label')),
        new RegExp(`^1943 Early: ${points} Victory Points after 6 missions`),
      )
      const vp = final.locator('dt', { hasText: /^Victory Points$/ }).locator('xpath=../dd')
      assert.equal(Number(await vp.textContent()), points)
      await final.getByText('All missions').click()
      await shoot(page, shots, 'storm-final')
    },
  },
  {
    name: 'Storm Above the Reich: boxes open; a fighter is dragged in; the card tells the odds, and ways are drawn',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'training')
      await point(page, 'fighter:0')
      await point(page, 'box:tail/low')
      await point(page, 'box:tail/low')
      const fighter = page.locator('.sr-window [data-ref="fighter:0"]')
      const wayIn = page.locator('[data-ref="box:tail/approach/low"]')
      const slim = await page.locator('[data-ref="box:nose/approach/low"]').boundingBox()
      const open = await wayIn.boundingBox()
      assert.ok(slim && open && open.height > slim.height + 20, 'the way in does not open')
      // What is free bears no tag.
      assert.equal(await page.locator('.sr-price').count(), 0)
      // Dragged there, both answers are given: who, and where.
      const before = await answersGiven(page)
      const from = await fighter.boundingBox()
      if (!from) throw new Error('The fighter is not to be seen')
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x + from.width / 2, from.y - 4, { steps: 4 })
      await page.mouse.move(open.x + open.width / 2, open.y + open.height / 2, { steps: 6 })
      await page.mouse.up()
      await moved(page, before)
      assert.match(String(await fighter.getAttribute('aria-label')), /Tail Low Approach/)
      await point(page, 'fighter:1')
      await point(page, 'box:tail/approach/low')
      await point(page, 'fighter:0')
      // The same two figures with every bomber, and the way there under the pointer.
      const answers = page.locator('[data-option^="bomber/"]')
      assert.match(
        await answers.first().textContent().then(String),
        /fire \d · .*down \d+\s%.*damages \d+\s%.*is hit \d+\s%/,
      )
      await answers.first().hover()
      await page.locator('.sr-want').waitFor()
      await shoot(page, shots, 'storm-target')
      await point(page, 'bomber:3')
      await point(page, 'fighter:1')
      await point(page, 'bomber:4')
      for (const mode of ['determined', 'evasive'])
        assert.deepEqual(await page.locator(`[data-option=${mode}] .sr-chance > small`).allTextContents(), [
          'damages',
          'is hit',
        ])
      await take(page, 'determined')
      // The spaces under fire are marked, on the board as on the answer.
      await page.locator('[data-option=climb]').hover()
      await page.locator('.sr-want').last().waitFor()
      assert.ok((await page.locator('.sr-under-fire').count()) > 0)
    },
  },
]
