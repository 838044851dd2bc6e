import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever tests, and the commands they run, put into the temp directory lies in one folder, which goes with them. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tallyho-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
