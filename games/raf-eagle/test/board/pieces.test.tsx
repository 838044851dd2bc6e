import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Components } from '../../board/components/index.tsx'
import { Final } from '../../board/final/Final.tsx'
import { GruppeCounter, SquadronCounter, TargetCardFace } from '../../board/pieces/index.ts'
import { result } from '../../rules/16-victory.ts'
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
    ].map(([, cell]) => cell)
  expect(cells('Bombs on airfields')).toEqual(['−3'])
  expect(cells('Gruppen shot up')).toEqual(['+2'])
  expect(cells('Days that passed')).toEqual(['+4'])
  expect(cells('Total')).toEqual(['+3'])
  expect(cells('11 August')).toEqual(['−3', '+2', '', '', '+4', '−1'])
})
