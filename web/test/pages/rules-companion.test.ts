import { expect, test } from 'vitest'
import { findRule, parseRules, searchRules, withIds } from '../../companion/parse.ts'

const TEXT = `# The Toy: rules

Not shown.

## 1 Patrol

Fighters go up
before the raid comes.

A second paragraph with **weight**.

- **TOY-1.a** One squadron at a time, see TOY-2.1.a.
- **TOY-1.b** It goes to a box
  of its sector.

## 2 Fight
- **TOY-2.1.a** Roll one die.

## Examples
- **TOY-EX-01** One die, a six.

## Rulings
- **TOY-A-01** Six is six.
`

test('chapters, introductions and lines are read', () => {
  const chapters = parseRules(TEXT)
  expect(chapters.map(({ title }) => title)).toEqual(['1 Patrol', '2 Fight', 'Examples', 'Rulings'])
  expect(chapters[0]).toEqual({
    title: '1 Patrol',
    intro: ['Fighters go up before the raid comes.', 'A second paragraph with weight.'],
    lines: [
      { id: 'TOY-1.a', text: 'One squadron at a time, see TOY-2.1.a.' },
      { id: 'TOY-1.b', text: 'It goes to a box of its sector.' },
    ],
  })
})

test('a search finds lines by words and by id, and drops empty chapters', () => {
  const chapters = parseRules(TEXT)
  const ids = (search: string) =>
    searchRules(chapters, search).flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(ids('DIE')).toEqual(['TOY-2.1.a', 'TOY-EX-01'])
  expect(ids('one six')).toEqual(['TOY-EX-01'])
  expect(ids('toy-a-01')).toEqual(['TOY-A-01'])
  expect(ids('nothing')).toEqual([])
  expect(searchRules(chapters, ' ')).toBe(chapters)
})

test('an id leads to its line, the id of a section to the first one in it', () => {
  const chapters = parseRules(TEXT)
  expect(findRule(chapters, 'TOY-1.b')?.text).toContain('box')
  expect(findRule(chapters, 'TOY-2')?.id).toBe('TOY-2.1.a')
  expect(findRule(chapters, 'TOY-3')).toBeUndefined()
})

test('ids in a text become links if there is such a rule', () => {
  const chapters = parseRules(TEXT)
  const isRule = (id: string) => findRule(chapters, id) !== undefined
  expect(withIds('See TOY-2.1.a, TOY-EX-01 and KG-76.', isRule)).toEqual([
    { at: 0, text: 'See ' },
    { at: 4, text: 'TOY-2.1.a', id: 'TOY-2.1.a' },
    { at: 13, text: ', ' },
    { at: 15, text: 'TOY-EX-01', id: 'TOY-EX-01' },
    { at: 24, text: ' and KG-76.' },
  ])
})
