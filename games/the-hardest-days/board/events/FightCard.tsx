import { Chart, CounterSvg, type DieTone, EventCard, Modifiers, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { CombatResult, Pack } from '../../pack/types.ts'
import { GroupFace, SquadronFace } from '../counters.tsx'
import { changesOf, numberOf, textOf } from '../facts.ts'
import { BOX_TITLES, reasonName, SECTION_NAMES, squadronName } from '../names.ts'
import type { EventProps } from './EventCard.tsx'

const EFFECTS: Readonly<Record<string, string>> = {
  stays: 'stays in the fight',
  reduced: 'is reduced',
  bomber: 'breaks through to the bombers',
  'reduced bomber': 'is reduced, but breaks through to the bombers',
  inflight: 'goes home',
  'reduced inflight': 'is reduced and goes home',
  light: 'suffers a light loss: out for the day',
  heavy: 'suffers a heavy loss: out for the day',
}

export const RESULT_NAMES: Readonly<Record<CombatResult, string>> = {
  none: '–',
  D: 'D disrupted',
  A: 'A abort',
  L: 'L light loss',
  H: 'H heavy loss',
}

type Row = Pack['combatResults']['german'][number]

/** Names of the rows of a table that is read downwards: `up to 6`, `7`, `8`, `9–12`, `13 and up`. */
export function rowNames(rows: readonly { readonly upTo?: number }[]): string[] {
  return rows.map(({ upTo }, i) => {
    const before = rows[i - 1]?.upTo
    if (before === undefined) return `≤ ${upTo}`
    if (upTo === undefined) return `≥ ${before + 1}`
    return before + 1 === upTo ? String(upTo) : `${before + 1}–${upTo}`
  })
}

/** One column of the Combat Results Table, with the die that is read in it. */
function ResultColumn({
  title,
  rows,
  result,
  ...die
}: {
  readonly title: string
  readonly rows: readonly Row[]
  readonly result: string
  readonly dice: readonly [number]
  readonly label: string
  readonly tone: DieTone
}) {
  const names = rowNames(rows)
  return (
    <div className="event-column">
      <Rolled {...die} />
      <Chart
        title={title}
        corner="total"
        columns={['result']}
        rows={rows.map((row, i) => ({ name: names[i], cells: [RESULT_NAMES[row.result]] }))}
        litRow={rows.findIndex(row => row.result === result)}
        litColumn={0}
      />
    </div>
  )
}

/** THD-12.3 One squadron against one group: both dice, every modifier, both results. */
export function FightCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { pack, squadron, group } = packOf(state)
  const [squadronId, groupId] = [textOf(facts, 'squadron'), textOf(facts, 'group')]
  const [british, german] = [squadron(squadronId), group(groupId)]
  const value = numberOf(facts, 'value')
  const [squadronRating, groupRating] = [numberOf(facts, 'squadronRating'), numberOf(facts, 'groupRating')]
  const reduced = {
    squadron: squadronRating !== british.combat.full,
    group: groupRating !== german.combat.full,
  }
  const box = textOf(facts, 'box') === 'hunt' ? BOX_TITLES.hunt : BOX_TITLES.bomber
  const section = SECTION_NAMES[textOf(facts, 'section') as keyof typeof SECTION_NAMES]
  return (
    <EventCard
      note={note}
      title={`Raid ${textOf(facts, 'raid')}: ${squadronName(squadronId)} against ${groupId}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <div className="event-pair">
          <CounterSvg size={52}>
            <SquadronFace
              {...british}
              reduced={reduced.squadron}
              rating={squadronRating}
              marker={undefined}
            />
          </CounterSvg>
          <span>v</span>
          <CounterSvg size={52}>
            <GroupFace
              {...german}
              reduced={reduced.group}
              rating={groupRating}
              bombing={reduced.group ? german.bombing.reduced : german.bombing.full}
              tactics={undefined}
            />
          </CounterSvg>
          <small>
            {box} Box{section && `, ${section.toLowerCase()}`}
          </small>
        </div>
        <Modifiers
          lines={[
            { what: `${squadronId} combat rating`, by: squadronRating, plain: true },
            { what: `${groupId} combat rating`, by: groupRating },
            ...changesOf(facts).map(({ why, by }) => ({ what: reasonName(why), by })),
          ]}
          total={value}
          totalName="Combat value"
        />
      </div>
      <div className="event-columns">
        <ResultColumn
          title="On the group"
          rows={pack.combatResults.german}
          result={textOf(facts, 'groupResult')}
          dice={[numberOf(facts, 'groupDie')]}
          label={`group: ${value} + ${numberOf(facts, 'groupDie')} = ${numberOf(facts, 'groupTotal')}`}
          tone="luftwaffe"
        />
        <ResultColumn
          title="On the squadron"
          rows={pack.combatResults.british}
          result={textOf(facts, 'squadronResult')}
          dice={[numberOf(facts, 'squadronDie')]}
          label={`squadron: ${value} + ${numberOf(facts, 'squadronDie')} = ${numberOf(facts, 'squadronTotal')}`}
          tone="raf"
        />
      </div>
      <Outcome>
        {groupId} {EFFECTS[textOf(facts, 'groupEffect')]}; {squadronName(squadronId)}{' '}
        {EFFECTS[textOf(facts, 'squadronEffect')]}.
      </Outcome>
    </EventCard>
  )
}
