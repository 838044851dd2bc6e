import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tallyho-commands-'))

afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

describe('npm test', () => {
  test('--help lists the stages', () => {
    const { status, stdout } = run(['tools/test.mjs', '--help'])
    expect(status).toBe(0)
    const names = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(match => match[1])
    expect(names).toEqual(['types', 'lint', 'layers', 'dead', 'unit', 'rules', 'build', 'browser', 'look'])
  })

  test('an unknown flag or stage is refused in words', () => {
    expect(run(['tools/test.mjs', '--fast'])).toMatchObject({ status: 1, stdout: '' })
    expect(run(['tools/test.mjs', '--fast']).stderr).toContain("Unknown option '--fast'")
    expect(run(['tools/test.mjs', '--only', 'types,speed'])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        "There is no stage 'speed'. Stages: types, lint, layers, dead, unit, rules, build, browser, look.",
    })
  })
})

describe('npm start', () => {
  test.each(['abc', '0', '65536', '19.4', '-1'])('PORT=%s is refused in one sentence', port => {
    expect(run(['tools/start.mjs'], { PORT: port })).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT is '${port}': it must be a whole number from 1 to 65535.`,
    })
  })

  test.each(['a b', '-x', 'http://here', '1.2.3.4:80', '../x'])(
    'HOST=%s is refused in one sentence',
    host => {
      expect(run(['tools/start.mjs'], { HOST: host })).toEqual({
        status: 1,
        stdout: '',
        stderr: `HOST is '${host}': it must be an address or a name of this machine, such as 127.0.0.1, 0.0.0.0 or localhost.`,
      })
    },
  )

  test('a HOST that is not this machine is refused in one sentence, before anything is built', () => {
    const { status, stdout, stderr } = run(['tools/start.mjs'], { HOST: '192.0.2.1', PORT: '41940' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^HOST is '192\.0\.2\.1', which is no address of this machine \(.+\): .+\.$/)
  })

  test('--help explains, an unknown flag is refused, and neither starts anything', () => {
    expect(run(['tools/start.mjs', '--help'])).toMatchObject({ status: 0, stderr: '' })
    const { stdout } = run(['tools/start.mjs', '--help'])
    expect(stdout).toMatch(/^npm start\n.*http:\/\/localhost:1940.*PORT=8080.*HOST=0\.0\.0\.0/s)
    expect(run(['tools/start.mjs', '--port=80'])).toMatchObject({ status: 1, stdout: '' })
    expect(run(['tools/start.mjs', '--port=80']).stderr).toMatch(/^'--port=80' means nothing here\.\n/)
  })

  test('a port in use is refused in one sentence, before anything is built', async () => {
    const server = createServer()
    const port = await new Promise<number>(resolve => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    try {
      const { status, stdout, stderr } = run(['tools/start.mjs'], { PORT: String(port) })
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toMatch(new RegExp(`^Port ${port} is in use: .+\\.$`))
    } finally {
      server.close()
    }
  })
})

describe('npm run rules', () => {
  const rules = (...args: string[]) => run(['--import', 'tsx', 'tools/rules.ts', ...args])

  test('an unknown game is refused', () => {
    const { status, stderr } = rules('chess')
    expect(status).toBe(1)
    expect(stderr).toContain("No RULES.md of 'chess'. Games with one: ")
  })

  test('results that are missing, foreign or older than the code are refused', () => {
    const foreign = join(folder, 'foreign.json')
    const old = join(folder, 'old.json')
    const cut = join(folder, 'cut.json')
    writeFileSync(foreign, '{}')
    writeFileSync(cut, '{"startTime":')
    writeFileSync(old, JSON.stringify({ startTime: 0, testResults: [] }))
    expect(rules('--results', join(folder, 'none.json')).stderr).toContain('There is no file')
    expect(rules('--results', foreign).stderr).toContain("is not what vitest's JSON reporter writes")
    expect(rules('--results', cut).stderr).toContain("is not what vitest's JSON reporter writes")
    expect(rules('--results', old)).toMatchObject({ status: 1, stdout: '' })
    expect(rules('--results', old).stderr).toContain('is out of date')
  })

  test('--json of one game with no test run has every line missing', () => {
    const none = join(folder, 'none-ran.json')
    writeFileSync(none, JSON.stringify({ startTime: Number.MAX_SAFE_INTEGER, testResults: [] }))
    const { status, stdout } = rules('sample', '--json', '--results', none)
    const proof = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(proof.lines).toBeGreaterThan(0)
    expect(proof).toMatchObject({ proven: 0, errors: [] })
    expect(proof.missing).toHaveLength(proof.lines)
    expect(Object.keys(JSON.parse(rules('--json', '--results', none).stdout))).toContain('sample')
  })
})

describe('npm run mutate', () => {
  test.each(['web/serve.mjs', 'engine/nowhere.ts', '--fast'])('%s is refused', file => {
    const { status, stdout, stderr } = run(['tools/mutate.mjs', file])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(`'${file}' is not a file of the engine or of a game.`)
  })
})

describe('the browser for the tests', () => {
  const PROVIDE =
    "import('./tools/chromium.mjs').then(m => m.provideChromium()).then(r => console.log(JSON.stringify(r)))"
  const provide = (env: Readonly<Record<string, string>>) =>
    JSON.parse(run(['-e', PROVIDE], env).stdout.split('\n').at(-1) ?? '')

  test('is the one that CHROMIUM names', () => {
    expect(provide({ CHROMIUM: process.execPath })).toEqual({ path: process.execPath })
    expect(provide({ CHROMIUM: '/nowhere/chromium' })).toEqual({
      trouble: "CHROMIUM names '/nowhere/chromium', which is not there.",
    })
  })

  test('is else the first on the path', () => {
    const place = folderWith({ 'google-chrome': '', chromium: '' })
    expect(provide({ CHROMIUM: '', PATH: place })).toEqual({ path: join(place, 'chromium') })
  })

  test('is on a build machine the shell, installed beside another if it can be had', () => {
    const apt = (body: string) => folderWith({ chromium: '', 'apt-get': body })
    const having = apt(`[ "$1" = install ] && : >"$HERE/chromium-headless-shell"; :`)
    expect(provide({ CI: 'true', CHROMIUM: '', PATH: having, HERE: having }).path).toMatch(/-shell$/)
    const lacking = apt('[ "$1" = --version ]')
    expect(provide({ CI: 'true', CHROMIUM: '', PATH: lacking }).path).toBe(join(lacking, 'chromium'))
  })

  test('is else installed, with a fresh list of packages', () => {
    const place = folderWith({
      'apt-get': `case "$1" in update) : >"$HERE/listed";; install) [ -e "$HERE/listed" ] && : >"$HERE/chromium";; esac`,
      sudo: 'shift; [ "$1" = DEBIAN_FRONTEND=noninteractive ] && shift; [ "$1" = true ] || exec "$@"',
    })
    expect(provide({ CHROMIUM: '', PATH: place, HERE: place })).toEqual({ path: join(place, 'chromium') })
  })

  test('is else asked for', () => {
    const place = folderWith({})
    expect(provide({ CHROMIUM: '', PATH: place }).trouble).toMatch(/^No Chromium here: install one .+\.$/)
    const failing = folderWith({
      'apt-get': '[ "$1" = --version ] || { echo no network; exit 1; }',
      sudo: 'exit 0',
    })
    expect(provide({ CHROMIUM: '', PATH: failing }).trouble).toMatch(/^Chromium could not be installed: /)
  })
})

/** A folder of small shell programs. */
function folderWith(programs: Readonly<Record<string, string>>): string {
  const place = mkdtempSync(join(folder, 'path-'))
  for (const [name, body] of Object.entries(programs))
    writeFileSync(join(place, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  return place
}
