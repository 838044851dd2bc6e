import { createServer } from 'node:http'
import { extname } from 'node:path'
import { catalogueOf } from './catalogue.mjs'

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

/** Nobody but this machine. */
const HERE = '127.0.0.1'
const MOST_CONNECTIONS = 256
const LONGEST_HEADERS = 8192
/** Milliseconds that a connection may say nothing, or a request take to be put. */
const PATIENCE = 10_000

/**
 * Serves a built app as it lies there now, and nothing else. Resolves with the server once it listens; a port in use
 * ends the process with one sentence.
 */
export function serve({ port, dir, host = HERE, patience = PATIENCE }) {
  const pages = catalogueOf(dir)
  const limits = {
    maxHeaderSize: LONGEST_HEADERS,
    headersTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience / 2,
    connectionsCheckingInterval: patience / 4,
  }
  const server = createServer(limits, (request, response) => answer(pages, request, response))
  server.maxConnections = MOST_CONNECTIONS
  server.setTimeout(patience)
  return new Promise((done, failed) => {
    server.once('error', error => {
      if (error.code !== 'EADDRINUSE') return failed(error)
      console.error(
        `Port ${port} is in use: stop what runs there, or choose another with PORT=... npm start.`,
      )
      process.exit(1)
    })
    server.listen(port, host, () => done(server))
  })
}

function answer(pages, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  const path = pathOf(request.url)
  if (path === undefined) return refuse(response, 400, 'That is no address of this app.')
  const page = pages.get(path) ?? (isNavigation(path, request) ? pages.get('/index.html') : undefined)
  if (!page) return refuse(response, 404, 'There is nothing at this address.')
  send(page, request, response)
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** A person typed or followed an address: he gets the app. A missing script or picture stays missing. */
function isNavigation(path, { headers }) {
  return path === '/' || (extname(path) === '' && (headers.accept ?? '').includes('text/html'))
}

function send({ plain, copies, headers }, request, response) {
  const { range, 'accept-encoding': accepted, 'if-none-match': known, 'if-range': same } = request.headers
  const form = copies.find(({ encoding }) => accepts(accepted, encoding)) ?? plain
  const all = { ...HEADERS, ...headers, ETag: form.etag }
  if (isKnown(known, form.etag)) return response.writeHead(304, all).end()
  if (form.encoding) all['Content-Encoding'] = form.encoding
  const { length } = form.data
  const part = request.method === 'GET' && (!same || same === form.etag) ? partOf(range, length) : undefined
  if (part && part.from >= part.to)
    return refuse(response, 416, 'This file has no such part.', { 'Content-Range': `bytes */${length}` })
  if (part) all['Content-Range'] = `bytes ${part.from}-${part.to - 1}/${length}`
  const body = part ? form.data.subarray(part.from, part.to) : form.data
  response.writeHead(part ? 206 : 200, { ...all, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** `gzip, br;q=0`: what is weighed with nothing is not wanted. */
function accepts(accepted = '', encoding) {
  const offers = accepted.split(',').map(offer =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  )
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*')
  return offer !== undefined && Number(offer[1] ?? 1) > 0
}

function isKnown(known, etag) {
  if (known === undefined) return false
  const marks = known.split(',').map(mark => mark.trim().replace(/^W\//, ''))
  return marks.includes(etag) || marks.includes('*')
}

/** `bytes=0-499`, `bytes=500-`, `bytes=-500`. Of several parts, or what is none, the whole is sent. */
function partOf(range = '', length) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (!first && !last) return undefined
  if (!first)
    return last === '0' ? { from: 0, to: 0 } : { from: Math.max(0, length - Number(last)), to: length }
  if (last && Number(last) < Number(first)) return undefined
  return { from: Number(first), to: last ? Math.min(length, Number(last) + 1) : length }
}

function refuse(response, status, words, more = {}) {
  const headers = { ...HEADERS, ...more, 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(status, headers).end(`${words}\n`)
}
