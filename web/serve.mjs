import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const SQUEEZED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/**
 * Serves a built app as files and nothing else. Resolves with the server once it listens; a port in use ends the
 * process with one sentence.
 */
export function serve({ port, dir }) {
  const root = resolve(dir)
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => refuse(response, 500, 'The file could not be read.'))
  })
  return new Promise((done, failed) => {
    server.once('error', error => {
      if (error.code !== 'EADDRINUSE') return failed(error)
      console.error(
        `Port ${port} is in use: stop what runs there, or choose another with PORT=... npm start.`,
      )
      process.exit(1)
    })
    server.listen(port, () => done(server))
  })
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  const path = pathOf(request.url)
  const file = path === undefined ? undefined : resolve(join(root, path))
  if (!file || (file !== root && !file.startsWith(root + sep)))
    return refuse(response, 400, 'That is no address of this app.')
  if (await isFile(file)) return send(file, path, request, response)
  if (path === '/' || isNavigation(path, request))
    return send(join(root, 'index.html'), '/index.html', request, response)
  refuse(response, 404, 'There is nothing at this address.')
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') || path.includes('\\') ? undefined : path
  } catch {
    return undefined
  }
}

/** A person typed or followed an address: he gets the app. A missing script or picture stays missing. */
function isNavigation(path, { headers }) {
  return extname(path) === '' && (headers.accept ?? '').includes('text/html')
}

async function isFile(file) {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}

async function send(file, path, request, response) {
  const kind = extname(file)
  const squeeze = SQUEEZED.has(kind) ? squeezerFor(request.headers['accept-encoding'] ?? '') : undefined
  const { mtimeMs, size } = await stat(file)
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const lasting = path.startsWith('/assets/')
  const headers = {
    ...HEADERS,
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
  if (squeeze) headers['Content-Encoding'] = squeeze.name
  response.writeHead(200, headers)
  if (request.method === 'HEAD') return response.end()
  if (!squeeze) return createReadStream(file).pipe(response)
  const body = squeeze.stream()
  body.pipe(response)
  body.end(await readFile(file))
}

function squeezerFor(accepted) {
  if (/\bbr\b/.test(accepted))
    return {
      name: 'br',
      stream: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    }
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', stream: () => createGzip() }
  return undefined
}

function refuse(response, status, words) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`)
}
