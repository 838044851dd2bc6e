import type { EditorProps } from '@tallyho/kit/board.ts'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { standard } from '../../pack/index.ts'
import type { ScenarioSpec } from '../../pack/types.ts'
import type { Square } from '../../state.ts'
import '../css/counters.css'
import '../css/pieces.css'
import '../css/sky.css'
import { blankFile, fileOf } from './draft.ts'
import { EditorMap } from './EditorMap.tsx'
import './editor.css'
import './editor-sky.css'
import { Faults, PAGE_TITLES, PAGES, type Page } from './Faults.tsx'
import { ForcePage } from './ForcePage.tsx'
import { DeskOf } from './fields.tsx'
import { GroundPage } from './GroundPage.tsx'
import { SkyPage, StoryPage, VictoryPage } from './pages.tsx'
import { NO_TOOL, type Tool, toolAt } from './tools.ts'
import { useDraft } from './useDraft.ts'

/** Units, weather, ground and victory conditions on paper, and every mistake in them at once. */
export function Editor({ data, check, onSave, onKeep, onUnsaved }: EditorProps) {
  const draft = useDraft(data)
  const { file } = draft
  const [saved, setSaved] = useState(file)
  const [page, setPage] = useState<Page>('story')
  const [tool, setTool] = useState<Tool>(NO_TOOL)
  const checked = useDeferredValue(file)
  const faults = useMemo(() => check(checked), [check, checked])
  const scenario = file.scenarios[0] as ScenarioSpec
  const unsaved = file !== saved
  const tellUnsaved = useEffectEvent((now: boolean) => onUnsaved?.(now))
  useEffect(() => tellUnsaved(unsaved), [unsaved])

  const open = (to: Page, hand: Tool = NO_TOOL) => {
    setPage(to)
    setTool(hand)
  }
  const click = (square: Square, more: boolean) => {
    if (tool.use !== 'none') return draft.place(tool, square, more)
    const found = toolAt(scenario, square)
    if (found.use === 'start') open(found.side, found)
    else if (found.use === 'surface') open('ground', found)
  }
  const desk = { data: file, faults, change: draft.change }
  const parts = { scenario, tool, onTool: setTool }

  return (
    <div className="wl-editor">
      <header className="wl-editor-head">
        <h1>{scenario.title || 'A scenario'}</h1>
        {unsaved && <span className="wl-ed-quiet">not saved yet</span>}
        <span className="wl-ed-spacer" />
        <label>
          Begin from{' '}
          <select
            value=""
            data-testid="editor-from"
            onChange={({ target }) => {
              const chosen = standard.scenarios.find(({ id }) => id === target.value)
              draft.replace(chosen ? fileOf(chosen) : blankFile())
              setTool(NO_TOOL)
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
        <button
          type="button"
          data-testid="editor-undo"
          disabled={!draft.canUndo}
          onClick={() => {
            draft.undo()
            setTool(NO_TOOL)
          }}
        >
          Undo
        </button>
        <button
          type="button"
          data-testid="editor-save"
          onClick={() => {
            onSave(file, scenario.title)
            setSaved(file)
          }}
        >
          Save as a file
        </button>
        <button
          type="button"
          className="wl-ed-keep"
          data-testid="editor-keep"
          disabled={faults.length > 0}
          onClick={() => {
            onKeep(file)
            setSaved(file)
          }}
        >
          Put it on my shelf
        </button>
        <a className="button plain" href="#/" data-testid="editor-leave">
          To the lobby
        </a>
      </header>
      <section className="wl-editor-pages" aria-label="What the scenario says">
        <nav aria-label="Pages of the scenario">
          {PAGES.map(one => (
            <button
              key={one}
              type="button"
              className="wl-ed-tab"
              aria-pressed={one === page}
              data-testid={`editor-${one}`}
              onClick={() => open(one)}
            >
              {PAGE_TITLES[one]}
            </button>
          ))}
        </nav>
        <div className="wl-editor-page">
          <DeskOf value={desk}>
            {page === 'story' && <StoryPage />}
            {page === 'sky' && <SkyPage {...parts} />}
            {page === 'raider' && <ForcePage {...parts} side="raider" />}
            {page === 'defender' && <ForcePage {...parts} side="defender" />}
            {page === 'ground' && <GroundPage {...parts} />}
            {page === 'victory' && <VictoryPage {...parts} />}
          </DeskOf>
        </div>
      </section>
      <section className="wl-editor-sky" aria-label="The map">
        <EditorMap scenario={scenario} tool={tool} onSquare={click} />
        <Faults faults={faults} onFault={open} />
      </section>
    </div>
  )
}
