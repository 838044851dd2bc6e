import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Pilot, SQUADRON } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { loses } from '../09-pilots/pilots.ts'
import { chapterOf } from './chapter.ts'

/** SAB-CMP-04 SAB-CMP-07 Pilots who can fly; the others rest, wait or lie in hospital. */
export function available({ pilots }: Campaign): readonly Pilot[] {
  return pilots.filter(({ status, sitsOut }) => status === 'ready' && sitsOut === 0)
}

/** SAB-PIL-02 Those who have not been struck off. */
export function onRoster({ pilots }: Campaign): readonly Pilot[] {
  return pilots.filter(({ status }) => status !== 'gone')
}

/** SAB-PIL-03 SAB-A-105 A chapter that allows fewer pilots: the others are posted elsewhere. */
export function* postAway(campaign: Campaign): Procedure<void> {
  while (onRoster(campaign).length > chapterOf(campaign).pilots.limit) {
    const options = onRoster(campaign).map(({ no }) => ({ id: String(no), pilot: no, on: [`pilot:${no}`] }))
    const { pilot } = yield* choose(SQUADRON, 'posting', options)
    loses(campaign, 'SAB-PIL-03', pilot, 'posted')
  }
}
