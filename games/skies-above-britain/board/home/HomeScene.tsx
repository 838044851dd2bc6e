import { type BoardProps, useMark, usePick } from '@tallyho/kit'
import { useMemo } from 'react'
import { packOf } from '../../pack/index.ts'
import { isCampaign } from '../../rules/08-return/pilots.ts'
import type { Campaign } from '../../state.ts'
import { BECAME } from '../../text/home.ts'
import { fighterName, pilotName } from '../../text/names.ts'
import { FuelTrack } from '../pieces/FuelTrack.tsx'
import { FateDrawing } from './Drawings.tsx'
import './home.css'
import { type Man, menOf, notesOfPatrol } from './reckoning.ts'
import { Tally } from './Tally.tsx'

/** SAB-RTB-02 The way home: what becomes of each man, one after the other, and what the patrol was worth. */
export function HomeScene({ state: campaign, notes }: BoardProps<Campaign>) {
  const men = useMemo(() => menOf(campaign, notes), [campaign, notes])
  const { patrol } = campaign
  const isTold = notesOfPatrol(notes).some(({ what }) => what === 'points')
  return (
    <section className="sab-home" aria-label="The way home">
      <div className="sab-home-sheet">
        <header>
          <h2>{isTold ? 'The patrol is over' : 'The way home'}</h2>
          <p>{packOf(campaign).scenario(campaign.scenario).title}</p>
        </header>
        {patrol?.fuelled && !isTold && <FuelTrack campaign={campaign} />}
        <ul className="sab-men">
          {men.map(man => (
            <ManCard key={man.pilot} campaign={campaign} man={man} />
          ))}
        </ul>
        <Tally campaign={campaign} notes={notes} told={isTold} />
      </div>
    </section>
  )
}

const BAD: readonly Man['fate'][] = ['killed', 'captured', 'hospital', 'dinghy', 'down', 'shot-up']

function ManCard({ campaign, man }: { readonly campaign: Campaign; readonly man: Man }) {
  const { id, pilot, fate, lost, kills } = man
  const { title, so } = BECAME[fate]
  const name = pilotName(campaign, pilot)
  const pick = usePick(`fighter:${id}`, `${name}, ${fighterName(id)}: ${title}`)
  const told = useMark(`pilot:${pilot}`)
  return (
    <li
      className="sab-man"
      data-fate={fate}
      data-bad={BAD.includes(fate)}
      {...pick}
      role={pick.role === 'button' ? 'button' : 'listitem'}
      data-mark={pick['data-mark'] === 'plain' ? told : pick['data-mark']}
    >
      <FateDrawing fate={fate} />
      <b>{name}</b>
      <strong>{title}</strong>
      <small>
        {[
          fighterName(id),
          ...(isCampaign(campaign) && so ? [so] : []),
          ...(lost ? ['aircraft lost'] : []),
          ...(kills > 0 ? [kills === 1 ? '1 kill' : `${kills} kills`] : []),
        ].join(' · ')}
      </small>
    </li>
  )
}
