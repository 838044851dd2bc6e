import type { Lesson } from './board.ts'

/** First-time explanations by what brings them up: each of a game's keys has one at most. */
export function lessonsOf<Key extends string>(
  lessons: {
    readonly [K in Key]?: Omit<Lesson, 'on'>
  },
): readonly Lesson[] {
  return Object.entries<Omit<Lesson, 'on'> | undefined>(lessons).flatMap(([on, lesson]) =>
    lesson ? [{ on, ...lesson }] : [],
  )
}
