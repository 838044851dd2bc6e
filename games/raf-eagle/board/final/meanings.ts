import type { Level } from '../../vocabulary/calendar.ts'

/** What a level of victory means for the war. */
export const MEANINGS: Readonly<Record<Level, string>> = {
  'brilliant-opening':
    'The radar chain is torn open before Adlertag has come. Berlin believes in four days, and for once may be right.',
  'german-tactical':
    'More was hit than it cost. The staff goes into the great assault with its plans unchanged.',
  'german-operational':
    'Fighter Command is worn and on the defensive. The landing is no longer only a threat.',
  'german-decisive':
    'Fighter Command has lost the air over the south. The barges may sail, and London must think of terms.',
  draw: 'Neither side has gained the air. What the Gruppen could not do today others must.',
  'british-tactical': 'The raids were met and paid for. Fighter Command holds.',
  'british-operational': 'The landing is called off. The Luftwaffe turns to the night.',
  'british-decisive':
    'The Luftwaffe has broken itself on the island. There will be no landing, this year or any.',
  'luftwaffe-disaster':
    'So many Gruppen are gone in a single day that the great assault has failed before it began.',
  'german-operational-defeat': 'The losses are beyond what training schools and factories can make good.',
  'german-decisive-defeat':
    'The Luftwaffe is spent, and Fighter Command stands stronger than on the first day.',
}
