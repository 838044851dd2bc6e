import { once } from '@tallyho/engine'
import { fileOf } from '@tallyho/kit'
import { memo } from 'react'
import { AROUND, sheet, VIEW } from '../map/index.ts'

const THEMES = ['day', 'night'] as const

/** Picture files, one for each theme: drawn once by the browser, whatever moves over them. */
const picturesOf = once((pack: string) => THEMES.map(theme => ({ theme, url: fileOf(sheet(pack, theme)) })))

/** The printed sheet: coast, sectors, borders, ways and tracks. */
export const Ground = memo(function Ground({ pack }: { readonly pack: string }) {
  return picturesOf(pack).map(({ theme, url }) => (
    <image
      key={theme}
      className={`sheet sheet-${theme}`}
      href={url}
      x={-AROUND}
      y={-AROUND}
      width={VIEW.width + 2 * AROUND}
      height={VIEW.height + 2 * AROUND}
    />
  ))
})
