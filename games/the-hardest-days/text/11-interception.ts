import { firstOf, listed, type Ref, type Said, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { SECTIONS, type Section, type SquadronId } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import {
  groupsIn,
  raidAround,
  raidNumbered,
  ratingOf,
  sectionOf,
  squadronOf,
} from '../rules/02-terms/terms.ts'
import {
  huntersFind,
  type LevelsFound,
  metFrom,
  squadronsAbout,
  squadronsFind,
} from '../rules/11-interception.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { bombersBehind, slipsOn } from './beyond.ts'
import { lossesMet, lossesOf, lossesTold, NONE } from './chances.ts'
import { tollOfJoining, tollTold } from './forecast.ts'
import { metOften, slantOf, slantTold } from './meetings.ts'
import { raidToChoose, sections, squadronName, squadronRated } from './names.ts'

/** Hunters and squadrons meet. */
export const interception = {
  asks: {
    'raid-order': {
      question: 'Which raid is met first?',
      answer: (day, { raid }) => raidToChoose(day, raidNumbered(day.raids, raid)),
    },
    intercepted: {
      question: (day, choice) => {
        const raid = raidAbout(day, choice)
        const due = groupsIn(day, raid, 'hunt').length - metBy(day, raid).length
        return `Which ${due > 1 ? due : 'squadron'} must fight the hunters of raid ${raid.number}?`
      },
      answer: (day, { squadron }, choice) => meetsWords(day, raidAbout(day, choice), squadron),
    },
    join: {
      question: (_, { about }) => `Who attacks raid ${firstOf('raid', about)}?`,
      answer: (day, { squadron }, choice) =>
        squadron === undefined
          ? joinedWords(day, raidAbout(day, choice))
          : attacksWords(day, raidAbout(day, choice), squadron),
    },
    'join-attempt': {
      question: (day, choice) => {
        const raid = raidAbout(day, choice)
        return `${whoIsAbout(day, raid)} raid ${raid.number}. Try to find it?`
      },
      answer: (day, { attempt }, choice) => {
        const { higher, lower } = squadronsAbout(day, raidAbout(day, choice))
        const all = [...higher, ...lower]
        const stay = all.length > 1 ? 'stay where they are' : 'stays where it is'
        const dives = higher.length > 0 ? [{ of: 'dive in', is: attempt ? metOften('above') : NONE }] : []
        const climbs = lower.length > 0 ? [{ of: 'climb in', is: attempt ? metOften('below') : NONE }] : []
        const figures = [...dives, ...climbs]
        return attempt
          ? { head: 'Roll', figures }
          : { head: 'Do not roll', so: `${namesOf(all)} ${stay}`, figures }
      },
    },
    evade: {
      question: 'Which squadron slips past the hunters?',
      answer: (day, { squadron }) => slipWords(day, squadron),
    },
  },
  notes: {
    'hunters-roll': ({ raid, die, who }) =>
      `The hunters of raid ${raid} look above and below (die ${die}): they find ${listed(who) || 'nobody'}.`,
    'squadrons-roll': ({ raid, die, who }) =>
      who.length === 0
        ? `From another height nobody finds raid ${raid} (die ${die}).`
        : `From another height ${listed(who)} ${who.length > 1 ? 'find' : 'finds'} raid ${raid} (die ${die}).`,
    intercepts: ({ squadron, raid, marker }) =>
      `${squadronName(squadron)} meets raid ${raid}${marker ? MARKERS[marker] : ''}.`,
    'hunt-placement': f =>
      `${listed(f.squadrons)} ${f.squadrons.length > 1 ? 'fly' : 'flies'} at raid ${f.raid} (die ${f.die}): ${sections(f.letters)}.`,
    evades: f => `${squadronName(f.squadron)} evades the hunters, ${f.section} section.`,
    'flies-through': f =>
      `${squadronName(f.squadron)} flies through to the Bomber Box, ${f.section} section.`,
  },
  rolls: {
    'interception.hunters': {
      what: (day, chance) => {
        const raid = raidAbout(day, chance)
        const { higher, lower } = squadronsAbout(day, raid)
        return `Do the hunters of raid ${raid.number} find ${namesOf([...lower, ...higher])}?`
      },
      outcome: (day, { id }, chance) => {
        const found = foundBy(huntersFind(Number(id)), squadronsAbout(day, raidAbout(day, chance)))
        return found.length > 0
          ? `${namesOf(found)} ${found.length > 1 ? 'are' : 'is'} found`
          : 'nobody is found'
      },
    },
    'interception.squadrons': {
      what: (day, chance) => {
        const raid = raidAbout(day, chance)
        const { higher, lower } = squadronsAbout(day, raid)
        const all = [...higher, ...lower]
        return `${all.length > 1 ? 'Do' : 'Does'} ${namesOf(all)} find raid ${raid.number}?`
      },
      outcome: (day, { id }, chance) => {
        const found = foundBy(squadronsFind(Number(id)), squadronsAbout(day, raidAbout(day, chance)))
        return found.length > 0 ? `${namesOf(found)} may attack` : 'nobody finds it'
      },
    },
    'hunt-placement': {
      what: (day, { about }) => {
        const squadrons = squadronsNamed(day, about)
        return `Whom ${squadrons.length > 1 ? 'do' : 'does'} ${namesOf(squadrons)} meet?`
      },
      outcome: (day, { id }, chance) => {
        const raid = raidAbout(day, chance)
        const { letters } = packOf(day).huntPlacement(Number(id))
        const slips = slipsOn(day, raid, Number(id))
        return placesTold(day, raid, squadronsNamed(day, chance.about), letters, slips)
      },
    },
  },
} satisfies ChapterWords

const squadronsNamed = (day: Day, about: readonly Ref[] = []): readonly Squadron[] =>
  day.squadrons.filter(({ id }) => about.includes(`squadron:${id}`))

const namesOf = (squadrons: readonly Squadron[]): string => listed(squadrons.map(({ id }) => id))

/** `213 is above`, `32 and 501 are below`, both: where those stand who may try. */
function whoIsAbout(day: Day, raid: Raid): string {
  const { higher, lower } = squadronsAbout(day, raid)
  const where = (squadrons: readonly Squadron[], level: string) =>
    squadrons.length === 0 ? [] : [`${namesOf(squadrons)} ${squadrons.length > 1 ? 'are' : 'is'} ${level}`]
  return [...where(higher, 'above'), ...where(lower, 'below')].join(', ')
}

function foundBy(found: LevelsFound, about: ReturnType<typeof squadronsAbout>): readonly Squadron[] {
  return [...(found.higher ? about.higher : []), ...(found.lower ? about.lower : [])]
}

/** THD-11.1.4 THD-11.1.5.a `610 meets I/JG26; 32 and 501 get through to the bombers`: those for whom it is the same are named together. */
function placesTold(
  day: Day,
  raid: Raid,
  squadrons: readonly Squadron[],
  letters: string,
  slips: Section | undefined,
): string {
  const met = new Map<string, { readonly verb: keyof typeof MEETS; readonly here: Squadron[] }>()
  const past = SECTIONS.flatMap(section => {
    const here = squadrons.filter(({ letter }) => sectionOf(letters, letter) === section)
    const barring = groupsIn(day, raid, 'hunt', section)
    const hunters = listed(barring.map(({ id }) => id))
    const behind = bombersBehind(day, raid, section)
    if (here.length > 0 && barring.length > 0 && slips === section)
      return [
        `${here.length > 1 ? `of ${namesOf(here)} one` : namesOf(here)} slips past ${hunters}${behind ? ` to ${behind}` : ', finds nobody'}`,
      ]
    const verb = barring.length > 0 ? 'meet' : behind ? 'get through to' : 'find'
    const whom = hunters || behind || 'nobody'
    if (here.length > 0) met.set(whom, { verb, here: [...(met.get(whom)?.here ?? []), ...here] })
    return []
  })
  const told = [...met].map(
    ([whom, { verb, here }]) => `${namesOf(here)} ${here.length > 1 ? verb : MEETS[verb]} ${whom}`,
  )
  return [...told, ...past].join('; ')
}

/** Several and one. */
const MEETS = { meet: 'meets', 'get through to': 'gets through to', find: 'finds' } as const

/** Who has joined the fight already. */
const metBy = (day: Day, raid: Raid): readonly Squadron[] =>
  day.squadrons.filter(({ place }) => place.at === 'intercepting' && place.raid === raid.number)

/** THD-11.1.3.d Who goes in, if nobody else does. */
function joinedWords(day: Day, raid: Raid): Said {
  const met = metBy(day, raid)
  const figures = joiningTold(day, raid, [])
  if (met.length === 0) return { head: 'Nobody attacks', figures }
  return { head: 'Nobody else attacks', so: `${namesOf(met)} ${met.length > 1 ? 'go' : 'goes'} in`, figures }
}

/** The same with one more. */
const attacksWords = (day: Day, raid: Raid, id: SquadronId): Said => ({
  head: `${squadronName(id)} attacks`,
  so: standsWords(day, raid, squadronOf(day, id)),
  figures: joiningTold(day, raid, [squadronOf(day, id)]),
})

/** What the whole fight comes to with these besides those who have joined it: their markers say from where these came. THD-12.4.a */
export const joiningTold = (day: Day, raid: Raid, more: readonly Squadron[]): readonly SaidFigure[] =>
  tollTold(
    tollOfJoining(day, raid, [
      ...metBy(day, raid),
      ...more.map(one => (one.place.at === 'airborne' ? metFrom(raid, one, one.place.altitude) : one)),
    ]),
  )

/** `rated 3, level with it`. */
function standsWords(day: Day, raid: Raid, squadron: Squadron): string {
  const { place } = squadron
  const rated = `rated ${ratingOf(day, squadron)}`
  return place.at === 'airborne' ? `${rated}, ${slantTold(slantOf(raid, place.altitude), false)}` : rated
}

/** A squadron that meets the hunters of a raid from where it is, and what comes of its first fight. */
function meetsWords(day: Day, raid: Raid, id: SquadronId): Said {
  const squadron = squadronOf(day, id)
  const { place } = squadron
  return {
    head: squadronName(id),
    so: standsWords(day, raid, squadron),
    ...(place.at === 'airborne' && {
      figures: lossesTold(lossesMet(day, raid, [squadron], place.altitude)),
    }),
  }
}

/** THD-11.1.4.b What a squadron is spared, and what it could do there: its fights if it stays. */
function slipWords(day: Day, id: SquadronId): Said {
  const squadron = squadronOf(day, id)
  const parts = { head: squadronName(id), so: squadronRated(day, id) }
  if (squadron.place.at !== 'display') return parts
  const hunters = groupsIn(day, raidAround(day, squadron), 'hunt', squadron.place.section)
  const fights = hunters.map(({ id: group }) => lossesOf(day, { squadron: id, group }, 'squadron-hunt'))
  return { ...parts, figures: lossesTold(fights) }
}

const MARKERS: Readonly<Record<NonNullable<Squadron['altitudeMarker']>, string>> = {
  advantage: ' from above, with the height',
  disadvantage: ' from below, at a disadvantage',
}
