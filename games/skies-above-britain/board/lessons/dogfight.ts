import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

/** Scenarios 1 to 5: a dogfight from its first card to its last. One thought each, when it matters. */
export const dogfightLessons = lessonsOf<Key>({
  'dogfight-round': {
    inFilm: true,
    when: ({ round }) => round === 1,
    title: 'Your first fight',
    text: 'Yours are the fighters with the coloured tags. Each round a card is turned for every group of Germans: first those who come head-on, then those behind us, then those before our guns. You decide how your men fly, and whom they shoot at.',
    rules: ['SAB-DOG-17', 'SAB-DOG-18', 'SAB-DOG-22'],
  },
  'germans-split': {
    title: 'Pairs and fours',
    text: 'German fighters come in pairs, which they call a rotte, and in fours, a schwarm. Whoever is split off fights as a group of its own, with a card of its own.',
    rules: ['SAB-DOG-09', 'SAB-ICO-29'],
  },
  'draw.headOn': {
    title: 'One card for each fight',
    text: 'A card has a cell for every case: how we meet, which type they fly, and whether a whole Section or one man fights. Everything in that one cell happens.',
    rules: ['SAB-DOG-22', 'SAB-DOG-23'],
  },
  'dogfight.maneuver': {
    title: 'They are behind us',
    text: 'An Evade is the careful way: two cards, and you take the kinder. A Tight Turn or a Slip may turn the tables, if the card shows its sign. Each way says how often ours are hit, and lost.',
    rules: ['SAB-DOG-26', 'SAB-MAN-01', 'SAB-MAN-05', 'SAB-MAN-07'],
  },
  'dogfight.tailing': {
    title: 'Before our guns',
    text: 'This is the best place to shoot from. But every attack may cost ammunition or let some of them slip behind us, so you may also let them go.',
    rules: ['SAB-DOG-11'],
  },
  'dogfight.evade-card': {
    title: 'The kinder card',
    text: 'Only the lit cell counts. If they are still behind us after it, one of them drops off all the same.',
    rules: ['SAB-MAN-01', 'SAB-MAN-02'],
  },
  'hit-check': {
    inFilm: true,
    beforeRoll: true,
    when: ({ severe }) => severe === true,
    title: 'A hit is not the end',
    text: 'The marker says where it struck and which number makes it a scratch. Under that he is badly hit: out of the fight, but neither dead nor lost yet. When the patrol is over a die says whether his aircraft limps home, crashes or burns, and another what becomes of the man.',
    rules: ['SAB-ICO-16', 'SAB-DOG-32', 'SAB-DOG-34', 'SAB-DOG-36'],
  },
  kill: {
    when: ({ of }) => of === 'fighter',
    title: 'Whose victory?',
    text: 'Five make a pilot an Ace. Where a whole Section shoots one down, a die says whose it is.',
    rules: ['SAB-PIL-13', 'SAB-ACE-01'],
  },
  'germans-reduced': {
    when: ({ destroyed }) => destroyed === false,
    title: 'One less',
    text: 'One of them has broken off without being shot down. Fewer of them end a fight sooner, but the cards hit as hard.',
    rules: ['SAB-ICO-26', 'SAB-MAN-02'],
  },
  'breaks-out': {
    title: 'Alone',
    text: 'Whoever loses his Section flies alone from now on and reads the lower row of every card. He cannot Slip any more.',
    rules: ['SAB-ICO-20', 'SAB-FRM-17', 'SAB-MAN-04'],
  },
  'section-dissolves': {
    title: 'No Section of one',
    text: 'Two still make a Section, one does not: he is on his own now, and whoever was behind the Section is behind him.',
    rules: ['SAB-FRM-08', 'SAB-DOG-13'],
  },
  'low-ammo': {
    title: 'Fifteen seconds of fire',
    text: 'Low is a warning and nothing more. The second time he is out of ammunition and can hit nobody.',
    rules: ['SAB-ICO-24', 'SAB-ICO-25'],
  },
  jammed: {
    title: 'Jammed guns',
    text: 'They fire only on an even die. An odd one loses the burst but clears them.',
    rules: ['SAB-ICO-18'],
  },
  advantage: {
    title: 'Who sees whom',
    text: 'The left half says how many there are and from where they come. The event on the right happens only if it fits: many need a novice, a Veteran or a strong escort.',
    rules: ['SAB-ADV-01', 'SAB-ADV-02', 'SAB-ADV-03'],
  },
  'use.stay-trim': {
    title: 'A Veteran’s one favour',
    text: 'Each Veteran does one favour on a patrol, whichever is needed first: he shields a novice, pulls a turn tight, shakes them off, holds his fire, or adds 1 to a die. What is spent now is not there later.',
    rules: ['SAB-VET-01', 'SAB-VET-05'],
  },
  'use.pluck': {
    title: 'A Veteran’s one favour',
    text: 'A Veteran may add 1 to a die that has just failed, and is asked only where that helps. It is his one favour of this patrol.',
    rules: ['SAB-VET-01', 'SAB-VET-07'],
  },
  'use.pull-tight': {
    title: 'A Veteran’s one favour',
    text: 'Each Veteran does one favour on a patrol, whichever is needed first. Here it saves a turn that the card does not give.',
    rules: ['SAB-VET-01', 'SAB-VET-04'],
  },
  madness: {
    inFilm: true,
    beforeRoll: true,
    title: 'Novices',
    text: 'Novices are hit first by many cards, and some events are about them alone. A Veteran beside them helps.',
    rules: ['SAB-PIL-08', 'SAB-ADV-16'],
  },
  'lost-contact': {
    title: 'The price of a dogfight',
    text: 'This is no failure. A Section that fights the escort leaves its formation, and while it turns and shoots the raid flies on. At the end of the turn it may look for the raid again.',
    rules: ['SAB-DOG-15', 'SAB-GEN-20'],
  },
  'dogfight-over': {
    title: 'Suddenly nobody is there',
    text: 'A dogfight ends when no German is left in it. Once all Sections have fought theirs, a die says whether the escort was kept busy.',
    rules: ['SAB-DOG-38', 'SAB-SUP-01'],
  },
})
