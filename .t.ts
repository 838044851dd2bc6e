import { mkdirSync } from 'node:fs'
import { withBrowser } from './web/test/browser/browser.ts'
import { begin, newcomersLobby, lobby } from './web/test/browser/desk.ts'
const out = '/tmp/me/eg/'; mkdirSync(out, { recursive: true })
const [w, h, theme, mode] = [Number(process.argv[2] ?? 1440), Number(process.argv[3] ?? 900), process.argv[4] ?? 'day', process.argv[5] ?? 'x']
await withBrowser(async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: w, height: h }, ...(w < 500 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}) })
  const page0 = await context.newPage(); await page0.goto(url); await page0.evaluate(t => localStorage.setItem('tallyho/settings', JSON.stringify({ film: 'once', dice: 'self', theme: t })), theme); await page0.close()
  const page = await newcomersLobby(context, url)
  page.on('console', m => m.type() === 'error' && console.log('ERR', m.text().slice(0, 300))); page.on('pageerror', e => console.log('PAGEERR', e.message.slice(0, 500)))
  const shot = async (n: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `${out}${w}-${theme}-${n}.png` }); console.log(n, (await page.locator('#question').textContent().catch(() => ''))?.slice(0, 90)) }
  await begin(page, 'raf-eagle', 'prelude'); await shot('1-plan')
  if (await page.getByTestId('staff').isVisible().catch(() => false)) { await page.getByTestId('staff').click(); await shot('2-staff') }
  const next = async () => { const end = page.locator('[data-option=done]'); if (await end.count()) { await end.first().click(); return } await page.locator('[data-option]').first().click() }
  for (let i = 0; i < 14; i++) { await next(); await shot(`3-${String(i).padStart(2, '0')}`) }
})
