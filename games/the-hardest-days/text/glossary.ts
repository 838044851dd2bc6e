/** The special words of the operations room, for somebody who has never seen a rulebook. */
export const glossary: Readonly<Record<string, string>> = {
  'group|groups': 'About thirty German aircraft, one counter: a Gruppe of bombers, dive bombers or fighters.',
  'hunter|hunters':
    'German fighters that fly ahead of the bombers. They catch squadrons at their height and must be beaten or slipped past.',
  'close escort|escort|escorts':
    'German fighters that stay beside the bombers and fight whoever attacks these.',
  'channel patrol|channel patroller|channel patrollers':
    'German fighters that wait over the Channel and cover the raid on its way home.',
  'hunt box': 'The part of a raid where its hunters fly. Squadrons come here first.',
  'bomber box': 'The part of a raid where its bombers fly. Squadrons that pass the hunters come here.',
  'section|sections':
    'A raid has a left, a centre and a right. Only those in the same section fight each other.',
  'shift|shifts':
    'Before bombers are attacked a squadron may change its section: two may in clear skies, one among patchy clouds, none in broken clouds.',
  rating: 'How good a unit is in a fight. A high rating, on either side, is good for you.',
  letter:
    'A, B or C on a counter. A die says which letter comes in on the left, in the centre and on the right.',
  'combat value':
    'Both ratings and what changes them, added up. Each side rolls a die and adds it: high totals hurt the Germans, low ones hurt you.',
  'reduced|green pilots':
    'A weakened unit, turned over: rated lower, and lost more easily. A squadron is whole again once it has landed and re-armed.',
  'light loss|light losses':
    'Out for the day. One victory point: for you if it is German, against you if it is yours.',
  'heavy loss|heavy losses': 'Out for the day, and worth two victory points instead of one.',
  scramble:
    'Pilots run to their aircraft. With the next move the squadron takes off, to LOW over its airfield.',
  ready: 'On the ground, armed and fuelled. The first move from here is to SCRAMBLE.',
  'rearm|re-arm|re-arms|re-arming':
    'A squadron that has flown is refuelled and armed for two hours before it is ready again.',
  'landing box':
    'Squadrons that need four hours until they are ready again: those that came home reduced, and those whose airfield was bombed.',
  dispersed: 'Driven off a bombed airfield: four hours until the squadron is ready again.',
  med: 'The middle of the three heights LOW, MED and HIGH. Most raids fly here.',
  'space|spaces': 'A piece of the map. 7/11a is part a of sector 7 of 11 Group.',
  'sector|sectors':
    'The ground that one airfield with its squadrons looks after. 2/11 is the second of 11 Group.',
  'track|tracks':
    'One of the dotted lines over the sea by which a raid comes to the coast. Each region has three: A, B and C.',
  'lf2 east|lf2 south|lf2':
    'Luftflotte 2, the German air fleet around Calais. Its raids come from the east or from the south.',
  lf3: 'Luftflotte 3, the German air fleet in Normandy. Its raids come over the Channel further west.',
  'time chit': 'When it is drawn no more raids gather in these two hours, and the clock moves on.',
  'warning|early warning|late warning':
    'How far out radar sees a raid. The earlier, the more moves you have before it is over England.',
  intelligence: 'How much radar tells about a raid before it is over England: its size, or all of it.',
  'bounce|bounced': 'Caught by hunters before one could choose.',
  evade: 'To slip past the hunters without a fight.',
  intercepted: 'Met by at least one squadron. A raid that nobody intercepted does more damage.',
  decoy: 'A raid that was meant to draw you up, and turns back.',
  'strafing fighter|strafing fighters|strafe':
    'Fighters that come down and shoot up the target: they count like light bombs.',
}
