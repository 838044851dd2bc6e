import type {
  Chance,
  Choice,
  Decided,
  Facts,
  Fault,
  Glossary,
  Guide,
  Logged,
  Option,
  Pause,
  Ref,
  Result,
  Said,
  Seat,
  Setup,
  Words,
} from '@tallyho/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Debriefings } from './debrief.ts'
import type { Manners } from './manners.ts'
import type { Retold } from './retold.ts'
import type { Sounds } from './sounds.ts'

/** What a game's board is given to draw. It decides nothing: it shows, lights up and reports clicks. */
export interface BoardProps<S> {
  /** The board as this seat may know it. */
  readonly state: S
  readonly pause: Pause | undefined
  /** The log so far; the last entries are what just happened. */
  readonly notes: readonly Logged[]
  /** Dice are falling: the board is still as it was before them, and what the last note tells is not told yet. */
  readonly rolling?: boolean
  readonly words: Words<S>
  /** What can be clicked: every ref that a legal option lights up. */
  readonly lit: ReadonlySet<Ref>
  /** What the option under the pointer or keyboard refers to. */
  readonly hovered: ReadonlySet<Ref>
  /** Where the piece under the pointer or keyboard could be sent: what the question after this one would light. */
  readonly reach: ReadonlySet<Ref>
  /** Milliseconds that a piece takes to where it lies now; 0: it is there at once. */
  readonly glide: number
  /** The player clicks on something that is lit: the table takes the option, or narrows the list to those that fit. */
  onPick(ref: Ref): void
  /** The pointer rests on something on the board: the table shows the option it belongs to. */
  onHover(ref: Ref | undefined): void
  /** The player clicks on something that is not lit: the table says why it cannot be, if the game can tell. */
  onRefused(ref: Ref): boolean
  /** A rule id was clicked: the rules companion opens there. */
  onRule(id: string): void
  /** While a person decides: his decisions that are not final yet. */
  readonly desk?: Desk | undefined
}

/** A plan as it is laid: decisions since the last die, each of which can be taken back or exchanged where it lies. */
export interface Desk {
  /** In the order in which they were made. */
  made(): readonly Decided[]
  /** What could have been answered at one of them. */
  optionsAt(at: number): readonly Option[]
  /** From this one on so many go and these answers come instead; what was decided later stands as far as it fits. */
  revise(at: number, gone: number, ids: readonly string[]): void
  /** Answers the question that is asked, and those that follow, at one stroke. */
  give(ids: readonly string[]): void
  /** What is in the player's hand and lies nowhere, in a sentence: as long as there is something, nothing is ended. */
  held(words: string | undefined): void
}

/** First-time explanations: shown once, the first time a step, question, roll or event comes up. */
export interface Lesson {
  /** Step name, ask, roll or note key that brings it up. */
  readonly on: string
  /** Only if the note that brings it up tells this. */
  when?(facts: Facts): boolean
  readonly title: string
  readonly text: string
  readonly rules: readonly string[]
  /** It explains a beat of the film, which waits for it: without that it comes up with the next question. */
  readonly inFilm?: boolean
  /** It is read before the die of this name where that waits for the player: what explains a roll comes before it. */
  readonly beforeRoll?: true
  /** It belongs to the question of this name alone, not to a note that is called the same. */
  readonly asked?: true
}

/** A pointer of the walk that a newcomer is led on: what lies there, and what it is for. */
export interface WalkStop {
  /** Each is shown once in a browser, by this name. */
  readonly id: string
  /** What it points at, marked `data-walk`; where that is not to be seen it stands by itself. */
  readonly at: string
  readonly title: string
  readonly text: string
  /** Drawn below it. */
  draw?(): ReactNode
}

/** What a player is told before the first question of a game, in plain words. */
export interface Briefing {
  /** Who he is. */
  readonly you: string
  /** What wins. */
  readonly aim: string
  /** How points come and go, a line each. */
  readonly points: readonly string[]
  /** The levels of the end, the best first. */
  readonly levels?: readonly string[]
}

type BriefingOf = (setup: Setup, seat: Seat) => Briefing | undefined

/** One phase of the sequence of play, as the tracker shows it. */
export interface Phase<Step extends string = string> {
  readonly title: string
  readonly steps: readonly Step[]
  /** The board itself shows how far it has come: here it is told to those who listen alone. */
  readonly onBoard?: true
}

/** A place where a player makes scenarios of his own. What they are is known to the game alone. */
export interface EditorProps {
  /** A file to go on with; without one the player begins afresh. */
  readonly data: unknown
  /** Every mistake in the file as it is now. */
  check(data: unknown): readonly Fault[]
  /** Hands the file to the player, under this name. */
  onSave(data: unknown, name: string): void
  /** Puts the file on the shelf, so that a game can begin with it; only without mistakes. */
  onKeep(data: unknown): void
  /** There are changes that would be lost, or no longer. */
  onUnsaved?(unsaved: boolean): void
}

/** What an event card is given: one note, and the facts it was written with. */
export interface CardProps<S, F> {
  readonly note: Logged
  readonly facts: F
  readonly state: S
  onRule(id: string): void
}

/**
 * Notes shown as events: dice, itemised modifiers, the chart with row and column lit. A card that reads a fact nobody
 * writes does not compile.
 */
export type EventCards<S, N> = { readonly [K in keyof N]?: ComponentType<CardProps<S, N[K]>> }

/** What stands in the button of an answer in place of its words: a picture, or words with figures that the board reckons. */
export type AnswerFace = ReactNode | SaidParts
export type SaidParts = Extract<Said, { readonly head: string }>

/** How a question is put where figures or a picture say more than words: the rules' answers, drawn by the game. */
export interface AskedAs<S, O> {
  /** Over the answers. */
  readonly Above?: ComponentType<{ readonly state: S; readonly choice: Choice }>
  /** Where there is little room, what stands over the answers takes the place of what is at stake. */
  readonly outweighs?: true
  /** In the button of an answer; undefined leaves its words. */
  Answer?(props: { readonly state: S; readonly choice: Choice; readonly option: O }): AnswerFace
  /** The same for several answers as one (`far` of the manners), by its id. */
  Beyond?(props: { readonly state: S; readonly choice: Choice; readonly id: string }): AnswerFace
  /** Answers stand in two columns, to be compared. */
  readonly abreast?: true
  /** Answers that are said by row and cell stand in rows, however many there are to each; or in threes beside the name of their row. */
  readonly rows?: true | 'beside'
}

/** What stands over a roll. One that draws what each face means itself says so: they are not listed again. */
export type BeforeRoll<S> = ComponentType<{ readonly state: S; readonly chance: Chance }> & {
  readonly drawsFaces?: true
}

/** How what happened is cut into beats, where a note a beat would be too slow. */
export interface Cut<N> {
  /** Told in one beat with these, which are told in it already. */
  joins(note: Logged, beat: readonly Logged[]): boolean
  /** Of several notes in one beat the one whose card lies open. */
  leads(beat: readonly Logged[]): Logged | undefined
  /** Notes whose card is first shown with the board before their result; the others come with it. */
  readonly suspense: readonly (keyof N)[]
  /** What the player has just decided himself: he sees it happen, and need not read it. */
  readonly own?: readonly (keyof N)[]
  /** A whole beat in one sentence, where its notes would say the same again and again; undefined: each in its own words. */
  tells?(beat: readonly Logged[]): string | undefined
  /** It tells once more what an earlier beat told: that does not stand beside it. */
  retells?(beat: readonly Logged[], earlier: readonly Logged[]): boolean
}

/** What only some players ever look at: fetched when it is asked for. */
export type OnDemand<T> = () => Promise<T>

/** The end of a game: the table as it stands, and the whole log for scores that came one by one. */
interface FinalProps<S> {
  readonly state: S
  readonly result: Result
  readonly words: Words<S>
  readonly notes: readonly Logged[]
  /** Of the only person at the table. */
  readonly seat?: Seat | undefined
}

interface ComponentsProps {
  readonly pack: string
  onRule(id: string): void
}

/** A note up to which the machine may be asked to play. */
interface Stop<S, K> {
  readonly on: K
  /** What is over then: `This raid`. */
  readonly title: string
  /** Not where the game itself is over then; everywhere, if it is not said. */
  isOffered?(state: S): boolean
}

/** What `games/ID/board/index.tsx` exports, for a game with these notes and questions. */
export interface BoardModule<S, N = Readonly<Record<string, Facts>>, A = Readonly<Record<string, Option>>> {
  readonly Board: ComponentType<BoardProps<S>>
  /** Shown in the dock beside the board, as the film comes to them. */
  readonly events: EventCards<S, N>
  /** Notes at which the film waits for the player: something is over, and the next thing begins. */
  readonly holds?: readonly (keyof N)[]
  /** Notes with which a stretch begins that is shown again to who comes back; without them `holds`. */
  readonly recalls?: readonly (keyof N)[]
  /** Notes that are to be read: the film waits at them too, even where nothing but the next question follows. */
  readonly reads?: readonly (keyof N)[]
  /** Notes that end a battle, a mission or a day: what became of each is told before anything else. */
  readonly debriefs?: Debriefings<S, N>
  /** Notes up to which the machine may be asked to play, each with what is over then: `This raid`. */
  readonly stops?: readonly Stop<S, keyof N>[]
  /** Notes at which the film stays longer, as at a loss or a bomb, whose cards are only looked over, and bookkeeping that never holds it up. */
  readonly weights?: { readonly [K in keyof N]?: 'grave' | 'light' | 'slight' }
  /** Without it each note is a beat, and each card is shown before its result. */
  readonly cut?: Cut<N>
  /** What is heard as the film comes to a note; fetched where sound is wanted. */
  readonly sounds?: OnDemand<Sounds<N>>
  readonly manners: Manners<S, A>
  /** Questions that are put otherwise than in words. */
  readonly asked?: { readonly [K in keyof A]?: AskedAs<S, A[K]> }
  /** What stands over a roll before it falls, by its key: the sum and the table that it is read in. */
  readonly rolled?: Readonly<Record<string, BeforeRoll<S>>>
  /** All components with their sources. */
  readonly components: OnDemand<ComponentType<ComponentsProps>>
  /** The final score, item by item; it may be loaded when it is shown. */
  readonly Final: ComponentType<FinalProps<S>>
  /** What is printed before the log: a roster, a squadron's book. */
  readonly sheet?: OnDemand<ComponentType<{ readonly state: S }>>
  /** What its report says; without it the story is made of the notes that weigh most. */
  readonly retold?: OnDemand<Retold<S, N>>
  /** The sequence of play for the tracker: phases with their steps, in order. */
  readonly phases: readonly Phase[]
  readonly lessons: OnDemand<readonly Lesson[]>
  /** What a game of this kind is about before its first question, and what lies on its board: after the walk round the table. */
  walk?(state: S): readonly WalkStop[]
  /** Who the player in this seat is and what he is after; shown before the first question, and in the help. */
  readonly briefing?: OnDemand<BriefingOf>
  /** Its special words, explained where they stand. */
  readonly glossary?: OnDemand<Glossary>
  /** The first quarter of an hour of one who is new to it. */
  readonly guide?: OnDemand<Guide<S>>
  /** Scenarios that teach: the board is seen as it lies before anything happens on it. */
  isSchool?(scenario: string): boolean
  /** Whom a player may name anew, in the order of the game's book. */
  people?(state: S): readonly string[]
  /** What the log can be looked through for, by name; without it each key of a note is a kind of its own. */
  readonly kinds?: Readonly<Record<string, readonly (keyof N)[]>>
  /** For games whose players can make scenarios. */
  readonly editor?: OnDemand<ComponentType<EditorProps>>
  /** The text of RULES.md. */
  readonly rules: OnDemand<string>
}
