import { capital } from '@tallyho/engine'
import { TipText, Told } from '@tallyho/kit'
import type { Position, Visibility } from '../../pack/types.ts'
import type { Patrol } from '../../state.ts'
import { POSITION_NAMES } from '../../text/german-names.ts'
import { VISIBILITY_NAMES } from '../../text/names.ts'

const MEANS: Readonly<Record<Visibility, string>> = {
  clear: 'Whoever left the raid to fight finds it again most easily.',
  haze: 'Whoever left the raid to fight finds it again less easily.',
  clouds:
    'There is no sun, a raid may be lost in the clouds, and whoever left it to fight finds it hardest to come back.',
}

const TURN: Readonly<Record<Position, number>> = { nose: 0, starboard: 90, tail: 180, port: 270 }

/** SAB-INT-07 SAB-INT-09 The weather, and where the sun stands, seen from the raid. */
export function Sky({
  patrol: { visibility, sun },
}: {
  readonly patrol: Pick<Patrol, 'visibility' | 'sun'>
}) {
  const said = `${capital(VISIBILITY_NAMES[visibility])}${sun ? `, sun on ${POSITION_NAMES[sun]} of the raid` : ', no sun'}`
  return (
    <Told
      className="sab-header-sky"
      label={said}
      tip={
        <TipText title={said}>
          <p>{MEANS[visibility]}</p>
          {sun && (
            <p>
              Whoever comes at High from the sun is seen late: out of it an attack is a surprise, ours as
              theirs.
            </p>
          )}
        </TipText>
      }
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <path className="sab-sky-raid" d="M0 -6L5 6L0 3L-5 6Z" />
        {sun && (
          <g transform={`rotate(${TURN[sun]}) translate(0 -11.500)`}>
            <circle className="sab-sky-sun" r="3.800" />
          </g>
        )}
        {visibility === 'haze' && <path className="sab-sky-haze" d="M-13 9H-1M-9 12.500H5M1 9H13" />}
        {visibility === 'clouds' && (
          <path
            className="sab-sky-cloud"
            d="M-12 6C-15 6 -15 1 -11 1C-11 -4 -4 -5 -2 -1C1 -4 7 -2 6 1C10 1 10 6 7 6Z"
          />
        )}
      </svg>
      <span>{VISIBILITY_NAMES[visibility]}</span>
    </Told>
  )
}
