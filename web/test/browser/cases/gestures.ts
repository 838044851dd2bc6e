import assert from 'node:assert/strict'
import { recordOf } from '@tallyho/engine'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { loadModule } from '../../../games.ts'
import { type Decision, machineGame } from '../../look/machine-game.ts'
import { answersGiven, asked, type Case, lobby, moved, question, sitDown } from '../desk.ts'

/** Nothing lies over the middle of it, and it is not cut off there. */
function isInSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** A game of the machine against itself, opened at the first question of this kind, with people in all seats. */
async function openAt(
  page: Page,
  [game, scenario]: readonly [string, string],
  wanted: (decision: Decision, i: number) => boolean,
): Promise<Decision> {
  const module = await loadModule(game)
  const { match, decisions } = machineGame(module, { scenario, pack: 'standard', options: {} }, 1)
  const found = decisions.find(wanted)
  assert.ok(found, `${scenario} has no such question`)
  const name = `At answer ${found.at}`
  const record = { ...recordOf(match.fork(found.at), module.words), name }
  const buffer = Buffer.from(JSON.stringify(record))
  await page.getByTestId('import').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  await page.locator('[data-testid^="continue-"]').filter({ hasText: name }).click()
  await sitDown(page, '[data-testid=prompt]')
  await question(page)
  return found
}

const is = (ask: string) => (decision: Decision) => decision.choice.ask === ask

const DAYS = ['the-hardest-days', '1940-08-18'] as const
const DOVER = ['wing-leader', 'wl-01'] as const
const TRAINING = ['storm-above-the-reich', 'training'] as const

/** The patrol step of a day. */
async function patrol(context: BrowserContext, url: string): Promise<Page> {
  const page = await lobby(context, url)
  await openAt(page, DAYS, is('patrol-squadron'))
  return page
}

const on = (page: Page, ref: string): Locator => page.locator(`main [data-ref="${ref}"]`).first()

const marked = (page: Page, mark: string): Promise<string[]> =>
  page
    .locator(`main [data-mark=${mark}]`)
    .evaluateAll(list => list.map(one => one.getAttribute('data-ref') ?? '').sort())

/** Squadrons that can be sent: in the list they stand with all others of their place, on the board each by itself. */
const squadronsOf = async (page: Page) =>
  (await marked(page, 'lit')).flatMap(ref =>
    ref.startsWith('squadron:') ? [ref.slice('squadron:'.length)] : [],
  )

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes a piece with the mouse and lets go of it over a place. */
async function drag(page: Page, piece: Locator, place: Locator): Promise<void> {
  const from = await middle(piece)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 6, from.y + 6)
  const to = await middle(place)
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

/** Answers given for good, and those of a half-made move. */
const counts = async (page: Page) => (await answersGiven(page)).split('/').map(Number) as [number, number]

/** Does it, and says how many answers that has given for good and to a move that is half made. */
async function gives(page: Page, act: () => Promise<void>): Promise<[number, number]> {
  const before = await answersGiven(page)
  const [given] = await counts(page)
  await act()
  await moved(page, before)
  const [now, half] = await counts(page)
  return [now - given, half]
}

export const gestureCases: readonly Case[] = [
  {
    name: 'gestures: a squadron shows its reach, is dragged to a box, and both answers are given',
    async run({ fresh, url }) {
      const page = await patrol(await fresh(), url)
      const [id] = await squadronsOf(page)
      const token = on(page, `squadron:${id}`)
      // The pointer may rest on another one since the last click.
      await page.mouse.move(0, 0)
      assert.deepEqual(await marked(page, 'reach'), [])
      await token.hover()
      const reach = await marked(page, 'reach')
      assert.ok(reach.length > 2 && reach.every(ref => ref.startsWith('box:')), reach.join())
      const box = reach[0] ?? ''
      assert.deepEqual(await gives(page, () => drag(page, token, on(page, box))), [2, 0])
      assert.equal(await page.locator('.drag-line').count(), 0)
      assert.match(String(await on(page, box).getAttribute('aria-label')), new RegExp(`\\b${id}\\b`))
      // What is let go of over nothing in its reach stays where it is.
      const next = (await squadronsOf(page))[0]
      const before = await answersGiven(page)
      await drag(page, on(page, `squadron:${next}`), page.getByTestId('log'))
      assert.equal(await answersGiven(page), before)
    },
  },
  {
    name: 'gestures: a squadron and then its box by click; another begins anew; Escape gives up; reasons are told',
    async run({ fresh, url }) {
      const page = await patrol(await fresh(), url)
      const first = await asked(page)
      const [a, b] = await squadronsOf(page)
      const click = (ref: string) => () => on(page, ref).click()
      assert.deepEqual(await gives(page, click(`squadron:${a}`)), [0, 1])
      assert.match(await asked(page), new RegExp(`\\b${a} Squadron`))
      const before = await asked(page)
      await on(page, `squadron:${b}`).click()
      await page.waitForFunction(text => document.getElementById('question')?.textContent !== text, before)
      assert.match(await asked(page), new RegExp(`\\b${b} Squadron`))
      assert.deepEqual((await counts(page))[1], 1)
      assert.deepEqual(await gives(page, () => page.keyboard.press('Escape')), [0, 0])
      assert.equal(await asked(page), first)
      await gives(page, click(`squadron:${b}`))
      const [box = ''] = (await marked(page, 'lit')).filter(ref => ref.startsWith('box:'))
      assert.deepEqual(await gives(page, click(box)), [2, 0])
      assert.match(String(await on(page, box).getAttribute('aria-label')), new RegExp(`\\b${b}\\b`))
      await on(page, `squadron:${b}`).click()
      const told = page.getByTestId('told')
      assert.match(String(await told.textContent()), /in the air already/)
      await page.keyboard.press('Escape')
      await told.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'gestures: a flight of many squares is one click, or one drag of the unit',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      // A fighter that is free to go where it likes.
      const { choice } = await openAt(
        page,
        DOVER,
        one => one.choice.ask === 'move.step' && one.choice.options.length > 7,
      )
      const begun = await answersGiven(page)
      const far = page.locator('.wl-square-far[data-mark=lit]')
      assert.ok((await far.count()) > 10)
      const ref = String(await far.last().getAttribute('data-ref'))
      const unit = on(page, String(choice.about?.[0]))
      const fly = async (act: () => Promise<void>) => {
        await gives(page, act)
        // Which way it faces in the end may be asked, as part of the same move.
        const face = page.locator('[data-ref^="facing:"]').first()
        if (await face.isVisible()) await gives(page, () => face.click())
      }
      await fly(() => far.last().click())
      const flown = await answersGiven(page)
      const where = await unit.getAttribute('aria-label')
      assert.match(String(where), new RegExp(` ${ref.replace('square:', 'at ')} `))
      while ((await answersGiven(page)) > begun) await page.getByTestId('undo').click()
      await fly(() => drag(page, unit, on(page, ref)))
      assert.equal(await answersGiven(page), flown)
      assert.equal(await unit.getAttribute('aria-label'), where)
    },
  },
  {
    name: 'gestures: how a fighter attacks and its way out are one move',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await openAt(page, TRAINING, is('engage.mode'))
      await page.getByTestId('option-evasive').hover()
      const reach = await marked(page, 'reach')
      assert.ok(reach.length === 6 && reach.every(ref => ref.startsWith('box:')), reach.join())
      assert.deepEqual(await gives(page, () => page.getByTestId('option-evasive').click()), [0, 1])
      assert.deepEqual(
        (await marked(page, 'lit')).filter(ref => ref.startsWith('box:')),
        reach,
      )
      assert.deepEqual(await gives(page, () => on(page, reach[0] ?? '').click()), [2, 0])
    },
  },
  {
    name: 'gestures: a rare answer is behind More and asks once more; always so is ordered, listed and taken back',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await openAt(page, DOVER, is('combat.break'))
      const rare = page.locator('[data-option^="break/"]').first()
      assert.equal(await rare.isVisible(), false)
      await page.getByTestId('more').locator('summary').click()
      const before = await answersGiven(page)
      await rare.click()
      await rare.getByText('sure? again').waitFor()
      assert.equal(await answersGiven(page), before)
      await page.keyboard.press('Escape')
      await rare.getByText('sure? again').waitFor({ state: 'detached' })
      // Both sides are asked the same, one after the other: with the order the second no longer is.
      await page.getByTestId('always').check()
      assert.deepEqual(await gives(page, () => page.getByTestId('option-done').click()), [2, 0])
      await page.reload()
      await question(page)
      await page.getByTestId('open-game').click()
      const orders = page.getByTestId('orders')
      assert.equal(await orders.getByRole('listitem').count(), 1)
      await orders.getByText('Ask me again').click()
      await orders.waitFor({ state: 'detached' })
      await page.getByTestId('undo').click()
      await page.getByTestId('always').waitFor()
      assert.deepEqual(await gives(page, () => page.getByTestId('option-done').click()), [1, 0])
    },
  },
  {
    name: 'gestures: playing to the end asks first; a battle that is decided is flown home by the machine',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const decided = page.getByTestId('decided')
      await openAt(page, DOVER, is('tally.action'))
      assert.equal(await decided.count(), 0)
      const before = await answersGiven(page)
      await page.getByTestId('machine-on').click()
      // The bar does not cut off what its button opens.
      const sure = page.getByTestId('machine-on-sure')
      assert.ok(await sure.evaluate(isInSight), 'the question below the button is in sight')
      await page.getByTestId('machine-on-not').click()
      await page.getByTestId('machine-on').waitFor()
      assert.equal(await answersGiven(page), before)
      await page.goto(url)
      // Whoever tries to get away is broken or on his way home.
      await openAt(page, DOVER, ({ at, choice }) => at > 200 && choice.ask === 'escape.try')
      await decided.waitFor()
      await page.getByTestId('fly-home').click()
      await page.getByTestId('final').waitFor()
    },
  },
  {
    name: 'gestures: a piece glides to its box and leaves a trail',
    async run({ fresh, url }) {
      const page = await patrol(await fresh(), url)
      await page.getByTestId('film-speed').selectOption('normal')
      const [id] = await squadronsOf(page)
      await gives(page, () => on(page, `squadron:${id}`).click())
      // The page itself looks at every frame: on a busy machine all is over by the time that somebody asks.
      const seen = page.waitForFunction(piece => {
        const gliding = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
          .some(target => target.getAttribute('data-piece') === piece)
        return gliding && document.querySelector('.room-trails line, .map-trails line') !== null
      }, `squadron:${id}`)
      await Promise.all([seen, gives(page, () => page.locator('[data-option]').first().click())])
      await page.locator('.room-trails line, .map-trails line').first().waitFor({ state: 'detached' })
    },
  },
  {
    name: 'night: as the system says, or as it is set for this browser',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const theme = () => page.locator('html').getAttribute('data-theme')
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const day = await paper()
      for (const [colorScheme, light] of [
        ['dark', 'night'],
        ['light', 'day'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-theme=${light}]`).waitFor()
        assert.equal((await paper()) === day, light === 'day')
      }
      await openAt(page, DAYS, is('patrol-squadron'))
      await page.getByTestId('open-settings').click()
      await page.getByLabel('Light').selectOption('night')
      assert.equal(await theme(), 'night')
      await page.reload()
      await question(page)
      assert.equal(await theme(), 'night')
    },
  },
]
