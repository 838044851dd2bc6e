import { Stack, TipText, useTip } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { SpaceId } from '../../pack/types.ts'
import type { Day, Squadron } from '../../state.ts'
import { SquadronCounter } from '../pieces/counters.tsx'
import { shownSquadron } from '../pieces/shown.ts'

const ROWS = [
  [
    'inflight',
    'Flying home',
    'Will land and re-arm when the raids are over; who is reduced needs two hours more.',
  ],
  ['landing', 'Landing', 'Will re-arm in the next turnaround, and be ready in the one after.'],
  ['rearm', 'Re-arm', 'Ready at the next turnaround.'],
  ['light', 'Light loss', 'Out for the day: −1 victory point each.'],
  ['heavy', 'Heavy loss', 'Out for the day: −2 victory points each.'],
] as const

/** The Tote Board: what each airfield's squadrons are doing on the ground. */
export function ToteBoard({ day }: { readonly day: Day }) {
  const homes = [...new Set(packOf(day).pack.spaces.map(({ id }) => id))].filter(home =>
    day.squadrons.some(squadron => squadron.home === home),
  )
  return (
    <table className="tote" style={{ '--lines': homes.length + 1 } as object}>
      <thead>
        <tr>
          <th scope="col">Your squadrons</th>
          {homes.map(home => (
            <Airfield key={home} day={day} home={home} />
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([at, name, text]) => (
          <tr key={at}>
            <RowName name={name} text={text} />
            {homes.map(home => (
              <td key={home}>
                <Stack>
                  {day.squadrons.filter(isAt(home, at)).map(squadron => (
                    <SquadronCounter key={squadron.id} size={42} {...shownSquadron(day, squadron)} />
                  ))}
                </Stack>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isAt =
  (home: SpaceId, at: string) =>
  (squadron: Squadron): boolean =>
    squadron.home === home && squadron.place.at === at

function RowName({ name, text }: { readonly name: string; readonly text: string }) {
  const tip = useTip(() => (
    <TipText title={name}>
      <p>{text}</p>
    </TipText>
  ))
  return (
    <th scope="row" {...tip}>
      {name}
    </th>
  )
}

function Airfield({ day, home }: { readonly day: Day; readonly home: SpaceId }) {
  const { space, airfieldTarget } = packOf(day)
  const { airfield, name } = space(home)
  const target = airfieldTarget(home)
  const barred = target !== undefined && day.damaged.includes(target)
  const based = day.squadrons.filter(squadron => squadron.home === home)
  const tip = useTip(() => (
    <TipText title={airfield ?? name}>
      <p>Squadrons based here: {based.map(({ id }) => id).join(', ')}.</p>
      {barred && (
        <p>Communications cut: no patrols from here for the rest of the day. Scrambles are allowed.</p>
      )}
    </TipText>
  ))
  return (
    <th scope="col" className={barred ? 'tote-barred' : undefined} {...tip}>
      {airfield ?? name}
      <small>{barred ? 'no patrols' : home}</small>
    </th>
  )
}
