import type { Choice, Pause } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import type { DogfightIcon } from '../../pack/types.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import { rowOf } from '../../rules/03-dogfight/combat.ts'
import type { Campaign } from '../../state.ts'
import { iconTitle } from '../../text/cards.ts'
import { DogfightIconSvg } from '../pieces/icons/CardIcons.tsx'
import { AdvantageFace, type Cell, DogfightFace } from './CardFace.tsx'
import type { Focus } from './story.ts'

/** Cards, or results of a card, that lie on the table to be chosen from. */
export function Hand(props: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly focus: Focus
}) {
  const { campaign, pause, focus } = props
  if (pause?.kind !== 'choice') return null
  if (pause.ask === 'dogfight.icon') return <Icons choice={pause} />
  if (pause.ask === 'dogfight.vision-card')
    return (
      <div className="sab-hand">
        {pause.options.map(({ id }) => (
          <PickedCard key={id} id={id}>
            <AdvantageFace campaign={campaign} card={id} deck="raf" />
          </PickedCard>
        ))}
      </div>
    )
  const cell = pause.ask === 'dogfight.evade-card' ? cellOf(campaign, focus) : undefined
  return cell ? (
    <div className="sab-hand">
      {pause.options.map(({ id }) => (
        <PickedCard key={id} id={id}>
          <DogfightFace campaign={campaign} card={id} cell={cell} struck={['slip', ...TIGHT]} />
        </PickedCard>
      ))}
    </div>
  ) : null
}

/** SAB-MAN-06 SAB-MAN-09 What does not count in an Evade. */
const TIGHT: readonly DogfightIcon[] = ['tight-turn', 'tight-turn:loose', 'tight-turn:fuel']

function cellOf(campaign: Campaign, { unit, german: no }: Focus): Cell | undefined {
  const fight = unit ? dogfightOf(campaign, unit) : undefined
  const german = fight?.germans.find(one => one.no === no)
  return fight && german && { attitude: 'tailed', row: rowOf(fight), column: german.type }
}

function PickedCard({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  const pick = usePick(`card:${id}`, `Card ${id}`)
  return (
    <div className="sab-hand-card" {...pick}>
      {children}
    </div>
  )
}

/** SAB-GEN-15 */
function Icons({ choice: { options } }: { readonly choice: Choice }) {
  return (
    <div className="sab-hand sab-hand-icons">
      {options.map(({ id }) => (
        <IconChip key={id} icon={id as DogfightIcon} />
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
