import { type BoardModule, fetched } from '@tallyho/kit'
import type { Campaign } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { Board } from './Board.tsx'
import { CUT } from './cut.ts'
import { BEFORE_ROLL } from './events/BeforeRoll.tsx'
import { EVENTS } from './events/index.tsx'
import { KINDS } from './kinds.ts'
import { MANNERS } from './manners.ts'
import { missionsTold } from './missions.ts'
import { PHASES } from './phases.ts'
import { walkOf } from './walk.tsx'

export const board: BoardModule<Campaign, Notes, Asks> = {
  Board,
  events: EVENTS,
  holds: ['raid-over', 'day-advance'],
  // Fights, in every raid alike; bombs are told with the raid that is over, where the film waits.
  reads: ['combat'],
  stops: [
    { on: 'raid-over', title: 'This raid' },
    { on: 'day-over', title: 'This day', isOffered: ({ scenario }) => scenario !== 'prelude' },
  ],
  debriefs: { 'day-over': { tell: () => import('./debrief.tsx').then(({ afterDay }) => afterDay) } },
  cut: CUT,
  weights: {
    'aircraft-lost': 'grave',
    bombing: 'grave',
    'event-loss': 'grave',
    'heavy-damage': 'grave',
    'no-response': 'grave',
    responds: 'grave',
    'fighters-back': 'slight',
    recovery: 'slight',
    turnaround: 'slight',
  },
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  manners: MANNERS,
  rolled: BEFORE_ROLL,
  asked: {
    'deploy-gruppe': {
      Above: ({ state, choice }) => <p className="eagle-sum">{missionsTold(state, choice)}</p>,
    },
  },
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final: fetched(async () => (await import('./final/Final.tsx')).Final),
  retold: () => import('./retold.ts').then(({ RETOLD }) => RETOLD),
  phases: PHASES,
  lessons: () => import('./lessons.ts').then(({ LESSONS }) => LESSONS),
  glossary: () => import('../text/glossary.ts').then(({ glossary }) => glossary),
  walk: walkOf,
  guide: async () => (await import('../guide.ts')).guide,
  briefing: () => import('../text/briefing.ts').then(({ briefing }) => briefing),
  kinds: KINDS,
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
