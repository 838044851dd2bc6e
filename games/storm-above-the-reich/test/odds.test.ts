import { type Chance, type Choice, firstOf, glance, nameOf, type Pause, random } from '@tallyho/engine'
import {
  everyWay,
  type Going,
  Ledger,
  meansOf,
  type Place,
  placesOf,
  readerOf,
} from '@tallyho/engine/proof/odds-proof'
import { expect, test } from 'vitest'
import { fireOdds } from '../board/attack/fire-odds.ts'
import { attackOdds, checkOdds } from '../board/attack/odds.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import { targetOf } from '../rules/20-burst/burst-results.ts'
import type { Campaign, Fighter } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told before cards and dice fall, held against the rules themselves in whole missions. */

const numbers = random(1)

/** What was told on the way. */
const told = readerOf<Notes>()

/** What a forecast leaves to the player: neither skills nor advantages are used, results come as the card has them. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'burst.result': ['all', 'damage', 'none', 'hit', 'pass-through', 'collision'],
  'hit.cancel': ['take'],
  'collision.flyer': ['one'],
  'burst.ride': ['again'],
}

function answer(choice: Choice, board: Campaign): number {
  const plain = [...(PLAIN[choice.ask] ?? []), ...(choice.ask.startsWith('skill.') ? ['no', 'keep'] : [])]
  const at = plain.map(id => choice.options.findIndex(option => option.id === id)).find(found => found >= 0)
  return at ?? heuristic(glance(board, choice, numbers))
}

const going = (enough: Going<Campaign>['enough'], rolls?: RegExp): Going<Campaign> => ({
  answer,
  enough,
  ...(rolls && { idle: ({ what }: Chance) => !rolls.test(what) }),
})

const fighterAbout = (campaign: Campaign, { about }: Pick<Choice, 'about'>): Fighter =>
  fighterNo(missionOf(campaign), Number(firstOf('fighter', about)))

type Held<P extends Pause> = (place: Place<Campaign>, pause: P, ledger: Ledger) => void

const IN_ATTACK = /^(burst\.result|damage\.(jam|draw|catastrophe|two)|element\.|skill\.)/

/** The results of his first card from here, as they come to pass. */
function attacked(notes: readonly { readonly what: string }[], no: number) {
  const [card] = told(notes, 'burst.results').filter(({ fighter }) => fighter === no)
  const fires = told(notes, 'damage.jam').filter(({ fighter }) => fighter === no)
  const empty = told(notes, 'damage.no-ammo').some(({ fighter }) => fighter === no)
  const damages = card && card.damage > 0 && card.bomber !== undefined && !empty
  return {
    damage: damages && (fires.length === 0 || fires.some(one => one.fires)) ? 1 : 0,
    hit: (card?.hits ?? 0) > 0 ? 1 : 0,
    collision: card?.collision ? 1 : 0,
  }
}

const card: Held<Chance> = ({ state, position }, pause, ledger) => {
  const fighter = fighterAbout(state, pause)
  // Somebody else has brought it down since he chose it.
  if (targetOf(state, fighter) === undefined) return
  const { damage, hit, collision, shares } = attackOdds(state, fighter, fighter.mode)
  const way = going(
    (next, notes) => told(notes, 'burst.results').length > 0 && !IN_ATTACK.test(nameOf(next)),
    /^(card|damage\.jam)/,
  )
  const real = meansOf(everyWay(position, way), ({ notes }) => attacked(notes, fighter.no))
  ledger.holdAll(
    'card',
    { damage, hit },
    { damage: real.damage, hit: real.hit },
    `${fighter.no} ${fighter.ammo}`,
  )
  if (!shares) ledger.holdAll('card', { collision }, { collision: real.collision })
}

/** What comes between a card of Continuing Fire and its table. */
const IN_FIRE = /^(event\.(debris|friendly-fire|strafe|nearest)|element|skill|damage|hit)/

const fire: Held<Chance> = ({ state, position }, pause, ledger) => {
  const fighter = fighterAbout(state, pause)
  const way = going(
    (next, notes) => notes.length > 0 && !IN_FIRE.test(nameOf(next)),
    /^(card\.fire|event\.(debris|friendly-fire))/,
  )
  const real = meansOf(everyWay(position, way), ({ notes }) => ({
    hit:
      told(notes, 'fire.table').some(({ hits }) => hits > 0) ||
      told(notes, 'event.debris').some(({ even }) => !even) ||
      told(notes, 'event.confused').some(({ paid }) => !paid)
        ? 1
        : 0,
  }))
  ledger.holdAll('fire card', { hit: fireOdds(state, fighter, fighter.maneuver) }, real, fighter.maneuver)
}

/** SR-COL-11 SR-COL-12 One check, not what a marker brings in its wake. */
const nearMiss: Held<Chance> = ({ state, position }, pause, ledger) => {
  const fighter = fighterAbout(state, pause)
  const way = going(
    (next, notes) => notes.length > 0 && !/^(collision\.(veer|impact)|element)/.test(nameOf(next)),
    /^(proximity|collision\.(veer|impact))/,
  )
  const ways = [...everyWay(position, way)]
  if (fighter.mode !== 'determined' || !ways.every(({ notes }) => told(notes, 'collision.check').length > 0))
    return
  const real = meansOf(ways, ({ notes }) => ({
    hit: told(notes, 'hit.proximity').length > 0 ? 1 : 0,
    fatal: told(notes, 'collision.impact').some(({ collides }) => collides) ? 1 : 0,
  }))
  ledger.holdAll('near miss', checkOdds(state, fighter), real)
}

const HELD: Readonly<Record<string, Held<Chance>>> = {
  'card.nose': card,
  'card.tail': card,
  'card.oblique': card,
  'card.fire': fire,
  'proximity.draw': nearMiss,
}

/** Within one in a hundred on the whole. */
const CLOSE = 0.01

/** An event may bring a bomber down before the table is read, and in an overlap the player says who is counted where. */
const NEARLY = new Set(['fire card: hit', 'near miss: hit'])

test('what is told before cards and dice fall is what the rules bring', () => {
  const ledger = new Ledger()
  for (const scenario of ['1942', '1943-early'])
    for (const place of placesOf(game, { scenario, pack: 'standard', options: {} }, heuristic, 1))
      if (place.pause.kind === 'chance') HELD[nameOf(place.pause)]?.(place, place.pause, ledger)
  expect(ledger.rows()).toHaveLength(6)
  for (const { kind, told: said, real, worst } of ledger.rows())
    if (NEARLY.has(kind)) expect(Math.abs(said - real), kind).toBeLessThan(CLOSE)
    else expect(worst, kind).toBeLessThan(1e-9)
})
