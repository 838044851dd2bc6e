import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first battles. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  'forces.veteran': {
    title: 'Who are your best?',
    text: 'The scenario gives you markers for some of your units. Veterans fight one point better and hold together longer; green crews are the reverse. Put veterans where the fight will be.',
    rules: ['WL-5.2.1.a', 'WL-3.3.2.l', 'WL-3.3.2.m'],
  },
  'forces.experte': {
    title: 'Your ace',
    text: 'The star on a counter is an outstanding pilot: the Germans called him an Experte. Whenever his unit leads a fight, each hit it makes is confirmed with one more point of firepower. He can be lost with his unit. Give him to fighters that you mean to lead the fight: most of all to those that will begin high.',
    rules: ['WL-10.6.b', 'WL-10.7.3.a'],
  },
  'forces.leader': {
    title: 'A wing and its leader',
    text: 'Units of a wing keep together and obey one leader. Once anybody on the net has sighted an enemy, the leader can hand out targets without a roll. A wing can only shrink: whoever gets a tally or falls out of formation leaves it for good.',
    rules: ['WL-9.5.1.a', 'WL-9.5.2.a', 'WL-9.5.5.a'],
  },
  'placement.square': {
    title: 'The sky from the side',
    text: 'You look at the battle from the side: below is the ground, the top lies at some 33,000 feet, and each side has its own edge to go home to. G13 is column G, altitude 13. Height is life: fighters that begin above the enemy can dive on him and choose the fight, those below climb for the whole game. Mind the Sun, which stands where the line below the title says: an enemy in its glare is harder to see. A counter with two aircraft is a squadron, with one a flight; nothing is hidden from either side.',
    rules: ['WL-5.3.b', 'WL-2.1.b', 'WL-3.1.a', 'WL-4.2.b'],
  },
  'vector.square': {
    title: 'Vectors',
    text: 'Interceptors fly blind until they see something: they make for their Vector, the flag on the map, by the shortest way and circle there. Place it where you expect to meet the enemy, rather higher than lower.',
    rules: ['WL-9.2.4.b', 'WL-9.2.4.c'],
  },
  'height-error': {
    inFilm: true,
    title: 'Plotting the height',
    text: 'Radar was poor at heights. For every Vector a die is rolled: on a 6 the controller erred, and the enemy may shift the Vector by up to two squares.',
    rules: ['WL-13.1.a'],
  },
  'vector.shift': {
    title: 'He is sent astray',
    text: 'The dashed square with the flag is where the enemy’s ground control has sent a fighter. Its height was plotted wrongly, so you move the flag, by up to two squares. Far from your units and low is best: the fighter wastes its time there, and meets you from below.',
    rules: ['WL-13.1.a'],
  },
  'tally.action': {
    title: 'The Tally Phase: who looks for whom?',
    text: 'A fighter can only attack what it has seen. Each one without a tally may look for one enemy within nine squares: a die and its modifiers must beat the distance. Rest on an answer, or select a fighter and rest on an enemy: the line of sight is drawn, with the cloud that dims or blocks it and the die you need. A radio call helps if a friend on the same net has sighted the target already, so let the unit with the best chance look first.',
    rules: ['WL-7.2.b', 'WL-7.2.c', 'WL-7.2.1.a', 'WL-9.4.d', 'WL-4.6.1.b', 'WL-7.2.f'],
  },
  tallied: {
    inFilm: true,
    title: 'Tally-ho!',
    text: 'An arrow runs from the fighter to its target now: this is called a tally. A fighter with a tally is alerted, moves right after its target and may fly where it likes. Others on its net are warned by radio.',
    rules: ['WL-7.1.b', 'WL-6.1.2.a', 'WL-9.2.7.a', 'WL-9.4.b'],
  },
  'movement.next': {
    title: 'Bombers and their escorts',
    text: 'Escorts and bombers move in any order you like. Most turns they have nothing better to do than to fly on, two squares a turn: the first answer moves all of those at once. Choose one of them by name to steer it yourself, toward its target or away from somebody.',
    rules: ['WL-6.1.4.a', 'WL-9.2.1.a', 'WL-9.2.2.a'],
  },
  'move.plan': {
    title: 'The Movement Phase: what is it up to?',
    text: 'Units move in turn: dogfights drift first, then escorts and bombers, then fighters that have noticed nothing, and last the alerted ones; whoever has sighted somebody moves right after him. A mission leaves a unit more or less freedom. Say what this one does in this turn; the board then offers only moves that fit. The tab Move order shows who is still to come.',
    rules: ['WL-6.1.a', 'WL-6.1.2.a', 'WL-9.2.a', 'WL-9.2.6.b'],
  },
  'move.step': {
    title: 'Flying',
    text: 'Every square inside the orange line can be reached; its number is what that costs in movement points (MP). Click one, however far, and the unit flies there by itself; the way is shown under the pointer. Level and shallow dives cost 1, straight down ½, the first climb what the card says. All points must be spent, by flying or circling, with one exception: in the square of the enemy it has sighted it stops and attacks. If that enemy is within reach a red ring lies on him, and the attack is the first answer, with the chances of both to hit; one click flies there and attacks.',
    rules: ['WL-8.3.a', 'WL-8.3.b', 'WL-8.3.c', 'WL-8.2.g', 'WL-8.1.1.a'],
  },
  'move.course': {
    title: 'On course',
    text: 'A unit with one way to go, or on its way home, flies on by itself if you let it. Choose something else to steer it yourself, to dive away from somebody, or to break it up.',
    rules: ['WL-9.2.3.a', 'WL-9.2.6.b', 'WL-10.7.1.a'],
  },
  'dive-bonus': {
    inFilm: true,
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
    text: 'Units in one square that tallies link fight one combat. A side with bombers in it always defends; among fighters whoever was to move last attacks. The tab Battle lays out both sides.',
    rules: ['WL-10.0.a', 'WL-10.1.1.a', 'WL-10.1.2.a', 'WL-10.2.a'],
  },
  'combat.primary': {
    title: 'Who leads?',
    text: 'One unit on each side leads the fight: its rating is compared with the enemy leader’s, and each further fighter of its side adds one. The figures beside an answer are what it would come to.',
    rules: ['WL-10.2.c', 'WL-10.2.d'],
  },
  'combat.evade': {
    title: 'Stand or evade?',
    text: 'Who evades is harder to hit and hits hardly anything himself; he must refuse a dogfight afterwards, and gets away from it more easily. The figures beside the answers say what each does to both sides.',
    rules: ['WL-13.4.2.a', 'WL-13.4.2.c', 'WL-13.4.2.f'],
  },
  'dogfight.move': {
    title: 'The dogfight drifts',
    text: 'A die says which side moves the whole dogfight, by one square and never up. It is your turn to say: out of a cloud, or toward friends who want to join. Losing height gives everybody in it a point of speed.',
    rules: ['WL-10.8.2.a', 'WL-10.8.2.c'],
  },
  'combat.attack': {
    title: 'Turn with him, or dash through?',
    text: 'In a turning fight the turn ratings are compared, in hit-and-run the speeds. Choose the one in which you are better; but the guns of bombers are at their worst against somebody who only dashes through.',
    rules: ['WL-10.5.a', 'WL-10.5.2.a'],
  },
  'combat.attacker.1': {
    title: 'Reading the table',
    text: 'Your combat value less the enemy’s is the column of the table; two dice and what is added to them are the row. Where the two cross stand the hits: above the button is what the dice have to show for them. Both sides roll, and all hits count.',
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
    text: 'Battles are decided by scattering the enemy rather than shooting him down. After a fight every unit rolls; disruptions add up, a squadron breaks at two and a flight at one. A broken fighter goes home.',
    rules: ['WL-10.7.a', 'WL-10.7.e', 'WL-10.7.1.f'],
  },
  'dogfight.will': {
    title: 'Stay and mix it?',
    text: 'If both sides want it the fight becomes a dogfight: it goes on turn after turn in one square, sinking lower and lower, until one side has broken. Refuse if your fighters have something better to do than to be tied down; if one side refuses, the faster has its way.',
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
