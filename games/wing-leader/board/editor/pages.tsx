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
  FaultWords,
  ListField,
  NumberField,
  PickField,
  Remove,
  SelectField,
  TextField,
  useDesk,
} from './fields.tsx'
import { BASE, type Tool } from './tools.ts'

export interface PageProps {
  readonly scenario: ScenarioSpec
  readonly tool: Tool
  onTool(tool: Tool): void
}

const DOCTRINES = ['loose', 'rigid']
const NATION_CHOICES = NATIONS.map(nation => [nation, NATION_NAMES[nation]] as const)
const SUN_CHOICES = SUN_ARCS.map(arc => [arc, SUN_NAMES[arc]] as const)
const DIFFICULTIES = 'from 1, a first game, to 5'

export function StoryPage() {
  const at = (key: string) => [...BASE, key]
  return (
    <div className="wl-ed-form">
      <TextField path={at('title')} label="Title" />
      <div className="wl-ed-two">
        <TextField path={at('place')} label="Place" />
        <TextField path={at('date')} label="Date" hint="year-month-day: 1940-08-15" />
        <TextField path={['id']} label="Name on the shelf" hint="small letters, digits, dashes" />
        <TextField path={at('id')} label="Short name" hint="small letters, digits, dashes" />
        <NumberField path={at('difficulty')} label="Difficulty" hint={DIFFICULTIES} />
        <SelectField path={at('setsUpFirst')} label="Sets up first" values={SIDES} />
      </div>
      <TextField path={at('background')} label="Background: how it came to this battle" long />
      <TextField path={at('advice')} label="Advice to both players" long />
      <TextField path={at('aftermath')} label="Aftermath: how it really went" long />
      <ListField path={at('special')} label="Special rules, one on each line, to be read" lines />
      <PickField path={at('families')} legend="Rules it teaches" values={FAMILIES} />
    </div>
  )
}

export function SkyPage({ tool, onTool }: PageProps) {
  const at = (key: string) => [...BASE, 'sky', key]
  return (
    <div className="wl-ed-form">
      <div className="wl-ed-two">
        <SelectField path={at('sun')} label="The Sun stands" values={SUN_CHOICES} none="not in the sky" />
        <SelectField path={at('ground')} label="Below lies" values={['land', 'sea', 'coast']} />
        <NumberField path={at('haze')} label="Haze up to altitude" optional />
        <NumberField path={at('contrails')} label="Contrails from altitude" optional />
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
        <FaultWords path={at('cloud')} />
      </fieldset>
      <CheckField path={at('rain')} label="it rains below dense cloud" />
    </div>
  )
}

/** What is true for a whole side. */
export function SideForm({ path, hasGci }: { readonly path: Path; readonly hasGci: boolean }) {
  const at = (...keys: Path) => [...path, ...keys]
  return (
    <>
      <div className="wl-ed-two">
        <TextField path={at('name')} label="Called at the table" />
        <SelectField path={at('nation')} label="Nation" values={NATION_CHOICES} />
        <SelectField path={at('edge')} label="Own edge of the map" values={EDGES} />
        <SelectField path={at('doctrine')} label="Doctrine" values={DOCTRINES} />
        <NumberField path={at('maxLosses', 'squadron')} label="Most losses, squadron" />
        <NumberField path={at('maxLosses', 'flight')} label="Most losses, flight" />
      </div>
      <details>
        <summary>Quality markers, ground control, flak</summary>
        <div className="wl-ed-form">
          <div className="wl-ed-two">
            <NumberField path={at('quality', 'veteranFighters')} label="Veteran fighters" optional />
            <NumberField path={at('quality', 'greenFighters')} label="Green fighters" optional />
            <NumberField path={at('quality', 'veteranBombers')} label="Veteran bombers" optional />
            <NumberField path={at('quality', 'greenBombers')} label="Green bombers" optional />
            <NumberField path={at('quality', 'experten')} label="Experten" optional />
            <NumberField path={at('splitLimit', 'all')} label="Most squadrons that split" optional />
          </div>
          <GciForm path={at('gci')} has={hasGci} />
          <CheckField path={at('flak', 'improvedFireDirection')} label="better fire direction for flak" />
          <CheckField path={at('flak', 'proximityFuse')} label="proximity fuses" />
          <CheckField path={at('flak', 'dualFuse')} label="dual fuses" />
        </div>
      </details>
    </>
  )
}

function GciForm({ path, has }: { readonly path: Path; readonly has: boolean }) {
  const desk = useDesk()
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
          <NumberField path={[...path, 'rating']} label="GCI rating" />
          <ListField path={[...path, 'nets']} label="Nets under control" hint="Names, with commas." />
        </div>
      )}
    </>
  )
}

export function VictoryPage({ scenario }: PageProps) {
  const desk = useDesk()
  const at = (...keys: Path) => [...BASE, 'victory', ...keys]
  const { levels } = scenario.victory
  return (
    <div className="wl-ed-form">
      <div className="wl-ed-two">
        <NumberField path={at('lastTurn')} label="Last turn" />
        <NumberField path={at('divisor')} label="Points are divided by" optional />
      </div>
      <NumberField
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
            <NumberField path={at('levels', i, 'atLeast')} label="At least" />
            <SelectField path={at('levels', i, 'level')} label="Level" values={LEVELS} />
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
      <SelectField path={at('otherwise')} label="With less than that" values={LEVELS} />
    </div>
  )
}
