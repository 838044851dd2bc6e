import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulesDefine } from '../tools/versions.mjs'

const SELF = fileURLToPath(import.meta.url)
const CLI = dirname(SELF)
const ROOT = dirname(CLI)
const MAIN = { entry: join(CLI, 'main.ts'), cache: join(ROOT, 'node_modules/.cache/tallyho') }
/** Another process may still load from what was made before. */
const KEPT = 24 * 60 * 60_000

/**
 * The command line in plain JavaScript, made once for each state of its sources: the file to import. The cache lists
 * every source with its time and size; while those are the same, what was made is used as it is.
 */
export async function bundle({ entry, cache } = MAIN) {
  const latest = join(cache, 'latest.json')
  const made = readMade(latest)
  const folder = made?.sources.every(isUnchanged) ? made.folder : await make(entry, cache, latest)
  return join(cache, folder, basename(entry).replace(/\.ts$/, '.mjs'))
}

function readMade(latest) {
  try {
    return JSON.parse(readFileSync(latest, 'utf8'))
  } catch {
    return undefined // nothing was made yet
  }
}

function isUnchanged([file, time, size]) {
  const now = statSync(join(ROOT, file), { throwIfNoEntry: false })
  return now !== undefined && now.mtimeMs === time && now.size === size
}

/** Each process makes it in a folder of its own, which becomes the latest when it is whole. */
async function make(entry, cache, latest) {
  const began = Date.now()
  mkdirSync(cache, { recursive: true })
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    ...OPTIONS,
    define: { ...OPTIONS.define, ...(await rulesDefine()) },
    entryPoints: [entry],
    outdir: join(cache, 'made'),
  })
  // What is defined here stands in the list as `<define:…>`.
  const inputs = Object.keys(metafile.inputs).filter(file => !file.startsWith('<'))
  const sources = [...inputs, relative(ROOT, SELF)].map(file => markOf(file, began))
  const place = mkdtempSync(join(cache, 'made-'))
  for (const { path, contents } of outputFiles) writeFileSync(join(place, basename(path)), contents)
  const folder = basename(place)
  writeFileSync(`${place}/latest.json`, JSON.stringify({ folder, sources }))
  renameSync(`${place}/latest.json`, latest)
  clear(cache, folder)
  return folder
}

/** A file that was written while it was read is read again the next time. */
function markOf(file, began) {
  const { mtimeMs, size } = statSync(join(ROOT, file))
  return [file, mtimeMs < began ? mtimeMs : 0, size]
}

function clear(cache, folder) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (name !== folder && Date.now() - mtimeMs > KEPT) rmSync(path, { recursive: true, force: true })
  }
}

const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  define: { 'import.meta.dirname': JSON.stringify(CLI) },
  outExtension: { '.js': '.mjs' },
  // Packages of the older kind stay where they are.
  external: ['boardgame.io', 'cli-progress', 'commander', 'playwright-core', 'vite'],
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  write: false,
  logLevel: 'silent',
}
