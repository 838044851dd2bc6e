import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LightProvider, usePlace } from '../index.ts'

function Place({ id }: { readonly id: string }) {
  return <i {...usePlace(id, `place ${id}`)} />
}

test('a place is a group, lit or not, so that the pieces in it stay reachable', () => {
  const nothing = new Set<string>()
  const markup = renderToStaticMarkup(
    <LightProvider lights={{ lit: new Set(['a']), hovered: nothing, onPick: () => {}, onHover: () => {} }}>
      <Place id="a" />
      <Place id="b" />
    </LightProvider>,
  )
  expect(markup).toMatch(/data-ref="a" data-mark="lit" role="group" aria-label="place a" tabindex="0"/i)
  expect(markup).toMatch(/data-ref="b" data-mark="plain" role="group" aria-label="place b"/)
})
