import type { BoardModule } from '@tallyho/kit'
import rules from '../RULES.md?raw'
import type { Campaign } from '../state.ts'
import { Board } from './Board.tsx'
import { Final } from './campaign/Final.tsx'
import { Components } from './components/index.tsx'
import { Event, isEvent } from './events/index.tsx'
import { LESSONS } from './lessons.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Campaign> = {
  Board,
  Event,
  isEvent,
  Components,
  Final,
  phases: PHASES,
  lessons: LESSONS,
  rules,
}
