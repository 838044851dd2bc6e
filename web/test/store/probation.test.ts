import { type GameRecord, Match, recordOf } from '@tallyho/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { onProbation } from '../../exchange/probation.ts'
import { memoryShelf } from '../../store/db.ts'
import { SETUP, toy } from '../fake.ts'

const record: GameRecord = recordOf(new Match(toy, SETUP))

/** A worker that does as told with the file, and remembers whether it was stopped. */
function workers(work: (worker: EventTarget, file: unknown) => void) {
  const stopped: boolean[] = []
  class FakeWorker extends EventTarget {
    postMessage(file: unknown): void {
      work(this, file)
    }
    terminate(): void {
      stopped.push(true)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return stopped
}

afterEach(() => void vi.unstubAllGlobals())

test('a file that ends is let in, with the packs of its game beside it', async () => {
  const files: unknown[] = []
  const stopped = workers((worker, file) => {
    files.push(file)
    worker.dispatchEvent(new Event('message'))
  })
  const shelf = memoryShelf(undefined)
  await shelf.change('packs', 'toy/mine', () => ({ game: toy.id, id: 'mine', data: { id: 'mine' } }))
  await onProbation(shelf, record)
  expect(files).toEqual([{ record, packs: [{ id: 'mine' }] }])
  expect(stopped).toEqual([true])
})

test('a file that does not end is stopped and refused', async () => {
  const stopped = workers(() => undefined)
  await expect(onProbation(memoryShelf(undefined), record, 5)).rejects.toThrow(/busy without end/)
  expect(stopped).toEqual([true])
})

test('a worker that fails has not hung: the page sees for itself', async () => {
  workers(worker => worker.dispatchEvent(new Event('error')))
  await expect(onProbation(memoryShelf(undefined), record)).resolves.toBeUndefined()
})
