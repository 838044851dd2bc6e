import { listed } from '@tallyho/engine'
import { Chart, EventCard, FaceChart, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { REGIONS, SECTIONS } from '../../pack/types.ts'
import { sectionOf } from '../../rules/02-terms/terms.ts'
import { weatherFor } from '../../rules/03-set-up.ts'
import { effortFor } from '../../rules/06-coast-crossing.ts'
import { huntersFind, type LevelsFound, squadronsFind } from '../../rules/11-interception.ts'
import { shiftsOver } from '../../rules/12-combat/combat.ts'
import { type AirfieldDamage, airfieldDamage } from '../../rules/14-bombing/bomb-effects.ts'
import type { Day } from '../../state.ts'
import { slipsOn } from '../../text/beyond.ts'
import { spaceName, targetName } from '../../text/names.ts'
import {
  BOX_TITLES,
  EFFORT_NAMES,
  EVADE_NAMES,
  regionName,
  SECTION_NAMES,
  TARGET_NAMES,
  trackName,
  WEATHER_NAMES,
} from '../pieces/names.ts'
import type { Card } from './EventCard.tsx'

/** Cards of single rolls: the die, and the chart with its row and column lit. */

const FACES = [1, 2, 3, 4, 5, 6] as const
const dots = (letters: string): string[] => letters.split('')

/** THD-6.2 */
export function CrossingCard({ note, facts, state, onRule }: Card<'crossing'>) {
  const { region, die } = facts
  const { crossing } = packOf(state).pack
  return (
    <EventCard note={note} title={`Where will the raid from ${regionName(region)} cross?`} onRule={onRule}>
      <Rolled dice={[die]} label="coast crossing" />
      <Chart
        corner="die"
        columns={FACES}
        rows={REGIONS.map(row => ({
          name: regionName(row),
          cells: dots(crossing.rows[state.scenario][row]),
        }))}
        litRow={REGIONS.indexOf(region)}
        litColumn={die - 1}
      />
      <Outcome>
        Raid {facts.raid} comes by {trackName(facts.track)}.
      </Outcome>
    </EventCard>
  )
}

/** THD-6.5 */
export function EffortCard({ note, facts, state, onRule }: Card<'effort'>) {
  const { die, effort } = facts
  return (
    <EventCard note={note} title={`Effort of raid ${facts.raid}`} onRule={onRule}>
      <Rolled dice={[die]} label="effort" />
      <FaceChart name="effort" die={die} say={face => effortFor(state, face)} />
      <Outcome>A {EFFORT_NAMES[effort].toLowerCase()} raid.</Outcome>
    </EventCard>
  )
}

/** THD-13.2 */
export function TargetCard({ note, facts, state, onRule }: Card<'target'>) {
  const { track, die } = facts
  const { pack, target } = packOf(state)
  return (
    <EventCard note={note} title={`What is raid ${facts.raid} after?`} onRule={onRule}>
      <Rolled dice={[die]} label={`target, by ${trackName(track)}`} />
      <Chart
        corner="die"
        columns={['target', 'type', 'space']}
        rows={pack.targetChart.rows[state.scenario][track].map((id, i) => {
          const { name, type, space } = target(id)
          return { name: i + 1, cells: [name, TARGET_NAMES[type], space] }
        })}
        litRow={die - 1}
      />
      <Outcome>
        Its target is {targetName(facts.target)}, {spaceName(state, target(facts.target).space)}.
      </Outcome>
    </EventCard>
  )
}

/** Six of them stand side by side in a narrow column. */
const SHORT = { clear: 'clear', patchy: 'patchy', broken: 'broken' } as const

/** THD-3.8 */
export function WeatherCard({ note, facts, onRule }: Card<'weather'>) {
  const { region, die, weather } = facts
  return (
    <EventCard note={note} title={`Weather over ${regionName(region)}`} onRule={onRule}>
      <Rolled dice={[die]} label="weather" />
      <FaceChart name="sky" die={die} say={face => SHORT[weatherFor(face)]} />
      <Outcome>{WEATHER_NAMES[weather]}.</Outcome>
    </EventCard>
  )
}

export function WeatherShiftCard({ note, facts, onRule }: Card<'weather-shift'>) {
  return (
    <EventCard note={note} title={`Weather over ${regionName(facts.region)}`} onRule={onRule}>
      <Outcome>{WEATHER_NAMES[facts.weather]}.</Outcome>
    </EventCard>
  )
}

const COLUMNS = SECTIONS.map(section => SECTION_NAMES[section])

function Sections({ letters }: { readonly letters: string }) {
  return (
    <Outcome>
      Left {letters[0]}, centre {letters[1]}, right {letters[2]}.
    </Outcome>
  )
}

/** THD-8.10.b Letters of bombers to sections. */
export function PlacementCard({ note, facts, state, onRule }: Card<'placement'>) {
  const { bomber } = packOf(state).pack.placement
  return (
    <EventCard
      note={note}
      title={`Raid ${facts.raid}: bombers into the ${BOX_TITLES.bomber} Box`}
      onRule={onRule}
    >
      <Rolled dice={[facts.die]} label="placement by selector letter" />
      <Chart
        corner="die"
        columns={COLUMNS}
        rows={bomber.map((letters, i) => ({ name: i + 1, cells: dots(letters) }))}
        litRow={facts.die - 1}
      />
      <Sections letters={facts.letters} />
    </EventCard>
  )
}

const WHERE = { left: 'on the left', centre: 'in the centre', right: 'on the right' } as const

/** THD-11.1.4 Letters of squadrons to sections. */
export function HuntPlacementCard({ note, facts, state, onRule }: Card<'hunt-placement'>) {
  const { pack, squadron } = packOf(state)
  const { hunt } = pack.placement
  // THD-11.1.4.b In this weather; the raid may be over by the time this is looked at again.
  const raid = state.raids.find(({ number, place }) => number === facts.raid && place.on === 'map')
  return (
    <EventCard
      note={note}
      title={`Raid ${facts.raid}: squadrons into the ${BOX_TITLES.hunt} Box`}
      onRule={onRule}
    >
      <Rolled dice={[facts.die]} label="places by the letter on the counter" />
      <Chart
        corner="die"
        columns={[...COLUMNS, 'evade']}
        rows={hunt.map(({ letters, evade }, i) => ({
          name: i + 1,
          cells: [
            ...dots(letters),
            evade && (!raid || slipsOn(state, raid, i + 1))
              ? `${EVADE_NAMES[evade.when]}: ${SECTION_NAMES[evade.section].toLowerCase()}`
              : '–',
          ],
        }))}
        litRow={facts.die - 1}
      />
      <Outcome>
        {listed(
          facts.squadrons.map(id => {
            const { letter } = squadron(id)
            return `${id} (letter ${letter}) flies ${WHERE[sectionOf(facts.letters, letter)]}`
          }),
        )}
        .{canNobodyShift(state, facts.raid) && ' Broken clouds: nobody can shift to another section.'}
      </Outcome>
    </EventCard>
  )
}

/** THD-12.2.3.a The raid may be over by the time this is looked at again. */
function canNobodyShift(day: Day, number: number): boolean {
  const raid = day.raids.find(one => one.number === number)
  return raid?.place.on === 'map' && shiftsOver(day, raid) === 0
}

const levels = ({ higher, lower }: LevelsFound): string[] =>
  [higher && 'above', lower && 'below'].filter(word => word !== false)

/** THD-11.1.2 THD-11.1.3 */
function Interception(
  props: Card<'hunters-roll' | 'squadrons-roll'> & {
    readonly who: string
    readonly title: string
    readonly no: string
    yes(names: readonly string[]): string
    find(die: number): LevelsFound
  },
) {
  const { note, facts, onRule, who, title, yes, no, find } = props
  return (
    <EventCard note={note} title={`Raid ${facts.raid}: ${title}`} onRule={onRule}>
      <Rolled dice={[facts.die]} label={who} />
      <FaceChart name="found" die={facts.die} say={face => levels(find(face)).join(', ') || '–'} />
      <Outcome>{facts.who.length > 0 ? yes(facts.who) : no}</Outcome>
    </EventCard>
  )
}

export function HuntersCard(props: Card<'hunters-roll'>) {
  const title = 'Do the hunters find squadrons at other heights?'
  return (
    <Interception
      {...props}
      who="hunters"
      title={title}
      no="No: they find nobody."
      yes={names => `Yes: ${listed(names)} must fight.`}
      find={huntersFind}
    />
  )
}

export function SquadronsCard(props: Card<'squadrons-roll'>) {
  const title = 'Do squadrons at other heights find the raid?'
  return (
    <Interception
      {...props}
      who="squadrons"
      title={title}
      no="No: nobody finds it."
      yes={names => `Yes: ${listed(names)} may attack.`}
      find={squadronsFind}
    />
  )
}

const DAMAGE: Readonly<Record<AirfieldDamage, readonly [chart: string, outcome: string]>> = {
  nothing: ['nothing', 'The field stays in use.'],
  aircraft: ['squadron lost', 'Aircraft are caught on the ground: one squadron in its Landing box is lost.'],
  communications: [
    'communications cut',
    'Its communications are cut: no patrols from here for the rest of the day.',
  ],
}

/** THD-14.9 */
export function AirfieldCard({ note, facts, state, onRule }: Card<'airfield-roll'>) {
  const { name } = packOf(state).target(facts.target)
  return (
    <EventCard note={note} title={`Heavy bombing of ${name}`} onRule={onRule}>
      <Rolled dice={[facts.die]} label="airfield damage" />
      <FaceChart name="effect" die={facts.die} say={face => DAMAGE[airfieldDamage(face)][0]} />
      <Outcome>{DAMAGE[facts.damage][1]}</Outcome>
    </EventCard>
  )
}
