import { counted, firstOf, idIn, kindOf, type Pause, percent, type Ref } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId, type SquadronId } from '../../pack/types.ts'
import { squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day, RaidNumber } from '../../state.ts'
import { coverFrom, nearby } from '../../text/covers.ts'
import { chanceFrom, isTooLate, meetingsAt, meetingWords, metOften } from '../../text/meetings.ts'
import type { Asks } from '../../vocabulary.ts'
import type { PlateWish } from '../map/index.ts'

/** Plates that are wanted: the heights that can be chosen now, and the spaces a raid may go home by. */

export interface PlateWanted {
  readonly ref: Ref
  readonly title: string
  /** How it would meet raids, in words. */
  readonly told: string
  readonly level: Altitude | undefined
  /** The raid that matters there, and when or how often it is met. */
  readonly mark: { readonly raid: RaidNumber; readonly word: string } | undefined
  /** Nothing is met there, or elsewhere sooner. */
  readonly quiet: boolean
}

export interface StackWanted {
  readonly space: SpaceId
  readonly name: string
  /** Behind its name over the plates: how often a raid comes there. */
  readonly often: string
  readonly grounded: boolean
  readonly plates: readonly PlateWanted[]
}

/** Questions at which a box is picked up with all that is in it. */
const STACKS: ReadonlySet<string> = new Set<keyof Asks>(['patrol-squadron', 'move-squadron'])

const isLevel = (box: string): box is Altitude => ALTITUDES.some(level => level === box)

export function stacksWanted(
  day: Day,
  pause: Pause | undefined,
  lit: ReadonlySet<Ref>,
  reach: ReadonlySet<Ref>,
): readonly StackWanted[] {
  const picksUp = pause?.kind === 'choice' && STACKS.has(pause.ask)
  const patrols = pause?.kind === 'choice' && pause.ask.startsWith('patrol-')
  const who = pause?.kind === 'choice' ? firstOf('squadron', pause.about) : undefined
  const refs = new Set([...(picksUp ? [] : lit), ...reach])
  const stacks = new Map<SpaceId, (Omit<PlateWanted, 'quiet'> & { readonly moves: number })[]>()
  for (const ref of refs) {
    const id = idIn(ref)
    const [kind, at] = [kindOf(ref), id.lastIndexOf('/')]
    if (kind !== 'space' && kind !== 'box') continue
    const [space, box] = kind === 'space' ? [id, ''] : [id.slice(0, at), id.slice(at + 1)]
    const level = isLevel(box) ? box : undefined
    const plate = {
      ref,
      title: kind === 'space' ? `By ${packOf(day).space(id).name}` : box,
      told: level ? meetingsAt(day, space, level).map(meetingWords).join('; ') : '',
      level,
      mark: undefined,
      moves: 0,
      ...(level && !patrols && metFrom(day, space, level, who)),
    }
    stacks.set(space, [...(stacks.get(space) ?? []), plate])
  }
  const soonest = Math.min(...[...stacks.values()].flat().map(({ moves }) => moves))
  const high = ({ level }: Pick<PlateWanted, 'level'>) => (level ? ALTITUDES.indexOf(level) : -1)
  return packOf(day).pack.spaces.flatMap(({ id, name }) => {
    const all = stacks.get(id)?.toSorted((a, b) => high(b) - high(a))
    if (!all) return []
    const chance = patrols ? nearby(coverFrom(day, id, 0)) : 0
    const plates = all.map(({ moves, ...plate }) => {
      // THD-5.2.a Where no raid comes over the coast, and LOW, nobody waits well.
      const quiet = patrols
        ? plate.level !== undefined && (chance === 0 || plate.level === 'LOW')
        : moves > soonest || moves === Number.POSITIVE_INFINITY
      return { ...plate, mark: quiet ? undefined : plate.mark, quiet }
    })
    const grounded = plates.every(({ ref, level }) => kindOf(ref) === 'box' && !level)
    return [{ space: id, name, often: chance > 0 ? percent(chance) : '', grounded, plates }]
  })
}

/** The raid that is met from a height, and how often; else the one that can be reached from there, in how many moves. */
function metFrom(day: Day, space: SpaceId, level: Altitude, who: SquadronId | undefined) {
  const [met] = meetingsAt(day, space, level)
  if (met) {
    const word = met.when === 'in 2' ? 'next' : met.how ? metOften(met.how) : 'now'
    return { mark: { raid: met.raid, word }, moves: met.spent ? 1 : 0 }
  }
  const chance = who === undefined ? undefined : chanceFrom(day, squadronOf(day, who), space, level)
  if (!chance || isTooLate(chance)) return { moves: Number.POSITIVE_INFINITY }
  return { mark: { raid: chance.raid, word: counted(chance.moves, 'move') }, moves: 1 + chance.moves }
}

export const wishOf = ({ space, name, often, grounded, plates }: StackWanted): PlateWish => ({
  space,
  name: often ? `${name} ${often}` : name,
  grounded,
  lines: plates.map(({ title, mark, quiet }) => ({
    letters: title.length,
    mark: mark === undefined ? 0 : mark.word.length,
    quiet,
  })),
})
