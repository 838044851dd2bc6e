import type { SituationPage } from '../types.ts'
import { MAP_5_PAGES } from './map-5.ts'
import { MAP_6_PAGES } from './map-6.ts'
import { MAP_7_PAGES } from './map-7.ts'
import { MAP_8_PAGES } from './map-8.ts'

/** SR-K-SIT-01 A page for each map and type of mission. */
export const SITUATIONS: readonly SituationPage[] = [
  ...MAP_5_PAGES,
  ...MAP_6_PAGES,
  ...MAP_7_PAGES,
  ...MAP_8_PAGES,
]
