import type { BoardModule } from '@tallyho/kit'
import rules from '../RULES.md?raw'
import type { Battle } from '../state.ts'
import { Board } from './Board.tsx'
import { Components } from './components/index.tsx'
import { Editor } from './editor/Editor.tsx'
import { Event, isEvent } from './events/index.tsx'
import { Final } from './Final.tsx'
import { LESSONS } from './lessons.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Battle> = {
  Board,
  Event,
  isEvent,
  Components,
  Final,
  phases: PHASES,
  lessons: LESSONS,
  Editor,
  rules,
}
