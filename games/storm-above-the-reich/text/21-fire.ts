import type { EventId } from '../pack/types.ts'
import { blackoutBy } from '../rules/02-pilots/skills.ts'
import { askFighter, levelWords } from './15-attack.ts'
import { ASK_QUICK, askBomber, ofFighter } from './about.ts'
import { bomberCalled, boxName, EXIT, elementCalled, MODE_NAMES, refName } from './names.ts'
import type { Chapter } from './words.ts'

/** Continuing Fire, its events, and the break away. */

export const EVENT_NAMES: Readonly<Record<EventId, string>> = {
  achtung: 'Achtung!',
  bounced: 'Bounced',
  confused: 'Confused',
  debris: 'Debris',
  'fall-away': 'Fall Away',
  'friendly-fire': 'Friendly Fire',
  'hard-roll': 'Hard Roll',
  'into-the-sun': 'Into the Sun',
  'power-bleed': 'Power Bleed',
  'slow-climb': 'Slow Climb',
  strafe: 'Strafe',
}

/** What a card says, in a few words. */
export const EVENT_WORDS: Readonly<Record<EventId, string>> = {
  achtung:
    'After the table, if Determined: one escort of Above Trailing goes to the Return Box of this fighter.',
  bounced: 'After the table, on a dive: one escort of Below Trailing attacks this fighter.',
  confused: 'After the table, if the pilot is green: lose 1 TP; without TP he is hit.',
  debris: 'A die. Even: Damage to the nearest bomber. Odd: a Hit that nothing cancels.',
  'fall-away': 'On a Dive: Determined turns Evasive; whoever was Evasive already skips the table.',
  'friendly-fire': 'A die. Even: Damage to the nearest bomber. Odd: skip the table.',
  'hard-roll': 'On a Dive Roll: skip the table.',
  'into-the-sun': 'On a climb to the position of the Sun: skip the table.',
  'power-bleed': 'After the table: break away to Tail Low Evasive Return, whatever the mode.',
  'slow-climb': 'On a climb: a higher Lethal Level, as the card says, and away to the Tail, High side.',
  strafe: 'A pilot with a skill rolls two dice: with an even one he damages a bomber of the element.',
}

const OUTCOMES: Readonly<Record<ReturnType<typeof blackoutBy>, string>> = {
  killed: 'he does not wake up. The fighter crashes',
  exits: 'he comes to far below and goes home',
  awake: 'he keeps his wits about him',
}

export const FIRE = {
  asks: {
    'fire.next': askFighter('Who flies out next?'),
    'fire.schwarm': {
      question: ofFighter('Does ', ' use Damage of the Schwarm now?'),
      answer: (campaign, { use }) =>
        use === undefined
          ? 'Keep it'
          : {
              row: bomberCalled(campaign, use.place),
              cell: `by the Schwarm of the ${elementCalled(campaign, use.element)}`,
            },
    },
    'quick.fire': ASK_QUICK,
    'quick.dive': ASK_QUICK,
    'quick.break-away': ASK_QUICK,
    'event.escort': {
      question: ofFighter('Which escort goes for ', '?'),
      answer: (campaign, { escort }) => refName(`escort:${escort}`, campaign),
    },
    'event.nearest': askBomber('Which of the nearest bombers is damaged?'),
    'event.strafe': askBomber(ofFighter('Which bomber does ', ' strafe?')),
    'event.bounced': {
      question: ofFighter('Where does ', ' go from the escort?'),
      answer: (_, { to }) => (to === undefined ? EXIT : boxName(to)),
    },
  },
  rolls: {
    'card.fire': 'Draw a Continuing Fire card',
    'event.debris': 'Debris: even strikes a bomber, odd the fighter',
    'event.friendly-fire': 'Friendly Fire: even strikes a bomber, odd lets the fighter go',
    'event.strafe.red': 'Strafe: the red die, even strikes',
    'event.strafe.black': 'Strafe: the black die, even strikes',
    'blackout.roll': {
      what: 'Blackout: does he stay awake?',
      outcome: (_, { id }) => OUTCOMES[blackoutBy(Number(id))],
    },
  },
  notes: {
    'fire.card': ({ name, event }) =>
      event === 'power-bleed'
        ? `${name} under Continuing Fire: Power Bleed. He loses speed and comes out at ${boxName('tail/evasive/low')}, wherever he wanted to go.`
        : `${name} under Continuing Fire: ${EVENT_NAMES[event].replace('!', '')}.`,
    'fire.table': facts =>
      facts.hits === 0
        ? `${facts.name} flies out at Lethal Level ${facts.column}: the gunners miss.`
        : `${facts.name}, ${MODE_NAMES[facts.mode]}, ${levelWords(facts)}: the gunners hit him${facts.hits > 1 ? ` ${facts.hits} times` : ''}.`,
    'event.skips': ({ name, event }) =>
      `${EVENT_NAMES[event]}: ${name} is away before the gunners find the range.`,
    'event.falls-away': ({ name }) => `Fall Away: ${name} turns Evasive.`,
    'event.achtung': ({ name, box }) => `Achtung! An escort follows ${name} to ${boxName(box)}.`,
    'event.bounced': ({ name }) => `An escort bounces ${name} from Below Trailing.`,
    'event.confused': ({ name, paid, tp }) =>
      paid ? `${name} is confused: 1 TP lost, ${tp} left.` : `${name} is confused, and there is no TP left.`,
    'event.debris': ({ name, die, even }) =>
      even ? `Debris, die ${die}: it flies among the bombers.` : `Debris, die ${die}: it strikes ${name}.`,
    'event.friendly-fire': ({ name, die, even }) =>
      even
        ? `Friendly Fire, die ${die}: the gunners fire among their own.`
        : `Friendly Fire, die ${die}: ${name} slips away in the confusion.`,
    'event.strafe': ({ name, red, black, strikes }) =>
      `${name} strafes, dice ${red} and ${black}: ${strikes ? 'a bomber is in his sights' : 'nothing'}.`,
    'break-away.blackout': ({ name, die, outcome }) =>
      `Blackout, die ${die}: ${name} pulls out, ${OUTCOMES[outcome]}.`,
    'break-away.placed': ({ name, box }) => `${name} breaks away to ${boxName(box)}.`,
  },
} satisfies Chapter
