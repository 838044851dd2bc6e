import { counted, listed } from '@tallyho/engine'
import { DieChart, EventCard, Outcome, TenDie } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Cohesion, Position } from '../../pack/types.ts'
import { box, isApproach } from '../../rules/05-map/boxes.ts'
import { fighterName, missionOf } from '../../rules/05-map/table.ts'
import { strikesOver } from '../../rules/12-blast/long-range.ts'
import type { Campaign } from '../../state.ts'
import { heldWords } from '../../text/14-cohesion.ts'
import { COHESION_NAMES, elementOf, POSITION_NAMES } from '../../text/names.ts'
import { BlastPicture } from './BlastPicture.tsx'
import { type Card, Check, CheckCard, RollOf, TwoDice } from './EventCard.tsx'
import { FlakPicture } from './FlakPicture.tsx'

/** Rockets, cables, long shots, flak, and whether the elements hold together. */

/** SR-BLA-06 */
export function CableDeployed({ note, facts, state, onRule }: Card<'cable.check'>) {
  const { name, total, cohesion, result } = facts
  return (
    <EventCard note={note} title={`${name} trails his cable`} onRule={onRule}>
      <TwoDice roll={facts} label={`${total} together`} />
      <DieChart
        table={packOf(state).pack.blast.cable[cohesion]}
        from={2}
        say={is => (is === 'none' ? '–' : 'Proximity')}
        name={COHESION_NAMES[cohesion]}
        die={total}
      />
      <Outcome>
        {result === 'none'
          ? 'It sweeps through empty air.'
          : 'It passes between the bombers: a Proximity marker.'}
      </Outcome>
    </EventCard>
  )
}

/** SR-BLA-08 */
export function CableSnags(props: Card<'cable.impact'>) {
  const { bomber, number, damage } = props.facts
  return (
    <CheckCard
      {...props}
      title={`Does the cable catch B-24\u00a0${bomber}?`}
      label={`Below ${number}`}
      yes={`it snags: ${damage} Damage markers`}
      no="it slides off"
    />
  )
}

/** SR-BLA-11 The higher die says where, the lower one what. */
export function RocketsFired({ note, facts, state, onRule }: Card<'rockets.location'>) {
  const { name, element, higher, space } = facts
  const diagram = packOf(state).pack.blast.diagrams.find(({ id }) => id === facts.diagram)
  const number = facts[higher]
  return (
    <EventCard note={note} title={`${name} fires rockets`} onRule={onRule}>
      <TwoDice roll={facts} label={`${higher} ${number} is the higher: where they burst`} />
      {diagram && <BlastPicture diagram={diagram} lit={{ colour: higher, number }} />}
      <Outcome>
        Aimed at {element}.{' '}
        {space === undefined ? 'They burst outside the formation.' : `They burst in space ${space}.`}
      </Outcome>
    </EventCard>
  )
}

function effectWords({ bombers, effect }: Card<'rockets.effect'>['facts']): string {
  if (bombers === 0) return 'No bomber is near.'
  if (effect === 'destroyed') return 'A bomber is blown apart, another damaged.'
  return effect === 0 ? 'Splinters, no more.' : `${counted(effect, 'Damage marker')} on one bomber.`
}

/** SR-BLA-13 */
export function RocketEffect({ note, facts, state, onRule }: Card<'rockets.effect'>) {
  return (
    <EventCard note={note} title="The blast" onRule={onRule}>
      <RollOf roll={facts} label="The lower die" />
      <DieChart
        table={packOf(state).pack.blast.effect}
        say={is => (is === 'destroyed' ? 'one destroyed, one damaged' : is === 0 ? '–' : `${is} damage`)}
        die={facts.die}
      />
      <Outcome>{effectWords(facts)}</Outcome>
    </EventCard>
  )
}

/** SR-BLA-18 */
export function LongShot({ note, facts, onRule }: Card<'far.fired'>) {
  return (
    <EventCard
      note={note}
      title={`${facts.name} fires from far behind at B-24\u00a0${facts.bomber}`}
      onRule={onRule}
    >
      <TwoDice roll={facts} label="red at black" />
      <Check
        die={facts.red}
        needs={strikesOver(facts.black)}
        label="Red die"
        yes="it strikes: one Damage result"
        no="a miss"
      />
      {facts.noAmmo && <Outcome>The drums are empty.</Outcome>}
    </EventCard>
  )
}

/** SR-FLK-04 `Bär comes in from the Tail, through the bursts: he is hit.` Of several one is. */
function throughWords(campaign: Campaign, hits: readonly Position[]): string {
  const sides = `${listed(hits.map(one => POSITION_NAMES[one]))} approach`
  const inside = missionOf(campaign).fighters.filter(
    ({ at }) => isApproach(at) && hits.includes(box(at).position ?? 'nose'),
  )
  const names = listed(inside.map(one => fighterName(campaign, one)))
  return inside.length === 0
    ? `It also bursts in the ${sides}, where nobody is.`
    : `It also bursts in the ${sides}: ${names} ${inside.length > 1 ? 'fly' : 'flies'} through it.`
}

/** SR-FLK-02 */
export function FlakRolled({ note, facts, state, onRule }: Card<'flak.window'>) {
  const { mission } = state
  const { die, bombers, hits } = facts
  return (
    <EventCard note={note} title="Flak over the target" onRule={onRule}>
      <div className="sr-route">
        <TenDie face={die} label="Flak window" />
        {mission && <FlakPicture plan={packOf(state).formation(mission.map)} window={facts} die={die} />}
        <Outcome>
          {bombers.length > 0
            ? `Bursts among ${listed(bombers.map(id => `B-24\u00a0${id}`))}.`
            : 'The bursts lie wide of the bombers.'}
          {hits.length > 0 && ` ${throughWords(state, hits)}`}
        </Outcome>
      </div>
    </EventCard>
  )
}

const WORSE: Readonly<Record<Cohesion, string>> = {
  good: 'It opens up: Loose.',
  loose: 'It comes apart: Kaputt.',
  kaputt: 'A bomber falls out, the rest close up: Loose.',
}

/** SR-COH-04 SR-COH-05 */
export function CohesionChecked({ note, facts, onRule }: Card<'cohesion.check'>) {
  const { element, was, markers, held: kinds, die, needs, degrades } = facts
  const held = was === 'kaputt' ? 'It closes up: Loose.' : 'It holds.'
  return (
    <EventCard note={note} title={`Does ${elementOf(element)} hold together?`} onRule={onRule}>
      <p className="sr-manner">
        {COHESION_NAMES[was]}, {heldWords(markers, kinds, was)}
      </p>
      {die === undefined ? (
        <Outcome>A single marker: it holds without a die.</Outcome>
      ) : (
        <>
          <Check
            die={die}
            needs={needs}
            label={`Cohesion: more than ${markers} holds`}
            yes="degrades"
            no="holds"
          />
          <Outcome>{degrades ? WORSE[was] : held}</Outcome>
        </>
      )}
    </EventCard>
  )
}
