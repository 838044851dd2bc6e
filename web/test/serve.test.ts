import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serve } from '../serve.mjs'

let home = ''
let server: Server
let port = 0

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tallyho-serve-'))
  const dir = join(home, 'dist')
  mkdirSync(join(dir, 'assets'), { recursive: true })
  writeFileSync(join(dir, 'index.html'), '<p>the app</p>')
  writeFileSync(join(dir, 'assets/a.js'), `const a = '${'x'.repeat(500)}'`)
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(home, 'dist-secret.txt'), 'secret')
  server = await serve({ port: 0, dir })
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

/** The path is sent as it is, which fetch would not do. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>(
    (done, failed) => {
      const sent = request({ port, path, headers, method, agent: false }, answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            headers: answer.headers,
          }),
        )
      })
      sent.on('error', failed)
      sent.end()
    },
  )
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
])('nothing outside the folder is served: %s', async path => {
  const { status, body } = await ask(path)
  expect(body).not.toContain('secret')
  expect([400, 404]).toContain(status)
})

test('answers are squeezed for those who can take it, and not sent twice', async () => {
  const squeezed = await ask('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect(squeezed.headers['content-encoding']).toBe('br')
  expect(squeezed.body.length).toBeLessThan(200)
  expect((await ask('/assets/a.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  const etag = String(squeezed.headers.etag)
  expect(await ask('/assets/a.js', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
})

test('only GET and HEAD are answered', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405)
  expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

test('a port in use ends the process with one sentence', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const told = vi.spyOn(console, 'error').mockReturnValue()
  serve({ port, dir: home })
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1))
  expect(told.mock.calls.flat().join()).toMatch(new RegExp(`^Port ${port} is in use: .+\\.$`))
})
