import type { Pack } from '../types.ts'
import { LUFTWAFFE, RAF } from './advantage.ts'
import { HEAD_ON_HURRICANE } from './head-on-hurricane.ts'
import { HEAD_ON_SPITFIRE } from './head-on-spitfire.ts'
import { LIGHT } from './light.ts'
import { MEDIUM } from './medium.ts'
import { REACTION } from './reaction.ts'
import { TAILED_HURRICANE, TAILED_SPITFIRE } from './tailed.ts'

/** All 200 cards. */
export const CARDS: Pack['cards'] = {
  tailed: { hurricane: TAILED_HURRICANE, spitfire: TAILED_SPITFIRE },
  headOn: { hurricane: HEAD_ON_HURRICANE, spitfire: HEAD_ON_SPITFIRE },
  raf: RAF,
  luftwaffe: LUFTWAFFE,
  medium: MEDIUM,
  light: LIGHT,
  reaction: REACTION,
}
