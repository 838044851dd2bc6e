import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '../web/serve.mjs'
import { install } from './install.mjs'
import { buildWeb, ROOT } from './shell.mjs'

const HELP = `npm start

Installs what is missing, builds the app and serves it at http://localhost:1940.

  PORT=8080 npm start   serves it at another port
  --help                this text`

const args = process.argv.slice(2)
const trouble = args.length === 0 ? await start() : help()
if (trouble) {
  console.error(trouble)
  process.exitCode = 1
}

function help() {
  const unknown = args.find(arg => arg !== '--help' && arg !== '-h')
  if (unknown !== undefined) return `'${unknown}' means nothing here.\n\n${HELP}`
  console.log(HELP)
  return undefined
}

/** Builds the app and serves it. Returns what stood in the way, if anything did. */
async function start() {
  process.on('SIGINT', () => process.exit(0))
  const given = process.env.PORT || '1940'
  const port = Number(given)
  if (!/^\d+$/.test(given) || port < 1 || port > 65535)
    return `PORT is '${given}': it must be a whole number from 1 to 65535.`
  const blocked = await whyBlocked(port)
  if (blocked) return blocked
  const missing = await install()
  if (missing) return missing
  console.log('Building the app ...')
  const { code, output } = await buildWeb()
  if (code !== 0 || !existsSync(join(ROOT, 'web/dist/index.html')))
    return `The app could not be built:\n${output}`
  await serve({ port, dir: join(ROOT, 'web/dist') })
  console.log(`Tallyho: http://localhost:${port}`)
  return undefined
}

/** Asked first, so that nobody waits for a server that cannot start. */
function whyBlocked(port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', ({ code }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop what runs there, or choose another with PORT=${port === 65535 ? 1940 : port + 1} npm start.`
          : `Port ${port} cannot be opened (${code}): choose another with PORT.`,
      ),
    )
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
}
