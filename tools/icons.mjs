import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { provideChromium } from './chromium.mjs'
import { ROOT } from './shell.mjs'

/** Draws the icons of the installed app from icon.svg: run it after the drawing was changed. */
const FOLDER = join(ROOT, 'web/public')
const drawing = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
/** Cut to any shape by the system: the ground goes to the edges, and what is drawn lies in the middle. */
const whole = drawing.replace('rx="96"', 'rx="0"')

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-192.png', size: 192, svg: whole },
  { name: 'icon-maskable-512.png', size: 512, svg: whole },
  { name: 'apple-touch-icon.png', size: 180, svg: whole },
]

const { path, trouble } = await provideChromium()
if (trouble) console.error(trouble)
else await draw(path)
process.exitCode = trouble ? 1 : 0

async function draw(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  for (const { name, size, svg } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
    writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }))
    console.log(name)
  }
  await browser.close()
}
