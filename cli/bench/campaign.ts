import { hashState, type Logged, type Match, recordOf, restored, resume, type Setup } from '@tallyho/engine'
import { game, heuristic, words } from '@tallyho/storm-above-the-reich'
import { Ledger } from '../../web/store/ledger.ts'
import { boardText, pagesOf, readBoard, readPages } from '../../web/store/pages.ts'
import { playMatch } from './match.ts'
import type { Figure } from './measure.ts'

/** A full campaign of Storm Above the Reich: the longest game there is. */
const FULL: Setup = { scenario: 'full', pack: 'standard', options: {} }
const SEED = 3
const ROUNDS = 7

/** What a long game costs to open, to fork and to save, without the time that the browser takes to fetch and to write. */
export function campaignFigures(): Figure[] {
  const match = playMatch(game, FULL, heuristic, SEED) as Match<unknown>
  const tell = (note: Logged) => words.note(note)
  const pages = pagesOf(match, 0, tell)
  const boards = match.checkpoints.map(boardText)
  const open = () => {
    const { journal, notes } = readPages(pages)
    const opened = restored(match.game, FULL, { journal, notes, checkpoints: boards.map(readBoard) })
    if (!opened || hashState(opened.state) !== hashState(match.state))
      throw new Error('It opens as another game')
  }
  const half = match.journal.length >> 1
  const record = recordOf(match)
  const note = `${match.journal.length} answers, ${match.notes.length} lines of log`
  return [
    {
      figure: 'Open a long campaign',
      value: best(open),
      unit: 'ms',
      aim: { is: 'at most', value: 60 },
      note,
    },
    {
      figure: 'Fork a long campaign, and what is to be written of it',
      value: best(() => pagesOf(match.fork(half), 0, tell)),
      unit: 'ms',
      aim: { is: 'at most', value: 60 },
    },
    {
      figure: 'Replay a long campaign of other rules',
      value: best(() => resume(match.game, record)),
      unit: 'ms',
    },
    {
      figure: 'Save an answer of a long campaign, mean',
      value: saving(match, tell),
      unit: 'ms',
      aim: { is: 'at most', value: 1 },
    },
  ]
}

function best(act: () => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => spent(act)))
}

/** Milliseconds of processor time. */
function spent(act: () => unknown): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** What is to be written after each of the last answers, made ready. */
function saving(match: Match<unknown>, tell: (note: Logged) => string): number {
  const last = match.journal.slice(-300)
  const again = match.fork(match.journal.length - last.length)
  const ledger = new Ledger(tell, again)
  let sum = 0
  for (const { answer } of last) {
    again.play(answer)
    sum += spent(() => ledger.changes(again, false).written())
  }
  return sum / last.length
}
