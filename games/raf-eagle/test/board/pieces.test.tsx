import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Components } from '../../board/components/index.tsx'
import { Final } from '../../board/final/Final.tsx'
import { nextLevels } from '../../board/final/next.ts'
import { GruppeCounter, SquadronCounter, TargetCardFace } from '../../board/pieces/index.ts'
import { endPrelude, result } from '../../rules/16-victory.ts'
import { leadName, leadSpans, pointsName } from '../../text/names.ts'
import { words } from '../../text.ts'
import { aCampaign } from '../kit/table.ts'

const campaign = aCampaign()

test('RE-2.21 a Gruppe shows name, rating, letter and bombs of the side that is up', () => {
  const full = renderToStaticMarkup(<GruppeCounter campaign={campaign} id="I/JG51" size={40} />)
  expect(full).toContain('I/JG51')
  expect(full).toContain('data-piece="gruppe:I/JG51"')
  expect(full).not.toContain('counter-stripes')
  const worn = aCampaign()
  worn.gruppen['I/JG51'] = { place: 'base', full: false }
  const reduced = renderToStaticMarkup(<GruppeCounter campaign={worn} id="I/JG51" size={40} />)
  expect(reduced).toContain('counter-stripes')
  expect(reduced).toContain(', reduced')
})

test('RE-2.21 a squadron shows its number, sector and letter', () => {
  const markup = renderToStaticMarkup(<SquadronCounter campaign={campaign} id="54" size={40} />)
  expect(markup).toContain('>54<')
  expect(markup).toContain('>6/11<')
})

test('RE-2.31.a a target card shows all its fields, and the small one its raid class', () => {
  const whole = renderToStaticMarkup(<TargetCardFace campaign={campaign} card={34} />)
  for (const word of ['Dover', 'Radar nets', 'Observers', 'Squadrons that may come'])
    expect(whole).toContain(word)
  const small = renderToStaticMarkup(<TargetCardFace campaign={campaign} card={34} compact />)
  expect(small).toMatch(/major raid|minor raid|no raid/)
  expect(small).not.toContain('Observers')
})

test('the box shows every squadron with its source', () => {
  const markup = renderToStaticMarkup(<Components pack="standard" onRule={() => {}} />)
  expect(markup.match(/eagle-box-faces/g)?.length).toBeGreaterThan(40)
  expect(markup).toContain('Source:')
})

test('RE-12.b the final page tells the level, what it means, and the table of levels', () => {
  const over = aCampaign({
    scenario: 'prelude',
    vp: -20,
    ended: { level: 'brilliant-opening', winner: 'luftwaffe' },
  })
  const end = result(over)
  expect(end).toBeDefined()
  const markup = end ? renderToStaticMarkup(<Final state={over} result={end} words={words} notes={[]} />) : ''
  expect(markup).toContain('A brilliant German opening')
  expect(markup).toContain('Berlin believes in four days')
  expect(markup).toContain('Levels of victory')
  expect(markup).toContain(
    'The Luftwaffe leads by 20. 5 points more for Fighter Command: German tactical victory.',
  )
  expect(words.score?.(end?.score ?? 0)).toBe('The Luftwaffe leads by 20')
})

test('RE-12.b the final page says how far the levels on both sides were', () => {
  const told = (vp: number) => nextLevels(aCampaign({ scenario: 'prelude', vp }), [])
  expect(told(-7)).toEqual([
    '9 points more for the Luftwaffe: A brilliant German opening',
    '2 points more for Fighter Command: A draw',
  ])
  expect(told(12)).toEqual(['3 points more for the Luftwaffe: British tactical victory'])
  // And so it is: one point less for either would not do.
  expect([-7 - 9, -7 - 8, -7 + 2, -7 + 1].map(vp => levelAt(vp))).toEqual([
    'brilliant-opening',
    'german-tactical',
    'draw',
    'german-tactical',
  ])
})

function levelAt(vp: number): string | undefined {
  const campaign = aCampaign({ scenario: 'prelude', vp })
  endPrelude(campaign)
  return campaign.ended?.level
}

test('RE-16.1.a of a campaign it says what was asked for at the last check', () => {
  const facts = { outcome: 'delayed', vp: -2, start: -4, cancel: 12, day: 32 }
  const told = nextLevels(aCampaign({ scenario: 'battle-of-britain', vp: -2 }), [
    { rule: 'RE-16.1.c', what: 'sealion', facts, at: 0 },
  ])
  expect(told).toEqual([
    'Sealion: the Luftwaffe leads by 2; it is on if the Luftwaffe leads by 4 or more, off if Fighter Command leads by 12 or more',
  ])
})

test('RE-16.a points are told by side: the Luftwaffe leads below zero', () => {
  expect([-9, 0, 4].map(leadName)).toEqual([
    'the Luftwaffe leads by 9',
    'neither side leads',
    'Fighter Command leads by 4',
  ])
  expect([-2, 3].map(pointsName)).toEqual(['2 points for the Luftwaffe', '3 points for Fighter Command'])
  expect(leadSpans([-30, -15, -5, 0, 1, 10])).toEqual([
    '▲ 16 or more',
    '▲ 6–15',
    '▲ 1–5',
    '0',
    '▼ 1–9',
    '▼ 10 or more',
  ])
  expect(leadSpans([-30, -5, 5])).toEqual(['▲ 6 or more', '▲ 5 to ▼ 4', '▼ 5 or more'])
})

test('RE-16.a the final page tells what every point was scored for, in sum and day by day', () => {
  const notes = [
    { what: 'bombing', facts: { target: 'Kenley', vp: 3 } },
    { what: 'score', facts: { by: -3, vp: -3, why: 'bombs' } },
    { what: 'score', facts: { by: 2, vp: -1, why: 'gruppe' } },
    { what: 'score', facts: { by: 4, vp: 3, why: 'days' } },
  ].map(note => ({ at: 0, rule: 'RE-1.a', ...note })) as never
  const over = aCampaign({
    scenario: 'battle-of-britain',
    vp: 3,
    ended: { level: 'draw', winner: undefined },
  })
  const end = result(over)
  const markup = end
    ? renderToStaticMarkup(<Final state={over} result={end} words={words} notes={notes} />)
    : ''
  const cells = (name: string) =>
    [
      ...(new RegExp(`>${name}</th>(.*?)</tr>`).exec(markup)?.[1] ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g),
    ].map(([, cell]) => cell?.replace(/<[^>]*>/g, ''))
  expect(cells('Bombs on airfields')).toEqual(['▲ 3 Luftwaffe'])
  expect(cells('Gruppen lost')).toEqual(['▼ 2 RAF'])
  expect(cells('Days that passed')).toEqual(['▼ 4 RAF'])
  expect(cells('The lead')).toEqual(['▼ 3 RAF'])
  expect(cells('11 August')).toEqual(['▲ 3', '▼ 2', '–', '–', '▲ 1', '▼ 4'])
})
