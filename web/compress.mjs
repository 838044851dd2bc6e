import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What becomes smaller: text. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/

/** The ways a file is written beside itself, best first: `index.html.br`, `index.html.gz`. */
export const ENCODINGS = [
  { name: 'br', ending: '.br', squeeze: brotli },
  { name: 'gzip', ending: '.gz', squeeze: data => promisify(gzip)(data, { level: 9 }) },
]

function brotli(data) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  }
  return promisify(brotliCompress)(data, { params })
}

/** Writes every text of a folder beside itself, as small as it gets: once, and not for every reader. */
export async function compressFolder(dir) {
  await Promise.all(
    filesIn(dir)
      .filter(file => TEXT.test(file))
      .map(compressFile),
  )
}

/** The files of a folder and of those in it. Hidden ones, and whatever is a link, are left out. */
export function filesIn(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(entry => {
      const path = join(dir, entry.name)
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
    })
}

async function compressFile(file) {
  const data = await readFile(file)
  for (const { ending, squeeze } of ENCODINGS) {
    const small = await squeeze(data)
    if (small.length < data.length) await writeFile(file + ending, small)
  }
}
