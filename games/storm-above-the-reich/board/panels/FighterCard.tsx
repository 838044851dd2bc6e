import { fighterName, KIND_NAMES } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { useDecided } from '../decided.ts'
import { sentence, whereIs } from '../shown.ts'
import { LevelSum, levelFor, stateLines } from '../tips.tsx'

/** The fighter in question: who flies it, what it carries and has suffered, and how dangerous its space is to it. */
export function FighterCard({
  campaign,
  fighter,
}: {
  readonly campaign: Campaign
  readonly fighter: Fighter
}) {
  const decided = useDecided()
  return (
    <section className="sr-fighter-card" aria-label={fighterName(campaign, fighter)}>
      <div>
        <h3>
          {fighterName(campaign, fighter)} <small>{KIND_NAMES[fighter.kind]}</small>
        </h3>
        <p>{sentence(whereIs(campaign, fighter))}.</p>
        {stateLines(campaign, fighter, decided).map(line => (
          <p key={line}>{line}</p>
        ))}
        {fighter.at === 'space' && <LevelSum level={levelFor(campaign, fighter)} />}
      </div>
    </section>
  )
}
