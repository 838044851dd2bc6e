import { counted, type Logged } from '@tallyho/engine'
import { factsIf, type Notes } from '../vocabulary.ts'
import { unitIn, unitsIn } from './names.ts'

/** A battle told afterwards, in plain sentences: who met, who fell, who was broken, what was bombed. */

type Sentence<K extends keyof Notes> = (
  facts: Notes[K],
  battle?: unknown,
  nth?: number,
  before?: Before,
) => string | undefined

/** What the story has come to. */
interface Before {
  /** Who led the attack, and who the defence, in the fight that is told of. */
  readonly duel?: Notes['air-attack'] | undefined
  readonly flak?: boolean
  /** Aircraft that it has lost one after the other, with this one. */
  readonly lost?: number
}

export const SENTENCES: { readonly [K in keyof Notes]?: Sentence<K> } = {
  'air-attack': ({ attacker, defender, headOn, bounce }) =>
    `${unitIn(attacker)} attacked ${unitIn(defender)}${headOn ? ' head-on' : bounce ? ' by surprise' : ''}.`,
  confirmation: (hit, _battle, _nth, { duel, flak, lost = 1 } = {}) => {
    if (hit.outcome !== 'loss') return undefined
    const by = duel && (duel.attacker.side === hit.side ? duel.defender : duel.attacker)
    const to = by ? ` to ${unitIn(by)}` : flak ? ' to flak' : ''
    const all = hit.losses >= hit.maxLosses
    return `${unitIn(hit)} lost ${lost === 1 ? 'an' : lost} aircraft${to}: ${all ? `all ${hit.losses} that it could` : `${hit.losses} of ${hit.maxLosses} lost`}.`
  },
  broken: note =>
    note.bomber ? `${unitIn(note)} broke, but flew on.` : `${unitIn(note)} broke and turned for home.`,
  'leader-lost': note => `${unitIn(note)} lost its ${note.leader ? 'wing leader' : 'ace'}.`,
  'dogfight-begins': ({ square, units }) => `A dogfight began at ${square}: ${unitsIn(units)}.`,
  'dogfight-ends': ({ units }) =>
    `The dogfight was over${units.length > 0 ? `; ${unitsIn(units)} came out of it` : ''}.`,
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

/** No line says what the last has said: losses one after the other are one, and a wreck is wrecked once. */
export function storyOf(notes: readonly Logged[]): readonly Told[] {
  const story: Told[] = []
  let turn = 0
  let duel: Notes['air-attack'] | undefined
  let flak = false
  let loser: { readonly unit: unknown; readonly lost: number } | undefined
  for (const [at, note] of notes.entries()) {
    const { what, facts } = note
    if (what === 'turn-begins') turn = Number(facts.turn)
    duel = factsIf(note, 'air-attack') ?? duel
    if (what === 'combat' || what === 'bombing' || what === 'flak') {
      duel = undefined
      flak = what === 'flak'
    }
    const lost = loser?.unit === facts.unit ? (loser?.lost ?? 0) : 0
    const say = SENTENCES[what as keyof Notes] as Sentence<never> | undefined
    const text = say?.(facts as never, undefined, 1, { duel, flak, lost: lost + 1 })
    if (text === undefined) continue
    const isLoss = what === 'confirmation'
    if (what === 'departure' && lost > 0) continue
    if (what === 'damage' && story.some(told => told.text === text)) continue
    if (isLoss && lost > 0) story.pop()
    loser = isLoss ? { unit: facts.unit, lost: lost + 1 } : undefined
    story.push({ turn, at, text })
  }
  return story
}
