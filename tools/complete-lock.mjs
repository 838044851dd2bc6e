import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatforms } from './lock.mjs'
import { ROOT } from './shell.mjs'

/**
 * A registry mirror that holds only some platforms makes npm leave the others out of package-lock.json, and `npm ci`
 * then refuses the file everywhere. Run after such an install: enters what is left out, without a checksum.
 */
const file = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
Object.assign(lock.packages, missing)
const paths = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(paths.map(path => [path, lock.packages[path]]))
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(`${Object.keys(missing).length} packages of other platforms entered`)
