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
import type { CombatResult, Damage, Pack } from '../../pack/types.ts'
import { EFFECT_NAMES, fateTold } from '../../text/fates.ts'
import { GroupFace, SquadronCard } from '../pieces/counters.tsx'
import { BOX_TITLES, SECTION_NAMES, squadronName } from '../pieces/names.ts'
import { type Card, sumLines } from './EventCard.tsx'

type Row = Pack['combatResults']['german'][number]

/** One column of the Combat Results Table, with the die that is read in it, and what each result does here. */
function ResultColumn({
  title,
  rows,
  result,
  does,
  ...die
}: {
  readonly title: string
  readonly rows: readonly Row[]
  readonly result: CombatResult
  does(result: CombatResult): Damage
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
        rows={rows.map((row, i) => ({ name: names[i], cells: [fateTold(does(row.result))] }))}
        litRow={rows.findIndex(row => row.result === result)}
        litColumn={0}
      />
    </div>
  )
}

/** THD-12.3 One squadron against one group: both dice, every modifier, both results. */
export function FightCard({ note, facts, state, onRule }: Card<'fight'>) {
  const { pack, squadron, group, damage } = packOf(state)
  const [british, german] = [squadron(facts.squadron), group(facts.group)]
  const { value, squadronRating, groupRating, squadronDie, groupDie } = facts
  const reduced = {
    squadron: squadronRating !== british.combat.full,
    group: groupRating !== german.combat.full,
  }
  return (
    <EventCard
      note={note}
      title={`Raid ${facts.raid}: ${facts.squadron} against ${facts.group}`}
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
            { what: `How well ${facts.squadron} fights`, by: squadronRating, plain: true },
            // THD-2.18.a A German rating is the better for the squadron the higher it is.
            { what: `How easy ${facts.group} is to hit`, by: groupRating },
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
          does={result => damage(facts.groupRow, reduced.group, result)}
          dice={[groupDie]}
          label={`group: ${value} + ${groupDie} = ${facts.groupTotal}`}
          tone="luftwaffe"
        />
        <ResultColumn
          title="On the squadron"
          rows={pack.combatResults.british}
          result={facts.squadronResult}
          does={result => damage(facts.squadronRow, reduced.squadron, result)}
          dice={[squadronDie]}
          label={`squadron: ${value} + ${squadronDie} = ${facts.squadronTotal}`}
          tone="raf"
        />
      </div>
      <Outcome>
        {facts.group}: {EFFECT_NAMES[facts.groupEffect]}. {squadronName(facts.squadron)}:{' '}
        {EFFECT_NAMES[facts.squadronEffect]}.
      </Outcome>
    </EventCard>
  )
}
