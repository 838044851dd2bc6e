import type { ModelId, Ratings } from '../types.ts'

interface Stated {
  readonly ref: string
  /** What stands above the method; left out where the method comes to the same value. */
  readonly ratings?: Partial<Ratings>
}

/** Cards of which the rules, their examples or their designer give a value. */
export const STATED: Readonly<Record<ModelId, Stated>> = {
  'b-24h': { ref: 'WL-EX-24 WL-EX-47: speed 4 at altitude 14, climb S at 12, defence 1' },
  'b-17g': { ref: 'WL-EX-49 WL-EX-59: protection 5-6, defence 1' },
  'p-51b': { ref: 'WL-EX-49: protection 4' },
  'bf-109g-6': { ref: 'WL-EX-47 WL-EX-52 WL-EX-58: speed 6 at altitudes 10 and 14, rockets or gun pods' },
  'spitfire-ix': { ref: 'WL-EX-52: speed 6 at altitude 10' },
  a6m5: { ref: 'WL-EX-77: bomb value 7' },
  'bf-109e-4': {
    ref: 'the designer’s combat analysis: firepower 1, protection 4, a match for the Spitfire IA',
  },
  'spitfire-ia': {
    ref: 'the designer’s combat analysis: firepower 1, protection 4, a match for the Bf 109E-4',
  },
  'hurricane-i': { ref: 'the designer’s combat analysis: firepower 1, protection 4' },
  'me-163b': {
    ref: 'WL-13.8.2.b WL-13.8.2.c: rated by throttle, first level for 1 point',
    // No band of height: fast and stiff under power, a nimble glider without it.
    ratings: {
      bands: [{ from: 0, to: 19, speed: 10, turn: 3, climb: 1 }],
      throttle: { full: { speed: 10, turn: 3 }, none: { speed: 5, turn: 5 } },
    },
  },
  'me-262a': { ref: 'WL-13.8.3.a: a jet with rockets' },
}
