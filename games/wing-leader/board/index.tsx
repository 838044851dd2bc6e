import type { BoardModule } from '@tallyho/kit'
import { lazy } from 'react'
import type { Battle } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { MANNERS } from './asked/manners.ts'
import { Board } from './Board.tsx'
import { CUT } from './cut.ts'
import { BEFORE_FIRE, EVENTS } from './events/index.tsx'
import { KINDS } from './kinds.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Battle, Notes, Asks> = {
  Board,
  events: EVENTS,
  cut: CUT,
  weights: {
    bombing: 'grave',
    'leader-lost': 'grave',
    alerted: 'slight',
    ammo: 'slight',
    faces: 'slight',
    'lost-sight': 'slight',
    'tanks-dropped': 'slight',
    plan: 'slight',
  },
  // Who comes back sees the last turn again, not the whole battle.
  recalls: ['turn-begins'],
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  manners: MANNERS,
  rolled: BEFORE_FIRE,
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final: lazy(async () => ({ default: (await import('./Final.tsx')).Final })),
  retold: () => import('./retold.ts').then(({ RETOLD }) => RETOLD),
  phases: PHASES,
  kinds: KINDS,
  lessons: () => import('./lessons.ts').then(({ LESSONS }) => LESSONS),
  briefing: () => import('../text/briefing.ts').then(({ briefing }) => briefing),
  glossary: () => import('../text/glossary.ts').then(({ glossary }) => glossary),
  guide: async () => (await import('../guide.ts')).guide,
  editor: () => import('./editor/Editor.tsx').then(({ Editor }) => Editor),
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
