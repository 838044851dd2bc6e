import type { Fact, Logged, Pause, Ref } from '@tallyho/engine'
import { patrolBoxes } from '../rules/05-patrol.ts'
import { boxesFor } from '../rules/10-squadron-movement.ts'
import type { Day, RaidNumber } from '../state.ts'

/** Questions that the board asks of the log and the pause: what lies in the middle of things now. */

const isRaidNumber = (fact: Fact): fact is RaidNumber => fact === 1 || fact === 2 || fact === 3

/** The raid that is spoken of: by the question, or else by what happened last. */
export function activeRaid(
  day: Day,
  pause: Pause | undefined,
  notes: readonly Logged[],
): RaidNumber | undefined {
  const known = (number: Fact): RaidNumber | undefined =>
    isRaidNumber(number) && day.raids.some(raid => raid.number === number) ? number : undefined
  if (pause?.kind === 'choice') {
    for (const ref of [...(pause.about ?? []), ...pause.options.flatMap(({ on }) => on ?? [])]) {
      const [, number] = /^(?:raid:|section:)(\d)/.exec(ref) ?? []
      const raid = known(Number(number))
      if (raid) return raid
    }
    for (const ref of pause.options.flatMap(({ on }) => on ?? [])) {
      const group = ref.startsWith('group:') && day.groups.find(({ id }) => ref === `group:${id}`)
      if (group && group.place.at === 'display') return group.place.raid
    }
    return undefined
  }
  return known(notes.at(-1)?.facts.raid)
}

/** The notes of one raid's present life, newest first: a number is used again when its raid has gone. */
export function raidNotes(notes: readonly Logged[], raid: RaidNumber): Logged[] {
  const found: Logged[] = []
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i] as Logged
    if (note.facts.raid !== raid) continue
    found.push(note)
    if (note.what === 'crossing') break
  }
  return found
}

/** Fights of the raid's present or last combat, newest first. */
export function fightsOf(notes: readonly Logged[]): Logged[] {
  const start = notes.findIndex(({ what }) => what === 'hunt-placement')
  return notes.slice(0, Math.max(start, 0)).filter(({ what }) => what === 'fight')
}

/** Where a squadron could go if it were the answer to these questions. */
const REACH: Readonly<Record<string, typeof boxesFor | typeof patrolBoxes>> = {
  'patrol-squadron': patrolBoxes,
  'move-squadron': boxesFor,
}

/** What the question is about, and the boxes within reach of the squadron under the pointer. */
export function aboutOf(day: Day, pause: Pause | undefined, hovered: ReadonlySet<Ref>): ReadonlySet<Ref> {
  if (pause?.kind !== 'choice') return new Set()
  const about = new Set(pause.about)
  const reach = REACH[pause.ask]
  const squadron = reach && day.squadrons.find(({ id }) => hovered.has(`squadron:${id}`))
  if (squadron) for (const { on } of reach(day, squadron)) for (const ref of on ?? []) about.add(ref)
  return about
}
