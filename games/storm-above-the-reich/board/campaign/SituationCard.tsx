import { listed } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { vpFor } from '../../rules/23-fate-and-tally/points.ts'
import type { Campaign, Mission, SetUpItem } from '../../state.ts'
import { boxName, escortOf, TYPE_NAMES, TYPE_WORDS } from '../../text/names.ts'
import { Thumb } from '../events/Thumb.tsx'
import './mission.css'

/** The mission as it was laid out: what the Situation Manual and the escort die have said so far. */
export function SituationCard({ campaign }: { readonly campaign: Campaign }) {
  const mission = missionOf(campaign)
  const plan = formation(campaign)
  const facts = factsOf(campaign, mission)
  const open = facts.flatMap(([name, value]) => (value === undefined ? name : []))
  const marks = Object.fromEntries(
    mission.bombers.map(({ id, damage, gone }) => [
      id,
      gone ? 'sr-thumb-gone' : damage.length > 0 ? 'sr-thumb-damaged' : '',
    ]),
  )
  return (
    <section className="sr-situation" aria-label="Situation">
      <Thumb plan={plan} label={`Formation of ${mission.bombers.length} B-24s`} width={132} bombers={marks} />
      <dl>
        {facts.flatMap(([name, value]) =>
          value === undefined ? (
            []
          ) : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        {open.length > 0 && (
          <div>
            <dt>To be rolled</dt>
            <dd className="sr-open">{listed(open)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What has not been rolled yet has no value. */
function factsOf(campaign: Campaign, mission: Mission): readonly (readonly [string, string | undefined])[] {
  const { name } = packOf(campaign).formation(mission.map).map
  // On the ground some dice are still to come.
  const open = (item: SetUpItem) =>
    campaign.length !== 'training' && mission.turn === 0 && !mission.dice.some(die => die.item === item)
  const known = (item: SetUpItem, value: string) => (open(item) ? undefined : value)
  return [
    ['Map', `${mission.map}, ${name}`],
    [
      'Mission',
      known(
        'type',
        mission.type
          ? `${TYPE_NAMES[mission.type]}, ${TYPE_WORDS[mission.type]}: ${vpFor(campaign, 'attack')}\u00a0VP each`
          : '',
      ),
    ],
    ['Escort', known('escort', escortOf(mission))],
    ['Flight Limit', known('limit', `Turn ${mission.limit}`)],
    ['TP', known('tp', String(mission.tp))],
    ['Sun', known('sun', mission.sun ? boxName(mission.sun) : 'none')],
    ['Anchored boxes', known('anchored', mission.anchored.map(boxName).join(', ') || 'none')],
    ['Contrails', open('sun') ? undefined : mission.contrails ? 'yes' : 'no'],
    ['Damaged', known('damage', damagedWords(mission))],
  ]
}

function damagedWords({ bombers }: Mission): string {
  return (
    bombers
      .filter(({ damage, gone }) => damage.length > 0 || gone !== undefined)
      .map(({ id, damage, gone }) => `${id} ${gone ?? (damage.length > 1 ? `×${damage.length}` : '')}`.trim())
      .join(', ') || 'no bomber'
  )
}
