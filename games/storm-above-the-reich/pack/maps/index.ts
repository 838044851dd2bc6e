import type { FormationMap } from '../types.ts'
import { MAP_5 } from './map-5.ts'
import { MAP_6 } from './map-6.ts'
import { MAP_7 } from './map-7.ts'
import { MAP_8 } from './map-8.ts'

export const MAPS: readonly FormationMap[] = [MAP_5, MAP_6, MAP_7, MAP_8]
