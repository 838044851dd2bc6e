import { capital, counted } from '@tallyho/engine'
import type { Found, Worth } from './thinking.ts'

/** What the machine says of the answers to a question: one verdict, and nothing beside it that says otherwise. */
export interface Verdict {
  /** What stands beside answers, by id; and beside those of which there is nothing to say. */
  readonly beside: ReadonlyMap<string, string>
  readonly others: string
  /** The answer that is marked, and as what; nothing where none is better than another. */
  readonly choice?: { readonly id: string | undefined; readonly mark: string } | undefined
  /** Why, or what is being done, in one line. */
  readonly line: string
  readonly settled: boolean
}

export const CHOICE = 'the machine’s choice'
const EQUAL = 'as good as any'
/** Nothing was tried out yet. */
export const GLANCE = 'what the machine would do at first glance'

/** Beside an answer of which nothing is told: yet, because it was not tried, or because it did as well as the others. */
export const YET = '…'
const NOT_TRIED = 'not tried'
/** The line below says it once for all; their room stays, so that no answer moves. */
const ALIKE = '\u00a0'

/** Whatever that is: nothing was found that speaks for it. */
const AT_GLANCE = { id: undefined, mark: GLANCE }
const UNTRIED = 'The answers could not be tried out.'
const NO_TIME = 'There was no time to try the answers out.'
const NO_DIFFERENCE = 'Played on from here, no answer came out clearly better: go by what each of them says.'

/** So many others may be compared with the best before what is likely says nothing any more: of many one looks worse by luck alone. */
const FEW = 2
/** Less than this is no difference, whatever it is a difference of. */
const LEAST = 0.05

/** Each answer is clearly worse than the best, or not told from it: none is ever better. */
export function verdictOf(found: Found): Verdict {
  const { best, worth, isWhole, playouts, settled } = found
  const others = Object.entries(worth)
  const isWorse = ([, one]: readonly [string, Worth]) =>
    one.gain <= -LEAST && (one.sure === 'sure' || (one.sure === 'likely' && others.length <= FEW && settled))
  const worse = others.filter(isWorse)
  const beside = new Map(worse.map(([id, one]) => [id, worseWords(one, settled)]))
  if (!settled) return { beside, others: YET, line: tryingWords(playouts, beside.size > 0), settled }
  const level = others.filter(one => !isWorse(one))
  if (best === undefined || others.length === 0)
    return {
      beside,
      others: NOT_TRIED,
      choice: AT_GLANCE,
      line: best === undefined ? UNTRIED : NO_TIME,
      settled,
    }
  if (worse.length === 0)
    return isWhole
      ? { beside, others: ALIKE, line: NO_DIFFERENCE, settled }
      : { beside, others: ALIKE, choice: AT_GLANCE, line: someWords(others.length + 1), settled }
  const mark = level.length === 0 ? CHOICE : EQUAL
  beside.set(best, mark)
  for (const [other] of level) beside.set(other, EQUAL)
  const line = level.length === 0 ? bestWords(worse) : equalWords(level.length + 1, isWhole)
  return { beside, others: NOT_TRIED, choice: { id: best, mark }, line, settled }
}

function worseWords({ reason, sure }: Worth, settled: boolean): string {
  const worse = `${sure === 'sure' ? '' : 'probably '}worse ${settled ? 'on average' : 'so far'}`
  return reason === undefined ? worse : `${worse}: ${reason}`
}

/** What the best brings beside the next best. */
function bestWords(worse: readonly (readonly [string, Worth])[]): string {
  const [next] = worse.map(([, one]) => one).sort((a, b) => b.gain - a.gain)
  const brings = next?.besideIt ?? 'better on average'
  return capital(`${next?.sure === 'sure' ? '' : 'probably '}${brings} than with the next best answer.`)
}

function equalWords(number: number, isWhole: boolean): string {
  return `${number} answers came out about equal, the others${isWhole ? '' : ' that were tried'} worse.`
}

function someWords(number: number): string {
  return `The ${number} likeliest answers were tried, and none came out clearly better.`
}

/** What is said as long as it goes on. */
export function tryingWords(playouts = 0, isTold = false): string {
  if (playouts === 0) return 'The machine is trying the answers out …'
  return `Tried out in ${counted(playouts, 'game')} so far${isTold ? '' : ': no difference yet'} …`
}

/** What is said where several are chosen at one stroke. */
export const SEVERAL =
  'Odds are told where one answer is taken. What the machine would tick can be asked for.'

/** What is said where there is nothing to compare. */
export const ONLY_ONE = 'Only one answer can be given here: there is nothing to compare.'

/** What is said at once where more answers are offered than can be tried. */
export const TOO_MANY = 'Too many answers to compare them all. A hint shows what the machine would do.'
