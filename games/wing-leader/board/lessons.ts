import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first battles. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  'forces.veteran': {
    title: 'Who are your best?',
    text: 'Veterans fight one point better and hold together longer; green crews are the reverse. Put veterans where the fight will be.',
    rules: ['WL-5.2.1.a', 'WL-3.3.2.l', 'WL-3.3.2.m'],
  },
  'forces.experte': {
    title: 'Your ace',
    text: 'The star is an outstanding pilot. He counts only while his unit leads a fight: then each of its hits is one point stronger. Give him to fighters that will begin high.',
    rules: ['WL-10.6.b', 'WL-10.7.3.a'],
  },
  'forces.leader': {
    title: 'A wing and its leader',
    text: 'Units of a wing keep together and obey one leader: once anybody has sighted an enemy, he hands out targets without a roll. Whoever goes after one leaves the wing for good.',
    rules: ['WL-9.5.1.a', 'WL-9.5.2.a', 'WL-9.5.5.a'],
  },
  'placement.square': {
    title: 'The sky from the side',
    text: 'You look at the sky from the side: G13 stands over G, at height 13. Height is life: who begins above the enemy can dive on him and choose the fight. Mind the Sun: an enemy before it is hard to see.',
    rules: ['WL-5.3.b', 'WL-2.1.b', 'WL-3.1.a', 'WL-4.2.b'],
  },
  'vector.square': {
    title: 'Flags',
    text: 'Interceptors fly to their flag by the shortest way and circle there until they sight somebody. Place it where you expect the enemy, rather higher than lower. A die is rolled for each flag: on a 6 radar has read the height wrongly, and the enemy shifts it by up to two squares.',
    rules: ['WL-9.2.4.b', 'WL-9.2.4.c', 'WL-13.1.a'],
  },
  'vector.shift': {
    title: 'He is sent astray',
    text: 'The enemy’s controller has read a height wrongly, so you move his flag, by up to two squares. Far from your units and low is best: he wastes his time there, and meets you from below.',
    rules: ['WL-13.1.a'],
  },
  'tally.action': {
    title: 'Who looks for whom?',
    text: 'A fighter can only attack what it has sighted. A die and what helps or hinders must beat the distance in squares. Let the one with the best chance look first: its radio call helps the others.',
    rules: ['WL-7.2.b', 'WL-7.2.c', 'WL-7.2.1.a', 'WL-9.4.d', 'WL-4.6.1.b', 'WL-7.2.f'],
  },
  tallied: {
    title: 'Tally-ho!',
    text: 'The arrow says it: this fighter has sighted its target. It moves right after it now, and may fly where it likes.',
    rules: ['WL-7.1.b', 'WL-6.1.2.a', 'WL-9.2.7.a', 'WL-9.4.b'],
  },
  'movement.next': {
    title: 'Bombers and their escorts',
    text: 'Escorts and bombers mostly fly on, two squares a turn: the first answer moves all of them at once. Choose one by name to steer it yourself.',
    rules: ['WL-6.1.4.a', 'WL-9.2.1.a', 'WL-9.2.2.a'],
  },
  'move.plan': {
    title: 'The Movement Phase: what is it up to?',
    text: 'Bombers and escorts move first, then fighters that have noticed nothing, last the alerted ones; whoever has sighted somebody moves right after him. Among fighters the last to move attacks.',
    rules: ['WL-6.1.a', 'WL-6.1.2.a', 'WL-9.2.a', 'WL-9.2.6.b'],
  },
  'move.step': {
    title: 'Flying',
    text: 'Every square inside the orange line can be reached; its number is the cost in movement points (MP). Blue squares are reached by a dive alone, and a red ring is the enemy you have sighted: click it to attack. Mind which way it faces afterwards: what lies behind its tail it hardly sees.',
    rules: ['WL-8.3.a', 'WL-8.3.b', 'WL-8.3.c', 'WL-8.2.g', 'WL-8.1.1.a'],
  },
  'move.course': {
    title: 'On course',
    text: 'This unit flies on by itself if you let it. Choose something else to steer it, to dive away, or to break it up.',
    rules: ['WL-9.2.3.a', 'WL-9.2.6.b', 'WL-10.7.1.a'],
  },
  'dive-bonus': {
    title: 'Down we go',
    text: 'Who declares a dive has a point more and must lose height. Height is speed saved up: a Dive marker adds a point of speed in combat, a Climb marker takes one.',
    rules: ['WL-8.2.e', 'WL-3.3.2.c', 'WL-3.3.2.d'],
  },
  'move.face': {
    title: 'Where do you look?',
    text: 'A unit that circles may end up facing any way. What lies behind it is hard to see, and an attack from ahead is another matter than one from behind.',
    rules: ['WL-8.1.1.b', 'WL-8.1.2.a', 'WL-7.2.1.c'],
  },
  'reaction.declare': {
    title: 'Escorts to the rescue',
    text: 'An enemy is about to attack bombers near your escorts. Two dice each: in time, it throws itself between and attacks; late, it shares the defence. An escort that reacts leaves its bombers.',
    rules: ['WL-10.4.a', 'WL-10.4.2.a', 'WL-9.2.2.2.a'],
  },
  flak: {
    inFilm: true,
    // The shot, not the step of that name.
    when: ({ dice }) => dice !== undefined,
    title: 'Flak',
    text: 'Two dice and the modifiers are read in the barrage or the direct-fire column. C shakes the unit, a number hits it. A unit that is about to bomb aims worse under fire.',
    rules: ['WL-14.2.5.a', 'WL-14.2.5.c', 'WL-14.2.5.e'],
  },
  'flak.gun': {
    title: 'Barrages',
    text: 'Heavy and light flak can shoot at what it sees, or put up a barrage round a corner of the map. While its marker is out it makes the four squares dangerous for everybody, but fires at nothing else.',
    rules: ['WL-14.2.1.a', 'WL-14.2.2.c', 'WL-14.2.2.d', 'WL-14.2.3.b'],
  },
  bombing: {
    inFilm: true,
    // The bombs, not the step of that name.
    when: ({ dice }) => dice !== undefined,
    title: 'Bombs away',
    text: 'The roll gives a percentage of the unit’s bomb value: so many hits. Hits add up over the game; at the damage value the target is out of action, at twice and three times it is crippled or gone, and worth so much more.',
    rules: ['WL-15.4.a', 'WL-15.4.d', 'WL-14.1.1.d', 'WL-14.1.1.e'],
  },
  combat: {
    inFilm: true,
    title: 'Air combat',
    text: 'Units in one square that have sighted each other fight one combat. A side with bombers in it always defends; among fighters the side that was last to move attacks: let him move first, and follow. The tab Battle lays out both sides.',
    rules: ['WL-10.0.a', 'WL-10.1.1.a', 'WL-10.1.2.a', 'WL-10.2.a'],
  },
  'combat.primary': {
    title: 'Who leads?',
    text: 'One unit leads each side: its figures are compared, and only its ace counts. Each further fighter of its side adds one.',
    rules: ['WL-10.2.c', 'WL-10.2.d'],
  },
  'combat.evade': {
    title: 'Stand or evade?',
    text: 'Who evades is harder to hit and hits hardly anything himself; he must refuse a dogfight afterwards, and stays out of it more easily.',
    rules: ['WL-13.4.2.a', 'WL-13.4.2.c', 'WL-13.4.2.f'],
  },
  'dogfight.move': {
    title: 'The dogfight drifts',
    text: 'A die says which side moves the whole dogfight, by one square and never up. It is your turn to say: out of a cloud, toward friends who want to join, or to a height where your turn is the better one.',
    rules: ['WL-10.8.2.a', 'WL-10.8.2.c'],
  },
  'combat.attack': {
    title: 'Turn with him, or dash through?',
    text: 'In a turning fight the turn ratings are compared, in hit-and-run the speeds: choose where you are farther ahead of him. Bombers’ guns are at their worst against somebody who only dashes through.',
    rules: ['WL-10.5.a', 'WL-10.5.2.a'],
  },
  'combat.attacker.1': {
    title: 'Reading the table',
    text: 'Your combat value less the enemy’s is the column; two dice are the row. Above the button stands what they have to show for a hit. Both sides roll, and all hits count.',
    rules: ['WL-10.5.c', 'WL-10.5.1.a', 'WL-10.5.1.b'],
  },
  confirmation: {
    inFilm: true,
    title: 'Hits and losses',
    text: 'A hit is not yet a loss. One die and the firepower against the victim’s protection: above it an aircraft is down, equal makes a straggler, and a second straggler is a loss as well. A natural 6 always tells, a natural 1 never.',
    rules: ['WL-10.6.a', 'WL-10.6.k', 'WL-10.6.1.a', 'WL-10.6.d'],
  },
  cohesion: {
    inFilm: true,
    title: 'Holding together',
    text: 'Battles are decided by breaking the enemy. After a fight everybody in the square who fought rolls, even one that was not hit: a squadron breaks when it is shaken twice. A broken fighter turns for home and hunts nobody, but still shoots if it is caught.',
    rules: ['WL-10.7.a', 'WL-10.7.e', 'WL-10.7.1.f'],
  },
  ammo: {
    title: 'Cartridges',
    text: 'A fight makes a squadron low on ammunition, a second one leaves it its last. It still shoots as well as before, but each time holds together less: it is time to go home.',
    rules: ['WL-10.7.2.a', 'WL-10.7.2.b', 'WL-10.7.2.d'],
  },
  'dogfight.will': {
    title: 'Stay and mix it?',
    text: 'If both sides want it the fight goes on turn after turn, never climbing, until one side has broken. Refuse if your fighters have something better to do. If only one side wants it, both roll a die and add their speed, veterans one more. Who refuses gets away only with the higher sum.',
    rules: ['WL-10.8.a', 'WL-10.8.b', 'WL-10.8.1.f'],
  },
  'combat.tally': {
    title: 'Whom next?',
    text: 'After a fight each fighter that has not broken keeps one enemy of it in sight. In a dogfight it stays there and fights on. Else it moves right after him next turn and may attack him without looking first: choose one that is shaken, has lost aircraft or hunts you.',
    rules: ['WL-7.2.4.1.a', 'WL-6.1.2.a'],
  },
  'combat.face': {
    title: 'Out of the turn',
    text: 'Who comes out of a dogfight may face any way, at no cost. It sees what lies ahead and hardly what lies behind; it flies on the way it faces, and every turn costs points.',
    rules: ['WL-10.8.1.c', 'WL-7.2.1.c'],
  },
  'escape.try': {
    title: 'Leaving the map',
    text: 'A broken unit may try to leave the map at once. If an enemy fighter sees it a die is rolled: less than the distance between them, and it is gone.',
    rules: ['WL-11.0.c', 'WL-11.0.f'],
  },
  'vector.control': {
    title: 'Ground control',
    text: 'Fighters that have sighted nobody can be called by radio and sent to another flag: one try for each, and each answer says what the die must show. Once your side has fought this turn the radio is full of voices, and only a 6 gets through. A try costs nothing.',
    rules: ['WL-9.2.4.f', 'WL-9.4.2.d'],
  },
})
