import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import config from '../vitest.config.ts'
import { aliases } from './workspaces.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const rooms = (process.env.MUTATED_ROOMS ?? 'engine,games/*').split(',')

/** A rule is to be noticed by its own tests, not by luck in a whole game; and whole games take long. */
const WHOLE_GAMES = '**/test/**/{bot,play,module}.test.ts'

const { projects: _, ...shared } = config.test ?? {}

/** Mutants live in a copy of the tree; its packages must be found there, not through the links of the original. */
export default defineConfig({
  root,
  test: {
    ...shared,
    include: rooms.map(room => `${room}/**/test/**/*.test.ts`),
    exclude: [...(shared.exclude ?? []), WHOLE_GAMES],
  },
  resolve: { alias: aliases() },
})
