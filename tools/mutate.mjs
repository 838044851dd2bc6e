import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './shell.mjs'

const HELP = `npm run mutate [-- FILE...]

Changes rules in many small ways and lists the changes that no test noticed (Stryker).

  FILE     engine/*.ts or games/ID/**/*.ts; without any: the engine and the rules of all games, which takes long.
           Only the tests of the engine or game that a file belongs to are run, and none that plays whole games.
  --help   this text`

const files = process.argv.slice(2).map(file => file.replaceAll('\\', '/').replace(/^\.\//, ''))
const unfit = files.find(
  file => !/^(engine|games\/[^/]+)\/.+\.ts$/.test(file) || !existsSync(join(ROOT, file)),
)

if (files.includes('--help')) console.log(HELP)
else if (unfit) {
  console.error(`'${unfit}' is not a file of the engine or of a game.\n\n${HELP}`)
  process.exitCode = 1
} else mutate()

function mutate() {
  const rooms = new Set(files.map(file => /^(engine|games\/[^/]+)/.exec(file)[0]))
  const args = files.length > 0 ? ['--mutate', files.join(',')] : []
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = files.length > 0 ? { ...process.env, MUTATED_ROOMS: [...rooms].join(',') } : process.env
  const child = spawn(process.execPath, [stryker, 'run', ...args], { cwd: ROOT, env, stdio: 'inherit' })
  child.on('close', code => {
    process.exitCode = code ?? 1
  })
}
