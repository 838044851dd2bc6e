import { expect, test } from 'vitest'
import { foremost } from '../../board/rows.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { asked } from '../kit/asked.ts'
import { aDay } from '../kit/table.ts'

test('THD-5.2.a places of a patrol stand place by place, the highest first, without LOW; the others are on the map', () => {
  const day = aDay({ forming: ['lf2-south'] })
  const choice = asked(patrol(day), 'patrol-squadron 43')
  const few = foremost(day, choice)
  const places = few.map(({ id }) => id.slice(0, id.lastIndexOf('/')))
  expect(places.filter((place, i) => place !== places[i - 1])).toEqual([...new Set(places)])
  expect(few.map(({ id }) => id.split('/').at(-1))).toEqual(few.map((_, i) => (i % 2 === 0 ? 'HIGH' : 'MED')))
  expect(few[0]?.also).toEqual(choice.options.map(({ id }) => id))
})
