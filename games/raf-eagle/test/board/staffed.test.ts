import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { gruppe, gruppenIn, isBomber } from '../../rules/02-terms.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'

test('RE-5.3.a the staff says why bombers of its plan fly without fighters', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/KG1', 'gruppe:II/KG1'], 'card:12')
  const { state } = player
  const away = gruppenIn(state, 'base').filter(id => !isBomber(state, id))
  const flown = away.map(id => [id, { ...gruppe(state, id), place: 'inflight' as const }])
  const campaign = { ...state, gruppen: { ...state.gruppen, ...Object.fromEntries(flown) } }
  expect(MANNERS.staffed?.(campaign)?.after?.join(' ')).toContain(
    'Biggin Hill: no Me 109 of Luftflotte 2 is left.',
  )
})
