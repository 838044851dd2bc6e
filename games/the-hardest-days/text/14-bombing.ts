import { firstOf } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { SquadronId } from '../pack/types.ts'
import { raidNumbered, squadronOf } from '../rules/02-terms/terms.ts'
import { type AirfieldDamage, airfieldDamage } from '../rules/14-bombing/bomb-effects.ts'
import type { Day } from '../state.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { changes } from './changes.ts'
import { placeName, squadronName, squadronWithHome, targetName, trackName, WEATHER_NAMES } from './names.ts'

/** Targets and bombs: chapters 13 and 14. */
export const bombing = {
  asks: {
    disperse: {
      question: (_, { about }) =>
        `${targetName(firstOf('target', about) ?? '')} is bombed: who is dispersed?`,
      answer: squadronOnTheGround,
    },
    'aircraft-destroyed': {
      question: (_, { about }) => `Aircraft burn at ${targetName(firstOf('target', about) ?? '')}: whose?`,
      answer: (day, { squadron }) => squadronWithHome(day, squadron),
    },
  },
  notes: {
    target: f => `Raid ${f.raid} on ${trackName(f.track)} is after ${targetName(f.target)} (die ${f.die}).`,
    bombing: f => {
      // THD-A-53 Nothing that flies in it can harm that.
      if (f.strength === 0)
        return `Nothing in raid ${f.raid} can harm ${targetName(f.target)}: bomb damage ${f.points}.`
      const shifted = f.shifted > 0 ? `, ${f.shifted} columns to the right` : ''
      const row =
        f.rowFor === undefined ? WEATHER_NAMES[f.row] : `${WEATHER_NAMES[f.row]} (${ROW_FOR[f.rowFor]})`
      return `Raid ${f.raid} bombs ${targetName(f.target)}: strength ${f.strength} in ${row}${shifted} is ${f.chart}${changes(f.modifiers)}; bomb damage ${f.points}.`
    },
    damaged: ({ target }) => `${targetName(target)} is damaged for the rest of the day.`,
    'airfield-roll': f => `Further damage at ${targetName(f.target)} (die ${f.die}): ${DAMAGE[f.damage]}.`,
    dispersed: f =>
      `${squadronName(f.squadron)} is dispersed at ${targetName(f.target)}: to its Landing box.`,
    'aircraft-destroyed': ({ squadron }) =>
      `${squadronName(squadron)} loses aircraft on the ground: light loss.`,
  },
  rolls: {
    target: {
      what: 'What is the raid after?',
      outcome: (day, { id }, { about }) => {
        const { track } = raidNumbered(day.raids, Number(firstOf('raid', about)))
        return targetName(packOf(day).targetOf(day.scenario, track, Number(id)))
      },
    },
    'airfield-damage': {
      what: 'Roll for further damage to the airfield.',
      outcome: (_, { id }) => DAMAGE[airfieldDamage(Number(id))],
    },
  },
} satisfies ChapterWords

/** THD-14.2.3.b THD-14.5.c Why clouds do not spoil their aim. */
export const ROW_FOR: Readonly<Record<NonNullable<Notes['bombing']['rowFor']>, string>> = {
  low: 'low raids aim as in clear skies',
  stukas: 'Stukas alone aim as in clear skies',
}

const DAMAGE: Readonly<Record<AirfieldDamage, string>> = {
  nothing: 'nothing more',
  aircraft: 'aircraft are destroyed',
  communications: 'its communications are hit',
}

function squadronOnTheGround(day: Day, { squadron }: { readonly squadron: SquadronId }): string {
  return `${squadronWithHome(day, squadron)}, ${placeName(squadronOf(day, squadron).place.at)}`
}
