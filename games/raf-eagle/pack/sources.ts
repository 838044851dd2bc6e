import { constrained, designed } from './notation.ts'
import type { Pack } from './types.ts'

/** Where each chart comes from. */
export const sources: Pack['sources'] = {
  raidPriority: constrained(
    'RE-5.1.b RE-EX-03 the medium row; RE-14.4.e; the other rows rise with both axes',
  ),
  channelPatrol: constrained('RE-6.1.d from two bombers on, four need two; half of them up to four'),
  detection: constrained('RE-6.2 13 is early and poor, eight Gruppen count 3; bands of four designed'),
  rendezvous: constrained(
    'RE-6.3.a one letter and one of two effects, RE-6.32 other raids; situations designed',
  ),
  response: constrained('RE-EX-16 RE-EX-17 modifiers, high at 8, three of nine removed; the rest designed'),
  tactics: constrained('RE-EX-18 to RE-EX-23; ratios that fit them'),
  weather: designed('August and September 1940'),
  combat: constrained(
    'RE-EX-32 RE-EX-33 rows D and G and their lines for 2; the rest designed for its losses',
  ),
  damage: constrained('RE-9.2 RE-EX-31 to RE-EX-33; the other cells in their manner'),
  bombing: constrained('RE-10 columns from 1 to 25+; results designed'),
  strategies: constrained('RE-EX-39 three cards at -7; fewer as the total rises'),
  trackTop: designed('RE-14.1.b tracks have a top'),
  sealion: constrained('RE-16.1 start below cancel with room for a delay; values designed'),
  jabo: designed('between Me 109 and Me 110'),
  night: constrained(
    'RE-18 4-8 Gruppen for low cities and high industry, and the examples; the rest designed',
  ),
}
