import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import { ENCODINGS, filesIn } from './compress.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * All files of a built app by their address, read once: what is not in here cannot be asked for, and a request opens
 * nothing that it could leave open.
 */
export function catalogueOf(dir) {
  const pages = new Map()
  for (const file of filesIn(dir).filter(file => !isCopy(file))) {
    const path = `/${relative(dir, file).replaceAll(sep, '/')}`
    pages.set(path, pageOf(file, path.startsWith('/assets/')))
  }
  return pages
}

/** `a.js.br` is another form of `a.js`, not a page of its own. */
function isCopy(file) {
  return ENCODINGS.some(({ ending }) => file.endsWith(ending) && existsSync(file.slice(0, -ending.length)))
}

/** A file with its other forms, smallest first; `assets` have names that change with their content. */
function pageOf(file, lasting) {
  const data = readFileSync(file)
  const mark = createHash('sha256').update(data).digest('base64url').slice(0, 22)
  const copies = ENCODINGS.filter(({ ending }) => existsSync(file + ending)).map(({ name, ending }) => ({
    encoding: name,
    data: readFileSync(file + ending),
    etag: `"${mark}${ending}"`,
  }))
  return {
    plain: { data, etag: `"${mark}"` },
    copies,
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Accept-Ranges': 'bytes',
      ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
    },
  }
}
