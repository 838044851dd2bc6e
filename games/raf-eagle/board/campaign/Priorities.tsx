import { type BoardProps, TipText, usePick, useTip } from '@tallyho/kit'
import type { PrioritisedType, Priority } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { PRIORITISED } from '../pieces/names.ts'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'

const TRAYS = [
  { priority: 'high', name: 'High' },
  { priority: 'medium', name: 'Medium' },
  { priority: 'low', name: 'Low' },
] as const satisfies readonly { readonly priority: Priority; readonly name: string }[]

const TYPES = Object.keys(PRIORITISED) as PrioritisedType[]

/** RE-2.1.q RE-13.2.a What is to be bombed first, in trays; with a free choice the pieces are laid there one by one. */
export function Priorities({ state: campaign, pause, desk }: BoardProps<Campaign>) {
  const choosing = pause?.kind === 'choice' && pause.ask === 'free-choice'
  const laid = choosing ? laidSoFar(desk) : []
  const placeOf = (type: PrioritisedType): Priority | 'waits' => {
    if (!choosing) return campaign.priorities[type]
    return laid.find(one => one.type === type)?.priority ?? 'waits'
  }
  const takeBack = (type: PrioritisedType) => {
    const at = laid.find(one => one.type === type)?.at
    return at === undefined ? undefined : () => desk?.revise(at, 1, [])
  }
  const piecesOf = (place: Priority | 'waits') =>
    TYPES.filter(type => placeOf(type) === place).map(type => (
      <Piece key={type} type={type} was={campaign.priorities[type]} takeBack={takeBack(type)} />
    ))
  return (
    <section className="eagle-war-trays" aria-label="Priorities">
      <h3>
        {choosing ? 'Free choice: two high, one medium' : 'What Berlin wants bombed'}
        {campaign.terror && <small>terror raids allowed</small>}
      </h3>
      {TRAYS.filter(({ priority }) => !choosing || priority !== 'low').map(({ priority, name }) => (
        <div key={priority} className="eagle-war-tray">
          <b>{name}</b>
          <div className="eagle-war-tray-room">{piecesOf(priority)}</div>
        </div>
      ))}
      {choosing && (
        <div className="eagle-war-tray eagle-tray-waits">
          <b>To lay, else low</b>
          <div className="eagle-war-tray-room">{piecesOf('waits')}</div>
        </div>
      )}
    </section>
  )
}

/** The types that have been given a priority since the card was drawn. */
function laidSoFar(desk: BoardProps<Campaign>['desk']) {
  return (desk?.made() ?? [])
    .filter(({ ask }) => ask === 'free-choice')
    .map(({ at, option }) => {
      const { id, priority } = option as unknown as {
        readonly id: PrioritisedType
        readonly priority: Priority
      }
      return { at, type: id, priority }
    })
}

function Piece(props: {
  readonly type: PrioritisedType
  readonly was: Priority
  readonly takeBack: (() => void) | undefined
}) {
  const { type, was, takeBack } = props
  const name = PRIORITISED[type]
  const pick = usePick(`priority:${type}`, `${name}, so far ${was}`)
  const tip = useTip(() => (
    <TipText title={name}>
      <p>{takeBack ? 'Click to take it back.' : `So far ${was}.`}</p>
    </TipText>
  ))
  if (takeBack)
    return (
      <button
        type="button"
        className="eagle-war-priority"
        data-piece={`priority:${type}`}
        onClick={takeBack}
        {...tip}
      >
        <TargetIcon type={type} size={22} />
        {name}
      </button>
    )
  return (
    <div className="eagle-war-priority" data-piece={`priority:${type}`} {...pick} {...tip}>
      <TargetIcon type={type} size={22} />
      {name}
    </div>
  )
}
