import { counted, type Logged } from '@tallyho/engine'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { isCampaign, killsOf } from '../../rules/08-return/pilots.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { BECAME } from '../../text/home.ts'
import { LEVEL_NAMES } from '../../text/names.ts'
import { becameOf, lossesTold, sitsOutBecause } from '../../text/stories.ts'
import { factsIn } from '../../vocabulary.ts'
import { LevelMark, Tally } from '../book/marks.tsx'
import { type Become, becomeOf } from '../home/reckoning.ts'
import { Portrait } from '../pieces/Portrait.tsx'

/** How much is to be told of him: the fallen first, then whoever did not land, then the others. */
const WEIGHT: Readonly<Record<Become['fate'], number>> = {
  killed: 4,
  captured: 4,
  hospital: 3,
  rescued: 2,
  dinghy: 2,
  parachute: 2,
  down: 2,
  'shot-up': 2,
  'landed-hurt': 1,
  landed: 0,
  'on-the-way': 0,
  flying: 0,
}

/** The roll: every man who served and what became of him. After one patrol the fallen come first, after a campaign those with most to their names. */
export function Roll({
  campaign,
  notes,
}: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}) {
  const become = becomeOf(campaign, notes)
  const losses = lossesTold(notes)
  const long = isCampaign(campaign)
  const weight = ({ no }: Pilot) => (long ? 0 : WEIGHT[become.get(no)?.fate ?? 'landed'])
  const seated = new Set(factsIn(notes)('assigned').flatMap(({ men }) => men.map(({ pilot }) => pilot)))
  const men = campaign.pilots
    // On a single patrol those who flew it; the school has nobody else.
    .filter(({ no }) => long || seated.size === 0 || seated.has(no))
    .toSorted(
      (a, b) => weight(b) - weight(a) || killsOf(b) - killsOf(a) || b.patrols - a.patrols || a.no - b.no,
    )
  return (
    <section className="sab-roll">
      <h3>The men</h3>
      <ul>
        {men.map(pilot => {
          const now = becameOf(pilot) ?? sitsOutBecause(pilot) ?? 'fit to fly'
          const end = long ? now : endOf(become.get(pilot.no), losses.get(pilot.no))
          return <Man key={pilot.no} pilot={pilot} end={end} hurt={weight(pilot) > 1} long={long} />
        })}
      </ul>
    </section>
  )
}

/** `bailed out over land, his aircraft is lost`. */
function endOf(man: Become | undefined, loss: string | undefined): string {
  if (!man) return BECAME.landed.title
  const { fate, lost } = man
  const aircraft = lost && loss === undefined ? 'his aircraft is lost' : loss
  return [BECAME[fate].title, aircraft].filter(part => part !== undefined).join(', ')
}

function Man(props: {
  readonly pilot: Pilot
  readonly end: string
  readonly hurt: boolean
  /** After a campaign: how often he flew in it. */
  readonly long: boolean
}) {
  const { pilot, end, hurt, long } = props
  const kills = killsOf(pilot)
  return (
    <li data-gone={pilot.status === 'gone'} data-hurt={hurt}>
      <Portrait pilot={pilot} />
      <b>{pilot.name}</b>
      <em>{end}</em>
      <span>
        <LevelMark level={levelOf(pilot)} />
        {LEVEL_NAMES[levelOf(pilot)]}
        {long && `, ${counted(pilot.patrols, 'patrol')}`}
        {kills > 0 && (
          <>
            , <Tally kills={kills} /> {counted(kills, 'kill')}
          </>
        )}
        {pilot.skills.map(skill => ` ${SKILL_WORDS[skill].title}`)}
      </span>
    </li>
  )
}
