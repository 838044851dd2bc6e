import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A process gets this long to end by itself once it is told to. */
const GRACE = 10_000

/** Runs a program without a keyboard and gives back its exit code and all it wrote. */
export function run(program, args, { env = {}, limit = 0 } = {}) {
  return new Promise(resolve => {
    const output = []
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    })
    const interrupt = () => child.kill('SIGINT')
    const timers = []
    if (limit > 0) {
      const late = () => {
        output.push(`\nStopped: it ran longer than ${limit / 60_000} minutes.\n`)
        child.kill('SIGTERM')
        timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE))
      }
      timers.push(setTimeout(late, limit))
    }
    const end = code => {
      for (const timer of timers) clearTimeout(timer)
      process.off('SIGINT', interrupt)
      resolve({ code, output: output.join('') })
    }
    process.on('SIGINT', interrupt)
    child.stdout.setEncoding('utf8').on('data', text => output.push(text))
    child.stderr.setEncoding('utf8').on('data', text => output.push(text))
    child.on('error', error => {
      output.push(`${program}: ${error.message}\n`)
      end(1)
    })
    child.on('close', code => end(code ?? 1))
  })
}

/** Runs npm: the one that started us, or else the one on the path. */
export function npm(args, options) {
  const path = process.env.npm_execpath
  return path?.endsWith('.js') ? run(process.execPath, [path, ...args], options) : run('npm', args, options)
}

/** Runs a program of an installed package with this Node. */
export function node(args, options) {
  return run(process.execPath, args, options)
}

/** Builds the app into web/dist. */
export function buildWeb(options) {
  return node(['node_modules/vite/bin/vite.js', 'build', 'web'], options)
}
