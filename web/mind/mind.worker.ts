import { loadRules } from '../rules.ts'
import { type Question, type Rest, think } from './thinking.ts'

/** The question that is thought about; a later one puts an end to it. */
let last = -1

/** Thinks beside the page, and tells what it has found after every stretch. */
addEventListener('message', async ({ data }: MessageEvent<Question | Rest>) => {
  last = data.no
  const began = performance.now()
  if (!('game' in data)) return
  const module = await loadRules(data.game)
  for (const pack of data.packs)
    if (module.game.packs.check(pack).length === 0) module.game.packs.register(pack)
  for (const found of think(module, data, began)) {
    if (last !== data.no) return
    postMessage(found)
    // A later question must get a word in.
    await new Promise(done => setTimeout(done, 0))
  }
})
