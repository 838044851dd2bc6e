import type { Facts } from '@tallyho/engine'
import { EventCard, Outcome, TenDie } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Cohesion, FlakWindow, Position } from '../../pack/types.ts'
import { POSITIONS } from '../../pack/types.ts'
import { COHESION_NAMES, listed, nameIn, POSITION_NAMES } from '../../text/names.ts'
import { BlastPicture } from './BlastPicture.tsx'
import { DieChart } from './DieChart.tsx'
import { type EventProps, Needs, Rolled } from './EventCard.tsx'
import { FlakPicture } from './FlakPicture.tsx'
import { figure, isTrue, text, texts } from './facts.ts'

/** Rockets, cables, long shots, flak, and whether the elements hold together. */

function TwoDice({ facts, label }: { readonly facts: Facts; readonly label: string }) {
  return (
    <figure className="sr-die">
      <TenDie face={figure(facts, 'red') ?? 0} label="Red die" tone="red" />
      <TenDie face={figure(facts, 'black') ?? 0} label="Black die" tone="black" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

const isCohesion = (id: string): id is Cohesion => Object.hasOwn(COHESION_NAMES, id)

/** SR-BLA-06 */
export function CableDeployed({ note, state, onRule }: EventProps) {
  const { facts } = note
  const cohesion = text(facts, 'cohesion')
  return (
    <EventCard note={note} title={`${text(facts, 'name')} trails his cable`} onRule={onRule}>
      <TwoDice facts={facts} label={`${figure(facts, 'total')} together`} />
      {isCohesion(cohesion) && (
        <DieChart
          table={packOf(state).pack.blast.cable[cohesion]}
          from={2}
          say={is => (is === 'none' ? '–' : 'Proximity')}
          name={COHESION_NAMES[cohesion]}
          die={figure(facts, 'total')}
        />
      )}
      <Outcome>
        {text(facts, 'result') === 'none'
          ? 'It sweeps through empty air.'
          : 'It passes between the bombers: a Proximity marker.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-BLA-08 */
export function CableSnags({ note, onRule }: EventProps) {
  const { facts } = note
  const number = figure(facts, 'number') ?? 0
  return (
    <EventCard note={note} title={`Does the cable catch B-24 ${text(facts, 'bomber')}?`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label={`Below ${number}`}
        good={face => face < number}
        yes="it snags: four Damage markers"
        no="it slides off"
      />
    </EventCard>
  )
}

/** SR-BLA-11 The higher die says where, the lower one what. */
export function RocketsFired({ note, state, onRule }: EventProps) {
  const { facts } = note
  const diagram = packOf(state).pack.blast.diagrams.find(({ id }) => id === text(facts, 'diagram'))
  const colour = text(facts, 'higher') === 'red' ? 'red' : 'black'
  const number = figure(facts, colour) ?? 0
  const space = text(facts, 'space')
  return (
    <EventCard note={note} title={`${text(facts, 'name')} fires rockets`} onRule={onRule}>
      <TwoDice facts={facts} label={`${colour} ${number} is the higher: where they burst`} />
      {diagram && <BlastPicture diagram={diagram} lit={{ colour, number }} />}
      <Outcome>
        Aimed at {text(facts, 'element')}.{' '}
        {space === '' ? 'They burst outside the formation.' : `They burst in space ${space}.`}
      </Outcome>
    </EventCard>
  )
}

/** SR-BLA-13 */
export function RocketEffect({ note, state, onRule }: EventProps) {
  const { facts } = note
  const effect = text(facts, 'effect')
  const bombers = figure(facts, 'bombers') ?? 0
  return (
    <EventCard note={note} title="The blast" onRule={onRule}>
      <Rolled facts={facts} label="The lower die" />
      <DieChart
        table={packOf(state).pack.blast.effect}
        say={is => (is === 'destroyed' ? 'one destroyed, one damaged' : is === 0 ? '–' : `${is} damage`)}
        die={figure(facts, 'die')}
      />
      <Outcome>
        {bombers === 0
          ? 'No bomber is near.'
          : effect === 'destroyed'
            ? 'A bomber is blown apart, another damaged.'
            : effect === '0'
              ? 'Splinters, no more.'
              : `${effect} Damage ${effect === '1' ? 'marker' : 'markers'} on one bomber.`}
      </Outcome>
    </EventCard>
  )
}

/** SR-BLA-18 */
export function LongShot({ note, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard
      note={note}
      title={`${text(facts, 'name')} fires from far behind at B-24 ${text(facts, 'bomber')}`}
      onRule={onRule}
    >
      <TwoDice facts={facts} label="red must beat black" />
      <Outcome>
        {isTrue(facts, 'strikes') ? 'It strikes: one Damage result.' : 'A miss.'}
        {isTrue(facts, 'noAmmo') && ' A 1 or doubles: the drums are empty.'}
      </Outcome>
    </EventCard>
  )
}

const isPosition = (id: string): id is Position => (POSITIONS as readonly string[]).includes(id)

/** SR-FLK-02 */
export function FlakRolled({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { mission } = state
  const window: FlakWindow = {
    bombers: texts(facts, 'bombers'),
    hits: texts(facts, 'hits').filter(isPosition),
  }
  const die = figure(facts, 'die') ?? 0
  return (
    <EventCard note={note} title="Flak over the target" onRule={onRule}>
      <div className="sr-route">
        <TenDie face={die} label="Flak window" />
        {mission && <FlakPicture plan={packOf(state).formation(mission.map)} window={window} die={die} />}
        <Outcome>
          {window.bombers.length > 0
            ? `Bursts among ${listed(window.bombers.map(id => `B-24 ${id}`))}.`
            : 'The bursts lie wide of the bombers.'}
          {window.hits.length > 0 &&
            ` Whoever comes in from ${listed(window.hits.map(one => POSITION_NAMES[one]))} flies through it.`}
        </Outcome>
      </div>
    </EventCard>
  )
}

/** SR-COH-04 */
export function CohesionChecked({ note, onRule }: EventProps) {
  const { facts } = note
  const markers = figure(facts, 'markers') ?? 0
  const die = figure(facts, 'die')
  const was = nameIn(COHESION_NAMES, text(facts, 'was'))
  const degrades = isTrue(facts, 'degrades')
  return (
    <EventCard
      note={note}
      title={`Does the ${text(facts, 'element')} element hold together?`}
      onRule={onRule}
    >
      <p className="sr-manner">
        {was}, {markers === 1 ? 'one marker' : `${markers} markers`}
      </p>
      {die === undefined ? (
        <Outcome>A single marker: it holds without a die.</Outcome>
      ) : (
        <>
          <Needs
            die={die}
            label={`Cohesion: more than ${markers} holds`}
            good={face => face > markers}
            yes="holds"
            no="degrades"
          />
          <Outcome>
            {degrades
              ? WORSE[text(facts, 'was')]
              : text(facts, 'was') === 'kaputt'
                ? 'It closes up: Loose.'
                : 'It holds.'}
          </Outcome>
        </>
      )}
    </EventCard>
  )
}

const WORSE: Readonly<Record<string, string>> = {
  good: 'It opens up: Loose.',
  loose: 'It comes apart: Kaputt.',
  kaputt: 'A bomber falls out, the rest close up: Loose.',
}
