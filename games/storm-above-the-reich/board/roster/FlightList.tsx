import { sameBut, usePick } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import { isBox } from '../../rules/05-map/boxes.ts'
import { fighterName, formation, KIND_NAMES, missionOf, pilotOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { boxName, HIT_NAMES } from '../../text/names.ts'
import { Traits } from './PilotCard.tsx'
import './flight.css'
import './roster.css'

/** Every fighter of the mission in one table: who flies it, where it is, what it carries, what it has suffered. */
export function FlightList({ campaign }: { readonly campaign: Campaign }) {
  const { fighters } = missionOf(campaign)
  const order = [...fighters].sort((one, other) => rankOf(one) - rankOf(other) || one.no - other.no)
  return (
    <table className="sr-flight">
      <caption className="sr-only">Fighters of this mission</caption>
      <thead>
        <tr>
          <th scope="col">Fighter</th>
          <th scope="col">Where, and how he is</th>
        </tr>
      </thead>
      <tbody>
        {order.map(fighter => (
          <Row key={fighter.no} campaign={campaign} fighter={fighter} pilot={pilotOf(campaign, fighter)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly campaign: Campaign
  readonly fighter: Fighter
  readonly pilot: ReturnType<typeof pilotOf>
}

const Row = memo(function Row({ campaign, fighter, pilot }: RowProps) {
  const name = fighterName(campaign, fighter)
  const where = whereabouts(campaign, fighter)
  const { role: _, ...pick } = usePick(`fighter:${fighter.no}`, `${name}, ${where}`)
  return (
    <tr className={rankOf(fighter) > 1 ? 'sr-flight-gone' : undefined} {...pick}>
      <th scope="row">
        {name} {pilot && <small>{KIND_NAMES[fighter.kind]}</small>}
      </th>
      <td>
        {where}
        <div className="sr-flight-state">
          {stateOf(campaign, fighter).map(({ what, bad }) => (
            <span key={what} className={bad ? 'sr-trait sr-trait-penalty' : 'sr-trait'}>
              {what}
            </span>
          ))}
          {pilot && <Traits pilot={pilot} campaign={campaign} fighter={fighter} />}
        </div>
      </td>
    </tr>
  )
}, sameBut('campaign'))

function rankOf({ at }: Fighter): number {
  if (at === 'space') return 0
  if (isBox(at)) return 0
  return at === 'reserve' ? 1 : at === 'exited' ? 2 : at === 'fate' ? 3 : 4
}

function whereabouts(campaign: Campaign, { at, space, fate, group }: Fighter): string {
  switch (at) {
    case 'reserve':
      return 'not yet entered'
    case 'space':
      return `among the bombers, ${formation(campaign).spaces[space]?.id ?? ''}`
    case 'exited':
      return 'out of the fight'
    case 'fate':
      return `dropped out${fate === undefined ? '' : `: ${HIT_NAMES[fate]} hit`}`
    case 'home':
      return 'home'
    case 'lost':
      return 'lost'
    case 'dogfight':
      return `Dogfight ${group}`
    default:
      return boxName(at)
  }
}

/** Attachments, guns and Hit markers. */
function stateOf(campaign: Campaign, fighter: Fighter): readonly { what: string; bad: boolean }[] {
  const components = packOf(campaign)
  const good = [
    fighter.armor && 'Armor',
    fighter.cannon && 'Cannon',
    fighter.rockets === 'loaded' && 'Rockets',
    fighter.rockets === 'fired' && 'Rockets fired',
    fighter.cable && 'Cable',
    fighter.outOfTheSun && 'Out of the Sun',
  ].filter(what => what !== false)
  const bad = [
    ...(fighter.ammo === 'full' ? [] : [fighter.ammo === 'jam' ? 'Jam' : 'No ammo']),
    ...fighter.hits.map((id, i) => {
      const { type, number } = components.hit(id)
      const twin = fighter.hits.indexOf(id) < i ? ` (${i + 1})` : ''
      return `${HIT_NAMES[type]} ${number}${twin}`
    }),
  ]
  return [...good.map(what => ({ what, bad: false })), ...bad.map(what => ({ what, bad: true }))]
}
