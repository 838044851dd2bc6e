import { lineOf, type Pause } from '@tallyho/engine'
import type { AnswerFace } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Campaign, Pilot } from '../../state.ts'

export const draw = (element: ReactNode): string => renderToStaticMarkup(element)
/** An answer as it is read aloud. */
export const read = (face: AnswerFace): string =>
  typeof face === 'object' && face !== null && 'head' in face
    ? lineOf(face)
    : draw(face)
        .replace(/<[^>]+>/g, '')
        .replace(/ +/g, ' ')
export const ask = (key: string, ...refs: readonly string[]): Pause => ({
  kind: 'choice',
  seat: 'staffel',
  ask: key,
  options: [{ id: 'one', on: refs }, { id: 'done' }],
})
export const pilot = (campaign: Campaign, no: number): Pilot => campaign.pilots[no] as Pilot
