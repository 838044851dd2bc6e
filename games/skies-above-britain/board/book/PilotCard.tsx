import { counted } from '@tallyho/engine'
import { usePick, useTip } from '@tallyho/kit'
import { useContext } from 'react'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { killsOf } from '../../rules/08-return/pilots.ts'
import type { Pilot } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { flownSaid, flownShort, LEVEL_NAMES, surname } from '../../text/names.ts'
import { becameOf, sitsOutBecause } from '../../text/stories.ts'
import { Copied } from '../pieces/copied.ts'
import { initialsOf } from '../pieces/faces.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { Cross, InARow, LevelMark, Moon, Parachute, Tally } from './marks.tsx'
import { PilotTip } from './PilotTip.tsx'
import { isAtTheEnd, isTired, ROW_TO_HOSPITAL } from './tired.ts'
import { usePlanning } from './useLineUp.ts'

/** `Hugh Ashdown, Veteran, 11 patrols before, 6 kills, tired`. */
function pilotLabel(pilot: Pilot): string {
  const away = becameOf(pilot) ?? sitsOutBecause(pilot)
  return [
    pilot.name,
    LEVEL_NAMES[levelOf(pilot)],
    flownSaid(pilot),
    counted(killsOf(pilot), 'kill'),
    ...(pilot.inARow > 0 ? [`${pilot.inARow} in a row`] : []),
    ...(isTired(pilot) ? ['tired'] : []),
    ...(away ? [away] : []),
  ].join(', ')
}

/** Letters of a name that a card has room for in its usual type. */
const LONG = 9

/** SAB-GEN-09 A man of the squadron: as a card in his cockpit, as a strip at dispersal. */
export function PilotCard({ pilot, form }: { readonly pilot: Pilot; readonly form: 'card' | 'strip' }) {
  const pick = usePick(`pilot:${pilot.no}`, pilotLabel(pilot))
  const tip = useTip(() => <PilotTip pilot={pilot} />)
  const copied = useContext(Copied)
  const { held } = usePlanning()
  const level = levelOf(pilot)
  const kills = killsOf(pilot)
  const away = becameOf(pilot) ?? sitsOutBecause(pilot)
  const [skill, ...more] = pilot.skills
  return (
    <div
      className="sab-airman"
      data-form={form}
      data-away={away !== undefined}
      data-tired={isTired(pilot)}
      data-held={held === pilot.no}
      {...(copied ? {} : { 'data-piece': `pilot:${pilot.no}` })}
      {...pick}
      {...tip}
    >
      <span className="sab-airman-face">
        <Portrait pilot={pilot} />
        {form === 'card' && <b className="sab-initials">{initialsOf(pilot.name)}</b>}
        {pilot.status === 'hospital' && <Cross />}
        {pilot.sitsOut > 0 && <Parachute />}
        {skill && form === 'card' && (
          <em className="sab-skill">
            {SKILL_WORDS[skill].title}
            {more.length > 0 && ` +${more.length}`}
          </em>
        )}
        <LevelMark level={level} />
        {isTired(pilot) && <Moon />}
      </span>
      <b className="sab-airman-name" data-long={surname(pilot.name).length > LONG}>
        {surname(pilot.name)}
      </b>
      <span className="sab-airman-level">
        <LevelMark level={level} />
        {/* In full on its tip: here there is no room for it. */}
        <span>{level === 'green' ? 'Novice' : LEVEL_NAMES[level]}</span>
        <i>{form === 'strip' ? flownShort(pilot) : pilot.patrols}</i>
      </span>
      <span className="sab-airman-row">
        {away === undefined ? (
          <>
            {pilot.inARow > 0 && <InARow inARow={pilot.inARow} />}
            {isAtTheEnd(pilot) ? (
              <em>{ROW_TO_HOSPITAL}th: hospital</em>
            ) : (
              isTired(pilot) && (
                <>
                  <Moon />
                  <em>{form === 'strip' ? 'tired −1' : '−1'}</em>
                </>
              )
            )}
          </>
        ) : (
          <em>{away}</em>
        )}
      </span>
      <span className="sab-airman-kills">
        {kills > 0 ? (
          <>
            <Tally kills={kills} />
            {kills}
          </>
        ) : (
          'no kills'
        )}
        {skill && form === 'strip' && <em>{SKILL_WORDS[skill].title}</em>}
      </span>
    </div>
  )
}
