import { counted } from '@tallyho/engine'
import { isSame, TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Zone } from '../../pack/types.ts'
import { raidSpace } from '../../rules/01-general/terms.ts'
import type { Campaign, Track } from '../../state.ts'
import { ZONE_NAMES } from '../../text/names.ts'
import { exitsTold, isAtTurn, type Slot, slotKey, zonesOf } from './spaces.ts'
import './track.css'

const ZONE_TITLES: Readonly<Record<Zone, string>> = { deep: 'deep', middle: 'middle', coast: 'coast' }

/** The Raid Track at the foot of another scene: how far the raid is, and what is still to come. */
export const TrackStrip = memo(function TrackStrip({ campaign }: { readonly campaign: Campaign }) {
  const track = campaign.patrol?.track
  if (!track) return null
  const exits = exitsTold(raidSpace(campaign) ?? {})
  return (
    <aside className="sab-strip" aria-label="Raid Track">
      <p className="sab-strip-cap">
        <strong>Raid Track</strong>
        <span>{whereTold(track)}</span>
        {exits.length > 0 && <span>{exits.join(', ')}</span>}
      </p>
      <TurnSign on={isAtTurn(track)} />
      {zonesOf(campaign, track).map(
        ({ zone, slots }) =>
          slots.length > 0 && (
            <div
              key={zone}
              className="sab-strip-zone"
              data-zone={zone}
              style={{
                flexGrow: slots.length,
                gridTemplateColumns: `repeat(${slots.length}, minmax(0, 1fr))`,
              }}
            >
              <em>{ZONE_TITLES[zone]}</em>
              {slots.map(slot => (
                <StripSlot key={slotKey(slot)} slot={slot} />
              ))}
            </div>
          ),
      )}
    </aside>
  )
}, isSame)

function whereTold({ raid, released }: Track): string {
  if (!raid) return 'no raid seen yet'
  return released ? 'bombs gone, homeward' : 'inbound'
}

function StripSlot({ slot }: { readonly slot: Slot }) {
  const { numbers, markers, raid, past } = slot
  const tip = useTip(() => (
    <TipText title={`A space of ${ZONE_NAMES[numbers.zone]}`}>
      <p>{markers > 0 ? `${counted(markers, 'marker')} face down: nobody knows what.` : 'No marker left.'}</p>
      {raid && <p>The raid is here.</p>}
    </TipText>
  ))
  const state = raid ? 'raid' : markers > 0 ? 'down' : past ? 'past' : 'empty'
  return (
    <i className="sab-strip-slot" data-state={state} {...tip}>
      {raid ? <b className="sab-raid">Raid</b> : markers > 0 ? '?'.repeat(markers) : ''}
      {raid && markers > 0 && <small>{'?'.repeat(markers)}</small>}
    </i>
  )
}

/** SAB-A-73 Where the raid turns for home. */
export function TurnSign({ on }: { readonly on: boolean }) {
  return (
    <svg
      className="sab-turn"
      viewBox="0 0 44 52"
      data-on={on}
      role="img"
      aria-label={on ? 'The raid turns for home' : 'Here the raid turns'}
    >
      <path d="M40 44H18C4 44 4 12 18 12H38M31 5L39 12L31 19" />
      <text x="26" y="33">
        {on ? 'Raid' : 'home'}
      </text>
    </svg>
  )
}
