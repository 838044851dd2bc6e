import { expect, test } from 'vitest'
import { LESSONS } from '../../board/lessons/index.ts'

test('SAB-GEN-19 the film waits for a lesson only at a new picture, or before a die', () => {
  const waits = LESSONS.filter(({ inFilm, beforeRoll }) => inFilm && !beforeRoll).map(({ on }) => on)
  expect(waits.toSorted()).toEqual([
    'bomber-card',
    'cruise',
    'dogfight-round',
    'escort-seen',
    'return-fire',
    'vector-marker',
  ])
})
