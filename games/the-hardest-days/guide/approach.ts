import { type GuideStep, guiding } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { groupsOf, ratingOf, spaceOf, squadronOf } from '../rules/02-terms/terms.ts'
import { boxesFor, movesTo } from '../rules/10-squadron-movement.ts'
import { huntersFind } from '../rules/11-interception.ts'
import type { Day } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import {
  BIGGIN_HILL,
  FOLKESTONE,
  facesOf,
  heightAdds,
  isAt,
  isOnTheGround,
  isPair,
  ofRaid,
  slip,
  typesIn,
  WEALD,
} from './says.ts'

const { falls, given, thrown, yours } = guiding<Day, Asks>()

/** The raid comes: a patrol, a scramble, height. */
export const APPROACH: readonly GuideStep<Day>[] = [
  {
    title: 'See it coming',
    cues: [
      yours(
        'patrol-squadron',
        '610',
        slip(
          'LF2, the air fleet at Calais, sends a raid. On the counter of 610 at Biggin Hill S means Spitfires, 4 in the disc its rating (high is good), A its place in a fight. Send it up.',
          'squadron:610',
          ['THD-5.1.a', 'THD-2.18.a', 'THD-2.22.a'],
          day => {
            const squadron = squadronOf(day, '610')
            return (
              day.forming.join() === 'lf2-south' &&
              squadron.type === 'Spitfire' &&
              squadron.letter === 'A' &&
              ratingOf(day, squadron) === 4 &&
              isOnTheGround(day, '610', 'ready')
            )
          },
        ),
      ),
      yours(
        'patrol-box',
        [`${WEALD}/MED`, `${BIGGIN_HILL}/HIGH`],
        slip(
          'LOW, MED and HIGH are a move apart. You choose: MED over the Weald, nearer the coast, or HIGH over your own field.',
          `space:${WEALD}`,
          ['THD-2.4.a', 'THD-5.2.a', 'THD-8.14.b'],
          day =>
            packOf(day).space(WEALD).coastal &&
            !packOf(day).space(BIGGIN_HILL).coastal &&
            squadronOf(day, '610').home === BIGGIN_HILL,
        ),
      ),
      ...given('patrol-squadron', 'done'),
      thrown(
        'crossing',
        1,
        slip(
          'For one small raid 610 will do. Where does it come in? A, B and C are the dotted tracks over the sea. Roll; then dice and chits say how large it is, and what radar sees of it.',
          'squadron:610',
          ['THD-6.2.a', 'THD-7.1.a', 'THD-8.3.a'],
          day =>
            day.patrols === 1 &&
            (isAt(day, '610', WEALD, 'MED') || isAt(day, '610', BIGGIN_HILL, 'HIGH')) &&
            day.forming.length + day.raids.length === 1,
        ),
      ),
      ...falls('effort', 1),
      ...falls('detection', 5),
      ...falls('size', '9B'),
      ...falls('force', 1),
      ...falls('group', 'I/JG26', 'III/KG76'),
      ...falls('placement.bomber', 4),
      ...falls('event.approach', 'E04'),
    ],
  },
  {
    title: 'Scramble two more',
    cues: [
      yours(
        'move-squadron',
        `${BIGGIN_HILL}/READY`,
        slip(
          'One group of Messerschmitts and one of Dorniers, over Folkestone at MED. Have both Hurricane squadrons at Biggin Hill scramble: they take off a move later.',
          'raid:1',
          ['THD-7.3.a', 'THD-10.1.b', 'THD-10.1.c'],
          ofRaid(
            (raid, day) =>
              spaceOf(raid) === FOLKESTONE &&
              raid.intelligence === 'accurate' &&
              typesIn(day, raid, 'hunt') === 'Me109' &&
              typesIn(day, raid, 'bomber') === 'Do17' &&
              groupsOf(day, raid).length === 2 &&
              isPair(day, 'ready'),
          ),
        ),
      ),
    ],
  },
  {
    title: 'Gain height',
    cues: [
      // One place is left to it: the lesson takes it there.
      yours(
        'move-squadron',
        '610',
        slip(
          'Wait over the Weald, where the raid flies next: who dives adds 2 to the dice. A move, up a level or one space on, takes 610 to HIGH there: hunters seldom find it. Choose 610.',
          'squadron:610',
          ['THD-9.4.b', 'THD-12.4.a', 'THD-10.1.d', 'THD-10.1.e', 'THD-11.1.2.b'],
          ofRaid(
            (raid, day) =>
              raid.altitude === 'MED' &&
              packOf(day).space(spaceOf(raid) ?? '').arrow === WEALD &&
              boxesFor(day, squadronOf(day, '610')).some(({ id }) => id === `${WEALD}/HIGH`) &&
              heightAdds(day, raid, '610') === 2 &&
              facesOf(face => huntersFind(face).higher) === '1',
          ),
        ),
      ),
      ...given('move-box', `${WEALD}/HIGH`),
      ...given('move-squadron', 'done'),
      thrown(
        'target',
        1,
        slip(
          'Over England a raid is given its target, and keeps it. 32 and 501 need two more moves to its height: to LOW, then to MED. What is it after? Roll.',
          'raid:1',
          ['THD-13.1.a', 'THD-13.1.b', 'THD-10.1.c', 'THD-10.1.d'],
          ofRaid(
            ({ altitude, target }, day) =>
              target === undefined &&
              isPair(day, 'scramble') &&
              movesTo(day, squadronOf(day, '32'), BIGGIN_HILL, altitude) === 2,
          ),
        ),
      ),
      ...given('move-squadron', `${BIGGIN_HILL}/SCRAMBLE`, 'done'),
      ...falls('interception.hunters', 4),
    ],
  },
]
