import { type BoardModule, fetched } from '@tallyho/kit'
import type { Campaign } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { ASKED } from './attack/Faces.tsx'
import { Board } from './Board.tsx'
import { CUT } from './cut.ts'
import { BEFORE_ROLL } from './events/BeforeCombat.tsx'
import { EVENTS } from './events/index.tsx'
import { KINDS } from './kinds.ts'
import { MANNERS } from './manners.ts'
import { PHASES } from './phases.ts'

export const board: BoardModule<Campaign, Notes, Asks> = {
  Board,
  events: EVENTS,
  weights: {
    'bomber.destroyed': 'grave',
    'bomber.fallen': 'grave',
    'burst.no-ammo': 'grave',
    'escort.arrives': 'grave',
    'escort.sent': 'grave',
    'fighter.lost': 'grave',
    'pilot.killed': 'grave',
    'cup.empty': 'slight',
    'deck.shuffled': 'slight',
    'pilot.earns': 'slight',
    'turn.begun': 'slight',
    // Who gets out unharmed, and where to, is looked over.
    'fire.card': 'light',
    'fire.table': 'light',
    'event.skips': 'light',
    'break-away.placed': 'light',
    'collision.escapes': 'light',
    'proximity.left': 'light',
  },
  // The death of a pilot is no beat among others.
  holds: ['pilot.killed'],
  recalls: ['turn.begun', 'mission.logged'],
  stops: [
    {
      on: 'mission.logged',
      title: 'This mission',
      isOffered: ({ length }) => length !== 'mission' && length !== 'training',
    },
  ],
  debriefs: {
    'mission.logged': {
      when: ({ aborted }) => !aborted,
      tell: () => import('./debrief.tsx').then(({ afterMission }) => afterMission),
    },
  },
  cut: CUT,
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  people: ({ pilots }) => pilots.map(({ name }) => name),
  manners: MANNERS,
  asked: ASKED,
  rolled: BEFORE_ROLL,
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final: fetched(async () => (await import('./campaign/Final.tsx')).Final),
  sheet: () => import('./log/PrintedBook.tsx').then(({ PrintedBook }) => PrintedBook),
  retold: () => import('./retold.ts').then(({ RETOLD }) => RETOLD),
  phases: PHASES,
  glossary: () => import('../text/glossary.ts').then(({ glossary }) => glossary),
  lessons: () => import('./lessons.ts').then(({ LESSONS }) => LESSONS),
  briefing: () => import('../text/briefing.ts').then(({ briefing }) => briefing),
  kinds: KINDS,
  guide: () => import('../guide.ts').then(({ guide }) => guide),
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
