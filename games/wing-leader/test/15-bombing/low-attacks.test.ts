import { describe } from 'vitest'
import { testRuns } from '../kit/run-lines.ts'

describe('torpedoes', () => {
  testRuns({
    'WL-15.3.5.a straight on at altitude 0': 'he-111 I0 load:torpedo on dd: torpedo >0',
    'WL-15.3.5.b WL-15.3.5.c dropped from the next square at long range, or in the ship’s own, aimed after two squares':
      'he-111 I0 load:torpedo on dd: torpedo ?break-off 0 ?drop,break-off unaimed 0 aimed drop@left !kind:torpedo !longRange:false !aimed:true',
    'WL-15.3.5.c from the next square it is long range':
      'he-111 J0 load:torpedo on dd: torpedo drop@left !longRange:true !aimed:false',
    'WL-15.3.5.1.a a slow torpedo slows the run from its start': [
      'tbf I0 load:torpedo on dd: torpedo =slow:true 0 drop@left =slow:true',
      'he-111 I0 load:torpedo on dd: torpedo =slow:false 0 drop@left =slow:false',
    ],
    'WL-15.3.5.1.a a run that is given up is slow no longer':
      'tbf I0 load:torpedo on dd: torpedo break-off =slow:false',
  })
})

describe('rockets and guns', () => {
  const DIRECT = { atgr: 'p-47d load:atgr', strafing: 'p-47d sweep', kamikaze: 'a6m5 kamikaze' }
  /** The same of all three kinds of direct attack, each under its own rule. */
  const ofEach = (said: string, from: string, ...runs: readonly string[]) =>
    Object.fromEntries(
      [
        ['WL-15.3.6.a', 'atgr'],
        ['WL-15.3.7.b', 'strafing'],
        ['WL-15.5.3.b', 'kamikaze'],
      ].map(([rule = '', kind = '']) => {
        const unit = DIRECT[kind as keyof typeof DIRECT].replace(' ', ` ${from} `)
        return [`${rule} ${kind} ${said}`, runs.map(run => `${unit}: ${kind} ${run}`)]
      }),
    )

  testRuns({
    ...ofEach('by the shortest route: never up, never farther off', 'H2', '>0,6,7 0 >0,6,7'),
    ...ofEach(
      'a later turn must bring it nearer and lower',
      'G3',
      '7 keeps turn 6 strays',
      '7 keeps turn 7 keeps',
      '7 keeps turn 0 strays',
    ),
    'WL-15.3.6.b WL-Q-82 rockets fly at altitude 0 from the next square or the target’s own':
      'p-47d I1 load:atgr: atgr 0 ?break-off 6 ?drop,break-off 0 ?drop,break-off',
    'WL-15.3.6.b rockets from the next square are at long range': [
      'p-47d I0 load:atgr: atgr 0 drop !kind:atgr !longRange:true !aimed:true',
      'p-47d I0 load:atgr: atgr 0 0 drop !kind:atgr !longRange:false !aimed:true',
    ],
    'WL-15.3.6.c rockets are aimed in the square, or beside it with the nose on it': [
      'p-47d I0 load:atgr: atgr 0 aimed',
      'p-47d I1 load:atgr: atgr 7 unaimed',
      'p-47d J1 load:atgr: atgr 6 unaimed',
      'p-47d J0 load:atgr: atgr 0 aimed',
    ],
    'WL-15.3.6.a WL-15.3.7.f no more than one level of dive on the turn of the attack': [
      'p-47d J1 load:atgr: atgr 7 ?drop,break-off',
      'p-47d J2 load:atgr: atgr 6 7 ?break-off',
      'p-47d J1 sweep: strafing 7 ?drop,break-off',
      'p-47d J2 sweep: strafing 6 7 ?break-off',
    ],
    'WL-15.3.7.g a strafer attacks on entering the target’s square, and that is its aim':
      'p-47d J0 sweep: strafing ?break-off 0 ?drop,break-off drop !kind:strafing !aimed:true !strafing:false !longRange:false',
    'WL-15.3.7.g one that begins in the square has not entered it': 'p-47d K0 sweep: strafing ?break-off',
    'WL-15.5.3.b one that held back has to come in again':
      'a6m5 J0 kamikaze on cv: kamikaze 0 ?drop,break-off turn ?break-off',
    'WL-15.5.3.b a kamikaze strikes on entering the square, after any dive, and stops there':
      'a6m5 J3 kamikaze on cv: kamikaze 6 6 ?break-off 7 aimed drop ~over:true !kind:kamikaze !aimed:true',
    'WL-15.3.7.b on the ground there is no lower': 'p-47d G0 sweep: strafing turn 0 keeps',
    'WL-15.3.b a level run is not bound to a route': 'b-17g J8: level turn keeps',
  })
})

describe('guns with other attacks', () => {
  const USED = '!strafing:true =load:none =ammo:low =strafes:1'
  const STRAFES = '0 ?drop,break-off 0 ?drop,drop-and-strafe,break-off drop-and-strafe'
  const NEARER = STRAFES.replace('?drop,break-off', '?break-off')

  testRuns({
    'WL-15.5.5.a WL-15.5.5.b in the target’s square guns may go with rockets, parafrags and skip bombs, and use ammunition':
      [
        `p-47d I0 strafing load:atgr on truck: atgr ${STRAFES} !kind:atgr ${USED}`,
        `b-25 I0 strafing load:parafrag on truck: parafrag ${NEARER} !kind:parafrag ${USED}`,
        `b-25 I0 strafing skip-trained on dd: skip ${NEARER} !kind:skip ${USED}`,
      ],
    'WL-15.5.5.a not by a unit that could not strafe': [
      'p-47d J0 bombing load:atgr on truck: atgr 0 ?drop,break-off',
      'p-47d J0 strafing load:atgr ammo:depleted on truck: atgr 0 ?drop,break-off',
    ],
    'WL-15.5.5.a not with level bombing': 'p-47d J0 strafing on truck: level 0 ?drop,break-off',
  })
})
