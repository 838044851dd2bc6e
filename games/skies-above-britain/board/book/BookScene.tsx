import { counted } from '@tallyho/engine'
import { type BoardProps, dayText, rove } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { FighterId } from '../../pack/types.ts'
import { fighterIds } from '../../rules/01-general/fighters.ts'
import type { LineUp } from '../../rules/01-general/lay-out.ts'
import { isCampaign } from '../../rules/08-return/pilots.ts'
import { cockpitsOf } from '../../rules/10-campaign/assign.ts'
import type { Campaign } from '../../state.ts'
import { AIRCRAFT_NAMES } from '../../text/names.ts'
import { OpenDiary } from '../chronicle/OpenDiary.tsx'
import { AircraftChoice } from './AircraftChoice.tsx'
import { Airfield } from './Airfield.tsx'
import './style/book.css'
import { Curve } from './Curve.tsx'
import { Dispersal } from './Dispersal.tsx'
import { chaptersOf, dayOf } from './dates.ts'
import { Expect } from './Expect.tsx'
import { Goal } from './Goal.tsx'
import { goalOf } from './goals.ts'
import { PatrolLog } from './Log.tsx'
import './style/log.css'
import { Memory } from './Memory.tsx'
import './style/man.css'
import { Roundel } from './marks.tsx'
import { School } from './School.tsx'
import { Sections } from './Sections.tsx'
import { usePlanning } from './useLineUp.ts'

/** SAB-PIL-01 The squadron's book, a double page: who flies to the left, what was flown to the right. On a phone one below the other. */
export function BookScene({ state: campaign, pause, notes }: BoardProps<Campaign>) {
  const flown = campaign.log.length
  return (
    <section
      className="sab-book"
      aria-label="The squadron's book"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the men in it are gone through by keys
      tabIndex={0}
      onKeyDown={rove}
    >
      <div className="sab-page sab-page-men">
        <TitlePage campaign={campaign} />
        {campaign.pilots.length === 0 && pause?.kind === 'choice' && pause.ask === 'aircraft' ? (
          <AircraftChoice campaign={campaign} />
        ) : (
          <Men campaign={campaign} />
        )}
        <Airfield />
      </div>
      <div className="sab-page sab-page-log">
        <Brief campaign={campaign} />
        <Goal campaign={campaign} />
        {flown < 3 && !campaign.ended && !campaign.patrol?.raid && <Expect campaign={campaign} />}
        {flown > 0 && <PatrolLog campaign={campaign} />}
        {flown > 1 && <Curve campaign={campaign} />}
        <Memory campaign={campaign} notes={notes} />
        {flown > 0 && isCampaign(campaign) && <OpenDiary campaign={campaign} notes={notes} />}
        {chaptersOf(campaign).length === 0 && <School campaign={campaign} />}
      </div>
    </section>
  )
}

function TitlePage({ campaign }: { readonly campaign: Campaign }) {
  const { chapter, patrolOfChapter, pilots } = campaign
  const { patrols, flown, points } = goalOf(campaign)
  const day = dayText(dayOf(campaign, chapter, Math.max(1, patrolOfChapter)))
  return (
    <header className="sab-book-head">
      <Roundel />
      <div>
        <h2>
          {pilots.length === 0
            ? 'A squadron of Fighter Command'
            : `A squadron of ${AIRCRAFT_NAMES[campaign.aircraft]}`}
        </h2>
        <p>
          {patrols > 1 ? `Patrol ${Math.max(1, patrolOfChapter)} of ${patrols}, ` : ''}
          {day}
        </p>
      </div>
      <p className="sab-book-points">
        <b>{points}</b> {points === 1 ? 'point' : 'points'}
        <br />
        {flown > 0 && `after ${counted(flown, 'patrol')}`}
      </p>
    </header>
  )
}

/** Who sits where: on the sheet while it is made, else as the patrol flies. */
function Men({ campaign }: { readonly campaign: Campaign }) {
  const { sheet } = usePlanning()
  const { patrol } = campaign
  const cockpits: readonly FighterId[] =
    sheet?.cockpits ?? (patrol ? fighterIds(patrol) : cockpitsOf(campaign, undefined))
  const seats: LineUp =
    sheet?.seats ?? Object.fromEntries(cockpits.map(id => [id, patrol?.fighters[id]?.pilot]))
  return (
    <>
      {!campaign.ended && <Sections campaign={campaign} cockpits={cockpits} seats={seats} />}
      <Dispersal campaign={campaign} seats={seats} />
    </>
  )
}

/** What it is about, as long as there is room for it. */
function Brief({ campaign }: { readonly campaign: Campaign }) {
  const { title, blurb } = packOf(campaign).scenario(campaign.scenario)
  return (
    <header className="sab-brief">
      <h2>{chaptersOf(campaign)[campaign.chapter]?.title ?? title}</h2>
      {campaign.log.length < 2 && <p>{blurb}</p>}
    </header>
  )
}
