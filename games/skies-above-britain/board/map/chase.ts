import { type Choice, firstOf } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { fightersOf, isSection, lostUnits } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { chaseFigures } from '../../text/chapters/06-entropy.ts'
import { fuelOfTurn, sectionOf } from '../../text/fuel.ts'
import { unitName } from '../../text/names.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { ChaseOption } from '../../vocabulary/vector.ts'

type Act = ChaseOption['act']

/** SAB-CHS-05 Whoever is asked, and those behind him who have not had their turn. */
function waitingFrom(campaign: Campaign, unit: Unit): readonly Unit[] {
  const { acted } = patrolOf(campaign)
  const others = lostUnits(campaign).filter(
    one => one !== unit && !acted.includes(one) && !fightersOf(campaign, one).every(id => acted.includes(id)),
  )
  return [unit, ...others]
}

/** SAB-CHS-01 All who are away look for the raid, or the Sections do and who is alone turns for home: one answer, as far as nobody is met. */
export function chaseTogether(campaign: Campaign, { ask, about, options }: Choice): readonly Far[] {
  const unit = firstOf('unit', about) as Unit | undefined
  if (ask !== 'chase' || !unit || !options.some(({ id }) => id === 'chase')) return []
  const all = waitingFrom(campaign, unit)
  if (all.length < 2) return []
  const [sections, alone] = [all.filter(isSection), all.filter(one => !isSection(one))]
  const fuelOf = (units: readonly Unit[]) =>
    fuelOfTurn(
      campaign,
      units.map(one => sectionOf(campaign, one)),
    )
  // A fight may have come between: these are the others.
  const who = patrolOf(campaign).acted.length > 0 ? 'others' : 'aircraft'
  const together = {
    id: 'all/chase',
    words: `All ${all.flatMap(one => fightersOf(campaign, one)).length} ${who} chase the raid`,
    figures: chaseFigures(campaign, ...all),
    so: [fuelOf(all), sections.length > 0 && alone.length > 0 ? 'worse for a man alone' : '']
      .filter(Boolean)
      .join('; '),
    on: [],
    ids: idsOf(all, () => 'chase'),
  }
  if (sections.length === 0 || alone.length === 0) return [together]
  return [
    together,
    {
      id: 'all/sections',
      words: `${nounOf(sections, 'Sections')} ${sections.length > 1 ? 'chase' : 'chases'}, ${nounOf(alone, 'men alone')} home`,
      figures: chaseFigures(campaign, ...sections),
      so: fuelOf(sections),
      on: [],
      ids: idsOf(all, one => (isSection(one) ? 'chase' : 'home')),
    },
  ]
}

/** `Red Section`, `3 Sections`. */
const nounOf = ([unit, another, ...more]: readonly Unit[], many: string) =>
  unit && !another ? unitName(unit) : `${more.length + 2} ${many}`

/** Who, then what; of the last one it is known who. */
function idsOf(all: readonly Unit[], act: (unit: Unit) => Act): readonly string[] {
  return all.flatMap((unit, i) => (i === 0 || i === all.length - 1 ? [act(unit)] : [unit, act(unit)]))
}
