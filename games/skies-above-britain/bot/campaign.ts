import { always, best, type Decision, type Decisions } from '@tallyho/engine'
import type { Skill } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { hitOf } from '../rules/03-dogfight/effects.ts'
import type { Campaign } from '../state.ts'
import type { CampaignAsks } from '../vocabulary/campaign.ts'
import type { TermsAsks, UseOption } from '../vocabulary/terms.ts'

/** SAB-ACE-01 What an Ace makes most of. */
const SKILLS: readonly Skill[] = ['lucky-charm', 'bloodhound', 'vision', 'slick', 'innovator']

export const campaign: Decisions<Campaign, CampaignAsks> = {
  // It is the better gun platform, and has more in its tanks.
  aircraft: always('hurricane'),
  slots: (_, choice) => best(choice, () => 0),
  // The adjutant rests the tired and lets the experienced lead.
  assign: always('adjutant'),
  innovator: always('no'),
  'innovator.without': always('green'),
  hospital: always('keep'),
  // The least experienced, and those who are not here anyway.
  posting: (view, choice) =>
    best(choice, ({ pilot }) => {
      const posted = view.pilots.find(({ no }) => no === pilot)
      if (!posted) return Number.NEGATIVE_INFINITY
      return (posted.status === 'hospital' ? 5 : 0) - posted.patrols - 9 * posted.skills.length
    }),
  skill: (_, choice) => best(choice, ({ skill }) => -SKILLS.indexOf(skill)),
}

/** Once a patrol: whoever can help does so at once, the last to be asked for it first. */
const used: Decision<Campaign, UseOption> = (_, choice) => best(choice, ({ by }) => (by ? 1 : 0))

export const uses: Decisions<Campaign, TermsAsks> = {
  'use.vision': used,
  'use.slick': used,
  'use.practiced-maneuver': used,
  'use.pull-tight': used,
  'use.follow-my-lead': used,
  'use.lucky-charm': used,
  // SAB-ICO-24 Only what is left of the last rounds is worth it.
  'use.discipline': (view, choice) =>
    best(choice, ({ by }) => (by ? (fighter(view, by).ammo === 'low' ? 1 : -1) : 0)),
  'use.stay-trim': used,
  'use.pluck': used,
  'use.bloodhound': used,
  // SAB-DOG-36 The first bad hit decides which Fate Box it is: the cockpit last, where the man is killed most easily.
  'hit-check.next': (view, choice) =>
    best(choice, ({ marker }) => {
      const { type, number } = hitOf(view, marker)
      return type === 'cockpit' ? 0 : number
    }),
}
