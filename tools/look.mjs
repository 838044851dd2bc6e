import { spawnSync } from 'node:child_process'
import { provideChromium } from './chromium.mjs'
import { buildWeb, ROOT } from './shell.mjs'

/** Builds the app and looks at it: web/test/look plays every game in Chromium and measures what a player sees. */
async function look(args) {
  const { path, trouble } = await provideChromium()
  if (!path) return refuse(trouble)
  const { code, output } = await buildWeb()
  if (code !== 0) return refuse(output)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'web/test/look/run.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM: path },
    stdio: 'inherit',
  })
  return status ?? 1
}

function refuse(trouble) {
  console.error(trouble)
  return 1
}

process.exitCode = await look(process.argv.slice(2))
