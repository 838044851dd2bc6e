import { expect, test } from 'vitest'
import { hiddenIn, plainFaults, plainLine, plainName, Refused } from '../index.ts'

const ESC = '\u001b'
const CSI = '\u009b'
const OVERRIDE = '\u202e'
const ISOLATE = '\u2066'
const MARK = '\ufeff'
const TAG = '\u{e0041}'

test('a line has nothing in it that a terminal obeys or that turns the writing round', () => {
  expect(plainLine(`red ${ESC}[31m, ${CSI}2J, gnp.${OVERRIDE}exe`)).toBe(
    'red \\u001b[31m, \\u009b2J, gnp.\\u202eexe',
  )
  expect(plainLine('one\r\ntwo\ttabs\u2028three\u007f')).toBe(
    'one\\u000d\\u000atwo\\u0009tabs\\u2028three\\u007f',
  )
  expect(plainLine(`${TAG}\ud800`)).toBe('\\udb40\\udc41\\ud800')
  for (const text of ['', 'Jagdgeschwader «Schlageter», Führer 54 ✈ 🛩 日本', '100 %'])
    expect(plainLine(text)).toBe(text)
})

test('what is spelled out in JSON still reads as what it was', () => {
  const data = { name: `${ESC}${CSI}${OVERRIDE}${MARK}${TAG}` }
  const line = plainLine(JSON.stringify(data))
  expect(hiddenIn(line)).toBeUndefined()
  expect(JSON.parse(line)).toEqual(data)
})

test('a name is one line that ends', () => {
  expect(plainName(`  My${ISOLATE} day\n${ESC}at  Dover `, 20)).toBe('My day at Dover')
  expect(plainName('x'.repeat(80), 80)).toBe('x'.repeat(80))
  expect(plainName('abcd efgh', 6)).toBe('abcd…')
  expect(plainName(`${MARK}\n`, 10)).toBe('')
})

test('data of a player may break lines, and hold nothing hidden else', () => {
  expect(plainFaults({ words: 'one\ntwo' }, 10)).toEqual([])
  expect(plainFaults({ title: `${ESC}]0;x`, units: [{ name: `a${OVERRIDE}` }] }, 10)).toEqual([
    { path: 'title', message: 'expected no hidden or control characters but found \\u001b' },
    { path: 'units[0].name', message: 'expected no hidden or control characters but found \\u202e' },
  ])
  expect(plainFaults({ [`a${CSI}`]: 1 }, 10)).toEqual([
    { path: '["a\\u009b"]', message: 'expected no such key' },
  ])
})

test('what is refused is told in one plain sentence that ends', () => {
  expect(new Refused(`There is no game '${ESC}[2J\n'.`).message).toBe("There is no game '\\u001b[2J\\u000a'.")
  expect(new Refused('x'.repeat(100_000)).message.length).toBeLessThan(3000)
})
