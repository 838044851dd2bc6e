import { designed } from './notation.ts'
import type { ApproachEvent, CardNumber, RaidEventCard, TargetEvent } from './types.ts'

/** RE-CP.A1.a RE-CP.A6.a Who is higher: one of the conditions suffices. */
const BRITISH_HIGHER: readonly ApproachEvent[] = [
  { event: 'british-altitude', if: [{ warning: ['early', 'very-early'] }] },
  { event: 'british-altitude', if: [{ warning: ['very-early'] }, { depth: ['deep'] }] },
  { event: 'british-altitude', if: [{ intelligence: ['accurate'] }, { gruppenAtMost: 3 }] },
  { event: 'british-altitude', if: [{ weather: ['broken'] }, { warning: ['very-early'] }] },
]
const GERMANS_HIGHER: readonly ApproachEvent[] = [
  { event: 'german-altitude', if: [{ warning: ['none', 'late'] }] },
  { event: 'german-altitude', if: [{ warning: ['none', 'late'] }, { gruppenAtLeast: 10 }] },
  { event: 'german-altitude', if: [{ intelligence: ['poor'] }, { depth: ['coast'] }] },
  { event: 'german-altitude', if: [{ weather: ['clear'] }] },
]

/** 132-134 are never used (RE-3.b). */
// biome-ignore format: a chart, one card a row
const CARDS: readonly (readonly [CardNumber, ApproachEvent | undefined, TargetEvent | undefined])[] = [
  [91,  BRITISH_HIGHER[0],                             { event: 'big-wing' }],
  [92,  BRITISH_HIGHER[1],                             { event: 'flak', letter: 'A' }],
  [93,  BRITISH_HIGHER[2],                             { event: 'extended-attack' }],
  [94,  BRITISH_HIGHER[3],                             { event: 'navigational-error' }],
  [95,  GERMANS_HIGHER[0],                             { event: 'late-interception' }],
  [96,  GERMANS_HIGHER[1],                             { event: 'coast-interception', warning: 'sufficient' }],
  [97,  GERMANS_HIGHER[2],                             { event: 'turnaround' }],
  [98,  GERMANS_HIGHER[3],                             { event: 'patrollers-escort' }],
  [99,  { event: 'patrollers-hunt' },                  { event: 'patrollers-escort' }],
  [100, { event: 'patrollers-hunt' },                  { event: 'navigational-error' }],
  [101, { event: 'clouds-hunters', letter: 'A' },      { event: 'clouds-squadrons', letter: 'B' }],
  [102, { event: 'clouds-hunters', letter: 'B' },      { event: 'clouds-squadrons', letter: 'C' }],
  [103, { event: 'clouds-hunters', letter: 'C' },      { event: 'clouds-squadrons', letter: 'A' }],
  [104, { event: 'clouds-raid', letter: 'A' },         { event: 'flak', letter: 'B' }],
  [105, { event: 'clouds-raid', letter: 'B' },         { event: 'flak', letter: 'C' }],
  [106, { event: 'clouds-raid', letter: 'C' },         { event: 'navigational-error' }],
  [107, { event: 'escort-rendezvous', letter: 'A' },   { event: 'coast-interception', warning: 'late' }],
  [108, { event: 'escort-rendezvous', letter: 'B' },   { event: 'extended-attack' }],
  [109, { event: 'escort-rendezvous', letter: 'C' },   { event: 'non-essential', headquarters: false }],
  [110, { event: 'rendezvous', letter: 'A' },          { event: 'turnaround' }],
  [111, { event: 'rendezvous', letter: 'B' },          { event: 'flak', letter: 'A' }],
  [112, { event: 'rendezvous', letter: 'C' },          { event: 'blenheims' }],
  [113, { event: 'evade-hunters', letter: 'A' },       { event: 'non-essential', headquarters: true }],
  [114, { event: 'evade-hunters', letter: 'B' },       { event: 'ultra' }],
  [115, { event: 'evade-hunters', letter: 'C' },       { event: 'big-wing' }],
  [116, { event: 'patrol-elsewhere', letter: 'A' },    { event: 'late-interception' }],
  [117, { event: 'patrol-elsewhere', letter: 'B' },    { event: 'flak', letter: 'C' }],
  [118, { event: 'patrol-elsewhere', letter: 'C' },    { event: 'patrollers-escort' }],
  [119, { event: 'heavy-pursuit', letters: ['A', 'B'] }, { event: 'non-essential', headquarters: false }],
  [120, { event: 'heavy-pursuit', letters: ['B', 'C'] }, { event: 'coast-interception', warning: 'early' }],
  [121, { event: 'heavy-pursuit', letters: ['A', 'C'] }, { event: 'turnaround' }],
  [122, { event: 'weather-changes' },                  { event: 'flak', letter: 'B' }],
  [123, { event: 'weather-changes' },                  { event: 'big-wing' }],
  [124, { event: 'weather-improves', luftflotte: 2 },  { event: 'navigational-error' }],
  [125, { event: 'weather-improves', luftflotte: 3 },  { event: 'extended-attack' }],
  [126, { event: 'weather-worsens', luftflotte: 2 },   { event: 'non-essential', headquarters: true }],
  [127, { event: 'weather-worsens', luftflotte: 3 },   { event: 'blenheims' }],
  [128, { event: 'weather-east' },                     undefined],
  [129, undefined,                                     { event: 'ultra' }],
  [130, undefined,                                     { event: 'non-essential', headquarters: false }],
  [131, undefined,                                     undefined],
]

export const raidEvents: readonly RaidEventCard[] = CARDS.map(([card, approach, target]) => ({
  card,
  ...(approach && { approach }),
  ...(target && { target }),
  ...designed('RE-2.32.a every event of the text is there; which card has it is designed'),
}))
