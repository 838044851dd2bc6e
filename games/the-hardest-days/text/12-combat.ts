import { type Choice, capital, counted, firstOf, listed, type Said } from '@tallyho/engine'
import { type GroupId, SECTIONS, type Section, type SquadronId } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import {
  groupOf,
  groupsIn,
  isFighter,
  raidAround,
  ratingOf,
  squadronOf,
  squadronsIn,
} from '../rules/02-terms/terms.ts'
import { foesIn as foesOf } from '../rules/12-combat/bomber-combat.ts'
import { type SetAsideOption, shiftsOver } from '../rules/12-combat/combat.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { onPast } from './beyond.ts'
import { escortFights, type Losses, lossesOf, lossesTold, type Pair, squadronFights } from './chances.ts'
import { changes } from './changes.ts'
import { EFFECT_NAMES, fateOfSquadron } from './fates.ts'
import { sectionNow, tollAmongBombers, tollTold } from './forecast.ts'
import { groupInShort, squadronName } from './names.ts'

/** Fights in the Hunt Box and the Bomber Box. */
export const combat = {
  asks: {
    'hunt-section': {
      question: (_, { about }) => `Hunt Box of raid ${firstOf('raid', about)}: which section fights first?`,
      answer: (day, { section }, choice) => sectionWords(day, choice, 'hunt', section),
    },
    'bomber-section': {
      question: (_, { about }) => `Bomber Box of raid ${firstOf('raid', about)}: which section fights first?`,
      answer: (day, { section }, choice) => sectionWords(day, choice, 'bomber', section),
    },
    'set-aside': {
      question: (day, { options }) =>
        options[0]?.squadron === undefined ? hunterAsked(day, options) : squadronsAsked(day, options),
      answer: (day, { squadron, group }, { options }) =>
        squadron === undefined ? hunterOut(day, group ?? '', options) : squadronOut(day, squadron, options),
    },
    pair: {
      question: 'Which pair fights next?',
      answer: (day, pair) => squadronFights(day, pair, 'against', 'squadron-hunt'),
    },
    excess: {
      question: (_, { options }) => {
        const ids = [...new Set(options.flatMap(({ on = [] }) => firstOf('squadron', on) ?? []))]
        return `${listed(ids)} ${ids.length > 1 ? 'are' : 'is'} free: on past the hunters?`
      },
      answer: (day, { squadron, group }) =>
        group === undefined
          ? {
              head: `${squadron} goes past`,
              so: onPast(day, squadron),
              figures: lossesTold(fightsPast(day, squadron)),
            }
          : squadronFights(day, { squadron, group }, 'attacks', 'squadron-hunt'),
    },
    shift: {
      question: 'Does a squadron turn to another part of the raid?',
      answer: (day, { squadron, section }, choice) =>
        squadron === undefined || section === undefined
          ? asTheyStand(day, raidAbout(day, choice))
          : turnsWords(day, raidAbout(day, choice), squadron, section),
    },
    attack: {
      question: 'Which squadron attacks, and whom?',
      answer: (day, pair) => squadronFights(day, pair, 'attacks', 'squadron-own'),
    },
    'escort-attack': {
      question: 'Which close escort attacks, and whom?',
      answer: escortFights,
    },
  },
  notes: {
    'set-aside': ({ squadron, group, section }) =>
      squadron === undefined
        ? `${group} is left alone, ${section} section.`
        : `${squadronName(squadron)} waits, ${section} section.`,
    fight: f =>
      `${squadronName(f.squadron)} fights ${f.group} of raid ${f.raid}, combat value ${f.squadronRating} + ${f.groupRating}${changes(f.modifiers)} = ${f.value}. ` +
      `${f.group}: ${EFFECT_NAMES[f.groupEffect]} (die ${f.groupDie}). ` +
      `${f.squadron}: ${EFFECT_NAMES[f.squadronEffect]} (die ${f.squadronDie}).`,
    'moves-on': f => `${squadronName(f.squadron)} moves on to the Bomber Box, ${f.section} section.`,
    shifts: f => `${squadronName(f.squadron)} shifts to the ${f.section} section.`,
    'leaves-display': ({ raid, squadron, idle, barred }) => {
      const name = squadronName(squadron)
      if (!idle) return `${name} leaves raid ${raid} and flies home.`
      const finds = `${name} finds nobody in the ${idle} section of raid ${raid}`
      return barred
        ? `${finds}, and in broken clouds none can shift to another: it flies home.`
        : `${finds} and flies home.`
    },
    'becomes-strafer': f => `${f.group} of raid ${f.raid} comes down to strafe, ${f.section} section.`,
    'raid-broken': ({ raid, patrollers }) =>
      `Raid ${raid} is broken${patrollers > 0 ? `; ${counted(patrollers, 'channel patroller')} fly home` : ''}.`,
  },
  rolls: {
    // THD-12.3.3.a Both dice are cast before anything comes of them: what they do to both stands under it (board/FightFates.tsx).
    'combat.group': (_, { about }) =>
      `${firstOf('squadron', about)} fights ${firstOf('group', about)}: who is hurt?`,
    'combat.squadron': {
      what: (_, { about, against }) =>
        `What becomes of your ${firstOf('squadron', about)}? The die and ${against}: the lower, the worse for it.`,
      outcome: (day, { id }, chance) => fateOfSquadron(day, chance, Number(id)),
    },
  },
} satisfies ChapterWords

/** What it comes to past the hunters: a fight with any of those behind them; where nobody is, with those to whom it may turn, or none. */
function fightsPast(day: Day, id: SquadronId): readonly Losses[] {
  const squadron = squadronOf(day, id)
  const raid = raidAround(day, squadron)
  const here = SECTIONS.filter(section => section === sectionNow(squadron))
  const found = (sections: readonly Section[]) => sections.flatMap(section => foesOf(day, raid, section))
  const behind = found(here)
  const met = behind.length > 0 || shiftsOver(day, raid) === 0 ? behind : found(SECTIONS)
  if (met.length === 0) return [{ group: 0, squadron: 0 }]
  return met.map(group => lossesOf(day, { squadron: id, group: group.id }, 'squadron-own'))
}

/** Answers that are one and the same but for names: nobody need weigh them. */
export function areAlike(day: Day, options: readonly Partial<Pair>[]): boolean {
  const faces = options.map(({ squadron, group }) => {
    const [ours, theirs] = [squadron && squadronOf(day, squadron), group && groupOf(day, group)]
    return [
      ours && [ours.type, ours.reduced, ours.altitudeMarker, ratingOf(day, ours), boxOf(ours)?.id],
      theirs && [theirs.type, theirs.elite, theirs.reduced, theirs.tactics?.by, ratingOf(day, theirs)],
    ].join()
  })
  return faces.length > 1 && new Set(faces).size === 1
}

/** `2 bombers, 1 escort`, `1 bomber, no escort`: who waits in a section of the Bomber Box; nothing where nobody does. */
function foesIn(day: Day, raid: Raid, section: Section): string {
  const inBox = groupsIn(day, raid, 'bomber', section)
  const bombers = inBox.filter(group => !isFighter(group)).length
  const escorts = groupsIn(day, raid, 'escort', section).length
  const strafers = inBox.length - bombers
  return [
    ...(bombers > 0
      ? [counted(bombers, 'bomber'), escorts > 0 ? counted(escorts, 'escort') : 'no escort']
      : []),
    ...(bombers === 0 && escorts > 0 ? [counted(escorts, 'escort')] : []),
    ...(strafers > 0 ? [counted(strafers, 'strafing fighter')] : []),
  ].join(', ')
}

const towards = (section: Section): string => (section === 'centre' ? 'to the centre' : `to the ${section}`)

/** The squadrons that a hunter of their section fights. */
function heldBy(day: Day, id: GroupId): readonly Squadron[] {
  const group = groupOf(day, id)
  const { place } = group
  if (place.at !== 'display' || place.box === 'patrol') return []
  return squadronsIn(day, raidAround(day, group), 'hunt', place.section)
}

/** THD-12.2.1.b One squadron and two hunters: whoever is left out, the question is whom it fights. */
function hunterAsked(day: Day, options: readonly SetAsideOption[]): string {
  const held = heldBy(day, options[0]?.group ?? '')
  const [only, more] = held
  if (only && !more && options.length === 2) return `Whom does ${only.id} fight?`
  const left = options.length - held.length
  return `Whom ${more ? 'do' : 'does'} ${listed(held.map(({ id }) => id))} leave alone?${left > 1 ? ` Choose ${NUMBERS[left] ?? left}.` : ''}`
}

/** THD-12.2.1.b More squadrons than hunters: as many stay free as are too many, and the question is who fights. */
function squadronsAsked(day: Day, options: readonly SetAsideOption[]): string {
  const { free, hunters } = sectionOfAll(day, options)
  const whom = listed(hunters.map(({ id }) => id))
  if (free === 1 && options.length === 2) return `Who fights ${whom}? The other stays free.`
  const [who, other] =
    free === 1
      ? ['Which squadron stays', 'others']
      : [`Which ${NUMBERS[free] ?? free} stay`, free === options.length - 1 ? 'other' : 'others']
  return `${who} free? The ${other} ${other === 'other' ? 'fights' : 'fight'} ${whom}.`
}
const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' }

/** The hunters that squadrons of one section are to fight, and how many of these squadrons they leave free. */
function sectionOfAll(day: Day, options: readonly SetAsideOption[]) {
  const first = squadronOf(day, options[0]?.squadron ?? '')
  const { place } = first
  const hunters = place.at === 'display' ? groupsIn(day, raidAround(day, first), 'hunt', place.section) : []
  return { hunters, free: options.length - hunters.length }
}

/** THD-12.2.1.b How many of a side that is to set some aside can fight: as many as the other side has in their section. */
export function fightersIn(day: Day, options: readonly SetAsideOption[]): number {
  const [first] = options
  return first?.squadron === undefined
    ? heldBy(day, first?.group ?? '').length
    : sectionOfAll(day, options).hunters.length
}

/** `602 fights I/JG2`, while 43 stays free; of more than two, what the one that stays free would do if it fought. */
function squadronOut(day: Day, out: SquadronId, options: readonly SetAsideOption[]): Said {
  const { hunters } = sectionOfAll(day, options)
  const [hunter, another] = hunters
  const others = options.flatMap(({ squadron }) =>
    squadron === undefined || squadron === out ? [] : [squadron],
  )
  const [last, more] = others
  if (hunter && !another && last !== undefined && more === undefined)
    return {
      head: `${last} fights ${hunter.id}`,
      so: `${out} ${onPast(day, out)}`,
      figures: lossesTold([lossesOf(day, { squadron: last, group: hunter.id }, 'squadron-hunt')]),
    }
  const fights = hunters.map(({ id }) => lossesOf(day, { squadron: out, group: id }, 'squadron-hunt'))
  return {
    head: `${out} stays free`,
    so: `rated ${ratingOf(day, squadronOf(day, out))}; if it fought:`,
    figures: lossesTold(fights),
  }
}

/** `501 fights I/JG26`, or who is left to be fought where there are more. */
function hunterOut(day: Day, out: GroupId, options: readonly SetAsideOption[]): Said {
  const squadrons = heldBy(day, out)
  const [only, another] = squadrons
  const left = options.flatMap(({ group }) => (group === undefined || group === out ? [] : [group]))
  const [last, more] = left
  if (only && last && !another && more === undefined)
    return {
      head: `${only.id} fights ${last}`,
      so: `${groupInShort(day, last)}; ${out} stays out`,
      figures: lossesTold([lossesOf(day, { squadron: only.id, group: last }, 'squadron-hunt')]),
    }
  return {
    head: `${out} stays out`,
    so: `${groupInShort(day, out)}; if it were fought:`,
    figures: lossesTold(
      squadrons.map(({ id }) => lossesOf(day, { squadron: id, group: out }, 'squadron-hunt')),
    ),
  }
}

/** THD-12.2.3.a Where each squadron among the bombers is once one of them has turned. */
export const turned =
  (id: SquadronId, section: Section) =>
  (squadron: Squadron): Section | undefined =>
    squadron.id === id ? section : sectionNow(squadron)

/** `1 bomber, no escort; I/KG55 alone`: whom it meets, and who is left without anybody. */
function turnsWords(day: Day, raid: Raid, squadron: SquadronId, section: Section): Said {
  const within = turned(squadron, section)
  const left = leftAlone(day, raid, within)
  const foes = foesIn(day, raid, section) || 'nobody there'
  return {
    head: `${squadron} turns ${towards(section)}`,
    so: left ? `${foes}; ${left} alone` : foes,
    figures: tollTold(tollAmongBombers(day, raid, within)),
  }
}

/** `I/KG55`, `3`: those that nobody attacks where they fly. */
function leftAlone(day: Day, raid: Raid, within: Parameters<typeof tollAmongBombers>[2]): string {
  const met = new Set(squadronsIn(day, raid, 'bomber').map(within))
  const alone = SECTIONS.filter(section => !met.has(section)).flatMap(section =>
    groupsIn(day, raid, 'bomber', section).filter(group => !isFighter(group)),
  )
  return alone.length > 1 ? String(alone.length) : (alone[0]?.id ?? '')
}

/** `257 and 65 find nobody`: who had better turn, and who is left without anybody. THD-12.2.6.a */
function asTheyStand(day: Day, raid: Raid): Said {
  const idle = SECTIONS.filter(section => foesOf(day, raid, section).length === 0)
  const ids = idle.flatMap(section => squadronsIn(day, raid, 'bomber', section).map(({ id }) => id))
  const [first, more] = ids
  const home = more ? 'find nobody' : 'finds nobody'
  const left = leftAlone(day, raid, sectionNow)
  const told = [...(first ? [`${listed(ids)} ${home}`] : []), ...(left ? [`leaves ${left} alone`] : [])]
  return {
    head: 'All stay',
    so: told.join('; ') || 'each attacks where it is',
    figures: tollTold(tollAmongBombers(day, raid, sectionNow)),
  }
}

/** `Left: 64 Squadron against I/JG53`. */
function sectionWords(day: Day, choice: Choice, box: 'hunt' | 'bomber', section: Section): Said {
  const raid = raidAbout(day, choice)
  const here = ({ place }: Day['squadrons'][number] | Day['groups'][number]): boolean =>
    place.at === 'display' && place.raid === raid.number && place.box === box && place.section === section
  const squadrons = day.squadrons.filter(here).map(({ id }) => id)
  const groups = day.groups.filter(here).map(({ id }) => id)
  return { head: capital(section), so: `${listed(squadrons)} against ${listed(groups)}` }
}
