import { idIn, kindOf, type Pause, type Ref } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId } from '../../pack/types.ts'
import type { Day } from '../../state.ts'
import { meetingsAt, meetingWords } from '../../text/meetings.ts'
import type { Asks } from '../../vocabulary.ts'
import type { PlateWish } from '../map/index.ts'

/** Plates that are wanted: the heights that can be chosen now, and the spaces a raid may go home by. */

export interface PlateWanted {
  readonly ref: Ref
  readonly title: string
  /** How it would meet a raid. */
  readonly tag: string
  readonly level: Altitude | undefined
}

export interface StackWanted {
  readonly space: SpaceId
  readonly name: string
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
  const refs = new Set([...(picksUp ? [] : lit), ...reach])
  const stacks = new Map<SpaceId, PlateWanted[]>()
  const add = (space: SpaceId, plate: PlateWanted) => stacks.set(space, [...(stacks.get(space) ?? []), plate])
  for (const ref of refs) {
    const id = idIn(ref)
    if (kindOf(ref) === 'space')
      add(id, { ref, title: `By ${packOf(day).space(id).name}`, tag: '', level: undefined })
    if (kindOf(ref) !== 'box') continue
    const at = id.lastIndexOf('/')
    const [space, box] = [id.slice(0, at), id.slice(at + 1)]
    const level = isLevel(box) ? box : undefined
    const tag = level ? meetingsAt(day, space, level).map(meetingWords).join('; ') : ''
    add(space, { ref, title: box, tag, level })
  }
  const high = ({ level }: PlateWanted) => (level ? ALTITUDES.indexOf(level) : -1)
  return packOf(day).pack.spaces.flatMap(({ id, name }) => {
    const plates = stacks.get(id)?.toSorted((a, b) => high(b) - high(a))
    const grounded = plates?.every(({ ref, level }) => kindOf(ref) === 'box' && !level) ?? false
    return plates ? [{ space: id, name, grounded, plates }] : []
  })
}

export const wishOf = ({ space, name, grounded, plates }: StackWanted): PlateWish => ({
  space,
  name,
  grounded,
  lines: plates.map(({ title, tag }) => ({ letters: title.length, second: tag.length })),
})
