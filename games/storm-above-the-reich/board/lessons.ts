import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first missions. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  muster: {
    title: 'Your staffel',
    text: 'You command eighteen FW190 pilots. Mission after mission they fly against B-24 formations; they learn, and they die. A season is judged by the Victory Points you have taken and by the pilots you still have, so do not spend them lightly.',
    rules: ['SR-PIL-01', 'SR-CAM-08'],
  },
  'muster.experte': {
    title: 'Experten',
    text: 'Some of your pilots begin with a skill, which may be used once in every mission. Luck cancels a Hit, Quick changes the mode of an attack at the last moment, Flyer helps in tight formations, Wiley gets out of dogfights, Timing makes a burst count.',
    rules: ['SR-PIL-05', 'SR-PIL-09'],
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
  operations: {
    title: 'Where are the bombers?',
    text: 'Dice say which formation you meet, whether it is on its way in, near the target or going home, and how many Operations Points you have. Staffel Commands, paid with Staffel EP, can overrule a die.',
    rules: ['SR-SET-01', 'SR-SET-02', 'SR-SET-03'],
  },
  'operations.buy': {
    title: 'Who flies today?',
    text: 'Spend Operations Points on pilots, auxiliaries and attachments: click a pilot, or a line of the menu. What is not spent is lost. Four fighters that attack together from one box can earn a Schwarm advantage; a few heavily armed ones strike harder but suffer in a dogfight. The escort is rolled for afterwards.',
    rules: ['SR-SET-05', 'SR-SET-08', 'SR-SET-11'],
  },
  briefing: {
    title: 'The situation',
    text: 'More dice: bombers already damaged, boxes closed by a neighbouring formation (Anchored, hatched in red), the Sun, and two numbers to remember. Tactical Points pay for the better moves; the Flight Limit is the last turn of the mission.',
    rules: ['SR-SIT-01', 'SR-SIT-04', 'SR-SIT-09', 'SR-SIT-10'],
  },
  'briefing.fly': {
    title: 'Fly or call it off',
    text: 'Strong escort, few fighters, everything anchored? You may still call the mission off. It counts as flown, with nothing won and nothing lost.',
    rules: ['SR-SET-22', 'SR-CAM-12'],
  },
  'entry.next': {
    title: 'The map from above',
    text: 'The bombers fly up the screen. Round them lie four positions: Nose above, Tail below, a flank on either side, each with boxes High, Level and Low. Your fighters wait at the lower right: choose one, or all of them, then a Low box to come in by.',
    rules: ['SR-MOV-11', 'SR-MAP-01', 'SR-MAP-02'],
  },
  'move.next': {
    title: 'Moving round the formation',
    text: 'Click a fighter, then where it goes: the open boxes light up with their price. Arrows are mostly free; going round to another position costs Tactical Points, once for all who go together. The red Approach Boxes lead into the attack. Clicking a lit box moves everyone in it.',
    rules: ['SR-MOV-04', 'SR-MOV-06', 'SR-MAP-07'],
  },
  'return.to': {
    title: 'Coming round again',
    text: 'After an attack a fighter finds itself in a Return Box, or, if it was evasive, one box farther off. In each Return Phase it comes one box nearer, or goes home. A fighter with a Hit marker does neither: it must recover first.',
    rules: ['SR-RET-01', 'SR-RET-03', 'SR-RET-02'],
  },
  'station.rolled': {
    title: 'The escort',
    text: 'The Escort Display at the upper left shows three stations. Escorts near your fighters close with them; then a die for each station may send one marker more. Where they meet you there is a combat. Rest on a station to see its table.',
    rules: ['SR-ESC-01', 'SR-ESC-05', 'SR-ESC-12'],
  },
  'combat.rolled': {
    title: 'Aerial combat',
    text: 'One die for the box. Are all your fighters higher? Are there more of them than the escorts’ numbers add up to? Guns, rockets and hits weigh you down. B sends you home, D into a dogfight, R drives you off, S scatters you; e gains a pilot experience and x costs an aircraft.',
    rules: ['SR-ACB-03', 'SR-ACB-06', 'SR-ACB-12', 'SR-ACB-13'],
  },
  'recovery.rolled': {
    title: 'How bad is it?',
    text: 'For each Hit marker roll a die: the marker’s number or more, and it was a trifle. Less, and the aircraft drops out into a Fate Box; what becomes of the pilot is decided when the mission is over.',
    rules: ['SR-REC-02', 'SR-REC-04'],
  },
  'blast.aim': {
    title: 'Bombs and rockets',
    text: 'A cable bomb is dropped from High Bombing, rockets are fired from Tail Level. Both break up formations: choose an element. A scattered formation shoots worse.',
    rules: ['SR-BLA-01', 'SR-BLA-02', 'SR-BLA-04'],
  },
  'flak.window': {
    title: 'Flak',
    text: 'Near the target your own flak fires every turn at whatever is up there: bombers, and fighters waiting in Approach Boxes.',
    rules: ['SR-FLK-01', 'SR-FLK-04'],
  },
  'cohesion.check': {
    title: 'Cohesion',
    text: 'Count the markers in an element; a die no higher than that loosens it. A Loose element (yellow, broken line) shoots one level worse, a Kaputt one (red) two, and a Kaputt element that fails again loses a bomber.',
    rules: ['SR-COH-02', 'SR-COH-04', 'SR-COH-06', 'SR-LL-04'],
  },
  'approach.next': {
    title: 'The attack begins',
    text: 'Up to six fighters make a wave. Choose one, then the bomber it goes for: it is put in front of it, behind it or beside it, as it comes in. The number in a space is its Lethal Level, how much fire you fly into, as it is now for this fighter.',
    rules: ['SR-APP-02', 'SR-APP-04', 'SR-LL-01'],
  },
  'engage.mode': {
    title: 'Determined or evasive?',
    text: 'Determined attacks hurt more and suffer more, and only they count for Rotte and Schwarm. Evasive fighters are hard to hit and never collide, but come back a turn later.',
    rules: ['SR-ENG-01', 'SR-ADV-04', 'SR-COL-05'],
  },
  'engage.maneuver': {
    title: 'How do you get out?',
    text: 'Straight through leads to the far side, a roll to a flank; climbing ends High, diving Low. Think of where you want to be next turn, and through which spaces you will fly under fire. The arrow on the counter shows it: solid climbs, hollow dives.',
    rules: ['SR-ENG-04', 'SR-ENG-05', 'SR-ENG-06', 'SR-ENG-07'],
  },
  'collision.next': {
    title: 'Too close',
    text: 'Two fighters in one space may collide. One of them draws a Proximity marker. The marker stays in the element and makes it likelier to break up.',
    rules: ['SR-COL-01', 'SR-COL-04'],
  },
  'burst.next': {
    title: 'Fire!',
    text: 'Each attack is one card, read in the column of the Lethal Level and the row of altitude and mode. D is damage to the bomber, H a hit on you, a number the spaces you fly on through the formation.',
    rules: ['SR-LL-08', 'SR-PAS-02'],
  },
  'hit.cancel': {
    title: 'Hit, or not?',
    text: 'A Hit can be cancelled by an advantage of the element, by coming out of the Sun or by Luck. Once the marker is drawn it is too late.',
    rules: ['SR-ADV-08', 'SR-PIL-17'],
  },
  'fire.card': {
    title: 'Out through the fire',
    text: 'On the way out every fighter draws a Continuing Fire card: its event happens, then the hits for its Lethal Level. Then it goes to the Return Box its maneuver leads to.',
    rules: ['SR-CF-01', 'SR-BRK-04'],
  },
  'fate.rolled': {
    title: 'Who comes home?',
    text: 'Every fighter in a Fate Box rolls on the table of its hit. A pilot who lands or bails out has learned something; a wounded one waits in the Wounded Box.',
    rules: ['SR-FAT-01', 'SR-PIL-28', 'SR-PIL-31'],
  },
})
