import { loadRules } from '../rules.ts'
import { type Reviewing, reviewing, type ToReview } from './reviewing.ts'

const tell = (word: Reviewing) => postMessage(word)

/** Looks through a finished game beside the page. Whoever wants no more of it ends the worker. */
addEventListener('message', async ({ data }: MessageEvent<ToReview>) => {
  try {
    const module = await loadRules(data.game)
    for (const pack of data.packs)
      if (module.game.packs.check(pack).length === 0) module.game.packs.register(pack)
    for (const word of reviewing(module, data)) tell(word)
  } catch (error) {
    tell({ at: 'failed', words: error instanceof Error ? error.message : String(error) })
  }
})
