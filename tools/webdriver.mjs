import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Driven, onPath, PATIENCE } from './driven.mjs'

/** Drives WebKit by the driver that comes with it, WebKitWebDriver: W3C WebDriver over HTTP. */

const DRIVER = 'WebKitWebDriver'
const LIBRARIES = '/usr/lib'

/** The driver, the small browser that comes with the library, and a screen where there is none; undefined if something is missing. */
export function findWebkit() {
  const driver = onPath(DRIVER)
  const binary = miniBrowsers().find(path => existsSync(path))
  const screen = process.env.DISPLAY ? [] : [onPath('xvfb-run'), '--auto-servernum']
  return driver && binary && !screen.includes(undefined) ? { driver, binary, screen } : undefined
}

/** Where the library's folder may be: `/usr/lib/ARCHITECTURE/webkit2gtk-VERSION`. */
function miniBrowsers() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).map(name => join(LIBRARIES, name)) : []
  return [LIBRARIES, ...folders].flatMap(folder =>
    ['4.1', '4.0'].map(version => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  )
}

/** Opens WebKit for as long as `act` goes on. */
export async function withWebkit({ driver, binary, screen }, size, act) {
  const port = await freePort()
  const [program, ...args] = [...screen, driver, `--port=${port}`]
  // A group of its own: the screen and the browser end with the driver.
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  const closed = new Promise(done => child.on('close', done))
  try {
    const driven = `http://127.0.0.1:${port}`
    await answering(driven)
    const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
    const { sessionId } = await send(`${driven}/session`, { capabilities: { alwaysMatch: options } })
    const page = (way, parameters) => send(`${driven}/session/${sessionId}/${way}`, parameters)
    await page('timeouts', { script: PATIENCE })
    await page('window/rect', size)
    return await act(
      new Driven({
        navigate: url => page('url', { url }),
        refresh: () => page('refresh', {}),
        execute: script => page('execute/sync', script),
        find: query => page('element', query),
        click: id => page(`element/${id}/click`, {}),
        screenshot: () => page('screenshot'),
      }),
    )
  } finally {
    process.kill(-child.pid)
    await closed
  }
}

async function answering(driven) {
  const until = Date.now() + PATIENCE
  while (!(await send(`${driven}/status`).catch(() => undefined))) {
    if (Date.now() > until) throw new Error('WebKit did not start.')
    await new Promise(done => setTimeout(done, 100))
  }
}

/** Gives a command, with parameters if it has any, and what came of it. */
async function send(url, parameters) {
  const post = parameters && { method: 'POST', body: JSON.stringify(parameters) }
  const response = await fetch(url, post)
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function freePort() {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
