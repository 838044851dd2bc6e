import { lessonsOf } from '@tallyho/kit'
import type { STEPS } from '../sequence.ts'
import type { Asks, Notes, Rolls } from '../vocabulary.ts'

/** A step, a question, a roll or a note. */
type Key = keyof typeof STEPS | keyof Asks | keyof Rolls | keyof Notes

/**
 * First-time explanations that walk a newcomer through his first Raid Day. Each comes up once, when its key does: those of
 * the plan with the question, those of a raid at the beat of the film that they explain.
 */
export const FIRST_DAY = lessonsOf<Key>({
  // ---- the plan
  'plan-raid': {
    title: 'A target card on an hour is a raid',
    text: 'Two to four make a good day, some at 0600 and some at 1400, when the fighters of the morning are ready again. A raid marked major takes up to 16 Gruppen, a minor one three, and points of a card marked ×2 count double.',
    rules: ['RE-5.1.c', 'RE-5.12.a', 'RE-5.4.a', 'RE-5.4.b'],
  },
  'assign-bomber': {
    title: 'How many bombers to a raid?',
    text: 'Five or six Gruppen make a raid that hurts, and leave room for the Me 109s that bring them home. Nine or more leave room for too few: those only draw squadrons that they cannot beat.',
    rules: ['RE-5.2.a', 'RE-5.4.a', 'RE-5.4.b', 'RE-5.4.g'],
  },
  'assign-fighter': {
    title: 'Fighters keep your bombers alive',
    text: 'About two Me 109s for each bomber, since some must wait over the Channel: the button on a raid sends as many as raise its figure. Fighters fly twice a day, and those of later raids are sent when the clock comes to them.',
    rules: ['RE-4.I.5', 'RE-5.3.b', 'RE-6.1.d', 'RE-11.1.b'],
  },
  forecast: {
    title: 'The weather comes after the plan',
    text: 'Clouds over a target hide your raid from observers on the ground. But bombs fall worse, and Gruppen miss each other more easily.',
    rules: ['RE-4.I.8.c', 'RE-6.2.b', 'RE-10.c'],
  },
  // ---- a raid takes off
  'channel-patrol': {
    title: 'Somebody covers the way home',
    text: 'Two bomber Gruppen or more need Me 109s that wait over the Channel, about one for two, and take no part in the fight. Choose letters of which the raid has many.',
    rules: ['RE-6.1.d', 'RE-6.1.j'],
  },
  'deploy-gruppe': {
    title: 'Hunt ahead, or escort the bombers?',
    text: 'Hunters meet the squadrons first: whom they shoot down or drive home never reaches the bombers, the others fly on to them. Many hunters can win more points and lose more; escorts fight only those who get through, and Me 110s never hunt.',
    rules: ['RE-6.1.b', 'RE-6.1.h', 'RE-6.1.i', 'RE-9.2.c', 'RE-9.2.d'],
  },
  detection: {
    inFilm: true,
    beforeRoll: true,
    title: 'How early do they see you?',
    text: 'Radar, observers and the size of your raid are added to the die: the higher, the earlier they see you, but how many come goes by what they know as well, so look at the average. Radar nets that you bomb add nothing: hit them in the morning.',
    rules: ['RE-4.II.2', 'RE-6.2.a', 'RE-6.2.f', 'RE-10.21.c'],
  },
  'rendezvous-failure': {
    inFilm: true,
    when: ({ gruppen }) => Array.isArray(gruppen) && gruppen.length > 0,
    title: 'They did not find each other',
    text: 'Large raids, two at the same hour and clouds make a rendezvous go wrong. All Gruppen of one letter go home or fly on weaker, which is why letters are mixed.',
    rules: ['RE-6.3.a', 'RE-6.3.b', 'RE-6.3.c', 'RE-5.4.g'],
  },
  // ---- Fighter Command
  pool: {
    inFilm: true,
    when: ({ size }) => Number(size) > 0,
    title: 'How Fighter Command answers',
    text: 'First: who could come, as the warning allows and the card of the target says. Then some are kept back, more if you have other raids at this hour; and if those that are left are too few against your fighters, nobody comes at all.',
    rules: ['RE-7.1.a', 'RE-7.1.b', 'RE-7.2.a', 'RE-7.2.b', 'RE-7.2.c', 'RE-7.3.a', 'RE-7.3.c'],
  },
  unopposed: {
    inFilm: true,
    title: 'Nobody meets you: a free run',
    text: 'No squadron comes, or none has got through: the raid is unopposed. Bombs fall two columns better, and your escorts come down to strafe.',
    rules: ['RE-8.1.f', 'RE-8.2.g', 'RE-10.e'],
  },
  'raid-event': {
    inFilm: true,
    title: 'Two event cards for every raid',
    text: 'One is drawn on the way, one at the target. Many do something only in clouds, with a certain warning, or to one letter: so a card without effect is no mistake.',
    rules: ['RE-4.II.6', 'RE-4.II.8', 'RE-2.32.a'],
  },
  combat: {
    inFilm: true,
    beforeRoll: true,
    title: 'One die for the whole combat',
    text: 'The ratings of both sides are added up and find a row; the die then gives each letter of both sides its fate: nothing, reduced, driven home, or lost. Small sums are good for you; a lost squadron is your point, a lost Gruppe theirs.',
    rules: ['RE-9.1.a', 'RE-9.1.d', 'RE-9.2.a', 'RE-9.22.a'],
  },
  'squadron-interception': {
    inFilm: true,
    title: 'Whom they attack, and who fights',
    text: 'Each squadron attacks one Gruppe, and the rules say which: full ones first, then by type and letter; you are asked only between equals. A bomber that nobody attacks keeps one escort beside it, so that this escort has no part in the fight.',
    rules: ['RE-8.2.a', 'RE-8.2.b', 'RE-8.2.c', 'RE-8.2.d', 'RE-8.21.a', 'RE-8.21.b'],
  },
  intercepted: {
    title: 'Fewer squadrons than bombers',
    text: 'Full Gruppen are attacked first, then by type from He 111 and Ju 88 to Me 109, and letters A, B and C as evenly as can be. You choose where that leaves a choice; those left alone bomb at full strength.',
    rules: ['RE-8.2.b', 'RE-8.2.c', 'RE-8.2.d', 'RE-8.2.e'],
  },
  'set-aside': {
    title: 'Escorts of those that are left alone',
    text: 'An escort flies with somebody: for each bomber Gruppe that nobody attacks, one escort has no part in the fight and is not hurt. Keep those in the fight whose rating is small.',
    rules: ['RE-8.21.a', 'RE-8.21.b', 'RE-9.23.a'],
  },
  // ---- bombs, and home
  bombing: {
    inFilm: true,
    beforeRoll: true,
    title: 'Bombs away: here you score',
    text: 'The bombs of all that came through find a column, clouds and the like move it, and the die gives the damage. Damage of 1 or 2 is as many points for you, heavy damage (H) 3.',
    rules: ['RE-10.a', 'RE-10.g', 'RE-10.h', 'RE-10.j', 'RE-10.k'],
  },
  dispersed: {
    inFilm: true,
    title: 'An airfield is hit',
    text: 'Bombs on an airfield drive its squadrons off: they need four hours before they fly again. One raid opens the way for the next.',
    rules: ['RE-10.22.a', 'RE-4.III.1.a'],
  },
})

/** What comes seldom, from day to day, or with the optional rules. */
const LATER = lessonsOf<Key>({
  'raid-class': {
    title: 'They guess how large you are',
    text: 'They know little of this raid, and its size may be read either way: you say which. If they take it for a major one, they need more squadrons before they dare to come.',
    rules: ['RE-6.2.g', 'RE-7.3.e'],
  },
  'no-warning': {
    inFilm: true,
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
    inFilm: true,
    title: 'New orders',
    text: 'Berlin wants other targets now. Types of high priority allow major raids, those of low priority hardly any.',
    rules: ['RE-CP.D2.a', 'RE-5.1.b'],
  },
  'replacement-points': {
    inFilm: true,
    title: 'Replacements',
    text: 'Aircraft and pilots come in for both sides; a British squadron without experienced pilots comes back green. Your Gruppen come back even without them, but that wears the Luftwaffe down.',
    rules: ['RE-4.IV.5', 'RE-14.2.a', 'RE-14.2.b', 'RE-14.2.c'],
  },
  'gruppe-replaced': {
    inFilm: true,
    when: ({ depletion }) => depletion !== undefined,
    title: 'Depletion',
    text: 'There was no replacement for this Gruppe, so the Luftwaffe wears down: depletion rises. From 8 on every combat gets harder for you, from 15 on lost Gruppen stay lost.',
    rules: ['RE-14.2.c', 'RE-14.4.b', 'RE-14.4.f'],
  },
  sealion: {
    inFilm: true,
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
