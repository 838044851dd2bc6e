import eagle from './pictures/raf-eagle.svg'
import sample from './pictures/sample.svg?no-inline'
import skies from './pictures/skies-above-britain.svg'
import storm from './pictures/storm-above-the-reich.svg'
import days from './pictures/the-hardest-days.svg'
import wing from './pictures/wing-leader.svg'

/** What the lobby tells of a game before its rules are loaded. */
export interface Shown {
  readonly title: string
  /** What it is, in one sentence. */
  readonly line: string
  /** Where and when. */
  readonly place: string
  readonly time: string
  /** Seconds that a question takes, about: what happens before it is seen too. */
  readonly pace: number
  readonly hard: string
  readonly players: string
  /** What is chosen on its page: `Choose a day`. */
  readonly choose: string
  /** Who fights whom, where that is the same in every scenario. */
  readonly sides?: string
  readonly picture: string
  /** The colour of its sheet, a token. */
  readonly colour: string
  /** Where a newcomer to this game begins: with its lesson, or where it has none with a scenario. */
  readonly first?: {
    readonly scenario: string
    readonly words: string
    readonly lesson?: string
    /** Where he sits, if not in the first seat. */
    readonly seat?: string
  }
  /** Players can make scenarios of their own. */
  readonly makesScenarios?: true
  /** Made to show how a game is built: it is found at the foot of the page. */
  readonly forBuilders?: true
}

const SAMPLE: Shown = {
  title: 'The Sample',
  line: 'A small air battle for two seats, made to show how a game is built.',
  place: 'Anywhere',
  time: 'ten minutes',
  pace: 3,
  hard: 'easy',
  players: 'one or two',
  choose: 'Choose an hour',
  picture: sample,
  colour: 'ink-2',
  forBuilders: true,
}

const CATALOGUE: Readonly<Record<string, Shown>> = {
  'the-hardest-days': {
    title: 'The Hardest Days',
    line: 'A day of the Battle of Britain in the operations room: plots come in, and you decide who climbs.',
    place: 'South-East England, 1940',
    time: 'one to two hours',
    pace: 22,
    hard: 'middling',
    players: 'one',
    choose: 'Choose a day',
    sides: 'The squadrons of Fighter Command, which you lead, against the raids of the Luftwaffe.',
    picture: days,
    colour: 'raf',
    first: { scenario: '1940-08-18', words: 'The Hardest Day', lesson: 'The first raid' },
  },
  'wing-leader': {
    title: 'Wing Leader',
    line: 'Squadrons against squadrons, seen from the side: height, sun and cloud decide before the guns do.',
    place: 'All fronts, 1939 to 1945',
    time: 'about an hour',
    pace: 15,
    hard: 'easy to demanding',
    players: 'one or two',
    choose: 'Choose a battle',
    picture: wing,
    colour: 'blue',
    first: { scenario: 'wl-01', words: 'Meeting over Dover', lesson: 'Out of the sun', seat: 'defender' },
    makesScenarios: true,
  },
  'storm-above-the-reich': {
    title: 'Storm Above the Reich',
    line: 'A Luftwaffe staffel against the Liberators, mission after mission; you know every pilot by name.',
    place: 'Germany and Italy, 1942 to 1945',
    time: 'half an hour a mission',
    pace: 14,
    hard: 'demanding',
    players: 'one',
    choose: 'Choose a season',
    sides: 'Your staffel of Focke-Wulf 190s against formations of Liberators.',
    picture: storm,
    colour: 'usaaf',
    first: { scenario: 'training', words: 'Training mission', lesson: 'The first attack' },
  },
  'raf-eagle': {
    title: 'RAF: Eagle',
    line: 'The same battle from Calais: you plan the raids of the Luftwaffe, and count what comes home.',
    place: 'The Channel coast, 1940',
    time: 'an hour or two a day',
    pace: 60,
    hard: 'demanding',
    players: 'one',
    choose: 'Choose a campaign',
    sides: 'The Luftflotten, which you lead, against Fighter Command.',
    picture: eagle,
    colour: 'luftwaffe',
    first: { scenario: 'prelude', words: 'Prelude', lesson: 'The gap in the radar' },
  },
  'skies-above-britain': {
    title: 'Skies Above Britain',
    line: 'Twelve pilots of one squadron in the summer of 1940: find the raid, get above it, bring them home.',
    place: 'Kent and Sussex, 1940',
    time: 'half an hour a patrol',
    pace: 14,
    hard: 'easy to demanding',
    players: 'one',
    choose: 'Choose a patrol',
    sides: 'Your squadron of Hurricanes or Spitfires against German bombers and their escort.',
    picture: skies,
    colour: 'yellow',
    first: { scenario: 'sab-01', words: 'Head-On', lesson: 'The first patrol' },
  },
  sample: SAMPLE,
}

export function catalogued(id: string): Shown {
  const shown = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined
  return shown ?? { ...SAMPLE, title: id, line: '' }
}
