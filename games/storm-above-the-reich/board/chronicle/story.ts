import { counted, type Logged, listed, type Words } from '@tallyho/engine'
import type { Retold } from '@tallyho/kit'
import { sentenceOf } from '@tallyho/kit/story.ts'
import { AUXILIARIES } from '../../pack/types.ts'
import { box } from '../../rules/05-map/boxes.ts'
import { KIND_NAMES } from '../../rules/05-map/table.ts'
import { letterOf } from '../../rules/10-aerial-combat/aerial-combat.ts'
import type { Campaign } from '../../state.ts'
import { COURSES } from '../../text/09-escort.ts'
import { ESCORT_NAMES, HIT_NAMES, POSITION_NAMES } from '../../text/names.ts'
import { factsIf, factsIn, type Notes, readBy } from '../../vocabulary.ts'

/** A mission told again, a line for each turn in which something happened: who went in, whom the escort caught, who fell. */

type Tells = Retold<Campaign, Notes>['tells']

/** What else is told of a turn, beside what the story tells anyhow. */
const BESIDES: Tells = {
  'combat.rolled': ({ names, escort, escortNumber, result }) =>
    `${counted(escortNumber, ESCORT_NAMES[escort])} ${escortNumber === 1 ? 'catches' : 'catch'} ${namesOf(names)}: ${COURSES[letterOf(result)]}.`,
  'combat.kill': true,
  'collision.bomber': true,
  'collision.fighters': true,
  'recovery.rolled': ({ name, hit, serious }) =>
    serious ? `${name} drops out with a serious ${HIT_NAMES[hit].toLowerCase()} hit.` : undefined,
  'cohesion.becomes': ({ element, cohesion }) =>
    cohesion === 'kaputt' ? `The ${element} element breaks up.` : undefined,
}

/** A turn as it is gathered from the log; `at` 0 for what lies before the first and behind the last. */
interface Turn {
  readonly at: number
  /** Who goes in from which side, and at which bombers. */
  readonly waves: Map<string, { readonly names: string[]; readonly bombers: Set<string> }>
  readonly damaged: Set<string>
  readonly gone: Set<string>
  /** What came before the first of them went in, and after. */
  readonly before: string[]
  readonly after: string[]
}

const turnAt = (at: number): Turn => ({
  at,
  waves: new Map(),
  damaged: new Set(),
  gone: new Set(),
  before: [],
  after: [],
})

export const storyIn =
  (tells: Tells, words: Pick<Words<Campaign>, 'note'>) =>
  (chapter: readonly Logged[], campaign: Campaign): readonly string[] => {
    const lines: string[] = []
    let turn = turnAt(0)
    const close = (next: Turn) => {
      const told = [...turn.before, ...attackWords(turn), ...turn.after]
      // Of one mission each turn has a heading.
      const isHeaded = campaign.length === 'mission' || campaign.length === 'training'
      const head = isHeaded || turn.at === 0 ? '' : `Turn ${turn.at}: `
      if (told.length > 0) lines.push(`${head}${told.join(' ')}`)
      turn = next
    }
    const flown = takenOff(chapter)
    for (const note of chapter) {
      const begun = factsIf(note, 'turn.begun')
      if (begun) close(turnAt(begun.turn))
      if (note.what === 'turn.mission-over' || note.what === 'mission.logged') close(turnAt(0))
      if (note.what === 'setup.situation' && flown) lines.push(flown)
      gather(turn, note)
      const said = sentenceOf({ tells: { ...BESIDES, ...tells } }, campaign, note, words)
      const told = turn.at === 0 ? lines : turn.waves.size > 0 ? turn.after : turn.before
      // An element may break up again in the same turn.
      if (said !== undefined && !(turn.at > 0 && told.includes(said))) told.push(said)
    }
    close(turnAt(0))
    return lines
  }

function gather({ waves, damaged, gone }: Turn, note: Logged): void {
  const read: { readonly [K in keyof Notes]?: (facts: Notes[K]) => void } = {
    'approach.placed': ({ name, from, bomber }) => {
      const side = POSITION_NAMES[box(from).position ?? 'nose'].toLowerCase()
      const wave = waves.get(side) ?? { names: [], bombers: new Set() }
      waves.set(side, wave)
      wave.names.push(name)
      wave.bombers.add(bomber)
    },
    'damage.marker': ({ bomber }) => damaged.add(bomber),
    'score.bomber': ({ bomber }) => gone.add(bomber),
  }
  readBy(read, note)
}

/** `Ahrens and Bär attack A1 and A2 from the nose. A2 is damaged.` */
function attackWords({ waves, damaged, gone }: Turn): readonly string[] {
  const went = [...waves].map(
    ([side, { names, bombers }]) =>
      `${namesOf(names)} ${names.length === 1 ? 'attacks' : 'attack'} ${listed([...bombers].sort())} from the ${side}`,
  )
  const marked = [...damaged].filter(bomber => !gone.has(bomber)).sort()
  return [
    ...(went.length > 0 ? [`${went.join('; ')}.`] : []),
    ...(marked.length > 0 ? [`${listed(marked)} ${marked.length === 1 ? 'is' : 'are'} damaged.`] : []),
    ...(went.length > 0 && damaged.size === 0 ? ['No bomber is damaged.'] : []),
  ]
}

/** `Ahrens, Bär and 4 MC202s`: machines of other units have no names. */
function namesOf(names: readonly string[]): string {
  const kindOf = (name: string) => AUXILIARIES.find(kind => name.startsWith(`${KIND_NAMES[kind]} `))
  const others = AUXILIARIES.flatMap(kind => {
    const { length } = names.filter(name => kindOf(name) === kind)
    return length === 0 ? [] : counted(length, KIND_NAMES[kind])
  })
  return listed([...names.filter(name => kindOf(name) === undefined), ...others])
}

/** `Ahrens, Bär and 4 MC202s take off.` */
function takenOff(chapter: readonly Logged[]): string | undefined {
  const bought = factsIn(chapter)('operations.bought')
  const all = [
    ...bought.flatMap(one => (one.what === 'pilot' ? [one.of] : [])),
    ...AUXILIARIES.flatMap(kind => {
      const count = bought.reduce((sum, one) => sum + (one.of === kind ? one.count : 0), 0)
      return count === 0 ? [] : counted(count, KIND_NAMES[kind])
    }),
  ]
  return all.length === 0 ? undefined : `${listed(all)} take off.`
}
