import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ATTACHMENTS, type Attachment } from '../../pack/types.ts'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { fighterOption, type MaybeFighter } from '../05-map/options.ts'
import { fighterNo, missionOf, whoOf } from '../05-map/table.ts'

/** SR-SET-11 SR-SET-12 Who carries what was bought. */

/** An answer to `operations.fit`. */
export interface FitOption extends MaybeFighter {
  readonly attachment: Attachment
}

export function has(fighter: Fighter, attachment: Attachment): boolean {
  return attachment === 'rockets' ? fighter.rockets !== 'none' : fighter[attachment]
}

/** SR-SET-12 SR-K-OPS-03 One of each type, of the types its menu line names, and no more than it can lift. */
export function canCarry(campaign: Campaign, fighter: Fighter, attachment: Attachment): boolean {
  const { may, most } = packOf(campaign).pack.operations.carries[fighter.kind]
  if (!may.includes(attachment) || has(fighter, attachment)) return false
  let carried = 0
  for (const one of ATTACHMENTS) if (has(fighter, one)) carried += 1
  return carried < most
}

export function* fitAttachments(campaign: Campaign): Procedure {
  for (const attachment of ATTACHMENTS) yield* fitAll(campaign, attachment)
}

function* fitAll(campaign: Campaign, attachment: Attachment): Procedure {
  const { fighters, stores } = missionOf(campaign)
  while (stores[attachment] > 0) {
    const options = fighters
      .filter(fighter => canCarry(campaign, fighter, attachment))
      .map((fighter): FitOption => ({ ...fighterOption(fighter), attachment }))
    // The rest stays on the ground.
    options.push({ id: 'leave', ends: true, attachment })
    const { fighter: no } = yield* choose(STAFFEL, 'operations.fit', options, [`marker:${attachment}`])
    if (no === undefined) break
    const fighter = fighterNo(missionOf(campaign), no)
    stores[attachment] -= 1
    fit(fighter, attachment)
    note('SR-SET-12', 'operations.fitted', {
      ...whoOf(campaign, fighter),
      attachment,
      left: stores[attachment],
    })
  }
  stores[attachment] = 0
}

function fit(fighter: Fighter, attachment: Attachment): void {
  if (attachment === 'rockets') fighter.rockets = 'loaded'
  else fighter[attachment] = true
}
