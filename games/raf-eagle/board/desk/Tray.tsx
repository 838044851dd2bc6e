import { refTo } from '@tallyho/engine'
import { type BoardProps, TipText, usePick, usePlace, useTip } from '@tallyho/kit'
import { type MouseEvent, memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { GermanType, GruppeId, Letter, Luftflotte } from '../../pack/types.ts'
import { gruppe, gruppeSpec } from '../../rules/02-terms.ts'
import { isReady } from '../../rules/05-planning/limits.ts'
import type { Campaign } from '../../state.ts'
import { clockName } from '../../text/names.ts'
import { GruppeCounter } from '../pieces/index.ts'
import { awayBecause } from '../why-not.ts'
import { pickedOf } from './Heaps.tsx'
import { useDeskPlan } from './planning.ts'
import { typeRef } from './stand-ins.ts'

const TYPES: readonly GermanType[] = ['Me 109', 'Me 110', 'Do 17', 'He 111', 'Ju 87', 'Ju 88']
const LETTERS: readonly Letter[] = ['A', 'B', 'C']
const COMMANDERS: Readonly<Record<Luftflotte, string>> = { 2: 'Kesselring', 3: 'Sperrle' }

interface TrayProps extends Pick<BoardProps<Campaign>, 'state' | 'lit'> {
  readonly luftflotte: Luftflotte
}

/** RE-2.1.h The airbases of a Luftflotte: a tray with a compartment for each type and letter. */
export const Tray = memo(function Tray({ state: campaign, lit, luftflotte }: TrayProps) {
  const place = usePlace(refTo('base', luftflotte), `Airbases of Luftflotte ${luftflotte}`)
  const own = packOf(campaign).pack.gruppen.filter(spec => spec.luftflotte === luftflotte)
  const all = own.map(({ id }) => id).filter(id => isInPlay(campaign, id))
  return (
    <section
      className="eagle-tray"
      data-region={`lf${luftflotte}`}
      data-luftflotte={luftflotte}
      data-walk={luftflotte === 3 ? 'counters' : undefined}
      {...place}
    >
      <header>
        <h3>Luftflotte {luftflotte}</h3>
        <p>{COMMANDERS[luftflotte]}</p>
      </header>
      <div className="eagle-tray-types">
        {TYPES.map(type => (
          <TypeRow
            key={type}
            campaign={campaign}
            lit={lit}
            luftflotte={luftflotte}
            type={type}
            gruppen={all.filter(id => gruppeSpec(campaign, id).type === type)}
          />
        ))}
      </div>
      <Away campaign={campaign} gruppen={all} />
    </section>
  )
})

function isInPlay(campaign: Campaign, id: GruppeId): boolean {
  const { place } = gruppe(campaign, id)
  return place !== 'out' && place !== 'calendar'
}

interface RowProps {
  readonly campaign: Campaign
  readonly lit: TrayProps['lit']
  readonly type: GermanType
  readonly gruppen: readonly GruppeId[]
}

function TypeRow({ campaign, lit, luftflotte, type, gruppen }: RowProps & Pick<TrayProps, 'luftflotte'>) {
  const { sheet } = useDeskPlan()
  const ready = gruppen.filter(id => isReady(campaign, id) && !gruppe(campaign, id).flown)
  // RE-5.2.a Bombers are sent in the morning.
  const stays = sheet?.asks.length === 1 && type !== 'Me 109' && type !== 'Me 110'
  const pick = usePick(typeRef(luftflotte, type), `Every ${type} of Luftflotte ${luftflotte} that is ready`)
  return (
    <div className="eagle-tray-type">
      <p>
        <span className="eagle-type" {...pick}>
          {type}
        </span>
        <span>{stays ? 'not today' : `${ready.length} ready`}</span>
      </p>
      <div className="eagle-tray-cells">
        {LETTERS.map(letter => (
          <Cell
            key={letter}
            campaign={campaign}
            lit={lit}
            letter={letter}
            gruppen={gruppen.filter(id => gruppeSpec(campaign, id).letter === letter)}
          />
        ))}
      </div>
    </div>
  )
}

/** The Gruppen of one type and letter: those that can be taken on top of those that rest. */
function Cell({ campaign, lit, letter, gruppen }: Omit<RowProps, 'type'> & { readonly letter: Letter }) {
  const { held, pickAll } = useDeskPlan()
  const here = gruppen.filter(id => gruppe(campaign, id).place === 'base')
  const ready = here.filter(id => isReady(campaign, id))
  const isHeld = (id: GruppeId) => held.includes(refTo('gruppe', id))
  const left = ready.filter(id => !isHeld(id))
  const picked = ready.length - left.length
  const top = left.find(id => lit.has(refTo('gruppe', id))) ?? left[0] ?? ready[0] ?? here[0]
  const all = (event: MouseEvent) => {
    if (!event.shiftKey) return
    event.stopPropagation()
    pickAll(ready.map(id => refTo('gruppe', id)))
  }
  return (
    <div className="eagle-cell" data-picked={pickedFrom(picked, left.length)} onClickCapture={all}>
      {top === undefined ? (
        <Absent campaign={campaign} letter={letter} gruppen={gruppen} />
      ) : (
        <GruppeCounter campaign={campaign} id={top} size={42} mark={plate(here, left, picked)} />
      )}
    </div>
  )
}

/** The counter on top is the next one: it is in the hand itself only once all of them are. */
function pickedFrom(picked: number, left: number): 'all' | 'some' | undefined {
  if (picked === 0) return undefined
  return left === 0 ? 'all' : 'some'
}

/** How many lie in the compartment, and how many of them are in the player's hand. */
function plate(
  here: readonly GruppeId[],
  left: readonly GruppeId[],
  picked: number,
): string | number | undefined {
  if (picked > 0) return pickedOf(picked, picked + left.length)
  return here.length > 1 ? here.length : undefined
}

/** Where those of an empty compartment are, in a word. */
function Absent(props: {
  readonly campaign: Campaign
  readonly letter: Letter
  readonly gruppen: readonly GruppeId[]
}) {
  const { campaign, gruppen } = props
  const [first] = gruppen
  if (first === undefined) return <span aria-hidden="true" />
  const { place, back } = gruppe(campaign, first)
  const word = WHERE[place] ?? 'away'
  return (
    <span className="eagle-absent">{place === 'clock' && back !== undefined ? clockName(back) : word}</span>
  )
}

const WHERE: Readonly<Partial<Record<Campaign['gruppen'][string]['place'], string>>> = {
  planned: 'in the plan',
  inflight: 'flying home',
  'light-loss': 'light loss',
  'heavy-loss': 'heavy loss',
  'night-raid': 'at night',
}

/** What is not to be had today, and why. */
function Away({ campaign, gruppen }: Pick<RowProps, 'campaign' | 'gruppen'>) {
  const count = (isOne: (id: GruppeId) => boolean) => gruppen.filter(isOne).length
  const reduced = count(id => gruppe(campaign, id).place === 'base' && !isReady(campaign, id))
  const clock = count(id => gruppe(campaign, id).place === 'clock')
  const lost = count(id => gruppe(campaign, id).place.endsWith('-loss'))
  const night = count(id => gruppe(campaign, id).place === 'night-raid')
  const parts = [
    [night, 'for the night'],
    [reduced, 'reduced'],
    [clock, 'on the clock'],
    [lost, 'lost'],
  ] as const
  const told = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`)
  const absent = gruppen.filter(id => gruppe(campaign, id).place !== 'planned' && !isReady(campaign, id))
  const tip = useTip(() => (
    <TipText title="Not to be had now">
      {absent.length === 0 && <p>Everybody is ready or in the plan.</p>}
      {absent.map(id => (
        <p key={id}>{awayBecause(campaign, id)?.says}</p>
      ))}
    </TipText>
  ))
  return (
    <footer>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too */}
      <p tabIndex={0} role="note" {...tip}>
        {told.length > 0 ? told.join(' · ') : 'nobody is away'}
      </p>
      <p className="eagle-tray-key">
        <b>6</b> rating <b>A</b> letter <b>4</b> bombs <b>×3</b> Gruppen
      </p>
    </footer>
  )
}
