import { plain } from '@tallyho/engine'
import { TipText, usePlace, useTip } from '@tallyho/kit'
import type { Penalty, Skill } from '../../pack/types.ts'
import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import { usesLeft } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { PENALTY_NAMES, PENALTY_WORDS, SKILL_NAMES, SKILL_WORDS } from '../../text/names.ts'
import {
  type Chapter,
  GRADE_NAMES,
  pilotLine,
  STATUS_NAMES,
  skillCounts,
  storyOf,
  traitWords,
} from './pilot-words.ts'
import { Shield, Victories } from './Shield.tsx'

/** A line of the staffel's book: one pilot, his skills, what he did last, the tail of his aircraft. */
export function PilotCard({
  campaign,
  pilot,
  before,
  reading,
}: {
  readonly campaign: Campaign
  readonly pilot: Pilot
  /** Whom he replaced. */
  readonly before: Pilot | undefined
  /** The book is only read: what is asked is answered on another page. */
  readonly reading: boolean
}) {
  const pick = usePlace(`${reading ? 'book' : 'pilot'}:${pilot.no}`, `${pilot.name}, ${pilotLine(pilot)}`)
  // What he was before the first mission is to be seen beside it.
  const story = storyOf(campaign, pilot).filter(({ mission }) => mission > 0)
  const grade = gradeOf(pilot)
  const tip = useTip(() => <PilotTip pilot={pilot} before={before} story={story} />)
  const last = story.at(-1)
  return (
    <article className={`sr-pilot sr-pilot-${pilot.status} sr-pilot-${grade}`} {...pick} {...tip}>
      <Shield slot={pilot.slot} name={pilot.name} />
      <div className="sr-pilot-who">
        <h4>
          {pilot.name} <small>{GRADE_NAMES[grade]}</small>
        </h4>
        <div className="sr-story">
          <Traits pilot={pilot} /> <small>{traitWords(pilot)}</small> {before && <Before pilot={before} />}{' '}
          {last && <em>{last.text}</em>}
        </div>
      </div>
      {pilot.status !== 'ready' && <b className="sr-stamp">{STATUS_NAMES[pilot.status]}</b>}
      <dl>
        <div>
          <dt>missions</dt>
          <dd>{pilot.missions}</dd>
        </div>
        <div>
          <dt>experience</dt>
          <dd>{pilot.ep}</dd>
        </div>
      </dl>
      <Victories fallen={pilot.fallen} destroyed={pilot.destroyed} />
    </article>
  )
}

function Before({ pilot }: { readonly pilot: Pilot }) {
  return (
    <span>
      In the place of {pilot.name}, {STATUS_NAMES[pilot.status].toLowerCase()}
      {victoriesText(pilot)}.
    </span>
  )
}

/** His whole story. */
function PilotTip({
  pilot,
  before,
  story,
}: {
  readonly pilot: Pilot
  readonly before: Pilot | undefined
  readonly story: readonly Chapter[]
}) {
  return (
    <TipText title={pilot.name}>
      <p>{plain(pilotLine(pilot))}.</p>
      {traitWords(pilot) !== '' && <p>{plain(traitWords(pilot))}</p>}
      {before && (
        <p>
          <Before pilot={before} />
        </p>
      )}
      {story.map(({ mission, heading, text }) => (
        <p key={mission}>
          <em>{heading}.</em> {text}
        </p>
      ))}
    </TipText>
  )
}

const victoriesText = ({ fallen, destroyed }: Pilot): string =>
  fallen + destroyed === 0 ? '' : `, ${fallen + destroyed} to his name`

/** Skills with their uses and the penalty. With a fighter: what is left of them in this mission. */
export function Traits({
  pilot,
  campaign,
  fighter,
}: {
  readonly pilot: Pilot
  readonly campaign?: Campaign
  readonly fighter?: Fighter
}) {
  return (
    <span className="sr-traits">
      {skillCounts(pilot).map(({ skill, uses }) => (
        <SkillChip
          key={skill}
          skill={skill}
          uses={uses}
          left={campaign && fighter ? usesLeft(campaign, fighter, skill) : uses}
        />
      ))}
      {pilot.penalty && <PenaltyChip penalty={pilot.penalty} />}
    </span>
  )
}

function SkillChip({
  skill,
  uses,
  left,
}: {
  readonly skill: Skill
  readonly uses: number
  readonly left: number
}) {
  const tip = useTip(() => (
    <TipText title={SKILL_NAMES[skill]}>
      <p>{plain(SKILL_WORDS[skill])}.</p>
      <p>
        {left} of {uses} left in this mission.
      </p>
    </TipText>
  ))
  return (
    <span className={left > 0 ? 'sr-trait sr-trait-skill' : 'sr-trait sr-trait-spent'} {...tip}>
      {SKILL_NAMES[skill]}
      <span role="img" aria-label={`${left} of ${uses} uses left`}>
        {' '}
        {'●'.repeat(Math.max(0, left))}
        {'○'.repeat(Math.max(0, uses - left))}
      </span>
    </span>
  )
}

function PenaltyChip({ penalty }: { readonly penalty: Penalty }) {
  const tip = useTip(() => (
    <TipText title={PENALTY_NAMES[penalty]}>
      <p>{plain(PENALTY_WORDS[penalty])}.</p>
    </TipText>
  ))
  return (
    <span className="sr-trait sr-trait-penalty" {...tip}>
      {PENALTY_NAMES[penalty]}
    </span>
  )
}
