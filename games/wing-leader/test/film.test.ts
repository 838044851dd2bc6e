import type { Bot } from '@tallyho/engine'
import { anybody, filmed, heldAgainst, type Shot, type ToldOf } from '@tallyho/engine/proof/film-proof'
import { expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { squareNamed } from '../rules/01-words/geometry.ts'
import type { Armament } from '../rules/03-aircraft/armament.ts'
import { isUp } from '../rules/14-surface/zones.ts'
import type { Battle, Unit, UnitNo } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** A note tells what has just been done: the film shows the board as it stood when the note was written. */

const of = (battle: Battle, { unit }: { readonly unit: UnitNo }): Unit => battle.units[unit] as Unit
const at = ({ square }: { readonly square: string }): number => squareNamed(square)

/** What was hung under it. */
function carriedBy({ load, tanks, aar, pod }: Unit): Armament {
  if (pod !== undefined) return pod === 'gun' ? 'gun-pods' : 'at-pods'
  return load ?? (tanks ? 'tanks' : aar ? 'rockets' : 'nothing')
}

/** What the board must show in the frame of a note; rolls whose result has a note of its own tell, and change nothing. */
const TOLD: ToldOf<Battle, Notes> = {
  armed: (note, now) => carriedBy(of(now, note)) === note.armament,
  leader: (note, now) => of(now, note).leader,
  experte: (note, now) => of(now, note).experte,
  quality: (note, now, before) => of(now, note).quality !== of(before, note).quality,
  placed: (note, now) => of(now, note).at === 'map' && of(now, note).square === at(note),
  'turn-begins': ({ turn }, now) => now.turn === turn && now.units.every(({ deeds }) => !deeds.fought),
  'at-edge': (note, now) => of(now, note).at === 'edge' && of(now, note).square === at(note),
  'took-off': (note, now) => of(now, note).at === 'map' && of(now, note).deeds.tookOff,
  'tally-roll': ({ target: _, ...note }, now, before) => of(now, note).tally === of(before, note).tally,
  tallied: (note, now) => of(now, note).tally === note.target.unit,
  'tally-lost': (note, now) => of(now, note).tally === undefined,
  'balloon-tallied': (note, now) => of(now, note).balloon === note.balloon,
  'balloon-lost': (note, now) => of(now, note).balloon === undefined,
  alerted: (note, now) => of(now, note).alerted,
  ordered: 'tells',
  split: (note, now) => of(now, note).at === 'split' && note.flights.every(one => of(now, one).at === 'map'),
  'followed-flight': (note, now) => of(now, note).tally === note.target.unit,
  'left-wing': (note, now) => of(now, note).wing === undefined,
  'wing-broke-up': ({ members }, now) => members.every(one => of(now, one).wing === undefined),
  initiative: 'tells',
  latecomer: 'tells',
  'dogfight-mover': ({ units, square }, now) =>
    units.every(one => of(now, one).square === squareNamed(square)),
  'dogfight-moved': ({ units, to }, now) => units.every(one => of(now, one).square === squareNamed(to)),
  mission: (note, now) => of(now, note).mission === note.to,
  plan: (note, now) => now.flight?.unit === note.unit,
  moved: (note, now) => of(now, note).square === squareNamed(note.to) && of(now, note).facing === note.facing,
  faces: (note, now) => of(now, note).facing === note.facing,
  'slow-climb': (note, now) => of(now, note).square === at(note),
  throttle: (note, now) => of(now, note).throttle === note.throttle && of(now, note).fuel === note.fuel,
  landed: 'tells',
  lufbery: (note, now) => of(now, note).lufbery,
  'waits-in-trail': 'tells',
  'entered-map': (note, now) => of(now, note).at === 'map',
  'dive-bonus': (_, now) => now.flight?.bonus === true,
  'tanks-dropped': (note, now) => !of(now, note).tanks,
  'vector-reached': (note, now) => of(now, note).vector === undefined && of(now, note).square === at(note),
  departure: (note, now) => of(now, note).at === note.at && of(now, note).tally === undefined,
  closes: (note, now) => of(now, note).square === squareNamed(note.to),
  reaction: (note, now, before) => of(now, note).tally === of(before, note).tally,
  reacts: (note, now) => of(now, note).tally === note.intruder.unit,
  'closed-in': (note, now) => of(now, note).square === squareNamed(note.to),
  combat: (note, now) => now.fight?.square === at(note) && now.fight.attacking === note.attacking,
  'air-attack': (note, now) => now.fight?.attacker === note.attacker.unit,
  'combat-roll': (_, now, before) => now.units.every((unit, i) => unit.losses === before.units[i]?.losses),
  confirmation: (note, now) => of(now, note).losses === note.losses,
  cohesion: (note, now) => of(now, note).disruptions === note.inAll && !of(now, note).broken,
  'fight-over': ({ units }, now) =>
    units.every(one => of(now, one).losses === one.losses && (!one.breaks || of(now, one).broken)),
  broken: (note, now) => of(now, note).broken && of(now, note).dogfight === undefined,
  'leader-lost': (note, now) => !of(now, note).leader && !of(now, note).experte,
  ammo: (note, now) => of(now, note).ammo === note.ammo,
  'no-dogfight': 'tells',
  'dogfight-rolls': 'tells',
  'dogfight-begins': ({ units }, now) => units.every(one => of(now, one).dogfight === now.dogfightsBegun),
  'dogfight-joined': (note, now) => of(now, note).dogfight === note.dogfight,
  'dogfight-ends': ({ units }, now) => units.every(one => of(now, one).dogfight === undefined),
  flak: (note, now, before) => of(now, note).losses === of(before, note).losses,
  barrage: ({ surface, gun, corner }, now) => {
    const laid = now.surface[surface]?.guns[gun]?.barrage
    return corner === undefined ? laid === undefined : laid === squareNamed(corner)
  },
  'balloon-attack': ({ balloon }, now, before) =>
    now.balloons[balloon]?.losses === before.balloons[balloon]?.losses,
  'balloon-hit': ({ balloon, losses }, now) => now.balloons[balloon]?.losses === losses,
  'balloon-down': ({ balloon }, now) => now.balloons.every(one => one.no !== balloon || !isUp(one)),
  damage: ({ surface, sum }, now) => now.surface[surface]?.hits === sum,
  profile: (note, now) => of(now, note).profile?.target === note.target,
  'break-off': (note, now) => of(now, note).profile === undefined,
  'began-circling': (note, now) => of(now, note).circling,
  'left-circle': (note, now) => !of(now, note).circling,
  attack: (note, now) =>
    now.attacks.some(({ unit, target }) => unit === note.unit && target === note.target) &&
    (note.kind === 'strafing' || of(now, note).load === undefined),
  jettisoned: (note, now) => of(now, note).load === undefined,
  'turned-home': (note, now) => of(now, note).home === note.edge,
  'lost-sight': (note, now) => of(now, note).profile === undefined,
  recce: (note, now) => of(now, note).recce === note.target,
  'bombs-lost': 'tells',
  bombing: ({ target }, now, before) => now.surface[target]?.hits === before.surface[target]?.hits,
  withdrawal: 'tells',
  escape: (note, now) => of(now, note).at === 'map',
  vector: (note, now) => of(now, note).vector === at(note),
  'height-error': 'tells',
  'vector-shifted': (note, now) => of(now, note).vector === at(note),
  control: (note, now, before) => of(now, note).vector === of(before, note).vector,
  'escort-again': (note, now) => of(now, note).mission === 'escort' && !of(now, note).exEscort,
  'escorts-released': ({ escorts }, now) => escorts.every(one => of(now, one).mission === 'sweep'),
  'end-proposed': ({ agreed }, now) => now.agreedEnd === agreed,
  'game-over': (_, now) => now.over === true,
}

/** Numbers of the units that a note names, anywhere in its facts. */
function namedIn(fact: unknown): UnitNo[] {
  if (typeof fact !== 'object' || fact === null) return []
  const own: unknown = Reflect.get(fact, 'unit')
  return [...(typeof own === 'number' ? [own] : []), ...Object.values(fact).flatMap(namedIn)]
}

/** What anybody sees of a unit on the map. */
const seenOf = ({ at: where, square, losses, straggler, broken, disruptions, dogfight, lufbery }: Unit) =>
  JSON.stringify([where, square, losses, straggler, broken, disruptions, dogfight, lufbery])

/** Somebody who is shy of what ends a fight, and otherwise does anything. */
const bold: Bot<Battle> = ({ choice, random: numbers }) => {
  const calm = choice.options.flatMap(({ id }, i) =>
    /^(break|jettison|steer|home|go-home|load|end$|stop$)/.test(id) ? [] : [i],
  )
  return calm[numbers(calm.length)] ?? 0
}

/** A whole battle as the raider sees it. */
function battleOf(scenario: string, seed: number, player: Bot<Battle>): readonly Shot<Battle>[] {
  const options = { agreements: seed % 3 === 0, 'take-seven': true }
  return filmed(game, { scenario, pack: 'standard', options }, 'raider', seed, player).shots
}

const seen = new Set<string>()
const wrong: string[] = []
for (const [i, { id }] of game.scenarios.entries())
  for (const [seed, player] of [heuristic, anybody, bold, bold, bold].entries()) {
    const shots = battleOf(id, 7 * i + seed, player)
    const held = heldAgainst(TOLD, shots)
    for (const what of held.met) seen.add(what)
    wrong.push(...held.wrong.map(line => `${id}: ${line}`))
    for (const { note, state, before } of shots) {
      const named = namedIn(note.facts)
      for (const unit of state.units) {
        const was = before.units[unit.no]
        if (was && was !== unit && seenOf(was) !== seenOf(unit) && !named.includes(unit.no))
          wrong.push(`${id}: ${note.what} says nothing of ${unit.id} ${seenOf(was)} ${seenOf(unit)}`)
      }
    }
  }

test('every note tells what has just been done', () => {
  expect(wrong).toEqual([])
})

test('all notes but those of rare moments are seen in play', () => {
  const never = Object.keys(TOLD).filter(what => !seen.has(what))
  expect(['followed-flight', 'waits-in-trail', 'lost-sight', 'leader-lost']).toEqual(
    expect.arrayContaining(never),
  )
})
