import { readFileSync } from 'node:fs'
import { filmAgain, parseRecord, replayExactly } from '@tallyho/engine'
import { game, words } from '@tallyho/skies-above-britain'
import { expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { PACES } from '../../store/settings.ts'
import {
  atRest,
  beatOf,
  type Cutting,
  onward,
  openReel,
  type Pace,
  timeOf,
  windTo,
} from '../../table/film/reel.ts'

const CUT: Cutting = await loadBoard('skies-above-britain')
/** Each beat with its whole time. */
const PACE = { ...PACES.normal, least: 1 } as Pace
const WHOLE: Cutting = { events: CUT.events }

/** The beats of a recorded game, as if it were shown from its beginning to its end. */
function beatsOf(name: string, cutting: Cutting) {
  const file = new URL(`../../../games/test/golden/skies-above-britain/${name}.tallyho.json`, import.meta.url)
  const match = replayExactly(game, parseRecord(JSON.parse(readFileSync(file, 'utf8'))))
  const strip = filmAgain(match, 'squadron', 0, match.journal.length)
  const scene = { state: match.state, notes: strip.frames.map(({ note }) => note), frames: [] }
  // All of it at once: more than a table keeps.
  const stretches = Array.from({ length: Math.ceil(strip.frames.length / 200) }, (_, i) => ({
    before: strip.frames[i * 200 - 1]?.state ?? strip.before,
    frames: strip.frames.slice(i * 200, (i + 1) * 200),
  }))
  return stretches.flatMap(stretch => {
    const beats: { readonly what: readonly string[]; readonly rolls: boolean; readonly time: number }[] = []
    for (let now = windTo(openReel(scene), stretch); ; ) {
      now = onward(now, cutting)
      const time = timeOf(now, cutting, PACE, note => words.note(note))
      beats.push({ what: beatOf(now).map(({ what }) => what), rolls: now.rolling, time })
      if (atRest(now)) return beats
    }
  })
}

const timeIn = (beats: readonly { readonly time: number }[]) => beats.reduce((sum, { time }) => sum + time, 0)

test.each(['patrol-1', 'patrol-3', 'sab-05'])(
  '%s is told in seven tenths of the time of a beat for each note',
  name => {
    expect(timeIn(beatsOf(name, CUT))).toBeLessThan(0.7 * timeIn(beatsOf(name, WHOLE)))
  },
)

test('a card is laid down before anything that comes of it is told', () => {
  const beats = beatsOf('patrol-1', CUT)
  const bursts = beats.filter(({ what }) => what.includes('bomber-card'))
  expect(bursts.some(({ rolls }) => rolls)).toBe(true)
  for (const { what, rolls } of bursts) if (rolls) expect(what.at(-1)).toBe('bomber-card')
  expect(bursts.some(({ what, rolls }) => !rolls && what.at(-1) !== 'bomber-card')).toBe(true)
})
