import { nearest, type Path } from '@tallyho/engine'
import { checkEscort, checkLayoutIs } from './check-chapters.ts'
import { type Add, checkIds, checkOnce, checkVictory } from './check-die.ts'
import type { BomberScenario, DogfightScenario, InterceptScenario, Pack, ScenarioSpec } from './types.ts'

/** Situations that can be laid out: whoever is named flies, whatever is named exists. */

type SchoolScenario = DogfightScenario | BomberScenario | InterceptScenario

export function checkScenarios(pack: Pack, add: Add): void {
  checkIds(pack.scenarios, ['scenarios'], add)
  const numbers = new Set<number>()
  for (const [i, spec] of pack.scenarios.entries()) {
    const path = ['scenarios', i]
    if (spec.kind !== 'campaign') checkVictory(spec.victory, [...path, 'victory'], add)
    if (spec.kind === 'patrol' || spec.kind === 'campaign') {
      checkChapterNames(pack, spec, path, add)
      continue
    }
    if (numbers.has(spec.number))
      add([...path, 'number'], `expected a number of its own but ${spec.number} is taken`)
    numbers.add(spec.number)
    checkFliers(spec, path, add)
    if (spec.kind === 'dogfight') checkFights(spec, path, add)
    else checkLayoutIs(pack, spec.bombers.layout, [...path, 'bombers', 'layout'], add)
    if (spec.kind === 'bombers') checkArrivals(spec, path, add)
    if (spec.kind === 'intercept') checkIntercept(pack, spec, path, add)
  }
}

function checkChapterNames(
  { chapters }: Pack,
  spec: Extract<ScenarioSpec, { readonly kind: 'patrol' | 'campaign' }>,
  path: Path,
  add: Add,
): void {
  const known = chapters.map(({ id }) => id)
  const meet = (id: string, at: Path) => {
    if (!known.includes(id))
      add([...path, ...at], `expected a chapter but found '${id}'${nearest(id, known)}`)
  }
  if (spec.kind === 'patrol') meet(spec.chapter, ['chapter'])
  else {
    checkOnce(spec.chapters, [...path, 'chapters'], add)
    for (const [i, id] of spec.chapters.entries()) meet(id, ['chapters', i])
  }
}

const sectionOf = (unit: string) => unit.replace(/-\d$/, '')
/** A fighter that is named by itself or with its Section. */
const flies = (fighters: readonly string[], unit: string) =>
  fighters.includes(unit) || fighters.includes(sectionOf(unit))

function checkFliers({ fighters, green, veteran }: SchoolScenario, path: Path, add: Add): void {
  checkOnce(fighters, [...path, 'fighters'], add)
  for (const [i, unit] of fighters.entries()) {
    if (unit !== sectionOf(unit) && fighters.includes(sectionOf(unit)))
      add([...path, 'fighters', i], `expected each fighter once but ${unit} flies with ${sectionOf(unit)}`)
    // SAB-GEN-10
    if (unit.endsWith('-4'))
      add([...path, 'fighters', i], `expected a fighter from 1 to 3 but found '${unit}'`)
  }
  for (const [key, list] of Object.entries({ green, veteran }))
    for (const [i, unit] of list.entries())
      if (!flies(fighters, unit))
        add([...path, key, i], `expected a fighter that flies but found '${unit}'${nearest(unit, fighters)}`)
  for (const [i, unit] of veteran.entries())
    if (flies(green, unit)) add([...path, 'veteran', i], `expected no Green pilot but found '${unit}'`)
}

function checkFights({ fighters, fights }: DogfightScenario, path: Path, add: Add): void {
  const units = fights.map(({ unit }) => unit)
  checkOnce(units, [...path, 'fights'], add)
  for (const [i, unit] of units.entries())
    if (!fighters.includes(unit))
      add(
        [...path, 'fights', i, 'unit'],
        `expected a Section or lone fighter that flies but found '${unit}'${nearest(unit, fighters)}`,
      )
}

function checkArrivals({ rounds, arrivals }: BomberScenario, path: Path, add: Add): void {
  for (const [i, { after }] of arrivals.entries())
    if (after > rounds)
      add([...path, 'arrivals', i, 'after'], `expected one of the ${rounds} rounds but found ${after}`)
}

function checkIntercept(
  { tables }: Pack,
  { fighters, aircraft, escort, fuel, visibility, sun }: InterceptScenario,
  path: Path,
  add: Add,
): void {
  checkEscort(escort, [...path, 'escort'], add)
  for (const [i, unit] of fighters.entries())
    if (unit !== sectionOf(unit)) add([...path, 'fighters', i], `expected a Section but found '${unit}'`)
  const { checks, full } = tables.fuel
  const left = checks.length - 1 - full[aircraft]
  if (fuel > left)
    add([...path, 'fuel'], `expected at most the ${left} spaces of the track but found ${fuel}`)
  // SAB-K-130
  if (visibility === 'clouds' && sun !== 'none') add([...path, 'sun'], 'expected no sun with clouds')
}
