import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  isOver,
  lobby,
  moved,
  newcomersLobby,
  optionsOf,
  putAway,
  question,
  settings,
  stepNow,
} from '../desk.ts'
import { machineOnce, playToTheEnd } from '../machine.ts'
import { settled, shoot } from '../pictures.ts'

export const GAME = 'wing-leader'

/** Seats people or the machine on both sides, and begins. */
async function sit(page: Page, scenario: string, raider: string, defender: string): Promise<void> {
  await page.getByTestId(`game-card-${GAME}`).click()
  await page.locator('#seat-raider').selectOption(raider)
  await page.locator('#seat-defender').selectOption(defender)
  const isWatched = raider === 'machine' && defender === 'machine'
  await begin(page, GAME, scenario, isWatched ? '[data-testid=watching]' : undefined)
}

/** Looks for the enemy, flies on, stays in the fight, and does not dwell on the rest. */
const LIKED = [/^roll/, /^react/, /^continue/, /^step\//, /^attack/, /^agree/]

function choice(options: readonly string[]): number {
  for (const liked of LIKED) {
    const found = options.findIndex(id => liked.test(id))
    if (found >= 0) return found
  }
  return 0
}

/** Clicks a place of the sky, whatever lies over it. False if that gave no answer: several fit, or a pile fanned out. */
async function clickPlace(page: Page, place: Locator): Promise<boolean> {
  const before = await answersGiven(page)
  await place.click({ force: true })
  // A click is answered in the frame it falls into, or not at all.
  await settled(page)
  return (await answersGiven(page)) !== before
}

/** Clicks on the board: how many were tried, and how many of them were answers. */
interface Clicks {
  tried: number
  answers: number
}

const ENOUGH = 6

async function clickOne(page: Page, places: Locator, clicks: Clicks): Promise<boolean> {
  if (clicks.tried === ENOUGH || (await places.count()) === 0) return false
  clicks.tried++
  if (!(await clickPlace(page, places.first()))) return false
  clicks.answers++
  return true
}

/** Cells of a row of the final score, as numbers. */
async function cells(page: Page, row: RegExp): Promise<number[]> {
  const found = page
    .getByTestId('final')
    .locator('tr')
    .filter({ has: page.locator('th', { hasText: row }) })
  const texts = (await found.count()) === 0 ? [] : await found.first().locator('td').allTextContents()
  return texts.filter(text => text !== '').map(text => Number(text.replace('−', '-')))
}

/** The score adds up, and the level of victory is the one marked. */
async function checkFinal(page: Page, isDefender = false): Promise<void> {
  await page.getByTestId('final').locator('tr').first().waitFor()
  const rows = [
    /^Enemy aircraft/,
    /^Enemy balloons/,
    /^Damage to surface/,
    /^(Bombers that came|Photographs brought)/,
  ]
  // What nobody scored for has no row.
  const items = await Promise.all(rows.map(row => cells(page, row)))
  const total = await cells(page, /^Total$/)
  assert.deepEqual(
    [0, 1].map(side => items.reduce((sum, item) => sum + (item[side] ?? 0), 0)),
    total,
  )
  // Whoever plays alone is told of his own points first.
  const [yours] = await cells(page, /^Yours less theirs$/)
  const [difference] = await cells(page, /^Raider’s less defender’s$/)
  const ahead = (total[0] ?? 0) - (total[1] ?? 0)
  assert.equal(yours ?? difference, yours !== undefined && isDefender ? -ahead : ahead)
  const heading = page.getByTestId('final').getByRole('heading', { level: 2 }).first()
  const told = await heading.evaluate(({ childNodes }) =>
    [...childNodes].find(one => one.nodeType === Node.TEXT_NODE)?.textContent?.trim(),
  )
  const levels = page.getByTestId('final').locator('tr[aria-current=true] td')
  const marked = levels.getByText(yours === undefined ? String(told) : /^(You win|You lose|A draw)/)
  assert.equal(await marked.count(), 1)
}

export const wingLeaderCases: readonly Case[] = [
  {
    name: 'Wing Leader: two people at one screen play the first scenario to its score',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await sit(page, 'wl-01', 'person', 'person')
      assert.match(await page.getByTestId('asker').textContent().then(String), /Luftwaffe/)
      const [vectors, far, near] = [0, 1, 2].map(() => ({ tried: 0, answers: 0 })) as [Clicks, Clicks, Clicks]
      for (let i = 0; i < 900; i++) {
        const { over, aside, onMap, answers } = await page.evaluate(() => ({
          over: document.querySelector('[data-testid=final]') !== null,
          aside: document.querySelector('[data-testid=sit-down], [data-testid=briefing-ok]') !== null,
          onMap: document.querySelector('[data-testid=more-on-map]')?.checkVisibility() ?? false,
          answers: document.querySelectorAll('[data-option]').length,
        }))
        if (over) break
        // Some things are decided in secret, and each side is briefed.
        if (aside) {
          await putAway(page.locator('[data-testid=sit-down], [data-testid=briefing-ok]'))
          continue
        }
        if (onMap) assert.ok(answers <= 25)
        // The view is where the battle is: a square far from it is chosen on the whole map.
        if (onMap) await page.getByRole('button', { name: 'Show the whole map' }).click()
        // The flag of the one before lies there already.
        if (onMap && (await clickOne(page, page.locator('[data-ref="square:J14"]'), vectors))) continue
        if (await clickOne(page, page.locator('.wl-square-far[data-mark=lit]'), far)) continue
        if (await clickOne(page, page.locator('.wl-square:not(.wl-square-far)[data-mark=lit]'), near))
          continue
        await answer(page, choice)
      }
      for (const { answers } of [vectors, far, near])
        assert.ok(answers >= 3, JSON.stringify([vectors, far, near]))
      await page.getByTestId('final').waitFor()
      await checkFinal(page)
      await shoot(page, shots, 'wing-leader-final')
    },
  },
  {
    name: 'Wing Leader: a square among very many is found by its name, and a click on the map is quick',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await sit(page, 'wl-01', 'machine', 'person')
      const more = page.getByTestId('more-on-map')
      const toVector = async () => {
        for (let i = 0; i < 30 && !(await more.isVisible()); i++) await machineOnce(page)
      }
      await toVector()
      // Those where it meets somebody, and no square that is merely the first of all.
      const few = await optionsOf(page)
      assert.ok(few.length > 0 && few.length <= 6 && !few.includes('vector/A0'), few.join(' '))
      await page.getByTestId('hint').click()
      await page.locator('.answer-hint').waitFor()
      const find = page.getByLabel('Find an answer')
      await find.fill('R17')
      assert.deepEqual(await optionsOf(page), ['vector/R17'])
      assert.equal(await more.count(), 0)
      const before = await answersGiven(page)
      await find.press('Enter')
      await moved(page, before)
      await toVector()
      const given = await answersGiven(page)
      await page.locator('[data-ref="square:J14"]').first().dispatchEvent('click')
      await moved(page, given)
    },
  },
  {
    name: 'Wing Leader: a person defends against the machine’s torpedoes with flak',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await sit(page, 'wl-10', 'machine', 'person')
      let shots = 0
      let torpedoes = false
      for (let i = 0; i < 900 && !(await isOver(page)); i++) {
        const fire = page.locator('[data-option^="fire/"]')
        if ((await stepNow(page)) === 'step-flak' && (await fire.count()) > 0) {
          const before = await answersGiven(page)
          await fire.first().click()
          shots++
          await moved(page, before)
        } else await machineOnce(page)
        torpedoes ||= i % 4 === 0 && /torpedo/i.test(String(await page.getByTestId('log').textContent()))
      }
      assert.ok(shots > 0, 'no flak was fired')
      assert.ok(torpedoes, 'no torpedo run was logged')
      await checkFinal(page, true)
      await page.getByTestId('final').getByText('On the ground and at sea').waitFor()
    },
  },
  {
    name: 'Wing Leader: machine against machine is watched, and run on to its end',
    async run({ fresh, url, shots }) {
      const page = await newcomersLobby(await fresh(), url)
      // Shown at once the battle might be over before anybody can press a button.
      await settings(page, { film: 'normal', dice: 'self' })
      await sit(page, 'wl-02', 'machine', 'machine')
      const start = await answersGiven(page)
      await moved(page, start)
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 60_000 })
      await checkFinal(page)
      await page.getByTestId('final').getByLabel('Look at the board').click()
      await shoot(page, shots, 'wing-leader-late')
    },
  },
  {
    name: 'Wing Leader: a game closed in the middle of a move goes on from there',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await sit(page, 'wl-01', 'person', 'person')
      const far = page.locator('.wl-square-far[data-mark=lit]')
      const briefed = page.getByTestId('briefing-ok')
      for (let i = 0; i < 120 && (await far.count()) === 0; i++) {
        if (await briefed.isVisible()) await putAway(briefed)
        await machineOnce(page)
      }
      await answer(page, options => options.findIndex(id => id.startsWith('step/')))
      const seen = async () => ({
        asked: await question(page),
        options: await optionsOf(page),
        reach: await far.evaluateAll(list => list.map(one => one.getAttribute('data-ref'))),
        step: await stepNow(page),
      })
      const before = await seen()
      assert.equal(before.step, 'step-move')
      await page.reload()
      assert.deepEqual(await seen(), before)
      await answer(page, choice)
      assert.notDeepEqual(await seen(), before)
    },
  },
]
