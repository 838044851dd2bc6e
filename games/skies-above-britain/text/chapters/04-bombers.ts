import { type Chance, type Choice, capital, counted, firstOf, percent, type Said } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { fighter, fightersAt } from '../../rules/01-general/fighters.ts'
import { burstChances } from '../../rules/04-bombers/chances.ts'
import { bomberOf, isDestroyed, STRAGGLER, supportOf } from '../../rules/04-bombers/formation.ts'
import type { Attack, BomberId, Campaign } from '../../state.ts'
import type { ApproachOption, BomberIconOption } from '../../vocabulary/bombers.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { bomberIconFor } from '../bomber-icons.ts'
import { cardTold, iconText, iconTitle, RETURN_FIRE_WORDS } from '../cards.ts'
import {
  aimNamed,
  BOMBER_NAMES,
  bomberMark,
  bomberName,
  COVER_NAMES,
  DAMAGE_NAMES,
  POSITION_NAMES,
  SIDE_NAMES,
  SUPPORT_NAMES,
  tileName,
} from '../german-names.ts'
import { does, fighterName, fighterState, fightersNamed, fighterWithPilot } from '../names.ts'
import { burstFigures, led } from '../odds.ts'
import { fighterAsked, fighterIn } from './01-general.ts'

/** Among the bombers: chapter 8. */
export const bombers = {
  asks: {
    'bombers.approach': {
      question: (campaign, choice) => {
        const all = approaching(campaign, choice)
        if (all.length < 2) return `Where does ${fighterAsked(choice)} attack?`
        // Of a crowd some may go here and some there.
        return all.length === 2
          ? `Where do ${fightersNamed(all)} attack?`
          : `${all.length} fighters: who attacks where?`
      },
      answer: approachSaid,
    },
    'bombers.attacker': {
      question: 'Who fires next?',
      answer: (campaign, { fighter }, { options }) =>
        fighter
          ? attackSaid(campaign, fighter)
          : led(`All ${options.length - 1}, one after the other`, burstFigures(campaign)),
    },
    'bombers.icon': {
      question: 'Which result of the card comes first?',
      answer: iconSaid,
    },
    'bombers.stay': {
      question: (_, choice) =>
        `Does ${fighterAsked(choice)} stay behind ${bomberMark(firstOf('bomber', choice.options[0]?.on) ?? STRAGGLER)}?`,
      answer: (campaign, { id }, choice) =>
        id === 'stay' ? stayingSaid(campaign, choice) : led('Break away', burstFigures(campaign), BREAK_AWAY),
    },
  },
  notes: {
    'raid-seen': ({ type, die }) =>
      `The bombers are ${BOMBER_NAMES[type]}s${die === undefined ? '' : ` (rolled ${die})`}.`,
    'bomber-round': ({ fighters }) =>
      fighters.length === 0
        ? 'Nobody is among the bombers.'
        : `A round among the bombers: ${fightersNamed(fighters)}.`,
    approach: f =>
      `${fighterName(f.fighter)} goes for ${bomberName(f.bomber)} from ${POSITION_NAMES[f.angle]}${f.delayed ? ', and needs a round to get there' : ''}.`,
    'bomber-card': f =>
      `${fighterName(f.fighter)} fires at ${bomberName(f.bomber)}, ${f.wreck ? 'which is down already' : SUPPORT_NAMES[f.row]}, from the ${SIDE_NAMES[f.column]}: ${cardTold(f.icons, f.struck)}.`,
    'damage-drawn': damageTold,
    'bomber-falls': ({ bomber, why }) =>
      `${capital(bomberName(bomber))} falls out of formation${why === 'engine' ? ' with a dead engine' : ''}.`,
    'bomber-destroyed': f =>
      `${capital(bomberName(f.bomber))} is destroyed: ${DESTROYED[f.why]}${f.by ? ` (${fighterName(f.by)})` : '; by flak, which scores nothing'}.`,
    disruption: f =>
      `Is ${tileName(f.tile)} cut off? Pressure ${f.count}, ${f.needs} needed: ${f.isolated ? 'yes' : 'it holds'}.`,
    distress: f =>
      `Does ${bomberName(f.bomber)} keep up? Pressure ${f.count}, ${f.needs} needed: ${f.falls ? 'it falls out' : 'it does'}.`,
    'tile-isolated': f =>
      `${capital(cutOffTold(f))}${f.scores ? ': 1 point' : ', for no point: that counts only while the raid flies in and we are among it'}.`,
    dorsal: ({ bomber, by }) => `${fighterName(by)} silences the gunner of ${bomberName(bomber)}.`,
    'return-fire': f =>
      `Return fire at ${fighterName(f.fighter)}: ${RETURN_FIRE_WORDS[f.result]}${f.applies ? '' : ', which does not count here'}.`,
    'second-hit': ({ fighter }) => `${fighterName(fighter)} takes the worse of two hits.`,
    'mechanical-failure': ({ fighter, die }) =>
      `${fighterName(fighter)}, mechanical failure: ${die}, ${failure(die)}.`,
    disengages: ({ fighters }) =>
      `${capital(fightersNamed(fighters))} ${does(fighters, 'breaks', 'break')} away.`,
  },
  rolls: {
    catastrophe: {
      what: (_, chance) =>
        `Does the damage to ${bomberName(firstOf('bomber', chance.about) ?? STRAGGLER)} bring it down? ${chance.against} or more.`,
      outcome: (_, { id }, chance) => (holds(id, chance) ? 'it does' : 'it flies on'),
    },
    'mechanical-failure': {
      what: (campaign, chance) => `Something breaks in the engine of ${fighterIn(campaign, chance)}.`,
      outcome: (_, { id }) => failure(Number(id)),
    },
    'rear-most': { what: 'Which of the last ketten?', outcome: (_, { id }) => tileName(Number(id)) },
  },
} satisfies ChapterWords

/**
 * SAB-BMB-22 Who is asked for his target and those behind him who come in alike, up to the first who may still be on a tail: he is
 * asked another question.
 */
export function approaching(campaign: Campaign, { about }: Pick<Choice, 'about'>): readonly FighterId[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  const here = fightersAt(campaign, 'bombers')
  if (!id || !here.includes(id)) return []
  const { entry, section } = fighter(campaign, id)
  const row = here.slice(here.indexOf(id)).map(other => ({ other, ...fighter(campaign, other) }))
  const end = row.findIndex(({ attack }) => attack?.angle === 'tail')
  return row
    .slice(0, end < 0 ? row.length : end)
    .filter(one => !one.attack && one.entry?.from === entry?.from && Boolean(one.entry) === Boolean(entry))
    .filter(one => !huntsAlone(campaign) || one.section === section)
    .map(({ other }) => other)
}

/** SAB-VEC-17 Once contact is made a straggler is hunted by one Section or one man: whoever else is there is with the raid. */
function huntsAlone({ patrol }: Campaign): boolean {
  return patrol?.straggler !== undefined && patrol.station === undefined
}

/** SAB-BMB-36 Who is asked whether he stays behind his bomber, and those behind him who are asked the same. */
export function stayingOn(campaign: Campaign, { about }: Pick<Choice, 'about'>): readonly FighterId[] {
  const id = firstOf('fighter', about) as FighterId | undefined
  const here = fightersAt(campaign, 'bombers')
  if (!id || !here.includes(id)) return []
  const { attack: own, section } = fighter(campaign, id)
  return here.slice(here.indexOf(id)).filter(other => {
    const { attack, section: others } = fighter(campaign, other)
    const isThere = attack?.angle === 'tail' && !attack.delayed && !isDestroyed(campaign, attack.bomber)
    const isOfThem = (attack?.bomber === STRAGGLER) === (own?.bomber === STRAGGLER)
    return isThere && isOfThem && (!huntsAlone(campaign) || others === section)
  })
}

function holds(id: string, { against }: Pick<Chance, 'against'>): boolean {
  return Number(id) >= Number(against)
}

/** SAB-ICO-10 SAB-VEC-12 SAB-A-42 How a kette comes to touch no other: `with kette C gone kette A touches no other, and is cut off too`. */
export function cutOffTold({ tile, why, without }: Notes['tile-isolated']): string {
  const kette = tileName(tile)
  if (why === 'pressure') return `${kette} is cut off from the others`
  if (why === 'behind' || without === undefined)
    return `${kette} falls behind, and is cut off from the others`
  return `with ${tileName(without)} gone ${kette} touches no other, and is cut off too`
}

/** What an icon means for this man and this bomber. */
function iconSaid(
  campaign: Campaign,
  { icon }: BomberIconOption,
  { about, options }: Choice<BomberIconOption>,
): Said {
  const fighter = firstOf('fighter', about) as FighterId | undefined
  const bomber = firstOf('bomber', about)
  return {
    head: iconTitle(icon),
    so:
      fighter && bomber
        ? bomberIconFor(campaign, { fighter, bomber, icons: options.map(one => one.icon) }, icon)
        : iconText(icon),
  }
}

/** SAB-RFI-07 */
function failure(die: number): string {
  return die % 2 === 0 ? 'he falls behind and loses contact' : 'he turns for home'
}

const DESTROYED: Readonly<Record<Notes['bomber-destroyed']['why'], string>> = {
  cockpit: 'the crew is killed',
  destroyed: 'it blows up',
  limit: 'it can take no more',
  collision: 'rammed',
  engine: 'no engine is left',
}

const EFFECTS = { cockpit: 'the crew is killed', destroyed: 'it blows up', fallen: 'it falls out' } as const

function damageTold(f: Notes['damage-drawn']): string {
  const { bomber, type, effect, number, die, happens, count, limit } = f
  const rolled = die === undefined ? '' : ` rolled ${die}, ${number} needed:`
  // SAB-ICO-07 What is too much is told by the note after this.
  const bears = count >= limit ? 'that is more than it bears' : 'it flies on'
  const so = effect && happens ? EFFECTS[effect] : bears
  return `${f.flak ? `Flak: ${bomberName(bomber)}` : capital(bomberName(bomber))} is damaged, ${DAMAGE_NAMES[type]}:${rolled} ${so}.`
}

/** `covered, 1 damage`. */
function bomberState(campaign: Campaign, id: BomberId): string {
  const { state, damage, dorsal } = bomberOf(campaign, id)
  return [
    state === 'fallen' && id !== STRAGGLER ? 'fallen out' : COVER_NAMES[supportOf(campaign, id)],
    ...(damage.length > 0 ? [counted(damage.length, 'damage', 'damage')] : []),
    ...(dorsal > 0 ? [`gunner silenced`] : []),
  ].join(', ')
}

/** What one burst promises, and what it may cost: beside its figures `hits 50 %`. */
export function burstSaid(campaign: Campaign, fighter: FighterId, { bomber, angle, delayed }: Attack) {
  const chances = burstChances({ campaign, fighter, bomber, angle })
  // SAB-BMB-21
  return {
    figures: burstFigures(campaign, chances),
    rest: `${delayed ? 'fires a round later; ' : ''}hits ${percent(chances.hit)}`,
  }
}

/** What is to be had and feared from this side, and how the bomber is. */
function approachSaid(campaign: Campaign, option: ApproachOption, choice: Choice<ApproachOption>): Said {
  const { id, bomber, angle, delayed = false } = option
  const fighter = firstOf('fighter', choice.about) as FighterId | undefined
  if (!bomber || !angle || !fighter) return led('Break off', burstFigures(campaign), 'he turns for home')
  const { figures, rest } = burstSaid(campaign, fighter, { bomber, angle, delayed })
  return led(
    id === 'stay' ? `Stay on the tail of ${bomberMark(bomber)}` : aimNamed({ bomber, angle }),
    figures,
    rest,
    bomberState(campaign, bomber),
  )
}

/** `Red 2 (Hallam)`, at `A1, port flank`. */
function attackSaid(campaign: Campaign, id: FighterId): Said {
  const head = fighterWithPilot(campaign, id)
  const attack = campaign.patrol?.fighters[id]?.attack
  if (!attack) return head
  const { figures } = burstSaid(campaign, id, attack)
  return led(head, figures, aimNamed(attack), ...fighterState(campaign, id).split(', ').slice(2))
}

/** SAB-BMB-21 SAB-BMB-36 */
export const BREAK_AWAY = 'any target; a tail a round later'

function stayingSaid(campaign: Campaign, choice: Choice): Said {
  const id = firstOf('fighter', choice.about) as FighterId | undefined
  const attack = id && campaign.patrol?.fighters[id]?.attack
  if (!attack) return 'Stay on it'
  const { figures, rest } = burstSaid(campaign, id, attack)
  // SAB-ICO-18
  const jammed = fighter(campaign, id).jammed ? 'jammed guns fire on an even die' : ''
  return led('Stay on it', figures, rest, jammed)
}
