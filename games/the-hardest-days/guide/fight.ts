import { type GuideStep, guiding } from '@tallyho/engine'
import {
  groupsIn,
  ratingOf,
  spaceOf,
  squadronOf,
  squadronsIn,
  targetSpaceOf,
} from '../rules/02-terms/terms.ts'
import { huntersFind, squadronsFind } from '../rules/11-interception.ts'
import { shiftsOver } from '../rules/12-combat/combat.ts'
import { combatValue } from '../rules/12-combat/fight.ts'
import type { Day } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import {
  areAlone,
  BIGGIN_HILL,
  facesHome,
  facesOf,
  isAt,
  isOnlyAbove,
  mannedBy,
  ofRaid,
  slip,
  typesIn,
  WEALD,
} from './says.ts'

const { falls, given, thrown, yours } = guiding<Day, Asks>()

/** It is met twice: its hunters from above, its bombers over their target. */
export const FIGHT: readonly GuideStep<Day>[] = [
  {
    title: 'Meet the raid',
    cues: [
      ...given('join-attempt', 'roll'),
      thrown(
        'interception.squadrons',
        2,
        slip(
          'The raid is after Biggin Hill: 32 and 501 have taken off. Its hunters find 610 above them on a 1 only, and missed it. Now 610 finds the raid on 1, 2 or 3. Roll.',
          'squadron:610',
          ['THD-11.1.2.b', 'THD-11.1.3.c', 'THD-13.2.3.a'],
          ofRaid(
            (raid, day) =>
              raid.target === 'biggin-hill-airfield' &&
              isAt(day, '32', BIGGIN_HILL, 'LOW') &&
              isAt(day, '501', BIGGIN_HILL, 'LOW') &&
              isOnlyAbove(day, raid, '610') &&
              groupsIn(day, raid, 'hunt').length === 1 &&
              facesOf(face => huntersFind(face).higher) === '1' &&
              facesOf(face => squadronsFind(face).higher) === '1,2,3',
          ),
        ),
      ),
      yours(
        'join',
        '610',
        slip(
          'Found! The tab Raid 1 shows how it flies: hunters ahead, bombers behind. On a counter the left number is its rating (high is good for you), the disc its bombs. Send 610 in.',
          'raid:1',
          ['THD-2.11.b', 'THD-8.15.a', 'THD-11.1.3.d'],
          ofRaid((raid, day) => typesIn(day, raid, 'hunt') === 'Me109' && isAt(day, '610', WEALD, 'HIGH')),
        ),
      ),
      thrown(
        'hunt-placement',
        1,
        slip(
          'A die says which letter comes in left, centre and right. 610 is an A, and the Messerschmitts bar the way on the left (tab Raid 1). Roll.',
          'raid:1',
          ['THD-11.1.4.a', 'THD-11.1.5.a'],
          ofRaid(
            (raid, day) =>
              squadronOf(day, '610').letter === 'A' && groupsIn(day, raid, 'hunt', 'left').length === 1,
          ),
        ),
      ),
      thrown(
        'combat.group',
        4,
        slip(
          'Your rating, 4, their rating, 0, and 2 for the height make 6. Each side adds a die: a high total hurts them, a low one you. Roll.',
          'raid:1',
          ['THD-12.3.1.a', 'THD-12.3.2.a'],
          ofRaid((raid, day) => {
            const [group] = groupsIn(day, raid, 'hunt')
            return (
              group !== undefined &&
              ratingOf(day, group) === 0 &&
              combatValue(day, raid, squadronOf(day, '610'), group) === 6
            )
          }),
        ),
      ),
      ...falls('combat.squadron', 2),
    ],
  },
  {
    title: 'Turn it back',
    cues: [
      yours(
        'move-squadron',
        `${BIGGIN_HILL}/LOW`,
        slip(
          'A loss for the Messerschmitts: a point for you. 610 broke off. The Dorniers are over Biggin Hill, alone. Take 32 and 501 up to their height: squadrons attack before bombs fall.',
          'raid:1',
          ['THD-12.3.4.a', 'THD-10.1.d', 'THD-16.1.a', 'THD-4.1.d'],
          ofRaid(
            (raid, day) =>
              squadronOf(day, '610').place.at === 'inflight' &&
              day.groups.some(({ id, place }) => id === 'I/JG26' && place.at === 'light') &&
              areAlone(day, raid) &&
              !raid.bombed &&
              spaceOf(raid) === BIGGIN_HILL &&
              targetSpaceOf(day, raid) === BIGGIN_HILL &&
              isAt(day, '32', BIGGIN_HILL, 'LOW') &&
              isAt(day, '501', BIGGIN_HILL, 'LOW'),
          ),
        ),
      ),
      ...given('move-box', `${BIGGIN_HILL}/MED`),
      ...given('move-squadron', 'done'),
      ...given('join', '32', '501'),
      thrown(
        'hunt-placement',
        2,
        slip(
          'Level with a raid nobody has to search: both are in, and no hunters bar the way. Roll for their places: 32 is a B, 501 a C, and the Dorniers fly in the centre.',
          'raid:1',
          ['THD-11.1.3.b', 'THD-11.1.4.a', 'THD-11.1.5.a'],
          ofRaid(
            (raid, day) =>
              ['32', '501'].every(id => squadronOf(day, id).place.at === 'intercepting') &&
              areAlone(day, raid) &&
              squadronOf(day, '32').letter === 'B' &&
              squadronOf(day, '501').letter === 'C' &&
              mannedBy(day, raid) === 'centre',
          ),
        ),
      ),
      yours(
        'shift',
        ['32>centre', '501>centre'],
        slip(
          'Neither is in the centre, and in patchy clouds one may shift there. You choose: 32, rated 3, or 501, rated 2: its green corner means reduced, sooner lost.',
          'squadron:32',
          ['THD-12.2.3.a', 'THD-2.17.c'],
          ofRaid(
            (raid, day) =>
              shiftsOver(day, raid) === 1 &&
              squadronsIn(day, raid, 'bomber', 'centre').length === 0 &&
              mannedBy(day, raid) === 'centre' &&
              ratingOf(day, squadronOf(day, '32')) === 3 &&
              ratingOf(day, squadronOf(day, '501')) === 2,
          ),
        ),
      ),
      thrown(
        'combat.group',
        4,
        slip(
          'Reduced: it fights and bombs worse. Flies home: it drops no bombs. A loss: it is out for the day, and a point for you. The tables say what each face does. Roll!',
          'raid:1',
          ['THD-12.3.2.a', 'THD-12.3.4.a'],
          ofRaid((raid, day) => {
            const [squadron] = squadronsIn(day, raid, 'bomber', 'centre')
            return squadron !== undefined && facesHome(day, raid, squadron.id).endsWith('3,4,5,6')
          }),
        ),
      ),
      ...falls('combat.squadron', 5),
    ],
  },
]
