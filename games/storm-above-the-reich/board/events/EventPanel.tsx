import type { Logged, Pause, Words } from '@tallyho/engine'
import { EventOf, RuleLink } from '@tallyho/kit'
import { useLayoutEffect, useRef } from 'react'
import type { Campaign } from '../../state.ts'
import { CARDS } from './cards.ts'
import './events.css'
import { episodeOf } from './episode.ts'
import { OnTheTable } from './OnTheTable.tsx'

/**
 * What is going on, from its beginning to now: an attack from the approach to the break away, a combat, a recovery. What
 * is drawn as a card is drawn as a card, the rest is told.
 */
export function EventPanel({
  campaign,
  pause,
  notes,
  words,
  onRule,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly words: Words<Campaign>
  onRule(id: string): void
}) {
  const { before, notes: now } = episodeOf(notes)
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something has happened
  useLayoutEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [notes])
  return (
    <section className="sr-episode" aria-label="What is going on">
      {now.length === 0 && <p className="sr-nothing">Nothing has happened yet.</p>}
      {before.length > 0 && <p className="sr-lead-in">{before.map(note => words.note(note)).join(' ')}</p>}
      <ol>
        {now.map((note, i) => {
          const told = (
            <p className="sr-told">
              {words.note(note)} <RuleLink id={note.rule} onRule={onRule} />
            </p>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
            <li key={i} ref={i === now.length - 1 ? end : undefined}>
              <EventOf events={CARDS} note={note} state={campaign} onRule={onRule} told={told} />
            </li>
          )
        })}
      </ol>
      <OnTheTable campaign={campaign} pause={pause} />
    </section>
  )
}
