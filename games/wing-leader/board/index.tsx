import type { BoardModule } from '@tallyho/kit'
import type { Battle } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { Board } from './Board.tsx'
import { EVENTS } from './events/index.tsx'
import { Final } from './Final.tsx'
import { LESSONS } from './lessons.ts'
import { MANNERS } from './manners.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Battle, Notes, Asks> = {
  Board,
  events: EVENTS,
  manners: MANNERS,
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final,
  phases: PHASES,
  lessons: LESSONS,
  editor: () => import('./editor/Editor.tsx').then(({ Editor }) => Editor),
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
