import { counted } from '@tallyho/engine'
import { TipText, usePick, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import {
  ATTACHMENTS,
  type Attachment,
  AUXILIARIES,
  type Auxiliary,
  type OperationsMenu,
} from '../../pack/types.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { fighterName, KIND_NAMES, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { ATTACHMENT_NAMES, ATTACHMENT_WORDS, PENALTY_NAMES, SKILL_NAMES } from '../../text/names.ts'
import { traitWords } from '../roster/pilot-words.ts'

/** SR-SET-08…12 What Operations Points buy this season, what is left of them, and what has been bought. */
export function OperationsDesk({ campaign }: { readonly campaign: Campaign }) {
  const mission = missionOf(campaign)
  const { menu } = seasonAt(campaign, campaign.season)
  const { blocks, carries } = packOf(campaign).pack.operations
  const isFlying = (pilot: Pilot): boolean => mission.fighters.some(fighter => fighter.pilot === pilot.no)
  const ready = campaign.pilots.filter(({ status }) => status === 'ready')
  return (
    <div className="sr-desk">
      <div>
        <h4>
          Operations Menu <span className="sr-op">{mission.op} OP left</span>{' '}
          <small>of {mission.operations}</small>
        </h4>
        <table className="sr-menu">
          <thead>
            <tr>
              <th scope="col">For OP</th>
              <th scope="col">you get</th>
              <th scope="col">may carry, or what it does</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>1</td>
              <th scope="row">one FW190 with a pilot</th>
              <td>{carriesText(carries.fw190, menu)}</td>
            </tr>
            {AUXILIARIES.map(kind => {
              const offer = menu.auxiliaries[kind]
              return (
                offer && (
                  <Line key={kind} of={kind} cost={offer.cost} name={`${offer.count} ${KIND_NAMES[kind]}`}>
                    <th scope="row">
                      {offer.count} {KIND_NAMES[kind]} <small>of {blocks[kind]} in the box</small>
                    </th>
                    <td>{carriesText(carries[kind], menu)}</td>
                  </Line>
                )
              )
            })}
            {ATTACHMENTS.map(kind => {
              const offer = menu.attachments[kind]
              return (
                offer && (
                  <Line
                    key={kind}
                    of={kind}
                    cost={offer.cost}
                    name={`${offer.count} ${ATTACHMENT_NAMES[kind]}`}
                  >
                    <th scope="row">
                      {offer.count} × {ATTACHMENT_NAMES[kind]}
                    </th>
                    <td>{ATTACHMENT_WORDS[kind]}</td>
                  </Line>
                )
              )
            })}
          </tbody>
        </table>
      </div>
      <div>
        <h4>
          Pilots on the ground <small>{ready.length - ready.filter(isFlying).length}</small>
        </h4>
        <div className="sr-free">
          {ready.map(pilot => (
            <ReadyPilot key={pilot.no} pilot={pilot} flies={isFlying(pilot)} />
          ))}
        </div>
        <BoughtList campaign={campaign} />
        {ATTACHMENTS.some(kind => mission.stores[kind] > 0) && (
          <p className="sr-stores">
            To be fitted:{' '}
            {ATTACHMENTS.filter(kind => mission.stores[kind] > 0).map(kind => (
              <Store key={kind} kind={kind} count={mission.stores[kind]} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** Who flies, and with what. */
export function BoughtList({ campaign }: { readonly campaign: Campaign }) {
  const { fighters } = missionOf(campaign)
  return (
    <div>
      <h4>
        Bought <small>{counted(fighters.length, 'fighter')}</small>
      </h4>
      <ul className="sr-bought">
        {fighters.map(fighter => (
          <Bought key={fighter.no} campaign={campaign} fighter={fighter} />
        ))}
        {fighters.length === 0 && <li className="sr-nothing">nothing yet</li>}
      </ul>
    </div>
  )
}

/** A line of the menu that can be bought by a click on it. */
function Line(props: {
  readonly of: Auxiliary | Attachment
  readonly cost: number
  readonly name: string
  readonly children: ReactNode
}) {
  const { role: _, ...pick } = usePick(`marker:${props.of}`, `${props.name} for ${props.cost}\u00a0OP`)
  return (
    <tr {...pick}>
      <td>{props.cost}</td>
      {props.children}
    </tr>
  )
}

/** Of what it may carry that which is on offer this season. */
function carriesText(
  { may, most }: { readonly may: readonly Attachment[]; readonly most: number },
  { attachments }: OperationsMenu,
) {
  const offered = may.filter(one => attachments[one])
  if (offered.length === 0) return 'nothing'
  return `${offered.map(one => ATTACHMENT_NAMES[one]).join(', ')}${most < offered.length ? `; at most ${most}` : ''}`
}

function Bought({ campaign, fighter }: { readonly campaign: Campaign; readonly fighter: Fighter }) {
  const name = fighterName(campaign, fighter)
  const load = [
    fighter.armor && ATTACHMENT_NAMES.armor,
    fighter.cannon && ATTACHMENT_NAMES.cannon,
    fighter.rockets !== 'none' && ATTACHMENT_NAMES.rockets,
    fighter.cable && ATTACHMENT_NAMES.cable,
  ].filter(Boolean)
  const { role: _, ...pick } = usePick(
    `fighter:${fighter.no}`,
    `${name}, ${KIND_NAMES[fighter.kind]}, ${load.join(', ') || 'no attachments'}`,
  )
  return (
    <li {...pick}>
      <b>{name}</b> <small>{fighter.pilot === undefined ? '' : KIND_NAMES[fighter.kind]}</small>
      {load.map(one => (
        <span key={String(one)} className="sr-trait">
          {one}
        </span>
      ))}
    </li>
  )
}

/** An attachment that no fighter carries yet. */
function Store({ kind, count }: { readonly kind: Attachment; readonly count: number }) {
  const pick = usePick(`marker:${kind}`, `${count} ${ATTACHMENT_NAMES[kind]}, not fitted`)
  return (
    <span className="sr-who" {...pick}>
      {ATTACHMENT_NAMES[kind]} ×{count}
    </span>
  )
}

/** One who flies keeps his place in the list, so that nobody else moves. */
function ReadyPilot({ pilot, flies }: { readonly pilot: Pilot; readonly flies: boolean }) {
  const pick = usePick(`pilot:${pilot.no}`, `${pilot.name}, ${flies ? 'flies today' : 'on the ground'}`)
  const words = traitWords(pilot)
  const tip = useTip(() => (
    <TipText title={pilot.name}>{words === '' ? <p>Veteran.</p> : <p>{words}</p>}</TipText>
  ))
  return (
    <span className={flies ? 'sr-who sr-who-flies' : 'sr-who'} {...pick} {...tip}>
      {pilot.name}
      {pilot.skills.length > 0 && <small> ★ {pilot.skills.map(one => SKILL_NAMES[one]).join(', ')}</small>}
      {pilot.penalty && <small> ◦ {PENALTY_NAMES[pilot.penalty]}</small>}
    </span>
  )
}
