import type { BoardModule } from '@tallyho/kit'
import { END_OF_DAY } from '../rules/02-terms/terms.ts'
import type { Day } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { Board } from './Board.tsx'
import { CUT, WEIGHTS } from './cut.ts'
import { EVENTS } from './events/index.tsx'
import { FightFates } from './FightFates.tsx'
import { Final } from './final/Final.tsx'
import { HuntFaces } from './HuntFaces.tsx'
import { KINDS } from './kinds.ts'
import { MANNERS } from './manners.ts'
import { PATROLS } from './Patrols.tsx'
import { PHASES } from './phases.ts'

const afterRaids = () => import('./debrief.tsx').then(module => module.afterRaids)

export const board: BoardModule<Day, Notes, Asks> = {
  Board,
  events: EVENTS,
  recalls: ['time-advance'],
  debriefs: {
    'raid-leaves': { tell: afterRaids },
    'raid-broken': { tell: afterRaids },
    'time-advance': {
      when: ({ segment }) => segment >= END_OF_DAY,
      tell: () => import('./debrief.tsx').then(module => module.afterDay),
    },
  },
  cut: CUT,
  weights: WEIGHTS,
  briefing: () => import('../text/briefing.ts').then(({ briefing }) => briefing),
  sounds: () => import('./sounds.ts').then(({ SOUNDS }) => SOUNDS),
  manners: MANNERS,
  asked: { 'patrol-squadron': PATROLS },
  rolled: { 'combat.group': FightFates, 'hunt-placement': HuntFaces },
  components: () => import('./components/index.tsx').then(({ Components }) => Components),
  Final,
  retold: () => import('./retold.ts').then(({ RETOLD }) => RETOLD),
  phases: PHASES,
  kinds: KINDS,
  glossary: () => import('../text/glossary.ts').then(({ glossary }) => glossary),
  lessons: () => import('./lessons.ts').then(({ LESSONS }) => LESSONS),
  guide: async () => (await import('../guide.ts')).guide,
  rules: () => import('../RULES.md?raw').then(file => file.default),
}
