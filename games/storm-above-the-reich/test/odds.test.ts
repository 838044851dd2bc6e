import { type Chance, type Choice, firstOf, glance, nameOf, type Pause, random } from '@tallyho/engine'
import {
  answered,
  everyWay,
  type Going,
  Ledger,
  meansOf,
  type Place,
  placesOf,
  someWays,
} from '@tallyho/engine/odds-proof'
import { expect, test } from 'vitest'
import { attackOdds, checkOdds, fireOdds, lowestLevel, wayOutOdds } from '../board/attack/odds.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import type { ManeuverOption, ModeOption } from '../rules/16-engage/engage.ts'
import type { Campaign, Fighter } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told before cards and dice fall, held against the rules themselves in whole missions. */

const numbers = random(1)

type Of<K extends keyof Notes> = { readonly what: K; readonly facts: Notes[K] }

function told<K extends keyof Notes>(notes: readonly { readonly what: string }[], what: K): Notes[K][] {
  return notes.filter((note): note is Of<K> => note.what === what).map(({ facts }) => facts)
}

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
  const { damage, hit, collision, shares } = attackOdds(state, fighter, fighter.mode)
  const way = going(
    (next, notes) => told(notes, 'burst.results').length > 0 && !IN_ATTACK.test(nameOf(next)),
    /^(card|damage\.jam)/,
  )
  const real = meansOf(everyWay(position, way), ({ notes }) => attacked(notes, fighter.no))
  ledger.holdAll('card', { damage, hit }, { damage: real.damage, hit: real.hit }, `${fighter.no} ${fighter.ammo}`)
  if (!shares) ledger.holdAll('card', { collision }, { collision: real.collision })
}

const EXACT: Readonly<Record<string, Held<never>>> = {
  'card.nose': card,
  'card.tail': card,
  'card.oblique': card,
  'card.fire': ({ state, position }, pause: Chance, ledger) => {
    const fighter = fighterAbout(state, pause)
    const isHit = (notes: readonly { readonly what: string }[]) =>
      told(notes, 'fire.table').some(({ hits }) => hits > 0) ||
      told(notes, 'event.debris').some(({ even }) => !even) ||
      told(notes, 'event.confused').some(({ paid }) => !paid)
    const way = going(
      (next, notes) => notes.length > 0 && !/^(event\.(debris|friendly-fire)|element|skill)/.test(nameOf(next)) && !/^(damage|event\.strafe|event\.nearest|hit)/.test(nameOf(next)),
      /^(card\.fire|event\.(debris|friendly-fire))/,
    )
    const real = meansOf(everyWay(position, way), ({ notes }) => ({ hit: isHit(notes) ? 1 : 0 }))
    if (Math.abs(real.hit - fireOdds(state, fighter, fighter.maneuver)) > 1e-9) console.log('FIRE', fighter.maneuver, fighter.mode, real.hit, fireOdds(state, fighter, fighter.maneuver), JSON.stringify([...everyWay(position, way)].map(w => w.notes.map(n => [n.what, (n.facts as any).event, (n.facts as any).hits, (n.facts as any).column].join(' ')).join(';'))).slice(0, 1500), lowestLevel(state, fighter, 0))
    ledger.holdAll('fire card', { hit: fireOdds(state, fighter, fighter.maneuver) }, real, `${fighter.maneuver} ${fighter.mode}`)
  },
  'proximity.draw': ({ state, position }, pause: Chance, ledger) => {
    const fighter = fighterAbout(state, pause)
    if (fighter.mode !== 'determined') return
    const way = going((_, notes) => told(notes, 'collision.check').length > 0 && told(notes, 'collision.impact').length + told(notes, 'collision.veer').length + told(notes, 'hit.proximity').length > 0 || notes.some(({what}) => /collision\.(exits|escapes|left|return)/.test(what)), /^(proximity|collision\.(veer|impact))/)
    const real = meansOf(everyWay(position, { ...way, enough: (next, notes) => notes.length > 0 && !/^(collision\.(veer|impact)|element)/.test(nameOf(next)) }), ({ notes }) => ({
      hit: told(notes, 'hit.proximity').length > 0 ? 1 : 0,
      fatal: told(notes, 'collision.impact').some(({ collides }) => collides) ? 1 : 0,
    }))
    ledger.holdAll('near miss', checkOdds(state), real)
  },
}

const TIMES = 60

const SAMPLED: Readonly<Record<string, Held<never>>> = {
  'engage.mode': ({ state, position }, pause: Choice, ledger) => {
    const fighter = fighterAbout(state, pause)
    for (const [i, option] of pause.options.entries()) {
      const { mode, all } = option as ModeOption
      if (all) continue
      const { damage, hit, collision, shares } = attackOdds(state, fighter, mode)
      const way = going((next, notes) => told(notes, 'burst.results').some(one => one.fighter === fighter.no) && !IN_ATTACK.test(nameOf(next)))
      let gone = 0
      const real = meansOf(someWays(answered(position, i), { ...way, enough: (next, notes, board) => way.enough(next, notes, board) || /^(card.fire|return|recovery)/.test(nameOf(next)) }, TIMES, i + 1), ({ notes }) => { if (!told(notes, 'burst.results').some(one => one.fighter === fighter.no)) gone++; return attacked(notes, fighter.no) })
      ledger.holdAll(`mode ${mode}`, { damage, hit }, { damage: real.damage, hit: real.hit }, `${fighter.no} gone ${gone} lvl`)
      if (!shares) ledger.holdAll(`mode ${mode}`, { collision }, { collision: real.collision })
    }
  },
  'engage.maneuver': ({ state, position }, pause: Choice, ledger) => {
    const fighter = fighterAbout(state, pause)
    for (const [i, option] of pause.options.entries()) {
      const { maneuver } = option as ManeuverOption
      let flew = 0
      let rode = 0
      const isMine = ({ fighter: no }: { readonly fighter: number }) => no === fighter.no
      const way = going((next, notes) => (told(notes, 'fire.card').some(isMine) && !/^(event\.(debris|friendly-fire)|element|skill|damage|event\.strafe|event\.nearest|hit)/.test(nameOf(next))) || /^(return|recovery)/.test(nameOf(next)))
      const real = meansOf(someWays(answered(position, i), way, 20, i + 1), ({ notes }) => {
        const isHit = told(notes, 'fire.table').some(one => isMine(one) && one.hits > 0) || told(notes, 'event.debris').some(one => isMine(one) && !one.even) || told(notes, 'event.confused').some(one => isMine(one) && !one.paid)
        if (told(notes, 'fire.card').some(isMine)) flew++
        if (told(notes, 'burst.again').some(isMine)) rode++
        return { hit: isHit ? 1 : 0 }
      })
      ledger.hold('way out: hit', wayOutOdds(state, fighter, maneuver), real.hit, `${maneuver} flew ${flew} rode ${rode}`)
      if (flew === 20) ledger.hold('way out flown: hit', wayOutOdds(state, fighter, maneuver), real.hit, `${maneuver} flew ${flew} rode ${rode}`)
    }
  },
}

test('what is told before cards and dice fall is what the rules bring', () => {
  const ledger = new Ledger()
  for (const scenario of ['1942', '1943-early', '1944-early', '1944-mid'])
    for (const place of placesOf(game, { scenario, pack: 'standard', options: {} }, heuristic, 1)) {
      const name = nameOf(place.pause)
      EXACT[name]?.(place, place.pause as never, ledger)
      if (process.env['SAMPLE']) SAMPLED[name]?.(place, place.pause as never, ledger)
    }
  console.table(ledger.rows())
})
