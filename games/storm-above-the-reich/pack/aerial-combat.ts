import { SHOT_DOWN } from './fate.ts'
import type { AerialCombatTable } from './types.ts'

/**
 * The Aerial Combat Table, dice 1 to 10: are the fighters higher, are they more? Best is R (the escort is shaken off),
 * then B (both go), D (both are tied up), S (the fighters alone go); an x is worse than any without. Each row was read
 * off one scale, worst to best,
 *   Sx to -½, Dx to 2, Bx to 3, S to 5, D to 6½, De to 7, B to 8½, Be to 9, R to 13, Re above,
 * by the die + the fighter's worth - the escort's worth + 3 if higher + 1 if more. FW190 0, MC202 -½, IAR80 -1,
 * Bf110 -2½, Ju88 -4, Me163 5; P-51 1½, Spitfire ½, P-38 0, P-40 -1: ranked by
 * speed and climb at the bombers' height in 1943-44.
 */
export const AERIAL_COMBAT: AerialCombatTable = {
  rows: {
    fw190: {
      'p-51': {
        'yes/yes': 'S  S  D  D  B  B  R  R  R  R',
        'yes/no': 'Bx S  S  D  D  B  B  R  R  R',
        'no/yes': 'Dx Dx Bx S  S  D  D  B  B  R',
        'no/no': 'Sx Dx Dx Bx S  S  D  D  B  B',
      },
      'p-40': {
        'yes/yes': 'D  De B  Be R  R  R  R  Re Re',
        'yes/no': 'S  D  De B  Be R  R  R  R  Re',
        'no/yes': 'Bx S  S  D  De B  Be R  R  R',
        'no/no': 'Dx Bx S  S  D  De B  Be R  R',
      },
      spitfire: {
        'yes/yes': 'S  D  D  B  B  R  R  R  R  Re',
        'yes/no': 'S  S  D  D  B  B  R  R  R  R',
        'no/yes': 'Dx Bx S  S  D  D  B  B  R  R',
        'no/no': 'Dx Dx Bx S  S  D  D  B  B  R',
      },
      'p-38': {
        'yes/yes': 'S  D  De B  Be R  R  R  R  Re',
        'yes/no': 'S  S  D  De B  Be R  R  R  R',
        'no/yes': 'Dx Bx S  S  D  De B  Be R  R',
        'no/no': 'Dx Dx Bx S  S  D  De B  Be R',
      },
    },
    mc202: {
      'p-51': {
        'yes/yes': 'Bx S  S  D  De B  Be R  R  R',
        'yes/no': 'Dx Bx S  S  D  De B  Be R  R',
        'no/yes': 'Dx Dx Dx Bx S  S  D  De B  Be',
        'no/no': 'Sx Dx Dx Dx Bx S  S  D  De B',
      },
      'p-40': {
        'yes/yes': 'D  D  B  B  R  R  R  R  Re Re',
        'yes/no': 'S  D  D  B  B  R  R  R  R  Re',
        'no/yes': 'Bx S  S  D  D  B  B  R  R  R',
        'no/no': 'Dx Bx S  S  D  D  B  B  R  R',
      },
      spitfire: {
        'yes/yes': 'S  S  D  De B  Be R  R  R  R',
        'yes/no': 'Bx S  S  D  De B  Be R  R  R',
        'no/yes': 'Dx Dx Bx S  S  D  De B  Be R',
        'no/no': 'Dx Dx Dx Bx S  S  D  De B  Be',
      },
      'p-38': {
        'yes/yes': 'S  D  D  B  B  R  R  R  R  Re',
        'yes/no': 'S  S  D  D  B  B  R  R  R  R',
        'no/yes': 'Dx Bx S  S  D  D  B  B  R  R',
        'no/no': 'Dx Dx Bx S  S  D  D  B  B  R',
      },
    },
    iar80: {
      'p-51': {
        'yes/yes': 'Bx S  S  D  D  B  B  R  R  R',
        'yes/no': 'Dx Bx S  S  D  D  B  B  R  R',
        'no/yes': 'Sx Dx Dx Bx S  S  D  D  B  B',
        'no/no': 'Sx Sx Dx Dx Bx S  S  D  D  B',
      },
      'p-40': {
        'yes/yes': 'S  D  De B  Be R  R  R  R  Re',
        'yes/no': 'S  S  D  De B  Be R  R  R  R',
        'no/yes': 'Dx Bx S  S  D  De B  Be R  R',
        'no/no': 'Dx Dx Bx S  S  D  De B  Be R',
      },
      spitfire: {
        'yes/yes': 'S  S  D  D  B  B  R  R  R  R',
        'yes/no': 'Bx S  S  D  D  B  B  R  R  R',
        'no/yes': 'Dx Dx Bx S  S  D  D  B  B  R',
        'no/no': 'Sx Dx Dx Bx S  S  D  D  B  B',
      },
      'p-38': {
        'yes/yes': 'S  S  D  De B  Be R  R  R  R',
        'yes/no': 'Bx S  S  D  De B  Be R  R  R',
        'no/yes': 'Dx Dx Bx S  S  D  De B  Be R',
        'no/no': 'Dx Dx Dx Bx S  S  D  De B  Be',
      },
    },
    bf110: {
      'p-51': {
        'yes/yes': 'Dx Dx Bx S  S  D  De B  Be R',
        'yes/no': 'Dx Dx Dx Bx S  S  D  De B  Be',
        'no/yes': 'Sx Sx Dx Dx Dx Bx S  S  D  De',
        'no/no': 'Sx Sx Sx Dx Dx Dx Bx S  S  D',
      },
      'p-40': {
        'yes/yes': 'S  S  D  D  B  B  R  R  R  R',
        'yes/no': 'Bx S  S  D  D  B  B  R  R  R',
        'no/yes': 'Dx Dx Bx S  S  D  D  B  B  R',
        'no/no': 'Sx Dx Dx Bx S  S  D  D  B  B',
      },
      spitfire: {
        'yes/yes': 'Dx Bx S  S  D  De B  Be R  R',
        'yes/no': 'Dx Dx Bx S  S  D  De B  Be R',
        'no/yes': 'Sx Dx Dx Dx Bx S  S  D  De B',
        'no/no': 'Sx Sx Dx Dx Dx Bx S  S  D  De',
      },
      'p-38': {
        'yes/yes': 'Bx S  S  D  D  B  B  R  R  R',
        'yes/no': 'Dx Bx S  S  D  D  B  B  R  R',
        'no/yes': 'Sx Dx Dx Bx S  S  D  D  B  B',
        'no/no': 'Sx Sx Dx Dx Bx S  S  D  D  B',
      },
    },
    ju88: {
      'p-51': {
        'yes/yes': 'Sx Dx Dx Bx S  S  D  D  B  B',
        'yes/no': 'Sx Sx Dx Dx Bx S  S  D  D  B',
        'no/yes': 'Sx Sx Sx Sx Dx Dx Bx S  S  D',
        'no/no': 'Sx Sx Sx Sx Sx Dx Dx Bx S  S',
      },
      'p-40': {
        'yes/yes': 'Dx Bx S  S  D  De B  Be R  R',
        'yes/no': 'Dx Dx Bx S  S  D  De B  Be R',
        'no/yes': 'Sx Dx Dx Dx Bx S  S  D  De B',
        'no/no': 'Sx Sx Dx Dx Dx Bx S  S  D  De',
      },
      spitfire: {
        'yes/yes': 'Dx Dx Bx S  S  D  D  B  B  R',
        'yes/no': 'Sx Dx Dx Bx S  S  D  D  B  B',
        'no/yes': 'Sx Sx Sx Dx Dx Bx S  S  D  D',
        'no/no': 'Sx Sx Sx Sx Dx Dx Bx S  S  D',
      },
      'p-38': {
        'yes/yes': 'Dx Dx Bx S  S  D  De B  Be R',
        'yes/no': 'Dx Dx Dx Bx S  S  D  De B  Be',
        'no/yes': 'Sx Sx Dx Dx Dx Bx S  S  D  De',
        'no/no': 'Sx Sx Sx Dx Dx Dx Bx S  S  D',
      },
    },
    me163: {
      'p-51': { any: 'S  D  D  B  B  R  R  R  R  Re' },
      'p-40': { any: 'De B  Be R  R  R  R  Re Re Re' },
      spitfire: { any: 'D  D  B  B  R  R  R  R  Re Re' },
      'p-38': { any: 'D  De B  Be R  R  R  R  Re Re' },
    },
  },
  bailOut: SHOT_DOWN,
  source: 'constrained',
  ref: 'SR-K-ACT-01…07; MC202 against Spitfire, no and no, die 1 is Dx (p22)',
}
