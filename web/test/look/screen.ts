/** What the page tells of itself at one question: plain data, judged elsewhere. All lengths are px on the screen. */
export interface Screen {
  readonly question: Part | undefined
  /** The first answers, as many as must be seen without scrolling. */
  readonly answers: readonly Part[]
  readonly texts: readonly Text[]
  readonly pieces: readonly Piece[]
  readonly lit: readonly Lit[]
  /** Refs of lit things that the dock lies over. */
  readonly underDock: readonly string[]
  /** By how much the page is wider than the screen. */
  readonly overflow: number
}

/** Something that must be whole on the screen. */
export interface Part {
  readonly who: string
  readonly whole: boolean
  /** What lies over it, if anything does. */
  readonly under: string | undefined
}

export interface Text {
  /** The kind of text: the same for all that are drawn alike. */
  readonly who: string
  readonly text: string
  readonly px: number
}

export interface Piece {
  readonly id: string
  readonly side: number
}

/** One drawing of something that is lit. */
export interface Lit {
  readonly ref: string
  readonly off: boolean
  /** A sign at the edge of the map leads to it. */
  readonly signed: boolean
  /** How much of what is drawn of it can be clicked, 0 to 1. */
  readonly free: number
  /** What lies over it, if anything does. */
  readonly under: string | undefined
  /** A point of it that answers to a click, the middle if it does. */
  readonly at: readonly [x: number, y: number] | undefined
}

/** What explains the thing under the pointer. */
export interface Tip {
  readonly text: string
  /** Refs of other lit things whose middle it lies over. */
  readonly under: readonly string[]
}

/** The table at one moment while an answer is given and shown. */
export interface Sight {
  readonly answers: string
  readonly film: string
  readonly frame: number
  /** A question is shown. */
  readonly asked: boolean
  /** Where the board's room and the maps in it lie, by name. */
  readonly places: Readonly<Record<string, string>>
}

/** Where every piece lies on its map, and what is lit: the same however one came to it. */
export type Standing = readonly {
  readonly what: string
  /** In percent of the map. */
  readonly at?: readonly [across: number, down: number]
}[]

/** What a page can be asked once the script is in it. */
export interface InPage {
  readonly sights: Sight[]
  readScreen(): Screen
  readStanding(): Standing
  readTip(explained: string): Tip | undefined
  isAtRest(): boolean
}
