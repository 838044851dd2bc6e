import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

/** Scenarios 6 to 9, and the way home: one thought each, when it matters. */
export const bombersLessons = lessonsOf<Key>({
  'scenario-bombers': {
    title: 'Among the bombers',
    text: 'The bombers fly up the screen in tiles of three, the ketten. Ketten that touch cover each other with their guns. Your fighters wait at the foot: choose a bomber for the one who is asked, or the plate of a kette for his whole Section; then they fire one after the other, and that is a round.',
    rules: ['SAB-BMB-01', 'SAB-BMB-11', 'SAB-BMB-25'],
  },
  'bombers.approach': {
    title: 'Which bomber?',
    text: 'In his first round a pilot comes from the side where he met them. Later he chooses: from a flank he fires at once, to the nose or tail he needs a round first. A kette is taken on by a whole Section or by all: the answer says how likely it is cut off from the others, a point while the raid flies in, or that one goes down, and what it may cost. For one man alone choose a bomber.',
    rules: ['SAB-BMB-14', 'SAB-BMB-18', 'SAB-BMB-21'],
  },
  'bombers.attacker': {
    title: 'Who fires first?',
    text: 'Each man draws a card, and any of them may cut the kette off. Damage that is done before adds to the pressure, so let the surest shot begin.',
    rules: ['SAB-BMB-24', 'SAB-ICO-10'],
  },
  'bomber-card': {
    inFilm: true,
    title: 'One card, nine cells',
    text: 'The column is where you came from, the row is how well the bomber is covered: covered by its neighbours, cut off, or alone. Only the lit cell counts. The lower the row, the more you do and the less they can do to you.',
    rules: ['SAB-BMB-24', 'SAB-BMB-25', 'SAB-BMB-26', 'SAB-BMB-27'],
  },
  'bombers.icon': {
    title: 'In which order?',
    text: 'Everything in the cell happens, but the order is yours. If the pressure is enough, cut off first: once damage makes the bomber fall out, this card cannot do it any more. If it is short, damage first: that adds to it. As a rule the order that serves us best is taken for you; under This game you may have it asked each time.',
    rules: ['SAB-GEN-15', 'SAB-ICO-10'],
  },
  'damage-drawn': {
    title: 'Where it was hit',
    text: 'Each marker strikes a part. Some ask for a die at once: so much or more, and it is the end. The rest stay, and enough of one kind bring it down all the same: the dots beside it are those that do, and the full ones are there already.',
    rules: ['SAB-ICO-03', 'SAB-ICO-04', 'SAB-ICO-07'],
  },
  'bomber-falls': {
    title: 'A straggler',
    text: 'It can no longer keep up and flies alone behind the others. Nobody covers it now: it is the easiest target of all.',
    rules: ['SAB-ICO-06', 'SAB-BMB-27'],
  },
  disruption: {
    title: 'Scaring them apart',
    text: 'Your fighters round ketten that hold together, and every marker on them, are added up: that is the pressure on the plate of each that is attacked. If it reaches the number on the card, the kette that was fired at is cut off for good. So many fighters on neighbours help each other.',
    rules: ['SAB-ICO-10', 'SAB-ICO-11'],
  },
  'tile-isolated': {
    when: ({ scores }) => scores === true,
    title: 'A kette is cut off',
    text: 'That is a point: bombers without cover seldom bomb well. They are softer targets too, so look at them again next round.',
    rules: ['SAB-ICO-11', 'SAB-VP-03'],
  },
  'return-fire': {
    inFilm: true,
    title: 'They shoot back',
    text: 'A marker is drawn, and its back says what the gunners did: a hit, a cut fuel line, jammed guns. From the tail you see most of it.',
    rules: ['SAB-ICO-28', 'SAB-RFI-02'],
  },
  dorsal: {
    title: 'A gun falls silent',
    text: 'With its rear gunner gone, hits on whoever attacks its tail do not count any more: its tail alone is safe, not those of its neighbours. Send one man there.',
    rules: ['SAB-ICO-13', 'SAB-ICO-14'],
  },
  'bombers.stay': {
    title: 'Stay on the tail?',
    text: 'Who stays fires again next round without any delay. Who breaks away may choose anew, but getting back to a tail costs a round.',
    rules: ['SAB-BMB-22', 'SAB-BMB-36'],
  },
  disengages: {
    title: 'The round is over',
    text: 'Your fighters break away and gather at the foot. They are still among the bombers and choose again next round; those with a clock keep their target and fire then.',
    rules: ['SAB-BMB-35', 'SAB-BMB-37'],
  },
  fate: {
    inFilm: true,
    beforeRoll: true,
    title: 'Who gets home?',
    text: 'Everybody who was badly hit rolls now: does his aircraft reach the hangar, crash, or burn? A second die tells what becomes of the man.',
    rules: ['SAB-RTB-03', 'SAB-RTB-05'],
  },
  'fuel-check': {
    inFilm: true,
    beforeRoll: true,
    title: 'The last drops',
    text: 'He turned for home with little fuel. The number on his space is what the die must reach; go home earlier and nobody has to roll.',
    rules: ['SAB-RTB-01', 'SAB-RTB-13'],
  },
  recovery: {
    inFilm: true,
    beforeRoll: true,
    title: 'Down in the Channel',
    text: 'Whoever bails out while the raid is near the coast comes down in the sea. Old hands are found more often than new ones.',
    rules: ['SAB-RTB-14', 'SAB-RTB-15'],
  },
  points: {
    title: 'What it was worth',
    text: 'Bombers shot down and ketten cut off score, German fighters little or nothing. Whether your own losses cost points depends on the scenario; in a campaign they cost you men.',
    rules: ['SAB-VP-01', 'SAB-VP-02', 'SAB-VP-03', 'SAB-VP-05'],
  },
})
