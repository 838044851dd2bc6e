import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { DIST } from '../places.ts'
import type { Figure } from './measure.ts'

const CLICKS = 200
const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A game of each board that has much to draw. */
const TABLES = [
  ['The Hardest Days', 'the-hardest-days', '1940-08-18'],
  ['Wing Leader', 'wing-leader', 'wl-30'],
  ['Storm Above the Reich', 'storm-above-the-reich', '1944-early'],
] as const

/** From the click on an option to the next question on the screen, in a real browser, over a stretch of each game. */
export async function paintFigures(): Promise<Figure[]> {
  const executablePath = BROWSERS.find(path => path !== undefined && existsSync(path))
  if (!existsSync(join(DIST, 'index.html')))
    return TABLES.map(([title]) => figure(title, 'web/dist is not built'))
  if (!executablePath)
    return TABLES.map(([title]) => figure(title, 'no Chromium here; CHROMIUM may name one'))
  const { serve } = await import('../../web/serve.mjs')
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const server = await serve({ port, dir: DIST })
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const figures: Figure[] = []
    for (const [title, game, scenario] of TABLES) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      figures.push(await timed(page, title, () => sitDown(page, `http://localhost:${port}/`, game, scenario)))
      await page.close()
    }
    return figures
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

function figure(title: string, note: string, value?: number): Figure {
  const aim = { is: 'at most', value: 50 } as const
  return { figure: `Click to painted answer, 95 of 100, ${title}`, unit: 'ms', aim, value, note }
}

async function timed(page: Page, title: string, open: () => Promise<void>): Promise<Figure> {
  try {
    await open()
    // The loader marks functions by a helper that the page does not have.
    await page.evaluate('globalThis.__name = marked => marked')
    const times = await page.evaluate(clickAway, CLICKS)
    times.sort((a, b) => a - b)
    const median = times[times.length >> 1]?.toFixed(1)
    return figure(
      title,
      `${times.length} clicks, median ${median} ms`,
      times[Math.floor(times.length * 0.95)],
    )
  } catch (error) {
    const [note = ''] = String(error).split('\n')
    return figure(title, note)
  }
}

/** Begins a game with people in all seats, so that no machine's thinking is measured. */
async function sitDown(page: Page, url: string, game: string, scenario: string): Promise<void> {
  await page.goto(url)
  await page.getByTestId(`game-card-${game}`).click()
  await page.getByTestId(`scenario-${scenario}`).click()
  for (const seat of await page.locator('select[id^="seat-"]').all()) await seat.selectOption('person')
  await page.getByTestId('start').click()
  await page.getByTestId('prompt').waitFor()
}

/** Runs in the page: takes any option again and again, and times each until the frame after it is painted. */
async function clickAway(clicks: number): Promise<number[]> {
  const painted = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      })
    })
  const shown = () =>
    ['prompt', 'log'].map(part => document.querySelector(`[data-testid=${part}]`)?.textContent).join()
  const times: number[] = []
  for (let waited = 0; times.length < clicks && waited < 100; ) {
    const options = document.querySelectorAll<HTMLButtonElement>('[data-testid^="option-"]:not(:disabled)')
    const option = options[times.length % Math.max(1, options.length)]
    if (!option) {
      waited++
      await new Promise(resolve => setTimeout(resolve, 50))
      continue
    }
    const before = shown()
    const start = performance.now()
    option.click()
    let end = await painted()
    for (let frames = 0; shown() === before && frames < 30; frames++) end = await painted()
    times.push(end - start)
  }
  return times
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
