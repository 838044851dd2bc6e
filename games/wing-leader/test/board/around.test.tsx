import { count, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Final } from '../../board/Final.tsx'
import { board } from '../../board/index.tsx'
import { levelRows } from '../../board/levels.ts'
import { abilitiesOf } from '../../board/panels/card-words.ts'
import { SILHOUETTES, shapeOf } from '../../board/silhouettes.ts'
import { centreOf, feetText, squareUnder } from '../../board/sky/places.ts'
import { packOf, standard, words } from '../../index.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { play, tableOf } from '../kit/eager.ts'

describe('around the board', () => {
  test('the final score is itemised and adds up', () => {
    const match = tableOf('wl-02')
    play(match, 3, () => {})
    const { result } = match
    if (!result) throw new Error('The battle is not over')
    const markup = renderToStaticMarkup(
      <Final state={match.state} result={result} words={words} notes={[]} />,
    )
    expect(markup).toContain(words.level(result.level))
    const [first = ''] = /<table class="chart"><caption>Victory Points.*?<\/table>/s.exec(markup) ?? []
    const rows = [...first.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
      .slice(1)
      .map(([, row = '']) =>
        [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell = '']) => Number(cell.replace('−', '-'))),
      )
    const [total, difference] = rows.slice(-2) as number[][]
    for (const side of [0, 1]) {
      const items = rows.slice(0, -2).map(row => row[side] ?? 0)
      expect(items.reduce((sum, by) => sum + by, 0)).toBeCloseTo(total?.[side] ?? Number.NaN)
    }
    expect(difference?.[0]).toBe(result.score)
    expect(markup).toContain('How it really went')
  })

  test('levels of victory are told from the best to the worst', () => {
    const rows = levelRows({
      levels: [
        { atLeast: 5, level: 'raider-victory' },
        { atLeast: -2, level: 'draw' },
      ],
      otherwise: 'defender-victory',
      lastTurn: 9,
    })
    expect(rows.map(({ range }) => range)).toEqual(['5 or more', '−2 or more', 'less than −2'])
  })

  test('the components are drawn: every aircraft with its source and its own shape', async () => {
    const Components = await board.components()
    const markup = renderToStaticMarkup(<Components pack="standard" onRule={ignore} />)
    const models = [...packOf({ pack: standard.id }).models.values()]
    expect(count(markup, 'aria-label="Aircraft card ')).toBe(models.length)
    expect(count(markup, 'aria-label="Source: ')).toBe(models.length)
    for (const { id, silhouette } of models) {
      expect(Object.hasOwn(SILHOUETTES, silhouette), `${id} looks like ${silhouette}`).toBe(true)
      expect(shapeOf(silhouette)).toBe(SILHOUETTES[silhouette])
      expect(shapeOf(silhouette).body).toMatch(/^M/)
    }
    for (const unknown of ['no such shape', 'toString'])
      expect(shapeOf(unknown)).toBe(SILHOUETTES['single-inline'])
  })

  test('every ability on a card is explained', () => {
    for (const model of packOf({ pack: standard.id }).models.values())
      for (const { name, text } of abilitiesOf(model)) {
        expect(name).not.toMatch(/undefined|NaN/)
        expect(text.length, name).toBeGreaterThan(20)
      }
  })

  test('squares lie where they are looked for', () => {
    for (const name of ['A0', 'G13', 'Z19']) {
      const { x, y } = centreOf(squareNamed(name))
      expect(squareUnder(x, y)).toBe(squareNamed(name))
    }
    expect(squareUnder(0, 0)).toBeUndefined()
    expect(feetText(19)).toBe('33,000 ft')
    expect(feetText(0)).toBe('on the deck')
  })
})
