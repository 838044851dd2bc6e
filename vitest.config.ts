import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { rulesDefine } from './tools/versions.mjs'

/** Whole games are played in some tests: the limit is there for what hangs, not for what is slow. */
const LIMIT = 300_000

const tests = (rooms: string) => `{${rooms}}/**/test/**/*.test.{ts,tsx}`

export default defineConfig({
  define: await rulesDefine(),
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', 'web/test/browser/**'],
    environment: 'node',
    globalSetup: 'tools/temp-folder.ts',
    pool: 'threads',
    // Else one core is left idle, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: 10_000,
    projects: [
      // Rules keep nothing between two calls, so their tests share one loaded table, pack and all.
      {
        extends: true,
        test: { name: 'rules', include: [tests('engine,forms,games,bots,kit')], isolate: false },
      },
      { extends: true, test: { name: 'around', include: [tests('cli,web,tools')] } },
    ],
  },
})
