import {
  Chart,
  CounterSvg,
  type DieTone,
  EventCard,
  Modifiers,
  namesUpTo,
  Outcome,
  Rolled,
} from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { CombatResult, Pack } from '../../pack/types.ts'
import type { Effect } from '../../rules/12-combat/fight.ts'
import { GroupFace, SquadronCard } from '../pieces/counters.tsx'
import { BOX_TITLES, SECTION_NAMES, squadronName } from '../pieces/names.ts'
import { type Card, sumLines } from './EventCard.tsx'

const EFFECTS: Readonly<Record<Effect, string>> = {
  stays: 'stays in the fight',
  reduced: 'is reduced',
  bomber: 'breaks through to the bombers',
  'reduced bomber': 'is reduced, but breaks through to the bombers',
  inflight: 'flies home',
  'reduced inflight': 'is reduced and flies home',
  'reduced light': 'suffers a light loss: out for the day',
  'reduced heavy': 'suffers a heavy loss: out for the day',
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

/** One column of the Combat Results Table, with the die that is read in it. */
function ResultColumn({
  title,
  rows,
  result,
  ...die
}: {
  readonly title: string
  readonly rows: readonly Row[]
  readonly result: CombatResult
  readonly dice: readonly [number]
  readonly label: string
  readonly tone: DieTone
}) {
  const names = namesUpTo(rows.map(({ upTo }) => upTo))
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
export function FightCard({ note, facts, state, onRule }: Card<'fight'>) {
  const { pack, squadron, group } = packOf(state)
  const [british, german] = [squadron(facts.squadron), group(facts.group)]
  const { value, squadronRating, groupRating, squadronDie, groupDie } = facts
  const reduced = {
    squadron: squadronRating !== british.combat.full,
    group: groupRating !== german.combat.full,
  }
  return (
    <EventCard
      note={note}
      title={`Raid ${facts.raid}: ${squadronName(facts.squadron)} against ${facts.group}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <div className="event-pair">
          <CounterSvg size={52}>
            <SquadronCard
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
            {BOX_TITLES[facts.box]} Box, {SECTION_NAMES[facts.section].toLowerCase()}
          </small>
        </div>
        <Modifiers
          lines={[
            { what: `${facts.squadron} combat rating`, by: squadronRating, plain: true },
            { what: `${facts.group} combat rating`, by: groupRating },
            ...sumLines(facts.modifiers),
          ]}
          total={value}
          totalName="Combat value"
        />
      </div>
      <div className="event-columns">
        <ResultColumn
          title="On the group"
          rows={pack.combatResults.german}
          result={facts.groupResult}
          dice={[groupDie]}
          label={`group: ${value} + ${groupDie} = ${facts.groupTotal}`}
          tone="luftwaffe"
        />
        <ResultColumn
          title="On the squadron"
          rows={pack.combatResults.british}
          result={facts.squadronResult}
          dice={[squadronDie]}
          label={`squadron: ${value} + ${squadronDie} = ${facts.squadronTotal}`}
          tone="raf"
        />
      </div>
      <Outcome>
        {facts.group} {EFFECTS[facts.groupEffect]}; {squadronName(facts.squadron)}{' '}
        {EFFECTS[facts.squadronEffect]}.
      </Outcome>
    </EventCard>
  )
}
