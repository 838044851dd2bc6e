import { join } from 'node:path'

/** The folder of this file; the bundle says it too. */
export const CLI = import.meta.dirname

/** The program itself, for processes that help it. */
export const BIN = join(CLI, 'bin/tallyho.mjs')
/** The built app. */
export const DIST = join(CLI, '../web/dist')
