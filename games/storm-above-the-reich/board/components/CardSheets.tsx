import type { Components } from '../../pack/index.ts'
import type { AttackDeck } from '../../pack/types.ts'
import { AttackCardFace, DECK_NAMES } from '../events/AttackCardFace.tsx'
import { type CellMark, MarkIcon } from '../events/CellMarks.tsx'
import { FireCardFace } from '../events/FireCardFace.tsx'
import '../events/dealt.css'

const DECKS: readonly AttackDeck[] = ['nose', 'tail', 'oblique']

const LEGEND: readonly (readonly [CellMark, string])[] = [
  ['damage', 'Damage on the bomber'],
  ['hit', 'Hit on you'],
  ['collision', 'Collision check'],
  ['riding', 'Riding the tail'],
  ['no-ammo', 'No ammo'],
  ['jam', 'Jam'],
  ['pass', 'spaces to pass through'],
]

/** SR-K-ATK-01 The three decks of attack cards. */
export function AttackSheet({ components }: { readonly components: Components }) {
  const cards = components.pack.attackCards
  return (
    <>
      <ul className="sr-legend">
        {LEGEND.map(([mark, text]) => (
          <li key={mark}>
            <MarkIcon mark={mark} number={2} /> {text}
          </li>
        ))}
      </ul>
      {DECKS.map(deck => {
        const own = cards.filter(card => card.deck === deck)
        return (
          <section key={deck}>
            <h4>
              {DECK_NAMES[deck]}: {own.length} cards
            </h4>
            <div className="sr-sheet">
              {own.map(({ id }) => (
                <AttackCardFace key={id} components={components} id={id} badge />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}

/** SR-K-CF-01 */
export function FireSheet({ components }: { readonly components: Components }) {
  return (
    <div className="sr-sheet">
      {components.pack.fireCards.map(({ id }) => (
        <FireCardFace key={id} components={components} id={id} badge />
      ))}
    </div>
  )
}
