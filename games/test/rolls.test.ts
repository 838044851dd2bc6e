import { type Pause, Run, random, seedOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../index.ts'

/** Rolls and draws that are for nobody in particular: their words say all there is to say. */
const FOR_ALL: Readonly<Record<string, readonly string[]>> = {
  'the-hardest-days': ['weather.lf2-east', 'weather.lf2-south', 'weather.lf3', 'region', 'undetected.region'],
  'wing-leader': [],
  'storm-above-the-reich': [
    'muster.experte',
    'muster.green',
    'erosion.roll',
    'erosion.pilot',
    'escort.set-up',
    'flak.roll',
  ],
  'raf-eagle': [
    'draw.target',
    'draw.strategy',
    'draw.raid-event',
    'draw.day-event',
    'forecast',
    'eligible',
    'stands-down',
    'responds',
    'excess-squadron',
    'reinforcement',
  ],
}

const SEEDS = 2

for (const [id, forAll] of Object.entries(FOR_ALL)) {
  const { game } = (await GAMES[id]?.()) ?? {}
  describe(id, () => {
    test('every roll says whom it is for', () => {
      if (!game) throw new Error(`There is no game '${id}'`)
      const unsaid = new Set<string>()
      for (const { id: scenario } of game.scenarios)
        for (let seed = 1; seed <= SEEDS; seed++) {
          const run = new Run(game, game.begin({ scenario, pack: 'standard', options: {} }))
          const numbers = random(seedOf(seed, 0))
          for (let pause = run.pause; pause; pause = run.pause) {
            if (isForNobody(pause)) unsaid.add(pause.what)
            run.answer(
              pause.kind === 'together'
                ? pause.asks.map(({ options }) => numbers(options.length))
                : numbers(pause.kind === 'choice' ? pause.options.length : pause.outcomes.length),
            )
          }
        }
      expect([...unsaid].filter(what => !forAll.includes(what) && !what.startsWith('setup.'))).toEqual([])
    })
  })
}

function isForNobody(pause: Pause): pause is Extract<Pause, { kind: 'chance' }> {
  return pause.kind === 'chance' && (pause.about ?? []).length === 0
}
