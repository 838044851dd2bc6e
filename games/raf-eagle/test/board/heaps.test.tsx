import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Heaps, mixOf } from '../../board/desk/Heaps.tsx'
import { aCampaign } from '../kit/table.ts'

test('RE-5.4.g bombers and fighters of a raid lie apart however little room there is, with their letters', () => {
  const gruppen = 'I/KG1 II/KG1 III/KG1 I/KG2 I/JG51 II/JG51'.split(' ')
  const markup = renderToStaticMarkup(
    <Heaps
      campaign={aCampaign()}
      gruppen={gruppen}
      isOpen={false}
      room={{ width: 44, height: 50 }}
      kept={0}
    />,
  )
  expect([...markup.matchAll(/<small>(.*?)<\/small>/g)].map(([, letters]) => letters)).toEqual([
    '2A 1B 1C',
    '1A 1B',
  ])
  expect(mixOf(['C', 'A', 'A'])).toBe('2A 1C')
})

test('RE-2.21 how many lie there stands beside the face, and nothing lies over it', () => {
  const heap = renderToStaticMarkup(
    <Heaps
      campaign={aCampaign()}
      gruppen={['I/KG1', 'II/KG1']}
      isOpen={false}
      room={{ width: 62, height: 46 }}
      kept={0}
    />,
  )
  expect(heap).toMatch(/<\/svg><span class="eagle-tab"><b>×2<\/b><small>1A 1B<\/small><\/span>/)
})
