import { standard } from '../../pack/index.ts'
import { SIDES, type SurfaceSpec } from '../../pack/types.ts'
import { SURFACE_SHAPES } from '../pieces/surface/surface-shapes.ts'
import type { Path } from './draft.ts'
import { CheckField, FaultWords, Remove, SelectField, TextField, useDesk } from './fields.tsx'
import type { PageProps } from './pages.tsx'
import { BASE, NO_TOOL } from './tools.ts'

const TYPES = standard.surface.map(({ id, name }) => [id, name] as const)

/** Ships, targets on the ground, balloons. */
export function GroundPage({ scenario, tool, onTool }: PageProps) {
  const desk = useDesk()
  const at = (...keys: Path) => [...BASE, ...keys]
  const chosen = tool.use === 'surface' ? tool.no : -1
  const add = () => {
    desk.change(at('surface', scenario.surface.length), {
      type: TYPES[0]?.[0],
      name: 'New target',
      column: 'M',
    })
    onTool({ use: 'surface', no: scenario.surface.length })
  }
  return (
    <div className="wl-ed-form">
      <CheckField path={at('bombing')} label="the bombing rules (chapter 15) are in force" plain />
      <h2>Ships and ground units</h2>
      <FaultWords path={at('surface')} />
      {scenario.surface.map((spec, i) => (
        <div key={at('surface', i).join('/')} className="wl-ed-line" data-open={i === chosen}>
          <button
            type="button"
            className="wl-ed-line-head"
            aria-expanded={i === chosen}
            data-testid={`editor-surface-${i}`}
            onClick={() => onTool(i === chosen ? NO_TOOL : { use: 'surface', no: i })}
          >
            <SurfaceIcon spec={spec} nation={scenario[spec.side ?? 'defender'].nation} />
            <span>
              <strong>{spec.name}</strong>
              <small>
                {TYPES.find(([id]) => id === spec.type)?.[1] ?? spec.type}, column {spec.column}
              </small>
            </span>
          </button>
          {i === chosen && (
            <div className="wl-ed-form">
              <TextField path={at('surface', i, 'name')} label="Name" />
              <SelectField path={at('surface', i, 'type')} label="Kind" values={TYPES} />
              <div className="wl-ed-two">
                <TextField
                  path={at('surface', i, 'column')}
                  label="Column"
                  hint="A to Z, or click the map."
                />
                <SelectField
                  path={at('surface', i, 'side')}
                  label="Belongs to"
                  values={SIDES}
                  none="the defender"
                />
              </div>
              <TextField
                path={at('surface', i, 'barrage')}
                label="Barrage at the start"
                optional
                hint="The square left of and below the corner it stands on; empty for none."
              />
              <CheckField path={at('surface', i, 'deadInTheWater')} label="dead in the water" />
              <div className="wl-ed-row">
                <Remove
                  what={spec.name}
                  onClick={() => {
                    desk.change(at('surface', i), undefined)
                    onTool(NO_TOOL)
                  }}
                />
              </div>
            </div>
          )}
        </div>
      ))}
      <button type="button" data-testid="editor-add-surface" onClick={add}>
        Add a ground unit
      </button>
      <h2>Balloons</h2>
      <p className="wl-ed-quiet">{scenario.balloons.map(({ square }) => square).join(', ') || 'None.'}</p>
      {scenario.balloons.map(({ square }, i) => (
        <FaultWords key={square} path={at('balloons', i, 'square')} />
      ))}
      <button
        type="button"
        aria-pressed={tool.use === 'balloon'}
        onClick={() => onTool(tool.use === 'balloon' ? NO_TOOL : { use: 'balloon' })}
      >
        Place balloons on the map
      </button>
    </div>
  )
}

function SurfaceIcon({ spec, nation }: { readonly spec: SurfaceSpec; readonly nation: string }) {
  const type = standard.surface.find(({ id }) => id === spec.type)
  return (
    <svg viewBox="-20 -24 40 28" width="40" height="28" aria-hidden="true" className={`wl-of-${nation}`}>
      {type && <path className="wl-surface-body" d={SURFACE_SHAPES[type.kind]} />}
    </svg>
  )
}
