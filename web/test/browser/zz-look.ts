import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { serve } from '../../serve.mjs'
import { answersGiven, begin, isOver, lobby, moved, optionsOf } from './desk.ts'

const [scenario = 'training', w = '1440', h = '900', ...acts] = process.argv.slice(2)
mkdirSync('/tmp/sw/look', { recursive: true })
const server = await serve({ port: 0, dir: '/tmp/sw/dist' })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const ctx = await browser.newContext({ viewport: { width: +w, height: +h } })
  ctx.setDefaultTimeout(8000)
  ctx.on('weberror', e => console.log('ERR', e.error().message))
  ctx.on('console', m => m.type() === 'error' && console.log('CON', m.text()))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const page = await lobby(ctx, url)
  let n = 0
  const shot = async (name = '') =>
    page.screenshot({ path: `/tmp/sw/look/${scenario}-${w}-${String(n++).padStart(2, '0')}${name}.png` })
  if (acts.includes('lobby')) {
    await page.getByTestId('game-card-storm-above-the-reich').click()
    await page.waitForTimeout(500)
    await shot('lobby')
  }
  if (acts.includes('quick')) {
    await page.evaluate(() =>
      localStorage.setItem(
        'tallyho/settings',
        JSON.stringify({ machine: 'fast', events: 'off', lessons: false }),
      ),
    )
    await page.reload()
    await page.getByTestId('start').waitFor()
  }
  await begin(page, 'storm-above-the-reich', scenario)
  for (const act of acts) {
    const [verb, arg = ''] = act.split('=')
    const before = await answersGiven(page)
    try {
      if (verb === 'shot') {
        await page.waitForTimeout(700)
        await shot(arg)
      } else if (verb === 'say')
        console.log(
          await answersGiven(page),
          await page.getByTestId('prompt').textContent(),
          (await optionsOf(page)).join(' '),
        )
      else if (verb === 'click') {
        await page.locator(arg).first().click({ timeout: 3000 })
        await page.waitForTimeout(300)
      } else if (verb === 'ref') {
        await page.locator(`[data-ref="${arg}"]`).first().click({ timeout: 3000 })
        await page.waitForTimeout(400)
        console.log('ref', arg, before, '->', await answersGiven(page))
      } else if (verb === 'opt') {
        await page.locator(`[data-option="${arg}"]`).click({ timeout: 3000 })
        await moved(page, before)
      } else if (verb === 'machine')
        for (let i = 0; i < Number(arg || 1) && !(await isOver(page)); i++) {
          const b = await answersGiven(page)
          await page.getByTestId('machine-once').click()
          await moved(page, b)
        }
      else if (verb === 'until')
        for (
          let i = 0;
          i < 400 &&
          !(await isOver(page)) &&
          !(
            await page.locator('.sequence [aria-current=step]').first().getAttribute('data-testid')
          )?.endsWith(arg);
          i++
        ) {
          const b = await answersGiven(page)
          await page.getByTestId('machine-once').click()
          await moved(page, b)
        }
      else if (verb === 'end') {
        await page.getByTestId('machine-on').click()
        await page.getByTestId('final').waitFor({ timeout: 120000 })
      } else if (verb === 'refs')
        console.log(
          await page
            .locator('[data-ref]')
            .evaluateAll(l =>
              l
                .map(
                  e =>
                    `${e.getAttribute('data-ref')}${e.getAttribute('data-mark') ? ':' + e.getAttribute('data-mark') : ''}`,
                )
                .join(' '),
            ),
        )
      else if (verb === 'wait') await page.waitForTimeout(Number(arg))
    } catch (e) {
      console.log('FAILED', act, String(e).slice(0, 600))
      await shot('failed')
      break
    }
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
