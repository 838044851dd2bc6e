import { type Choice, firstOf, type Option, type Ref } from '@tallyho/engine'
import type { Foremost } from '@tallyho/kit/manners.ts'
import { packOf } from '../../pack/index.ts'
import type { DogfightIcon, FighterId } from '../../pack/types.ts'
import { inPlay } from '../../rules/01-general/fighters.ts'
import { isSection } from '../../rules/01-general/formations.ts'
import type { Campaign } from '../../state.ts'
import { germanIn } from '../../text/german-names.ts'
import { countsInEvade } from '../../text/icons.ts'
import { breakOutSaid } from '../../text/maneuvers.ts'
import { fighterName } from '../../text/names.ts'
import type { BreakOutOption, GermanOption } from '../../vocabulary/dogfight.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { oneOfAlike } from '../alike.ts'

/** Why something in the air of a dogfight cannot be chosen now. */
export function whyNotInDogfight(campaign: Campaign, { ask, options }: Choice, ref: Ref): string | undefined {
  if (!ask.startsWith('dogfight.')) return undefined
  const [kind, id = ''] = ref.split(':')
  // SAB-MAN-04
  if (kind === 'way' && id === 'slip' && ask === 'dogfight.maneuver')
    return 'A Slip needs a Section: the others keep them busy while one gets behind them.'
  if (kind === 'german' && ask === 'dogfight.maneuver')
    return 'They are behind us: we cannot shoot at them, only maneuver.'
  if (kind === 'german' && ask === 'dogfight.marker')
    return 'Head-on comes first, then those behind us, then those before our guns.'
  if (kind === 'fighter' && options.some(({ on }) => on?.some(other => other.startsWith('fighter:'))))
    return isOut(campaign, id as FighterId)
      ? `${fighterName(id as FighterId)} is out of this fight.`
      : `${fighterName(id as FighterId)} is not in this Section now.`
  return undefined
}

function isOut({ patrol }: Campaign, id: FighterId): boolean {
  const at = patrol?.fighters[id]?.at
  return at !== 'section' && at !== 'lost' && at !== 'bombers'
}

/** What shakes them off comes before what lets it happen. */
export const flownFirst = <O extends Option>(options: readonly O[]): readonly O[] =>
  options.toSorted((one, other) => Number(one.id === 'none') - Number(other.id === 'none'))

/** Nobody of ours is in the air any more: what is left are the dice of the way home. On campaign there is more to decide then. */
export function isFlownOut(campaign: Campaign): boolean {
  return (
    campaign.patrol !== undefined &&
    packOf(campaign).scenario(campaign.scenario).kind !== 'campaign' &&
    inPlay(campaign).length === 0
  )
}

/** SAB-DOG-19 What tells one group of Germans from another to the unit that fights it. */
function kindOf(campaign: Campaign, { unit, german }: GermanOption): string {
  const { type, strength } = germanIn(campaign, german) ?? {}
  return `${unit} ${type} ${strength}`
}

/** One group of each kind. */
export function oneOfEach(campaign: Campaign, { options }: Choice): readonly GermanOption[] {
  const all = options as readonly GermanOption[]
  const kinds = all.map(option => kindOf(campaign, option))
  return all.filter((_, i) => kinds.indexOf(kinds[i] ?? '') === i)
}

/** SAB-DOG-19 A unit against which all groups are alike fights them in any order; what others do changes nothing for it. */
export function anyOfAlike(campaign: Campaign, choice: Choice): string | undefined {
  const kinds = oneOfEach(campaign, choice)
  return kinds.find(({ unit }) => kinds.filter(other => other.unit === unit).length === 1)?.id
}

/** SAB-MAN-03 Men who leave the others as well or as badly off as another would are one answer. */
export function breakersFirst(campaign: Campaign, choice: Choice): readonly Foremost[] {
  const options = choice.options as readonly BreakOutOption[]
  return oneOfAlike(options, {
    said: option => breakOutSaid(campaign, option, choice),
    same: 'for',
    named: ({ fighter }) => (fighter ? fighterName(fighter) : ''),
  })
}

/** Icons of a Tailed Card that nobody wants for himself, and those that everybody does. */
const HARMFUL = /^(collision|fuel|hit|hit-green|jammed|loose|loose-green|low-ammo|reinforce)/
const HELPFUL = /^(reduce|vanish)$/

/** SAB-MAN-01 Of two cards the one with no harm that the other has not, and all the help that it has: there is nothing to think about. */
export function kinderCard(campaign: Campaign, { about, options }: Choice): string | undefined {
  const unit = firstOf('unit', about) as Unit | undefined
  const [one, other] = options.map(({ id }) => id)
  if (!unit || !one || !other || options.length !== 2) return undefined
  const isKinder = (card: string, than: string) =>
    facesOf(campaign, unit, card).every((icons, i) =>
      isKinderThan(icons, facesOf(campaign, unit, than)[i] ?? []),
    )
  if (isKinder(one, other)) return one
  return isKinder(other, one) ? other : undefined
}

/** SAB-MAN-10 What a card comes to for each type that is behind the unit. */
function facesOf(campaign: Campaign, unit: Unit, card: string): readonly (readonly DogfightIcon[])[] {
  const germans = campaign.patrol?.dogfights.find(one => one.unit === unit)?.germans ?? []
  const types = new Set(germans.filter(({ attitude }) => attitude === 'tailed').map(({ type }) => type))
  const row = packOf(campaign).tailed(card)[isSection(unit) ? 'section' : 'fighter']
  return [...types].map(type => row[type].filter(icon => countsInEvade(campaign, unit, icon)))
}

/** Those who vanish need not leave one by one; that they come round head-on is neither good nor bad. */
function isKinderThan(icons: readonly DogfightIcon[], others: readonly DogfightIcon[]): boolean {
  const of = (all: readonly DogfightIcon[], kind: RegExp) => all.filter(icon => kind.test(icon))
  const rest = (all: readonly DogfightIcon[]) =>
    all.filter(icon => !HARMFUL.test(icon) && !HELPFUL.test(icon))
  return (
    isWithin(of(icons, HARMFUL), of(others, HARMFUL)) &&
    (icons.includes('vanish') || isWithin(of(others, HELPFUL), of(icons, HELPFUL))) &&
    isWithin(rest(icons), rest(others)) &&
    isWithin(rest(others), rest(icons))
  )
}

/** The second has all of the first. */
function isWithin(icons: readonly DogfightIcon[], others: readonly DogfightIcon[]): boolean {
  const left = [...others]
  return icons.every(icon => {
    const at = left.indexOf(icon)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
