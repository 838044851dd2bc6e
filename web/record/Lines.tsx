import type { GameModule } from '@tallyho/engine'
import { gameHash } from '../app/route.ts'
import { scenarioIn, seatWords } from '../seats.ts'
import { machineOf } from './machine.ts'
import { type Against, type Line, own, signOf } from './record.ts'

const AGAINST: Readonly<Record<Against, string>> = {
  person: 'a person',
  cadet: 'a cadet',
  machine: 'a regular',
  veteran: 'a veteran',
  ace: 'an ace',
  rules: 'the game',
}

/** What was made of the scenarios of one game, a line each. */
export function Lines(props: { readonly module: GameModule | undefined; readonly lines: readonly Line[] }) {
  return (
    <table className="record-lines">
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">Side</th>
          <th scope="col">Against</th>
          <th scope="col">Games</th>
          <th scope="col">Best</th>
          <th scope="col">Median</th>
          <th scope="col">The machine</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map(line => (
          <Row
            key={`${line.pack}/${line.scenario}/${line.side}/${line.against}`}
            line={line}
            module={props.module}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line, module }: { readonly line: Line; readonly module: GameModule | undefined }) {
  const { title, scenario, pack, side, against, count, best, median, last, rewound } = line
  const isStandard = module !== undefined && pack === module.game.packs.standard.id
  const measured = isStandard ? machineOf(line.game, scenario) : undefined
  const sign = side === undefined || !module ? 1 : signOf(side, module.game.seats)
  const setUp = module && scenarioIn(module, { scenario, pack, options: {} })
  return (
    <tr data-testid={`line-${scenario}-${side ?? 'both'}-${against}`}>
      <th scope="row">
        {title}
        {!isStandard && <small> own components</small>}
      </th>
      <td data-label="Side">
        {side === undefined ? 'both sides' : module ? seatWords(module, setUp, side) : side}
      </td>
      <td data-label="Against">{AGAINST[against]}</td>
      <td data-label="Games">
        {count}
        {rewound > 0 && <small> {rewound} with steps back</small>}
      </td>
      <td data-label="Best">
        <b>{signed(best)}</b>
      </td>
      <td data-label="Median">{signed(median)}</td>
      <td data-label="The machine">
        {measured ? (
          signed(own(measured.median, sign))
        ) : (
          <span role="img" aria-label="not measured">
            –
          </span>
        )}
      </td>
      <td data-label="Last">
        <a href={gameHash(last.id)}>
          {last.level}, {signed(last.score)}
        </a>
        <small> {new Date(last.when).toLocaleDateString(undefined, { dateStyle: 'medium' })}</small>
      </td>
    </tr>
  )
}

function signed(score: number): string {
  const text = String(Math.abs(Math.round(score * 10) / 10))
  return score > 0 ? `+${text}` : score < 0 ? `−${text}` : text
}
