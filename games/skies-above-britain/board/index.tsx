import type { BoardModule } from '@tallyho/kit'
import type { Campaign } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { Board } from './Board.tsx'
import { EVENTS } from './events/index.tsx'
import { Final } from './final/Final.tsx'
import { KINDS } from './kinds.ts'
import { LESSONS } from './lessons/index.ts'
import { MANNERS } from './manners.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Campaign, Notes, Asks> = {
  Board,
  events: EVENTS,
  holds: ['dogfight-over', 'points', 'chapter-over'],
  manners: MANNERS,
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final,
  phases: PHASES,
  kinds: KINDS,
  // SAB-GEN-19
  isSchool: scenario => scenario.startsWith('sab-'),
  lessons: LESSONS,
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
