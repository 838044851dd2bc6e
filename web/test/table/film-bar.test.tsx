import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Watching } from '../../table/film/FilmBar.tsx'
import type { Film } from '../../table/film/useFilm.ts'

const drawn = (at: Film<unknown>['at'], reads = false) => {
  const film = { at, ahead: 2, lasts: undefined, number: 1, rolling: false, on() {}, catchUp() {} }
  return renderToStaticMarkup(<Watching film={film} counts reads={reads} />)
}

test('where the film waits for a press it says so, whether there is a lesson or not', () => {
  expect(drawn('waits')).toMatch(/class="primary"[^>]*>Go on/)
  expect(drawn('waits', true)).toContain('Read this first')
  expect(drawn('playing')).not.toContain('primary')
  expect(drawn('playing')).toContain('Next')
})
