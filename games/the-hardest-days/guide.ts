import { type Guide, guiding, type Slip } from '@tallyho/engine'
import { packOf } from './pack/index.ts'
import { type Altitude, SECTIONS, type SpaceId, type SquadronId } from './pack/types.ts'
import {
  groupsIn,
  groupsOf,
  RAF,
  spaceOf,
  squadronOf,
  squadronsIn,
  targetSpaceOf,
} from './rules/02-terms/terms.ts'
import { boxesFor, movesTo } from './rules/10-squadron-movement.ts'
import { huntersFind, squadronsAbout, squadronsFind } from './rules/11-interception.ts'
import { combatValue, modifiersOf } from './rules/12-combat/fight.ts'
import type { Day, Raid, Squadron } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, yours } = guiding<Day, Asks>()

const BIGGIN_HILL: SpaceId = '7/11b'
const WEALD: SpaceId = '7/11a'
const FOLKESTONE: SpaceId = '7/11c'

// ---- what the slips say of the board

const isAt = (day: Day, id: SquadronId, space: SpaceId, altitude: Altitude): boolean => {
  const { place } = squadronOf(day, id)
  return place.at === 'airborne' && place.space === space && place.altitude === altitude
}

const isOnTheGround = (day: Day, id: SquadronId, at: 'ready' | 'scramble'): boolean => {
  const { place, home } = squadronOf(day, id)
  return place.at === at && packOf(day).space(home).airfield === 'Biggin Hill'
}

/** Something that is true of the one raid that is about. */
const ofRaid =
  (says: (raid: Raid, day: Day) => boolean) =>
  (day: Day): boolean => {
    const [raid, another] = day.raids
    return raid !== undefined && another === undefined && raid.altitude === 'MED' && says(raid, day)
  }

const typesIn = (day: Day, raid: Raid, box: 'hunt' | 'bomber'): string =>
  groupsIn(day, raid, box)
    .map(({ type }) => type)
    .join()

/** Nothing but the Dorniers is left of the raid. */
const areAlone = (day: Day, raid: Raid): boolean =>
  groupsOf(day, raid).length === 1 && typesIn(day, raid, 'bomber') === 'Do17'

const FACES = [1, 2, 3, 4, 5, 6]

/** The faces of a die of which something is true, as `1,2,3`. */
const facesOf = (is: (face: number) => boolean): string => FACES.filter(is).join()

/** What a dive from above adds to the first fight of a squadron. */
function heightAdds(day: Day, raid: Raid, id: SquadronId): number {
  const above: Squadron = { ...squadronOf(day, id), altitudeMarker: 'advantage' }
  const [group] = groupsOf(day, raid)
  return group ? modifiersOf(day, raid, above, group).reduce((sum, { by }) => sum + by, 0) : 0
}

/** The faces that drive the only bombers of a raid out of it when this squadron attacks them. */
function facesHome(day: Day, raid: Raid, id: SquadronId): string {
  const [group] = groupsIn(day, raid, 'bomber')
  if (!group) return ''
  const value = combatValue(day, raid, squadronOf(day, id), group)
  const { groupResult, damage } = packOf(day)
  return facesOf(face => damage('group-bomber', group.reduced, groupResult(value + face)).to !== undefined)
}

/** One slip: its words, where its thread leads, its rules, and what makes it true. */
const slip = (words: string, at: string, rules: readonly string[], holds: Slip<Day>['holds']): Slip<Day> => ({
  words,
  at,
  rules,
  holds,
})

/** One small raid on Biggin Hill: Spitfires take its escort from above, Hurricanes its bombers over the field. */
export const guide: Guide<Day> = {
  title: 'The first raid',
  setup: { scenario: '1940-08-18', options: {} },
  seat: RAF,
  goal: 'Turn the raid back before it bombs Biggin Hill',
  reached: ({ raids, groups, bombDamage }) =>
    raids.length === 0 &&
    bombDamage === 0 &&
    groups.some(({ id, place }) => id === 'III/KG76' && place.at === 'light'),
  beginning: [
    ...given('green-squadron', '64', '501'),
    ...falls('weather.lf2-east', 2),
    ...falls('weather.lf2-south', 2),
    ...falls('weather.lf3', 2),
    ...falls('region', 'lf2-south', 'time'),
  ],
  steps: [
    {
      title: 'See it coming',
      cues: [
        yours(
          'patrol-squadron',
          '610',
          slip(
            'You lead the fighters of the south-east. A raid is forming up over France. Let 610, Spitfires at Biggin Hill, wait for it in the air.',
            'squadron:610',
            ['THD-5.1.a'],
            day =>
              day.forming.length === 1 &&
              squadronOf(day, '610').type === 'Spitfire' &&
              isOnTheGround(day, '610', 'ready'),
          ),
        ),
        yours(
          'patrol-box',
          [`${WEALD}/MED`, `${BIGGIN_HILL}/HIGH`],
          slip(
            'How high? LOW, MED and HIGH are a move apart. Wait at MED over the Weald, nearer the coast, or at HIGH over your own field.',
            `space:${WEALD}`,
            ['THD-2.4.a', 'THD-5.2.a'],
            day =>
              packOf(day).space(WEALD).coastal &&
              !packOf(day).space(BIGGIN_HILL).coastal &&
              squadronOf(day, '610').home === BIGGIN_HILL,
          ),
        ),
        yours(
          'patrol-squadron',
          'done',
          slip(
            'One is enough: who flies now must re-arm for the next two hours. Send nobody else. Dice then say where the raid comes, and what radar sees of it.',
            'squadron:610',
            ['THD-5.3.b', 'THD-7.1.a'],
            day =>
              day.patrols === 1 && (isAt(day, '610', WEALD, 'MED') || isAt(day, '610', BIGGIN_HILL, 'HIGH')),
          ),
        ),
        ...falls('crossing', 1),
        ...falls('effort', 1),
        ...falls('detection', 4),
        ...falls('size', '9B'),
        ...falls('force', 1),
        ...falls('group', 'I/JG26', 'III/KG76'),
        ...falls('placement.bomber', 4),
        ...falls('event.approach', 'E11'),
      ],
    },
    {
      title: 'Send two up',
      cues: [
        yours(
          'move-squadron',
          '32',
          slip(
            'Radar saw it: one group of Messerschmitts, one of Dorniers, over Folkestone at MED. Have 32, Hurricanes at Biggin Hill, scramble.',
            'raid:1',
            ['THD-7.3.a', 'THD-10.1.b'],
            ofRaid(
              (raid, day) =>
                spaceOf(raid) === FOLKESTONE &&
                raid.intelligence === 'accurate' &&
                typesIn(day, raid, 'hunt') === 'Me109' &&
                typesIn(day, raid, 'bomber') === 'Do17' &&
                groupsOf(day, raid).length === 2 &&
                squadronOf(day, '32').type === 'Hurricane' &&
                isOnTheGround(day, '32', 'ready'),
            ),
          ),
        ),
      ],
    },
    {
      title: 'Gain height',
      cues: [
        yours(
          'move-squadron',
          '610',
          slip(
            'The raid will fly on over the Weald. It should find 610 there at HIGH: whoever dives from above adds 2 in the first fight. Click 610.',
            'squadron:610',
            ['THD-9.4.b', 'THD-12.4.a'],
            ofRaid(
              (raid, day) =>
                packOf(day).space(spaceOf(raid) ?? '').arrow === WEALD &&
                boxesFor(day, squadronOf(day, '610')).some(({ id }) => id === `${WEALD}/HIGH`) &&
                heightAdds(day, raid, '610') === 2,
            ),
          ),
        ),
        yours('move-box', `${WEALD}/HIGH`),
        yours(
          'move-squadron',
          'done',
          slip(
            '32 needs two more moves to the height of the raid. The others may stay on the ground. End your moves: a die says what the raid is after.',
            'squadron:32',
            ['THD-10.1.c', 'THD-13.1.a'],
            ofRaid(
              ({ altitude, target }, day) =>
                target === undefined && movesTo(day, squadronOf(day, '32'), BIGGIN_HILL, altitude) === 2,
            ),
          ),
        ),
        ...falls('target', 1),
        yours(
          'move-squadron',
          '32',
          slip(
            'It is after Biggin Hill, and one move away. 32 can just be there in time: let it take off.',
            'squadron:32',
            ['THD-13.2.3.a', 'THD-10.1.c'],
            ofRaid(
              (raid, day) =>
                raid.target === 'biggin-hill-airfield' &&
                packOf(day).distance(spaceOf(raid) ?? '', BIGGIN_HILL) === 1 &&
                isOnTheGround(day, '32', 'scramble'),
            ),
          ),
        ),
        yours(
          'move-squadron',
          'done',
          slip(
            '610 is above the raid already: leave it there and end your moves. The Messerschmitts look for 610 first, and find it only on a 1.',
            'squadron:610',
            ['THD-11.1.2.b'],
            ofRaid(
              (raid, day) =>
                squadronsAbout(day, raid)
                  .higher.map(({ id }) => id)
                  .join() === '610' &&
                groupsIn(day, raid, 'hunt').length === 1 &&
                facesOf(face => huntersFind(face).higher) === '1',
            ),
          ),
        ),
        ...falls('interception.hunters', 4),
      ],
    },
    {
      title: 'Meet the raid',
      cues: [
        yours(
          'join-attempt',
          'roll',
          slip(
            'They have not seen you. Now 610 looks for them: from above it finds the raid on 1, 2 or 3.',
            'squadron:610',
            ['THD-11.1.3.c'],
            ofRaid(
              (raid, day) =>
                squadronsAbout(day, raid).higher.length === 1 &&
                facesOf(face => squadronsFind(face).higher) === '1,2,3',
            ),
          ),
        ),
        ...falls('interception.squadrons', 2),
        yours(
          'join',
          '610',
          slip(
            'Found! Send 610 in. A die and its letter, A, give its place; then one falls for the Messerschmitts, one for 610. High is good for you.',
            'raid:1',
            ['THD-11.1.4.a', 'THD-12.3.2.a', 'THD-12.3.3.a'],
            ofRaid(
              (raid, day) =>
                typesIn(day, raid, 'hunt') === 'Me109' &&
                squadronOf(day, '610').letter === 'A' &&
                isAt(day, '610', WEALD, 'HIGH'),
            ),
          ),
        ),
        ...falls('hunt-placement', 1),
        ...falls('combat.group', 4),
        ...falls('combat.squadron', 2),
      ],
    },
    {
      title: 'Turn it back',
      cues: [
        yours(
          'move-squadron',
          '32',
          slip(
            'The Messerschmitts are out for the day, and 610 flies home. The Dorniers are over Biggin Hill, alone. Take 32 up to their height.',
            'raid:1',
            ['THD-12.3.4.a', 'THD-10.1.d'],
            ofRaid(
              (raid, day) =>
                squadronOf(day, '610').place.at === 'inflight' &&
                day.groups.some(({ id, place }) => id === 'I/JG26' && place.at === 'light') &&
                areAlone(day, raid) &&
                spaceOf(raid) === BIGGIN_HILL &&
                isAt(day, '32', BIGGIN_HILL, 'LOW'),
            ),
          ),
        ),
        yours('move-box', `${BIGGIN_HILL}/MED`),
        yours(
          'move-squadron',
          'done',
          slip(
            'In time: squadrons attack before bombs fall. End your moves.',
            'squadron:32',
            ['THD-4.1.d'],
            ofRaid(
              (raid, day) =>
                !raid.bombed &&
                targetSpaceOf(day, raid) === spaceOf(raid) &&
                isAt(day, '32', BIGGIN_HILL, 'MED'),
            ),
          ),
        ),
        yours(
          'join',
          '32',
          slip(
            'At the height of the raid nobody has to search: 32 gets in for certain. Attack, and roll for its place.',
            'raid:1',
            ['THD-11.1.3.b', 'THD-11.1.4.a'],
            ofRaid((raid, day) => squadronsAbout(day, raid).same.some(({ id }) => id === '32')),
          ),
        ),
        ...falls('hunt-placement', 4),
        yours(
          'shift',
          '32>centre',
          slip(
            '32 came in on the right, the Dorniers fly in the centre. Take it there, and roll: on 2 or more they turn back.',
            'squadron:32',
            ['THD-12.2.3.a', 'THD-12.3.4.a'],
            ofRaid(
              (raid, day) =>
                squadronsIn(day, raid, 'bomber', 'right').length === 1 &&
                SECTIONS.filter(section => groupsIn(day, raid, 'bomber', section).length > 0).join() ===
                  'centre' &&
                facesHome(day, raid, '32') === '2,3,4,5,6',
            ),
          ),
        ),
        ...falls('combat.group', 4),
        ...falls('combat.squadron', 5),
      ],
    },
  ],
  afterwards: {
    scenario: '1940-08-18',
    words:
      'The real day lasts from six in the morning to nightfall, with up to three raids at a time, most of them larger, and 26 squadrons to meet them. What flies now is missing two hours later.',
  },
}
