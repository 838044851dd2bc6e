import { capital, counted } from '@tallyho/engine'
import { isSame, TipText, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { PRIVILEGE_NAMES, SKILL_WORDS } from '../../text/cards.ts'
import { fighterName, flownSaid, HIT_NAMES, LEVEL_NAMES, surname } from '../../text/names.ts'
import { type PilotShown, shownPilot } from './shown.ts'
import './tag.css'

interface TagProps {
  readonly campaign: Campaign
  readonly id: FighterId
  /** Number and name alone, with what is wrong. */
  readonly compact?: boolean
  /** What he is about, below a compact one. */
  readonly doing?: string | undefined
  /** It stands for the fighter itself and glides where that goes; else the aircraft beside it does. */
  readonly piece?: boolean
}

/** SAB-FRM-15 Who flies a fighter, what he is worth and how he is: pickable as the fighter. */
export function PilotTag({ campaign, id, compact = false, doing, piece = false }: TagProps) {
  return <Tag shown={shownPilot(campaign, id)} compact={compact} doing={doing} piece={piece} />
}

const Tag = memo(function Tag(props: {
  readonly shown: PilotShown
  readonly compact: boolean
  readonly doing: string | undefined
  readonly piece: boolean
}) {
  const { shown, compact, doing, piece } = props
  const below = compact ? doing : rankOf(shown)
  const pick = usePick(`fighter:${shown.id}`, `${fighterName(shown.id)}: ${stateOf(shown).join(', ')}`)
  const tip = useTip(() => <PilotTip shown={shown} />)
  return (
    <div
      className={compact ? 'sab-tag sab-tag-compact' : 'sab-tag'}
      data-section={shown.colour}
      {...(piece && { 'data-piece': `fighter:${shown.id}` })}
      {...pick}
      {...tip}
    >
      <b className="sab-tag-no">{shown.number}</b>
      <span className="sab-tag-name">{surname(shown.name)}</span>
      {below && <span className="sab-tag-rank">{below}</span>}
      <span className="sab-tag-state">
        <span>
          <Hurt shown={shown} />
          {(!compact || shown.ammo !== 'full' || shown.jammed) && (
            <Cartridges ammo={shown.ammo} jammed={shown.jammed} />
          )}
        </span>
        {!compact && (
          <span>
            <Merits shown={shown} />
          </span>
        )}
      </span>
    </div>
  )
}, isSame)

/** `Leader · Veteran`. */
function rankOf({ leads, level, kills }: PilotShown): string {
  const rank = LEVEL_NAMES[level]
  if (leads) return `Leader · ${rank}`
  return kills > 0 ? `${rank} · ${kills} ${kills === 1 ? 'kill' : 'kills'}` : rank
}

const ROUNDS: Readonly<Record<PilotShown['ammo'], number>> = { full: 3, low: 1, none: 0 }

/** SAB-ICO-24 SAB-ICO-18 Ammunition as cartridges; a bolt through them where the guns are jammed. */
export function Cartridges({ ammo, jammed }: Pick<PilotShown, 'ammo' | 'jammed'>) {
  return (
    <svg
      className="sab-cartridges"
      data-ammo={ammo}
      viewBox="0 0 22 16"
      width="22"
      height="16"
      aria-hidden="true"
    >
      {[0, 1, 2].map(i => (
        <path
          key={i}
          className={i < ROUNDS[ammo] ? 'sab-round' : 'sab-round sab-round-spent'}
          d={`M${1.5 + i * 7} 14.500V6q2.500 -6.500 5 0V14.500Z`}
        />
      ))}
      {jammed && <path className="sab-jam" d="M1 13.500L21 3" />}
    </svg>
  )
}

/** SAB-ICO-16 SAB-PIL-09 Hits, and how tired he is. */
function Hurt({ shown: { hits, fatigued } }: { readonly shown: PilotShown }) {
  return (
    <>
      {hits.length > 0 && (
        <svg className="sab-tag-hit" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 0L9.900 4.800L14.500 2.600L12 7L16 9.200L11.200 10L12.400 15L8.300 11.800L5 15.500L5 10.600L0 11L3.900 7.700L1 3.600L6 5Z" />
          {hits.length > 1 && (
            <text x="8" y="11.500" textAnchor="middle">
              {hits.length}
            </text>
          )}
        </svg>
      )}
      {fatigued && (
        <svg className="sab-tag-tired" viewBox="0 0 14 14" width="13" height="13" aria-hidden="true">
          <path d="M10 1A6.300 6.300 0 1 0 13 9.500A5.200 5.200 0 0 1 10 1Z" />
        </svg>
      )}
    </>
  )
}

/** SAB-VET-01 SAB-ACE-01 A chevron for a Veteran's privilege, a star for each skill of an Ace; hollow once it is spent. */
function Merits({ shown: { level, privilege, skills } }: { readonly shown: PilotShown }) {
  return (
    <>
      {level === 'veteran' && (
        <svg
          className="sab-merit"
          data-spent={privilege !== undefined}
          viewBox="0 0 14 14"
          width="13"
          height="13"
          aria-hidden="true"
        >
          <path d="M1 9L7 2.500L13 9V13L7 6.500L1 13Z" />
        </svg>
      )}
      {skills.map(({ skill, used }, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: an Ace may have a skill twice
          key={i}
          className="sab-merit sab-merit-ace"
          data-skill={skill}
          data-spent={used}
          viewBox="0 0 14 14"
          width="13"
          height="13"
          aria-hidden="true"
        >
          <path d="M7 .5L9 5L13.500 5.300L10 8.400L11.200 13.200L7 10.500L2.800 13.200L4 8.400L.5 5.300L5 5Z" />
        </svg>
      ))}
    </>
  )
}

const AMMO: Readonly<Record<PilotShown['ammo'], string>> = {
  full: 'full ammunition',
  low: 'low on ammunition',
  none: 'out of ammunition',
}

/** Everything that the tag shows, for who does not see it. */
function stateOf(shown: PilotShown): readonly string[] {
  const { name, level, leads, ammo, jammed, hits, fatigued } = shown
  return [
    name,
    ...(leads ? ['leads'] : []),
    LEVEL_NAMES[level],
    AMMO[ammo],
    ...(jammed ? ['guns jammed'] : []),
    ...(hits.length > 0 ? [hits.length === 1 ? 'hit' : `hit ${hits.length} times`] : []),
    ...(fatigued ? ['tired'] : []),
  ]
}

function PilotTip({ shown }: { readonly shown: PilotShown }) {
  const { id, name, level, leads, kills, ammo, jammed, hits, fatigued, skills, privilege } = shown
  return (
    <TipText title={`${fighterName(id)}: ${name}`}>
      <p>
        {LEVEL_NAMES[level]}
        {leads && ', leads his Section'}. {capital(flownSaid(shown))}, {counted(kills, 'kill')}.
      </p>
      <p>
        {ammo === 'full' && 'Full ammunition.'}
        {ammo === 'low' && 'Low on ammunition: the next such icon leaves him without.'}
        {ammo === 'none' && 'Out of ammunition: he cannot shoot.'}
        {jammed && ' Guns jammed: they fire on an even die only.'}
      </p>
      {hits.map(({ type, number }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers may be alike
        <p key={i}>
          Hit in the {HIT_NAMES[type]}: at the end of the round {number} or more on the die is a scratch
          {fatigued && ', with 1 less because he is tired'}. Till then no maneuvers.
        </p>
      ))}
      {fatigued && hits.length === 0 && (
        <p>Tired: two patrols in a row. 1 less when a hit on him is checked.</p>
      )}
      {level === 'veteran' && (
        <p>
          {privilege
            ? `His favour of this patrol is spent: ${PRIVILEGE_NAMES[privilege]}.`
            : 'A Veteran: his one favour of this patrol is still to come.'}
        </p>
      )}
      {skills.map(({ skill, used }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an Ace may have a skill twice
        <p key={i}>
          {SKILL_WORDS[skill].title}
          {used ? ', used.' : `: ${SKILL_WORDS[skill].text}.`}
        </p>
      ))}
    </TipText>
  )
}
