import { counted, type Logged, listed } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import type { BomberId } from '../state.ts'
import { factsIn } from '../vocabulary.ts'
import { bomberMark, tileName } from './german-names.ts'
import { does, fighterNames } from './names.ts'

/**
 * Several bursts in one sentence, by what matters: who went down, what was cut off, who of ours was hit. What a burst was like in detail
 * stands in the log.
 */
export function burstsTold(beat: readonly Logged[]): string | undefined {
  const all = factsIn(beat)
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
    ours(manOf(all('hit')), names => `${names.text} ${names.verb} hit`),
    // Whoever fires next time is fewer: each that is gone is named.
    ours(
      all('lost-contact').flatMap(({ units }) => units as readonly FighterId[]),
      ({ text }) => `${text} lost the raid`,
    ),
    ours(
      all('returns-to-base').flatMap(({ fighters }) => fighters),
      ({ text }) => `${text} went home`,
    ),
    ours(manOf(all('jammed')), names => `the guns of ${names.text} jam`),
  ].filter(Boolean)
  return `${counted(bursts, 'burst')}: ${parts.length > 0 ? parts.join('; ') : 'no harm done'}.`
}

const marks = (ids: readonly BomberId[], so: string) =>
  ids.length > 0 ? `${listed([...new Set(ids)].map(bomberMark))} ${so}` : ''

const manOf = (men: readonly { readonly fighter: FighterId }[]) => men.map(({ fighter }) => fighter)

function ours(
  men: readonly FighterId[],
  said: (names: { readonly text: string; readonly verb: string }) => string,
): string {
  const ids = [...new Set(men)]
  return ids.length > 0 ? said({ text: fighterNames(ids), verb: does(ids, 'is', 'are') }) : ''
}
