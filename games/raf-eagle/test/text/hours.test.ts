import { itemsOf } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { words } from '../../text.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'

/** What the answers for one card say of each hour that it may be laid on. */
function hoursOf(player: DeskPlayer, card: number): Readonly<Record<string, string>> {
  const { choice } = player
  const said = itemsOf(choice).flatMap(({ id }, i) =>
    id.startsWith(`${card}@`) ? [[id.slice(`${card}@`.length), words.answer(player.state, choice, i)]] : [],
  )
  return Object.fromEntries(said)
}

test('RE-11.1.b an hour says when fighters that fly then can fly again', () => {
  const hours = hoursOf(DeskPlayer.at(dealt([12, 15])), 12)
  expect(hours[0]).toBe('Biggin Hill 0600: fighters fly again at 1200, reduced ones 1400')
  expect(hours[3]).toBe('Biggin Hill 1200: fighters fly again at 1800, reduced ones not')
  expect(hours[6]).toBe('Biggin Hill 1800: its fighters fly once today')
})

test('RE-11.1.b RE-6.32.a RE-4.III.1 beside another raid it says who is back, and what two at once mean', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  const hours = hoursOf(player, 15)
  expect(hours[0]).toContain('same hour as Biggin Hill: fewer squadrons meet each')
  expect(hours[1]).toContain('squadrons that fought at 0600 are down')
  expect(hours[3]).toBe('Kenley 1200: fighters of 0600 are back, if not reduced')
  expect(hours[4]).toBe('Kenley 1400: fighters of 0600 are back')
  expect(new Set(Object.values(hours)).size).toBe(Object.keys(hours).length)
})

test('RE-10.21.c radar that is bombed first does not see the raid', () => {
  const player = DeskPlayer.at(dealt([8, 12]))
  player.lay('card:8', 'segment:0')
  expect(hoursOf(player, 12)[4]).toContain('if Rye is bombed first, that radar misses it')
})
