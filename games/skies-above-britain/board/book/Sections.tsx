import { counted } from '@tallyho/engine'
import { usePlace } from '@tallyho/kit'
import type { Colour, FighterId } from '../../pack/types.ts'
import { COLOURS } from '../../pack/types.ts'
import { colourOf, levelOf, numberOf } from '../../rules/01-general/fighters.ts'
import type { LineUp } from '../../rules/01-general/lay-out.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { fighterName, sectionName } from '../../text/names.ts'
import { PilotCard } from './PilotCard.tsx'
import { usePlanning } from './useLineUp.ts'

/** SAB-K-129 A Leader flies between his wingmen. */
const ABREAST = [2, 1, 3, 4]

const PENNANTS: Readonly<Record<Colour, string>> = {
  red: 'M0 0H20L14 8L20 16H0Z',
  yellow: 'M0 0H20V16H0Z',
  blue: 'M0 0L20 8L0 16Z',
  green: 'M0 0H14L20 8L14 16H0Z',
}

export function Pennant({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="sab-pennant" viewBox="-1 -1 22 18" aria-hidden="true">
      <path d={PENNANTS[colour]} fill={`var(--${colour}-section)`} />
    </svg>
  )
}

/** The Sections with their cockpits, and who sits in them. */
export function Sections(props: {
  readonly campaign: Campaign
  readonly cockpits: readonly FighterId[]
  readonly seats: LineUp
}) {
  const { campaign, cockpits, seats } = props
  return (
    <div className="sab-sections">
      {COLOURS.filter(colour => cockpits.some(id => colourOf(id) === colour)).map(colour => (
        <Section
          key={colour}
          campaign={campaign}
          colour={colour}
          cockpits={cockpits.filter(id => colourOf(id) === colour)}
          seats={seats}
        />
      ))}
    </div>
  )
}

function Section(props: {
  readonly campaign: Campaign
  readonly colour: Colour
  readonly cockpits: readonly FighterId[]
  readonly seats: LineUp
}) {
  const { campaign, colour, cockpits, seats } = props
  const place = usePlace(`unit:${colour}`, sectionName(colour))
  const men = cockpits.flatMap(id => campaign.pilots.filter(({ no }) => no === seats[id]))
  const leader = campaign.pilots.find(({ no }) => no === seats[`${colour}-1`])
  const stake = stakeOf(men, leader)
  const flight = flightOf(campaign, colour)
  return (
    <section className="sab-section" data-colour={colour} data-size={cockpits.length} {...place}>
      <h3>
        <Pennant colour={colour} />
        {sectionName(colour).replace(' Section', '')}
        {flight && <i>{flight}</i>}
        {stake && <em data-bad={stake.bad}>{stake.says}</em>}
      </h3>
      <div className="sab-abreast">
        {[...cockpits]
          .sort((a, b) => ABREAST.indexOf(numberOf(a)) - ABREAST.indexOf(numberOf(b)))
          .map(id => (
            <Cockpit key={id} id={id} pilot={campaign.pilots.find(({ no }) => no === seats[id])} />
          ))}
      </div>
    </section>
  )
}

/** SAB-FRM-03 Two Sections of the display make a Flight. */
function flightOf({ patrol }: Campaign, colour: Colour): string | undefined {
  const slot = patrol?.slots.indexOf(colour) ?? -1
  return slot < 0 ? undefined : slot < 2 ? 'A Flight' : 'B Flight'
}

/** What a Section's men mean for it: a Green pilot wants a Veteran beside him, and none as his Leader. */
export function stakeOf(
  men: readonly Pilot[],
  leader: Pilot | undefined,
): { readonly says: string; readonly bad: boolean } | undefined {
  const green = men.filter(pilot => levelOf(pilot) === 'green').length
  if (leader && levelOf(leader) === 'green') return { says: 'a novice leads', bad: true }
  if (green === 0) return undefined
  const shielded = men.some(pilot => levelOf(pilot) === 'veteran')
  return {
    says: `${counted(green, 'novice')}${shielded ? ', shielded' : ', no Veteran'}`,
    bad: !shielded,
  }
}

function Cockpit({ id, pilot }: { readonly id: FighterId; readonly pilot: Pilot | undefined }) {
  const { next } = usePlanning()
  const place = usePlace(`fighter:${id}`, pilot ? fighterName(id) : `${fighterName(id)}: nobody yet`)
  return (
    <div
      className="sab-cockpit"
      data-empty={pilot === undefined}
      data-leads={numberOf(id) === 1}
      data-next={next === id}
      {...place}
      {...(pilot ? {} : { role: 'button' })}
    >
      {pilot ? (
        <PilotCard pilot={pilot} form="card" />
      ) : (
        <span className="sab-cockpit-name">
          {fighterName(id)}
          {next === id && <small>click a man</small>}
        </span>
      )}
    </div>
  )
}
