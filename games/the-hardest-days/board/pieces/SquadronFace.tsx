import { SILHOUETTES } from '@tallyho/kit'
import { AIRCRAFT_NAMES, squadronName } from './names.ts'
import type { SquadronShown } from './shown.ts'

/** Side of a counter in its own units. */
export const CARD = 44

/** Corners of a Spitfire's counter are round, a Hurricane's are not. */
const CORNER = { Spitfire: 9, Hurricane: 2.5 } as const

/** A squadron's counter around its middle: number, type, the letter of its section, its rating in the roundel; green pilots have a green corner. */
export function SquadronFace({
  id,
  type,
  letter,
  reduced,
  rating,
  marker,
  word,
  under = false,
}: Omit<SquadronShown, 'pack'> & {
  /** In place of letter and rating: what it does on the ground. */
  readonly word?: string | undefined
  /** Another lies over its lower part: number and rating are read in the upper one. */
  readonly under?: boolean
}) {
  const rx = CORNER[type]
  return (
    <g className={`card card-${type}`}>
      <rect className="card-shadow" x="-21" y="-19.500" width="44" height="44" rx={rx} />
      <rect className="card-body" x="-22" y="-22" width="44" height="44" rx={rx} />
      <path className="card-bird" d={SILHOUETTES[type]} transform="translate(0 -7) scale(.4)" />
      <path
        className="card-foot"
        d={`M-22 6H22V${22 - rx}A${rx} ${rx} 0 0 1 ${22 - rx} 22H${rx - 22}A${rx} ${rx} 0 0 1 -22 ${22 - rx}Z`}
      />
      {under ? (
        <text className="card-number" x="-7.500" y="-3" fontSize={id.length > 3 ? 13.6 : 18}>
          {id}
        </text>
      ) : (
        <text className="card-number" y="1.500" fontSize={id.length > 3 ? 17 : 23}>
          {id}
        </text>
      )}
      {reduced && <path className="card-green" d="M22 -22H6L22 -6Z" />}
      {word === undefined ? (
        <g transform={under ? 'translate(1 -22.500)' : undefined}>
          {!under && (
            <>
              <text className="card-letter" x="-13" y="19">
                {type.charAt(0)}
              </text>
              <text className="card-letter" x="0" y="19">
                {letter}
              </text>
            </>
          )}
          <circle className="card-roundel" cx="13" cy="14" r="7.600" />
          <text className="card-rating" x="13" y="18.800">
            {rating}
          </text>
        </g>
      ) : (
        !under && (
          <text className="card-letter" x="0" y="19">
            {word}
          </text>
        )
      )}
      {marker && (
        <g className="card-height" transform="translate(-18.500 -18.500)">
          <circle r="7" />
          <path d={marker === 'advantage' ? 'M0 -4.500L4 2.500H-4Z' : 'M0 4.500L4 -2.500H-4Z'} />
        </g>
      )}
      <rect className="card-edge" x="-22" y="-22" width="44" height="44" rx={rx} />
    </g>
  )
}

export function squadronLabel({
  id,
  type,
  letter,
  reduced,
  rating,
  marker,
}: Omit<SquadronShown, 'pack'>): string {
  const face = reduced ? ', reduced' : ''
  const mark = marker ? `, altitude ${marker}` : ''
  return `${squadronName(id)}, ${AIRCRAFT_NAMES[type]}, letter ${letter}, combat ${rating}${face}${mark}`
}
