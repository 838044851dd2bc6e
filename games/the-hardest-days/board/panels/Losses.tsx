import { Stack } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Day } from '../../state.ts'
import { SquadronCounter } from '../pieces/counters.tsx'
import { shownSquadron } from '../pieces/shown.ts'
import { Counters } from './Luftwaffe.tsx'

/** The Inflight Box, the loss boxes of both sides and the Bomb Damage Track. */
export function Losses({ day }: { readonly day: Day }) {
  return (
    <div className="losses">
      <LossBox title="In flight" note="have left a raid and not landed">
        <Squadrons day={day} at="inflight" />
        <Groups day={day} at="inflight" />
      </LossBox>
      <LossBox title="Squadrons, light loss" note="−1 each">
        <Squadrons day={day} at="light" />
      </LossBox>
      <LossBox title="Squadrons, heavy loss" note="−2 each">
        <Squadrons day={day} at="heavy" />
      </LossBox>
      <LossBox title="Groups, light loss" note="+1 each">
        <Groups day={day} at="light" />
      </LossBox>
      <LossBox title="Groups, heavy loss" note="+2 each">
        <Groups day={day} at="heavy" />
      </LossBox>
      <BombDamageTrack points={day.bombDamage} />
    </div>
  )
}

type Box = 'inflight' | 'light' | 'heavy'

export function LossBox({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}) {
  return (
    <section className="loss-box" aria-label={title}>
      <h3>
        {title} <small>{note}</small>
      </h3>
      {children}
    </section>
  )
}

export function Groups({
  day,
  at,
  size = 46,
}: {
  readonly day: Day
  readonly at: Box
  readonly size?: number
}) {
  return <Counters day={day} groups={day.groups.filter(({ place }) => place.at === at)} size={size} />
}

export function Squadrons({
  day,
  at,
  size = 46,
}: {
  readonly day: Day
  readonly at: Box
  readonly size?: number
}) {
  return (
    <Stack>
      {day.squadrons
        .filter(({ place }) => place.at === at)
        .map(squadron => (
          <SquadronCounter key={squadron.id} size={size} {...shownSquadron(day, squadron)} />
        ))}
    </Stack>
  )
}

/** Spaces of the track that are drawn; it goes on if the day is worse than that. */
const TRACK = 30

function BombDamageTrack({ points }: { readonly points: number }) {
  const spaces = Array.from({ length: Math.max(TRACK, points) + 1 }, (_, i) => i)
  return (
    <div className="damage-track" role="img" aria-label={`Bomb damage: ${points} points`}>
      <h3>
        Bomb damage <small>−1 each</small>
      </h3>
      <div className="damage-spaces">
        {spaces.map(space => (
          <span
            key={space}
            className={space === points ? 'damage-now' : space < points ? 'damage-past' : undefined}
          >
            {space}
          </span>
        ))}
      </div>
    </div>
  )
}
