import { type Chance, type Choice, firstOf, idIn, plain } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FighterId, SectionId } from '../../pack/types.ts'
import { isFatigued } from '../../rules/01-general/fighters.ts'
import { isSection } from '../../rules/01-general/formations.ts'
import type { Campaign } from '../../state.ts'
import type { HitOption, Unit, UseOption } from '../../vocabulary/terms.ts'
import type { ChapterWords } from '../../vocabulary.ts'
import { iconTitle, PRIVILEGE_TEXTS, SKILL_WORDS } from '../cards.ts'
import { favours } from '../favours.ts'
import {
  does,
  fighterName,
  fighterNames,
  fighterWithPilot,
  HIT_NAMES,
  sectionName,
  unitNames,
} from '../names.ts'
import { rolledTold } from '../so-far.ts'

/** The fighter that a question or a die is about. */
export function fighterIn(campaign: Campaign, { about }: Pick<Choice | Chance, 'about'>): string {
  const id = firstOf('fighter', about)
  return id === undefined ? 'the fighter' : fighterWithPilot(campaign, id as FighterId)
}

/** The same where a question is asked: his aircraft alone, his name stands on the board. */
export const fighterAsked = ({ about }: Pick<Choice, 'about'>): string =>
  fighterName((firstOf('fighter', about) ?? 'red-1') as FighterId)

/** SAB-VET-07 Who adds 1, and whether that is enough. */
export function pluckSaid({
  by,
  rolled = 0,
  number = 0,
}: Pick<UseOption, 'rolled' | 'number'> & { readonly by: FighterId }) {
  const so =
    rolled + 1 >= number ? `makes it ${rolled + 1}: enough` : `makes it ${rolled + 1}; one more must add too`
  return { head: `${fighterName(by)} adds 1`, so }
}

/** SAB-DOG-34 What becomes of him is rolled on the way home, and not before. */
const BADLY_HIT = 'badly hit and out of the fight, his fate is open'

const WHY: Readonly<Record<string, string>> = {
  climb: 'in the climb',
  again: 'for another try',
  escort: 'to reach the escort',
  bombers: 'for the way in to the bombers',
  contact: 'to reach the raid in the next zone',
  sun: 'to come out of the sun',
  adjust: 'for the correction before the attack',
  flak: 'towards the flak bursts',
  messerschmitts: 'to turn into the Messerschmitts that have surprised it',
  vector: 'for a second step, zone and height at once',
  reform: 'to reform',
  straggler: 'to go after the straggler',
  turn: 'for this round in the air',
  card: 'in the dogfight',
  bloodhound: 'to go straight in',
}

/** What every chapter may ask and tell. */
export const general = {
  asks: {
    ...favours,
    'use.pluck': {
      question: (_, { options }) => {
        const { rolled = 0, number = 0 } = options[0] ?? {}
        return `${rolled} was rolled, and ${number} is needed. A Veteran’s favour: does he add 1?`
      },
      answer: (_, option) =>
        option.by === undefined
          ? { head: 'No, the die stands', so: 'it is not enough' }
          : pluckSaid({ ...option, by: option.by }),
    },
    'hit-check.next': {
      question: 'The round is over. Which hit is checked next?',
      answer: (campaign, option, choice) => ({
        head: fighterWithPilot(campaign, option.fighter),
        so: hitTold(campaign, option, choice),
      }),
    },
  },
  notes: {
    fuel: ({ sections, why }) =>
      `${unitsTold(sections)} ${does(sections, 'spends', 'spend')} 1 Fuel${sections.length > 1 ? ' each' : ''} ${WHY[why] ?? plain(why)}.`,
    'lost-contact': ({ units }) =>
      `${unitsTold(units)} ${does(units, 'is', 'are')} away from the raid now, and must find it again.`,
    rolled: rolledTold,
    'falls-to': ({ fighter, icon }) => `${iconTitle(icon)}: it falls to ${fighterName(fighter)}.`,
    'breaks-out': ({ fighter, section }) => `${fighterName(fighter)} leaves ${sectionName(section)}.`,
    'section-dissolves': ({ section, fighter }) =>
      `${sectionName(section)} is no more: ${fighterName(fighter)} flies on alone.`,
    'returns-to-base': ({ fighters }) =>
      `${fighterNames(fighters)} ${does(fighters, 'turns', 'turn')} for home.`,
    hit: ({ fighter }) => `${fighterName(fighter)} is hit.`,
    'hit-check': f =>
      `${f.name} (${fighterName(f.fighter)}), hit in the ${HIT_NAMES[f.type]}: rolled ${f.die}${f.fatigued ? ' -1 (tired)' : ''}, ${f.number} needed: ${f.severe ? BADLY_HIT : 'a scratch'}.`,
    'low-ammo': ({ fighter, ammo }) =>
      `${fighterName(fighter)} is ${ammo === 'low' ? 'low on' : 'out of'} ammunition.`,
    jammed: ({ fighter }) => `The guns of ${fighterName(fighter)} jam.`,
    'jam-cleared': ({ fighter, die }) =>
      `${fighterName(fighter)} clears his guns (${die}, odd), but the burst is lost.`,
    'bails-out': ({ fighter, name, channel }) =>
      `${name} (${fighterName(fighter)}) bails out over ${channel ? 'the Channel' : 'land'}.`,
    'aircraft-lost': ({ fighter, name }) => `${fighterName(fighter)} is destroyed, and ${name} with it.`,
    privilege: ({ fighter, privilege }) =>
      `${fighterName(fighter)}, a Veteran’s favour: ${PRIVILEGE_TEXTS[privilege]}.`,
    skill: ({ fighter, skill }) => `${fighterName(fighter)}: ${SKILL_WORDS[skill].title}.`,
    kill: ({ fighter, name, of }) =>
      `${name} (${fighterName(fighter)}) has brought down a ${of === 'fighter' ? 'German fighter' : of}.`,
  },
  rolls: {
    'random.section': { what: 'Which Section?', outcome: (_, { id }) => sectionName(id as SectionId) },
    'random.fighter': {
      what: 'It falls to one of them at random. To whom?',
      outcome: (campaign, { id }) => fighterWithPilot(campaign, id as FighterId),
    },
    'draw.tailed': { what: 'They are behind us: draw the card of this fight.', outcome: cardSaid },
    'draw.headOn': { what: 'Guns are firing: draw the card of this fight.', outcome: cardSaid },
    'draw.raf': { what: 'We have the advantage: draw an RAF Advantage Card.', outcome: cardSaid },
    'draw.luftwaffe': {
      what: 'They have the advantage: draw a Luftwaffe Advantage Card.',
      outcome: cardSaid,
    },
    'draw.medium': { what: 'A burst at a medium bomber: draw a Bomber Card.', outcome: cardSaid },
    'draw.light': { what: 'A burst: draw a light Bomber Card.', outcome: cardSaid },
    'draw.reaction': { what: 'The escort reacts: draw a card.', outcome: cardSaid },
    'draw.hit': {
      what: (campaign, chance) => `Draw a Hit marker for ${fighterIn(campaign, chance)}.`,
      outcome: (campaign, { id }) => {
        const { type, number } = packOf(campaign).hit(id)
        return `${HIT_NAMES[type]}, ${number}`
      },
    },
    'draw.damage': {
      what: 'Draw a Damage marker.',
      outcome: (campaign, { id }) => packOf(campaign).damage(id)[campaign.aircraft].type,
    },
    'draw.vector': { what: 'Turn a marker of the Raid Track over.', outcome: (_, { id }) => `marker ${id}` },
    'hit-check': {
      what: (campaign, chance) =>
        `How bad is the hit on ${fighterIn(campaign, chance)}? ${chance.against} or more is a scratch${tired(campaign, chance) ? ', with 1 less for a tired pilot' : ''}.`,
      outcome: (campaign, { id }, chance) =>
        Number(id) - (tired(campaign, chance) ? 1 : 0) < Number(chance.against) ? BADLY_HIT : 'a scratch',
    },
    collision: {
      what: (campaign, chance) =>
        `Does ${fighterIn(campaign, chance)} collide? On a 1${tired(campaign, chance) ? ' or, tired as he is, a 2' : ''}.`,
      outcome: (campaign, { id }, chance) =>
        Number(id) - (tired(campaign, chance) ? 1 : 0) <= 1 ? 'a collision' : 'a near miss',
    },
    jam: {
      what: (campaign, chance) => `The guns of ${fighterIn(campaign, chance)} are jammed. Do they fire?`,
      outcome: (_, { id }) => (Number(id) % 2 === 0 ? 'they fire' : 'no burst, but they are cleared'),
    },
  },
} satisfies ChapterWords

/** `Red Section`, `All four Sections`. */
function unitsTold(units: readonly Unit[]): string {
  const all: Readonly<Record<number, string>> = { 3: 'All three Sections', 4: 'All four Sections' }
  return (units.every(isSection) && all[units.length]) || unitNames(units)
}

function cardSaid(_: Campaign, { id }: { readonly id: string }): string {
  return `card ${id}`
}

/** `engine, 5 or more is a scratch`; the marker where two of them read alike. */
function hitTold(campaign: Campaign, { fighter, marker }: HitOption, { options }: Choice<HitOption>): string {
  const { hit } = packOf(campaign)
  const told = (id: string) => `${HIT_NAMES[hit(id).type]}, ${hit(id).number} or more is a scratch`
  const alike = options.some(
    other => other.fighter === fighter && other.marker !== marker && told(other.marker) === told(marker),
  )
  return `${told(marker)}${alike ? ` (marker ${marker})` : ''}`
}

/** SAB-PIL-10 */
function tired(campaign: Campaign, { about = [] }: Pick<Chance, 'about'>): boolean {
  const [ref] = about
  const id = ref === undefined ? undefined : (idIn(ref) as FighterId)
  return id !== undefined && campaign.patrol?.fighters[id] !== undefined && isFatigued(campaign, id)
}
