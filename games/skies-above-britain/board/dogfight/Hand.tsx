import { firstOf, type Pause } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { DogfightIcon } from '../../pack/types.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import { rowOf } from '../../rules/03-dogfight/combat.ts'
import type { Campaign } from '../../state.ts'
import { iconTitle } from '../../text/cards.ts'
import { countsInEvade, tailedSaid } from '../../text/icons.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'
import { AdvantageFace, type Cell, DogfightFace } from './CardFace.tsx'
import type { Focus } from './story.ts'

/** Cards, or results of a card, that lie on the table: to be chosen from, or because a Veteran is asked about them. */
export function Hand(props: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly focus: Focus
}) {
  const { campaign, pause, focus } = props
  if (pause?.kind !== 'choice') return null
  const offered = pause.options.map(({ id }) => id)
  const cell = cellOf(campaign, focus)
  const { unit } = focus
  switch (pause.ask) {
    case 'dogfight.icon':
      return <Icons icons={offered as DogfightIcon[]} />
    case 'dogfight.vision-card':
      return <Cards ids={offered} face={id => <AdvantageFace campaign={campaign} card={id} deck="raf" />} />
    case 'dogfight.evade-card':
      return cell && unit ? (
        <Cards
          ids={offered}
          face={id => (
            <DogfightFace
              campaign={campaign}
              card={id}
              cell={cell}
              struck={struckIn(campaign, unit, id, cell)}
            />
          )}
          said={id => tailedSaid(campaign, id, unit, [cell.column])}
        />
      ) : null
    default:
      return <AskedAbout campaign={campaign} about={pause.about} cell={cell} unit={unit} />
  }
}

/** SAB-VET-03 to SAB-VET-06 The card or the result that a privilege or a skill would change. */
function AskedAbout(props: {
  readonly campaign: Campaign
  readonly about: readonly string[] | undefined
  readonly cell: Cell | undefined
  readonly unit: Unit | undefined
}) {
  const { campaign, about, cell, unit } = props
  const icon = firstOf('icon', about)
  if (icon) return <Icons icons={[icon as DogfightIcon]} />
  const card = firstOf('card', about)
  const face = card !== undefined && cell && card in packOf(campaign).decks(campaign.aircraft).tailed
  return face ? (
    <Cards
      ids={[card]}
      face={id => (
        <DogfightFace
          campaign={campaign}
          card={id}
          cell={cell}
          struck={unit ? struckIn(campaign, unit, id, cell) : []}
        />
      )}
    />
  ) : null
}

function Cards(props: {
  readonly ids: readonly string[]
  face(id: string): ReactNode
  /** What it brings, in words. */
  said?(id: string): string
}) {
  return (
    <div className="sab-hand">
      {props.ids.map(id => (
        <CardPiece key={id} id={id}>
          {props.face(id)}
          {props.said && <p className="sab-hand-words">{props.said(id)}</p>}
        </CardPiece>
      ))}
    </div>
  )
}

/** SAB-MAN-06 SAB-MAN-09 What does not count in an Evade. */
function struckIn(campaign: Campaign, unit: Unit, card: string, { row, column }: Cell) {
  return packOf(campaign)
    .tailed(card)
    [row][column].filter(icon => !countsInEvade(campaign, unit, icon))
}

function cellOf(campaign: Campaign, { unit, german: no }: Focus): Cell | undefined {
  const fight = unit ? dogfightOf(campaign, unit) : undefined
  const german = fight?.germans.find(one => one.no === no)
  return fight && german && { attitude: 'tailed', row: rowOf(fight), column: german.type }
}

function CardPiece({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const pick = usePick(`card:${id}`, `Card ${id}`)
  return (
    <div className="sab-hand-card" {...pick}>
      {children}
    </div>
  )
}

/** SAB-GEN-15 */
function Icons({ icons }: { readonly icons: readonly DogfightIcon[] }) {
  return (
    <div className="sab-hand sab-hand-icons">
      {icons.map(icon => (
        <IconChip key={icon} icon={icon} />
      ))}
    </div>
  )
}

function IconChip({ icon }: { readonly icon: DogfightIcon }) {
  const pick = usePick(`icon:${icon}`, iconTitle(icon))
  return (
    <div className="sab-chip" {...pick}>
      <DogfightIconSvg icon={icon} size={26} />
      <span>{iconTitle(icon)}</span>
    </div>
  )
}
