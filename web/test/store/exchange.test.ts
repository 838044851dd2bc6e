import { type GameRecord, Match, Refused, recordOf, sharedRecordOf } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { gameHash, routeOf, rulesHash } from '../../app/route.ts'
import { fileName, gameFile, readImport, recognise } from '../../exchange/files.ts'
import { LONGEST_LINK, linkOf, recordInLink } from '../../exchange/link.ts'
import { SETUP, toy } from '../fake.ts'

const PAGE = 'https://example.org/tallyho/?x=1#/game/abc'

function played(): Match<unknown> {
  const match = new Match(toy, SETUP)
  match.choose('raf', 'a')
  match.choose('raf', 'left')
  match.settle('3')
  return match as Match<unknown>
}
const hashOf = (link: string) => link.slice(link.indexOf('#'))

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

test('a game goes into a link and comes out the same', async () => {
  const record = sharedRecordOf(played())
  const link = await linkOf(record, PAGE)
  expect(link).toMatch(/^https:\/\/example\.org\/tallyho\/\?x=1#replay=[\w-]+$/)
  expect(await recordInLink(hashOf(link))).toEqual(record)
})

test('a link that was cut short, changed or made up is refused with a sentence', async () => {
  const hash = hashOf(await linkOf(sharedRecordOf(played()), PAGE))
  const refused = async (text: string) => {
    const error = await recordInLink(text).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Refused)
    return (error as Refused).message
  }
  expect(await refused('#replay=')).toMatch(/holds no game/)
  expect(await refused(hash.slice(0, -12))).toMatch(/damaged or cut short/)
  expect(await refused('#replay=***')).toMatch(/characters/)
  expect(await refused(`#replay=${'A'.repeat(LONGEST_LINK + 1)}`)).toMatch(/longer than any/)
  expect(await refused(`#replay=${await packed(new TextEncoder().encode('{"a":1}'))}`)).toMatch(
    /not a Tallyho game/,
  )
  expect(await refused(`#replay=${await packed(new Uint8Array(5_000_000))}`)).toMatch(
    /far more than any game/,
  )
})

test('a game too long for a link is refused before anybody copies it', async () => {
  const answers = Array.from({ length: 60_000 }, (_, i) => String(Math.imul(i, 0x9e3779b1) >>> 0))
  const record: GameRecord = { ...sharedRecordOf(played()), answers }
  await expect(linkOf(record, PAGE)).rejects.toThrow(/too long for a link/)
})

test('a file is recognised by what is in it', async () => {
  const record = recordOf(played())
  expect(recognise(gameFile(record, 'My day'))).toEqual({ kind: 'game', record, name: 'My day' })
  expect(recognise('{"game":"toy","id":"own"}')).toMatchObject({ kind: 'pack', game: 'toy' })
  expect(await readImport(new Blob([gameFile(record, '')]))).toMatchObject({ kind: 'game' })
  expect(() => recognise(gameFile(record, 'x').slice(0, -20))).toThrow(/damaged, cut short/)
  expect(() => recognise('[1]')).toThrow(/neither/)
  expect(() => recognise('null')).toThrow(/neither/)
  expect(() => recognise('{"game":7}')).toThrow(/neither/)
  expect(() => recognise('{"tallyho":1}')).toThrow(/damaged/)
  const sized = (size: number, text: string) => ({ size, text: async () => text }) as unknown as Blob
  await expect(readImport(sized(9e6, '{"game":"x"}'))).rejects.toThrow(/larger than any/)
  expect(await readImport(sized(9e6, '{"everything":1}'))).toMatchObject({ kind: 'everything' })
  await expect(readImport({ size: 2e8 } as Blob)).rejects.toThrow(/larger than any/)
})

test('file names hold nothing a file system dislikes', () => {
  expect(fileName('Eagle Day, 13/8/1940')).toBe('eagle-day-1381940.tallyho.json')
  expect(fileName('../../é"')).toBe('e.tallyho.json')
  expect(fileName('???')).toBe('game.tallyho.json')
})

test('addresses lead to the lobby, a game, its rules or a replay', () => {
  expect(routeOf('')).toEqual({ at: 'lobby' })
  expect(routeOf(gameHash('a1b2'))).toEqual({ at: 'game', id: 'a1b2' })
  expect(routeOf('#/game/<img>')).toEqual({ at: 'lobby' })
  expect(routeOf('#/rules/toy')).toEqual({ at: 'rules', game: 'toy', id: undefined })
  expect(routeOf(rulesHash('the-toy', 'TOY-1.a'))).toEqual({ at: 'rules', game: 'the-toy', id: 'TOY-1.a' })
  expect(routeOf('#replay=abc')).toEqual({ at: 'replay', hash: '#replay=abc' })
})
