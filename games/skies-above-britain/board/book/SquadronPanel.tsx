import { counted } from '@tallyho/engine'
import { type BoardProps, usePick, useTip } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { COLOURS, type Colour, CUBES, type FighterId, type SectionId } from '../../pack/types.ts'
import { fighter, fighterIds, isInPlay, levelOf, pilotOf } from '../../rules/01-general/fighters.ts'
import { leaderOf } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { killsOf } from '../../rules/08-return/pilots.ts'
import { mayUsePrivilege, mayUseSkill } from '../../rules/09-pilots/privileges.ts'
import type { Campaign } from '../../state.ts'
import { PRIVILEGE_NAMES, SKILL_WORDS } from '../../text/cards.ts'
import { fighterName, fighterSaid, HIT_NAMES, LEVEL_NAMES, sectionName, surname } from '../../text/names.ts'
import { FuelTrack } from '../pieces/FuelTrack.tsx'
import { Portrait } from '../pieces/Portrait.tsx'
import './style/man.css'
import { LevelMark, Moon, Tally } from './marks.tsx'
import './style/panel.css'
import { PilotTip } from './PilotTip.tsx'
import { Pennant } from './Sections.tsx'
import { isTired } from './tired.ts'
import { whereIs } from './where.ts'

/** SAB-GEN-09 The Squadron Display: every fighter, the man in it and what is left to him; below it the Fuel Track. */
export function SquadronPanel({ state: campaign }: BoardProps<Campaign>) {
  if (!campaign.patrol) return undefined
  const patrol = patrolOf(campaign)
  const of = (section: SectionId) =>
    fighterIds(patrol).filter(id => fighter(campaign, id).section === section)
  return (
    <section className="sab-display" aria-label="The Squadron Display">
      <div className="sab-display-sections">
        {CUBES.filter(section => of(section).length > 0).map(section => (
          <section key={section} className="sab-display-section" data-colour={section}>
            <h3>
              {isColour(section) && <Pennant colour={section} />}
              {sectionName(section)}
              <small>{slotTold(campaign, section)}</small>
            </h3>
            {of(section).map(id => (
              <FighterLine key={id} campaign={campaign} id={id} leads={leaderOf(campaign, section) === id} />
            ))}
          </section>
        ))}
      </div>
      <FuelTrack campaign={campaign} />
    </section>
  )
}

function isColour(section: SectionId): section is Colour {
  return COLOURS.some(colour => colour === section)
}

function slotTold({ patrol }: Campaign, section: SectionId): string {
  const slot = patrol?.slots.indexOf(section as Colour) ?? -1
  return slot < 0 ? 'ad hoc' : slot < 2 ? 'A Flight' : 'B Flight'
}

function FighterLine(props: {
  readonly campaign: Campaign
  readonly id: FighterId
  readonly leads: boolean
}) {
  const { campaign, id, leads } = props
  const one = fighter(campaign, id)
  const pilot = pilotOf(campaign, id)
  const where = whereIs(campaign, id)
  const { head, so } = fighterSaid(campaign, id)
  const pick = usePick(`fighter:${id}`, `${head}: ${so}, ${where}`)
  const tip = useTip(() => <PilotTip pilot={pilot} />)
  return (
    <div className="sab-fighter" data-out={!isInPlay(campaign, id)} {...pick} {...tip}>
      <Portrait pilot={pilot} />
      <p className="sab-fighter-man">
        <LevelMark level={levelOf(pilot)} />
        <b>{fighterName(id)}</b> {surname(pilot.name)}
        {isTired(pilot) && <Moon />}
        {killsOf(pilot) > 0 && (
          <small>
            <Tally kills={killsOf(pilot)} /> {counted(killsOf(pilot), 'kill')}
          </small>
        )}
        {leads && !fighterName(id).endsWith('Leader') && <small>leads</small>}
      </p>
      <p className="sab-fighter-where">
        {LEVEL_NAMES[levelOf(pilot)]}
        {isTired(pilot) && ', tired −1'}; {where}
      </p>
      <p className="sab-fighter-state">
        <Ammo ammo={one.ammo} />
        {one.jammed && <em data-bad="true">jammed</em>}
        {one.hits.map(hit => (
          <em key={hit} data-bad="true">
            {HIT_NAMES[packOf(campaign).hit(hit).type]} hit
          </em>
        ))}
        {mayUsePrivilege(campaign, id) && <em>favour</em>}
        {one.privilege && <s>{PRIVILEGE_NAMES[one.privilege]}</s>}
        {pilot.skills.map(skill =>
          mayUseSkill(campaign, id, skill) ? (
            <em key={skill}>{SKILL_WORDS[skill].title}</em>
          ) : (
            <s key={skill}>{SKILL_WORDS[skill].title}</s>
          ),
        )}
      </p>
    </div>
  )
}

const ROUNDS = { full: 3, low: 1, none: 0 } as const
const AMMO = { full: 'ammunition', low: 'low on ammunition', none: 'out of ammunition' } as const

/** Three rounds while there is plenty, one when it runs low. */
function Ammo({ ammo }: { readonly ammo: 'full' | 'low' | 'none' }) {
  return (
    <span className="sab-ammo" data-ammo={ammo}>
      <svg viewBox="0 0 18 11" aria-hidden="true">
        {[0, 1, 2].map(i => (
          <path key={i} d={`M${i * 6 + 1} 11V4q2 -4.500 4 0V11Z`} data-spent={i >= ROUNDS[ammo]} />
        ))}
      </svg>
      {ammo !== 'full' && AMMO[ammo]}
    </span>
  )
}
