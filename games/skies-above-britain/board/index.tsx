import type { BoardModule } from '@tallyho/kit'
import { lazy } from 'react'
import { isCampaign } from '../rules/08-return/pilots.ts'
import type { Campaign } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { Board } from './Board.tsx'
import { CUT } from './cut.ts'
import { EVENTS } from './events/index.tsx'
import { KINDS } from './kinds.ts'
import { MANNERS } from './manners.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Campaign, Notes, Asks> = {
  Board,
  events: EVENTS,
  holds: ['points', 'chapter-over'],
  recalls: ['patrol-begins', 'interception-turn', 'dogfight-round', 'bomber-round'],
  debriefs: { points: { tell: () => import('./debrief.tsx').then(({ afterPatrol }) => afterPatrol) } },
  stops: [
    {
      on: 'dogfight-over',
      title: 'This dogfight',
      isOffered: ({ patrol }) => (patrol?.dogfights.length ?? 0) > 0,
    },
    { on: 'interception-turn', title: 'This turn' },
    { on: 'points', title: 'This patrol', isOffered: isCampaign },
  ],
  cut: CUT,
  weights: {
    'aircraft-lost': 'grave',
    'bails-out': 'grave',
    // Who brought a bomber down is told with it.
    kill: 'grave',
    'ordnance-released': 'grave',
    'pilot-lost': 'grave',
    'returns-to-base': 'grave',
    'tile-isolated': 'grave',
    visibility: 'grave',
    fuel: 'slight',
    'rejoins-squadron': 'slight',
  },
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  manners: MANNERS,
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final: lazy(async () => ({ default: (await import('./final/Final.tsx')).Final })),
  sheet: () => import('./final/PrintedBook.tsx').then(({ PrintedBook }) => PrintedBook),
  retold: () => import('./retold.ts').then(({ RETOLD }) => RETOLD),
  phases: PHASES,
  kinds: KINDS,
  // SAB-GEN-19
  isSchool: scenario => scenario.startsWith('sab-'),
  people: ({ pilots }) => pilots.map(({ name }) => name),
  lessons: () => import('./lessons/index.ts').then(({ LESSONS }) => LESSONS),
  briefing: () => import('../text/briefing.ts').then(({ briefing }) => briefing),
  glossary: () => import('../text/glossary.ts').then(({ glossary }) => glossary),
  guide: () => import('../guide.ts').then(({ guide }) => guide),
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
