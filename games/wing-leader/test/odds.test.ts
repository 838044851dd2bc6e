import {
  best,
  type Choice,
  firstOf,
  glance,
  idIn,
  nameOf,
  type Option,
  type Pause,
  random,
} from '@tallyho/engine'
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
import { sumOf } from '../rules/01-words/dice.ts'
import { distance } from '../rules/01-words/geometry.ts'
import { enemyOf, unitAt } from '../rules/01-words/units.ts'
import { dieForTally, type TallyOption, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { AttackOption, EvadeOption, PrimaryOption } from '../rules/10-air-combat/air-combat.ts'
import { chanceAmong, chancesOf, chanceToRefuse, ledBy, outlookOf } from '../rules/10-air-combat/chances.ts'
import { entryModifiers, type RollerOption } from '../rules/10-air-combat/dogfights.ts'
import { type HitOutcome, outcomesOf } from '../rules/10-air-combat/losses.ts'
import type { Battle, Fight } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told before dice fall, held against the rules themselves in whole battles: every way in which they may fall. */

const numbers = random(1)

/** What was told on the way. */
const told = readerOf<Notes>()

/** WL-10.8.c Each side by its best. */
function fastest(choice: Choice, battle: Battle): number {
  const adds = (option: Option) =>
    sumOf(entryModifiers(battle, battle.fight as Fight, unitAt(battle, (option as RollerOption).unit)))
  return best(choice, adds)
}

/** As the machine goes on, but for these answers, up to a pause like this. */
function going(enough: Going<Battle>['enough'], given: Readonly<Record<string, string>> = {}): Going<Battle> {
  return {
    answer: (choice, board) => {
      if (choice.ask === 'dogfight.roller') return fastest(choice, board)
      const at = choice.options.findIndex(({ id }) => id === given[choice.ask])
      return at < 0 ? heuristic(glance(board, choice, numbers)) : at
    },
    enough,
  }
}

const isTold =
  (what: keyof Notes): Going<Battle>['enough'] =>
  (_, notes) =>
    told(notes, what).length > 0

type Roles = Readonly<Record<'attacker' | 'defender', number>>

/** The chances of a hit that both sides are told. */
function promised(battle: Battle, fight: Fight): Roles {
  const hit = (role: keyof Roles) => chancesOf(battle, fight, role)?.hit ?? 0
  return { attacker: hit('attacker'), defender: hit('defender') }
}

const FIRE = /^combat\.(evade|attack|primary|(attacker|defender)\.[12])$/

/** Both sides' fire after an answer, if nobody evades. */
function fire({ position }: Place<Battle>, answer: number, given = {}): Roles {
  const way = going(pause => !FIRE.test(nameOf(pause)), { 'combat.evade': 'stand', ...given })
  const hit = (by: keyof Roles) =>
    meansOf(
      everyWay(answered(position, answer), { ...way, idle: ({ what }) => !what.startsWith(`combat.${by}`) }),
      ({ notes }) => ({
        hit: told(notes, 'combat-roll').some(({ role, hits }) => role === by && hits > 0) ? 1 : 0,
      }),
    ).hit
  return { attacker: hit('attacker'), defender: hit('defender') }
}

type Held<P extends Pause> = (place: Place<Battle>, pause: P, ledger: Ledger) => void

/** WL-7.2.1.a */
const tally: Held<Choice> = ({ state, position }, { options }, ledger) => {
  for (const [i, option] of (options as readonly TallyOption[]).entries()) {
    if (option.act !== 'roll') continue
    const [a, b] = [unitAt(state, option.unit), unitAt(state, option.target)]
    const need = dieForTally(distance(a.square, b.square), tallyModifiers(state, a, b))
    const real = meansOf(everyWay(answered(position, i), going(isTold('tally-roll'))), ({ notes }) => ({
      sighted: told(notes, 'tally-roll').some(({ success }) => success) ? 1 : 0,
    }))
    ledger.holdAll('tally', { sighted: Math.min(6, Math.max(0, 7 - need)) / 6 }, real)
  }
}

/** WL-10.5.1.b Before the dice: each number of hits. */
const shot =
  (role: keyof Roles): Held<Pause> =>
  ({ state, position }, _, ledger) => {
    const outlook = state.fight && outlookOf(state, state.fight, role)
    if (!outlook) throw new Error('Nobody fires')
    const counts = [...new Set(outlook.hits.values())]
    const each = (of: (count: number) => number) =>
      Object.fromEntries(counts.map(count => [`${count} hits`, of(count)]))
    const real = meansOf(everyWay(position, going(isTold('combat-roll'))), ({ notes }) =>
      each(count => (told(notes, 'combat-roll')[0]?.hits === count ? 1 : 0)),
    )
    ledger.holdAll(
      'fire',
      each(count => chanceAmong(outlook, hits => hits === count)),
      real,
    )
  }

const OUTCOMES: readonly HitOutcome[] = ['nothing', 'straggler', 'loss']

const HELD: Readonly<Record<string, Held<never>>> = {
  'tally.action': tally,
  'combat.attacker.1': shot('attacker'),
  'combat.defender.1': shot('defender'),
  'combat.attack': (place, { options }: Choice, ledger) => {
    for (const [i, option] of options.entries()) {
      const { style, rockets, standoff } = option as AttackOption
      const fight = { ...(place.state.fight as Fight), style, rockets, standoff }
      ledger.holdAll('attack', promised(place.state, fight), fire(place, i))
    }
  },
  'combat.evade': (place, { options }: Choice, ledger) => {
    for (const [i, option] of options.entries()) {
      const fight = { ...(place.state.fight as Fight), evading: (option as EvadeOption).evade }
      ledger.holdAll('evade', promised(place.state, fight), fire(place, i))
    }
  },
  'combat.primary': (place, { options }: Choice, ledger) => {
    const { fight } = place.state
    if (fight?.defender === undefined) return
    for (const [i, option] of options.entries()) {
      const led = ledBy(place.state, fight, 'attacker', unitAt(place.state, (option as PrimaryOption).unit))
      const styles = led.headOn ? (['hit-and-run'] as const) : led.dogfight ? (['turning'] as const) : BOTH
      for (const style of styles)
        ledger.hold(
          'lead: attacker',
          promised(place.state, { ...led, style }).attacker,
          fire(place, i, { 'combat.attack': style }).attacker,
        )
    }
  },
  'losses.confirm': ({ state, position }, { about, against }: Extract<Pause, { kind: 'chance' }>, ledger) => {
    const victim = unitAt(state, Number(firstOf('unit', about)))
    const faces = outcomesOf(state, victim, against ?? 0)
    const each = (of: (outcome: HitOutcome) => number) =>
      Object.fromEntries(OUTCOMES.map(outcome => [outcome, of(outcome)]))
    const real = meansOf(everyWay(position, going(isTold('confirmation'))), ({ notes }) =>
      each(outcome => (told(notes, 'confirmation')[0]?.outcome === outcome ? 1 : 0)),
    )
    ledger.holdAll(
      'confirm',
      each(outcome => faces.filter(one => one === outcome).length / 6),
      real,
    )
  },
  'dogfight.will': ({ state, position, pause }, _: Pause, ledger) => {
    const fight = state.fight as Fight
    const asks = pause.kind === 'together' ? pause.asks : pause.kind === 'choice' ? [pause] : []
    for (const { seat } of asks) {
      // One side wants it, the other does not.
      const side = seat === 'raider' ? 'raider' : 'defender'
      const both = asks.map(ask => (ask.seat === side ? 1 : 0))
      const answer = pause.kind === 'together' ? both : 0
      const refusing = pause.kind === 'together' ? side : enemyOf(side)
      const real = meansOf(
        everyWay(answered(position, answer), going(isTold('dogfight-rolls'))),
        ({ notes }) => ({ away: told(notes, 'dogfight-rolls')[0]?.begins ? 0 : 1 }),
      )
      ledger.holdAll('dogfight', { away: chanceToRefuse(state, fight, refusing) }, real)
    }
  },
  'dogfight.refusing': ({ state, position }, { about }: Extract<Pause, { kind: 'chance' }>, ledger) => {
    const { side } = unitAt(state, Number(firstOf('unit', about)))
    const real = meansOf(everyWay(position, going(isTold('dogfight-rolls'))), ({ notes }) => ({
      away: told(notes, 'dogfight-rolls')[0]?.begins ? 0 : 1,
    }))
    const rolling = (about ?? []).map(ref => unitAt(state, Number(idIn(ref))))
    ledger.holdAll(
      'dogfight roll',
      { away: chanceToRefuse(state, state.fight as Fight, side, rolling) },
      real,
    )
  },
}

const BOTH = ['turning', 'hit-and-run'] as const

const SCENARIOS = [
  'wl-01',
  'wl-06',
  'wl-07',
  'wl-08',
  'wl-10',
  'wl-11',
  'wl-16',
  'wl-19',
  'wl-23',
  'wl-24',
  'wl-31',
]

/** So many places of one kind of question in a battle. */
const MOST = 6

test('what is told before dice fall is what the rules bring', () => {
  const ledger = new Ledger()
  for (const scenario of SCENARIOS) {
    const met = new Map<string, number>()
    for (const place of placesOf(game, { scenario, pack: 'standard', options: {} }, heuristic, 1)) {
      const name = nameOf(place.pause)
      met.set(name, (met.get(name) ?? 0) + 1)
      if ((met.get(name) ?? 0) <= MOST) HELD[name]?.(place, place.pause as never, ledger)
    }
  }
  for (const { kind, worst } of ledger.rows()) expect(worst, kind).toBeLessThan(1e-9)
})
