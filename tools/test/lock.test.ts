import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  readonly packages: Readonly<Record<string, object>>
}

const {
  isForSomeMachines,
  missingPlatforms,
  unsealed,
}: {
  isForSomeMachines(entry: object | undefined): boolean
  missingPlatforms(lock: Lock): object
  unsealed(lock: Lock): string[]
} = await import(new URL('../lock.mjs', import.meta.url).href)

const lock: Lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

test('package-lock.json names the packages of every platform: npm ci accepts it (else: node tools/complete-lock.mjs)', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(missingPlatforms(lock)).toEqual({})
})

test('every package of package-lock.json has its checksum, but for those of machines that a mirror may not hold', () => {
  expect(unsealed(lock).filter(path => !isForSomeMachines(lock.packages[path]))).toEqual([])
  expect(unsealed(lock).length).toBeLessThan(Object.keys(lock.packages).length / 10)
})

test('package-lock.json does not say where a package was loaded from', () => {
  const addresses = Object.entries(lock.packages).filter(
    ([, entry]) => 'resolved' in entry && !('link' in entry),
  )
  expect(addresses).toEqual([])
})

test('a package without a checksum, or with a weak one, is found', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`
  const packages = {
    '': {},
    games: {},
    'node_modules/whole': { integrity },
    'node_modules/room': { link: true },
    'node_modules/none': {},
    'node_modules/whole/node_modules/weak': { integrity: 'sha1-aaaa' },
  }
  expect(unsealed({ packages })).toEqual(['node_modules/none', 'node_modules/whole/node_modules/weak'])
  expect(isForSomeMachines({ optional: true, cpu: ['x64'] })).toBe(true)
  expect(isForSomeMachines({ optional: true })).toBe(false)
  expect(isForSomeMachines({ os: ['linux'] })).toBe(false)
})

test('what is left out is entered with its platform, if its version is known', () => {
  const optionalDependencies = {
    '@a/b-linux-x64-musl': '1.2.3',
    '@a/b-win32-ia32-msvc': '1.2.3',
    ranged: '^2.0.0',
  }
  const packages = { '': {}, 'node_modules/a': { dev: true, optionalDependencies } }
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/@a/b-linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/@a/b-win32-ia32-msvc': {
      version: '1.2.3',
      cpu: ['ia32'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  })
})

test('what lies beside the package that needs it, or above, is there', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/c': {},
    'node_modules/x/node_modules/a': { optionalDependencies: { d: '1.0.0' } },
    'node_modules/x/node_modules/d': {},
    games: { optionalDependencies: { e: '1.0.0' } },
    'games/node_modules/e': {},
  }
  expect(missingPlatforms({ packages })).toEqual({})
})
