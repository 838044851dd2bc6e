import type { EditorProps } from '@tallyho/kit/board.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { standard } from '../../pack/index.ts'
import type { ScenarioFile, ScenarioSpec } from '../../pack/types.ts'
import { columnOf, nameOf } from '../../rules/geometry.ts'
import type { Square } from '../../state.ts'
import { blankFile, fileOf, isScenarioFile, type Path, toggled, withValue } from './draft.ts'
import { EditorMap } from './EditorMap.tsx'
import { ForcePage, GroundPage, SkyPage, StoryPage, type Tool, VictoryPage } from './pages.tsx'
import './editor.css'

const PAGES = ['story', 'sky', 'raider', 'defender', 'ground', 'victory'] as const
type Page = (typeof PAGES)[number]

const BASE: Path = ['scenarios', 0]
const SHOWN_FAULTS = 12

/** Units, weather, ground and victory conditions on paper, and every mistake in them at once. */
export function Editor({ data, check, onSave, onKeep }: EditorProps) {
  const [file, setFile] = useState<ScenarioFile>(() => (isScenarioFile(data) ? data : blankFile()))
  const [page, setPage] = useState<Page>('story')
  const [tool, setTool] = useState<Tool>({ use: 'none' })
  const checked = useDeferredValue(file)
  const faults = useMemo(() => check(checked), [check, checked])
  const scenario = file.scenarios[0] as ScenarioSpec

  const change = (path: Path, value: unknown) => setFile(old => withValue(old, path, value))
  const place = (square: Square) => setFile(old => placed(old, tool, square))
  const parts = { desk: { data: file, change }, base: BASE, scenario, tool, onTool: setTool }

  return (
    <div className="wl-editor">
      <header className="wl-editor-head">
        <h1>{scenario.title || 'A scenario'}</h1>
        <label>
          Begin from{' '}
          <select
            value=""
            data-testid="editor-from"
            onChange={({ target }) => {
              const chosen = standard.scenarios.find(({ id }) => id === target.value)
              setFile(chosen ? fileOf(chosen) : blankFile())
              setTool({ use: 'none' })
            }}
          >
            <option value="" disabled>
              another scenario
            </option>
            <option value="blank">an empty sky</option>
            {standard.scenarios.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <span className="wl-spacer" />
        <button type="button" data-testid="editor-save" onClick={() => onSave(file, scenario.title)}>
          Save as a file
        </button>
        <button
          type="button"
          className="primary"
          data-testid="editor-keep"
          disabled={faults.length > 0}
          onClick={() => onKeep(file)}
        >
          Put it on my shelf
        </button>
        <a className="button" href="#/">
          To the lobby
        </a>
      </header>
      <section className="wl-editor-pages" aria-label="What the scenario says">
        <nav className="wl-row">
          {PAGES.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === page}
              data-testid={`editor-${one}`}
              onClick={() => setPage(one)}
            >
              {one}
            </button>
          ))}
        </nav>
        {page === 'story' && <StoryPage {...parts} />}
        {page === 'sky' && <SkyPage {...parts} />}
        {page === 'raider' && <ForcePage {...parts} side="raider" />}
        {page === 'defender' && <ForcePage {...parts} side="defender" />}
        {page === 'ground' && <GroundPage {...parts} />}
        {page === 'victory' && <VictoryPage {...parts} />}
      </section>
      <section className="wl-editor-sky" aria-label="The map">
        <EditorMap scenario={scenario} tool={tool} onSquare={place} />
        {faults.length === 0 ? (
          <p className="wl-ready" data-testid="editor-ready">
            Ready to play.
          </p>
        ) : (
          <ul className="wl-faults" data-testid="editor-faults">
            {faults.slice(0, SHOWN_FAULTS).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path}</code> {message}
              </li>
            ))}
            {faults.length > SHOWN_FAULTS && <li>and {faults.length - SHOWN_FAULTS} more</li>}
          </ul>
        )}
      </section>
    </div>
  )
}

/** The file after a click on a square with a tool in hand. */
export function placed(file: ScenarioFile, tool: Tool, square: Square): ScenarioFile {
  const scenario = file.scenarios[0] as ScenarioSpec
  const at = (...keys: Path): Path => [...BASE, ...keys]
  if (tool.use === 'cloud') {
    const { cloud } = scenario.sky
    const i = cloud.findIndex(({ type }) => type === tool.type)
    const squares = toggled(cloud[i]?.squares ?? [], square)
    const layer = squares.length > 0 ? { type: tool.type, squares } : undefined
    return i < 0 && !layer ? file : withValue(file, at('sky', 'cloud', i < 0 ? cloud.length : i), layer)
  }
  if (tool.use === 'balloon') {
    const name = nameOf(square)
    const i = scenario.balloons.findIndex(one => one.square === name)
    return i < 0
      ? withValue(file, at('balloons', scenario.balloons.length), { square: name })
      : withValue(file, at('balloons', i), undefined)
  }
  if (tool.use === 'surface')
    return withValue(file, at('surface', tool.no, 'column'), String.fromCharCode(65 + columnOf(square)))
  if (tool.use === 'start') {
    const start = scenario[tool.side].units[tool.line]?.start
    if (!start || !('squares' in start)) return file
    return withValue(
      file,
      at(tool.side, 'units', tool.line, 'start', 'squares'),
      toggled(start.squares, square),
    )
  }
  return file
}
