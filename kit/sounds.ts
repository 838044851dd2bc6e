/** What can be heard at the table, each kind with a volume of its own. All of it is made when it is played: there are no recordings. */
export const SOUNDS = ['telephone', 'dice', 'card', 'engines', 'guns', 'hit', 'bombs', 'bell'] as const
export type Sound = (typeof SOUNDS)[number]

/** Always the same, or as the facts of the note say; undefined: nothing. */
type ByFacts<F> = Sound | ((facts: F) => Sound | undefined)

/** What a note sounds like as the film comes to it; or first what falls or is turned, and then what came of it. */
export type Heard<F> = ByFacts<F> | { readonly rolls: Sound; readonly result?: ByFacts<F> }

/** What the notes of a game sound like. A sound for a note that nobody writes does not compile. */
export type Sounds<N> = { readonly [K in keyof N]?: Heard<N[K]> }
