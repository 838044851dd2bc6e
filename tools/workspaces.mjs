import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './shell.mjs'

/** The rooms of this repository, as package.json lists them: `{ name: '@tallyho/engine', dir: 'engine', exports }`. */
export function workspaces() {
  return readJson('package.json')
    .workspaces.flatMap(foldersOf)
    .filter(dir => existsSync(join(ROOT, dir, 'package.json')))
    .map(dir => {
      const { name, exports } = readJson(join(dir, 'package.json'))
      return { name, dir, exports }
    })
}

/** `games/*` stands for every folder in it. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

/** Where an import of a room leads, for a tree whose links lead elsewhere: what the room's `exports` say, as aliases. */
export function aliases() {
  const all = workspaces().flatMap(({ name, dir, exports }) =>
    Object.entries(exports).map(([key, file]) => aliasOf(name + key.slice(1), join(ROOT, dir, file))),
  )
  // One that stands for many comes last.
  return all.sort((a, b) => Number(a.replacement.includes('$1')) - Number(b.replacement.includes('$1')))
}

function aliasOf(name, file) {
  const pattern = name.replaceAll('.', '\\.').replace('*', '(.+)')
  return { find: new RegExp(`^${pattern}$`), replacement: file.replace('*', '$1') }
}
