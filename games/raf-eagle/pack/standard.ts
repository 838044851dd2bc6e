import type { Pack } from './types.ts'

export const standard = {
  id: 'standard',
  sectors: [],
  targets: [],
  squadrons: [],
  gruppen: [],
  targetCards: [],
  raidEvents: [],
  dayEvents: [],
  strategies: [],
} as unknown as Pack
