import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first day. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  'green-squadron': {
    title: 'Welcome to the operations room',
    text: 'Blue counters are your squadrons, ready at their airfields. Some have to start the day reduced (green pilots), shown by a green corner: such a squadron is rated lower and is lost more easily until it has come home from a sortie. Choose those that you will send up last. Some of them must be Spitfires: a sector with only one squadron that will do gives it without asking.',
    rules: ['THD-3.4.a', 'THD-3.4.b', 'THD-2.17.c'],
  },
  'region-drawn': {
    title: 'Raids are forming up',
    text: 'The day has seven segments of two hours. In each, chits are drawn from a cup: a region chit means a raid gathering over France, a Time chit that no more are drawn. LF is Luftflotte, an air fleet: LF2 lies at Calais, LF3 in Normandy. Three raids at most come at once. Off each coast the map shows the weather there: clouds make radar plots poorer and bombing less exact, and help or hinder squadrons that try to slip past the hunters.',
    rules: ['THD-4.I.1.c', 'THD-4.I.1.e', 'THD-4.I.1.f', 'THD-3.8.a'],
    inFilm: true,
  },
  'time-first': {
    title: 'A quiet spell',
    text: 'The first chit drawn is a Time chit: no raid comes in these two hours. The clock moves on, and whoever re-arms comes nearer to readiness.',
    rules: ['THD-4.I.1.b'],
    inFilm: true,
  },
  'patrol-squadron': {
    title: 'Standing patrols',
    text: 'You know from where the raids will come, not yet by which of the tracks A, B and C. Squadrons sent up now are at height when a raid comes, but miss the next two hours while they re-arm, and the next four if they come home reduced. Others can still scramble later, but a raid whose target lies where it comes over the coast bombs before they move: only a patrol there can meet it first. A click on the line under its counters takes a whole airfield.',
    rules: ['THD-5.1.a', 'THD-5.1.b', 'THD-5.3.b'],
  },
  'patrol-box': {
    title: 'Where, and how high',
    text: 'A patrol goes to its own space or one next to it, at any height. Most raids fly at medium height. A squadron at the level of a raid gets in for certain. One level higher it has the height (+2 in its first fight), but gets in only on 1–3 of a die; one level lower only on 1–2, and at −2.',
    rules: ['THD-5.2.a', 'THD-12.4.a', 'THD-8.14.b'],
  },
  // Before the die that picks one of them: what follows from it falls by itself.
  crossing: {
    title: 'The coast track, and radar',
    text: 'A raid comes by one of the three tracks of its region, A, B or C: the dotted lines over the sea. The track also decides what it may be after. Then radar looks. Warning: how far out the raid is seen. Intelligence: how much is known of it; over England everything is. A group is about thirty aircraft. Bombed radar stations no longer help.',
    rules: ['THD-6.2.a', 'THD-13.2.1.a', 'THD-7.1.a', 'THD-7.2.a', 'THD-7.3.a', 'THD-8.3.a'],
  },
  deployed: {
    title: 'The raid display',
    text: 'The raid is laid out in its display, which its tab below the map opens: hunters fly ahead in the Hunt Box, bombers in the Bomber Box, close escort beside them, each in a left, centre and right section. Channel patrollers wait to cover the way home. Each raid also draws an event now, and another when it bombs.',
    rules: ['THD-2.11.b', 'THD-8.15.a', 'THD-8.14.a', 'THD-14.2.1.a'],
    inFilm: true,
  },
  interception: {
    title: 'Interception',
    text: 'Wherever a raid and your airborne squadrons share a space, they may meet. Hunters pull squadrons at the same height into the fight whether you like it or not; then you may send in more.',
    rules: ['THD-11.1.a', 'THD-11.1.1.a', 'THD-11.1.3.a'],
  },
  intercepted: {
    title: 'Bounced by the hunters',
    text: 'There are more squadrons here than hunters to hold them. Choose which are caught; reduced ones go first.',
    rules: ['THD-11.1.1.b'],
  },
  join: {
    title: 'Tally-ho?',
    text: 'Squadrons at the raid’s height may join at once. More squadrons than hunters means that some get through to the bombers, and bombers are what the day is about. Those you hold back stay for the next round.',
    rules: ['THD-11.1.3.b', 'THD-11.3.a'],
  },
  'join-attempt': {
    title: 'From above or below',
    text: 'One roll decides whether squadrons a level away find the raid: on 1 or 2 those above and below, on 3 only those above. After the roll you still choose who goes in.',
    rules: ['THD-11.1.3.c', 'THD-11.1.3.d'],
  },
  'hunt-placement': {
    title: 'Into the sections',
    text: 'On each counter stands a letter, A, B or C, left of its rating. One die says which letter comes in on the left, in the centre and on the right. Where no hunter stands in the way they fly straight through to the bombers; an evade result lets one squadron slip past.',
    rules: ['THD-11.1.4.a', 'THD-11.1.4.b', 'THD-11.1.5.a'],
  },
  pair: {
    title: 'Fighter against fighter',
    text: 'Squadrons and hunters of a section fight one to one, in the order you like. A squadron that comes through unhurt goes on to the bombers.',
    rules: ['THD-12.2.1.a', 'THD-12.1.b'],
  },
  'combat.group': {
    title: 'One fight',
    text: 'Add both combat ratings and the modifiers: the value. On a squadron the rating stands in the white disc; on a German group it stands on the left, and the disc shows its bombs. A high German rating is good for you. One die plus this value is read for the group, a second die for the squadron. High totals hurt the Germans, low ones hurt you. Losses are light or heavy and last all day.',
    rules: ['THD-12.3.1.a', 'THD-12.3.2.a', 'THD-12.3.3.a', 'THD-12.3.4.a'],
  },
  fight: {
    title: 'A squadron is lost',
    text: 'A light loss costs you one point, a heavy one two, and the squadron is out for the day. Against fresh hunters that happens often: bring more squadrons than they are, come from above, or leave them alone and wait for the bombers. “Odds” shows what an attack may cost before you give it.',
    rules: ['THD-12.3.4.a', 'THD-16.1.b'],
    inFilm: true,
    when: ({ squadronEffect }) => /light|heavy/.test(String(squadronEffect)),
  },
  excess: {
    title: 'A squadron to spare',
    text: 'Nobody holds this squadron. Send it on to the bombers, or let it join a fight against a hunter of its section.',
    rules: ['THD-12.2.2.a'],
  },
  shift: {
    title: 'Change of aim',
    text: 'Before the bombers are attacked you may shift squadrons between sections: two in clear weather, one among patchy clouds, none in broken clouds. Look for bombers without escort.',
    rules: ['THD-12.2.3.a'],
  },
  attack: {
    title: 'At the bombers',
    text: 'Squadrons that outnumber the close escort attack first, each a group of your choice. He 111s and Ju 87s are the softest; a reduced group also drops fewer bombs.',
    rules: ['THD-12.2.4.a', 'THD-12.2.5.c'],
  },
  'escort-attack': {
    title: 'The escort turns on you',
    text: 'Where escorts are as many as your squadrons, attacks take turns and the escort begins. You choose who fights whom.',
    rules: ['THD-12.2.5.a', 'THD-12.2.5.b'],
  },
  target: {
    title: 'Now you know the target',
    text: 'Once over England a raid has its target, and it never changes. The dashed line on the map is the way it will take: be there first.',
    rules: ['THD-13.1.a', 'THD-13.1.b', 'THD-9.4.a'],
    inFilm: true,
  },
  bombing: {
    title: 'Bombs',
    text: 'The strength of all groups left in the Bomber Box is read on the chart: no die. Every point costs you one victory point, and a raid that nobody has intercepted scores one more.',
    rules: ['THD-14.2.2.a', 'THD-14.2.3.a', 'THD-14.5.a', 'THD-16.1.c'],
    inFilm: true,
  },
  dispersed: {
    title: 'Your airfield is hit',
    text: 'Squadrons on the ground are dispersed to the Landing box, one for each point: they need two segments to be ready again. Squadrons in the air are safe.',
    rules: ['THD-14.8.a', 'THD-14.8.b', 'THD-14.8.c'],
    inFilm: true,
  },
  recover: {
    title: 'Homeward bound',
    text: 'A raid that has been over its target turns for the coast. As long as a squadron can reach it you may fight it: groups shot down now count as much as those shot down earlier. If nobody can, no moves are asked for, and the line beside the map says so.',
    rules: ['THD-15.1.a', 'THD-9.6.a', 'THD-9.7.a'],
    inFilm: true,
  },
  'move-squadron': {
    title: 'Scramble and climb',
    text: 'Each squadron may make one move: from READY to SCRAMBLE, from there to LOW, then up a level or into the next space (7/11a is one: sector 7 of 11 Group, part a). Then those who are where a raid is fight it, for certain at its level, from above on 1–3 of a die, from below on 1–2. Who is there already had better stay. Squadrons on one pin move together if you click the pin.',
    rules: ['THD-10.1.a', 'THD-10.1.b', 'THD-10.1.d', 'THD-10.1.e'],
  },
  'time-advance': {
    title: 'Two hours later',
    text: 'The clock moves on. Squadrons that flew land, re-arm and come back to readiness: see the Tote Board behind its tab below the map. German fighters need their turnaround too, bombers fly once a day.',
    rules: ['THD-4.III.2.a', 'THD-4.III.4.a', 'THD-15.2.a', 'THD-15.2.b'],
    inFilm: true,
  },
})
