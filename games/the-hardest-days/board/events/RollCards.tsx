import { Chart, EventCard, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { REGIONS, type Region, SECTIONS, type TrackId, type Weather } from '../../pack/types.ts'
import { numberOf, textOf } from '../facts.ts'
import {
  BOX_TITLES,
  EFFORT_NAMES,
  EVADE_NAMES,
  regionName,
  SECTION_NAMES,
  TARGET_NAMES,
  trackName,
  WEATHER_NAMES,
} from '../names.ts'
import type { EventProps } from './EventCard.tsx'

/** Cards of single rolls: the die, and the chart with its row and column lit. */

const FACES = [1, 2, 3, 4, 5, 6] as const
const dots = (letters: string): string[] => letters.split('')

/** THD-6.2 */
export function CrossingCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { pack } = packOf(state)
  const region = textOf(facts, 'region') as Region
  const die = numberOf(facts, 'die')
  return (
    <EventCard note={note} title={`Where will the raid from ${regionName(region)} cross?`} onRule={onRule}>
      {!Number.isNaN(die) && <Rolled dice={[die]} label={'coast crossing'} />}
      <Chart
        corner="die"
        columns={FACES}
        rows={REGIONS.map(row => ({
          name: regionName(row),
          cells: dots(pack.crossing.rows[state.scenario][row]),
        }))}
        litRow={REGIONS.indexOf(region)}
        litColumn={Number.isNaN(die) ? undefined : die - 1}
      />
      <Outcome>
        Raid {textOf(facts, 'raid')} comes by track {trackName(textOf(facts, 'track') as TrackId)}.
      </Outcome>
    </EventCard>
  )
}

/** THD-6.5 */
export function EffortCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { minorUpTo } = packOf(state).scenario(state.scenario)
  const die = numberOf(facts, 'die')
  const effort = textOf(facts, 'effort') as keyof typeof EFFORT_NAMES
  return (
    <EventCard note={note} title={`Effort of raid ${textOf(facts, 'raid')}`} onRule={onRule}>
      <Rolled dice={[die]} label={'effort'} />
      <Chart
        corner="die"
        columns={FACES}
        rows={[{ name: 'effort', cells: FACES.map(face => (face <= minorUpTo ? 'minor' : 'major')) }]}
        litRow={0}
        litColumn={die - 1}
      />
      <Outcome>A {EFFORT_NAMES[effort]?.toLowerCase()} raid.</Outcome>
    </EventCard>
  )
}

/** THD-13.2 */
export function TargetCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { pack, target } = packOf(state)
  const track = textOf(facts, 'track') as keyof (typeof pack.targetChart.rows)[typeof state.scenario]
  const die = numberOf(facts, 'die')
  const spec = target(textOf(facts, 'target'))
  return (
    <EventCard note={note} title={`What is raid ${textOf(facts, 'raid')} after?`} onRule={onRule}>
      <Rolled dice={[die]} label={`target, by track ${trackName(track)}`} />
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
        Its target is {spec.name} in {spec.space}.
      </Outcome>
    </EventCard>
  )
}

/** THD-3.8 */
export function WeatherCard({ note, onRule }: EventProps) {
  const { facts } = note
  const die = numberOf(facts, 'die')
  const byDie: readonly Weather[] = ['clear', 'clear', 'clear', 'patchy', 'patchy', 'broken']
  return (
    <EventCard
      note={note}
      title={`Weather over ${regionName(textOf(facts, 'region') as Region)}`}
      onRule={onRule}
    >
      {!Number.isNaN(die) && (
        <>
          <Rolled dice={[die]} label={'weather'} />
          <Chart
            corner="die"
            columns={FACES}
            rows={[{ name: 'weather', cells: byDie.map(weather => WEATHER_NAMES[weather]) }]}
            litRow={0}
            litColumn={die - 1}
          />
        </>
      )}
      <Outcome>{WEATHER_NAMES[textOf(facts, 'weather') as Weather]}.</Outcome>
    </EventCard>
  )
}

/** THD-11.1.4 THD-8.10.b Letters to sections. */
export function PlacementCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { hunt, bomber } = packOf(state).pack.placement
  const die = numberOf(facts, 'die')
  const isHunt = note.what === 'hunt-placement'
  const rows = isHunt
    ? hunt.map(({ letters, evade }, i) => ({
        name: i + 1,
        cells: [
          ...dots(letters),
          evade ? `${EVADE_NAMES[evade.when]}: ${SECTION_NAMES[evade.section].toLowerCase()}` : '–',
        ],
      }))
    : bomber.map((letters, i) => ({ name: i + 1, cells: dots(letters) }))
  const columns = SECTIONS.map(section => SECTION_NAMES[section])
  const box = isHunt ? BOX_TITLES.hunt : BOX_TITLES.bomber
  return (
    <EventCard
      note={note}
      title={`Raid ${textOf(facts, 'raid')}: ${isHunt ? 'squadrons' : 'bombers'} into the ${box} Box`}
      onRule={onRule}
    >
      <Rolled dice={[die]} label={'placement by selector letter'} />
      <Chart corner="die" columns={isHunt ? [...columns, 'evade'] : columns} rows={rows} litRow={die - 1} />
      <Outcome>
        Left {textOf(facts, 'letters')[0]}, centre {textOf(facts, 'letters')[1]}, right{' '}
        {textOf(facts, 'letters')[2]}.
      </Outcome>
    </EventCard>
  )
}

const INTERCEPTION = {
  'hunters-roll': {
    title: 'Do the hunters find squadrons at other heights?',
    label: 'hunters',
    cells: ['below, above', 'below', 'below', '–', '–', '–'],
  },
  'squadrons-roll': {
    title: 'Do squadrons at other heights find the raid?',
    label: 'squadrons',
    cells: ['above, below', 'above, below', 'above', '–', '–', '–'],
  },
} as const

/** THD-11.1.2 THD-11.1.3 */
export function InterceptionCard({ note, onRule }: EventProps) {
  const { facts } = note
  const { title, label, cells } =
    INTERCEPTION[note.what === 'hunters-roll' ? 'hunters-roll' : 'squadrons-roll']
  const die = numberOf(facts, 'die')
  const found = [facts.higher && 'one level above', facts.lower && 'one level below'].filter(Boolean)
  return (
    <EventCard note={note} title={`Raid ${textOf(facts, 'raid')}: ${title}`} onRule={onRule}>
      <Rolled dice={[die]} label={label} />
      <Chart corner="die" columns={FACES} rows={[{ name: 'found', cells }]} litRow={0} litColumn={die - 1} />
      <Outcome>{found.length > 0 ? `Yes: those ${found.join(' and ')}.` : 'No: nobody is found.'}</Outcome>
    </EventCard>
  )
}

/** THD-14.9 */
export function AirfieldCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const die = numberOf(facts, 'die')
  const results = ['nothing', 'nothing', 'nothing', 'squadron lost', 'squadron lost', 'communications cut']
  const { name } = packOf(state).target(textOf(facts, 'target'))
  return (
    <EventCard note={note} title={`Heavy bombing of ${name}`} onRule={onRule}>
      <Rolled dice={[die]} label={'airfield damage'} />
      <Chart
        corner="die"
        columns={FACES}
        rows={[{ name: 'effect', cells: results }]}
        litRow={0}
        litColumn={die - 1}
      />
      <Outcome>
        {die <= 3 && 'The field stays in use.'}
        {(die === 4 || die === 5) &&
          'Aircraft are caught on the ground: one squadron in its Landing box is lost.'}
        {die === 6 && 'Its communications are cut: no patrols from here for the rest of the day.'}
      </Outcome>
    </EventCard>
  )
}
