import { once, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { type Damage, type DamageRow, SECTIONS, type Section } from '../pack/types.ts'
import { groupsIn, ratingOf, sectionOf, squadronsIn } from '../rules/02-terms/terms.ts'
import { foesIn } from '../rules/12-combat/bomber-combat.ts'
import { shiftsOver } from '../rules/12-combat/combat.ts'
import { combatValue, damageRow, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day, Group, Raid, Squadron } from '../state.ts'
import { FACES, slipsOn } from './beyond.ts'
import { isLoss } from './chances.ts'

/**
 * What the whole fight with a raid comes to on average, whoever it is that is sent where: fight by fight in the order of the rules,
 * with whoever may be gone by then counted for as much as he is likely to be there (test/text/forecast.test.ts holds it against the rules).
 */

/** Groups and squadrons lost, on average. */
export interface Toll {
  readonly foe: number
  readonly ours: number
}

/** Somebody in a fight, and how likely he is to be there still, as he came or reduced. */
interface Part<U> {
  unit: U
  fresh: number
  worn: number
}

const there = ({ fresh, worn }: Part<unknown>): number => fresh + worn

const NOBODY: Toll = { foe: 0, ours: 0 }
const sum = (tolls: readonly Toll[]): Toll =>
  tolls.reduce((all, one) => ({ foe: all.foe + one.foe, ours: all.ours + one.ours }), NOBODY)

/** `theirs lost about 1.3`, `ours lost 0`: of all who fight, in groups and squadrons. */
export const tollTold = ({ foe, ours }: Toll): readonly SaidFigure[] => [
  { of: 'theirs lost', is: tenths(foe), ...(foe >= 0.05 && { tone: 'good' }) },
  { of: 'ours lost', is: tenths(ours), ...(ours >= 0.05 && { tone: 'bad' }) },
]

const tenths = (count: number): string =>
  count === 0 ? '0' : `about ${count < 0.05 ? '0' : count.toFixed(1)}`

/** THD-11.1.4.a Of an interception by these squadrons, with the markers they come with: over the six faces that may send them to their sections. */
export function tollOfJoining(day: Day, raid: Raid, squadrons: readonly Squadron[]): Toll {
  const tolls = FACES.flatMap(face => {
    const { letters } = packOf(day).huntPlacement(face)
    const slips = slipsOn(day, raid, face)
    const here = SECTIONS.map(section => ({
      section,
      parts: squadrons
        .filter(({ letter }) => sectionOf(letters, letter) === section)
        .toSorted((a, b) => ratingOf(day, a) - ratingOf(day, b))
        .map(present),
    }))
    const hunted = here.flatMap(({ section, parts }) =>
      amongHunters(day, raid, section, parts, slips === section),
    )
    turnIdle(day, raid, here)
    return [...hunted, ...here.map(({ section, parts }) => amongBombers(day, raid, section, parts))]
  })
  const { foe, ours } = sum(tolls)
  return { foe: foe / FACES.length, ours: ours / FACES.length }
}

/** THD-12.2.4.a Of the fights among the bombers, with every squadron where `within` has it. */
export const tollAmongBombers = (
  day: Day,
  raid: Raid,
  within: (squadron: Squadron) => Section | undefined,
): Toll =>
  sum(
    SECTIONS.map(section =>
      amongBombers(
        day,
        raid,
        section,
        squadronsIn(day, raid, 'bomber')
          .filter(squadron => within(squadron) === section)
          .map(present),
      ),
    ),
  )

/** Where it is. */
export const sectionNow = ({ place }: Squadron) => (place.at === 'display' ? place.section : undefined)

const present = <U>(unit: U): Part<U> => ({ unit, fresh: 1, worn: 0 })

/** One against one, the weakest of yours; who is too many for them or slips past is free. THD-12.2.1.b THD-11.1.4.b */
const amongHunters = (
  day: Day,
  raid: Raid,
  section: Section,
  parts: readonly Part<Squadron>[],
  slips: boolean,
): readonly Toll[] =>
  groupsIn(day, raid, 'hunt', section)
    .slice(0, slips ? Math.max(0, parts.length - 1) : parts.length)
    .flatMap((hunter, i) => {
      const one = parts[i]
      return one ? meet(day, raid, one, present(hunter), 'squadron-hunt') : []
    })

/** THD-12.2.3.a Who finds nobody turns, as far as the weather allows, to where there is most room. */
function turnIdle(
  day: Day,
  raid: Raid,
  here: readonly { readonly section: Section; readonly parts: Part<Squadron>[] }[],
): void {
  const foes = (section: Section): number => foesIn(day, raid, section).length
  const manned = here.filter(({ section }) => foes(section) > 0)
  const idle = here.filter(({ section }) => foes(section) === 0).flatMap(({ parts }) => parts)
  for (const one of idle.slice(0, shiftsOver(day, raid))) {
    const [to] = manned.toSorted(
      (a, b) => a.parts.length - foes(a.section) - (b.parts.length - foes(b.section)),
    )
    to?.parts.push(one)
  }
}

/** THD-12.2.5.a Who is in excess of the escorts attacks first; then turn by turn, an escort first. */
function amongBombers(day: Day, raid: Raid, section: Section, squadrons: readonly Part<Squadron>[]): Toll {
  const foes = foesIn(day, raid, section).map(present)
  const escorts = foes.filter(({ unit: { place } }) => place.at === 'display' && place.box === 'escort')
  const count = squadrons.reduce((all, one) => all + there(one), 0)
  const free = Math.max(0, Math.round(count) - escorts.length)
  return sum(
    squadrons.flatMap((one, i) => {
      const escort = escorts[i - free]
      const before = escort ? [meet(day, raid, one, escort, 'squadron-attacked')] : []
      return [...before, ...attacks(day, raid, one, foes)]
    }),
  )
}

/** THD-12.2.5.e Whom it attacks: the best of those who are there still. */
function attacks(day: Day, raid: Raid, one: Part<Squadron>, foes: readonly Part<Group>[]): readonly Toll[] {
  const gain = ({ unit }: Part<Group>): number => {
    const { group, squadron } = chancesOf(day, raid, one.unit, unit, 'squadron-own')
    return group.lost - squadron.lost
  }
  let free = 1
  return foes
    .toSorted((a, b) => gain(b) - gain(a))
    .map(foe => {
      const left = free * (1 - there(foe))
      const toll = meet(
        day,
        raid,
        { ...one, fresh: one.fresh * free, worn: one.worn * free },
        foe,
        'squadron-own',
      )
      free = left
      return toll
    })
}

/** One fight, as far as both are there, and what is left of them. */
function meet(day: Day, raid: Raid, ours: Part<Squadron>, theirs: Part<Group>, row: SquadronRow): Toll {
  const before = [{ ...ours }, { ...theirs }] as const
  let toll = NOBODY
  for (const a of FACES_OF)
    for (const b of FACES_OF) {
      const both = before[0][a] * before[1][b]
      if (both === 0) continue
      const { group, squadron } = chancesOf(day, raid, faced(ours.unit, a), faced(theirs.unit, b), row)
      suffers(ours, a, both, squadron)
      suffers(theirs, b, both, group)
      toll = sum([toll, { foe: both * group.lost, ours: both * squadron.lost }])
    }
  // THD-12.4.b
  ours.unit = { ...ours.unit, altitudeMarker: undefined }
  return toll
}

const FACES_OF = ['fresh', 'worn'] as const
type Face = (typeof FACES_OF)[number]
const faced = <U extends { readonly reduced: boolean }>(unit: U, face: Face): U =>
  face === 'worn' ? { ...unit, reduced: true } : unit

function suffers(part: Part<unknown>, face: Face, share: number, { gone, reduced }: Shares): void {
  part[face] -= share * (gone + reduced)
  part.worn += share * reduced
}

function chancesOf(day: Day, raid: Raid, squadron: Squadron, group: Group, row: SquadronRow) {
  const value = combatValue(day, raid, squadron, group)
  const shares = sharesIn(day.pack)
  return {
    group: shares(damageRow(group))(group.reduced)(value),
    squadron: shares(row)(squadron.reduced)(value),
  }
}

/** How often somebody is lost, is out of the fight for whatever reason, or goes on in it reduced. */
interface Shares {
  readonly lost: number
  readonly gone: number
  readonly reduced: number
}

/** By the row of the chart, the face that is up, and the combat value: in one fight after the other the same come up again. */
const sharesIn = once((pack: string) =>
  once((row: DamageRow) =>
    once((reduced: boolean) =>
      once((value: number): Shares => {
        const { damage, groupResult, squadronResult } = packOf({ pack })
        const result = row.startsWith('group') ? groupResult : squadronResult
        return sharesOf(FACES.map(face => damage(row, reduced, result(value + face))))
      }),
    ),
  ),
)

function sharesOf(all: readonly Damage[]): Shares {
  const share = (is: (one: Damage) => boolean): number => all.filter(is).length / FACES.length
  const goes = ({ to }: Damage): boolean => to !== undefined && to !== 'bomber'
  return {
    lost: share(isLoss),
    gone: share(goes),
    reduced: share(one => !goes(one) && one.reduced === true),
  }
}
