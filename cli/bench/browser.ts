import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { DIST } from '../places.ts'
import type { Figure } from './measure.ts'

/** A game of each board that has much to draw. */
export const TABLES = [
  { title: 'The Hardest Days', game: 'the-hardest-days', scenario: '1940-08-18' },
  { title: 'Wing Leader', game: 'wing-leader', scenario: 'wl-30' },
  { title: 'Storm Above the Reich', game: 'storm-above-the-reich', scenario: '1944-early' },
  { title: 'RAF: Eagle', game: 'raf-eagle', scenario: 'hardest-days' },
  { title: 'Skies Above Britain', game: 'skies-above-britain', scenario: 'patrol-2' },
] as const

export type Table = (typeof TABLES)[number]

export function tablesOf(game: string | undefined): readonly Table[] {
  return game ? TABLES.filter(table => table.game === game) : TABLES
}

const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Measures something at each table in a real browser. `figures` makes the rows of a table from what was measured, or
 * from nothing and the reason for it.
 */
export async function atTables<T>(
  game: string | undefined,
  settings: object,
  measure: (page: Page) => Promise<T>,
  figures: (table: Table, measured: T | undefined, why: string) => Figure[],
): Promise<Figure[]> {
  const tables = tablesOf(game)
  const without = (why: string) => tables.flatMap(table => figures(table, undefined, why))
  const executablePath = BROWSERS.find(path => path !== undefined && existsSync(path))
  if (!existsSync(join(DIST, 'index.html'))) return without('web/dist is not built')
  if (!executablePath) return without('no Chromium here; CHROMIUM may name one')
  const { serve } = await import('../../web/serve.mjs')
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const server = await serve({ port, dir: DIST })
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows: Figure[] = []
  try {
    for (const table of tables) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      try {
        await sitDown(page, `http://localhost:${port}/`, table, settings)
        rows.push(...figures(table, await measure(page), ''))
      } catch (error) {
        const [why = ''] = String(error).split('\n')
        rows.push(...figures(table, undefined, why))
      } finally {
        await page.close()
      }
    }
    return rows
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Begins a game with people in all seats, so that no machine's thinking is measured. */
async function sitDown(page: Page, url: string, { game, scenario }: Table, settings: object): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('tallyho/settings', text), JSON.stringify(settings))
  // The loader marks functions by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = marked => marked' })
  await page.goto(url)
  await page.getByTestId(`game-card-${game}`).click()
  await page.getByTestId(`scenario-${scenario}`).click()
  for (const seat of await page.locator('select[id^="seat-"]').all()) await seat.selectOption('person')
  await page.getByTestId('start').click()
  await page.getByTestId('prompt').waitFor()
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
