import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { standard } from '@tallyho/wing-leader'
import type { Page } from 'playwright-core'
import { begin, type Case, chooseGame, lobby, question } from '../desk.ts'
import { picture } from '../pictures.ts'
import { accessible } from './access.ts'

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const
const PHONE = SIZES[3]
const FINISHED = fileURLToPath(
  new URL('../../../../games/test/golden/wing-leader/wl-01.tallyho.json', import.meta.url),
)
export const THEMES = ['day', 'night'] as const

export const [dover] = standard.scenarios
export const MINE = {
  game: 'wing-leader',
  id: 'mine',
  title: 'My Dover',
  version: '1',
  scenarios: [{ ...dover, id: 'again', title: 'Dover again' }],
}
export const CARDS = { ...standard, id: 'cards', title: 'My cards' }

export async function bring(page: Page, file: unknown): Promise<void> {
  await page.getByTestId('import').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
}

export async function keep(page: Page, file: { readonly id: string }): Promise<void> {
  await bring(page, file)
  await page.locator(`[data-testid^="pack-${file.id}@"]`).waitFor()
}

export const setTheme = (page: Page, theme: string) =>
  page.evaluate(now => {
    document.documentElement.dataset.theme = now
  }, theme)

/** Whatever is too wide for the page, too small for a thumb or too small to read. */
export function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = [...document.querySelectorAll('button, a[href], select, summary, input, label:has(input)')]
      .filter(item => item.checkVisibility())
      .filter(item => !item.matches('label input:is([type=radio], [type=checkbox])'))
      .filter(item => {
        const { width, height } = item.getBoundingClientRect()
        return width > 0 && (width < 40 || height < 40)
      })
      .map(item => `too small to hit: ${item.tagName} ${item.textContent?.slice(0, 30)}`)
    const tiny = [...document.querySelectorAll('body *:not(svg *)')]
      .filter(item => item.checkVisibility())
      .filter(item => [...item.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
      .filter(item => Number.parseFloat(getComputedStyle(item).fontSize) < 12)
      .map(item => `too small to read: ${item.tagName} ${item.textContent?.slice(0, 30)}`)
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    return [...wide, ...small, ...tiny]
  })
}

export const lobbyCases: readonly Case[] = [
  {
    name: 'lobby: game, scenario, seats, options and dice are as they were left',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      await page.getByTestId('game-card-wing-leader').click()
      await page.getByTestId('scenario-wl-26').click()
      await page.getByLabel(/^Raider: /).selectOption('machine')
      await page.getByLabel(/^Defender: /).selectOption('person')
      await page.getByLabel(/^A bombing attack may take a 7/).check()
      await page.getByLabel(/^Own dice/).check()
      const look = async () => {
        await page.getByTestId('start').getByText('Begin Pedestal').waitFor()
        assert.equal(await page.getByLabel(/^Raider: /).inputValue(), 'machine')
        assert.equal(await page.getByLabel(/^Defender: /).inputValue(), 'person')
        assert.ok(await page.getByLabel(/^A bombing attack may take a 7/).isChecked())
        assert.ok(await page.getByLabel(/^Own dice/).isChecked())
        assert.ok(await page.getByTestId('scenario-wl-26').getByRole('radio').isChecked())
      }
      await page.reload()
      await look()
      // Another game keeps its own terms, and takes none away.
      await chooseGame(page, 'the-hardest-days')
      await page.getByTestId('scenario-1940-09-07').click()
      assert.ok(!(await page.getByLabel(/^Own dice/).isChecked()))
      await chooseGame(page, 'wing-leader')
      await look()
      await chooseGame(page, 'the-hardest-days')
      await page.getByTestId('start').getByText('Begin The Turn on London').waitFor()
      await page.getByTestId('start').click()
      await page.getByTestId('table').waitFor()
      await page.goto(url)
      await page.getByText('Go on: The Turn on London').waitFor()
      await chooseGame(page, 'the-hardest-days')
      await page.getByTestId('start').getByText('Begin The Turn on London').waitFor()
      await page.goto(url)
      await page.getByTestId('last-time-the-hardest-days').click()
      await page.getByTestId('table').waitFor()
      // What was finished is begun again from where it lies open.
      await page.goto(url)
      await page.getByTestId('import').setInputFiles(FINISHED)
      await page.getByTestId('last-time-wing-leader').click()
      await page.getByTestId('start').getByText(`Begin ${dover?.title}`).waitFor()
    },
  },
  {
    name: 'lobby: what it is set in comes with the page, so that no line moves under the eye',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      const { set, sent } = await page.evaluate(async () => {
        await document.fonts.ready
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
        return { set: loaded.length, sent: links.map(({ href }) => href) }
      })
      assert.equal(sent.length, set)
      for (const font of sent) assert.equal((await page.request.get(font)).status(), 200, font)
    },
  },
  {
    name: 'lobby: whatever lies in the browser’s store, a game can be begun',
    async run({ fresh, url }) {
      const page = await lobby(await fresh(), url)
      for (const text of [
        '{',
        '7',
        'null',
        '{"game":"chess","terms":[]}',
        '{"game":"sample","terms":{"sample":{"pack":"gone@1","scenario":"nowhere","seating":{"raf":"nobody","x":1},"options":{"aces":"yes"},"ownDice":3}}}',
        '{"__proto__":{"game":1},"terms":{"__proto__":{"x":1},"sample":null}}',
      ]) {
        await page.evaluate(now => localStorage.setItem('tallyho/lobby', now), text)
        await page.goto(url)
        await page.reload()
        await page.getByTestId('start').waitFor()
        await begin(page, 'sample', 'noon')
        await question(page)
      }
    },
  },
  {
    name: 'lobby: Begin is in view at every size, with every game, by day and by night',
    async run({ fresh, url, shots }) {
      for (const size of SIZES) {
        const page = await lobby(await fresh(size), url)
        await keep(page, MINE)
        await page.getByLabel('Close this notice').click()
        for (const game of ['wing-leader', 'the-hardest-days', 'storm-above-the-reich', 'sample']) {
          await chooseGame(page, game)
          for (const top of [0, 1e6]) {
            await page.evaluate(to => scrollTo(0, to), top)
            const box = await page.getByTestId('start').boundingBox()
            assert.ok(box && box.y >= 0 && box.y + box.height <= size.height, `${game} at ${size.width}`)
            await page.getByTestId('start').click({ trial: true })
          }
        }
        for (const [name, way] of [
          ['choose', '#/choose/wing-leader'],
          ['lobby', '#/'],
        ]) {
          await page.goto(`${url}${way}`)
          await page.getByTestId(`${name}`).waitFor()
          await page.getByTestId('start').waitFor()
          const wide = await page
            .locator('.map-sheet')
            .evaluateAll(sheets => sheets.filter(sheet => sheet.scrollWidth > sheet.clientWidth).length)
          assert.equal(wide, 0, `sheets wider than their column at ${size.width}`)
          for (const theme of THEMES) {
            await setTheme(page, theme)
            await picture(page, shots, `${name}-${theme}-${size.width}`, true)
          }
        }
      }
    },
  },
  {
    name: 'lobby: everything on a phone is wide enough for a thumb and large enough to read, rules and editor too',
    async run({ fresh, url, shots }) {
      const page = await lobby(await fresh(PHONE, { hasTouch: true, isMobile: true }), url)
      await begin(page, 'sample', 'noon')
      await page.goto(url)
      await page.locator('[data-testid^=continue-]').waitFor()
      await keep(page, MINE)
      await page.getByLabel('Close this notice').click()
      assert.deepEqual(await cramped(page), [])
      await chooseGame(page, 'wing-leader')
      await page.getByTestId('scenario-wl-01').waitFor()
      assert.deepEqual(await cramped(page), [])
      await bring(page, { ...CARDS, aircraft: [] })
      await page.getByTestId('import-trouble').waitFor()
      assert.deepEqual(await cramped(page), [])
      await page.goto(`${url}#/rules/wing-leader/WL-5.1.b`)
      await page.getByText('The order of battle gives').first().waitFor()
      assert.deepEqual(await cramped(page), [])
      await page.goto(`${url}#/make/wing-leader`)
      await page.getByTestId('editor-from').selectOption('wl-26')
      for (const name of ['story', 'sky', 'raider', 'defender', 'ground', 'victory']) {
        await page.getByTestId(`editor-${name}`).click()
        for (const line of ['editor-line-raider-0', 'editor-line-defender-0'])
          if (await page.getByTestId(line).isVisible()) await page.getByTestId(line).click()
        assert.deepEqual(await cramped(page), [], name)
        for (const theme of THEMES) {
          await setTheme(page, theme)
          await picture(page, shots, `editor-${name}-${theme}-390`, true)
        }
      }
      // A unit is placed with the thumb alone.
      await page.getByTestId('editor-raider').click()
      await page.getByTestId('editor-line-raider-0').click()
      await page.locator('.wl-editor-sky').evaluate(sky => sky.scrollIntoView())
      const map = await page.getByTestId('editor-map').boundingBox()
      assert.ok(map)
      await page.touchscreen.tap(map.x + 200, map.y + 200)
      const square = String(await page.getByTestId('editor-square').textContent()).split(' ')[0] ?? ''
      assert.equal(await page.getByLabel('Squares').inputValue(), square)
      await page.getByLabel('One square right').tap()
      await page.getByTestId('editor-place').tap()
      const next = `${String.fromCharCode(square.charCodeAt(0) + 1)}${square.slice(1)}`
      assert.equal(await page.getByLabel('Squares').inputValue(), next)
    },
  },
  {
    name: 'lobby: accessible with packs, mistakes and games, by day and by night, wide and narrow',
    async run({ fresh, url }) {
      for (const size of [SIZES[0], PHONE]) {
        const page = await lobby(await fresh(size), url)
        await begin(page, 'sample', 'noon')
        await page.goto(url)
        await keep(page, MINE)
        await bring(page, { ...MINE, scenarios: [] })
        await page.getByTestId('import-trouble').waitFor()
        await page.locator('[data-testid^="delete-mine@"]').click()
        for (const theme of THEMES) {
          await setTheme(page, theme)
          await accessible(page, `lobby ${theme} ${size.width}`)
        }
        for (const hash of ['#/rules/sample', '#/make/wing-leader']) {
          await page.goto(`${url}${hash}`)
          await page.locator('[data-testid=rules-page] dl, [data-testid=editor-ready]').first().waitFor()
          for (const theme of THEMES) {
            await setTheme(page, theme)
            await accessible(page, `${hash} ${theme} ${size.width}`)
          }
        }
      }
    },
  },
]
