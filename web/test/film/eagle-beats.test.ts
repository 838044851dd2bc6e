import { readFileSync } from 'node:fs'
import { filmAgain, parseRecord, replayExactly } from '@tallyho/engine'
import { game, words } from '@tallyho/raf-eagle'
import { expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { PACES } from '../../store/settings.ts'
import { atRest, type Cutting, onward, openReel, type Pace, timeOf, windTo } from '../../table/film/reel.ts'

const RECORDED = ['prelude', 'prelude-night-on', 'prelude-advanced-on', 'hardest-days']
const CUT: Cutting = await loadBoard('raf-eagle')
/** Each beat with its whole time. */
const PACE = { ...PACES.normal, least: 1 } as Pace
const WHOLE: Cutting = { events: CUT.events }

/** Beats of each raid of a recorded game, from its take-off to its end, and how long they take at normal speed. */
function raidsOf(name: string, cutting: Cutting) {
  const file = new URL(`../../../games/test/golden/raf-eagle/${name}.tallyho.json`, import.meta.url)
  const match = replayExactly(game, parseRecord(JSON.parse(readFileSync(file, 'utf8'))))
  const { before, frames } = filmAgain(match, 'luftwaffe', 0, match.journal.length)
  const whatOf = (at: number) => frames[at]?.note.what
  const raids = frames.flatMap((_, at) => (whatOf(at) === 'raid-begins' ? [at] : []))
  return raids.map(from => {
    const length = frames.slice(from).findIndex(({ note }) => note.what === 'raid-over') + 1
    const strip = { before: frames[from - 1]?.state ?? before, frames: frames.slice(from, from + length) }
    const scene = { state: match.state, notes: strip.frames.map(({ note }) => note), frames: [] }
    let [beats, time] = [0, 0]
    for (let now = onward(windTo(openReel(scene), strip), cutting); ; now = onward(now, cutting)) {
      if (!now.rolling) beats++
      time += timeOf(now, cutting, PACE, note => words.note(note))
      if (atRest(now)) return { beats, seconds: time / 1000 }
    }
  })
}

const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length

test('a raid is told in about ten beats, and in little more than half the time of a beat for each note', () => {
  const cut = RECORDED.flatMap(name => raidsOf(name, CUT))
  const whole = RECORDED.flatMap(name => raidsOf(name, WHOLE))
  expect(cut).toHaveLength(whole.length)
  expect(mean(cut.map(({ beats }) => beats))).toBeLessThan(10.5)
  expect(Math.max(...cut.map(({ beats }) => beats))).toBeLessThanOrEqual(12)
  expect(mean(cut.map(({ seconds }) => seconds))).toBeLessThan(
    0.55 * mean(whole.map(({ seconds }) => seconds)),
  )
})
