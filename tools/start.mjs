import { existsSync } from 'node:fs'
import { createServer, isIP } from 'node:net'
import { join } from 'node:path'
import { serve } from '../web/serve.mjs'
import { install } from './install.mjs'
import { buildWeb, ROOT } from './shell.mjs'

const HELP = `npm start

Installs what is missing, builds the app and serves it at http://localhost:1940, to this machine alone.

  PORT=8080 npm start      serves it at another port
  HOST=0.0.0.0 npm start   serves it to everybody who can reach this machine; HOST may be any address or name of it
  --help                   this text`

const HERE = '127.0.0.1'
const NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9][a-z0-9-]{0,62})*$/i
/** What the system says of an address that is none of its own. */
const STRANGE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])

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
  const host = process.env.HOST || HERE
  if (!isIP(host) && !NAME.test(host))
    return `HOST is '${host}': it must be an address or a name of this machine, such as ${HERE}, 0.0.0.0 or localhost.`
  const blocked = await whyBlocked(port, host)
  if (blocked) return blocked
  const missing = await install()
  if (missing) return missing
  console.log('Building the app ...')
  const { code, output } = await buildWeb()
  if (code !== 0 || !existsSync(join(ROOT, 'web/dist/index.html')))
    return `The app could not be built:\n${output}`
  await serve({ port, host, dir: join(ROOT, 'web/dist') })
  console.log(`Tallyho: http://${addressOf(host)}:${port}`)
  return undefined
}

/** What to type into a browser on this machine. */
function addressOf(host) {
  if ([HERE, '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** Asked first, so that nobody waits for a server that cannot start. */
function whyBlocked(port, host) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', ({ code }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop what runs there, or choose another with PORT=${port === 65535 ? 1940 : port + 1} npm start.`
          : STRANGE.has(code)
            ? `HOST is '${host}', which is no address of this machine (${code}): leave it out, or name one that is.`
            : `Port ${port} cannot be opened (${code}): choose another with PORT.`,
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
