import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first battles. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  forces: {
    title: 'The sky from the side',
    text: 'You look at the battle from the side: the bottom of the map is the ground, the top lies at some 33,000 feet, and each side has its own edge to go home to. A counter with two aircraft is a squadron, one aircraft a flight. The raider brings the bombers; the defender tries to stop them. The wing displays of both sides lie open: nothing is hidden.',
    rules: ['WL-2.1.a', 'WL-3.1.a', 'WL-1.1.k'],
  },
  'forces.veteran': {
    title: 'Who are your best?',
    text: 'The scenario gives you markers for some of your units. Veterans fight one point better and hold together longer; green crews are the reverse. Put veterans where the fight will be.',
    rules: ['WL-5.2.1.a', 'WL-3.3.2.l', 'WL-3.3.2.m'],
  },
  'forces.experte': {
    title: 'Experten',
    text: 'An Experte adds a point of firepower whenever his unit leads the fight. He may also lead a wing. He can be lost with his unit, so think about where he flies.',
    rules: ['WL-10.6.b', 'WL-10.7.3.a'],
  },
  'forces.leader': {
    title: 'A wing and its leader',
    text: 'Units of a wing keep together and obey one leader. Once anybody on the net has sighted an enemy, the leader can hand out targets without a roll. A wing can only shrink: whoever gets a tally or falls out of formation leaves it for good.',
    rules: ['WL-9.5.1.a', 'WL-9.5.2.a', 'WL-9.5.5.a'],
  },
  'placement.square': {
    title: 'Height is life',
    text: 'Choose where the unit begins. The altitude is in the square’s name: G13 is column G, altitude 13. Fighters that start above the enemy can dive on him and choose the fight; those below climb for the whole game. Mind the Sun: an enemy in its glare is harder to see.',
    rules: ['WL-5.3.b', 'WL-2.1.b', 'WL-4.2.b'],
  },
  'vector.square': {
    title: 'Vectors',
    text: 'Interceptors fly blind until they see something: they make for their Vector, the flag on the map, by the shortest way and circle there. Place it where you expect to meet the enemy, rather higher than lower.',
    rules: ['WL-9.2.4.b', 'WL-9.2.4.c'],
  },
  'height-error': {
    title: 'Plotting the height',
    text: 'Radar was poor at heights. For every Vector a die is rolled: on a 6 the controller erred, and the enemy may shift the Vector by up to two squares.',
    rules: ['WL-13.1.a'],
  },
  'tally.action': {
    title: 'The Tally Phase: who looks for whom?',
    text: 'A fighter can only attack what it has seen. Each one without a tally may look for one enemy within nine squares: a die and its modifiers must beat the distance. Rest on an answer, or select a fighter and rest on an enemy: the line of sight is drawn, with the cloud that dims or blocks it and the die you need. A radio call helps if a friend on the same net has sighted the target already, so let the unit with the best chance look first.',
    rules: ['WL-7.2.b', 'WL-7.2.c', 'WL-7.2.1.a', 'WL-9.4.d', 'WL-4.6.1.b', 'WL-7.2.f'],
  },
  'tally-roll': {
    when: ({ success }) => success === true,
    title: 'Tally-ho!',
    text: 'An arrow now runs from the fighter to its target. A fighter with a tally is alerted, moves right after its target and may fly where it likes. Others on its net are warned by radio.',
    rules: ['WL-7.1.b', 'WL-6.1.2.a', 'WL-9.2.7.a', 'WL-9.4.b'],
  },
  move: {
    title: 'The Movement Phase',
    text: 'Dogfights drift first, then escorts, bombers, fighters that have noticed nothing, and last the alerted ones, low and slow before high and fast. Whoever moves later sees what the others have done. The tab Move order shows who has moved and who is still to come.',
    rules: ['WL-6.1.a', 'WL-6.1.1.a', 'WL-6.1.2.a'],
  },
  'movement.next': {
    title: 'Bombers and their escorts',
    text: 'Escorts and bombers move in any order you like. They fly straight and level across the map, two squares a turn: your opponent can reckon where they will be.',
    rules: ['WL-6.1.4.a', 'WL-9.2.1.a', 'WL-9.2.2.a'],
  },
  'move.plan': {
    title: 'What is it up to?',
    text: 'A mission leaves a unit more or less freedom. Say what this one does in this turn; the board then offers only moves that fit.',
    rules: ['WL-9.2.a', 'WL-9.2.3.a', 'WL-9.2.6.b'],
  },
  'move.step': {
    title: 'Flying',
    text: 'Orange squares are the next step, with their cost in Movement Points; blue ones are where the move may end: click one and the unit flies there by itself. Level and shallow dives cost 1, straight down ½, the first climb what the card says. Turning is free short of a half circle. All points must be spent; circling uses up what is left.',
    rules: ['WL-8.3.a', 'WL-8.3.b', 'WL-8.3.c', 'WL-8.2.g', 'WL-8.1.1.a'],
  },
  'move.course': {
    title: 'On course',
    text: 'A unit with one way to go, or on its way home, flies on by itself if you let it. Choose something else to steer it yourself, to dive away from somebody, or to break it up.',
    rules: ['WL-9.2.3.a', 'WL-9.2.6.b', 'WL-10.7.1.a'],
  },
  'dive-bonus': {
    title: 'Down we go',
    text: 'Who declares a dive has a point more and must lose height. Height is speed saved up: a Dive marker adds a point of speed in combat, a Climb marker takes one.',
    rules: ['WL-8.2.e', 'WL-3.3.2.c', 'WL-3.3.2.d'],
  },
  'move.face': {
    title: 'Where do you look?',
    text: 'A unit that circled with its last points may end up facing any way. What lies behind it is hard to see, and an attack from ahead is another matter than one from behind.',
    rules: ['WL-8.1.1.b', 'WL-8.1.2.a', 'WL-7.2.1.c'],
  },
  'reaction.declare': {
    title: 'Escorts to the rescue',
    text: 'An enemy is about to attack bombers near your escorts. Two dice each: a successful escort throws itself between and attacks; a late one at least shares the defence; the others see nothing. An escort that reacts leaves its bombers.',
    rules: ['WL-10.4.a', 'WL-10.4.2.a', 'WL-9.2.2.2.a'],
  },
  flak: {
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
    // The bombs, not the step of that name.
    when: ({ dice }) => dice !== undefined,
    title: 'Bombs away',
    text: 'The roll gives a percentage of the unit’s bomb value: so many hits. Hits add up over the game; at the damage value the target is out of action, at twice and three times it is crippled or gone, and worth so much more.',
    rules: ['WL-15.4.a', 'WL-15.4.d', 'WL-14.1.1.d', 'WL-14.1.1.e'],
  },
  combat: {
    title: 'Air combat',
    text: 'Units in one square that tallies link fight one combat. A side with bombers in it always defends; among fighters whoever was to move last attacks. The tab Battle lays out both sides.',
    rules: ['WL-10.0.a', 'WL-10.1.1.a', 'WL-10.1.2.a', 'WL-10.2.a'],
  },
  'combat.attack': {
    title: 'Turn with him, or dash through?',
    text: 'In a turning fight the turn ratings are compared, in hit-and-run the speeds. Choose the one in which you are better; but the guns of bombers are at their worst against somebody who only dashes through.',
    rules: ['WL-10.5.a', 'WL-10.5.2.a'],
  },
  'combat-roll': {
    title: 'Reading the table',
    text: 'Your combat value less the enemy’s is the column; two dice and the modifiers are the row. Both sides roll, and where row and column cross stand the hits.',
    rules: ['WL-10.5.c', 'WL-10.5.1.a', 'WL-10.5.1.b'],
  },
  confirmation: {
    title: 'Hits and losses',
    text: 'A hit is not yet a loss. One die and the firepower against the victim’s protection: above it an aircraft is down, equal makes a straggler, and a second straggler is a loss as well. A natural 6 always tells, a natural 1 never.',
    rules: ['WL-10.6.a', 'WL-10.6.k', 'WL-10.6.1.a', 'WL-10.6.d'],
  },
  cohesion: {
    title: 'Holding together',
    text: 'Battles are decided by scattering the enemy rather than shooting him down. After a fight every unit rolls; disruptions add up, a squadron breaks at two and a flight at one. A broken fighter goes home.',
    rules: ['WL-10.7.a', 'WL-10.7.e', 'WL-10.7.1.f'],
  },
  'dogfight.will': {
    title: 'Stay and mix it?',
    text: 'If both sides want it the fight becomes a dogfight: it goes on turn after turn in one square, sinking lower and lower, until one side has broken. Refuse if your fighters have better things to do, such as the bombers; the faster side has its way.',
    rules: ['WL-10.8.a', 'WL-10.8.b', 'WL-10.8.1.f'],
  },
  'escape.try': {
    title: 'Slipping away',
    text: 'When the fighting of a turn is over, a broken unit may try to get away. If an enemy fighter sees it a die is rolled: less than the distance between them, and it is gone. After that ground control sends its fighters elsewhere and flak changes its barrages; then the next turn begins.',
    rules: ['WL-11.0.c', 'WL-11.0.f'],
  },
  'vector.control': {
    title: 'Ground control',
    text: 'A fighter on a controlled net that has seen nothing may be sent to another place: one die against the control rating. In a cluttered net, with a dogfight on the air, only a 6 gets through.',
    rules: ['WL-9.2.4.f', 'WL-9.4.2.d'],
  },
})
