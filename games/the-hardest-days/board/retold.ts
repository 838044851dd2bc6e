import { counted, type Logged, listed, type Result } from '@tallyho/engine'
import type { Beside, Honour, Retold } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import { levelOf } from '../rules/16-victory.ts'
import type { Day } from '../state.ts'
import { clockName, squadronName, targetName } from '../text/names.ts'
import { words } from '../text.ts'
import type { Notes } from '../vocabulary.ts'
import { lossIn } from './effect.ts'
import { aircraftLost, countLost, REAL_DAYS, RECKONED } from './final/history.ts'

type Fight = Notes['fight']

/** The day told again, hour by hour: what came, who met it, what it cost. */
export const RETOLD: Retold<Day, Notes> = {
  opening: clockName(0),
  chapters: { 'time-advance': ({ segment }) => clockName(segment) },
  tells: {
    fight: fightTold,
    'raid-broken': ({ raid }) => `Raid ${raid} is broken.`,
    bombing: ({ raid, target, points }) =>
      points > 0
        ? `Raid ${raid} bombs ${targetName(target)}: ${counted(points, 'point')} of damage.`
        : `The bombs of raid ${raid} do nothing to ${targetName(target)}.`,
    'aircraft-destroyed': ({ squadron }) => `${squadronName(squadron)} loses aircraft on the ground.`,
  },
  levelAt: (_, score) => words.level(levelOf(score)),
  abridges,
  honours,
  beside,
}

/** What came of one raid in one hour. */
interface RaidTold {
  size?: number
  readonly met: Set<string>
  /** Who came up to it, whether they fought it or not. */
  readonly found: Set<string>
  readonly hurt: Record<'light' | 'heavy', { readonly groups: string[]; readonly squadrons: string[] }>
  readonly after: string[]
  /** How groups left it last without a fight. */
  left?: 'range-limit' | 'group-leaves' | 'flak'
  broken?: true
  /** It went home over the coast. */
  gone?: true
}

/** An hour of the day, raid by raid: who met it, what it cost both, where its bombs fell. */
function abridges(chapter: readonly Logged[]): readonly string[] {
  const raids = new Map<unknown, RaidTold>()
  const raidOf = (raid: unknown): RaidTold => {
    const known = raids.get(raid)
    if (known) return known
    const hurt = { light: { groups: [], squadrons: [] }, heavy: { groups: [], squadrons: [] } }
    const fresh: RaidTold = { met: new Set(), found: new Set(), hurt, after: [] }
    raids.set(raid, fresh)
    return fresh
  }
  for (const note of chapter) {
    if (isNote(note, 'size')) raidOf(note.facts.raid).size = note.facts.size
    else if (isNote(note, 'raid-shrinks')) raidOf(note.facts.raid).size = note.facts.to
    // Who waits over the Channel does not fly with it.
    else if (isNote(note, 'deployed'))
      raidOf(note.facts.raid).size = note.facts.groups.filter(({ box }) => box !== 'patrol').length
    else if (isNote(note, 'intercepts')) raidOf(note.facts.raid).found.add(note.facts.squadron)
    else if (isNote(note, 'fight')) {
      const { raid, squadron, group, groupEffect, squadronEffect } = note.facts
      const told = raidOf(raid)
      const [theirs, ours] = [lossIn(groupEffect), lossIn(squadronEffect)]
      told.met.add(squadron)
      if (theirs) told.hurt[theirs].groups.push(group)
      if (ours) told.hurt[ours].squadrons.push(squadron)
    } else if (isNote(note, 'range-limit')) raidOf(note.facts.raid).left = 'range-limit'
    else if (isNote(note, 'group-leaves')) raidOf(note.facts.raid).left = 'group-leaves'
    else if (isNote(note, 'flak')) raidOf(note.facts.raid).left = 'flak'
    else if (isNote(note, 'raid-leaves')) raidOf(note.facts.raid).gone = true
    else if (isNote(note, 'raid-broken')) raidOf(note.facts.raid).broken = true
    else if (isNote(note, 'false-raid')) raidOf(note.facts.raid).after.push('It was nothing but a feint.')
    else if (isNote(note, 'bombing')) raidOf(note.facts.raid).after.push(bombsTold(note.facts))
    else if (isNote(note, 'aircraft-destroyed'))
      raidOf(note.facts.raid).after.push(`${squadronName(note.facts.squadron)} lost aircraft on the ground.`)
  }
  if (raids.size === 0) return chapter.some(({ what }) => what === 'no-raids') ? ['No raid came.'] : []
  return [...raids].flatMap(([number, raid]) => raidTold(Number(number), raid))
}

function raidTold(
  number: number,
  { size, met, found, hurt, after, left, broken, gone }: RaidTold,
): readonly string[] {
  const name = `Raid ${number}${size ? `, of ${counted(size, 'group')},` : ''}`
  const end = broken ? [met.size > 0 || !left ? 'It was broken up.' : LEFT[left]] : []
  const came =
    found.size > 0
      ? `was found by ${squadronsNamed([...found])}, who came to no fight.`
      : 'came on unopposed.'
  return [
    met.size > 0 ? `${name} was met by ${squadronsNamed([...met])}.` : `${name} ${came}`,
    ...lossesTold(hurt.heavy, 'Heavy'),
    ...lossesTold(hurt.light, 'Light'),
    ...after,
    ...(gone && after.length === 0 ? ['It dropped no bombs and flew home.'] : []),
    ...end,
  ]
}

/** Why a raid that nobody fought came to nothing. THD-9.9.a THD-17.3.a THD-17.17.a */
const LEFT: Readonly<Record<NonNullable<RaidTold['left']>, string>> = {
  'range-limit': 'Its Me 109s came to the end of their range and flew home: nothing was left of it.',
  'group-leaves': 'Its groups missed the rendezvous and flew home: nothing was left of it.',
  flak: 'Flak drove the last of it home.',
}

function lossesTold({ groups, squadrons }: RaidTold['hurt']['light'], how: string): readonly string[] {
  const units = [
    ...(groups.length > 0 ? [listed(groups)] : []),
    ...(squadrons.length > 0 ? [squadronsNamed(squadrons)] : []),
  ]
  return units.length > 0 ? [`${how} losses: ${units.join('; ')}.`] : []
}

/** `54 Squadron`, `54, 65 and 266 Squadrons`. */
function squadronsNamed(ids: readonly string[]): string {
  return ids.length === 1 ? squadronName(ids[0] ?? '') : `${listed(ids)} Squadrons`
}

function bombsTold({ target, points }: Notes['bombing']): string {
  if (points === 0) return `Its bombs did nothing to ${targetName(target)}.`
  return `Its bombs fell on ${targetName(target)}: ${counted(points, 'point')} of damage.`
}

/** A note of one kind, with its facts. */
function isNote<K extends keyof Notes>(note: Logged, what: K): note is Logged & { readonly facts: Notes[K] } {
  return note.what === what
}

/** THD-12.3 Only what was lost is told of a fight. */
function fightTold({ squadron, group, groupEffect, squadronEffect }: Fight): string | undefined {
  const [theirs, ours] = [lossIn(groupEffect), lossIn(squadronEffect)]
  const name = squadronName(squadron)
  if (theirs && ours)
    return `${name} meets ${group}: ${theirs} loss for the group, ${ours} loss for the squadron.`
  if (theirs) return `${name} gives ${group} ${theirs} losses.`
  return ours && `${name} meets ${group} and has ${ours} losses.`
}

/** THD-16.1 What a loss counts. */
const POINTS = { light: 1, heavy: 2 } as const

/** The squadrons whose fights brought most and least. */
function honours(day: Day, notes: readonly Logged[]): readonly Honour[] {
  const scores = new Map<string, { by: number; fights: number; beaten: string[] }>()
  for (const note of notes) {
    if (!isNote(note, 'fight')) continue
    const fight = note.facts
    const one = scores.get(fight.squadron) ?? { by: 0, fights: 0, beaten: [] }
    const [theirs, ours] = [lossIn(fight.groupEffect), lossIn(fight.squadronEffect)]
    if (theirs) one.beaten.push(fight.group)
    one.by += (theirs ? POINTS[theirs] : 0) - (ours ? POINTS[ours] : 0)
    one.fights++
    scores.set(fight.squadron, one)
  }
  const ranked = [...scores].sort(([, a], [, b]) => b.by - a.by || b.fights - a.fights)
  const honour = (best: boolean, entry: (typeof ranked)[number] | undefined): readonly Honour[] => {
    if (!entry || (best ? entry[1].by <= 0 : entry[1].by >= 0)) return []
    const [id, { by, fights, beaten }] = entry
    const { type, home } = squadronOf(day, id)
    const airfield = packOf(day).space(home).airfield ?? home
    const against = beaten.length > 0 ? `; losses for ${listed(beaten)}` : ''
    const points = counted(Math.abs(by), 'point')
    return [
      {
        best,
        name: squadronName(id),
        did: `${type}s of ${airfield}. ${counted(fights, 'fight')}${against}: ${points} ${by > 0 ? 'won' : 'lost'}.`,
      },
    ]
  }
  return [...honour(true, ranked[0]), ...honour(false, ranked.at(-1))]
}

function beside(day: Day, { figures }: Result): Beside {
  const real = REAL_DAYS[day.scenario]
  return {
    text: [`${real.remembered} Weather: ${real.weather}.`],
    rows: [
      {
        what: 'Luftwaffe lost',
        here: aircraftLost(figures, 'groupsLight', 'groupsHeavy'),
        really: `${real.luftwaffeLost} aircraft`,
        drawn: {
          as: 'He111',
          here: countLost(figures, 'groupsLight', 'groupsHeavy'),
          really: real.luftwaffeLost,
        },
      },
      {
        what: 'Fighter Command lost',
        here: aircraftLost(figures, 'squadronsLight', 'squadronsHeavy'),
        really: `${real.fighterCommandLost} aircraft`,
        drawn: {
          as: 'Spitfire',
          here: countLost(figures, 'squadronsLight', 'squadronsHeavy'),
          really: real.fighterCommandLost,
        },
      },
    ],
    caption: `${RECKONED} At the time the RAF claimed ${real.claimed}.`,
  }
}
