/** What of a game a player has been taught, by what it is about. */
export const lessonKey = (game: string, on: string) => `${game}/${on}`

/** A pointer of a board's own to the welcome walk. */
export const walkKey = (id: string) => `walk/${id}`

/** The first quarter of an hour was gone through to its end. */
export const LESSON_DONE = 'guide'
