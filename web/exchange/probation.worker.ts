import { type GameRecord, resume } from '@tallyho/engine'
import { loadRules } from '../rules.ts'

/** A file that came from somewhere, and the packs it may be played with. */
export interface Stranger {
  readonly record: GameRecord
  readonly packs: readonly unknown[]
}

/** Plays a file through where it can do no harm. Whether it is any good is for the page to find out: this one only ends. */
addEventListener('message', async ({ data }: MessageEvent<Stranger>) => {
  try {
    const { game } = await loadRules(data.record.game)
    for (const pack of data.packs) if (game.packs.check(pack).length === 0) game.packs.register(pack)
    resume(game, data.record)
  } catch {
    // The page will say what is wrong with it.
  }
  postMessage('over')
})
