import type { Size } from './plan.ts'
import type { Screen, Sight, Standing, Tip } from './screen.ts'

/** What is counted, in the order it is told. */
export const COUNTS = {
  text: 'kinds of text too small to read',
  piece: 'counters too small to point at',
  covered: 'lit things under something else',
  off: 'lit things off the board',
  question: 'questions not whole on the screen',
  answers: 'first answers not whole on the screen',
  dock: 'lit things under the dock',
  tip: 'lit things under a tooltip, or one that stays after a click',
  shift: 'times the board moved or changed its size',
  film: 'frames out of order, or a question asked too soon',
  scroll: 'screens wider than they are',
  errors: 'errors in the page',
  axe: 'barriers (axe)',
} as const

export type Count = keyof typeof COUNTS

/** One thing that is not as it should be. Two with one key are the same thing, seen twice. */
export interface Finding {
  readonly count: Count
  readonly key: string
  readonly told: string
  /** px, of what is too small: of two with one key the smaller is told. */
  readonly px?: number
}

/** A counter smaller than this on one side is hard to point at, in px. */
const SMALLEST_PIECE = 36
/** Less than this much of a lit thing is too little to find and to click. */
const LEAST_FREE = 1 / 3

/** What is wrong with a screen at one question; `where` names the question. */
export function judged(screen: Screen, size: Pick<Size, 'smallestText'>, where: string): Finding[] {
  return [
    ...smallTexts(screen, size.smallestText),
    ...smallPieces(screen),
    ...hiddenLights(screen, where),
    ...hiddenParts(screen, where),
    ...screen.underDock.map(ref => finding('dock', where, `${ref} lies under the dock`)),
    ...(screen.overflow > 0 ? [finding('scroll', where, `${screen.overflow} px too wide`)] : []),
  ]
}

function finding(count: Count, where: string, told: string): Finding {
  return { count, key: `${where}: ${told}`, told: `${where}: ${told}` }
}

function smallTexts({ texts }: Screen, limit: number): Finding[] {
  return texts
    .filter(({ px }) => px < limit)
    .map(({ who, text, px }) => ({ count: 'text', key: who, told: `${px} px: ${who} “${text}”`, px }))
}

function smallPieces({ pieces }: Screen): Finding[] {
  return pieces
    .filter(({ side }) => side < SMALLEST_PIECE)
    .map(({ id, side }) => ({ count: 'piece', key: id, told: `${side} px: ${id}`, px: side }))
}

/** Something that is drawn twice may be hidden once, and what a sign leads to may lie beyond the edge. */
function hiddenLights({ lit }: Screen, where: string): Finding[] {
  return [...new Set(lit.map(({ ref }) => ref))].flatMap(ref => {
    const all = lit.filter(one => one.ref === ref)
    if (all.some(({ off, signed, free }) => (off ? signed : free >= LEAST_FREE))) return []
    const covered = all.find(({ off }) => !off)
    return covered
      ? [finding('covered', where, `${ref} lies under ${covered.under ?? 'nothing, but takes no click'}`)]
      : [finding('off', where, `${ref} is lit and not to be seen`)]
  })
}

function hiddenParts({ question, answers }: Screen, where: string): Finding[] {
  const hidden = answers.flatMap(({ who, whole, under }) => {
    if (!whole) return [finding('answers', where, `${who} is cut off`)]
    return under ? [finding('answers', where, `${who} lies under ${under}`)] : []
  })
  if (!question?.whole)
    return [finding('question', where, question ? 'is cut off' : 'is not there'), ...hidden]
  return question.under ? [finding('question', where, `lies under ${question.under}`), ...hidden] : hidden
}

/** A tip may not lie over what else could be chosen, and a click puts it away: another may come for what is there then. */
export function judgedTip(before: Tip | undefined, after: Tip | undefined, where: string): Finding[] {
  const stays = before !== undefined && before.text === after?.text
  return [
    ...(before?.under ?? []).map(ref => finding('tip', where, `${ref} lies under the tooltip`)),
    ...(stays ? [finding('tip', where, 'the tooltip stays after a click')] : []),
  ]
}

/** What went wrong while one answer was given and shown: each thing once. */
export function judgedSights(sights: readonly Sight[], where: string): Finding[] {
  const film = new Set<string>()
  const moved = new Set<string>()
  for (const [i, sight] of sights.entries()) {
    const before = sights[i - 1]
    if (sight.film === 'playing' && sight.asked) film.add('a question is asked while the film plays')
    if (!before) continue
    if (isFilm(before, sight) && sight.frame < before.frame)
      film.add(`frame ${sight.frame} comes after ${before.frame}`)
    for (const [name, place] of Object.entries(sight.places))
      if (before.places[name] !== undefined && before.places[name] !== place) moved.add(name)
  }
  return [
    ...[...film].map(told => finding('film', where, told)),
    ...[...moved].map(name => finding('shift', where, `${name} moves or changes its size`)),
  ]
}

/** Frames in which nothing happens are passed over: the numbers may jump, but never go back. */
function isFilm(before: Sight, sight: Sight): boolean {
  return before.film === 'playing' && sight.film === 'playing' && before.answers === sight.answers
}

/** The board that the film came to, and the one that is drawn when the game is opened anew. */
export function judgedStandings(shown: Standing, anew: Standing, where: string): Finding[] {
  const differing = [...notIn(shown, anew), ...notIn(anew, shown)].map(
    ({ what, at }) => what + (at ? ` at ${at.map(Math.round).join()}` : ''),
  )
  return differing.length === 0
    ? []
    : [finding('film', where, `the board is not the one at rest: ${differing.slice(0, 4).join('; ')}`)]
}

/** So much of the map, in percent, one and the same place may be off by. */
const HAIR = 0.5

function notIn(some: Standing, others: Standing): Standing {
  return some.filter(({ what, at }) => {
    const near = (there: typeof at) => there?.every((place, i) => Math.abs(place - (at?.[i] ?? 0)) <= HAIR)
    return !others.some(other => other.what === what && (at === undefined || near(other.at)))
  })
}

/** One kind of barrier at one element, however often it was met. */
export function judgedBarriers(
  found: readonly { readonly rule: string; readonly at: string }[],
  where: string,
): Finding[] {
  return found.map(({ rule, at }) => {
    const told = `${rule}: ${at}`
    return { count: 'axe', key: told, told: `${where}: ${told}` }
  })
}
