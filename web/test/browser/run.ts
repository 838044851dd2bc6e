import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashText } from '@tallyho/engine'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { DIST, inTurn, withBrowser } from './browser.ts'
import { accessCases } from './cases/access.ts'
import { debriefingCases } from './cases/debriefing.ts'
import { eagleCases } from './cases/eagle.ts'
import { filmCases } from './cases/film.ts'
import { firstRaidCases } from './cases/first-raid.ts'
import { firstSightCases } from './cases/first-sight.ts'
import { gestureCases } from './cases/gestures.ts'
import { guideCases } from './cases/guide.ts'
import { keepCases } from './cases/keep.ts'
import { listenCases } from './cases/listen.ts'
import { lobbyCases } from './cases/lobby.ts'
import { newcomerCases } from './cases/newcomer.ts'
import { ownBattleCases } from './cases/own-battles.ts'
import { ownPackCases } from './cases/own-packs.ts'
import { pageCases } from './cases/page.ts'
import { playCases } from './cases/play.ts'
import { recordCases } from './cases/record.ts'
import { reportCases } from './cases/report.ts'
import { rulesCases } from './cases/rules.ts'
import { settingsCases } from './cases/settings.ts'
import { shareCases } from './cases/share.ts'
import { skiesCases } from './cases/skies.ts'
import { soundCases } from './cases/sound.ts'
import { stormCases } from './cases/storm.ts'
import { stormKeptCases } from './cases/storm-kept.ts'
import { tableCases } from './cases/table.ts'
import { wholeCases } from './cases/whole.ts'
import { wingLeaderCases } from './cases/wing-leader.ts'
import { type Case, type Desk, WIDE } from './desk.ts'

const SHOTS = fileURLToPath(new URL('../../../test-results', import.meta.url))

/** Cases wait for pages more than they work: while one waits, others go on. */
const AT_ONCE = 2

/** So many cases that failed are tried once more: a busy machine trips up one or two, a mistake of ours all it concerns. */
const TRIED_AGAIN = 3

/** Runs every case, or those whose name holds the word given, in a real browser against the built app. */
async function main(word = ''): Promise<boolean> {
  mkdirSync(SHOTS, { recursive: true })
  const cases = [
    lobbyCases,
    firstSightCases,
    ownPackCases,
    recordCases,
    playCases,
    newcomerCases,
    guideCases,
    filmCases,
    debriefingCases,
    firstRaidCases,
    gestureCases,
    keepCases,
    rulesCases,
    shareCases,
    reportCases,
    tableCases,
    settingsCases,
    soundCases,
    pageCases,
    accessCases,
    listenCases,
    wingLeaderCases,
    ownBattleCases,
    stormCases,
    stormKeptCases,
    eagleCases,
    skiesCases,
    wholeCases,
  ].flat()
  const chosen = cases.filter(({ name }) => name.includes(word))
  const failed = await withBrowser(async (browser, url) => {
    const desk = { browser, url, dist: DIST, shots: SHOTS }
    const passed = await inTurn(chosen, AT_ONCE, one => runCase(one, desk))
    const wrong = chosen.filter((_, i) => !passed[i])
    if (wrong.length > TRIED_AGAIN) return wrong.length
    // Alone, and what went wrong the first time stands above.
    return (await inTurn(wrong, 1, one => runCase(one, desk, 'again '))).filter(did => !did).length
  })
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
  return failed === 0 && chosen.length > 0
}

async function runCase({ name, run }: Case, desk: Omit<Desk, 'fresh'>, which = ''): Promise<boolean> {
  const contexts: BrowserContext[] = []
  const mistakes: string[] = []
  const began = performance.now()
  const fresh = async (viewport = WIDE, more: BrowserContextOptions = {}) => {
    const context = await desk.browser.newContext({
      viewport,
      acceptDownloads: true,
      // It would fetch the whole app for every case, to keep it for a day that never comes.
      serviceWorkers: 'block',
      ...more,
    })
    contexts.push(context)
    context.setDefaultTimeout(30_000)
    context.on('weberror', error => mistakes.push(`page: ${error.error().message}`))
    context.on('console', message => {
      if (message.type() === 'error') mistakes.push(`console: ${message.text()}`)
    })
    await context.addInitScript(sameChance, hashText(name))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', event => {
        console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    return context
  }
  try {
    await run({ ...desk, fresh })
    if (mistakes.length > 0) throw new Error(`mistakes in the page:\n  ${mistakes.join('\n  ')}`)
    console.log(`${which}ok ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    console.log(`${which}not ok ${name}\n  ${error instanceof Error ? error.stack : String(error)}`)
    if (mistakes.length > 0) console.log(`  ${mistakes.join('\n  ')}`)
    for (const page of contexts.flatMap(context => context.pages()))
      console.log(`  ${await pictured(page, name)}`)
    return false
  } finally {
    for (const context of contexts) await context.close()
  }
}

/** A picture of where a case stood when it failed. */
async function pictured(page: Page, name: string): Promise<string> {
  const path = join(SHOTS, `failed-${name.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}.png`)
  return page.screenshot({ path }).then(
    () => path,
    error => `no picture: ${error.message}`,
  )
}

/** In a page: dice fall and the machine decides as they did in every other run of this case; each page load is another game. */
function sameChance(seed: number): void {
  const truly = crypto.getRandomValues.bind(crypto)
  window.name = `${Number(window.name) + 1}`
  let state = (seed + Number(window.name)) >>> 0
  // Ids of games, which are made of bytes, stay what they are.
  crypto.getRandomValues = list => {
    if (!(list instanceof Uint32Array || list instanceof Int32Array)) return truly(list)
    for (let i = 0; i < list.length; i++) {
      state = (state + 0x9e3779b9) >>> 0
      const mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
      list[i] = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    }
    return list
  }
}

const passed = await main(process.argv[2]).catch(error => {
  console.log(`not ok ${error.message}\n0 passed, 1 failed`)
  return false
})
process.exitCode = passed ? 0 : 1
