import { EventCard, Outcome } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { SetUpItem } from '../../state.ts'
import { counted, ITEM_NAMES, nameIn, TYPE_NAMES } from '../../text/names.ts'
import { SetUpChart } from '../campaign/SetUpChart.tsx'
import { seasonAt } from '../log/season.ts'
import { DieChart } from './DieChart.tsx'
import { type EventProps, Needs, Rolled } from './EventCard.tsx'
import { figure, isTrue, list, record, text } from './facts.ts'

/** Dice of the campaign: set-up, hospital, erosion, the end of a mission and of a season. */

const isItem = (id: string): id is SetUpItem => Object.hasOwn(ITEM_NAMES, id)

/** SR-SET-01 */
export function SetUpRolled({ note, state, onRule }: EventProps) {
  const { facts } = note
  const item = text(facts, 'item')
  return (
    <EventCard note={note} title={`Set-up: ${isItem(item) ? ITEM_NAMES[item] : item}`} onRule={onRule}>
      <Rolled facts={facts} label={isItem(item) ? ITEM_NAMES[item] : 'Set-up'} />
      {isItem(item) && <SetUpChart campaign={state} item={item} die={figure(facts, 'die')} tall />}
    </EventCard>
  )
}

/** SR-CMD-01 */
export function Commanded({ note, onRule }: EventProps) {
  const { facts } = note
  const item = text(facts, 'item')
  return (
    <EventCard note={note} title="Staffel Command" onRule={onRule}>
      <Outcome>
        For {figure(facts, 'cost')} Staffel EP the {isItem(item) ? ITEM_NAMES[item] : item} is set;{' '}
        {figure(facts, 'ep')} EP are left.
      </Outcome>
    </EventCard>
  )
}

/** SR-PIL-31 */
export function HospitalRolled({ note, onRule }: EventProps) {
  const { facts } = note
  const needs = figure(facts, 'needs') ?? 9
  return (
    <EventCard note={note} title={`Is ${text(facts, 'name')} fit to fly?`} onRule={onRule}>
      <Needs
        die={figure(facts, 'die') ?? 0}
        label="Wounded Box"
        good={face => face >= needs}
        yes="back with the staffel"
        no="stays in hospital"
      />
    </EventCard>
  )
}

const EROSIONS: Readonly<Record<string, string>> = {
  none: 'All is well.',
  illness: 'falls ill.',
  posting: 'is posted away.',
  experience: 'Staffel EP are lost.',
  serviceability: 'Machines are unserviceable: fewer OP next time.',
}

/** SR-CAM-13 */
export function Eroded({ note, state, onRule }: EventProps) {
  const { facts } = note
  return (
    <EventCard note={note} title="Staffel Erosion" onRule={onRule}>
      <Rolled facts={facts} label="Erosion" />
      <DieChart table={seasonAt(state, state.season).erosion} say={is => is} die={figure(facts, 'die')} />
      <Outcome>
        {text(facts, 'name')} {EROSIONS[text(facts, 'result')] ?? ''}
      </Outcome>
    </EventCard>
  )
}

/** SR-CAM-10 */
export function MissionLogged({ note, state, onRule }: EventProps) {
  const { facts } = note
  const killed = list(facts, 'killed').map(no => state.pilots[Number(no)]?.name ?? '')
  const wounded = list(facts, 'wounded').map(no => state.pilots[Number(no)]?.name ?? '')
  return (
    <EventCard
      note={note}
      title={`Mission ${figure(facts, 'no')}: ${counted(figure(facts, 'vp'), 'Victory Point')}`}
      onRule={onRule}
    >
      <p className="sr-manner">
        Map {text(facts, 'map')}, {nameIn(TYPE_NAMES, text(facts, 'type'))}
        {isTrue(facts, 'aborted') ? ', aborted' : `, ${counted(figure(facts, 'turns'), 'turn')}`}
      </p>
      <dl className="sr-questions">
        <div>
          <dt>Bombers fallen / destroyed</dt>
          <dd>
            {figure(facts, 'fallen')} / {figure(facts, 'destroyed')}
          </dd>
        </div>
        <div>
          <dt>Staffel EP</dt>
          <dd>{figure(facts, 'ep')}</dd>
        </div>
        <div>
          <dt>Killed</dt>
          <dd>{killed.join(', ') || 'nobody'}</dd>
        </div>
        <div>
          <dt>Wounded</dt>
          <dd>{wounded.join(', ') || 'nobody'}</dd>
        </div>
      </dl>
    </EventCard>
  )
}

/** SR-TRN-02 */
export function TrainingOver({ note, onRule }: EventProps) {
  const { facts } = note
  const passed = text(facts, 'outcome') === 'trained'
  return (
    <EventCard note={note} title={passed ? 'Training passed' : 'Training not passed'} onRule={onRule}>
      <dl className="sr-questions">
        <div>
          <dt>A bomber is damaged</dt>
          <dd>{isTrue(facts, 'damaged') ? 'Yes' : 'No'}</dd>
        </div>
        <div>
          <dt>No fighter down or in a Fate Box</dt>
          <dd>{isTrue(facts, 'stricken') ? 'No' : 'Yes'}</dd>
        </div>
      </dl>
    </EventCard>
  )
}

const SEASONS: Readonly<Record<string, string>> = {
  won: 'The season is won.',
  lost: 'The season is lost.',
  between: 'Neither won nor lost.',
}

/** SR-CAM-08 */
export function SeasonOver({ note, state, onRule }: EventProps) {
  const { facts } = note
  const [win, lose] = [record(facts, 'win'), record(facts, 'lose')]
  const season = packOf(state).pack.seasons.find(({ id }) => id === text(facts, 'season'))
  return (
    <EventCard note={note} title={`The end of ${season?.name ?? 'the season'}`} onRule={onRule}>
      <dl className="sr-questions">
        <div>
          <dt>
            Victory Points: {figure(win, 'vp')} win, below {figure(lose, 'vp')} lose
          </dt>
          <dd>{figure(facts, 'vp')}</dd>
        </div>
        <div>
          <dt>Available pilots: {figure(win, 'pilots')} to win</dt>
          <dd>{figure(facts, 'available')}</dd>
        </div>
        <div>
          <dt>Pilots killed: more than {figure(lose, 'killed')} lose</dt>
          <dd>{figure(facts, 'killed')}</dd>
        </div>
      </dl>
      <Outcome bad={text(facts, 'outcome') === 'lost'}>{SEASONS[text(facts, 'outcome')]}</Outcome>
    </EventCard>
  )
}
