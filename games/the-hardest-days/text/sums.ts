import { counted, type Logged, listed } from '@tallyho/engine'
import type { Notes } from '../vocabulary.ts'
import { clockName, squadronName } from './names.ts'

/** Several notes of one kind in one sentence: what is booked at the end of a segment. */

type Facts<K extends keyof Notes> = Notes[K]

const factsOf = <K extends keyof Notes>(notes: readonly Logged[], what: K): readonly Facts<K>[] =>
  notes.flatMap(note => (note.what === what ? [note.facts as unknown as Facts<K>] : []))

/** `9 German groups are home: 7 ready again at 1200, 2 done for the day.` */
export function groupsHome(notes: readonly Logged[]): string {
  const home = factsOf(notes, 'group-recovers')
  const hours = [...new Set(home.flatMap(({ segment }) => (segment === undefined ? [] : [segment])))].sort()
  const again = hours.map(hour => {
    const count = home.filter(({ segment }) => segment === hour).length
    return `${count} ready again at ${clockName(hour)}`
  })
  const done = home.filter(({ segment }) => segment === undefined).length
  const parts = [...again, ...(done > 0 ? [`${done} done for the day`] : [])]
  return `${counted(home.length, 'German group')} ${home.length === 1 ? 'is' : 'are'} home: ${listed(parts)}.`
}

/** `The clock moves to 0800. 3 German groups are ready again. 43 and 601 Squadron are ready, 54 re-arms.` */
export function clockMoves(notes: readonly Logged[]): string {
  const [clock] = factsOf(notes, 'time-advance')
  const ready = factsOf(notes, 'group-ready').length
  const turned = factsOf(notes, 'squadron-turnaround')
  const who = (at: string) => turned.filter(({ to }) => to === at).map(({ squadron }) => squadron)
  const parts = [
    [who('ready'), 'ready again'],
    [who('rearm'), 're-arming'],
    [who('landing'), 'landed, with two segments to go'],
  ] as const
  const squadrons = parts.flatMap(([ids, state]) => (ids.length > 0 ? [`${namesOf(ids)} ${state}`] : []))
  return [
    ...(clock ? [`The clock moves to ${clockName(clock.segment)}.`] : []),
    ...(ready > 0 ? [`${counted(ready, 'German group')} ready again.`] : []),
    ...(squadrons.length > 0 ? [`${squadrons.join('; ')}.`] : []),
  ].join(' ')
}

const namesOf = (ids: readonly string[]): string =>
  ids.length === 1 ? squadronName(ids[0] ?? '') : `${listed(ids)} Squadrons`
