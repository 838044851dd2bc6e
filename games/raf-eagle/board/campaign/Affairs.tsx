import { TipText, Told } from '@tallyho/kit'
import { type Campaign, DECKS, type DeckName } from '../../state.ts'
import { affairsOf } from '../header/affairs.ts'

const DECK_NAMES: Readonly<Record<DeckName, string>> = {
  target: 'Targets',
  'raid-event': 'Raid events',
  'day-event': 'Day events',
  strategy: 'Strategies',
}

/** What else stands on the table: how many cards each deck has left, and what holds until an event ends it. */
export function Affairs({ campaign }: { readonly campaign: Campaign }) {
  return (
    <section className="eagle-war-sheet eagle-war-affairs" aria-label="Decks and standing orders">
      {DECKS.map(deck => {
        const { left, discards } = campaign.decks[deck]
        const said = `${DECK_NAMES[deck]}: ${left.length} cards to draw, ${discards.length} discarded`
        return (
          <Told key={deck} className="eagle-war-deck" label={said} tip={<TipText title={said} />}>
            {DECK_NAMES[deck]} <b>{left.length}</b>{' '}
            <small className="eagle-war-discards">{discards.length} discarded</small>
          </Told>
        )
      })}
      {affairsOf(campaign).map(({ name, text, holds }) => (
        <Told
          key={name}
          className={holds ? 'eagle-war-affair eagle-war-affair-holds' : 'eagle-war-affair'}
          label={`${name}: ${holds ? 'yes' : 'no'}. ${text}`}
          tip={
            <TipText title={`${name}: ${holds ? 'yes' : 'no'}`}>
              <p>{text}</p>
            </TipText>
          }
        >
          {name} <b>{holds ? 'yes' : 'no'}</b>
        </Told>
      ))}
    </section>
  )
}
