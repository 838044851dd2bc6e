import assert from 'node:assert/strict'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { AGREED } from './agreed.ts'

export const WIDE = { width: 1440, height: 900 }

/** What a case works with. */
export interface Desk {
  readonly browser: Browser
  readonly url: string
  /** Folder of the built app. */
  readonly dist: string
  /** Folder for screenshots. */
  readonly shots: string
  /** A fresh browser profile whose mistakes on the console fail the case. */
  fresh(viewport?: { width: number; height: number }, more?: BrowserContextOptions): Promise<BrowserContext>
}

export interface Case {
  readonly name: string
  run(desk: Desk): Promise<void>
}

/** The lobby as a newcomer finds it: what happens is played as a film, and dice wait for a press. */
export async function newcomersLobby(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByTestId('start').waitFor()
  return page
}

/** Goes on at once from every debriefing that comes: for cases that are about something else. */
async function skipDebriefings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() =>
      document.querySelector<HTMLElement>('.debriefing[open] [data-testid=debriefing-on]')?.click(),
    ).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  })
}

/** Settings of the player's own, before he begins anything. */
export async function settings(page: Page, own: object): Promise<void> {
  await page.evaluate(text => localStorage.setItem('tallyho/settings', text), JSON.stringify(own))
  await page.reload()
  await page.getByTestId('start').waitFor()
}

/** The lobby in a browser where everything is shown at once, dice fall by themselves and debriefings are not read. */
export async function lobby(context: BrowserContext, url: string): Promise<Page> {
  const page = await newcomersLobby(context, url)
  await skipDebriefings(page)
  await page.evaluate(text => localStorage.setItem('tallyho/lobby', text), JSON.stringify({ terms: AGREED }))
  await settings(page, { film: 'once', dice: 'self', askRare: true })
  return page
}

/**
 * Puts away what stands before the first question, one thing after the other: the briefing, what a game begins with, the
 * welcome walk. `asked` says where that ends; what is shown there is not turned.
 */
export async function sitDown(
  page: Page,
  asked = '[data-testid=prompt], [data-testid=watching], [data-testid=curtain]',
): Promise<void> {
  const card = page.getByTestId('briefing-ok')
  const walk = page.getByTestId('welcome-skip')
  const opening = page.getByTestId('watching')
  const first = page.locator(asked)
  for (;;) {
    await card.or(walk).or(opening).or(first).first().waitFor()
    if (await card.isVisible()) await putAway(card)
    else if (await walk.isVisible()) await putAway(walk)
    else if (await first.first().isVisible()) {
      // The walk comes together with the first question, after it was looked for.
      if (!(await card.or(walk).first().isVisible())) return
    } else if (await opening.isVisible()) {
      await page.keyboard.press('c')
      await opening.waitFor({ state: 'detached' })
    }
  }
}

/** A dialog that is closed is told of a moment later: only when it is gone has what follows it come. */
export async function putAway(button: Locator): Promise<void> {
  const shown = await button.elementHandle()
  await button.click()
  await button.page().waitForFunction(element => !element?.isConnected, shown)
}

/** Reads the briefing, where there is one, and puts it away by the keyboard: then the welcome walk is there. */
export async function welcomed(page: Page): Promise<void> {
  const welcome = page.getByTestId('welcome')
  const card = page.getByTestId('briefing')
  await card.or(welcome).first().waitFor()
  if (await card.isVisible()) await page.keyboard.press('Enter')
  await welcome.waitFor()
}

/** The page where a scenario of a game is chosen, from the lobby or from the page of another game. */
export async function chooseGame(page: Page, game: string): Promise<void> {
  const card = page.getByTestId(`game-card-${game}`)
  const back = page.getByTestId('all-games')
  await card.or(back).first().waitFor()
  if (!(await page.locator(`[data-testid=choose][data-game="${game}"]`).isVisible())) {
    if (await back.isVisible()) await back.click()
    await card.click()
  }
  await page.locator(`[data-testid=choose][data-game="${game}"] [data-testid=start]`).waitFor()
}

/** Begins a game from the lobby and skips what welcomes a newcomer. */
export async function begin(
  page: Page,
  game = 'the-hardest-days',
  scenario = '1940-08-18',
  asked = '[data-testid=prompt]',
): Promise<void> {
  await chooseGame(page, game)
  await page.getByTestId(`scenario-${scenario}`).click()
  await page.getByTestId('start').click()
  await page.getByTestId('table').waitFor()
  await sitDown(page, asked)
}

/** Takes a pack of the player's own, which the lobby knows by its id and its content. */
export async function choosePack(page: Page, id: string): Promise<void> {
  const components = page.getByLabel('Components')
  const key = await components.locator(`option[value^="${id}@"]`).getAttribute('value')
  await components.selectOption(key)
}

/** The question alone, without its answers. */
export async function asked(page: Page): Promise<string> {
  return page.locator('#question').textContent().then(String)
}

/** The question with its answers, wherever the list is cut. */
export async function question(page: Page): Promise<string> {
  await page.locator('[data-option]').first().waitFor({ state: 'attached' })
  return page.getByTestId('prompt').evaluate(prompt => {
    const read = prompt.cloneNode(true) as Element
    for (const part of read.querySelectorAll('.more-below, .told')) part.remove()
    return read.textContent ?? ''
  })
}

export function optionsOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-option]')
    .evaluateAll(list => list.map(item => item.getAttribute('data-option') ?? ''))
}

/** A stream of numbers that is the same in every run. */
export function numbers(seed: number): (n: number) => number {
  let state = seed >>> 0
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

/** Takes any answer, and 'done' more often than not: a day stays short enough to be played in a test. */
export function player(seed: number): (options: readonly string[]) => number {
  const next = numbers(seed)
  return options => {
    const done = options.indexOf('done')
    return done >= 0 && next(10) < 6 ? done : next(options.length)
  }
}

/** Clicks one of the answers, and waits until the next question or the end is there. */
export async function answer(page: Page, pick: (options: readonly string[]) => number): Promise<void> {
  const options = await optionsOf(page)
  assert.ok(options.length > 0, 'no answer is offered')
  const nth = pick(options)
  const before = await page.evaluate(n => {
    const { answers, half } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {}
    let fold = document.querySelectorAll('[data-option]')[n]?.closest('details')
    for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true
    return `${answers}/${half}`
  }, nth)
  const button = page.locator('[data-option]').nth(nth)
  await button.click()
  // A rare answer asks once more.
  if (await asksAgain(page, nth, before)) {
    await button.click()
    await moved(page, before)
  }
  await nextIsThere(page)
}

/** What comes after an answer: a question, dice to be rolled, somebody else's turn or briefing, the end. */
const NEXT = ['roll', 'sit-down', 'briefing-ok', 'watching', 'final'].reduce(
  (all, id) => `${all}, [data-testid=${id}]`,
  '[data-option]',
)

/** Waits for whatever comes after an answer that was given. */
export async function nextIsThere(page: Page): Promise<void> {
  await page.locator(NEXT).first().waitFor({ state: 'attached' })
}

/** Waits until the answer that was clicked was given, or is asked for once more: which of both. */
async function asksAgain(page: Page, nth: number, before: string): Promise<boolean> {
  const came = await page.waitForFunction(
    ([n, given]) => {
      const { answers, half } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {}
      if (`${answers}/${half}` !== given || document.querySelector('[data-testid=sit-down]')) return 'given'
      return document.querySelectorAll('[data-option]')[n]?.textContent?.includes('sure?') && 'again'
    },
    [nth, before] as const,
  )
  return (await came.jsonValue()) === 'again'
}

/** Answers until something is given: the questions of one move are answered together. */
export async function decide(page: Page, pick: (options: readonly string[]) => number): Promise<void> {
  const given = () => page.getByTestId('table').getAttribute('data-answers')
  const before = await given()
  while ((await given()) === before) await answer(page, pick)
}

/** Waits until all has been shown, or for what comes then, and goes on where the film waits: for a lesson, or a debriefing. */
export async function filmEnds(page: Page, then = '[data-testid=table][data-film=rest]'): Promise<void> {
  const rest = page.locator(then).first()
  const waits = page.locator('[data-testid=table][data-film=waits]')
  const debriefing = page.getByTestId('debriefing-on')
  for (;;) {
    await rest.or(waits).or(debriefing).first().waitFor({ timeout: 60_000 })
    if (await debriefing.isVisible()) await putAway(debriefing)
    else if (await rest.isVisible()) return
    else await page.keyboard.press('Space')
  }
}

/** Rolls, ends a row of decisions, or takes any answer. */
export async function goOn(page: Page): Promise<void> {
  const [roll, done] = [page.getByTestId('roll'), page.getByTestId('option-done')]
  for (const way of [roll, done, page.locator('[data-option]').first()])
    if (await way.isVisible()) return way.click()
}

/** On a phone a lesson lies over the answers until it has been read. */
export async function readLesson(page: Page): Promise<void> {
  const read = page.getByTestId('lesson-ok')
  if (await read.isVisible()) await read.tap()
}

/** Takes one answer from the list. */
export async function take(page: Page, id: string): Promise<void> {
  await answer(page, options => {
    assert.ok(options.includes(id), `${id} is not among ${options.join(', ')}`)
    return options.indexOf(id)
  })
}

/**
 * Waits until more answers have been given, or one more of a move that is answered together, or one in secret, after which
 * the screen is passed on.
 */
export async function moved(page: Page, before: string, timeout = 15_000): Promise<void> {
  await page.waitForFunction(
    given => {
      const { answers, half } = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {}
      return (
        `${answers}/${half}` !== given ||
        document.querySelector('[data-testid=sit-down], [data-testid=final]') !== null
      )
    },
    before,
    { timeout },
  )
}

/** How far the game is: answers given, and those of a move that is half made. */
export async function answersGiven(page: Page): Promise<string> {
  return page
    .getByTestId('table')
    .evaluate(({ dataset }) => `${(dataset as DOMStringMap).answers}/${(dataset as DOMStringMap).half}`)
}

/** The step that is marked beside the table, if one is. */
export async function stepNow(page: Page): Promise<string> {
  await page.getByTestId('table').waitFor()
  return page.evaluate(
    () => document.querySelector('.sequence [aria-current=step]')?.getAttribute('data-testid') ?? '',
  )
}

export async function isOver(page: Page): Promise<boolean> {
  return page.getByTestId('final').isVisible()
}
