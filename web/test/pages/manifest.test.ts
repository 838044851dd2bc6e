import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST, SCREENS } from '../../manifest.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const ROOT = join(import.meta.dirname, '../../..')

/** A PNG says so itself: nothing of it is transparent. */
const OPAQUE = 2

/** Width, height and colours as a PNG says them itself. */
function pngOf(path: string): { readonly sizes: string; readonly colour: number } {
  const file = readFileSync(path)
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  return { sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, colour: file.readUInt8(25) }
}

test('every icon of the installed app is there, in the size it says', () => {
  const icons = MANIFEST.icons ?? []
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png'))
    expect([src, pngOf(join(PUBLIC, src)).sizes]).toEqual([src, sizes])
  expect(icons.every(({ src }) => existsSync(join(PUBLIC, src)))).toBe(true)
})

test('there are icons of 192 and 512 for every system, and such as may be cut to any shape', () => {
  const sizesOf = (purpose: string) =>
    MANIFEST.icons?.filter(icon => icon.purpose === purpose).map(({ sizes }) => sizes)
  expect(sizesOf('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(sizesOf('maskable')).toEqual(['192x192', '512x512'])
  for (const { src } of MANIFEST.icons?.filter(({ purpose }) => purpose === 'maskable') ?? [])
    expect(pngOf(join(PUBLIC, src)).colour).toBe(OPAQUE)
})

test('the icon that a phone of Apple takes is whole to its corners', () => {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  const [, src = ''] = /rel="apple-touch-icon" href="\.\/([^"]+)"/.exec(page) ?? []
  expect(pngOf(join(PUBLIC, src))).toEqual({ sizes: '180x180', colour: OPAQUE })
})

test('the pictures of the app are there, in the size they say', () => {
  for (const { src, sizes } of MANIFEST.screenshots ?? [])
    expect([src, pngOf(join(ROOT, SCREENS, src.replace('screens/', ''))).sizes]).toEqual([src, sizes])
  expect(MANIFEST.screenshots?.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
})
