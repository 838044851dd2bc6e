import { counted, type Logged, listed } from '@tallyho/engine'
import { LAST_SEGMENT } from '../rules/02-terms/terms.ts'
import { factsIn } from '../vocabulary.ts'
import { clockName, regionName, squadronName } from './names.ts'

/** Several notes of one kind in one sentence: what is booked at the end of a segment. */

/** `32 and 501 Squadrons scramble.`: those who moved as one. */
export function moveTogether(notes: readonly Logged[]): string {
  const moved = factsIn(notes)('squadron-moves')
  const patrols = factsIn(notes)('patrol')
  const who = namesOf([...moved, ...patrols].map(({ squadron }) => squadron))
  const [patrol] = patrols
  if (patrol) return `${who} patrol ${patrol.name} at ${patrol.altitude}.`
  const [move] = moved
  return `${who} ${move?.box === 'SCRAMBLE' ? 'scramble' : `move to ${move?.name} at ${move?.box}`}.`
}

/** `2 raids form up: LF2 South and LF2 East; no more in these two hours.` */
export function regionsDrawn(notes: readonly Logged[]): string {
  const drawn = factsIn(notes)('region-drawn').map(({ region }) => regionName(region))
  const aside = factsIn(notes)('region-set-aside').map(({ region }) => regionName(region))
  const count = counted(drawn.length, 'raid')
  return `${[
    ...(drawn.length > 0 ? [`${count} ${drawn.length === 1 ? 'forms' : 'form'} up: ${listed(drawn)}`] : []),
    ...(aside.length > 0 ? [`${listed(aside)} set aside, with too few fighters ready`] : []),
    ...(notes.some(({ what }) => what === 'time-on-clock') ? ['no more in these two hours'] : []),
  ].join('; ')}.`
}

/** `9 German groups are home: 7 ready again at 1200, 2 done for the day.` */
export function groupsHome(notes: readonly Logged[]): string {
  const home = factsIn(notes)('group-recovers')
  const hours = [...new Set(home.flatMap(({ segment }) => (segment === undefined ? [] : [segment])))].sort()
  const again = hours.map(hour => {
    const count = home.filter(({ segment }) => segment === hour).length
    return `${count} ready again at ${clockName(hour)}`
  })
  const done = home.filter(({ segment }) => segment === undefined).length
  const parts = [...again, ...(done > 0 ? [`${done} done for the day`] : [])]
  return `${counted(home.length, 'German group')} ${home.length === 1 ? 'is' : 'are'} home: ${listed(parts)}.`
}

/** `The clock moves to 0800. 3 German groups are ready again. 43 and 601 Squadrons ready again; 54 Squadron re-arming, ready at 1000.` */
export function clockMoves(notes: readonly Logged[]): string {
  const [clock] = factsIn(notes)('time-advance')
  const ready = factsIn(notes)('group-ready').length
  const turned = factsIn(notes)('squadron-turnaround')
  const who = (at: string) => turned.filter(({ to }) => to === at).map(({ squadron }) => squadron)
  const hour = clock?.segment ?? 0
  const parts = [
    [who('ready'), 'ready again'],
    [who('rearm'), `re-arming, ${readyAt(hour + 1)}`],
    [who('landing'), `home reduced, ${readyAt(hour + 2)}`],
  ] as const
  const squadrons = parts.flatMap(([ids, state]) => (ids.length > 0 ? [`${namesOf(ids)} ${state}`] : []))
  return [
    ...(clock ? [`The clock moves to ${clockName(clock.segment)}.`] : []),
    ...(ready > 0 ? [`${counted(ready, 'German group')} ready again.`] : []),
    ...(squadrons.length > 0 ? [`${squadrons.join('; ')}.`] : []),
  ].join(' ')
}

/** THD-4.III.4.a When a squadron can fly again. */
const readyAt = (segment: number): string =>
  segment > LAST_SEGMENT ? 'done for the day' : `ready at ${clockName(segment)}`

const namesOf = (ids: readonly string[]): string =>
  ids.length === 1 ? squadronName(ids[0] ?? '') : `${listed(ids)} Squadrons`
