import { Chart, namesUpTo, signed } from '@tallyho/kit'
import type { ResponsePriority, Steps, Tables } from '../../pack/types.ts'
import { bombText, INTELLIGENCE, RESPONSE, situationText, TACTICS, TYPE, WARNING } from './labels.ts'

const PRIORITIES: readonly ResponsePriority[] = ['minimal', 'low', 'high', 'all-out']

/** The numbers that the steps of a chart stand for; the last is open. */
export function stepNames(steps: Steps<unknown>): readonly string[] {
  return namesUpTo(steps.map(({ upTo }, i) => (i === steps.length - 1 ? undefined : upTo)))
}

/** The step that a number falls into, from 0. */
export function stepIndex(steps: Steps<unknown>, number: number | undefined): number | undefined {
  if (number === undefined) return undefined
  const found = steps.findIndex(({ upTo }) => number <= upTo)
  return found < 0 ? steps.length - 1 : found
}

/** One line of numbers, and what each comes to. */
function StepChart<T>(props: {
  readonly title?: string
  readonly corner: string
  readonly name: string
  readonly steps: Steps<T>
  readonly at?: number | undefined
  say(value: T): string
}) {
  const { steps, at } = props
  return (
    <Chart
      {...(props.title !== undefined && { title: props.title })}
      corner={props.corner}
      columns={stepNames(steps)}
      rows={[{ name: props.name, cells: steps.map(({ is }) => props.say(is)) }]}
      litRow={at === undefined ? undefined : 0}
      litColumn={stepIndex(steps, at)}
    />
  )
}

/** RE-6.1.d */
export function ChannelPatrolChart(props: {
  readonly steps: Tables['channelPatrol']
  readonly at?: number | undefined
}) {
  return (
    <StepChart
      title="Channel Patrol"
      corner="bombers"
      name="Me 109s on patrol"
      steps={props.steps}
      at={props.at}
      say={String}
    />
  )
}

/** RE-4.II.2 The Detection Track: every space with its warning and what is known. */
export function DetectionTrack(props: {
  readonly track: Tables['detection']['track']
  readonly at?: number | undefined
}) {
  return (
    <ol className="eagle-detection-track" aria-label="Detection Track">
      {props.track.map(({ warning, intelligence }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
        <li key={i} aria-current={i + 1 === props.at ? 'true' : undefined} data-warning={warning}>
          <b>{i === props.track.length - 1 ? `${i + 1}+` : i + 1}</b>
          <span>{WARNING[warning]}</span>
          <span>{INTELLIGENCE[intelligence]}</span>
        </li>
      ))}
    </ol>
  )
}

/** RE-6.2.c */
export function DetectionSizeChart({ steps }: { readonly steps: Steps<number> }) {
  return (
    <StepChart
      title="Detection, by size"
      corner="Gruppen"
      name="modifier"
      steps={steps}
      say={by => signed(by)}
    />
  )
}

/** RE-6.3.a */
export function RendezvousCheck(props: {
  readonly rows: Tables['rendezvous']['check']
  readonly die?: number | undefined
}) {
  return (
    <Chart
      title="Rendezvous check"
      corner="die"
      columns={['it fails if there is']}
      rows={props.rows.map((situation, i) => ({ name: i + 1, cells: [situationText(situation)] }))}
      litRow={props.die === undefined ? undefined : props.die - 1}
    />
  )
}

/** RE-6.3.b RE-6.3.c */
export function RendezvousFailure(props: {
  readonly rows: Tables['rendezvous']['failure']
  readonly die?: number | undefined
}) {
  return (
    <Chart
      title="Who misses it"
      corner="die"
      columns={['Gruppen', 'they are']}
      rows={props.rows.map(({ letter, effect }, i) => ({
        name: i + 1,
        cells: [letter, effect === 'leave' ? 'gone home' : 'reduced'],
      }))}
      litRow={props.die === undefined ? undefined : props.die - 1}
    />
  )
}

/** RE-7.2.a What the total of the die comes to. */
export function PriorityBand(props: {
  readonly steps: Steps<ResponsePriority>
  readonly total?: number | undefined
}) {
  return (
    <StepChart
      corner="total"
      name="priority"
      steps={props.steps}
      at={props.total}
      say={priority => RESPONSE[priority]}
    />
  )
}

/** RE-7.2.c Squadrons that are held back, by the size of the pool. */
export function RemovalChart(props: {
  readonly removed: Tables['response']['removed']
  readonly priority?: ResponsePriority | undefined
  readonly pool?: number | undefined
}) {
  const { removed, priority, pool } = props
  const ends = [...new Set(PRIORITIES.flatMap(one => removed[one].map(({ upTo }) => upTo)))].sort(
    (a, b) => a - b,
  )
  const all: Steps<number> = ends.map(upTo => ({ upTo, is: upTo }))
  const at = (one: ResponsePriority, size: number) => removed[one][stepIndex(removed[one], size) ?? 0]?.is
  return (
    <Chart
      title="Squadrons held back"
      corner="pool"
      columns={stepNames(all)}
      rows={PRIORITIES.map(one => ({ name: RESPONSE[one], cells: ends.map(end => at(one, end)) }))}
      litRow={priority && PRIORITIES.indexOf(priority)}
      litColumn={stepIndex(all, pool)}
    />
  )
}

/** RE-7.2.b What makes a raid matter. */
export function PriorityModifiers({ response }: { readonly response: Tables['response'] }) {
  const types = Object.entries(TYPE) as [keyof typeof TYPE, string][]
  return (
    <>
      <Chart
        title="Added to the die"
        columns={types.map(([, name]) => name)}
        rows={[{ name: 'Type of target', cells: types.map(([type]) => signed(response.type[type])) }]}
      />
      <Chart
        columns={['10 Group', '11 Group', '12 Group', 'bombers seen']}
        rows={[
          {
            name: 'Target in',
            cells: [
              ...([10, 11, 12] as const).map(group => response.group[group]),
              response.accurateWithBombers,
            ].map(signed),
          },
        ]}
      />
      <StepChart corner="Gruppen" name="modifier" steps={response.size} say={by => signed(by)} />
      <p className="eagle-chart-note">Less one for every raid of this segment that is still to come.</p>
    </>
  )
}

const TACTICS_STEPS = { '1A': 'all', '1B': 'hold', '2': 'sweep', '3': 'limited' } as const

/** RE-7.3.a to RE-7.3.e One of the Response Tactics Charts. */
export function TacticsOf(props: {
  readonly tactics: Tables['tactics']
  readonly chart: keyof typeof TACTICS
  readonly against?: number | 'minor' | 'major' | undefined
}) {
  const { tactics, chart, against } = props
  if (chart === '4') {
    const classes = ['minor', 'major'] as const
    const lit = classes.indexOf(against as 'minor' | 'major')
    return (
      <Chart
        title={TACTICS[chart]}
        corner="taken for"
        columns={classes}
        rows={[{ name: 'pool needed', cells: classes.map(one => tactics.poor[one]) }]}
        {...(lit >= 0 && { litRow: 0, litColumn: lit })}
      />
    )
  }
  return (
    <StepChart
      title={TACTICS[chart]}
      corner="Gruppen"
      name="pool needed"
      steps={tactics[TACTICS_STEPS[chart]]}
      at={typeof against === 'number' ? against : undefined}
      say={String}
    />
  )
}

/** RE-10.h The Bombing Table. */
export function BombingTable(props: {
  readonly bombing: Tables['bombing']
  readonly die?: number | undefined
  readonly column?: number | undefined
}) {
  const { bombing, die, column } = props
  return (
    <Chart
      corner="die"
      columns={namesUpTo([...bombing.columns, undefined])}
      rows={bombing.results.map((row, i) => ({
        name: i + 1,
        cells: row.map(result => (result === 'H' ? 'H' : bombText(result))),
      }))}
      litRow={die === undefined ? undefined : die - 1}
      litColumn={column}
    />
  )
}
