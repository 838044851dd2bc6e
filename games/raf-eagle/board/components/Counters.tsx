import { CounterSvg, SourceBadge } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { GruppeSpec, Pack, SquadronSpec } from '../../pack/types.ts'
import { dateName } from '../../text/names.ts'
import { GruppeFace, SquadronFace } from '../pieces/counters.tsx'

/** Counter sheets: both faces of each unit. */

export function SquadronSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {pack.squadrons.map(spec => (
        <Faces
          key={spec.id}
          label={`Squadron ${spec.id}, ${spec.type}, ${spec.sector}`}
          faces={[true, false].map(full => squadronFace(spec, full))}
        >
          {spec.reinforcement ? 'comes later ' : ''}
          <SourceBadge of={spec} />
        </Faces>
      ))}
    </div>
  )
}

function squadronFace({ id, sector, type, letter, rating, ace }: SquadronSpec, full: boolean) {
  return (
    <SquadronFace
      id={id}
      sector={sector}
      type={type}
      letter={letter}
      full={full}
      ace={ace === true}
      rating={full ? rating[0] : rating[1]}
      place="sector"
    />
  )
}

export function GruppeSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {pack.gruppen.map(spec => (
        <Faces
          key={spec.id}
          label={`${spec.id}, ${spec.type}, Luftflotte ${spec.luftflotte}`}
          faces={[true, false].map(full => gruppeFace(spec, full))}
        >
          LF {spec.luftflotte} {spec.arrives !== undefined && `${dateName(spec.arrives)} `}
          <SourceBadge of={spec} />
        </Faces>
      ))}
    </div>
  )
}

function gruppeFace(spec: GruppeSpec, full: boolean) {
  const { id, luftflotte, type, letter, rating, bombing, elite } = spec
  return (
    <GruppeFace
      id={id}
      luftflotte={luftflotte}
      type={type}
      letter={letter}
      elite={elite === true}
      jabo={false}
      full={full}
      rating={full ? rating[0] : rating[1]}
      bombing={full ? bombing[0] : bombing[1]}
      place="base"
    />
  )
}

function Faces(props: {
  readonly label: string
  readonly faces: readonly ReactNode[]
  readonly children: ReactNode
}) {
  return (
    <figure className="eagle-box-faces" aria-label={props.label}>
      {props.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: front and back
        <CounterSvg key={i} size={48}>
          {face}
        </CounterSvg>
      ))}
      <figcaption>{props.children}</figcaption>
    </figure>
  )
}
