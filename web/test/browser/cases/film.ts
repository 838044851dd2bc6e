import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  filmEnds,
  goOn,
  isOver,
  lobby,
  moved,
  newcomersLobby,
  player,
  question,
  readLesson,
  settings,
} from '../desk.ts'
import { machineOnce } from '../machine.ts'
import { seenIsKept } from '../seen.ts'

const PHONE = { width: 390, height: 844 }
const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const filmOf = (page: Page) => page.getByTestId('table').getAttribute('data-film')

/** Notes every frame that is shown, and whether a question was asked beside it. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { frame: number; asks: boolean; film: string }[] = []
    new MutationObserver(() => {
      const { frame, film } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {}
      seen.push({
        frame: Number(frame),
        film: String(film),
        asks: document.getElementById('question') !== null,
      })
    }).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-frame', 'data-film'],
    })
    Object.assign(globalThis, { seen })
  })
}

function watched(page: Page): Promise<{ frame: number; asks: boolean; film: string }[]> {
  return page.evaluate(() => (globalThis as unknown as { seen: [] }).seen)
}

/** Answers and rolls until something happens that takes time to be shown, or that the player has to turn. */
async function toFilm(page: Page, film = 'playing'): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await filmEnds(page)
    const before = await answersGiven(page)
    await goOn(page)
    await moved(page, before)
    if ((await filmOf(page)) === film) return
  }
  throw new Error('nothing happened that is worth a film')
}

/** Rolls until the first row of decisions is asked for. */
async function toChoice(page: Page): Promise<void> {
  for (;;) {
    await filmEnds(page)
    if (await page.getByTestId('option-done').isVisible()) return
    const before = await answersGiven(page)
    await goOn(page)
    await moved(page, before)
  }
}

/** The question and its first answer, as far as they are not wholly on the screen, in their words. */
function offScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['#question', '[data-option]'].flatMap(part => {
      const element = document.querySelector(part)
      const { top, bottom, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      const isSeen = width > 0 && height > 0 && top >= 0 && bottom <= innerHeight
      return isSeen ? [] : [`${part} ${element?.textContent}`]
    }),
  )
}

export const filmCases: readonly Case[] = [
  {
    name: 'film: frames come in order, and the question waits for them',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await begin(page)
      await page.getByTestId('film-speed').selectOption('fast')
      await watch(page)
      for (let films = 0; films < 3; films++) await toFilm(page)
      await filmEnds(page)
      const seen = await watched(page)
      assert.ok(seen.length > 3, `only ${seen.length} moments`)
      for (const [i, { frame, asks, film }] of seen.entries()) {
        assert.ok(frame >= (seen[i - 1]?.frame ?? 0), `frame ${frame} after ${seen[i - 1]?.frame}`)
        assert.equal(asks && film !== 'rest', false, 'a question is asked before the film has come to it')
      }
    },
  },
  {
    name: 'film: space goes on and never answers, C catches up, and what happened is wound back',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await begin(page)
      await toFilm(page)
      await page.keyboard.press('Space')
      await page.keyboard.press('c')
      assert.equal(await filmOf(page), 'rest')
      const end = await page.getByTestId('table').getAttribute('data-frame')
      await page.keyboard.press('ArrowLeft')
      assert.equal(await filmOf(page), 'back')
      assert.equal(await page.locator('#question').count(), 0)
      assert.notEqual(await page.getByTestId('table').getAttribute('data-frame'), end)
      await page.getByTestId('catch-up').click()
      assert.equal(await page.getByTestId('table').getAttribute('data-frame'), end)
      const before = await answersGiven(page)
      await page.locator('[data-option], [data-testid=roll]').first().focus()
      await page.keyboard.press('Space')
      await page.waitForTimeout(150)
      assert.equal(await answersGiven(page), before)
    },
  },
  {
    name: 'film: who comes back is shown how it came to this',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await begin(page)
      // Who has decided nothing yet is briefed again.
      await toChoice(page)
      await page.getByTestId('option-done').click()
      await toFilm(page)
      assert.equal(await page.getByTestId('recall').count(), 0)
      await page.reload()
      await filmEnds(page)
      const [given, end] = [
        await answersGiven(page),
        await page.getByTestId('table').getAttribute('data-frame'),
      ]
      await page.getByTestId('recall').click()
      assert.notEqual(await filmOf(page), 'rest')
      assert.ok(Number(await page.getByTestId('table').getAttribute('data-frame')) < Number(end))
      await page.keyboard.press('c')
      assert.equal(await page.getByTestId('table').getAttribute('data-frame'), end)
      assert.equal(await answersGiven(page), given)
      await goOn(page)
      await moved(page, given)
      await page.keyboard.press('c')
      assert.equal(await page.getByTestId('recall').count(), 0)
    },
  },
  {
    name: 'film: left in the middle of a raid, it goes on at that beat',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      // Nothing goes on by itself, however long the page takes.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await settings(page, { lessons: false })
      await begin(page, 'raf-eagle', 'prelude')
      await page.getByTestId('staff').click()
      const table = page.getByTestId('table')
      const ahead = () =>
        page.evaluate(() =>
          Number(/(\d+) more/.exec(document.querySelector('.watching')?.textContent ?? '')?.[1] ?? 0),
        )
      // Up to a film of some length: a raid that is met.
      for (let i = 0; i < 60 && (await ahead()) < 4; i++) {
        await page.keyboard.press('c')
        await filmEnds(page)
        await machineOnce(page)
      }
      await page.keyboard.press('Space')
      await page.keyboard.press('Space')
      const frame = await table.getAttribute('data-frame')
      assert.ok((await ahead()) > 1, 'in the middle of the film')
      await seenIsKept(page, Number(frame))
      await page.reload()
      await table.waitFor()
      assert.notEqual(await filmOf(page), 'rest')
      assert.equal(await table.getAttribute('data-frame'), frame)
      // From the lobby as well, and the film leads to the question.
      await page.getByTestId('to-lobby').click()
      await page.locator('[data-testid^=continue-]').first().click()
      await table.waitFor()
      assert.ok(Number(await table.getAttribute('data-frame')) >= Number(frame))
      assert.notEqual(await filmOf(page), 'rest')
      await page.keyboard.press('c')
      await page.locator('#question').waitFor()
      await seenIsKept(page, undefined)
      await page.reload()
      await table.waitFor()
      assert.equal(await filmOf(page), 'rest')
    },
  },
  {
    name: 'film: reduced motion, nothing moves and the player turns the frames',
    async run({ fresh, url }) {
      const page = await newcomersLobby(await fresh(), url)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await begin(page)
      await toFilm(page, 'back')
      const frame = await page.getByTestId('table').getAttribute('data-frame')
      await page.waitForTimeout(2500)
      assert.equal(await page.getByTestId('table').getAttribute('data-frame'), frame)
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0, 'something moves')
      for (let i = 0; i < 200 && (await filmOf(page)) !== 'rest'; i++) await page.keyboard.press('Space')
      await page.locator('#question').waitFor()
    },
  },
  {
    name: 'phone: a whole day by touch, with question and answers on the screen all the time',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(PHONE, TOUCH), url)
      await begin(page)
      const board = await page.locator('main').boundingBox()
      const next = player(7)
      for (let count = 0; count < 1500 && !(await isOver(page)); count++) {
        assert.deepEqual(await offScreen(page), [])
        if (count % 20 === 0) assert.deepEqual(await page.locator('main').boundingBox(), board)
        await readLesson(page)
        await answer(page, next)
      }
      assert.ok(await isOver(page))
    },
  },
  {
    name: 'film: a button of the bar that was clicked lets go, so that the space bar goes on and presses nothing again',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await settings(page, { lessons: false })
      await begin(page, 'storm-above-the-reich', '1942')
      await question(page)
      for (let i = 0; i < 12; i++) {
        const before = await answersGiven(page)
        await page.getByTestId('machine-once').click()
        await moved(page, before)
        const held = await page.evaluate(() => document.activeElement?.closest('.bar')?.className)
        assert.equal(held, undefined, `after ${i + 1} clicks`)
        await page.keyboard.press('c')
        await filmEnds(page)
      }
    },
  },
  {
    name: 'film: what is not on the screen yet is answered by no key; dice that lie ready fall by Enter, whatever has the focus',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await settings(page, { lessons: false })
      await begin(page, 'storm-above-the-reich', '1942')
      const seen = { film: false, roll: false }
      for (let i = 0; i < 60 && !(seen.film && seen.roll); i++) {
        const given = await answersGiven(page)
        if ((await filmOf(page)) !== 'rest') {
          for (const key of ['1', '0', 'h']) await page.keyboard.press(key)
          assert.equal(await answersGiven(page), given)
          seen.film = true
          await page.keyboard.press('c')
          await filmEnds(page)
        } else if (await page.getByTestId('roll').isVisible()) {
          await page.getByTestId('roll').evaluate(roll => roll.blur())
          await page.keyboard.press('Enter')
          await moved(page, given)
          seen.roll = true
        } else await machineOnce(page)
      }
      assert.deepEqual(seen, { film: true, roll: true })
    },
  },
]
