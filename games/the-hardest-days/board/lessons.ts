import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first day. Each comes up once, when its key does. */
export const LESSONS = lessonsOf<Key>({
  'weather.lf2-east': {
    title: 'Welcome to the operations room',
    text: 'Blue counters are your squadrons, ready at their airfields; the number in the disc is how well they fight. A green corner means green pilots, rated lower until they have flown. The staff has named them: whoever wants others changes it here, before the first die.',
    rules: ['THD-3.4.a', 'THD-3.4.b', 'THD-2.17.c'],
  },
  'region-drawn': {
    title: 'Raids are forming up',
    text: 'Every two hours chits are drawn from a cup: a region means a raid that gathers over France; with a Time chit no more come, and where it is the first, none at all. LF is Luftflotte, an air fleet: LF2 lies at Calais, LF3 in Normandy. Clouds hide raids from radar and spoil bombing.',
    rules: ['THD-4.I.1.b', 'THD-4.I.1.c', 'THD-4.I.1.e', 'THD-4.I.1.f', 'THD-3.8.a'],
    inFilm: true,
  },
  'patrol-squadron': {
    title: 'Standing patrols',
    text: 'How often a raid comes near an airfield, over its space or next door, stands beside it. Send up many, about seven squadrons a raid: who scrambles later needs three moves to MED. Who flies now misses the next two hours, so keep some back. New to this? Let the staff propose patrols. An answer takes a whole airfield, a click on a counter one squadron.',
    rules: ['THD-5.1.a', 'THD-5.1.b', 'THD-5.3.b'],
  },
  'patrol-box': {
    title: 'Where, and how high',
    text: 'A patrol goes to its own space or one next to it. Fresh hunters are dangerous: HIGH is the safe place to wait, above most raids. From there you dive at +2, hunters seldom find you, and one move down brings you level. Level with a raid you are sure to fight, but bring more squadrons than it has hunters.',
    rules: ['THD-5.2.a', 'THD-12.4.a', 'THD-8.14.b'],
  },
  // Before the die that picks one of them: what follows from it falls by itself.
  crossing: {
    title: 'The coast track, and radar',
    text: 'A raid comes by one of three tracks, A, B or C: the dotted lines over the sea. Then radar looks: the earlier the warning, the more moves you have. A group is about thirty aircraft.',
    rules: ['THD-6.2.a', 'THD-13.2.1.a', 'THD-7.1.a', 'THD-7.2.a', 'THD-7.3.a', 'THD-8.3.a'],
  },
  deployed: {
    title: 'The raid display',
    text: 'The tab of the raid shows how it flies: hunters ahead, bombers behind, close escort beside them. On a German counter the number on the left is its rating, and a high one is good for you; the disc on the right is what it does to a target: fighters only where they strafe. Each raid draws an event now, and another when it bombs.',
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
    text: 'Squadrons at the raid’s height may join at once. Where bombers fly behind the hunters, more squadrons than hunters get some of them through. A raid of fighters alone bombs nothing and may be left alone. Those you hold back stay for the next round.',
    rules: ['THD-11.1.3.b', 'THD-11.3.a'],
  },
  'join-attempt': {
    title: 'From above or below',
    text: 'One roll decides whether squadrons a level away find the raid: on 1 or 2 those above and below, on 3 only those above. You choose who goes in afterwards, so it is rolled without asking (This game: standing orders).',
    rules: ['THD-11.1.3.c', 'THD-11.1.3.d'],
  },
  'hunt-placement': {
    title: 'Into the sections',
    text: 'Each counter has a letter, A, B or C. One die says which letter comes in on the left, in the centre and on the right. Where no hunter is, a squadron flies straight through to whoever is behind.',
    rules: ['THD-11.1.4.a', 'THD-11.1.4.b', 'THD-11.1.5.a'],
  },
  pair: {
    title: 'Fighter against fighter',
    text: 'Squadrons and hunters of a section fight one to one, in the order you like. A squadron that comes through unhurt goes on to whoever flies behind them.',
    rules: ['THD-12.2.1.a', 'THD-12.1.b'],
  },
  'combat.group': {
    title: 'One fight',
    text: 'Both ratings are added up; each side rolls a die and adds the sum. High totals hurt the Germans, low ones hurt you. What each face would do stands beside the dice. Losses last all day.',
    rules: ['THD-12.3.1.a', 'THD-12.3.2.a', 'THD-12.3.3.a', 'THD-12.3.4.a'],
  },
  fight: {
    title: 'A squadron is lost',
    text: 'A light loss costs you one point, a heavy one two, and the squadron is out for the day. How often a hunter does that stands beside every height and every attack.',
    rules: ['THD-12.3.4.a', 'THD-16.1.b'],
    inFilm: true,
    // Who flies home, `inflight`, is not lost.
    when: ({ squadronEffect }) => /\b(light|heavy)$/.test(String(squadronEffect)),
  },
  excess: {
    title: 'A squadron to spare',
    text: 'Nobody holds this squadron. It may fly on to whoever is behind the hunters, if anybody is, or fight a hunter that is still there.',
    rules: ['THD-12.2.2.a'],
  },
  shift: {
    title: 'Change of aim',
    text: 'Before the bombers are attacked you may shift squadrons between sections: two in clear weather, one among patchy clouds, none in broken clouds. Beside each answer stands what all the fights come to on average.',
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
    text: 'After its bombs a raid turns for the coast. Groups shot down now count as much as before. If nobody can reach it any more, no moves are asked for.',
    rules: ['THD-15.1.a', 'THD-9.6.a', 'THD-9.7.a'],
    inFilm: true,
  },
  'move-squadron': {
    title: 'Scramble and climb',
    text: 'Each squadron may make one move: READY to SCRAMBLE, then to LOW, then up a level, or into the next space, where it may come down a level too. Then those who are where a raid is fight it, for certain at its height. Bring more squadrons than it has hunters, or come from above. New to this? Let the staff propose the moves.',
    rules: ['THD-10.1.a', 'THD-10.1.b', 'THD-10.1.d', 'THD-10.1.e'],
  },
  'time-advance': {
    title: 'Two hours later',
    text: 'The clock moves on. Squadrons that flew land, re-arm and come back to readiness: see the tab Squadrons. German fighters need their turnaround too, bombers fly once a day.',
    rules: ['THD-4.III.2.a', 'THD-4.III.4.a', 'THD-15.2.a', 'THD-15.2.b'],
    inFilm: true,
  },
})
