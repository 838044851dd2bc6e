import { join } from 'node:path'
import type { GameRecord } from '@tallyho/engine'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { barriers } from '../browser/barriers.ts'
import { sitDown as begin, player, putAway } from '../browser/desk.ts'
import { type Finding, judged, judgedBarriers, judgedSights, judgedStandings, judgedTip } from './judge.ts'
import { MOMENTS, type Moment, type Size } from './plan.ts'
import type { InPage, Screen, Sight } from './screen.ts'
import { script } from './script.ts'

/** What one game on one screen is played with. */
export interface Sitting {
  readonly browser: Browser
  readonly url: string
  readonly game: string
  readonly scenario: string
  readonly size: Size
  readonly records: Readonly<Record<Moment, GameRecord>>
  readonly questions: number
  /** Folder for screenshots; none are taken without. */
  readonly shots: string | undefined
}

/** What was seen in it. */
export interface Seen {
  readonly findings: Finding[]
  questions: number
  smallest: number
}

/** The film plays where the game begins; later it is shown at once, so that there is time for more questions. */
const SETTINGS: Readonly<Record<Moment, object>> = {
  early: { film: 'fast', dice: 'press', theme: 'day' },
  busy: { film: 'once', dice: 'self', theme: 'day' },
  late: { film: 'once', dice: 'self', theme: 'night' },
}

const SEED = 1
/** No answer takes longer to be given and shown, in ms. */
const PATIENCE = 20_000
/** A film that is longer is caught up with, in ms. */
const FILM = 2000
/** Time for what lies over an answer to go away, in ms. */
const SHORT = 1500

/** Plays one scenario on one screen through its moments. */
export async function playThrough(sitting: Sitting): Promise<Seen> {
  const { browser, size } = sitting
  const seen: Seen = { findings: [], questions: 0, smallest: Number.POSITIVE_INFINITY }
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    deviceScaleFactor: size.density,
    // It would fetch the whole app for every screen.
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  try {
    const shelf = await shelve(context, sitting)
    for (const moment of MOMENTS) await playMoment(context, sitting, moment, shelf[moment], seen)
  } finally {
    await context.close()
  }
  return seen
}

/** Takes the games from their files, as a player would who goes on elsewhere. Gives the address of each. */
async function shelve(context: BrowserContext, { url, records }: Sitting): Promise<Record<Moment, string>> {
  const page = await context.newPage()
  await page.addInitScript({ content: script(SEED) })
  await page.goto(url)
  const shelf = { early: '', busy: '', late: '' }
  for (const moment of MOMENTS) {
    await page.getByTestId('import').setInputFiles({
      name: `${moment}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...records[moment], name: moment })),
    })
    const link = page.locator('[data-testid^="continue-"]').filter({ hasText: moment })
    await link.waitFor()
    shelf[moment] = `${url}${await link.getAttribute('href')}`
  }
  await page.close()
  return shelf
}

async function playMoment(
  context: BrowserContext,
  sitting: Sitting,
  moment: Moment,
  address: string,
  seen: Seen,
): Promise<void> {
  const { game, scenario, size, questions, shots } = sitting
  const name = `${scenario} ${moment}`
  const page = await context.newPage()
  await page.addInitScript({ content: script(SEED) })
  await page.addInitScript(
    settings => localStorage.setItem('tallyho/settings', settings),
    JSON.stringify(SETTINGS[moment]),
  )
  const error = (told: string) =>
    seen.findings.push({ count: 'errors', key: `${name} ${told}`, told: `${name}: ${told}` })
  page.on('pageerror', ({ message }) => error(message))
  page.on('console', message => message.type() === 'error' && error(message.text()))
  try {
    await sitDown(page, address)
    const pick = player(SEED)
    for (let i = 0; i < questions; i++) {
      const where = `${name} ${i + 1}`
      if (!(await rest(page))) {
        error(`question ${i + 1} never came`)
        if (shots)
          await page.screenshot({ path: join(shots, `${game}-${scenario}-${size.name}-${moment}-stuck.png`) })
        break
      }
      const isOver = await page.getByTestId('final').isVisible()
      const screen = await look(page, sitting, seen, where, isOver)
      if (shots && (i === 0 || i === questions - 1))
        await page.screenshot({
          path: join(shots, `${game}-${scenario}-${size.name}-${moment}-${i + 1}.png`),
        })
      if (isOver) break
      const lit = screen.lit.find(({ off, at }) => !off && at)
      if (i === 0 && lit) await pickOnBoard(page, seen, where, lit, size.touch)
      else await answer(page, seen, where, i % 2 === 0 ? undefined : pick, size.touch)
      await rest(page)
      seen.findings.push(...judgedSights(await sightsOf(page), where))
    }
    if (moment === 'busy') seen.findings.push(...judgedBarriers(await barriers(page), name))
    if (moment === 'early') seen.findings.push(...(await openedAnew(page, name)))
  } catch (trouble) {
    error(String(trouble).split('\n')[0] ?? '')
  } finally {
    await page.close()
  }
}

async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByTestId('table').waitFor()
  await begin(page, '[data-option], .fold, .plan, [data-testid=roll], [data-testid=sit-down]')
}

/** Waits until somebody is asked; false if nobody ever is. */
async function rest(page: Page): Promise<boolean> {
  for (let passes = 0; passes < 3; passes++) {
    if (!(await restsWithin(page, FILM))) {
      const catchUp = page.getByTestId('catch-up')
      if (await catchUp.isVisible()) await catchUp.dispatchEvent('click')
      if (!(await restsWithin(page, PATIENCE))) return false
    }
    // The screen is passed on, the other side is briefed, or something is over.
    const aside = page.locator(
      '[data-testid=sit-down], [data-testid=briefing-ok], [data-testid=debriefing-on]',
    )
    if (!(await aside.isVisible())) return true
    await putAway(aside)
  }
  return true
}

function restsWithin(page: Page, timeout: number): Promise<boolean> {
  return came(
    page.waitForFunction(() => (globalThis as unknown as InPage).isAtRest(), undefined, { timeout }),
  )
}

/** Whether something that was waited for came. */
function came(waiting: Promise<unknown>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  )
}

/** The view goes to what is lit, the drawing is laid out for it and signs are put up, each in the frame after the other. */
function frames(page: Page, number: number): Promise<void> {
  return page.evaluate(
    left =>
      new Promise<void>(done => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : done())
        next()
      }),
    number,
  )
}

async function look(
  page: Page,
  { size }: Sitting,
  seen: Seen,
  where: string,
  isOver: boolean,
): Promise<Screen> {
  if (!size.touch) await page.mouse.move(1, 1)
  await frames(page, 5)
  const screen = await page.evaluate(() => (globalThis as unknown as InPage).readScreen())
  const found = judged(screen, size, where)
  seen.findings.push(...(isOver ? found.filter(({ count }) => count !== 'question') : found))
  seen.smallest = Math.min(seen.smallest, ...screen.texts.map(({ px }) => px))
  if (!isOver) seen.questions++
  return screen
}

/** Points at something lit on the board, and clicks on it. */
async function pickOnBoard(
  page: Page,
  seen: Seen,
  where: string,
  { ref, at: [x, y] = [0, 0] }: Screen['lit'][number],
  touch: boolean,
): Promise<void> {
  const tip = () => page.evaluate(explained => (globalThis as unknown as InPage).readTip(explained), ref)
  if (!touch) await page.mouse.move(x, y)
  const before = await tip()
  if (touch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  seen.findings.push(...judgedTip(before, await tip(), where))
}

/** Answers by one of the buttons, or lets the machine answer; an answer that cannot be clicked is told. */
async function answer(
  page: Page,
  seen: Seen,
  where: string,
  pick: ReturnType<typeof player> | undefined,
  touch: boolean,
): Promise<void> {
  const given = await page.getByTestId('table').getAttribute('data-answers')
  const asked = await page.evaluate(() => document.getElementById('question')?.textContent ?? null)
  const press = async (selector: string, nth = 0) => {
    const button = page.locator(selector).nth(nth)
    const act = touch ? button.tap({ timeout: SHORT }) : button.click({ timeout: SHORT })
    await act.catch(async () => {
      // On a busy machine the press is told of late: what was given was pressed.
      if (await hasMoved(page, given, asked)) return
      const told = `${where}: ${selector} ${nth + 1} cannot be pressed`
      seen.findings.push({ count: 'answers', key: told, told })
      await button.dispatchEvent('click')
    })
  }
  await page.evaluate(() => {
    for (const part of ['.queue', '.fold']) document.querySelector(part)?.setAttribute('open', '')
  })
  const answers = page.locator('[data-option]:visible')
  const options = await answers.evaluateAll(list => list.map(item => item.getAttribute('data-option') ?? ''))
  if (options.length === 0) await press('[data-testid=roll]')
  else if (pick) await press('[data-option]:visible', pick(options))
  else await page.getByTestId('machine-once').dispatchEvent('click')
  // One that asks whether the player is sure is left to the machine.
  if (!(await hasMoved(page, given, asked))) await page.getByTestId('machine-once').dispatchEvent('click')
}

/** Another answer was given, or one half of a move. */
function hasMoved(page: Page, given: string | null, asked: string | null): Promise<boolean> {
  return came(
    page.waitForFunction(
      ([answers, question]) =>
        document.querySelector('[data-testid=table]')?.getAttribute('data-answers') !== answers ||
        document.getElementById('question')?.textContent !== question,
      [given, asked] as const,
      { timeout: SHORT },
    ),
  )
}

/** What was seen since it was asked last, beginning with what was there then. */
function sightsOf(page: Page): Promise<Sight[]> {
  return page.evaluate(() => {
    const { sights } = globalThis as unknown as InPage
    return [...sights.splice(0, sights.length - 1), ...sights]
  })
}

/** The game is opened once more: the board must be the one that its film came to. */
async function openedAnew(page: Page, where: string): Promise<Finding[]> {
  const standing = () => page.evaluate(() => (globalThis as unknown as InPage).readStanding())
  // Half a move is not kept, and nor is what the pointer rests on since the last tap.
  await page.keyboard.press('Escape')
  await page.mouse.move(1, 1)
  await frames(page, 2)
  const shown = await standing()
  await page.reload()
  await page.getByTestId('table').waitFor()
  await rest(page)
  return judgedStandings(shown, await standing(), where)
}
