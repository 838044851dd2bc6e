import { capital, counted, firstOf, listed } from '@tallyho/engine'
import type { BombResult } from '../pack/types.ts'
import { squadron } from '../rules/02-terms.ts'
import type { BombShift } from '../vocabulary/bombing.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import {
  changes,
  clockName,
  does,
  placeName,
  squadronName,
  squadronNames,
  squadronWithHome,
} from './names.ts'

/** Bombs, the way home, and the clock: chapters 10, 11 and 4. */
export const bombing = {
  asks: {
    disperse: {
      question: (_, { about }) =>
        `Bombs on ${firstOf('target', about)}: which squadron is driven to its Landing box?`,
      answer: (campaign, { squadron: id }) => ({
        head: squadronWithHome(campaign, id),
        so: `now in ${placeName(squadron(campaign, id).place)}, ready again in four hours`,
      }),
    },
  },
  notes: {
    'no-bombs': ({ target }) => `No bombs fall on ${target}: nobody is left who carries any.`,
    bombing: f => {
      const shifted = f.shifts.length === 0 ? '' : `, columns${changes(f.shifts, why => SHIFTS[why])}`
      return `Bombs on ${f.target}: strength ${f.strength}${shifted}, die ${f.die}: ${resultTold(f)}.`
    },
    'no-damage': ({ target }) => `Nothing that matters is damaged at ${target}.`,
    'heavy-damage': f => `Heavy damage at ${f.target}: ${f.die}, ${counted(f.points, 'point')}.`,
    damaged: f => `${f.target} has ${f.marker} damage.`,
    dispersed: f => `${squadronName(f.squadron)} is driven from ${placeName(f.from)} to the Landing box.`,
    'aircraft-lost': f => {
      const where = f.of === 'airfield' ? 'on the ground' : 'in the factories'
      if (f.lost.length === 0) return `No aircraft are lost ${where}.`
      return `Aircraft are lost ${where}: ${listed(f.lost.map(({ type, by }) => counted(by, `${type} point`)))}.`
    },
    'leave-raid': f => homewardTold(f.gruppen, f.squadrons),
    recovery: ({ gruppen }) => recoveryTold(gruppen),
    'raid-over': f =>
      `The raid on ${f.target} is over: ${pointsTold(f.by)}. Lost: ${listedOr(f.gruppen)}; of Fighter Command: ${f.squadrons.length === 0 ? 'nobody' : squadronNames(f.squadrons)}.`,
    clock: ({ segment }) => `The clock moves on to ${clockName(segment)}.`,
    'day-over': () => 'The day is over.',
    turnaround: ({ squadrons }) => turnaroundTold(squadrons),
    'fighters-back': f => `${listed(f.gruppen)} ${does(f.gruppen, 'is', 'are')} ready to fly again.`,
  },
  rolls: {
    bombing: 'How well do the bombs fall?',
    'bomb-damage': 'How heavy is the damage?',
  },
} satisfies ChapterWords

const SHIFTS: Readonly<Record<BombShift['why'], string>> = {
  clouds: 'clouds',
  'dive-bombers': 'dive-bombers',
  unopposed: 'unopposed',
  pathfinders: 'pathfinders',
  'navigational-error': 'off course',
}

const RESULTS: Readonly<Record<BombResult, string>> = {
  0: 'no damage',
  1: 'damage 1',
  2: 'damage 2',
  H: 'heavy damage',
}

/** `damage 2, doubled`. */
function resultTold({ result, doubled, nonEssential, forward }: Notes['bombing']): string {
  if (result === 0) return RESULTS[0]
  return [
    RESULTS[result],
    ...(forward && result === 'H' ? ['counted as 2 on forward airfields'] : []),
    ...(doubled ? ['VP doubled'] : []),
    ...(nonEssential ? ['one VP less for a non-essential target'] : []),
  ].join(', ')
}

/** `3 points for the Luftwaffe`. */
export function pointsTold(by: number): string {
  if (by === 0) return 'no points for either side'
  return `${counted(Math.abs(by), 'point')} for ${by < 0 ? 'the Luftwaffe' : 'Fighter Command'}`
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

/** `Ready in their sectors: 54 and 65 Squadrons; in the Re-Arm box: …`. */
function turnaroundTold(list: Notes['turnaround']['squadrons']): string {
  const told = STAGES.flatMap(stage => {
    const ids = list.filter(({ to }) => to === stage).map(one => one.squadron)
    if (ids.length === 0) return []
    return [`${stage === 'sector' ? 'ready' : `in ${placeName(stage)}`}: ${squadronNames(ids)}`]
  })
  return `${capital(told.join('; '))}.`
}
