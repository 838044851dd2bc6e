import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Driven, onPath, PATIENCE } from './driven.mjs'

/**
 * Drives Firefox by the protocol it speaks itself, Marionette: commands and answers as JSON, each with its length before it.
 * Nothing has to be installed for that but Firefox.
 */

const NAMES = ['firefox-esr', 'firefox']
/** A profile of its own: no other port, no first-run page, nothing fetched from elsewhere. */
const PREFERENCES = `
user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
`

/** Path of a Firefox: FIREFOX if set, else the first on the path; undefined if there is none. */
export function findFirefox() {
  if (process.env.FIREFOX) return existsSync(process.env.FIREFOX) ? process.env.FIREFOX : undefined
  return NAMES.map(onPath).find(Boolean)
}

/** Opens Firefox for as long as `act` goes on. */
export async function withFirefox(path, { width, height }, act) {
  const profile = mkdtempSync(join(tmpdir(), 'tallyho-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES)
  const child = spawn(
    path,
    [
      '--headless',
      '--no-remote',
      '--marionette',
      '--profile',
      profile,
      `--width=${width}`,
      `--height=${height}`,
    ],
    { stdio: 'ignore' },
  )
  const closed = new Promise(done => child.on('close', done))
  try {
    const { send } = await opened(profile)
    await send('WebDriver:NewSession', { pageLoadStrategy: 'normal' })
    await send('WebDriver:SetTimeouts', { script: PATIENCE })
    await send('WebDriver:SetWindowRect', { width, height })
    return await act(
      new Driven({
        navigate: url => send('WebDriver:Navigate', { url }),
        refresh: () => send('WebDriver:Refresh'),
        execute: async script => (await send('WebDriver:ExecuteScript', script)).value,
        find: async query => (await send('WebDriver:FindElement', query)).value,
        click: id => send('WebDriver:ElementClick', { id }),
        screenshot: async () => (await send('WebDriver:TakeScreenshot', { full: false })).value,
      }),
    )
  } finally {
    child.kill()
    await closed
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Firefox writes the port that it listens at into its profile. */
async function opened(profile) {
  const file = join(profile, 'MarionetteActivePort')
  const until = Date.now() + PATIENCE
  // The file is there a moment before what is in it.
  const port = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  while (port() === 0) {
    if (Date.now() > until) throw new Error('Firefox did not start.')
    await new Promise(done => setTimeout(done, 100))
  }
  return new Marionette(await talking(port()))
}

function talking(port) {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => done(socket))
    socket.on('error', failed)
  })
}

class Marionette {
  #socket
  #last = 0
  #waiting = new Map()
  #read = Buffer.alloc(0)

  constructor(socket) {
    this.#socket = socket
    socket.on('data', bytes => this.#take(bytes))
    socket.on('close', () => this.#lost())
  }

  /** Gives a command, and what came of it. */
  send = (command, parameters = {}) => {
    const id = ++this.#last
    const text = JSON.stringify([0, id, command, parameters])
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }))
  }

  #take(bytes) {
    this.#read = Buffer.concat([this.#read, bytes])
    for (;;) {
      const colon = this.#read.indexOf(':')
      const end = colon + 1 + Number(this.#read.subarray(0, colon))
      if (colon < 0 || this.#read.length < end) return
      const message = JSON.parse(this.#read.subarray(colon + 1, end).toString())
      this.#read = this.#read.subarray(end)
      if (Array.isArray(message)) this.#answered(message)
    }
  }

  #answered([, id, error, value]) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.failed(new Error(`${error.error}: ${error.message}`))
    else waiting?.done(value)
  }

  #lost() {
    for (const { failed } of this.#waiting.values()) failed(new Error('Firefox was closed.'))
    this.#waiting.clear()
  }
}
