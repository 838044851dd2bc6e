import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Aircraft } from '../../board/pieces/Aircraft.tsx'
import { FACINGS, rise, run } from '../../rules/01-words/geometry.ts'

test.each(FACINGS)('WL-2.1.e facing %i the nose points ahead and the canopy never down', facing => {
  const drawn = renderToStaticMarkup(<Aircraft silhouette="single-inline" facing={facing} size={1} />)
  const [, across, upward, turned] = /scale\((\S+) (\S+)\) rotate\((\S+)\)/.exec(drawn) ?? []
  const angle = (Number(turned) * Math.PI) / 180
  // The drawing looks to the right, with y growing downward.
  const nose = [Number(across) * Math.cos(angle), -Number(upward) * Math.sin(angle)]
  expect(nose.map(way => Math.sign(Math.round(way * 10)) + 0)).toEqual([run(facing), rise(facing)])
  expect(Number(upward) * Math.cos(angle)).toBeGreaterThan(-0.001)
})
