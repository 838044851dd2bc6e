import { Chart, dayText, SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import { type Force, type ScenarioSpec, SIDES, type UnitLine } from '../../pack/types.ts'
import { MISSION_NAMES, SUN_NAMES } from '../names.ts'

/** Every scenario with its order of battle. */
export function ScenarioSheet({ components }: { readonly components: Components }) {
  return components.pack.scenarios.map(scenario => (
    <details key={scenario.id} className="wl-scenario-sheet">
      <summary>
        <strong>{scenario.title}</strong>, {scenario.place}, {dayText(scenario.date)} · difficulty{' '}
        {scenario.difficulty} <SourceBadge of={scenario} />
      </summary>
      <p>{scenario.background}</p>
      <p>
        Uses: {scenario.families.join(', ')}. {skyText(scenario)}
      </p>
      {scenario.special.map(line => (
        <p key={line}>{line}</p>
      ))}
      <div className="wl-forces">
        {SIDES.map(side => (
          <OrderOfBattle key={side} components={components} force={scenario[side]} side={side} />
        ))}
      </div>
    </details>
  ))
}

function skyText({ sky }: ScenarioSpec): string {
  const cloud = sky.cloud.map(({ type, squares }) => `${type} cloud ${squares.join(', ')}`)
  return `${[
    sky.sun ? `Sun ${SUN_NAMES[sky.sun]}` : 'No Sun',
    ...cloud,
    ...(sky.haze === undefined ? [] : [`haze up to ${sky.haze}`]),
    ...(sky.contrails === undefined ? [] : [`contrails from ${sky.contrails}`]),
    ...(sky.rain ? ['rain'] : []),
  ].join('; ')}.`
}

function OrderOfBattle({
  components,
  force,
  side,
}: {
  readonly components: Components
  readonly force: Force
  readonly side: string
}) {
  return (
    <Chart
      title={`${force.name}, ${side}, ${force.doctrine} formation${force.gci ? `, GCI ${force.gci.rating}` : ''}`}
      corner="formation"
      columns={['aircraft', 'units', 'mission', 'begins']}
      rows={force.units.map(line => ({
        name: line.name,
        cells: [
          components.models.get(line.model)?.name ?? line.model,
          `${line.count} ${line.size}${line.count > 1 ? 's' : ''}`,
          MISSION_NAMES[line.mission],
          startText(line),
        ],
      }))}
    />
  )
}

function startText({ start }: UnitLine): string {
  const turn = 'turn' in start ? `turn ${start.turn}, ` : ''
  if ('near' in start) return 'with the bombers'
  if ('edge' in start) return `${turn}${start.edge} edge at ${start.altitudes.join(', ')}`
  if ('takeOffFrom' in start) return `${turn}takes off`
  return turn + start.squares.join(', ')
}
