import type { Option, Pause, Ref } from '@tallyho/engine'
import type { BoxId } from '../pack/types.ts'
import { box, isApproach, isBox } from '../rules/05-map/boxes.ts'
import { isToAttack } from '../rules/20-burst/burst.ts'
import type { Campaign, Fighter } from '../state.ts'

/** Questions that the board asks of the pause. */

function fighterIn({ mission }: Campaign, refs: Iterable<Ref>): Fighter | undefined {
  for (const ref of refs) if (ref.startsWith('fighter:')) return mission?.fighters[Number(ref.slice(8))]
  return undefined
}

/** The fighter that the question is about. */
export function moverOf(campaign: Campaign, pause: Pause | undefined): Fighter | undefined {
  const { mission } = campaign
  if (pause?.kind !== 'choice' || !mission) return undefined
  const about = pause.about ?? []
  const named = fighterIn(campaign, about)
  if (named) return named
  const from = about.find(ref => ref.startsWith('box:'))?.slice(4)
  return from === undefined ? undefined : mission.fighters.find(({ at }) => at === from)
}

/** SR-ATK-01 Who may fire first stands behind More, which lights nothing: they are whom the question is about. */
export function toFire({ mission }: Campaign, pause: Pause | undefined): readonly Ref[] {
  if (pause?.kind !== 'choice' || pause.ask !== 'burst.next' || !mission) return []
  return mission.fighters.flatMap(one => (isToAttack(one) ? `fighter:${one.no}` : []))
}

/** Who of several comes next: what the one before did and suffered is over. */
export const isNext = (pause: Pause | undefined): boolean =>
  pause?.kind === 'choice' && (pause.ask === 'burst.next' || pause.ask === 'fire.next')

/** A fighter about to be placed among the bombers, as it will come in: the levels shown are those it would meet. */
export function incoming(fighter: Fighter | undefined): Fighter | undefined {
  if (!fighter || !isApproach(fighter.at)) return undefined
  return { ...fighter, altitude: box(fighter.at).altitude ?? 'level' }
}

/** One way that an answer leads a fighter. */
export interface Way {
  readonly from: BoxId
  readonly to: BoxId
  readonly tp: number
}

function numberIn(option: Option, field: string): number {
  const value: unknown = Reflect.get(option, field)
  return typeof value === 'number' ? value : 0
}

/** Questions that are answered by a move from box to box. */
const MOVES: ReadonlySet<string> = new Set(['move.to', 'return.to'])

/** Where the answers lead from the box of the fighter in question, and for how many Tactical Points. */
export function waysOf(pause: Pause | undefined, from: BoxId | undefined): readonly Way[] {
  if (pause?.kind !== 'choice' || from === undefined || !MOVES.has(pause.ask)) return []
  const ways: Way[] = []
  for (const option of pause.options)
    for (const ref of option.on ?? []) {
      const to = ref.startsWith('box:') ? ref.slice(4) : ''
      if (isBox(to) && to !== from) ways.push({ from, to, tp: numberIn(option, 'tp') })
    }
  return ways
}
