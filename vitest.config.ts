import { defineConfig } from 'vitest/config'
import { rulesDefine } from './tools/versions.mjs'

/** Whole games are played in some tests: the limit is there for what hangs, not for what is slow. */
const LIMIT = 300_000

export default defineConfig({
  define: await rulesDefine(),
  test: {
    include: ['{engine,forms,games,bots,kit,cli,web,tools}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/test/browser/**'],
    environment: 'node',
    pool: 'threads',
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: 10_000,
  },
})
