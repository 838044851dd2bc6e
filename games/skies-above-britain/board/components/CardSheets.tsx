import type { Sourced } from '@tallyho/engine'
import { SourceBadge } from '@tallyho/kit'
import type { ReactNode } from 'react'
import {
  type AdvantageCard,
  AIRCRAFT,
  type BomberIcon,
  type DogfightIcon,
  GERMANS,
  type Pack,
  type ReactionCard,
  SIDES,
  SUPPORTS,
} from '../../pack/types.ts'
import { EVENT_WORDS, iconTitle } from '../../text/cards.ts'
import { ATTITUDE_NAMES, SIDE_NAMES, SUPPORT_NAMES } from '../../text/german-names.ts'
import { AIRCRAFT_NAMES, stationName } from '../../text/names.ts'
import { BomberIconFace } from '../pieces/icons/bombers.tsx'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'

interface SheetProps {
  readonly pack: Pack
}

const ROWS = [
  ['section', 'Section'],
  ['fighter', 'Fighter'],
] as const

type Blocks = Pack['cards']['tailed']['hurricane'][number]
type Block = Pick<Blocks, 'section' | 'fighter'>

/** A card of the box: its number and its source at the head. */
function BoxCard(props: { readonly id: string; readonly of: Sourced; readonly children: ReactNode }) {
  return (
    <article className="sab-box-card">
      <header>
        <b>{props.id}</b>
        <SourceBadge of={props.of} />
      </header>
      {props.children}
    </article>
  )
}

function Deck(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sab-box-deck">
      <h4>{props.title}</h4>
      <div className="sab-box-cards">{props.children}</div>
    </section>
  )
}

/** Icons of a cell, parted by spaces in the pack. */
function iconsIn(cell: string): readonly string[] {
  return cell === '-' ? [] : cell.split(' ')
}

function BlockTable({ name, block }: { readonly name?: string; readonly block: Block }) {
  return (
    <table className="sab-box-block">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {GERMANS.map(type => (
            <th scope="col" key={type}>
              {type}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([row, title]) => (
          <tr key={row}>
            <th scope="row">{title}</th>
            {GERMANS.map(type => (
              <td
                key={type}
                title={iconsIn(block[row][type])
                  .map(icon => iconTitle(icon as DogfightIcon))
                  .join(', ')}
              >
                {iconsIn(block[row][type]).map(icon => (
                  <DogfightIconSvg key={icon} icon={icon as DogfightIcon} size={20} />
                ))}
                {block[row][type] === '-' && '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** SAB-K-001 SAB-K-015 Four decks of 24: by attitude and aircraft. */
export function DogfightSheet({ pack: { cards } }: SheetProps) {
  return (
    <>
      {AIRCRAFT.map(aircraft => (
        <Deck
          key={aircraft}
          title={`Tailed, ${AIRCRAFT_NAMES[aircraft]}: ${cards.tailed[aircraft].length} cards`}
        >
          {cards.tailed[aircraft].map(card => (
            <BoxCard key={card.id} id={card.id} of={card}>
              <BlockTable block={card} />
            </BoxCard>
          ))}
        </Deck>
      ))}
      {AIRCRAFT.map(aircraft => (
        <Deck
          key={aircraft}
          title={`Head-On & Tailing, ${AIRCRAFT_NAMES[aircraft]}: ${cards.headOn[aircraft].length} cards`}
        >
          {cards.headOn[aircraft].map(card => (
            <BoxCard key={card.id} id={card.id} of={card}>
              <BlockTable name="Head-on" block={card['head-on']} />
              <BlockTable name="Tailing" block={card.tailing} />
            </BoxCard>
          ))}
        </Deck>
      ))}
    </>
  )
}

/** SAB-ADV-01 */
export function AdvantageSheet({ pack: { cards } }: SheetProps) {
  const decks = [
    ['RAF Advantage', cards.raf],
    ['Luftwaffe Advantage', cards.luftwaffe],
  ] as const
  return decks.map(([title, deck]) => (
    <Deck key={title} title={`${title}: ${deck.length} cards`}>
      {deck.map(card => (
        <BoxCard key={card.id} id={card.id} of={card}>
          <Advantage card={card} />
        </BoxCard>
      ))}
    </Deck>
  ))
}

function Advantage({ card: { number, attitude, event } }: { readonly card: AdvantageCard }) {
  return (
    <>
      <p>
        <b>{number === 'schwarm' ? 'Four of them' : 'Two of them'}</b>, {ATTITUDE_NAMES[attitude]}
      </p>
      <p>{event ? `${EVENT_WORDS[event].title} ${EVENT_WORDS[event].text}` : 'No event'}</p>
    </>
  )
}

/** SAB-BMB-24 */
export function BomberCardSheet({ pack: { cards } }: SheetProps) {
  const decks = [
    ['Medium bombers', cards.medium],
    ['Stukas', cards.light],
  ] as const
  return decks.map(([title, deck]) => (
    <Deck key={title} title={`${title}: ${deck.length} cards`}>
      {deck.map(card => (
        <BoxCard key={card.id} id={card.id} of={card}>
          <table className="sab-box-block">
            <thead>
              <tr>
                <th />
                {SIDES.map(side => (
                  <th scope="col" key={side}>
                    {SIDE_NAMES[side]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SUPPORTS.map(support => (
                <tr key={support}>
                  <th scope="row">
                    {SUPPORT_NAMES[support].replace('in a kette that is cut off', 'cut off')}
                  </th>
                  {SIDES.map(side => (
                    <td
                      key={side}
                      title={iconsIn(card[support][side])
                        .map(icon => iconTitle(icon as BomberIcon))
                        .join(', ')}
                    >
                      {iconsIn(card[support][side]).map(icon => (
                        <BomberIconFace key={icon} icon={icon as BomberIcon} />
                      ))}
                      {card[support][side] === '-' && '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </BoxCard>
      ))}
    </Deck>
  ))
}

/** SAB-REA-01 */
export function ReactionSheet({ pack: { cards } }: SheetProps) {
  return (
    <Deck title={`Escort Reaction: ${cards.reaction.length} cards`}>
      {cards.reaction.map(card => (
        <BoxCard key={card.id} id={card.id} of={card}>
          <Reaction card={card} />
        </BoxCard>
      ))}
    </Deck>
  )
}

function Reaction({ card: { clouds, help, reduce, shift, ambush } }: { readonly card: ReactionCard }) {
  const lines = [
    `In clouds the bombers get away on ${clouds} or more.`,
    ...Object.entries(help).map(
      ([station, count]) => `Help from ${stationName(station as 'high')}: ${count}.`,
    ),
    ...Object.entries(reduce).map(
      ([station, what]) =>
        `${stationName(station as 'high')} is reduced${what === '109' ? ' if they are 109s' : ''}.`,
    ),
    ...(shift ? [`From ${stationName(shift.from)} to ${stationName(shift.to)}.`] : []),
    ...(ambush ? [`An ambush by Me ${ambush}s.`] : []),
  ]
  return lines.map(line => <p key={line}>{line.charAt(0).toUpperCase() + line.slice(1)}</p>)
}
