import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './shell.mjs'

/** The shell is the same browser without a window, which nobody looks at here: it takes a third less of the processor. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const QUIET = { env: { DEBIAN_FRONTEND: 'noninteractive' } }

/** Path of the Chromium that the browser tests run in: CHROMIUM if set, else the first on the path. */
function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return paths.find(path => existsSync(path))
}

/**
 * Finds or installs a Chromium. Gives its path, or one sentence of what to do. On a build machine, where minutes count, the shell is
 * installed even beside another.
 */
export async function provideChromium() {
  const found = findChromium()
  const isEnough = found && (process.env.CHROMIUM || found.endsWith(SHELL) || !process.env.CI)
  if (isEnough) return { path: found }
  if (process.env.CHROMIUM)
    return { trouble: `CHROMIUM names '${process.env.CHROMIUM}', which is not there.` }
  const apt = await aptGet()
  if (!apt)
    return found
      ? { path: found }
      : {
          trouble: 'No Chromium here: install one (chromium or google-chrome), or set CHROMIUM to its path.',
        }
  console.log('Installing Chromium (apt-get), about a minute ...')
  const act = words => run(apt[0], [...apt.slice(1), ...words], QUIET)
  const install = name => act(['install', '-y', '--no-install-recommends', name])
  await act(['update'])
  const shell = await install(SHELL)
  const { output } = shell.code === 0 || found ? shell : await install('chromium')
  const path = findChromium()
  return path
    ? { path }
    : { trouble: `Chromium could not be installed: install one, or set CHROMIUM to its path.\n${output}` }
}

/** The command for apt-get with the rights to install, or undefined where nobody could answer for a password. */
async function aptGet() {
  if ((await run('apt-get', ['--version'])).code !== 0) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  const mayAct = (await run('sudo', ['-n', 'true'])).code === 0
  return mayAct ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : undefined
}
