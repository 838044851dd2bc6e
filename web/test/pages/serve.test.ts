import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compressFolder } from '../../compress.mjs'
import { serve } from '../../serve.mjs'

/** What is to happen at some time does, also on a machine that is busy. */
const PATIENT = { timeout: 60_000 }
const SCRIPT = `const a = '${'x'.repeat(499)}'`
/** Too much for the pipe between two processes: an answer that is broken off is broken off in the middle. */
const LARGE = 'large '.repeat(400_000)

let home = ''
let server: Server
let port = 0

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tallyho-serve-'))
  const dir = join(home, 'dist')
  mkdirSync(join(dir, 'assets'), { recursive: true })
  writeFileSync(join(dir, 'index.html'), '<p>the app</p>')
  writeFileSync(join(dir, 'assets/a.js'), SCRIPT)
  writeFileSync(join(dir, 'assets/large.bin'), LARGE)
  writeFileSync(join(dir, '.hidden.txt'), 'secret')
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(home, 'dist-secret.txt'), 'secret')
  symlinkSync(join(home, 'secret.txt'), join(dir, 'link.txt'))
  symlinkSync(home, join(dir, 'up'))
  await compressFolder(dir)
  server = await serve({ port: 0, dir, patience: 400 })
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

/** The path is sent as it is, which fetch would not do. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{
    status: number
    body: string
    bytes: Buffer
    headers: NodeJS.Dict<string | string[]>
  }>((done, failed) => {
    const sent = request({ port, path, headers, method, agent: false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          bytes: Buffer.concat(parts),
          headers: answer.headers,
        }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}

test('files come with their type, the app for every page that is navigated to', async () => {
  const app = await ask('/')
  expect(app).toMatchObject({ status: 200, body: '<p>the app</p>' })
  expect(app.headers['content-type']).toBe('text/html; charset=utf-8')
  const script = await ask('/assets/a.js')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script.headers['cache-control']).toMatch(/immutable/)
  expect(await ask('/somewhere', { accept: 'text/html' })).toMatchObject({
    status: 200,
    body: '<p>the app</p>',
  })
  expect((await ask('/somewhere', { accept: '*/*' })).status).toBe(404)
  expect((await ask('/assets/missing.js', { accept: 'text/html' })).status).toBe(404)
})

test('every answer carries the headers that keep foreign scripts out', async () => {
  for (const path of ['/', '/nothing.js']) {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self'; script-src 'self'; style-src 'self'/,
    )
    expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/../dist-secret.txt',
  '/..\\secret.txt',
  '/%00',
  '/%',
  '//../secret.txt',
  '/.hidden.txt',
  '/link.txt',
  '/link.txt.br',
  '/up/secret.txt',
  '/up/dist/index.html',
])('nothing outside the folder is served: %s', async path => {
  const { status, body } = await ask(path)
  expect(body).not.toContain('secret')
  expect([400, 404]).toContain(status)
})

test('files are sent as they were compressed at the build, to those who can take it', async () => {
  const small = await ask('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(small.bytes).toString()).toBe(SCRIPT)
  expect(small.bytes.length).toBeLessThan(100)
  const zipped = await ask('/assets/a.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.bytes).toString()).toBe(SCRIPT)
  for (const accepted of ['', 'identity', 'zstd', 'br;q=0, gzip;q=0.0', '*;q=0'])
    expect(await ask('/assets/a.js', { 'accept-encoding': accepted })).toMatchObject({ body: SCRIPT })
  expect((await ask('/assets/a.js', { 'accept-encoding': '*' })).headers['content-encoding']).toBe('br')
  expect((await ask('/assets/large.bin', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('vary')
  expect((await ask('/assets/a.js.br')).status).toBe(404)
})

test('what the reader has is not sent twice', async () => {
  const plain = String((await ask('/assets/a.js')).headers.etag)
  const small = String((await ask('/assets/a.js', { 'accept-encoding': 'br' })).headers.etag)
  expect(small).not.toBe(plain)
  for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*'])
    expect(await ask('/assets/a.js', { 'if-none-match': known })).toMatchObject({ status: 304, body: '' })
  for (const known of ['"other"', small, ''])
    expect((await ask('/assets/a.js', { 'if-none-match': known })).status).toBe(200)
})

test.each([
  ['bytes=0-4', 206, 'const', 'bytes 0-4/511'],
  ['bytes=-3', 206, "xx'", 'bytes 508-510/511'],
  ['bytes=509-', 206, "x'", 'bytes 509-510/511'],
  ['bytes=509-9999', 206, "x'", 'bytes 509-510/511'],
  ['bytes=-9999', 206, SCRIPT, 'bytes 0-510/511'],
  ['bytes=511-', 416, 'This file has no such part.\n', 'bytes */511'],
  ['bytes=-0', 416, 'This file has no such part.\n', 'bytes */511'],
  ['bytes=5-2', 200, SCRIPT, undefined],
  ['bytes=0-1,3-4', 200, SCRIPT, undefined],
  ['bytes=-', 200, SCRIPT, undefined],
  ['lines=1-2', 200, SCRIPT, undefined],
])('a part of a file: %s', async (range, status, body, told) => {
  const part = await ask('/assets/a.js', { range })
  expect(part).toMatchObject({ status, body })
  expect(part.headers['content-range']).toBe(told)
})

test('a part is sent only of the file that the reader began', async () => {
  const etag = String((await ask('/assets/a.js')).headers.etag)
  expect((await ask('/assets/a.js', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await ask('/assets/a.js', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
})

test('only GET and HEAD are answered', async () => {
  expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  const head = await ask('/assets/a.js', { range: 'bytes=0-1' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '511' } })
})

/** A connection that says this and then waits. Resolves when the server ends it. */
function linger(words: string): Promise<void> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    socket.on('error', () => undefined)
    socket.on('close', () => done())
    socket.resume()
  })
}

test.each(['', 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'])(
  'a connection that goes on saying nothing is dropped: %j',
  words => linger(words),
)

test('headers that never end are refused', async () => {
  const { status } = await ask('/', { 'x-long': 'x'.repeat(10_000) })
  expect(status).toBe(431)
})

const DESCRIPTORS = '/proc/self/fd'

/** What this process holds open: its descriptors where they can be counted, else what Node knows of. */
function held(): number {
  return existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : process.getActiveResourcesInfo().length
}

test('several hundred requests that are broken off leave nothing open', async () => {
  const before = held()
  for (let i = 0; i < 400; i += 20) await Promise.all(Array.from({ length: 20 }, breakOff))
  await vi.waitFor(() => expect(held()).toBeLessThanOrEqual(before + 2), PATIENT)
  expect((await ask('/assets/large.bin')).body).toBe(LARGE)
})

/** Asks for a large file and goes away at its first bytes. */
function breakOff(): Promise<void> {
  return new Promise(done => {
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /assets/large.bin HTTP/1.1\r\nHost: here\r\n\r\n'),
    )
    socket.on('error', () => undefined)
    socket.once('data', () => socket.destroy())
    socket.on('close', () => done())
  })
}

test('it listens to this machine alone, unless it is told otherwise', async () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
  const open = await serve({ port: 0, dir: join(home, 'dist'), host: '0.0.0.0' })
  expect((open.address() as AddressInfo).address).toBe('0.0.0.0')
  open.close()
})

test('a port in use ends the process with one sentence', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const told = vi.spyOn(console, 'error').mockReturnValue()
  serve({ port, dir: home })
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), PATIENT)
  expect(told.mock.calls.flat().join()).toMatch(new RegExp(`^Port ${port} is in use: .+\\.$`))
})
