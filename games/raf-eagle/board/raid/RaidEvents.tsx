import { raidEventIdle, raidEventTitle, raidEventWords } from '../../text/cards.ts'
import type { Notes } from '../../vocabulary.ts'

/** RE-4.II.6 RE-4.II.8 The two Raid Event cards of this raid, as they lie there. */
export function RaidEvents({ events }: { readonly events: readonly Notes['raid-event'][] }) {
  return (
    <div className="eagle-raid-events">
      {(['approach', 'target'] as const).map(step => {
        const drawn = events.find(event => event.step === step)
        return (
          <article key={step} className="eagle-raid-event" data-drawn={drawn !== undefined}>
            <small>{step} event</small>{' '}
            {drawn && (
              <>
                <b>{drawn.event ? raidEventTitle(drawn.event) : 'Nothing for this battle'}</b>{' '}
                {drawn.event && (
                  <span>{drawn.applies ? raidEventWords(drawn.event).text : raidEventIdle(drawn.event)}</span>
                )}
              </>
            )}
          </article>
        )
      })}
    </div>
  )
}
