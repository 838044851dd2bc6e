import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '../web/serve.mjs'
import { findFirefox, withFirefox } from './marionette.mjs'
import { buildWeb, ROOT } from './shell.mjs'
import { findWebkit, withWebkit } from './webdriver.mjs'

const HELP = `npm run firefox [-- GAME ...]
npm run webkit [-- GAME ...]

Plays a while of each game, or of those named, in Firefox or WebKit, by clicks, then lets the machine play it to its end and opens it again.
Pictures are put into test-results. No part of npm test.

  FIREFOX=/path npm run firefox   takes another Firefox than the one on the path
  --built                         does not build the app anew
  --help                          this text`

const BROWSERS = {
  firefox: {
    find: findFirefox,
    open: withFirefox,
    none: 'No Firefox here: install one (firefox or firefox-esr), or set FIREFOX to its path.',
  },
  webkit: {
    find: findWebkit,
    open: withWebkit,
    none: 'No WebKit here: install WebKitWebDriver with its MiniBrowser (webkit2gtk-driver), and Xvfb where there is no screen.',
  },
}

const SHOTS = join(ROOT, 'test-results')
const DIST = join(ROOT, 'web/dist')
const SIZE = { width: 1440, height: 900 }
const END = '[data-testid=final]'
/** A debriefing is read before anything else. */
const READ = '[data-testid=debriefing-on]'
/** So many answers are given by hand. */
const ANSWERS = 12

const ALL = ['the-hardest-days', 'wing-leader', 'storm-above-the-reich', 'raf-eagle', 'skies-above-britain']

const [name, ...args] = process.argv.slice(2)
const { find, open, none } = BROWSERS[name]
const named = ALL.filter(game => args.includes(game))
const GAMES = named.length > 0 ? named : ALL
process.exitCode = args.includes('--help') ? help() : await main()

function help() {
  console.log(HELP)
  return 0
}

async function main() {
  const found = find()
  if (!found) return refuse(none)
  if (!args.includes('--built') || !existsSync(DIST)) {
    const { code, output } = await buildWeb()
    if (code !== 0) return refuse(`The app could not be built:\n${output}`)
  }
  mkdirSync(SHOTS, { recursive: true })
  const server = await serve({ port: 0, dir: DIST })
  const url = `http://localhost:${server.address().port}/`
  try {
    const failed = await open(found, SIZE, browser => playAll(browser, url))
    console.log(`${GAMES.length - failed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function refuse(trouble) {
  console.error(trouble)
  return 1
}

async function playAll(browser, url) {
  let failed = 0
  for (const game of GAMES) {
    const trouble = await play(browser, url, game).catch(error => error.message)
    await browser.picture(join(SHOTS, `${name}-${game}${trouble ? '-failed' : ''}.png`))
    console.log(trouble ? `not ok ${game}\n  ${trouble}` : `ok ${game}`)
    if (trouble) failed++
  }
  return failed
}

/** One game from the lobby to its end. Gives what went wrong, if anything did. */
async function play(browser, url, game) {
  await browser.goTo(`${url}?${game}`)
  await browser.run(() => localStorage.setItem('tallyho/settings', '{"film":"fast"}'))
  await browser.refresh()
  await browser.until(isThere, `[data-testid=game-card-${game}]`)
  await browser.run(keepMistakes)
  await browser.click(`[data-testid=game-card-${game}]`)
  await browser.until(isThere, '[data-testid=choose] [data-testid=start]')
  await browser.click('[data-testid=choose] [data-testid=start]')
  for (let given = 0; given < ANSWERS; ) {
    const next = await browser.until(whatNext)
    if (next === END) break
    if (next.includes('data-option')) given++
    await browser.click(next).catch(isGone)
  }
  await browser.picture(join(SHOTS, `${name}-${game}-table.png`))
  await toTheEnd(browser)
  const address = await browser.run(() => location.href)
  await browser.goTo(url)
  await browser.until(isThere, `a[href="${new URL(address).hash}"]`)
  await browser.goTo(address)
  await browser.until(isOneThere, [END, READ])
  return (await browser.run(() => globalThis.mistakes?.join('\n'))) || undefined
}

async function toTheEnd(browser) {
  for (let next = await browser.until(whatNext); next !== END; next = await browser.until(whatNext)) {
    if (next === READ) await browser.click(READ).catch(isGone)
    else {
      await browser.click('[data-testid=machine-on]')
      const sure = '[data-testid=machine-on-sure]'
      if (!(await browser.run(isThere, sure))) continue
      await browser.click(sure)
      // Whoever catches up with what the machine plays sees the end at once.
      await browser.click('[data-testid=film-catch-up]').catch(() => undefined)
      await browser.until(isOneThere, [END, READ])
    }
  }
}

/** What was to be clicked went away by itself: the film has gone on. */
function isGone(error) {
  if (
    !/no such element|stale element|not clickable|not interactable|could not be scrolled/.test(error.message)
  )
    throw error
}

// In the page

function isThere(selector) {
  return document.querySelector(selector)?.checkVisibility() ?? false
}

function isOneThere(selectors) {
  return selectors.some(selector => document.querySelector(selector)?.checkVisibility())
}

function keepMistakes() {
  const mistakes = []
  Object.assign(globalThis, { mistakes })
  addEventListener('error', event => mistakes.push(event.message))
  addEventListener('unhandledrejection', event => mistakes.push(String(event.reason)))
  addEventListener('securitypolicyviolation', event => mistakes.push(event.violatedDirective))
}

/** What a player would click on now: what stands before the question, the dice, or one of the answers. */
function whatNext() {
  const first = ['debriefing-on', 'final', 'briefing-ok', 'welcome-skip', 'sit-down', 'roll', 'on']
    .map(name => `[data-testid=${name}]`)
    .find(selector => document.querySelector(selector)?.checkVisibility())
  if (first) return first
  for (const fold of document.querySelectorAll('.prompt details:not(.rare)')) fold.open = true
  const answers = [...document.querySelectorAll('.prompt [data-option]')].filter(
    answer => answer.checkVisibility() && !answer.disabled,
  )
  const answer = answers[answers.length >> 1]
  answer?.scrollIntoView({ block: 'center' })
  return answer && `.prompt [data-option="${CSS.escape(answer.dataset.option)}"]`
}
