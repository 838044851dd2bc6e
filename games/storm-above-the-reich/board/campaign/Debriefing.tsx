import { listed } from '@tallyho/engine'
import type { Campaign, PilotNo } from '../../state.ts'

/** SR-CAM-10 Whom the last mission cost. */
export function Debriefing({ campaign: { log, pilots, length } }: { readonly campaign: Campaign }) {
  const flown = log.at(-1)
  if (flown === undefined || flown.aborted) return undefined
  const { no, killed, wounded, auxiliariesLost } = flown
  const title = length === 'training' || length === 'mission' ? 'After the mission' : `After mission ${no}`
  const names = (numbers: readonly PilotNo[]) => listed(numbers.map(one => pilots[one]?.name ?? ''))
  return (
    <section className="sr-debriefing" aria-label={title}>
      <h5>{title}</h5>
      {killed.length > 0 && <p className="sr-goal-failed">✝ {names(killed)}</p>}
      {wounded.length > 0 && <p>In hospital: {names(wounded)}</p>}
      {killed.length + wounded.length === 0 && <p>No pilot was killed or wounded.</p>}
      {auxiliariesLost > 0 && <p>Auxiliaries lost: {auxiliariesLost}</p>}
    </section>
  )
}
