import { plain } from '@tallyho/engine'
import { TipText, usePlace, useTip } from '@tallyho/kit'
import type { Penalty, Skill } from '../../pack/types.ts'
import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import { usesLeft } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { PENALTY_NAMES, PENALTY_WORDS, SKILL_NAMES, SKILL_WORDS } from '../../text/names.ts'
import { GRADE_NAMES, pilotLine, STATUS_NAMES, skillCounts, storyOf } from './pilot-words.ts'

/** A page of the staffel's book: one pilot, his skills, his victories, his story. */
export function PilotCard({
  campaign,
  pilot,
  before,
}: {
  readonly campaign: Campaign
  readonly pilot: Pilot
  /** Whom he replaced. */
  readonly before: Pilot | undefined
}) {
  const pick = usePlace(`pilot:${pilot.no}`, `${pilot.name}, ${pilotLine(pilot)}`)
  // What he was before the first mission is to be seen above.
  const story = storyOf(campaign, pilot).filter(({ mission }) => mission > 0)
  const grade = gradeOf(pilot)
  return (
    <article className={`sr-pilot sr-pilot-${pilot.status} sr-pilot-${grade}`} {...pick}>
      <header>
        <span className="sr-pilot-initial" aria-hidden="true">
          {pilot.name.charAt(0)}
        </span>
        <div>
          <h4>{pilot.name}</h4>
          <p className="sr-pilot-grade">
            {GRADE_NAMES[grade]}
            {pilot.status !== 'ready' && <b className="sr-stamp">{STATUS_NAMES[pilot.status]}</b>}
            <Traits pilot={pilot} />
          </p>
        </div>
        <dl>
          <div>
            <dt>missions</dt>
            <dd>{pilot.missions}</dd>
          </div>
          <div>
            <dt>EP</dt>
            <dd>{pilot.ep}</dd>
          </div>
        </dl>
      </header>
      <Victories fallen={pilot.fallen} destroyed={pilot.destroyed} />
      {(story.length > 0 || before) && (
        <div className="sr-story">
          {before && (
            <p className="sr-story-before">
              In the place of {before.name}, {STATUS_NAMES[before.status].toLowerCase()}
              {victoriesText(before)}.
            </p>
          )}
          {story.map(({ mission, heading, text }) => (
            <p key={mission}>
              <em>{heading}.</em> {text}
            </p>
          ))}
        </div>
      )}
    </article>
  )
}

const victoriesText = ({ fallen, destroyed }: Pilot): string =>
  fallen + destroyed === 0 ? '' : `, ${fallen + destroyed} to his name`

/** Bars as painted on a rudder: a full one for a bomber destroyed, a hollow one for one driven out. */
export function Victories({ fallen, destroyed }: { readonly fallen: number; readonly destroyed: number }) {
  const bars = fallen + destroyed
  if (bars === 0) return undefined
  const rows = Math.ceil(bars / 10)
  return (
    <svg
      className="sr-rudder"
      viewBox={`0 0 84 ${rows * 22}`}
      width="84"
      height={rows * 22}
      role="img"
      aria-label={`${destroyed} destroyed, ${fallen} driven out of the formation`}
    >
      {Array.from({ length: bars }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are only ever added
          key={i}
          className={i < destroyed ? 'sr-bar-full' : 'sr-bar-hollow'}
          x={1 + (i % 10) * 8}
          y={2 + Math.floor(i / 10) * 22}
          width="5"
          height="17"
        />
      ))}
    </svg>
  )
}

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
