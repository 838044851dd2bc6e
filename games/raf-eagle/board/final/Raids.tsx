import type { Logged } from '@tallyho/engine'
import { listed } from '@tallyho/engine'
import { Chart } from '@tallyho/kit'
import { gruppeSpec, squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { clockName, dateName } from '../../text/names.ts'
import { historyOf } from '../campaign/history.ts'
import { heapsBy } from '../pieces/heaps.ts'
import { SquadronCounter } from '../pieces/index.ts'
import { Points } from '../pieces/Points.tsx'

/** Raid by raid: where and when, what it brought, and who was lost in it. */
export function RaidByRaid({
  campaign,
  notes,
}: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}) {
  const { days } = historyOf(campaign, notes)
  const raids = days.flatMap(({ day, raids: flown }) => flown.map(raid => ({ day, ...raid })))
  if (raids.length === 0) return null
  const when = (day: number, hour: string) => (days.length > 1 ? `${dateName(day)}, ${hour}` : hour)
  return (
    <Chart
      title="Raid by raid"
      corner="raid"
      columns={['target', 'squadrons met', 'bombs', 'Gruppen lost', 'squadrons lost', 'points']}
      rows={raids.map(({ day, segment, target, met, bombs, gruppen, squadrons, by }) => ({
        name: when(day, clockName(segment)),
        cells: [
          target,
          met,
          <Points key="bombs" by={-bombs} short />,
          <Lost key="gruppen" ids={gruppen} typeOf={id => gruppeSpec(campaign, id).type} />,
          <Lost key="squadrons" ids={squadrons} typeOf={id => squadronSpec(campaign, id).type} />,
          <Points key="points" by={by} short />,
        ],
      }))}
    />
  )
}

/** `7: 5 Me 109, 2 He 111`; their names when it is opened. */
function Lost({ ids, typeOf }: { readonly ids: readonly string[]; typeOf(id: string): string }) {
  if (ids.length === 0) return '–'
  const types = [...heapsBy(ids, typeOf)].sort(([, one], [, other]) => other.length - one.length)
  const [[only] = []] = types
  const isMixed = types.length > 1
  const told = isMixed ? listed(types.map(([type, all]) => `${all.length} ${type}`)) : only
  return (
    <details className="eagle-lost">
      <summary>
        <b>
          {ids.length}
          {isMixed && ':'}
        </b>{' '}
        {told}
      </summary>
      {listed(ids)}
    </details>
  )
}

const BOXES = [
  ['light-loss', 'Squadrons, light loss'],
  ['heavy-loss', 'Squadrons, heavy loss'],
] as const

/** RE-2.1.g The squadrons that are out of action. */
export function BritishLosses({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="eagle-war-losses">
      {BOXES.map(([place, name]) => {
        const ids = squadronsIn(campaign, place)
        if (ids.length === 0) return null
        return (
          <section key={place}>
            <h4>
              {name} <small>{ids.length}</small>
            </h4>
            <div className="eagle-war-loss-box">
              {ids.map(id => (
                <SquadronCounter key={id} campaign={campaign} id={id} size={40} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}
