import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

/** One thought at a time, when it matters: orders, the way to the escort and to the bombers, and the end of a turn. */
export const interceptionLessons = lessonsOf<Key>({
  'interception-turn': {
    when: ({ turn }) => turn === 1,
    title: 'The Interception Map',
    text: 'The bombers fly up the page, their escort in stations around them, you on the rim: before the nose, on a flank or behind, High or Low. Points are for bombers; the escort is what stands between.',
    rules: ['SAB-INT-03', 'SAB-INT-04', 'SAB-INT-05'],
  },
  orders: {
    title: 'One order for each formation',
    text: 'Drag the formation onto an escort, onto the bombers or to another position: the badge says what the twelve-sided die must show. Past 109s, or where the bombers need 8 or more, split it: one Flight pins the escort, then the other goes in. Where a few 110s guard and the number is low, go straight in with all.',
    rules: ['SAB-ORD-01', 'SAB-FRM-10', 'SAB-ESC-01'],
  },
  'escort.target': {
    title: 'There is a fight either way',
    text: 'With the number or more you jump them; with less they jump you. The fight itself is not the point: afterwards a die may pin their marker, and what is pinned guards nothing this turn.',
    rules: ['SAB-ESC-05', 'SAB-ESC-06', 'SAB-SUP-01'],
  },
  'intercept.again': {
    title: 'Not lost yet',
    text: 'A Veteran may add 1, once on a patrol, where that is enough. Or the roll is made once more, and then it stands: that costs each Section 1 Fuel (a cruise nothing). Fuel is also the way home: whoever has next to none rolls to get there.',
    rules: ['SAB-ESC-11', 'SAB-IBM-06', 'SAB-GEN-22'],
  },
  suppression: {
    inFilm: true,
    beforeRoll: true,
    title: 'Pinned',
    text: 'The more fighters fought, the likelier the escort is kept busy; a German shot down adds 1. A pinned marker counts as empty until the turn ends.',
    rules: ['SAB-SUP-02', 'SAB-SUP-03', 'SAB-SUP-07'],
  },
  'bombers.sun': {
    title: 'Out of the sun',
    text: 'The sun is worth one thing of two: two dice to get through the escort, or one die and gunners who see nothing in the first round.',
    rules: ['SAB-IBM-07', 'SAB-BMB-32'],
  },
  'intercept.bombers': {
    title: 'Who stands in the way',
    text: 'Only the escort with the highest number counts, seen from where you come. Pin that one and the next highest counts; with none left it is the number for bombers alone.',
    rules: ['SAB-IBM-01', 'SAB-IBM-02', 'SAB-IBM-03'],
  },
  'into-the-bombers': {
    title: 'Among the bombers',
    text: 'From here on every fighter picks a bomber for himself. They stay from turn to turn until they break away, run dry or are driven off.',
    rules: ['SAB-IBM-09', 'SAB-BMB-06', 'SAB-FRM-18'],
  },
  'cruise.to': {
    title: 'Another place costs a turn',
    text: 'Cruise and you may be seen: the escort with the best view sets the number. From High to Low, or from the nose, a second roll is free; to stay where you are is checked too.',
    rules: ['SAB-CRZ-02', 'SAB-CRZ-04', 'SAB-CRZ-05'],
  },
  cruise: {
    inFilm: true,
    title: 'They follow',
    text: 'Where nobody watches you move for nothing, but the escort may come after you: one marker goes to the empty station nearest to you.',
    rules: ['SAB-CRZ-08', 'SAB-CRZ-10', 'SAB-CRZ-11'],
  },
  circle: {
    when: ({ forms }) => forms === true,
    title: 'A defensive circle',
    text: 'The 110s fly in a ring, each behind the next. Attack a gap head-on or from behind, or a flank; press one group of four hard enough and it falls out.',
    rules: ['SAB-CIR-01', 'SAB-CIR-04', 'SAB-CIR-08'],
  },
})
