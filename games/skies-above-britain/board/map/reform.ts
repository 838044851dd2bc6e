import { type Choice, copy, counted, type Option } from '@tallyho/engine'
import type { Far, Foremost } from '@tallyho/kit/manners.ts'
import type { FighterId, SectionId } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import { reformStep } from '../../rules/06-entropy/patrol-complete.ts'
import type { Campaign } from '../../state.ts'
import { becomes, reformFigures } from '../../text/chapters/06-entropy.ts'
import { sectionName } from '../../text/names.ts'
import type { JoinOption } from '../../vocabulary/vector.ts'
import { asItIs, standingFor } from '../bombers/likewise.ts'

/** A Section that is whole again, and the answers that make it so. */
interface Regrouped {
  readonly section: SectionId
  readonly men: readonly FighterId[]
  readonly ids: readonly string[]
  readonly then: Campaign
}

const aloneOf = (campaign: Campaign, section: SectionId) =>
  fightersAt(campaign, 'lost').filter(id => fighter(campaign, id).section === section)

/** SAB-PAT-09 Played on a copy, as the rules ask it; undefined where not all of its men who are alone can come back. */
function regrouped(campaign: Campaign, section: SectionId): Regrouped | undefined {
  const then = copy(campaign)
  const men = aloneOf(then, section)
  const ids: string[] = []
  const step = reformStep(then)
  for (let next = step.next(); !next.done; ) {
    const pause = next.value
    const options: readonly Option[] = pause.kind === 'choice' ? pause.options : []
    const isWanted = ({ id, unit }: Partial<JoinOption>) =>
      id === 'section' || unit === section || men.some(man => man === unit)
    const index = options.findIndex(isWanted)
    if (index < 0) return undefined
    ids.push(options[index]?.id ?? '')
    next = step.next(index)
  }
  const isWhole = ids.length > 0 && aloneOf(then, section).length === 0
  return isWhole && men.every(id => fighter(then, id).section === section)
    ? { section, men, ids, then }
    : undefined
}

/** SAB-PAT-09 Each Section that has come apart, and all of them in one. */
export function reformTogether(campaign: Campaign, { ask }: Choice): readonly Far[] {
  if (ask !== 'reform') return []
  const apart = distinct(fightersAt(campaign, 'lost').map(id => fighter(campaign, id).section))
  const each = apart.flatMap(section => regrouped(campaign, section) ?? [])
  const [first, another] = each
  if (!first) return []
  const said = becomes(campaign, first.men[0] ?? first.section, 'section')
  const fars = each.map(({ section, men, ids }) => ({
    id: `all/${section}`,
    words: `${sectionName(section)} again`,
    so: `${counted(men.length, 'man', 'men')} alone; ${said}`,
    figures: reformFigures(campaign, section),
    on: [],
    ids,
  }))
  if (!another) return fars
  // One after the other: what the first ones pay and lay bears on the next.
  let now = campaign
  const ids = each.flatMap(({ section }) => {
    const one = regrouped(now, section)
    now = one?.then ?? now
    return one?.ids ?? []
  })
  const all = {
    id: 'all/reform',
    words: `${each.length === 2 ? 'Both' : `All ${each.length}`} Sections again`,
    so: `each pays for itself; ${said}`,
    figures: reformFigures(campaign, ...each.map(({ section }) => section)),
    on: [],
    ids,
  }
  return [all, ...fars]
}

/** Sections first; men who would fly with others than their own are chosen on the map. */
export function reformFirst(campaign: Campaign, choice: Choice): readonly Foremost[] {
  const fars = reformTogether(campaign, choice)
  return fars.length > 0 ? standingFor([...fars, { id: 'done' }].map(asItIs), choice.options) : []
}
