import type { Offer, Operations, OperationsMenu } from './types.ts'

/** The Operations Menu. FW190 cost 1 OP each in every season (SR-SET-08). */

/** `2 for 1`: two for one Operations Point. */
function offer(text: `${number} for ${number}`): Offer {
  const [count, cost] = text.split(' for ').map(Number) as [number, number]
  return { cost, count }
}

/**
 * Auxiliaries by where and when they flew: MC202 until Italy left the war (and a few of the North after), IAR80 from the
 * raid on Ploesti to Romania's change of sides, Ju88 and Bf110 while they could live among escorts, Me163 from late 1944.
 * Rockets from late 1943, armour for the assault fighters of 1944, the cable while it was tried out.
 */
export const MENUS = {
  '1942': {
    auxiliaries: {},
    attachments: { cannon: offer('2 for 1') },
    source: 'constrained',
    ref: 'SR-K-SET-04, SR-K-OPS-02: no auxiliaries',
  },
  '1943-early': {
    auxiliaries: { bf110: offer('1 for 1'), mc202: offer('2 for 1') },
    attachments: { armor: offer('1 for 1'), cannon: offer('3 for 1'), cable: offer('1 for 1') },
    source: 'constrained',
    ref: 'SR-K-OPS-01: four MC202 for 2 OP, three Cannon for 1',
  },
  '1943-late': {
    auxiliaries: {
      bf110: offer('1 for 1'),
      mc202: offer('2 for 1'),
      iar80: offer('1 for 1'),
      ju88: offer('1 for 1'),
    },
    attachments: {
      armor: offer('2 for 1'),
      cannon: offer('3 for 1'),
      rockets: offer('2 for 1'),
      cable: offer('1 for 1'),
    },
    source: 'designed',
    ref: 'SR-K-OPS-02…03; Ploesti, August 1943',
  },
  '1944-early': {
    auxiliaries: {
      bf110: offer('1 for 1'),
      mc202: offer('1 for 1'),
      iar80: offer('2 for 1'),
      ju88: offer('1 for 1'),
    },
    attachments: {
      armor: offer('3 for 1'),
      cannon: offer('3 for 1'),
      rockets: offer('2 for 1'),
      cable: offer('1 for 1'),
    },
    source: 'designed',
    ref: 'SR-K-OPS-02…03; destroyer and assault units of early 1944',
  },
  '1944-mid': {
    auxiliaries: { bf110: offer('1 for 1'), iar80: offer('2 for 1'), ju88: offer('1 for 1') },
    attachments: { armor: offer('3 for 1'), cannon: offer('3 for 1'), rockets: offer('2 for 1') },
    source: 'designed',
    ref: 'SR-K-OPS-02…03; Romania until August 1944',
  },
  '1944-late': {
    auxiliaries: { bf110: offer('1 for 1'), me163: offer('1 for 2') },
    attachments: { armor: offer('6 for 2'), cannon: offer('6 for 2'), rockets: offer('2 for 1') },
    source: 'designed',
    ref: 'SR-K-OPS-02: Me163 late in the war',
  },
  '1945': {
    auxiliaries: { me163: offer('1 for 2') },
    attachments: { armor: offer('3 for 1'), cannon: offer('3 for 1'), rockets: offer('3 for 1') },
    source: 'designed',
    ref: 'SR-K-OPS-02: Me163 late in the war',
  },
} satisfies Readonly<Record<string, OperationsMenu>>

export const OPERATIONS: Operations = {
  blocks: { bf110: 4, mc202: 4, iar80: 4, ju88: 3, me163: 3 },
  carries: {
    fw190: { may: ['armor', 'cannon', 'rockets', 'cable'], most: 2 },
    bf110: { may: ['cannon', 'rockets'], most: 2 },
    mc202: { may: ['rockets'], most: 1 },
    iar80: { may: ['cannon'], most: 1 },
    ju88: { may: ['cannon', 'rockets'], most: 2 },
    me163: { may: [], most: 0 },
  },
  // Big and slow is an easy mark; small and very fast is a hard one.
  lethal: {
    fw190: { determined: 0, evasive: 0 },
    bf110: { determined: 1, evasive: 0 },
    mc202: { determined: 0, evasive: 0 },
    iar80: { determined: 0, evasive: 0 },
    ju88: { determined: 2, evasive: 1 },
    me163: { determined: -1, evasive: -2 },
  },
  source: 'constrained',
  ref: 'SR-K-OPS-02…05, SR-K-AUX-01: an MC202 with Rockets (p22), Ju88 Determined +2, at most 32 blocks',
}
