import { EDGES, LOADS, MISSIONS, type Start, type UnitLine } from '../../pack/types.ts'
import { modelsByNation, type Path } from './draft.ts'
import { CheckField, type Desk, ListField, NumberField, SelectField, TextField } from './fields.tsx'

const MODELS = modelsByNation()

const STARTS = [
  ['squares', 'on the map at the start'],
  ['near', 'near the bombers, as escort'],
  ['later', 'on the map, later'],
  ['edge', 'by a map edge'],
  ['take-off', 'takes off'],
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
  desk,
  path,
  line,
}: {
  readonly desk: Desk
  readonly path: Path
  readonly line: UnitLine
}) {
  const at = (key: string) => [...path, key]
  return (
    <div className="wl-form">
      <TextField desk={desk} path={at('name')} label="Name" />
      <label className="wl-field">
        <span>Aircraft</span>
        <select value={line.model} onChange={({ target }) => desk.change(at('model'), target.value)}>
          {MODELS.map(([nation, models]) => (
            <optgroup key={nation} label={nation}>
              {models.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SelectField desk={desk} path={at('size')} label="Size" values={['squadron', 'flight']} />
      <NumberField desk={desk} path={at('count')} label="How many" />
      <SelectField desk={desk} path={at('mission')} label="Mission" values={MISSIONS} />
      <SelectField desk={desk} path={at('facing')} label="Faces" values={EDGES} />
      <StartForm desk={desk} path={at('start')} start={line.start} />
      <TextField desk={desk} path={at('wing')} label="Wing (same name: one wing)" />
      <TextField desk={desk} path={at('net')} label="Radio net (none: no radio)" />
      <SelectField
        desk={desk}
        path={at('doctrine')}
        label="Doctrine"
        values={['loose', 'rigid']}
        none="as its side"
      />
      <SelectField desk={desk} path={at('pods')} label="Pods" values={['gun', 'at']} none="none" />
      <NumberField desk={desk} path={at('bombValue')} label="Raised bomb value" optional />
      <NumberField desk={desk} path={at('maxLosses')} label="Max losses, if special" optional />
      <fieldset className="wl-checks">
        <legend>Loads to choose from</legend>
        {LOADS.map(load => {
          const loads = line.loads ?? []
          const next = loads.includes(load) ? loads.filter(one => one !== load) : [...loads, load]
          return (
            <label key={load} className="wl-check">
              <input
                type="checkbox"
                checked={loads.includes(load)}
                onChange={() => desk.change(at('loads'), next.length > 0 ? next : undefined)}
              />
              {load}
            </label>
          )
        })}
      </fieldset>
      <fieldset className="wl-checks">
        <legend>Special</legend>
        {FLAGS.map(([flag, words]) => (
          <CheckField key={flag} desk={desk} path={at(flag)} label={words} />
        ))}
      </fieldset>
    </div>
  )
}

function StartForm({
  desk,
  path,
  start,
}: {
  readonly desk: Desk
  readonly path: Path
  readonly start: Start
}) {
  const at = (key: string) => [...path, key]
  return (
    <>
      <label className="wl-field">
        <span>Begins</span>
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
      {'turn' in start && <NumberField desk={desk} path={at('turn')} label="On turn" />}
      {'squares' in start && (
        <ListField desk={desk} path={at('squares')} label="Squares (click the map, or C8, D8-F8)" />
      )}
      {'edge' in start && (
        <>
          <SelectField desk={desk} path={at('edge')} label="Edge" values={EDGES} />
          <ListField desk={desk} path={at('altitudes')} label="Altitudes" numbers />
          <CheckField desk={desk} path={at('inTrail')} label="in trail" />
        </>
      )}
      {'takeOffFrom' in start && (
        <NumberField desk={desk} path={at('takeOffFrom')} label="From ground unit number (0 is the first)" />
      )}
    </>
  )
}

function kindOf(start: Start): StartKind {
  if ('near' in start) return 'near'
  if ('takeOffFrom' in start) return 'take-off'
  if ('edge' in start) return 'edge'
  return 'turn' in start ? 'later' : 'squares'
}
