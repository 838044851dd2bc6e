import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../barriers.ts'
import {
  answer,
  answersGiven,
  begin,
  type Case,
  decide,
  isOver,
  lobby,
  moved,
  nextIsThere,
  player,
  question,
  sitDown,
} from '../desk.ts'
import { playToTheEnd } from '../machine.ts'
import { picture, shoot } from '../pictures.ts'

const GAME = 'skies-above-britain'
const PHONE = { width: 390, height: 844 }

/** Which picture is open: the book, the track, the map, a fight. */
const sceneOf = (page: Page) => page.locator('.sab-scene').getAttribute('data-scene')

export const skiesCases: readonly Case[] = [
  {
    name: 'skies: a dogfight of the school is fought from the lobby to its result',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'sab-03')
      assert.equal(await sceneOf(page), 'dogfight')
      await shoot(page, shots, 'skies-dogfight')
      const pick = player(4)
      for (let i = 0; i < 200 && !(await isOver(page)); i++) await answer(page, pick)
      assert.ok(await isOver(page), 'the fight ends')
      await shoot(page, shots, 'skies-final', false)
      await page.getByTestId('final-next').click()
      await page.getByText('Who Sees Whom').first().waitFor()
      await sitDown(page, '[data-testid=prompt]')
      await question(page)
    },
  },
  {
    name: 'skies: a bomber is attacked by one click on it, and the picture has no barriers',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'sab-07')
      assert.equal(await sceneOf(page), 'bombers')
      await shoot(page, shots, 'skies-bombers')
      const before = [await question(page), await answersGiven(page)] as const
      await page.locator('[data-ref^="bomber:"][data-mark=lit]').first().click()
      await moved(page, before[1])
      assert.notEqual(await question(page), before[0], 'the next pilot is asked')
      assert.deepEqual(await barriers(page), [])
    },
  },
  {
    name: 'skies: a patrol is flown by hand until it meets the raid, left, found again, and brought home by the machine',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'patrol-2')
      const pick = player(8)
      const scenes = new Set<string | null>()
      for (let i = 0; i < 120 && !scenes.has('map') && !(await isOver(page)); i++) {
        await question(page)
        scenes.add(await sceneOf(page))
        await decide(page, options => {
          const wanted = options.findIndex(id => id === 'adjutant' || id === 'contact')
          return wanted < 0 ? pick(options) : wanted
        })
      }
      assert.ok(scenes.has('book') && scenes.has('track'), `${[...scenes]}`)
      if (!(await isOver(page))) {
        await shoot(page, shots, 'skies-map')
        const [asked, given] = [await question(page), await answersGiven(page)]
        await page.goto(url)
        await page.locator('[data-testid^="continue-"]').first().click()
        assert.equal(await question(page), asked)
        assert.equal(await answersGiven(page), given)
        await playToTheEnd(page)
      }
      await page.getByTestId('final').waitFor({ timeout: 120_000 })
    },
  },
  {
    name: 'skies: a chapter of six patrols is led to its end by the machine, and its book tells of every man',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(), url)
      await begin(page, GAME, 'chapter-1')
      await question(page)
      await shoot(page, shots, 'skies-book')
      await playToTheEnd(page)
      await page.getByTestId('final').waitFor({ timeout: 120_000 })
      await shoot(page, shots, 'skies-chapter', false)
    },
  },
  {
    name: 'skies: a fight by thumb',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(PHONE, { hasTouch: true, isMobile: true }), url)
      await begin(page, GAME, 'sab-04')
      await picture(page, shots, 'skies-phone')
      for (let i = 0; i < 120 && !(await isOver(page)); i++) {
        const before = await answersGiven(page)
        await page.locator('[data-option]').first().tap()
        await moved(page, before)
        await nextIsThere(page)
      }
      assert.ok(await isOver(page), 'the fight ends')
    },
  },
]
