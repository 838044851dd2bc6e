import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers, type AnswersProps } from '../../table/prompt/Answers.tsx'
import { InParts } from '../../table/prompt/InParts.tsx'

/** What is read, part by part, without what only ears are given. */
function parts(said: Parameters<typeof InParts>[0]['said']): readonly string[] {
  const markup = renderToStaticMarkup(<InParts said={said} words="in one line" />)
  const seen = markup.replace(/<span class="sr-only">[^<]*<\/span>/g, '')
  return seen.split(/<[^>]+>/).filter(part => part.trim() !== '')
}

test('an answer in one line, with what follows, and with figures set apart from its words', () => {
  expect(parts('one line')).toEqual(['in one line'])
  expect(parts({ head: 'Evade', so: 'two cards' })).toEqual(['Evade', 'two cards'])
  const figures = [
    { of: 'hit', is: '28 %', tone: 'bad' as const },
    { of: 'lost', is: '8 %' },
  ]
  expect(parts({ head: 'Evade', figures })).toEqual(['Evade', 'hit', '28 %', 'lost', '8 %'])
})

const inFigures = () => ({ head: 'A', figures: [{ of: 'hit', is: '28 %' }] })

test('a board that draws an answer may say it in parts, with figures that it reckons itself', () => {
  const question = { kind: 'choice', seat: 'one', ask: 'target', options: [{ id: 'a' }] } as const
  const items = [{ id: 'a', words: 'Target A', said: 'Target A', on: [], ends: false, rare: false }]
  const props: AnswersProps & { nameOf(ref: string): string } = {
    shown: { items, stands: new Set(), folds: false } as never,
    question,
    items,
    asked: { Answer: inFigures },
    pointedOnBoard: new Set(),
    confirming: undefined,
    list: { current: null },
    onTake: () => undefined,
    onHover: () => undefined,
    nameOf: String,
  }
  const markup = renderToStaticMarkup(<Answers {...props} />)
  expect(markup).toContain('<small>hit</small> <b>28 %</b>')
  expect(markup).not.toContain('Target A')
})
