import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/**
 * First-time explanations that walk a newcomer through his first missions. Each comes up once: with the question that it is about, each
 * half of a move by itself, or in the film as soon as the thing is to be seen.
 */
export const LESSONS = lessonsOf<Key>({
  'muster.experte': {
    title: 'Your staffel',
    text: 'Eighteen pilots fly for you. A few begin as experten, with a skill that each may use once in every mission. Who it is does not matter yet: leave it to chance, or name a man and read what each skill does.',
    rules: ['SR-PIL-01', 'SR-PIL-05', 'SR-PIL-09'],
    asked: true,
  },
  'muster.green': {
    title: 'Green pilots',
    text: 'Some have never been in a fight: each has a penalty until he has learned enough to be rid of it. Leave it to chance, or name them.',
    rules: ['SR-PIL-06', 'SR-PIL-11'],
    asked: true,
  },
  'quarters.spend': {
    title: 'Experience',
    text: 'A pilot earns Experience Points for bombers he brings down and for scrapes he survives. Five buy him a skill for good, three rid a green pilot of his penalty.',
    rules: ['SR-PIL-08', 'SR-PIL-11', 'SR-PIL-25'],
  },
  'quarters.replace': {
    title: 'Replacements',
    text: 'Each of the eighteen places may be filled once more. The new man is green and has a penalty. A wounded pilot who is replaced never comes back.',
    rules: ['SR-PIL-02', 'SR-PIL-07', 'SR-PIL-33'],
  },
  map: {
    title: 'Where are the bombers?',
    text: 'Dice say which formation you meet, whether it is on its way in, near the target or going home, and how many Operations Points you have. Staffel Commands, paid with the experience (EP) of the whole staffel, can overrule a die.',
    rules: ['SR-SET-01', 'SR-SET-02', 'SR-SET-03'],
  },
  'operations.buy': {
    title: 'Who flies today?',
    text: 'Operations Points (OP) buy pilots, other aircraft and extra weapons: choose a pilot, or a line of the menu. A star is an experte: he may use his skill once in a mission, and the words below the answers say what it does. What is not spent is lost. The escort is rolled for afterwards.',
    rules: ['SR-SET-05', 'SR-SET-08', 'SR-SET-11'],
  },
  'briefing.fly': {
    title: 'Before take-off',
    text: 'Now everything is known: bombers damaged already, boxes closed by a neighbouring formation (an anchor), the Sun, the escort. Tactical Points (TP) pay for the better moves; the Flight Limit is the last turn. Strong escort, few fighters, everything anchored? Then it can be called off (under More): it counts as flown and brings no points. One mission by itself is lost so.',
    rules: ['SR-SIT-04', 'SR-SIT-09', 'SR-SIT-10', 'SR-SET-22', 'SR-CAM-12'],
  },
  'entry.next': {
    title: 'The map from above',
    text: 'The bombers fly up the screen. Round them lie four positions: Nose above, Tail below, a flank on either side, each with boxes High, Level and Low. Your fighters wait at the lower right. Choose a Low box for all of them together, or a fighter first to bring him in alone. Where an escort flies it may meet them first: one combat for all who are in the box, instead of their attack, and often the way home.',
    rules: ['SR-MOV-11', 'SR-MAP-01', 'SR-MAP-02'],
  },
  'entry.to': {
    title: 'From where?',
    text: 'Fighters come in by the Low boxes. Each side has attack cards of its own: Nose, Tail, and Oblique from a flank. Each answer says how likely the best target of that side is damaged, and how likely you are hit.',
    rules: ['SR-MOV-11', 'SR-ATK-04'],
  },
  'entry.contrails': {
    title: 'Contrails',
    text: 'White trails hang behind the bombers today. For a Tactical Point all your fighters may come in through them, straight to Tail Level, and slip past the escort in that turn. If even one enters elsewhere or waits, the escort sees you. The other way in is from below, by any Low box, and free.',
    rules: ['SR-MOV-12'],
    asked: true,
  },
  'move.next': {
    title: 'Moving round the formation',
    text: 'Choose a fighter, or a lit box with everyone in it. The boxes that point at the bombers are Approach Boxes: whoever goes in there attacks this turn.',
    rules: ['SR-MOV-04', 'SR-MAP-07'],
  },
  'move.to': {
    title: 'Where to?',
    text: '“Go in” leads into the attack, this very turn. The others stand by side, Nose, Tail or a flank, and by height: from there you attack a turn later. They are free, or have their price in Tactical Points (TP) beside them, paid once for all who go together.',
    rules: ['SR-MOV-04', 'SR-MOV-06'],
  },
  'return.to': {
    title: 'Coming round again',
    text: 'After an attack a fighter is in a Return Box (a bent arrow on the map), or, if it was Evasive, one box farther off (a zigzag). In each Return Phase it comes one box nearer, or goes home for good. A fighter with a Hit marker does neither: it must recover first, and that costs a turn. Each answer says when he can attack again.',
    rules: ['SR-RET-01', 'SR-RET-03', 'SR-RET-02'],
  },
  'station.roll': {
    title: 'The escort',
    text: 'The Escort Display at the upper left shows three stations. Escorts near your fighters close with them; then a die for each station may send one marker more. Where they meet you there is a combat.',
    rules: ['SR-ESC-01', 'SR-ESC-05', 'SR-ESC-12'],
    asked: true,
  },
  'combat.roll': {
    title: 'Aerial combat',
    text: 'One die for all who are in the box. It is better for you if all your fighters are higher, and if they are more than the escorts; guns, rockets and Hits weigh you down. What it may come to stands above the die.',
    rules: ['SR-ACB-03', 'SR-ACB-06', 'SR-ACB-12', 'SR-ACB-13'],
    asked: true,
  },
  'recovery.rolled': {
    title: 'How bad is it?',
    text: 'For each Hit marker a die: the marker’s number or more, and it was a scratch. Less, and he drops out of the mission.',
    rules: ['SR-REC-02', 'SR-REC-04'],
    inFilm: true,
  },
  'blast.aim': {
    title: 'Bombs and rockets',
    text: 'A cable bomb is dropped from High Bombing, rockets are fired from Tail Level. Both break up formations: choose an element. A scattered formation shoots worse.',
    rules: ['SR-BLA-01', 'SR-BLA-02', 'SR-BLA-04'],
  },
  'flak.window': {
    title: 'Flak',
    text: 'Near the target your own flak fires every turn: a die says at which bombers, and into which approach. A fighter in the Approach Boxes there may be hit, and attacks all the same.',
    rules: ['SR-FLK-01', 'SR-FLK-02', 'SR-FLK-04', 'SR-FLK-08'],
    inFilm: true,
  },
  'cohesion.check': {
    title: 'Cohesion',
    text: 'The bombers fly in groups, called elements. Count the damage and other markers in one; a die no higher than that loosens it (with a single marker it holds). A Loose element (yellow, broken line) shoots one level worse, a Kaputt one (red) two. A Kaputt element that fails again loses a bomber; one that holds closes up to Loose.',
    rules: ['SR-COH-02', 'SR-COH-04', 'SR-COH-05', 'SR-COH-06', 'SR-LL-04'],
    inFilm: true,
  },
  'approach.next': {
    title: 'The attack begins',
    text: 'Choose a fighter; then the bomber it goes for.',
    rules: ['SR-APP-02'],
  },
  'approach.target': {
    title: 'Which bomber?',
    text: 'It is put in front of the bomber, behind it or beside it, as it comes in. The diamond is the Lethal Level: how much fire you fly into. The best targets stand first; “is hit” counts the way in and the safest way out. Or take the whole wave as proposed: all of it may be changed until the first card is drawn.',
    rules: ['SR-APP-04', 'SR-LL-01'],
  },
  'engage.mode': {
    title: 'Determined or Evasive?',
    text: 'Determined attacks hurt more and suffer more. Evasive fighters are harder to hit and never collide (a Collision Check can at worst make them break off), but come back a turn later: near the Flight Limit that may be too late for another attack.',
    rules: ['SR-ENG-01', 'SR-COL-05', 'SR-COL-08'],
    asked: true,
  },
  'engage.maneuver': {
    title: 'How do you get out?',
    text: 'Straight on leads to the far side, a roll to one of the two sides between; climbing ends High, diving Low. The card says how many spaces you fly on through, and where it leaves you the gunners fire once more. Each answer says where you come out, and how likely you are hit. Rest on it, or hold a finger on it, to see the way.',
    rules: ['SR-ENG-04', 'SR-ENG-05', 'SR-ENG-07', 'SR-CF-01'],
    asked: true,
  },
  'collision.next': {
    title: 'Too close',
    text: 'Two fighters in one space may collide. One of them draws a Proximity marker; an Evasive one does not collide. What stays in the element makes it likelier to break up.',
    rules: ['SR-COL-01', 'SR-COL-04', 'SR-COL-05'],
  },
  burst: {
    title: 'Fire!',
    text: 'Each attack is one card, read in the column of the Lethal Level and the row of altitude and mode. A red star is damage to the bomber, a black disc a Hit on you, the sign ! a Collision Check; the number in an arrow is how many spaces you fly on.',
    rules: ['SR-LL-08', 'SR-ATK-05', 'SR-PAS-02'],
  },
  'damage.marker': {
    title: 'A bomber is struck',
    text: 'The red star beside a bomber adds up its damage: with 10 it is gone, and some markers may bring it down at once. A damaged bomber is the better target next time, and it unsettles those that fly with it. A black disc on a fighter counts its Hits.',
    rules: ['SR-DMG-01', 'SR-DMG-06', 'SR-COH-04'],
  },
  'hit.marker': {
    title: 'A Hit',
    text: 'The marker stays on the fighter. It goes on with this attack; afterwards it can neither move nor return until a die in the Recovery Phase has shown how bad it is.',
    rules: ['SR-HIT-01', 'SR-HIT-05', 'SR-REC-02'],
    inFilm: true,
  },
  'hit.cancel': {
    title: 'Hit, or not?',
    text: 'A Hit can be cancelled by an advantage of the element, by coming out of the Sun or by Luck: each is good for one, and this is the moment.',
    rules: ['SR-HIT-02', 'SR-ADV-08', 'SR-PIL-17'],
  },
  'fire.card': {
    title: 'Out through the fire',
    text: 'On the way out every fighter draws a Continuing Fire card: its event happens, if it fits the maneuver, then the Hits for its Lethal Level. Then it goes to the Return Box its maneuver leads to.',
    rules: ['SR-CF-01', 'SR-CF-02', 'SR-BRK-04'],
    inFilm: true,
  },
  'fate.rolled': {
    title: 'Who comes home?',
    text: 'Every fighter that dropped out rolls on the table of its hit. A pilot who lands or bails out has learned something; a wounded one waits until a die brings him back.',
    rules: ['SR-FAT-01', 'SR-PIL-28', 'SR-PIL-31'],
    inFilm: true,
  },
})
