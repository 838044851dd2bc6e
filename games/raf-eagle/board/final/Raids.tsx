import type { Logged } from '@tallyho/engine'
import { listed } from '@tallyho/engine'
import { Chart } from '@tallyho/kit'
import { squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { clockName, dateName } from '../../text/names.ts'
import { historyOf } from '../campaign/history.ts'
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
          gruppen.length > 0 ? listed(gruppen) : 'none',
          squadrons.length > 0 ? listed(squadrons) : 'none',
          <Points key="points" by={by} short />,
        ],
      }))}
    />
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
