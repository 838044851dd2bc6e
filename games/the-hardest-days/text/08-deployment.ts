import { capital, counted, firstOf, listed, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { ForceEntry, GroupId, Section } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { groupsIn } from '../rules/02-terms/terms.ts'
import { typeOf } from '../rules/08-deployment/group-selection.ts'
import type { Day, Raid } from '../state.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { boxName, groupWithRating, sections } from './names.ts'

/** Size, composition and placement of a raid. */
export const deployment = {
  asks: {
    'escort-section': {
      question: (_, { about }) =>
        `Which bombers does ${firstOf('group', about)} join? Where does it hurt you least?`,
      answer: (day, { section }, choice) => sectionWords(day, raidAbout(day, choice), section),
    },
  },
  notes: {
    size: f =>
      `Raid ${f.raid}, a ${f.effort} one, is of ${counted(f.size, 'group')}, channel patrol counted in.`,
    force: f => `Raid ${f.raid} calls for ${entriesTold(f.entries)}.`,
    'raid-shrinks': f =>
      `Raid ${f.raid}: no ${entryTold(f.entry)} is left to send, so it is of ${f.to} groups, not ${f.from}.`,
    'false-raid': ({ raid }) => `Raid ${raid} was a false alarm: no group could be sent.`,
    placement: f => `The bombers of raid ${f.raid} take their places (die ${f.die}): ${sections(f.letters)}.`,
    deployed: ({ raid, groups }) => `Raid ${raid} deploys: ${byBox(groups)}.${standInsTold(groups)}`,
    'escort-moves': f => `${f.group} escorts the ${f.section} section of raid ${f.raid}.`,
  },
  rolls: {
    size: {
      what: 'How large is the raid? Draw a chit: each group is about thirty aircraft.',
      outcome: (day, { id }) => {
        const { major, minor, force } = packOf(day).sizeChit(id)
        return `${major} groups if major, ${minor} if minor, force list ${force}`
      },
    },
    force: 'What flies in the raid? Roll for hunters, escorts and bombers.',
    group: {
      what: 'A group is picked at random among equals.',
      outcome: (day, { id }) => groupWithRating(day, id),
    },
    'escort-order': {
      what: 'Chance says which close escort moves first.',
      outcome: (day, { id }) => groupWithRating(day, id),
    },
    'placement.bomber': {
      what: 'Roll for the places in the Bomber Box.',
      outcome: (day, { id }) => sections(packOf(day).bomberPlacement(Number(id))),
    },
  },
} satisfies ChapterWords

/** Who flies in a section already. */
function sectionWords(day: Day, raid: Raid, section: Section): Said {
  const [bombers, escorts] = (['bomber', 'escort'] as const).map(box => groupsIn(day, raid, box, section))
  return {
    head: capital(section),
    so: `it covers ${listed((bombers ?? []).map(({ id }) => id))}`,
    figures: [
      { of: 'bombers', is: String(bombers?.length) },
      { of: 'escorts', is: String(escorts?.length) },
    ],
  }
}

const DUTIES: Readonly<Record<string, string>> = { e: ' as close escort', cp: ' on channel patrol' }

/** `Me109 on channel patrol`. */
function entryTold(entry: ForceEntry): string {
  const type = typeOf(entry)
  return `${type}${DUTIES[entry.slice(type.length)] ?? ''}`
}

/** `2 Me109, 1 Me109 on channel patrol and 3 Do17`. */
export function entriesTold(entries: Notes['force']['entries']): string {
  const kinds = [...new Set(entries)]
  return listed(kinds.map(kind => `${entries.filter(entry => entry === kind).length} ${entryTold(kind)}`))
}

/** THD-8.5.b THD-8.5.c ` Too few are ready: III/KG4 (He111) stands in for a Ju87.` */
function standInsTold(groups: Notes['deployed']['groups']): string {
  const told = groups.flatMap(({ group, entry, type }) =>
    typeOf(entry) === type ? [] : [`${group} (${type}) stands in for a ${typeOf(entry)}`],
  )
  return told.length === 0 ? '' : ` Too few are ready: ${listed(told)}.`
}

/** `Hunt Box I/JG3, II/JG3; Bomber Box I/KG2`. */
function byBox(groups: Notes['deployed']['groups']): string {
  const boxes = new Map<string, GroupId[]>()
  for (const { group, box = '' } of groups) boxes.set(box, [...(boxes.get(box) ?? []), group])
  return [...boxes].map(([box, ids]) => `${boxName(box)} ${ids.join(', ')}`).join('; ')
}
