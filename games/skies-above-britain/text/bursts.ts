import { counted, type Logged, listed } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import type { BomberId } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { bomberMark, tileName } from './german-names.ts'
import { does, fighterNames } from './names.ts'

/**
 * Several bursts in one sentence, by what matters: who went down, what was cut off, who of ours was hit. What a burst was like in detail
 * stands in the log.
 */
export function burstsTold(beat: readonly Logged[]): string | undefined {
  const all = <K extends keyof Notes>(what: K) =>
    beat.flatMap(note => (note.what === what ? (note.facts as unknown as Notes[K]) : []))
  const bursts = all('bomber-card').length
  if (bursts < 2) return undefined
  const down = all('bomber-destroyed').map(({ bomber }) => bomber)
  const fallen = all('bomber-falls').map(({ bomber }) => bomber)
  const damaged = all('damage-drawn').map(({ bomber }) => bomber)
  const others = damaged.filter(id => !down.includes(id) && !fallen.includes(id))
  const cutOff = all('tile-isolated').map(({ tile }) => tileName(tile))
  const parts = [
    marks(down, 'down'),
    marks(fallen, 'fallen out'),
    cutOff.length > 0 ? `${listed(cutOff)} cut off` : '',
    marks(others, 'damaged'),
    ours(all('hit'), names => `${names.text} ${names.verb} hit`),
    ours(all('jammed'), names => `the guns of ${names.text} jam`),
  ].filter(Boolean)
  return `${counted(bursts, 'burst')}: ${parts.length > 0 ? parts.join('; ') : 'no harm done'}.`
}

const marks = (ids: readonly BomberId[], so: string) =>
  ids.length > 0 ? `${listed([...new Set(ids)].map(bomberMark))} ${so}` : ''

function ours(
  men: readonly { readonly fighter: FighterId }[],
  said: (names: { readonly text: string; readonly verb: string }) => string,
): string {
  const ids = [...new Set(men.map(({ fighter }) => fighter))]
  return ids.length > 0 ? said({ text: fighterNames(ids), verb: does(ids, 'is', 'are') }) : ''
}
