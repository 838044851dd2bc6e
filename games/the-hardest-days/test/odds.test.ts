import { type Chance, type Choice, firstOf, glance, nameOf, type Pause, random } from '@tallyho/engine'
import {
  answered,
  everyWay,
  type Going,
  Ledger,
  meansOf,
  type Place,
  placesOf,
  readerOf,
} from '@tallyho/engine/proof/odds-proof'
import { expect, test } from 'vitest'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { packOf } from '../pack/index.ts'
import type { SpaceId } from '../pack/types.ts'
import { squadronsAbout } from '../rules/11-interception.ts'
import type { PairOption } from '../rules/12-combat/fight.ts'
import type { Day } from '../state.ts'
import { combat } from '../text/12-combat.ts'
import { coverFrom } from '../text/covers.ts'
import { MET } from '../text/meetings.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told before dice fall, held against the rules themselves in whole days: every way in which they may fall. */

const numbers = random(1)

/** What was told on the way. */
const told = readerOf<Notes>()

const going = (what: keyof Notes): Going<Day> => ({
  answer: (choice, board) => heuristic(glance(board, choice, numbers)),
  enough: (_, notes) => told(notes, what).length > 0,
})

type Held<P extends Pause> = (place: Place<Day>, pause: P, ledger: Ledger) => void

/** `17 %` is one face of six. */
const often = (share: string): number => Math.round((Number.parseInt(share, 10) / 100) * 6) / 6

/** THD-12.3.2.a `theirs lost 83 %`, `ours lost 0 %`. */
const losses =
  (ask: 'pair' | 'attack' | 'escort-attack' | 'excess'): Held<Choice> =>
  ({ state, position }, choice, ledger) => {
    for (const [i, option] of choice.options.entries()) {
      const { squadron, group } = option as PairOption
      const said = combat.asks[ask].answer(state, option as never)
      // Who flies on fights nobody.
      if (group === undefined || !('figures' in said)) continue
      const [foe, ours] = said.figures
      const lost = (effect: string) => (/\b(light|heavy)$/.test(effect) ? 1 : 0)
      const real = meansOf(everyWay(answered(position, i), going('fight')), ({ notes }) => {
        const fight = told(notes, 'fight').find(one => one.squadron === squadron && one.group === group)
        return { group: lost(fight?.groupEffect ?? ''), squadron: lost(fight?.squadronEffect ?? '') }
      })
      const figures = { group: often(foe?.is ?? ''), squadron: often(ours?.is ?? '') }
      ledger.holdAll(ask, figures, real, said.head)
    }
  }

const HELD: Readonly<Record<string, Held<never>>> = {
  pair: losses('pair'),
  attack: losses('attack'),
  'escort-attack': losses('escort-attack'),
  excess: losses('excess'),
  // THD-6.2.a A patrol over its own field is next door to where the raid comes in.
  crossing: ({ state, position }, _: Chance, ledger) => {
    const { distance, track } = packOf(state)
    const ways = [...everyWay(position, going('crossing'))]
    const crossed = ways.flatMap(({ notes }) => told(notes, 'crossing'))
    for (const home of new Set(state.squadrons.map(one => one.home))) {
      const cover = coverFrom(state, home).find(({ region }) => region === crossed[0]?.region)
      const real = meansOf(ways, ({ notes }) => {
        const entry = told(notes, 'crossing').map(one => track(one.track).entry)
        return { 'next door': entry.some((space: SpaceId) => distance(home, space) <= 1) ? 1 : 0 }
      })
      ledger.holdAll('patrol', { 'next door': cover ? cover.chances / cover.of : 0 }, real, home)
    }
  },
  // THD-11.1.3.c
  'interception.squadrons': ({ state, position }, { about }: Chance, ledger) => {
    const raid = state.raids.find(({ number }) => String(number) === firstOf('raid', about))
    const real = meansOf(everyWay(position, going('squadrons-roll')), ({ notes }) => {
      const [found] = told(notes, 'squadrons-roll')
      return { above: found?.higher ? 1 : 0, below: found?.lower ? 1 : 0 }
    })
    const { higher, lower } = raid ? squadronsAbout(state, raid) : { higher: [], lower: [] }
    if (higher.length > 0) ledger.hold('gets in: above', MET.above, real.above)
    if (lower.length > 0) ledger.hold('gets in: below', MET.below, real.below)
  },
}

test('what is told before dice fall is what the rules bring', () => {
  const ledger = new Ledger()
  for (const { id: scenario } of game.scenarios)
    for (let seed = 1; seed <= 2; seed++)
      for (const place of placesOf(game, { scenario, pack: 'standard', options: {} }, heuristic, seed))
        HELD[nameOf(place.pause)]?.(place, place.pause as never, ledger)
  expect(ledger.rows().map(({ kind }) => kind)).toContain('escort-attack: squadron')
  for (const { kind, worst } of ledger.rows()) expect(worst, kind).toBeLessThan(1e-9)
})
