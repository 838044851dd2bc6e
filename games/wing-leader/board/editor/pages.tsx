import { standard } from '../../pack/index.ts'
import {
  CLOUDS,
  type CloudType,
  EDGES,
  FAMILIES,
  LEVELS,
  NATIONS,
  type ScenarioSpec,
  SIDES,
  type Side,
  SUN_ARCS,
} from '../../pack/types.ts'
import { NEW_LINE, type Path } from './draft.ts'
import { CheckField, type Desk, ListField, NumberField, Remove, SelectField, TextField } from './fields.tsx'
import { UnitForm } from './UnitForm.tsx'

/** What a click on the map does. */
export type Tool =
  | { readonly use: 'none' }
  | { readonly use: 'cloud'; readonly type: CloudType }
  | { readonly use: 'start'; readonly side: Side; readonly line: number }
  | { readonly use: 'surface'; readonly no: number }
  | { readonly use: 'balloon' }

interface PageProps {
  readonly desk: Desk
  /** Where the scenario stands in the file. */
  readonly base: Path
  readonly scenario: ScenarioSpec
  readonly tool: Tool
  onTool(tool: Tool): void
}

export function StoryPage({ desk, base, scenario }: PageProps) {
  const at = (key: string) => [...base, key]
  return (
    <div className="wl-form">
      <TextField desk={desk} path={['id']} label="Name of the file" />
      <TextField desk={desk} path={at('id')} label="Short name (letters, digits, dashes)" />
      <TextField desk={desk} path={at('title')} label="Title" />
      <TextField desk={desk} path={at('date')} label="Date (year-month-day)" />
      <TextField desk={desk} path={at('place')} label="Place" />
      <NumberField desk={desk} path={at('difficulty')} label="Difficulty, 1 to 5" />
      <SelectField desk={desk} path={at('setsUpFirst')} label="Sets up first" values={SIDES} />
      <TextField desk={desk} path={at('background')} label="Background" long />
      <TextField desk={desk} path={at('advice')} label="Advice" long />
      <TextField desk={desk} path={at('aftermath')} label="Aftermath" long />
      <ListField desk={desk} path={at('special')} label="Special rules, for the reader" />
      <fieldset className="wl-checks">
        <legend>Rules it uses</legend>
        {FAMILIES.map(family => {
          const { families } = scenario
          const next = families.includes(family)
            ? families.filter(one => one !== family)
            : [...families, family]
          return (
            <label key={family} className="wl-check">
              <input
                type="checkbox"
                checked={families.includes(family)}
                onChange={() => desk.change(at('families'), next)}
              />
              {family.replaceAll('-', ' ')}
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}

export function SkyPage({ desk, base, tool, onTool }: PageProps) {
  const at = (key: string) => [...base, 'sky', key]
  return (
    <div className="wl-form">
      <SelectField desk={desk} path={at('sun')} label="Sun" values={SUN_ARCS} none="no Sun" />
      <NumberField desk={desk} path={at('haze')} label="Haze up to altitude" optional />
      <NumberField desk={desk} path={at('contrails')} label="Contrails from altitude" optional />
      <SelectField desk={desk} path={at('ground')} label="Ground" values={['land', 'sea', 'coast']} />
      <CheckField desk={desk} path={at('rain')} label="rain below dense cloud" />
      <p>Cloud: choose a kind, then click squares on the map.</p>
      <div className="wl-row">
        {CLOUDS.map(type => (
          <button
            key={type}
            type="button"
            aria-pressed={tool.use === 'cloud' && tool.type === type}
            onClick={() => onTool({ use: 'cloud', type })}
          >
            {type}
          </button>
        ))}
      </div>
    </div>
  )
}

export function ForcePage({ desk, base, scenario, tool, onTool, side }: PageProps & { readonly side: Side }) {
  const force = scenario[side]
  const at = (...keys: Path) => [...base, side, ...keys]
  const chosen = tool.use === 'start' && tool.side === side ? tool.line : -1
  return (
    <div className="wl-form">
      <TextField desk={desk} path={at('name')} label="Name" />
      <SelectField desk={desk} path={at('nation')} label="Nation" values={NATIONS} />
      <SelectField desk={desk} path={at('edge')} label="Own map edge" values={EDGES} />
      <SelectField desk={desk} path={at('doctrine')} label="Doctrine" values={['loose', 'rigid']} />
      <NumberField desk={desk} path={at('maxLosses', 'squadron')} label="Max losses, squadron" />
      <NumberField desk={desk} path={at('maxLosses', 'flight')} label="Max losses, flight" />
      <NumberField desk={desk} path={at('quality', 'veteranFighters')} label="Veteran fighters" optional />
      <NumberField desk={desk} path={at('quality', 'greenFighters')} label="Green fighters" optional />
      <NumberField desk={desk} path={at('quality', 'veteranBombers')} label="Veteran bombers" optional />
      <NumberField desk={desk} path={at('quality', 'greenBombers')} label="Green bombers" optional />
      <NumberField desk={desk} path={at('quality', 'experten')} label="Experten" optional />
      <CheckGci desk={desk} path={at('gci')} has={force.gci !== undefined} />
      <h3>Units</h3>
      {force.units.map((line, i) => (
        <div key={at('units', i).join('/')} className="wl-form">
          <button
            type="button"
            aria-expanded={i === chosen}
            onClick={() => onTool(i === chosen ? { use: 'none' } : { use: 'start', side, line: i })}
          >
            {line.count} × {line.model} <small>{line.name}</small>
          </button>
          {i === chosen && (
            <>
              <UnitForm desk={desk} path={at('units', i)} line={line} />
              <Remove what={line.name} onClick={() => desk.change(at('units', i), undefined)} />
            </>
          )}
        </div>
      ))}
      <button
        type="button"
        onClick={() =>
          desk.change(at('units', force.units.length), {
            ...NEW_LINE,
            facing: force.edge === 'left' ? 'right' : 'left',
          })
        }
      >
        Add a unit
      </button>
    </div>
  )
}

function CheckGci({ desk, path, has }: { readonly desk: Desk; readonly path: Path; readonly has: boolean }) {
  return (
    <>
      <label className="wl-check">
        <input
          type="checkbox"
          checked={has}
          onChange={() => desk.change(path, has ? undefined : { rating: 4, nets: ['main'] })}
        />
        ground control (GCI)
      </label>
      {has && (
        <>
          <NumberField desk={desk} path={[...path, 'rating']} label="GCI rating" />
          <ListField desk={desk} path={[...path, 'nets']} label="GCI nets" />
        </>
      )}
    </>
  )
}

export function GroundPage({ desk, base, scenario, tool, onTool }: PageProps) {
  const at = (...keys: Path) => [...base, ...keys]
  const types = standard.surface.map(({ id, name }) => [id, `${name} (${id})`] as const)
  return (
    <div className="wl-form">
      <CheckField desk={desk} path={at('bombing')} label="bombing rules (15) are in force" plain />
      <h3>Ships and ground units</h3>
      {scenario.surface.map((spec, i) => (
        <fieldset key={at('surface', i).join('/')} className="wl-form">
          <legend>
            {i}: {spec.name}
          </legend>
          <SelectField desk={desk} path={at('surface', i, 'type')} label="Kind" values={types} />
          <TextField desk={desk} path={at('surface', i, 'name')} label="Name" />
          <TextField desk={desk} path={at('surface', i, 'column')} label="Column" />
          <SelectField
            desk={desk}
            path={at('surface', i, 'side')}
            label="Belongs to"
            values={SIDES}
            none="the defender"
          />
          <CheckField desk={desk} path={at('surface', i, 'deadInTheWater')} label="dead in the water" />
          <div className="wl-row">
            <button
              type="button"
              aria-pressed={tool.use === 'surface' && tool.no === i}
              onClick={() => onTool({ use: 'surface', no: i })}
            >
              Place on the map
            </button>
            <Remove what={spec.name} onClick={() => desk.change(at('surface', i), undefined)} />
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() =>
          desk.change(at('surface', scenario.surface.length), {
            type: types[0]?.[0],
            name: 'New target',
            column: 'M',
          })
        }
      >
        Add a ground unit
      </button>
      <h3>Balloons</h3>
      <p>{scenario.balloons.map(({ square }) => square).join(', ') || 'None.'}</p>
      <button type="button" aria-pressed={tool.use === 'balloon'} onClick={() => onTool({ use: 'balloon' })}>
        Place balloons on the map
      </button>
    </div>
  )
}

export function VictoryPage({ desk, base, scenario }: PageProps) {
  const at = (...keys: Path) => [...base, 'victory', ...keys]
  const { levels } = scenario.victory
  return (
    <div className="wl-form">
      <NumberField desk={desk} path={at('lastTurn')} label="Last turn" />
      <NumberField desk={desk} path={at('divisor')} label="Points are divided by" optional />
      <NumberField desk={desk} path={at('damageCap')} label="Ground damage counts at most (times)" optional />
      <p>Levels, by raider's points less defender's: from the best for the raider down.</p>
      {levels.map((level, i) => (
        <div key={at('levels', i).join('/')} className="wl-row">
          <NumberField desk={desk} path={at('levels', i, 'atLeast')} label="At least" />
          <SelectField desk={desk} path={at('levels', i, 'level')} label="Level" values={LEVELS} />
          <Remove what={level.level} onClick={() => desk.change(at('levels', i), undefined)} />
        </div>
      ))}
      <button
        type="button"
        onClick={() => desk.change(at('levels', levels.length), { atLeast: -9, level: 'draw' })}
      >
        Add a level
      </button>
      <SelectField desk={desk} path={at('otherwise')} label="Below that" values={LEVELS} />
    </div>
  )
}
