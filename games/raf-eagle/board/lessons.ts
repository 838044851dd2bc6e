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
    text: 'You command two Luftflotten against southern England; the rules fly Fighter Command. Each counter is a Gruppe, some thirty aircraft; each card a target that Berlin wants raided. Lay those you like on the segments of the day, two hours each. With up to four raids a major one may have 16 Gruppen, with eight only ten. Raids of one segment wear the defence down together; raids three segments apart let fighters fly twice. Not sure? Let the staff plan, then change what you like.',
    rules: ['RE-5.1.c', 'RE-5.12.a', 'RE-5.14.a', 'RE-5.4.b'],
  },
  'assign-bomber': {
    title: 'Bombers',
    text: 'Every bomber Gruppe flies once a day, and is sent now. The number of bombs on a counter is what it brings to the target; a low rating is what it has to live through a fight. Bombers fly only for their own Luftflotte: the east is Luftflotte 2, the west Luftflotte 3. A raid may also be left to fighters alone.',
    rules: ['RE-5.2.a', 'RE-5.4.e', 'RE-5.4.h'],
  },
  'assign-fighter': {
    title: 'Fighters',
    text: 'Fighters are assigned a little ahead: now for the first segment with a raid and the two after it, later as the clock moves on. Whoever flies is back three segments later, or four if it had a hard time. Keep some for the afternoon.',
    rules: ['RE-4.I.5', 'RE-5.3.b', 'RE-11.1.b', 'RE-11.1.c'],
  },
  forecast: {
    title: 'The weather',
    text: 'Only now, with the plan settled, do you learn the weather. Clouds hide a raid from observers on the ground, but bombs fall worse: one column for patchy clouds, two for broken ones.',
    rules: ['RE-4.I.8.c', 'RE-6.2.b', 'RE-10.c'],
  },
  // ---- a raid takes off
  'channel-patrol': {
    title: 'Over the Channel',
    text: 'Bombers need somebody to cover their way home. Some Me 109s wait over the Channel and have no part in the fight, unless nobody sees the raid coming or an event calls them in.',
    rules: ['RE-6.1.d', 'RE-6.1.j'],
  },
  'deploy-gruppe': {
    title: 'Missions for fighters',
    text: 'Hunters fly ahead and fight the squadrons first: what they hold does not reach the bombers. Close escorts fight beside the bombers and share the blows. A fighter in the Bomber Box strafes the target. Only Me 109s hunt.',
    rules: ['RE-6.1.b', 'RE-6.1.h', 'RE-6.1.i'],
  },
  detection: {
    title: 'Seen, or not?',
    text: 'Radar nets, observers and the size of the raid help the British to see it coming. Warning says how many squadrons can still come; intelligence says how well they know what is coming. Nets that you have bombed detect nothing for the rest of the day.',
    rules: ['RE-4.II.2', 'RE-6.2.a', 'RE-6.2.f', 'RE-10.21.c'],
  },
  'rendezvous-failure': {
    when: ({ gruppen }) => Array.isArray(gruppen) && gruppen.length > 0,
    title: 'Lost over the Channel',
    text: 'Large raids, clouds and several raids at once make it hard to meet. All Gruppen of one letter suffer together: this is why it is wise to mix the letters A, B and C in a raid.',
    rules: ['RE-6.3.a', 'RE-6.3.b', 'RE-6.3.c', 'RE-5.4.g'],
  },
  'raid-class': {
    title: 'A guess',
    text: 'With poor intelligence the British only guess whether a raid is minor or major, by its size. For a major one they want more squadrons before they respond at all.',
    rules: ['RE-6.2.g', 'RE-7.3.e'],
  },
  // ---- Fighter Command
  pool: {
    when: ({ size }) => Number(size) > 0,
    title: 'Who could come',
    text: 'The card of the target says how many squadrons each sector may send, the more the better the warning. A squadron counts only if it is ready in its sector: those that have just flown are still landing or re-arming.',
    rules: ['RE-7.1.a', 'RE-7.1.b', 'RE-4.III.1.a'],
  },
  priority: {
    title: 'How much it matters',
    text: 'Fighter Command does not spend everything on one raid. Airfields, large raids and bombers that are well seen make it matter more; raids of the same segment that are still to come make them keep squadrons back.',
    rules: ['RE-7.2.a', 'RE-7.2.b', 'RE-7.2.c'],
  },
  tactics: {
    title: 'Do they dare?',
    text: 'The pool is compared with your fighters. Against a strong hunt or a bare sweep they may stay on the ground; against bombers they come more readily.',
    rules: ['RE-7.3.a', 'RE-7.3.c', 'RE-7.3.d', 'RE-7.3.e'],
  },
  unopposed: {
    title: 'A free run',
    text: 'No squadron meets the raid. Escorts come down to strafe, and the bombs fall two columns better.',
    rules: ['RE-8.1.f', 'RE-8.2.g', 'RE-10.e'],
  },
  'hunter-interception': {
    when: ({ squadrons }) => Number(squadrons) > 0,
    title: 'The hunt',
    text: 'With as many hunters as squadrons you hold all of them. If they are more, a die decides whether the excess gets through to the bombers: Hurricanes first.',
    rules: ['RE-8.1.b', 'RE-8.1.c', 'RE-8.1.e'],
  },
  'raid-event': {
    title: 'Events',
    text: 'Each raid draws two cards, one on the way and one at the target. Many need clouds, a letter or a warning, and do nothing without.',
    rules: ['RE-4.II.6', 'RE-4.II.8', 'RE-2.32.a'],
  },
  combat: {
    title: 'One roll for all',
    text: 'All ratings of both sides are added up: a high sum is good for the British, so your best fighters have the lowest numbers. One die then gives a result for each letter of each side. Light losses score one point, heavy ones two, for whoever caused them.',
    rules: ['RE-9.1.a', 'RE-9.1.d', 'RE-9.2.a', 'RE-9.22.a'],
  },
  'squadron-interception': {
    title: 'At the bombers',
    text: 'Each squadron attacks one Gruppe: full ones before reduced ones, He 111s before Ju 88s, fighters last. Gruppen that nobody attacks bomb undisturbed, but each of them keeps one escort out of the fight.',
    rules: ['RE-8.2.b', 'RE-8.2.d', 'RE-8.21.b'],
  },
  // ---- bombs, and home
  bombing: {
    title: 'Bombs',
    text: 'The strength of all that is left in the Bomber Box finds a column, shifts move it, and a die gives the damage. Every point is a victory point for you: below zero is German, above is British. Some cards count double.',
    rules: ['RE-10.a', 'RE-10.g', 'RE-10.h', 'RE-10.j', 'RE-10.k'],
  },
  dispersed: {
    title: 'An airfield is hit',
    text: 'Squadrons on the ground are driven to the Landing box, one for each point of damage: it takes them four hours to be ready again. That is how one raid opens the way for the next.',
    rules: ['RE-10.22.a', 'RE-4.III.1.a'],
  },
  damaged: {
    title: 'Damage that lasts',
    text: 'A damaged radar net sees nothing, a damaged control room sends hardly anybody. Light damage is gone tomorrow, heavy damage has to be repaired.',
    rules: ['RE-10.21.c', 'RE-10.23.c', 'RE-10.3.a', 'RE-10.3.b'],
  },
  recovery: {
    title: 'Home again',
    text: 'Bombers are done for today. Fighters wait on the clock, three segments if they came through well, four if not; late in the day they do not fly again.',
    rules: ['RE-11.1.a', 'RE-11.1.b', 'RE-11.1.c', 'RE-11.1.d'],
  },
  turnaround: {
    title: 'The other side turns around too',
    text: 'As the clock moves, squadrons land, re-arm and are ready again. One space is not enough for those that have just flown: a second raid right after the first finds fewer of them.',
    rules: ['RE-4.III.1.a', 'RE-4.III.1.b', 'RE-4.III.1.c'],
  },
})

/** What comes seldom, from day to day, or with the optional rules. */
const LATER = lessonsOf<Key>({
  'no-warning': {
    title: 'Nobody saw it',
    text: 'Without warning the Channel Patrol comes along as close escort. Such a raid meets few squadrons, or none.',
    rules: ['RE-6.21.a'],
  },
  strategies: {
    title: 'Strategy cards',
    text: 'From the second day on you hold some of these: more when the battle goes well. Give each to one raid while you plan. A decoy sends squadrons up for nothing, pathfinders bomb better, and so on.',
    rules: ['RE-15.1.a', 'RE-15.1.c', 'RE-15.11.b'],
  },
  'day-advance': {
    title: 'Days pass',
    text: 'The card says how many days go by until the next raids. Each is a point for the British: time is on their side.',
    rules: ['RE-4.IV.3.b'],
  },
  priorities: {
    title: 'New orders',
    text: 'What Berlin wants bombed has changed. Types of high priority allow major raids; those of low priority hardly any.',
    rules: ['RE-CP.D2.a', 'RE-5.1.b'],
  },
  'replacement-points': {
    title: 'Replacements',
    text: 'Aircraft and pilots come in for both sides. The British need both: a squadron without experienced pilots comes back green. Without points your Gruppen come back all the same, but at the cost of depletion.',
    rules: ['RE-4.IV.5', 'RE-14.2.a', 'RE-14.2.b', 'RE-14.2.c'],
  },
  'gruppe-replaced': {
    when: ({ depletion }) => depletion !== undefined,
    title: 'Depletion',
    text: 'There was no replacement for this Gruppe: it was made good from the substance of the Luftwaffe. From 8 on every combat gets harder, from 15 on lost Gruppen stay lost.',
    rules: ['RE-14.2.c', 'RE-14.4.b', 'RE-14.4.f'],
  },
  sealion: {
    title: 'Sealion',
    text: 'From 11 September on it is decided whether the landing is prepared, put off or called off, by the victory points against the two values of the day. Beyond 22 September it is too late.',
    rules: ['RE-16.1.a', 'RE-16.1.b', 'RE-16.1.c', 'RE-16.1.d'],
  },
  'green-squadron': {
    title: 'Worn squadrons',
    text: 'By late August many pilots are new. You say which five squadrons begin green: they fight reduced until they have met a raid, and their sectors must send them first.',
    rules: ['RE-17.2.f', 'RE-14.3.a', 'RE-14.3.b'],
  },
  'night-commit': {
    title: 'By night',
    text: 'Bombers that are kept for the night do not fly by day. They score little, but hardly anybody meets them. High command says how many at least and at most.',
    rules: ['RE-18.1.a', 'RE-18.11.a', 'RE-18.12.b'],
  },
  'press-or-rest': {
    title: 'Press or rest',
    text: 'Of two cards, Press takes the one with fewer days: the British get less time, but points for days count double, a squadron of theirs arrives, and on the next day you have one strategy card and are easier to detect.',
    rules: ['RE-19.5.a', 'RE-19.5.e', 'RE-19.5.f', 'RE-19.5.g'],
  },
})

export const LESSONS = [...FIRST_DAY, ...LATER]
