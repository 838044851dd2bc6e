import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../serve.mjs'

/** Folder of the built app. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Serves the built app and opens a browser for it, as long as `act` goes on. */
export async function withBrowser<T>(act: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('The app is not built: run `npx vite build web` first.')
  const server = await serve({ port: 0, dir: DIST })
  try {
    const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: ARGS })
    try {
      return await act(browser, `http://localhost:${(server.address() as AddressInfo).port}/`)
    } finally {
      await browser.close()
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Does what is to be done with each thing, so many at once; gives what came of each, in their order. */
export async function inTurn<T, R>(
  things: readonly T[],
  atOnce: number,
  act: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const open = [...things.entries()]
  const work = async () => {
    for (let next = open.shift(); next; next = open.shift()) results[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
