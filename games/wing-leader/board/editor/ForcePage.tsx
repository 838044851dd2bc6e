import type { Side, Start } from '../../pack/types.ts'
import { MISSION_NAMES } from '../names.ts'
import { LineFace, modelName } from './Counters.tsx'
import { NEW_LINE, type Path } from './draft.ts'
import { FaultWords, Remove, useDesk } from './fields.tsx'
import { type PageProps, SideForm } from './pages.tsx'
import { BASE, NO_TOOL } from './tools.ts'
import { UnitForm } from './UnitForm.tsx'

/** One side: what is true for all of it, and its order of battle. */
export function ForcePage({ scenario, tool, onTool, side }: PageProps & { readonly side: Side }) {
  const desk = useDesk()
  const force = scenario[side]
  const at = (...keys: Path) => [...BASE, side, ...keys]
  const chosen = tool.use === 'start' && tool.side === side ? tool.line : -1
  const add = () => {
    const facing = force.edge === 'left' ? 'right' : 'left'
    const squares = [force.edge === 'left' ? 'F10' : 'T10']
    desk.change(at('units', force.units.length), { ...NEW_LINE, facing, start: { squares } })
    onTool({ use: 'start', side, line: force.units.length })
  }
  return (
    <div className="wl-ed-form">
      <SideForm path={at()} hasGci={force.gci !== undefined} />
      <h2>Units</h2>
      <FaultWords path={at('units')} />
      {force.units.map((line, i) => (
        <div key={at('units', i).join('/')} className="wl-ed-line" data-open={i === chosen}>
          <button
            type="button"
            className="wl-ed-line-head"
            aria-expanded={i === chosen}
            data-testid={`editor-line-${side}-${i}`}
            onClick={() => onTool(i === chosen ? NO_TOOL : { use: 'start', side, line: i })}
          >
            <svg className="wl-unit-svg" viewBox="-29 -27 58 55" width="58" height="55" aria-hidden="true">
              <LineFace line={line} no={i} nation={force.nation} />
            </svg>
            <span>
              <strong>
                {line.count > 1 && `${line.count} × `}
                {modelName(line.model)}
              </strong>
              {line.name}
              <small>
                {line.size}, {MISSION_NAMES[line.mission].toLowerCase()}, {whereWords(line.start)}
              </small>
            </span>
          </button>
          {i === chosen && (
            <>
              <UnitForm path={at('units', i)} line={line} scenario={scenario} />
              <div className="wl-ed-row">
                <button
                  type="button"
                  className="plain"
                  onClick={() => desk.change(at('units', force.units.length), line)}
                >
                  Add one like it
                </button>
                <Remove
                  what={line.name}
                  onClick={() => {
                    desk.change(at('units', i), undefined)
                    onTool(NO_TOOL)
                  }}
                />
              </div>
            </>
          )}
        </div>
      ))}
      <button type="button" data-testid={`editor-add-${side}`} onClick={add}>
        Add a unit
      </button>
    </div>
  )
}

function whereWords(start: Start): string {
  const turn = 'turn' in start ? `turn ${start.turn}, ` : ''
  if ('squares' in start) return `${turn}${start.squares.join(' ')}`
  if ('near' in start) return 'near the bombers'
  return 'edge' in start ? `${turn}${start.edge} edge` : `${turn}takes off`
}
