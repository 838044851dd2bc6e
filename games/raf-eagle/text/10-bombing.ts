import { capital, counted, firstOf, listed } from '@tallyho/engine'
import { squadron, tablesOf, targetSpec } from '../rules/02-terms.ts'
import { bombsOn, resultOf, worthOf } from '../rules/10-bombing/bombing.ts'
import { CONTROL_ROOM, heavyPoints } from '../rules/10-bombing/damage.ts'
import type { Campaign } from '../state.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { BOMB_RESULTS, changes, damageMeans, SHIFT_REASONS } from './charts.ts'
import { clockName, does, placeName, pointsName, squadronName, squadronNames } from './names.ts'
import { squadronSaid } from './units.ts'

/** Bombs, the way home, and the clock: chapters 10, 11 and 4. */
export const bombing = {
  asks: {
    disperse: {
      question: (_, { about }) => `Who is driven off ${firstOf('target', about)}?`,
      answer: (campaign, { squadron: id }) =>
        squadronSaid(campaign, id, `now in ${placeName(squadron(campaign, id).place)}`),
    },
  },
  notes: {
    'no-bombs': ({ target }) => `No bombs fall on ${target}: nobody is left who carries any.`,
    bombing: f => {
      const shifted = f.shifts.length === 0 ? '' : `, columns${changes(f.shifts, why => SHIFT_REASONS[why])}`
      return `Bombs on ${f.target}: strength ${f.strength}${shifted}, die ${f.die}: ${resultTold(f)}.`
    },
    'no-damage': ({ target }) => `${target} itself works on: what was hit there is not essential.`,
    'heavy-damage': f => `Heavy damage at ${f.target}: ${f.die}, ${counted(f.points, 'point')}.`,
    damaged: f =>
      `${f.target} has ${f.marker} damage: ${damageMeans(f.type, f.marker)}.${f.chain ? ' With it the whole radar chain is blind.' : ''}`,
    dispersed: f =>
      `${squadronName(f.squadron)} is driven from ${placeName(f.from)}: it lands elsewhere, and re-arms.`,
    'aircraft-lost': f => {
      const where = f.of === 'airfield' ? 'on the ground' : 'in the factories'
      if (f.lost.length === 0) return `No aircraft are lost ${where}.`
      return `Aircraft are lost ${where}: ${listed(f.lost.map(({ type, by }) => counted(by, `${type} point`)))}.`
    },
    'leave-raid': f => homewardTold(f.gruppen, f.squadrons),
    recovery: ({ gruppen }) => recoveryTold(gruppen),
    'raid-over': f =>
      `The raid on ${f.target} is over: ${raidPoints(f)}. Lost: ${listedOr(f.gruppen)}; of Fighter Command: ${f.squadrons.length === 0 ? 'nobody' : squadronNames(f.squadrons)}.`,
    clock: ({ segment }) => `The clock moves on to ${clockName(segment)}.`,
    'day-over': () => 'The day is over.',
    turnaround: ({ squadrons }) => turnaroundTold(squadrons),
    'fighters-back': f => `${listed(f.gruppen)} ${does(f.gruppen, 'is', 'are')} ready to fly again.`,
  },
  rolls: {
    bombing: {
      what: 'How well do the bombs fall?',
      outcome: (campaign, { id }) => {
        const result = resultOf(campaign, bombsOn(campaign), Number(id))
        const { vp } = worthOf(campaign, result)
        return result === 0
          ? BOMB_RESULTS[result]
          : `${BOMB_RESULTS[result]}, ${vp === 0 ? 'no points' : `${counted(vp, 'point')} for you`}`
      },
    },
    'bomb-damage': {
      what: (_, { about }) => `How heavy is the damage at ${firstOf('target', about)}?`,
      outcome: (campaign, { id }, { about }) => {
        const points = heavyPoints(Number(id))
        const isAirfield = targetSpec(campaign, firstOf('target', about) ?? '').type === 'airfield'
        const room = isAirfield && points >= CONTROL_ROOM ? ', and the control room is hit' : ''
        return `${counted(points, 'point')}${room}`
      },
    },
  },
} satisfies ChapterWords

/** RE-10.g `28 bombs (clouds over the target -2): column 8 of 8, the more the better.` */
export function bombingSum(campaign: Campaign): string {
  const { strength, shifts, shifted } = bombsOn(campaign)
  const last = tablesOf(campaign).bombing.columns.length
  const why = changes(shifts, reason => SHIFT_REASONS[reason])
  return `${counted(strength, 'bomb')}${why}: column ${shifted + 1} of ${last + 1}, the more the better.`
}

/** RE-9.22.a What a raid came to: where Gruppen were lost and nobody is ahead, both sides have scored. */
export function raidPoints({ by, gruppen }: Pick<Notes['raid-over'], 'by' | 'gruppen'>): string {
  return by === 0 && gruppen.length > 0 ? 'as many points for one side as for the other' : pointsName(by)
}

/** RE-10.h What the bombs did, in a plain sentence. */
export function bombsTold({ target, result }: Pick<Notes['bombing'], 'target' | 'result'>): string {
  if (result === 0) return `The bombs do no damage at ${target}.`
  return `${capital(BOMB_RESULTS[result])} at ${target}.`
}

/** `damage 2, doubled`. */
function resultTold({ result, doubled, nonEssential, forward }: Notes['bombing']): string {
  if (result === 0) return BOMB_RESULTS[0]
  return [
    BOMB_RESULTS[result],
    ...(forward && result === 'H' ? ['counted as 2 on forward airfields'] : []),
    ...(doubled ? ['points doubled'] : []),
    ...(nonEssential ? ['one point less for a non-essential target'] : []),
  ].join(', ')
}

function listedOr(ids: readonly string[]): string {
  return ids.length === 0 ? 'nobody' : listed(ids)
}

/** `I/KG1 and 54 Squadron are on the way home.` */
function homewardTold(gruppen: readonly string[], squadrons: readonly string[]): string {
  const names = squadrons.length === 0 ? gruppen : [...gruppen, squadronNames(squadrons)]
  return `${listed(names)} ${does([...gruppen, ...squadrons], 'is', 'are')} on the way home.`
}

/** `Ready again at 1400: I/JG51; home for today: I/KG1.` */
function recoveryTold(list: Notes['recovery']['gruppen']): string {
  const times = [...new Set(list.map(({ back }) => back))].toSorted((a, b) => (a ?? 9) - (b ?? 9))
  const told = times.map(time => {
    const ids = list.filter(({ back }) => back === time).map(({ gruppe }) => gruppe)
    return `${time === undefined ? 'home for today' : `ready again at ${clockName(time)}`}: ${listed(ids)}`
  })
  return `${capital(told.join('; '))}.`
}

const STAGES = ['sector', 're-arm', 'landing'] as const
const STAGE_WORDS = { sector: 'ready', 're-arm': 're-arming', landing: 'landing' } as const

/** `Ready: 54 and 65 Squadrons; re-arming: …`. */
function turnaroundTold(list: Notes['turnaround']['squadrons']): string {
  const told = STAGES.flatMap(stage => {
    const ids = list.filter(({ to }) => to === stage).map(one => one.squadron)
    if (ids.length === 0) return []
    return [`${STAGE_WORDS[stage]}: ${squadronNames(ids)}`]
  })
  return `${capital(told.join('; '))}.`
}
