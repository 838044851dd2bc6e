import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const GOLDEN = fileURLToPath(new URL('../../games/test/golden/sample', import.meta.url))

test('tells for every save of a folder whether it would still replay', () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'old'))
  cpSync(join(GOLDEN, 'noon.tallyho.json'), join(folder, 'noon.json'))
  const record = JSON.parse(readFileSync(join(GOLDEN, 'dusk.tallyho.json'), 'utf8'))
  const save = (name: string, change: object) =>
    writeFileSync(join(folder, name), JSON.stringify({ ...record, ...change }))
  const [start, second] = record.trail
  save('old/board.json', { trail: [start, [second[0], 'other']] })
  save('old/answer.json', { answers: ['nonsense'] })
  save('old/result.json', { told: { ...record.told, result: { ...record.told.result, score: 99 } } })
  save('chess.json', { game: 'chess' })
  const { code, out } = tallyho(['replay', '--all', folder])
  expect(out.split('\n')).toEqual([
    "chess.json: refused: There is no game 'chess'. There are: the-hardest-days, wing-leader, storm-above-the-reich, raf-eagle, skies-above-britain, sample.",
    'noon.json: ok',
    'old/answer.json: answer 1 does not fit',
    `old/board.json: other board at answer ${second[0]}`,
    `old/result.json: other result at answer ${record.answers.length}`,
    '1 of 5 replay with these rules.',
    '',
  ])
  expect(code).toBe(1)
  const { out: json } = tallyho(['replay', '--all', folder, '--json'])
  expect(JSON.parse(json)[3]).toEqual({ file: 'old/board.json', fate: 'other board', answer: second[0] })
})

test('a folder of sound saves is told by its exit code; what is no folder is refused', () => {
  const { code, out } = tallyho(['replay', '--all', GOLDEN])
  expect([code, out.split('\n').at(-2)]).toEqual([0, '5 of 5 replay with these rules.'])
  expect(tallyho(['replay', '--all', 'nowhere'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no folder/),
  })
  expect(tallyho(['replay', '--all', aFolder()])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no save/),
  })
})
