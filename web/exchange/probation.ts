import { type GameRecord, Refused } from '@tallyho/engine'
import type { Shelf } from '../store/db.ts'
import { listPacks } from '../store/packs.ts'
import type { Stranger } from './probation.worker.ts'

/** Milliseconds that the longest campaign takes, many times over. */
const PATIENCE = 20_000

/**
 * Lets a file from somewhere be played through once beside the page. One that does not come to an end is stopped and
 * refused, and the page has not hung; any other may be opened here.
 */
export async function onProbation(shelf: Shelf, record: GameRecord, patience = PATIENCE): Promise<void> {
  const packs = (await listPacks(shelf, record.game)).map(({ data }) => data)
  const worker = new Worker(new URL('./probation.worker.ts', import.meta.url), { type: 'module' })
  try {
    await ended(worker, { record, packs }, patience)
  } finally {
    worker.terminate()
  }
}

function ended(worker: Worker, stranger: Stranger, patience: number): Promise<void> {
  return new Promise((done, failed) => {
    setTimeout(
      () => failed(new Refused('This file keeps the rules busy without end: it was not opened.')),
      patience,
    )
    worker.addEventListener('message', () => done())
    // A worker that fails has not hung: the page will see for itself.
    worker.addEventListener('error', () => done())
    worker.postMessage(stranger)
  })
}
