import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './shell.mjs'

const HELP = `npm run mutate [-- FILE...]

Changes rules in many small ways and lists the changes that no test noticed (Stryker).

  FILE     engine/*/*.ts, games/ID/**/*.ts or a folder of such files, for example games/ID/rules; without any: the
           engine and the rules of all games, which takes long.
           Only the tests of the engine or game that a file belongs to are run, and none that plays whole games.
  --help   this text`

const files = process.argv.slice(2).map(file => file.replaceAll('\\', '/').replace(/^\.\/|\/$/g, ''))
const unfit = files.find(file => !isFit(file))

if (files.includes('--help')) console.log(HELP)
else if (unfit) {
  console.error(`'${unfit}' is not a file of the engine or of a game.\n\n${HELP}`)
  process.exitCode = 1
} else mutate()

function isFit(file) {
  const found = statSync(join(ROOT, file), { throwIfNoEntry: false })
  if (!found || !/^(engine|games\/[^/]+)(\/|$)/.test(file)) return false
  return found.isDirectory() || file.endsWith('.ts')
}

/** A folder stands for the rules in it, not for their tests. */
function globsOf(file) {
  return file.endsWith('.ts') ? [file] : [`${file}/**/*.ts`, `!${file}/**/test/**`]
}

function mutate() {
  const rooms = new Set(files.map(file => /^(engine|games\/[^/]+)/.exec(file)[0]))
  const args = files.length > 0 ? ['--mutate', files.flatMap(globsOf).join(',')] : []
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = files.length > 0 ? { ...process.env, MUTATED_ROOMS: [...rooms].join(',') } : process.env
  const child = spawn(process.execPath, [stryker, 'run', ...args], { cwd: ROOT, env, stdio: 'inherit' })
  child.on('close', code => {
    process.exitCode = code ?? 1
  })
}
