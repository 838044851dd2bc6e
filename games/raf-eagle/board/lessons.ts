import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/** First-time explanations that walk a newcomer through his first Raid Day. Each comes up once, when its key does. */
export const FIRST_DAY = lessonsOf<Key>({
  // ---- the plan
  'plan-raid': {
    title: 'Plan the day',
    text: 'Each card is a target that Berlin wants raided: lay the ones you like on the hours of the day, then send Gruppen, of some thirty aircraft each, to them. If you are not sure, let the staff plan, and change what you like.',
    rules: ['RE-5.1.c', 'RE-5.12.a', 'RE-5.14.a', 'RE-5.4.b'],
  },
  'assign-bomber': {
    title: 'Bombers',
    text: 'Each bomber Gruppe flies once a day: the bombs on its counter are what it brings, and the smaller its rating the better it comes through a fight. Mix the letters A, B and C in a raid: one die strikes all Gruppen of a letter at once.',
    rules: ['RE-5.2.a', 'RE-5.4.e', 'RE-5.4.h'],
  },
  'assign-fighter': {
    title: 'Fighters',
    text: 'Fighters are sent now for the first raids only, later for the others as the clock moves on. Whoever flies is ready again six or eight hours later, so keep some for the afternoon.',
    rules: ['RE-4.I.5', 'RE-5.3.b', 'RE-11.1.b', 'RE-11.1.c'],
  },
  forecast: {
    title: 'The weather',
    text: 'The weather is known only now that the plan stands. Clouds hide your raid from observers on the ground, but bombs fall worse.',
    rules: ['RE-4.I.8.c', 'RE-6.2.b', 'RE-10.c'],
  },
  // ---- a raid takes off
  'channel-patrol': {
    title: 'Over the Channel',
    text: 'Bombers need somebody to cover their way home. These Me 109s wait over the Channel and take no part in the fight.',
    rules: ['RE-6.1.d', 'RE-6.1.j'],
  },
  'deploy-gruppe': {
    title: 'Missions for fighters',
    text: 'Hunters, Me 109s only, fly ahead and tie up squadrons before these reach the bombers; close escorts stay beside the bombers and share the blows. A fighter in the Bomber Box strafes the target with its guns.',
    rules: ['RE-6.1.b', 'RE-6.1.h', 'RE-6.1.i'],
  },
  detection: {
    title: 'Seen, or not?',
    text: 'The die and what is added to it say how early the British see you (warning) and how much they know (intelligence). The earlier, the more squadrons can come; radar nets that you have bombed add nothing.',
    rules: ['RE-4.II.2', 'RE-6.2.a', 'RE-6.2.f', 'RE-10.21.c'],
  },
  'rendezvous-failure': {
    when: ({ gruppen }) => Array.isArray(gruppen) && gruppen.length > 0,
    title: 'Lost over the Channel',
    text: 'Your Gruppen did not find each other over the Channel: all with this letter suffer at once. Mix the letters A, B and C in a raid and you never lose all of it.',
    rules: ['RE-6.3.a', 'RE-6.3.b', 'RE-6.3.c', 'RE-5.4.g'],
  },
  'raid-class': {
    title: 'They guess your size',
    text: 'The British know little and only guess how big your raid is. If they take it for a major one, they need more squadrons before they dare to come.',
    rules: ['RE-6.2.g', 'RE-7.3.e'],
  },
  // ---- Fighter Command
  pool: {
    when: ({ size }) => Number(size) > 0,
    title: 'Who could come',
    text: "These squadrons could meet you: the target's card says how many each sector may send, and more the better the warning. Those that have just flown are still landing or re-arming and cannot come.",
    rules: ['RE-7.1.a', 'RE-7.1.b', 'RE-4.III.1.a'],
  },
  priority: {
    title: 'How much it matters',
    text: 'Fighter Command does not spend everything on one raid. Big raids and airfields matter more to it; your other raids of this hour make it hold squadrons back.',
    rules: ['RE-7.2.a', 'RE-7.2.b', 'RE-7.2.c'],
  },
  tactics: {
    title: 'Do they dare to come?',
    text: 'They count their squadrons against your fighters. If they are too few for this raid they stay on the ground.',
    rules: ['RE-7.3.a', 'RE-7.3.c', 'RE-7.3.d', 'RE-7.3.e'],
  },
  unopposed: {
    title: 'A free run',
    text: 'Nobody meets you. Bombs fall two columns better, and your escorts come down to strafe.',
    rules: ['RE-8.1.f', 'RE-8.2.g', 'RE-10.e'],
  },
  'hunter-interception': {
    when: ({ squadrons }) => Number(squadrons) > 0,
    title: 'The hunt',
    text: 'With as many hunters as squadrons you hold all of them. If they are more, a die says whether the rest gets through to your bombers.',
    rules: ['RE-8.1.b', 'RE-8.1.c', 'RE-8.1.e'],
  },
  'raid-event': {
    title: 'Events',
    text: 'Each raid draws two cards: one on the way, one at the target. Many do something only in clouds, with a certain warning, or to one letter.',
    rules: ['RE-4.II.6', 'RE-4.II.8', 'RE-2.32.a'],
  },
  combat: {
    title: 'One roll for all',
    text: 'The ratings of both sides are added up and find a row; one die then says what happens to every letter of both sides. Small sums are good for you: the Luftwaffe scores for each squadron that is lost, Fighter Command for each Gruppe.',
    rules: ['RE-9.1.a', 'RE-9.1.d', 'RE-9.2.a', 'RE-9.22.a'],
  },
  'squadron-interception': {
    title: 'At the bombers',
    text: 'Each squadron attacks one Gruppe, and full He 111s come first. Whoever is not attacked bombs undisturbed, but takes one escort out of the fight with it.',
    rules: ['RE-8.2.b', 'RE-8.2.d', 'RE-8.21.b'],
  },
  // ---- bombs, and home
  bombing: {
    title: 'Bombs',
    text: 'The bombs of all who are left find a column, clouds and the like move it, and the die gives the damage. Each point of damage is a victory point for you.',
    rules: ['RE-10.a', 'RE-10.g', 'RE-10.h', 'RE-10.j', 'RE-10.k'],
  },
  dispersed: {
    title: 'An airfield is hit',
    text: 'Bombs on an airfield drive its squadrons off: they need four hours before they fly again. One raid opens the way for the next.',
    rules: ['RE-10.22.a', 'RE-4.III.1.a'],
  },
  damaged: {
    title: 'Damage that lasts',
    text: 'This target no longer works: a radar net is blind, a control room sends squadrons late. Light damage is gone tomorrow, heavy damage has to be repaired.',
    rules: ['RE-10.21.c', 'RE-10.23.c', 'RE-10.3.a', 'RE-10.3.b'],
  },
  recovery: {
    title: 'Home again',
    text: 'Bombers are done for today. Fighters lie on the clock at the hour when they can fly again.',
    rules: ['RE-11.1.a', 'RE-11.1.b', 'RE-11.1.c', 'RE-11.1.d'],
  },
  turnaround: {
    title: 'The other side turns around too',
    text: 'The British squadrons land, re-arm and are ready again as the clock moves. A second raid right after the first finds fewer of them.',
    rules: ['RE-4.III.1.a', 'RE-4.III.1.b', 'RE-4.III.1.c'],
  },
})

/** What comes seldom, from day to day, or with the optional rules. */
const LATER = lessonsOf<Key>({
  'no-warning': {
    title: 'Nobody saw it',
    text: 'Nobody saw you coming, so the Channel Patrol comes along as escort. Such a raid meets few squadrons, or none.',
    rules: ['RE-6.21.a'],
  },
  strategies: {
    title: 'Strategy cards',
    text: 'You hold more of these cards the better the battle goes for you. Give each to one raid while you plan.',
    rules: ['RE-15.1.a', 'RE-15.1.c', 'RE-15.11.b'],
  },
  'day-advance': {
    title: 'Days pass',
    text: 'So many days go by until your next raids. Each day is a point for Fighter Command: time is on their side.',
    rules: ['RE-4.IV.3.b'],
  },
  priorities: {
    title: 'New orders',
    text: 'Berlin wants other targets now. Types of high priority allow major raids, those of low priority hardly any.',
    rules: ['RE-CP.D2.a', 'RE-5.1.b'],
  },
  'replacement-points': {
    title: 'Replacements',
    text: 'Aircraft and pilots come in for both sides; a British squadron without experienced pilots comes back green. Your Gruppen come back even without them, but that wears the Luftwaffe down.',
    rules: ['RE-4.IV.5', 'RE-14.2.a', 'RE-14.2.b', 'RE-14.2.c'],
  },
  'gruppe-replaced': {
    when: ({ depletion }) => depletion !== undefined,
    title: 'Depletion',
    text: 'There was no replacement for this Gruppe, so the Luftwaffe wears down: depletion rises. From 8 on every combat gets harder for you, from 15 on lost Gruppen stay lost.',
    rules: ['RE-14.2.c', 'RE-14.4.b', 'RE-14.4.f'],
  },
  sealion: {
    title: 'Sealion',
    text: 'The lead in points decides whether the landing is prepared, put off or called off. After 22 September it is too late.',
    rules: ['RE-16.1.a', 'RE-16.1.b', 'RE-16.1.c', 'RE-16.1.d'],
  },
  'green-squadron': {
    title: 'Worn squadrons',
    text: 'By late August many British pilots are new, and you say which squadrons begin with them. Green squadrons fight worse until they have met a raid.',
    rules: ['RE-17.2.f', 'RE-14.3.a', 'RE-14.3.b'],
  },
  'night-commit': {
    title: 'By night',
    text: 'Bombers that wait for the night do not fly by day. They score little, but hardly anybody meets them.',
    rules: ['RE-18.1.a', 'RE-18.11.a', 'RE-18.12.b'],
  },
  'press-or-rest': {
    title: 'Press or rest',
    text: 'Press on, and fewer days pass for the British to recover in, but each gives them two points and you are easier to detect. Rest, and more days pass at one point each.',
    rules: ['RE-19.5.a', 'RE-19.5.e', 'RE-19.5.f', 'RE-19.5.g'],
  },
})

export const LESSONS = [...FIRST_DAY, ...LATER]
