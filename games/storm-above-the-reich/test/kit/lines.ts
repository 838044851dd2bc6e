import type { Facts, Procedure } from '@tallyho/engine'
import { expect } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { advantagesIn, damageOn, fighter, goneOf, whereabouts } from './attackers.ts'
import { asked, factsOf, type Lines, offers, type Played, script, stopsFor } from './table.ts'

export { testLines } from '@tallyho/engine/test/lines'

/** What lies on the table, by the word that asks for it; of fighters without a number, of the first. */
const READ: Readonly<Record<string, (campaign: Campaign) => unknown>> = {
  at: campaign => missionOf(campaign).fighters.map(({ no }) => whereabouts(campaign, no)),
  groups: campaign => missionOf(campaign).fighters.map(({ group }) => group),
  escorts: campaign => missionOf(campaign).escort.markers.map(({ at }) => at),
  'escort-groups': campaign => missionOf(campaign).escort.markers.map(({ group }) => group),
  'moved-from': campaign => missionOf(campaign).escort.markers.map(({ movedFrom = '-' }) => movedFrom),
  suns: campaign => missionOf(campaign).fighters.map(({ outOfTheSun }) => (outOfTheSun ? 'on' : 'gone')),
  modes: campaign => missionOf(campaign).fighters.map(({ mode }) => mode),
  tp: campaign => missionOf(campaign).tp,
  rockets: campaign => missionOf(campaign).fighters.map(({ rockets }) => rockets),
  targets: campaign => missionOf(campaign).targets.map(({ weapon }) => weapon),
  proximity: campaign => missionOf(campaign).proximity.map(({ marker }) => marker),
  ...ofFighter('hits', ({ hits }) => hits),
  ...ofFighter('mode', ({ mode }) => mode),
  ...ofFighter('ammo', ({ ammo }) => ammo),
  ...ofFighter('sun', ({ outOfTheSun }) => (outOfTheSun ? 'on' : 'gone')),
  ...ofFighter('cable', ({ cable }) => (cable ? 'on' : 'gone')),
  ...ofFighter('luck', ({ used }) => `${used.luck} used`),
  ...ofFighter('quick', ({ used }) => `${used.quick} used`),
  ...ofFighter('wiley', ({ used }) => `${used.wiley} used`),
}

function ofFighter(word: string, read: (fighter: Fighter) => unknown) {
  return { [word]: (campaign: Campaign) => read(fighter(campaign)) }
}

function read(campaign: Campaign, word: string): unknown {
  if (/^([A-Z]\d|X)$/.test(word)) return goneOf(campaign, word) ?? damageOn(campaign, word)
  if (formation(campaign).elements.some(({ id }) => id === word)) return advantagesIn(campaign, word)
  const known = READ[word] ?? expect.fail(`'${word}' asks for nothing that lies on a table`)
  return known(campaign)
}

const inWords = (value: unknown) => [value].flat().join(' ')

/** All facts of one note in their order, `0 Arnold fuel-5`; what lies within one of them by its name, `below:5`. */
function told(facts: Facts): string {
  const within = (value: unknown) => (isThing(value) ? Object.values(value).join(':') : value)
  const one = (fact: unknown) =>
    Array.isArray(fact)
      ? fact.map(within)
      : isThing(fact)
        ? Object.entries(fact).map(pair => pair.join(':'))
        : fact
  return inWords(
    Object.values(facts)
      .flatMap(one)
      .map(said => said ?? '-'),
  )
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every note of one name: all its facts, or with `name#fact` that one. */
function notesTold(played: Played<unknown>, word: string): string[] {
  const [name = '', fact] = word.split('#')
  return factsOf(played, name).map(facts => (fact ? inWords(facts[fact] ?? '-') : told(facts)))
}

/** How many of a marker lie in their cup. */
function inCup(campaign: Campaign, marker: string): number | undefined {
  const { hits, proximity, damage } = missionOf(campaign).cups
  return { ...hits, ...proximity, ...damage }[marker]
}

/**
 * Plays a rule and holds the table against what is said of it: `at exited tail/low, hits wing-4, A1 fallen, a rotte`. A
 * word with a point is a note, with all its facts: `hit.cancelled 0 Arnold rotte`, or one of them, `fire.table#column 3`; or `no hit.cancelled`, or
 * `rule hit.cancelled SR-HIT-02`. `quiet` is without a
 * pause, `cup spar-4 5` what is left, `then burst` what the rule returns; `asks …`, `offers …` and `stops …` are what follows the lines.
 */
export function prove(
  campaign: Campaign,
  rule: Procedure<unknown>,
  lines: Lines,
  after: string,
  whatever: readonly string[] = [],
): void {
  const [first, ...rest] = after.split(' ')
  if (first === 'asks') expect(asked(rule, lines)).toBe(rest.join(' '))
  else if (first === 'offers') expect(offers(rule, lines)).toEqual(rest)
  else if (first === 'stops') expect(stopsFor(rule, lines)).toBe(rest.join(' '))
  else holds(campaign, script(rule, lines, whatever), after)
}

/** Holds a table that was played on against what is said of it. */
function holds(campaign: Campaign, played: Played<unknown>, after: string): void {
  for (const claim of after.split(', ')) {
    const [word = '', ...words] = claim.split(' ')
    const said = words.join(' ')
    if (word === 'quiet') expect(played.pauses).toEqual([])
    else if (word === 'then') expect(String(played.value)).toBe(said)
    else if (word === 'cup') expect(String(inCup(campaign, words[0] ?? '')), claim).toBe(words[1])
    else if (word === 'rule') expect(played.notes.find(({ what }) => what === words[0])?.rule).toBe(words[1])
    else if (word === 'no') expect(factsOf(played, said)).toEqual([])
    else if (word.includes('.')) expect(notesTold(played, word), word).toEqual(said.split(' & '))
    else expect(inWords(read(campaign, word)), word).toBe(said)
  }
}
