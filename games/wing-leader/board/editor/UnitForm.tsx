import { EDGES, LOADS, MISSIONS, type ScenarioSpec, type Start, type UnitLine } from '../../pack/types.ts'
import { LOAD_NAMES, MISSION_NAMES, MISSION_TEXT, NATION_NAMES } from '../names.ts'
import { modelsByNation, type Path, valueAt } from './draft.ts'
import {
  CheckField,
  type ChoiceGroup,
  FaultWords,
  ListField,
  NumberField,
  PickField,
  SelectField,
  TextField,
  useDesk,
} from './fields.tsx'

const MODELS: readonly ChoiceGroup[] = modelsByNation().map(([nation, models]) => ({
  title: NATION_NAMES[nation],
  values: models.map(({ id, name }) => [id, name] as const),
}))

const MISSION_CHOICES = MISSIONS.map(mission => [mission, MISSION_NAMES[mission]] as const)

const STARTS = [
  ['squares', 'on the map from the first turn'],
  ['near', 'near the bombers, as escort'],
  ['later', 'on the map, on a later turn'],
  ['edge', 'by an edge of the map, later'],
  ['take-off', 'takes off, later'],
] as const
type StartKind = (typeof STARTS)[number][0]

const BEGINNINGS: Readonly<Record<StartKind, Start>> = {
  squares: { squares: ['M10'] },
  near: { near: 'bombers' },
  later: { turn: 2, squares: ['M10'] },
  edge: { turn: 2, edge: 'left', altitudes: [10] },
  'take-off': { turn: 2, takeOffFrom: 0 },
}

const FLAGS = [
  ['alerted', 'starts alerted'],
  ['flexible', 'tactical flexibility'],
  ['dropTanks', 'drop tanks'],
  ['aar', 'may take air-to-air rockets'],
  ['gyro', 'gyro sights work'],
  ['fuelLimit', 'short of fuel'],
  ['single', 'a single aircraft'],
  ['kamikaze', 'kamikaze'],
  ['skipTrained', 'trained in skip bombing'],
  ['glide', 'may glide-bomb as a squadron'],
] as const

/** One line of an order of battle. */
export function UnitForm({
  path,
  line,
  scenario,
}: {
  readonly path: Path
  readonly line: UnitLine
  readonly scenario: ScenarioSpec
}) {
  const at = (key: string) => [...path, key]
  return (
    <div className="wl-ed-form">
      <TextField path={at('name')} label="Formation" hint="As in history: 54 Squadron, II./JG 26." />
      <SelectField path={at('model')} label="Aircraft" groups={MODELS} />
      <div className="wl-ed-two">
        <SelectField path={at('size')} label="Size" values={['squadron', 'flight']} />
        <NumberField path={at('count')} label="How many of them" />
      </div>
      <SelectField
        path={at('mission')}
        label="Mission"
        values={MISSION_CHOICES}
        hint={MISSION_TEXT[line.mission]}
      />
      <StartForm path={at('start')} start={line.start} scenario={scenario} />
      <SelectField path={at('facing')} label="Flies to the" values={EDGES} />
      <details>
        <summary>Wing, radio, loads and special abilities</summary>
        <div className="wl-ed-form">
          <div className="wl-ed-two">
            <TextField path={at('wing')} label="Wing" optional hint="Lines with one name fly as one wing." />
            <TextField
              path={at('net')}
              label="Radio net"
              optional
              hint="Empty: its side’s only net. none: no radio."
            />
            <SelectField
              path={at('doctrine')}
              label="Doctrine"
              values={['loose', 'rigid']}
              none="as its side"
            />
            <NumberField path={at('maxLosses')} label="Most losses, if not its side’s" optional />
          </div>
          <PickField
            path={at('loads')}
            legend="Loads its owner chooses from"
            values={LOADS}
            words={LOAD_NAMES}
            optional
          />
          <div className="wl-ed-two">
            <SelectField
              path={at('pods')}
              label="Pods instead of a load"
              values={[
                ['gun', 'gun pods'],
                ['at', 'anti-tank guns'],
              ]}
              none="none"
            />
            <NumberField path={at('bombValue')} label="Raised bomb value" optional />
          </div>
          <fieldset>
            <legend>Special</legend>
            <div className="wl-ed-checks">
              {FLAGS.map(([flag, words]) => (
                <CheckField key={flag} path={at(flag)} label={words} />
              ))}
            </div>
          </fieldset>
        </div>
      </details>
    </div>
  )
}

function StartForm({
  path,
  start,
  scenario,
}: {
  readonly path: Path
  readonly start: Start
  readonly scenario: ScenarioSpec
}) {
  const desk = useDesk()
  const at = (key: string) => [...path, key]
  return (
    <>
      <div className="wl-ed-field">
        <label>
          <span className="wl-ed-label">Begins</span>
          <select
            value={kindOf(start)}
            onChange={({ target }) => desk.change(path, BEGINNINGS[target.value as StartKind])}
          >
            {STARTS.map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <FaultWords path={path} />
      </div>
      {'turn' in start && <NumberField path={at('turn')} label="On turn" />}
      {'squares' in start && (
        <ListField
          path={at('squares')}
          label="Squares"
          hint="Click the map, or type squares and ranges: C8, D8-F8."
        />
      )}
      {'edge' in start && (
        <>
          <div className="wl-ed-two">
            <SelectField path={at('edge')} label="Edge" values={EDGES} />
            <ListField path={at('altitudes')} label="Altitudes to choose from" numbers />
          </div>
          <CheckField path={at('inTrail')} label="one behind the other (in trail)" />
        </>
      )}
      {'takeOffFrom' in start && <TakeOffField path={at('takeOffFrom')} scenario={scenario} />}
    </>
  )
}

function TakeOffField({ path, scenario }: { readonly path: Path; readonly scenario: ScenarioSpec }) {
  const desk = useDesk()
  return (
    <div className="wl-ed-field">
      <label>
        <span className="wl-ed-label">Takes off from</span>
        <select
          value={String(valueAt(desk.data, path))}
          onChange={({ target }) => desk.change(path, Number(target.value))}
        >
          {scenario.surface.length === 0 && <option value="0">no ground unit yet</option>}
          {scenario.surface.map(({ name, column }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ground unit is its number
            <option key={i} value={String(i)}>
              {name}, column {column}
            </option>
          ))}
        </select>
      </label>
      <FaultWords path={path} />
    </div>
  )
}

function kindOf(start: Start): StartKind {
  if ('near' in start) return 'near'
  if ('takeOffFrom' in start) return 'take-off'
  if ('edge' in start) return 'edge'
  return 'turn' in start ? 'later' : 'squares'
}
