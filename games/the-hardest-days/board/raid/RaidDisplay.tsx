import { counted, type Logged } from '@tallyho/engine'
import { Stack, usePick, usePlace, useTip } from '@tallyho/kit'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import { SECTIONS, type Section } from '../../pack/types.ts'
import { groupsIn, squadronsIn } from '../../rules/02-terms/terms.ts'
import type { Effect } from '../../rules/12-combat/fight.ts'
import type { Day, Raid, Squadron } from '../../state.ts'
import { slipsOn } from '../../text/beyond.ts'
import { EFFECT_NAMES } from '../../text/fates.ts'
import { groupsFlying, placeOf, sections } from '../../text/names.ts'
import { GroupCounter, SquadronCounter } from '../pieces/counters.tsx'
import {
  BOX_TITLES,
  EFFORT_NAMES,
  INTELLIGENCE_NAMES,
  SECTION_NAMES,
  trackName,
  WARNING_NAMES,
} from '../pieces/names.ts'
import { type RaidShown, shownGroup, shownRaid, shownSquadron } from '../pieces/shown.ts'
import { raidLabel } from '../plot/markers.tsx'
import { fightsOf, raidNotes } from '../views.ts'
import { RaidTip } from './RaidTip.tsx'

const BOXES = ['hunt', 'bomber', 'escort'] as const
type BoxName = (typeof BOXES)[number]

interface DisplayProps {
  readonly day: Day
  readonly raid: Raid
  readonly notes: readonly Logged[]
  /** Squadrons that may be sent to it now. */
  readonly able: readonly Squadron[]
}

/** Side of a counter on a display, in pixels. */
const SIZE = 46

/** One Raid Display: three boxes of three sections, and the Channel Patrol. */
export function RaidDisplay({ day, raid, notes, able }: DisplayProps) {
  const own = raidNotes(notes, raid.number)
  const patrol = groupsIn(day, raid, 'patrol')
  const meeting = day.squadrons.filter(
    ({ place }) => place.at === 'intercepting' && place.raid === raid.number,
  )
  return (
    <div className="display-slot" data-trails="none">
      <section className="display" aria-label={`Raid Display ${raid.number}`}>
        <div className="display-side">
          <RaidHead day={day} raid={raid} />
          <RaidState raid={raid} />
          {meeting.length + able.length > 0 ? (
            <Meeting day={day} raid={raid} meeting={meeting} able={able} />
          ) : (
            <Fights fights={fightsOf(own)} />
          )}
        </div>
        <div className="display-grid">
          {BOXES.map(box => (
            <Row key={box} day={day} raid={raid} box={box} own={own} />
          ))}
          {patrol.length > 0 && (
            <div className="display-patrol">
              <span>{BOX_TITLES.patrol}</span>
              <Stack>
                {patrol.map(group => (
                  <GroupCounter key={group.id} size={SIZE} {...shownGroup(day, group)} />
                ))}
              </Stack>
            </div>
          )}
        </div>
      </section>
    </div>
  )
}

/** Number of a raid, and what is known of it in a line or two. */
function RaidHead({ day, raid }: { readonly day: Day; readonly raid: Raid }) {
  const shown = shownRaid(day, raid)
  const pick = usePick(`raid:${raid.number}`, raidLabel(shown))
  const tip = useTip(() => <RaidTip {...shown} />)
  return (
    <div className="display-head" {...pick} {...tip}>
      <span className={`display-number raid-${raid.effort}`}>{raid.number}</span>
      <div className="display-facts">
        <span>
          {EFFORT_NAMES[raid.effort]} · {trackName(raid.track)}
        </span>{' '}
        <span>
          {raid.deployed
            ? groupsFlying(day, raid)
            : raid.size === undefined
              ? 'size unknown'
              : counted(raid.size, 'group')}
          {raid.deployed && ` · ${raid.altitude}`}
        </span>{' '}
        <strong>{whither(shown)}</strong>
      </div>
    </div>
  )
}

function whither({ recovering, target }: RaidShown): string {
  if (recovering) return 'going home'
  return target ? `→ ${target}` : 'no target yet'
}

/** `Intercepting`, `3 meet it, 5 more may`, `5 may meet it`. */
function meetingWords(meeting: number, able: number): string {
  if (able === 0) return 'Intercepting'
  return meeting === 0 ? `${able} may meet it` : `${meeting} meet it, ${able} more may`
}

/** Squadrons that meet the raid, or may, before a die gives them their sections. */
function Meeting({
  day,
  raid,
  meeting,
  able,
}: {
  readonly day: Day
  readonly raid: Raid
  readonly meeting: readonly Squadron[]
  readonly able: readonly Squadron[]
}) {
  return (
    <div className="display-meeting">
      <span>{meetingWords(meeting.length, able.length)}</span>
      <Stack label={`Squadrons that meet raid ${raid.number}, or may`}>
        {[...meeting, ...able].map(squadron => (
          <SquadronCounter key={squadron.id} size={SIZE} {...shownSquadron(day, squadron)} />
        ))}
      </Stack>
    </div>
  )
}

/** What else is known of a raid. */
function RaidState({ raid }: { readonly raid: Raid }) {
  const facts = [
    raid.warning && `Warning ${WARNING_NAMES[raid.warning].toLowerCase()}`,
    // Once it is laid out everything is seen.
    !raid.deployed &&
      raid.intelligence &&
      `intelligence ${INTELLIGENCE_NAMES[raid.intelligence].toLowerCase()}`,
    raid.intercepted && 'intercepted',
    raid.bombed && 'bombed',
    ...raid.kept.map(({ reminder }) => EVENT_WORDS[reminder].title),
  ].filter(fact => typeof fact === 'string')
  return <p className="display-state">{facts.join(' · ')}</p>
}

interface RowProps {
  readonly day: Day
  readonly raid: Raid
  readonly box: BoxName
  readonly own: readonly Logged[]
}

function Row({ day, raid, box, own }: RowProps) {
  return (
    <>
      <div className="display-box">
        <strong>{BOX_TITLES[box]}</strong>
        <Placement day={day} raid={raid} box={box} own={own} />
      </div>
      {SECTIONS.map(section => (
        <SectionCell key={section} day={day} raid={raid} box={box} section={section} />
      ))}
    </>
  )
}

/** The die that sent units to their sections, and what it says about evading. */
function Placement({ day, raid, box, own }: RowProps) {
  const what = { hunt: 'hunt-placement', bomber: 'placement', escort: undefined }[box]
  const note = what && own.find(note => note.what === what)
  if (!note) return undefined
  const die = Number(note.facts.die)
  const slips = box === 'hunt' ? slipsOn(day, raid, die) : undefined
  return (
    <small>
      {box === 'hunt' ? 'squadrons' : 'groups'}, die {die}: {sections(String(note.facts.letters))}
      {slips && `; one slips past ${placeOf(slips)}`}
    </small>
  )
}

function SectionCell({ day, raid, box, section }: Omit<RowProps, 'own'> & { readonly section: Section }) {
  const name = `Raid ${raid.number}, ${BOX_TITLES[box]} Box, ${SECTION_NAMES[section].toLowerCase()} section`
  const pick = usePlace(`section:${raid.number}/${box}/${section}`, name)
  const groups = groupsIn(day, raid, box, section)
  const squadrons = box === 'escort' ? [] : squadronsIn(day, raid, box, section)
  return (
    <div className={`section section-${box}`} {...pick}>
      {groups.length + squadrons.length === 0 && (
        <span className="section-name">{SECTION_NAMES[section].toLowerCase()}</span>
      )}
      {groups.length > 0 && (
        <Stack label={`${name}: groups`}>
          {groups.map(group => (
            <GroupCounter key={group.id} size={SIZE} {...shownGroup(day, group)} />
          ))}
        </Stack>
      )}
      {squadrons.length > 0 && (
        <Stack label={`${name}: squadrons`}>
          {squadrons.map(squadron => (
            <SquadronCounter key={squadron.id} size={SIZE} {...shownSquadron(day, squadron)} />
          ))}
        </Stack>
      )}
    </div>
  )
}

/** Fights of this combat so far. */
function Fights({ fights }: { readonly fights: readonly Logged[] }) {
  if (fights.length === 0) return undefined
  return (
    <ul className="fights" aria-label="Fights of this combat">
      {fights.map(({ at, facts }) => (
        <li key={`${at}-${String(facts.squadron)}-${String(facts.group)}`}>
          <b>{String(facts.squadron)}</b> {mark(facts.squadronEffect)} v <b>{String(facts.group)}</b>{' '}
          {mark(facts.groupEffect)}
        </li>
      ))}
    </ul>
  )
}

const mark = (effect: unknown): string => EFFECT_NAMES[effect as Effect]
