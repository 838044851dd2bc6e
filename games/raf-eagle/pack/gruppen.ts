import { constrained, designed } from './notation.ts'
import type { DayNumber, GermanType, GruppeId, GruppeSpec, Letter, Luftflotte, Sides } from './types.ts'

/** Combat rating and bombing strength, full and reduced. */
interface Values {
  readonly rating: Sides
  readonly bombing: Sides
}

// biome-ignore format: a chart, one type a row
const VALUES: Readonly<Record<GermanType | 'elite', Values>> = {
  'Me 109': { rating: [0, 1], bombing: [1, 0] },
  elite:    { rating: [2, 3], bombing: [4, 2] },
  'Me 110': { rating: [3, 4], bombing: [2, 1] },
  'Ju 88':  { rating: [5, 6], bombing: [5, 3] },
  'He 111': { rating: [6, 7], bombing: [6, 4] },
  'Do 17':  { rating: [6, 7], bombing: [4, 2] },
  'Ju 87':  { rating: [7, 8], bombing: [4, 2] },
}

/** Gruppen by Geschwader, each with its letter: `I A, II B`. */
type Geschwader = readonly [Luftflotte, GermanType | 'elite', string, string]

/** Luftflotten 2 and 3 in the middle of August 1940. */
// biome-ignore format: a chart, one Geschwader a row
const GESCHWADER: readonly Geschwader[] = [
  [2, 'Me 109', 'JG3',    'I A, II B, III C'],
  [2, 'Me 109', 'JG26',   'I A, II B, III C'],
  [2, 'Me 109', 'JG51',   'I A, II B, III C'],
  [2, 'Me 109', 'JG52',   'I A, II B'],
  [2, 'Me 109', 'JG54',   'I A, II B, III C'],
  [2, 'Me 109', 'LG2',    'I C'],
  [2, 'Me 110', 'ZG26',   'I A, II B, III C'],
  [2, 'Me 110', 'ZG76',   'II B'],
  [2, 'elite',  'EGr210', 'A'],
  [2, 'He 111', 'KG1',    'I A, II B, III C'],
  [2, 'He 111', 'KG4',    'I A, II B'],
  [2, 'He 111', 'KG53',   'I A, II B, III C'],
  [2, 'Do 17',  'KG2',    'I A, II B, III C'],
  [2, 'Do 17',  'KG3',    'I A, II B, III C'],
  [2, 'Do 17',  'KG76',   'I A, III C'],
  [2, 'Ju 88',  'KG4',    'III C'],
  [2, 'Ju 88',  'KG76',   'II B'],
  [2, 'Ju 87',  'SG1',    'II B'],
  [2, 'Ju 87',  'LG1',    'IV A'],

  [3, 'Me 109', 'JG2',    'I A, II B, III C'],
  [3, 'Me 109', 'JG27',   'I A, II B, III C'],
  [3, 'Me 109', 'JG53',   'I A, II B, III C'],
  [3, 'Me 110', 'ZG2',    'I A, II B'],
  [3, 'Me 110', 'ZG76',   'III C'],
  [3, 'elite',  'LG1',    'V B'],
  [3, 'He 111', 'KG27',   'I A, II B, III C'],
  [3, 'He 111', 'KG55',   'I A, II B, III C'],
  [3, 'He 111', 'KGr100', 'B'],
  [3, 'Do 17',  'KuGr606', 'A'],
  [3, 'Ju 88',  'KG51',   'I A, II B, III C'],
  [3, 'Ju 88',  'KG54',   'I A, II B'],
  [3, 'Ju 88',  'LG1',    'I A, II B, III C'],
  [3, 'Ju 88',  'KGr806', 'C'],
  [3, 'Ju 87',  'SG1',    'I A, III C'],
  [3, 'Ju 87',  'SG2',    'I A, II B'],
  [3, 'Ju 87',  'SG77',   'I A, II B, III C'],
]

/** RE-2.1.i Gruppen that come later, by the day: 14 is Aug 25, 21 is Sept 1. */
// biome-ignore format: a chart, one Geschwader a row
const REINFORCEMENTS: readonly (readonly [DayNumber, ...Geschwader])[] = [
  [14, 2, 'Me 109', 'JG51', 'IV A'],
  [20, 2, 'Me 109', 'LG2',  'II B'],
  [24, 2, 'He 111', 'KG26', 'I C'],
  [24, 2, 'Ju 88',  'KG30', 'II A'],
  [27, 2, 'He 111', 'KG26', 'III A'],
  [30, 2, 'Ju 88',  'KG77', 'I A'],
  [34, 2, 'Ju 88',  'KG77', 'III C'],
]

/** RE-EX-02 RE-17.2.c */
const NAMED: readonly GruppeId[] = ['I/JG51', 'IV/JG51']

function gruppenOf([luftflotte, kind, geschwader, list]: Geschwader, arrives?: DayNumber): GruppeSpec[] {
  return list.split(', ').map(entry => {
    const [number, letter = number] = entry.split(' ')
    const id: GruppeId = letter === number ? geschwader : `${number}/${geschwader}`
    return {
      id,
      luftflotte,
      type: kind === 'elite' ? 'Me 110' : kind,
      ...(kind === 'elite' && { elite: true as const }),
      letter: letter as Letter,
      ...VALUES[kind],
      ...(arrives !== undefined && { arrives }),
      ...(NAMED.includes(id)
        ? constrained('RE-EX-02 RE-17.2.c name, Luftflotte and type; RE-EX-32 RE-EX-33 ratings')
        : designed('history: order of battle of August 1940; RE-EX-32 RE-EX-33 ratings')),
    }
  })
}

export const gruppen: readonly GruppeSpec[] = [
  ...GESCHWADER.flatMap(geschwader => gruppenOf(geschwader)),
  ...REINFORCEMENTS.flatMap(([day, ...geschwader]) => gruppenOf(geschwader, day)),
]
