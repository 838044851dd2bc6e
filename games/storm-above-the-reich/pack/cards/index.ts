import type { AttackCard } from '../types.ts'
import { NOSE_CARDS } from './nose.ts'
import { OBLIQUE_CARDS } from './oblique.ts'
import { TAIL_CARDS } from './tail.ts'

export { FIRE_CARDS } from './fire.ts'

export const ATTACK_CARDS: readonly AttackCard[] = [...NOSE_CARDS, ...TAIL_CARDS, ...OBLIQUE_CARDS]
