import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT } from './shell.mjs'

const LEAST = [20, 19]

/** Installs what is missing. Returns one sentence of what is wrong, or undefined. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1]))
    return `Tallyho needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}: install a newer one from https://nodejs.org.`
  if (isInstalled()) return undefined
  console.log('Installing packages (npm ci), about a minute ...')
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  return code === 0 ? undefined : `The packages could not be installed:\n${output}`
}

/** npm writes its own copy of the lock file last, so its age tells whether an install was finished. */
function isInstalled() {
  const done = join(ROOT, 'node_modules', '.package-lock.json')
  return existsSync(done) && statSync(done).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
}
