import type { Faces, GroupSpec, GroupType, Letter, Luftflotte } from './types.ts'

/** THD-2.18.a a low German rating is good, THD-D-30 the reduced face worse. THD-2.19.a bombing on each face. */
// biome-ignore format: a chart, one type a row
const RATINGS: Readonly<Record<GroupType | 'elite', { readonly combat: Faces; readonly bombing: Faces }>> = {
  Me109: { combat: { full: 0, reduced: 1 }, bombing: { full: 1, reduced: 0 } },
  elite: { combat: { full: 1, reduced: 2 }, bombing: { full: 2, reduced: 1 } },
  Me110: { combat: { full: 2, reduced: 3 }, bombing: { full: 1, reduced: 1 } },
  Ju88:  { combat: { full: 3, reduced: 4 }, bombing: { full: 4, reduced: 2 } },
  Do17:  { combat: { full: 3, reduced: 4 }, bombing: { full: 3, reduced: 2 } },
  He111: { combat: { full: 4, reduced: 5 }, bombing: { full: 4, reduced: 2 } },
  Ju87:  { combat: { full: 5, reduced: 6 }, bombing: { full: 3, reduced: 2 } },
}

/**
 * THD-2.8.a: the airbases, a box for each type; THD-2.20.a types. THD-2.21.a Gruppe/Geschwader, with the
 * selector letter of THD-2.22.a before it. SG is the Stuka wing. THD-2.20.b `E` marks the two elite groups.
 */
const AIRBASES: Readonly<Record<Luftflotte, Readonly<Partial<Record<GroupType, string>>>>> = {
  2: {
    Me109: `A I/JG3, B II/JG3, C III/JG3, A I/JG26, B II/JG26, C III/JG26, A I/JG51, B II/JG51, C III/JG51,
      A I/JG52, B II/JG52, A I/JG54, B II/JG54, C III/JG54, C I/LG2`,
    Me110: 'A I/ZG26, B II/ZG26, C III/ZG26, B II/ZG76, C III/ZG76, A 1/EGr210 E, B 2/EGr210 E',
    Do17: 'A I/KG2, B II/KG2, C III/KG2, A I/KG3, B II/KG3, C III/KG3, A I/KG76, C III/KG76',
    He111: 'A I/KG1, B II/KG1, C I/KG4, A II/KG4, A I/KG53, B II/KG53, C III/KG53',
    Ju88: 'C III/KG4, B II/KG76',
    Ju87: 'B II/SG1, A IV/LG1',
  },
  3: {
    Me109: 'A I/JG2, B II/JG2, C III/JG2, A I/JG27, B II/JG27, C III/JG27, A I/JG53, B II/JG53, C III/JG53',
    Me110: 'A I/ZG2, B II/ZG2, C V/LG1',
    Do17: 'B KuGr606',
    He111: 'A I/KG27, B II/KG27, C III/KG27, A I/KG55, B II/KG55, C III/KG55',
    Ju88: 'A I/KG51, B II/KG51, C III/KG51, A I/KG54, B II/KG54, A I/LG1, B II/LG1, C III/LG1, C KGr806',
    Ju87: 'C III/SG1, A I/SG2, B II/SG2, A I/SG77, B II/SG77',
  },
}

function counter(luftflotte: Luftflotte, type: GroupType, entry: string): GroupSpec {
  const [letter, id, mark] = entry.split(' ') as [Letter, string, 'E' | undefined]
  const elite = mark === 'E'
  const named = id === 'I/JG51'
  return {
    id,
    type,
    luftflotte,
    letter,
    elite,
    ...RATINGS[elite ? 'elite' : type],
    source: named || elite ? 'constrained' : 'designed',
    ref: named
      ? 'THD-EX-03 type and Luftflotte; ratings and letter designed'
      : elite
        ? 'THD-2.20.b two in LF2; history: Erprobungsgruppe 210; ratings by type'
        : `history: order of battle of Luftflotte ${luftflotte}, Aug 1940; ratings by type`,
  }
}

export const groups: readonly GroupSpec[] = ([2, 3] as const).flatMap(luftflotte =>
  Object.entries(AIRBASES[luftflotte]).flatMap(([type, entries]) =>
    entries.split(/,\s+/).map(entry => counter(luftflotte, type as GroupType, entry)),
  ),
)
