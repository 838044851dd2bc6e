import { expect, test } from 'vitest'
import { BRITAIN_1940 } from '../chronicle/britain-1940.ts'
import { eventsOf } from '../chronicle/chronicle.ts'

const event = (date: string) => ({ date, text: `On ${date}.`, source: 'a test' })
const datesOf = (days: readonly string[], table: readonly string[]) =>
  eventsOf(days, table.map(event)).map(one => one?.date)

test('a day is told with what happened on it, or last in the week that ends with it', () => {
  expect(datesOf(['1940-08-18'], ['1940-08-15', '1940-08-18', '1940-08-19'])).toEqual(['1940-08-18'])
  expect(datesOf(['1940-08-18'], ['1940-08-12', '1940-08-15', '1940-08-19'])).toEqual(['1940-08-15'])
  expect(datesOf(['1940-09-01'], ['1940-08-26'])).toEqual(['1940-08-26'])
  expect(datesOf(['1940-09-01'], ['1940-08-25', '1940-09-02'])).toEqual([undefined])
})

test('no event is told twice, and none after a later one', () => {
  expect(
    datesOf(['1940-08-18', '1940-08-19', '1940-08-20'], ['1940-08-17', '1940-08-18', '1940-08-20']),
  ).toEqual(['1940-08-18', undefined, '1940-08-20'])
})

test('the events of 1940 have a source, a sentence and a day of the battle, in their order', () => {
  const dates = BRITAIN_1940.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort())
  for (const { date, text, source } of BRITAIN_1940) {
    expect(new Date(`${date}T12:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    expect(date >= '1940-07-10' && date <= '1940-10-31').toBe(true)
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(source).not.toBe('')
  }
})
