import { pathOf } from '@tallyho/engine'
import { useState } from 'react'
import type { ScenarioFile } from '../../pack/types.ts'
import type { Square } from '../../state.ts'
import { blankFile, isScenarioFile, type Path, withValue } from './draft.ts'
import { placed, type Tool } from './tools.ts'

interface Draft {
  readonly file: ScenarioFile
  readonly past: readonly ScenarioFile[]
  /** The field changed last: typing in it is one change. */
  readonly field: string
}

/** The file under the pencil, with every change that can be taken back. */
export function useDraft(data: unknown) {
  const [draft, setDraft] = useState<Draft>(() => ({
    file: isScenarioFile(data) ? data : blankFile(),
    past: [],
    field: '',
  }))
  const change = (make: (file: ScenarioFile) => ScenarioFile, field = '') =>
    setDraft(old => {
      const file = make(old.file)
      if (file === old.file) return old
      const past = field !== '' && field === old.field ? old.past : [...old.past, old.file]
      return { file, past, field }
    })
  return {
    file: draft.file,
    canUndo: draft.past.length > 0,
    undo: () =>
      setDraft(old => ({ file: old.past.at(-1) ?? old.file, past: old.past.slice(0, -1), field: '' })),
    replace: (file: ScenarioFile) => change(() => file),
    change: (path: Path, value: unknown) =>
      change(file => withValue(file, path, value), typeof value === 'object' ? '' : pathOf(path)),
    place: (tool: Tool, square: Square, more: boolean) => change(file => placed(file, tool, square, more)),
  }
}
