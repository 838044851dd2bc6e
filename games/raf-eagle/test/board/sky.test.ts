import { expect, test } from 'vitest'
import { isSkyKnown } from '../../board/now.ts'
import { picture } from '../../board/raid/picture.ts'
import { skyOf } from '../../board/raid/Sky.tsx'
import { clockAndWeather } from '../../rules/05-planning/day-breaks.ts'
import { aCampaign, inTheAir, plan, script } from '../kit/table.ts'

test('RE-4.I.8.c nobody knows the weather before there is a plan, whatever is asked', () => {
  const campaign = aCampaign()
  const film = { pause: undefined, notes: [] }
  expect(isSkyKnown(campaign, film)).toBe(false)
  plan(campaign, 34)
  expect(isSkyKnown(campaign, film)).toBe(true)
})

test('RE-4.I.8.b the weather is not shown before its die lies, nor that of the day before', () => {
  const campaign = aCampaign()
  plan(campaign, 34)
  const notes = script(clockAndWeather(campaign), 'forecast 5').notes.map(note => ({ ...note, at: 0 }))
  const shown = (told: number, rolling = false) =>
    isSkyKnown(campaign, { pause: undefined, notes: [...notes, ...notes].slice(0, told), rolling })
  expect(notes.map(({ what }) => what)).toEqual(['first-segment', 'forecast'])
  expect([shown(1), shown(2, true), shown(2)]).toEqual([false, false, true])
  expect([shown(3), shown(4, true), shown(4)]).toEqual([false, false, true])
})

test('RE-A-22 clear skies have no cloud, and no trails before squadrons are there', () => {
  const campaign = aCampaign({ weather: { 2: 'clear', 3: 'clear' } })
  inTheAir(campaign, 34, 'hunt I/JG51, bomber I/KG1')
  expect(skyOf(campaign)).toBe('clear')
  inTheAir(campaign, 34, 'hunt I/JG51 54, bomber I/KG1')
  expect(skyOf(campaign)).toBe('clear fought')
  const paths = (fought: boolean) => picture({ weather: 'clear', fought }, 'day').match(/<path/g)?.length
  expect(Number(paths(true)) - Number(paths(false))).toBe(1)
  expect(picture({ weather: 'clear', fought: false }, 'day')).toContain('<g filter="url(#puff)"></g>')
})
