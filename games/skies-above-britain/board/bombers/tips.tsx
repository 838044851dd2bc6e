import { capital, listed } from '@tallyho/engine'
import { TipText } from '@tallyho/kit'
import type { Support } from '../../pack/types.ts'
import { STRAGGLER } from '../../rules/04-bombers/formation.ts'
import { BOMBER_NAMES, bomberName, DAMAGE_NAMES, tileName } from '../../text/german-names.ts'
import type { BomberShown, KetteShown } from './shown.ts'

/** SAB-BMB-25 SAB-BMB-26 SAB-BMB-27 What the row of the card means for who attacks. */
const COVER: Readonly<Record<Support, string>> = {
  supported: 'Covered: gunners of the next kette cover it. The top row of the card counts.',
  isolated: 'Its kette is cut off: only its own comrades cover it. The middle row of the card counts.',
  alone: 'Alone: nobody covers it. The bottom row of the card counts.',
}

export function BomberTip({ bomber }: { readonly bomber: BomberShown }) {
  const { id, type, state, support, parts, dorsal } = bomber
  const title =
    id === STRAGGLER
      ? `The straggler, a ${BOMBER_NAMES[type]}`
      : `${capital(bomberName(id))}, ${BOMBER_NAMES[type]}`
  if (state === 'destroyed')
    return (
      <TipText title={title}>
        <p>Shot down. Its place still counts as a marker in the pressure.</p>
      </TipText>
    )
  return (
    <TipText title={title}>
      <p>{COVER[support]}</p>
      {parts.map(({ part, count, limit }) => (
        <p key={part}>
          {capital(DAMAGE_NAMES[part])}: {count} of {limit} that bring it down.
        </p>
      ))}
      {parts.length === 0 && <p>Undamaged.</p>}
      {dorsal > 0 && <p>Its rear gunner is silenced: hits on who attacks its tail do not count.</p>}
    </TipText>
  )
}

export function KetteTip({ kette }: { readonly kette: KetteShown }) {
  const { tile, isolated, count, together } = kette
  const others = together.split(' ').filter(letter => letter !== String.fromCharCode(65 + tile))
  return (
    <TipText title={capital(tileName(tile))}>
      {isolated || others.length === 0 ? (
        <>
          <p>Cut off: it touches no other kette any more, and only its own gunners cover it.</p>
          <p>
            Pressure {count}: fighters and markers on it. A card with “Falls out at” this number or less makes
            a bomber fall out.
          </p>
        </>
      ) : (
        <>
          <p>It holds together with {listed(others.map(letter => `kette ${letter}`))}.</p>
          <p>
            Pressure {count}: fighters that attack these ketten, and every marker on them (damage, fallen,
            shot down). A card with “Cut off at” this number or less cuts off the kette that is fired at.
          </p>
        </>
      )}
    </TipText>
  )
}
