import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/tallyho.mjs', import.meta.url))

/** A folder of its own, far from the repository. */
export const aFolder = (): string => mkdtempSync(join(tmpdir(), 'tallyho-'))

/** Runs the command line in a folder of its own, with these lines in the pipe. */
export function tallyho(args: readonly string[], lines: readonly string[] = [], cwd = aFolder()) {
  const input = lines.map(line => `${line}\n`).join('')
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}
