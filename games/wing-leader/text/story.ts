import { counted, type Logged } from '@tallyho/engine'
import type { Notes } from '../vocabulary.ts'
import { unitIn, unitsIn } from './names.ts'

/** A battle told afterwards, in plain sentences: who met, who fell, who was broken, what was bombed. */

type Sentence<K extends keyof Notes> = (
  facts: Notes[K],
  battle?: unknown,
  nth?: number,
  /** Who led the attack, and who the defence, in the fight that is told of. */
  duel?: Notes['air-attack'],
) => string | undefined

export const SENTENCES: { readonly [K in keyof Notes]?: Sentence<K> } = {
  'air-attack': ({ attacker, defender, headOn, bounce }) =>
    `${unitIn(attacker)} attacked ${unitIn(defender)}${headOn ? ' head-on' : bounce ? ' by surprise' : ''}.`,
  confirmation: (hit, _battle, _nth, duel) => {
    if (hit.outcome !== 'loss') return undefined
    const by = duel && (duel.attacker.side === hit.side ? duel.defender : duel.attacker)
    return `${unitIn(hit)} lost an aircraft${by ? ` to ${unitIn(by)}` : ''}: ${hit.losses} of ${hit.maxLosses} lost.`
  },
  broken: note =>
    note.bomber ? `${unitIn(note)} broke, but flew on.` : `${unitIn(note)} broke and turned for home.`,
  'leader-lost': note => `${unitIn(note)} lost its ${note.leader ? 'wing leader' : 'ace'}.`,
  'dogfight-begins': ({ square, units }) => `A dogfight began at ${square}: ${unitsIn(units)}.`,
  'dogfight-ends': ({ units }) => `The dogfight was over; ${unitsIn(units)} came out of it.`,
  reacts: note => `${unitIn(note)} threw itself at ${unitIn(note.intruder)}.`,
  bombing: ({ name, hits, ...note }) =>
    hits > 0
      ? `${unitIn(note)} hit ${name} ${hits === 1 ? 'once' : `${hits} times`}.`
      : `${unitIn(note)} missed ${name}.`,
  damage: ({ name, level }) => (WRECKED[level] ? `${name} ${WRECKED[level]}.` : undefined),
  'balloon-down': note => `${unitIn(note)} brought down a balloon.`,
  departure: note => {
    if (note.at === 'destroyed') return `${unitIn(note)} was wiped out.`
    return note.points > 0 ? `${unitIn(note)} left the map with ${counted(note.points, 'point')}.` : undefined
  },
}

const WRECKED: Readonly<Record<string, string>> = {
  heavy: 'was heavily damaged',
  crippling: 'was crippled',
  fatal: 'was destroyed',
}

/** A sentence of the story, and the turn it belongs to. */
export interface Told {
  readonly turn: number
  readonly text: string
  /** The place of its note in the log. */
  readonly at: number
}

export function storyOf(notes: readonly Logged[]): readonly Told[] {
  const story: Told[] = []
  let turn = 0
  let duel: Notes['air-attack'] | undefined
  for (const [at, note] of notes.entries()) {
    if (note.what === 'turn-begins') turn = Number(note.facts.turn)
    // The rules wrote each note with the facts of its key.
    if (note.what === 'combat') duel = undefined
    if (note.what === 'air-attack') duel = note.facts as unknown as Notes['air-attack']
    if (note.what === 'bombing' || note.what === 'flak') duel = undefined
    const say = SENTENCES[note.what as keyof Notes] as Sentence<never> | undefined
    const text = say?.(note.facts as never, undefined, 1, duel)
    if (text !== undefined) story.push({ turn, at, text })
  }
  return story
}
