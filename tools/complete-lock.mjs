import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatforms, unsealed } from './lock.mjs'
import { npm, ROOT } from './shell.mjs'

/**
 * A registry mirror that holds only some platforms makes npm leave the others out of package-lock.json, and `npm ci`
 * then refuses the file everywhere. Run after such an install: enters what is left out, with its checksum where the
 * registry knows it, and takes out where packages were loaded from, which is nobody else's business.
 */
const AT_ONCE = 6

const file = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
Object.assign(lock.packages, missing)
for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved
const bare = unsealed(lock)
for (let i = 0; i < bare.length; i += AT_ONCE) await Promise.all(bare.slice(i, i + AT_ONCE).map(seal))
const paths = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(paths.map(path => [path, lock.packages[path]]))
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(`${Object.keys(missing).length} packages of other platforms entered`)
console.log(
  `${bare.length - unsealed(lock).length} checksums entered, ${unsealed(lock).length} not to be had here`,
)

async function seal(path) {
  const entry = lock.packages[path]
  const name = path.split('node_modules/').at(-1)
  const { code, output } = await npm([
    'view',
    `${name}@${entry.version}`,
    'dist.integrity',
    '--loglevel=silent',
  ])
  const [integrity] = /sha512-\S+/.exec(output) ?? []
  if (code === 0 && integrity) lock.packages[path] = sealed(entry, integrity)
}

/** The checksum stands behind the version, where npm puts it. */
function sealed({ version, ...rest }, integrity) {
  return { version, integrity, ...rest }
}
