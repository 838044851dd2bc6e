import {
  CLOUDS,
  EDGES,
  FAMILIES,
  LEVELS,
  NATIONS,
  type ScenarioSpec,
  SIDES,
  SUN_ARCS,
} from '../../pack/types.ts'
import { NATION_NAMES, SUN_NAMES } from '../names.ts'
import type { Path } from './draft.ts'
import {
  CheckField,
  type Desk,
  FaultWords,
  ListField,
  NumberField,
  PickField,
  Remove,
  SelectField,
  TextField,
} from './fields.tsx'
import { BASE, type Tool } from './tools.ts'

export interface PageProps {
  readonly desk: Desk
  readonly scenario: ScenarioSpec
  readonly tool: Tool
  onTool(tool: Tool): void
}

const DOCTRINES = ['loose', 'rigid']
const NATION_CHOICES = NATIONS.map(nation => [nation, NATION_NAMES[nation]] as const)
const SUN_CHOICES = SUN_ARCS.map(arc => [arc, SUN_NAMES[arc]] as const)
const DIFFICULTIES = 'from 1, a first game, to 5'

export function StoryPage({ desk }: PageProps) {
  const at = (key: string) => [...BASE, key]
  return (
    <div className="wl-ed-form">
      <TextField desk={desk} path={at('title')} label="Title" />
      <div className="wl-ed-two">
        <TextField desk={desk} path={at('place')} label="Place" />
        <TextField desk={desk} path={at('date')} label="Date" hint="year-month-day: 1940-08-15" />
        <TextField desk={desk} path={['id']} label="Name on the shelf" hint="small letters, digits, dashes" />
        <TextField desk={desk} path={at('id')} label="Short name" hint="small letters, digits, dashes" />
        <NumberField desk={desk} path={at('difficulty')} label="Difficulty" hint={DIFFICULTIES} />
        <SelectField desk={desk} path={at('setsUpFirst')} label="Sets up first" values={SIDES} />
      </div>
      <TextField desk={desk} path={at('background')} label="Background: how it came to this battle" long />
      <TextField desk={desk} path={at('advice')} label="Advice to both players" long />
      <TextField desk={desk} path={at('aftermath')} label="Aftermath: how it really went" long />
      <ListField desk={desk} path={at('special')} label="Special rules, one on each line, to be read" lines />
      <PickField desk={desk} path={at('families')} legend="Rules it teaches" values={FAMILIES} />
    </div>
  )
}

export function SkyPage({ desk, tool, onTool }: PageProps) {
  const at = (key: string) => [...BASE, 'sky', key]
  return (
    <div className="wl-ed-form">
      <div className="wl-ed-two">
        <SelectField
          desk={desk}
          path={at('sun')}
          label="The Sun stands"
          values={SUN_CHOICES}
          none="not in the sky"
        />
        <SelectField desk={desk} path={at('ground')} label="Below lies" values={['land', 'sea', 'coast']} />
        <NumberField desk={desk} path={at('haze')} label="Haze up to altitude" optional />
        <NumberField desk={desk} path={at('contrails')} label="Contrails from altitude" optional />
      </div>
      <fieldset>
        <legend>Cloud</legend>
        <p className="wl-ed-quiet">
          Take a kind, then click or drag over the map. The same again takes it away.
        </p>
        <div className="wl-ed-row">
          {CLOUDS.map(type => (
            <button
              key={type}
              type="button"
              aria-pressed={tool.use === 'cloud' && tool.type === type}
              data-testid={`editor-cloud-${type}`}
              onClick={() =>
                onTool(tool.use === 'cloud' && tool.type === type ? { use: 'none' } : { use: 'cloud', type })
              }
            >
              {type}
            </button>
          ))}
        </div>
        <FaultWords desk={desk} path={at('cloud')} />
      </fieldset>
      <CheckField desk={desk} path={at('rain')} label="it rains below dense cloud" />
    </div>
  )
}

/** What is true for a whole side. */
export function SideForm({
  desk,
  path,
  hasGci,
}: {
  readonly desk: Desk
  readonly path: Path
  readonly hasGci: boolean
}) {
  const at = (...keys: Path) => [...path, ...keys]
  return (
    <>
      <div className="wl-ed-two">
        <TextField desk={desk} path={at('name')} label="Called at the table" />
        <SelectField desk={desk} path={at('nation')} label="Nation" values={NATION_CHOICES} />
        <SelectField desk={desk} path={at('edge')} label="Own edge of the map" values={EDGES} />
        <SelectField desk={desk} path={at('doctrine')} label="Doctrine" values={DOCTRINES} />
        <NumberField desk={desk} path={at('maxLosses', 'squadron')} label="Most losses, squadron" />
        <NumberField desk={desk} path={at('maxLosses', 'flight')} label="Most losses, flight" />
      </div>
      <details>
        <summary>Quality markers, ground control, flak</summary>
        <div className="wl-ed-form">
          <div className="wl-ed-two">
            <NumberField
              desk={desk}
              path={at('quality', 'veteranFighters')}
              label="Veteran fighters"
              optional
            />
            <NumberField desk={desk} path={at('quality', 'greenFighters')} label="Green fighters" optional />
            <NumberField
              desk={desk}
              path={at('quality', 'veteranBombers')}
              label="Veteran bombers"
              optional
            />
            <NumberField desk={desk} path={at('quality', 'greenBombers')} label="Green bombers" optional />
            <NumberField desk={desk} path={at('quality', 'experten')} label="Experten" optional />
            <NumberField
              desk={desk}
              path={at('splitLimit', 'all')}
              label="Most squadrons that split"
              optional
            />
          </div>
          <GciForm desk={desk} path={at('gci')} has={hasGci} />
          <CheckField
            desk={desk}
            path={at('flak', 'improvedFireDirection')}
            label="better fire direction for flak"
          />
          <CheckField desk={desk} path={at('flak', 'proximityFuse')} label="proximity fuses" />
          <CheckField desk={desk} path={at('flak', 'dualFuse')} label="dual fuses" />
        </div>
      </details>
    </>
  )
}

function GciForm({ desk, path, has }: { readonly desk: Desk; readonly path: Path; readonly has: boolean }) {
  return (
    <>
      <label className="wl-ed-check">
        <input
          type="checkbox"
          checked={has}
          onChange={() => desk.change(path, has ? undefined : { rating: 4, nets: ['main'] })}
        />
        ground control (GCI)
      </label>
      {has && (
        <div className="wl-ed-two">
          <NumberField desk={desk} path={[...path, 'rating']} label="GCI rating" />
          <ListField
            desk={desk}
            path={[...path, 'nets']}
            label="Nets under control"
            hint="Names, with commas."
          />
        </div>
      )}
    </>
  )
}

export function VictoryPage({ desk, scenario }: PageProps) {
  const at = (...keys: Path) => [...BASE, 'victory', ...keys]
  const { levels } = scenario.victory
  return (
    <div className="wl-ed-form">
      <div className="wl-ed-two">
        <NumberField desk={desk} path={at('lastTurn')} label="Last turn" />
        <NumberField desk={desk} path={at('divisor')} label="Points are divided by" optional />
      </div>
      <NumberField
        desk={desk}
        path={at('damageCap')}
        label="Ground damage counts at most"
        optional
        hint="1, 2 or 3 times the Victory Points of the unit hit."
      />
      <fieldset>
        <legend>Levels</legend>
        <p className="wl-ed-quiet">The raider’s points less the defender’s, from the raider’s best down.</p>
        {levels.map((level, i) => (
          <div key={at('levels', i).join('/')} className="wl-ed-level">
            <NumberField desk={desk} path={at('levels', i, 'atLeast')} label="At least" />
            <SelectField desk={desk} path={at('levels', i, 'level')} label="Level" values={LEVELS} />
            <Remove what={level.level} onClick={() => desk.change(at('levels', i), undefined)} />
          </div>
        ))}
        <button
          type="button"
          onClick={() =>
            desk.change(at('levels', levels.length), {
              atLeast: (levels.at(-1)?.atLeast ?? 1) - 1,
              level: 'draw',
            })
          }
        >
          Add a level
        </button>
      </fieldset>
      <SelectField desk={desk} path={at('otherwise')} label="With less than that" values={LEVELS} />
    </div>
  )
}
