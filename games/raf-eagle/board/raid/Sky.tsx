import { once } from '@tallyho/engine'
import { fileOf } from '@tallyho/kit'
import { memo, useState } from 'react'
import type { Weather } from '../../pack/types.ts'
import { raidOf, weatherOver } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { HIGH, WIDE } from './landscape.ts'
import { type Light, picture } from './picture.ts'
import './sky.css'

const LIGHTS: readonly Light[] = ['day', 'night']

/** Picture files: drawn once by the browser, whatever moves over them. */
const filesOf = once((weather: Weather) =>
  LIGHTS.map(light => ({ light, url: fileOf(picture(weather, light)) })),
)

/** The weather over the target; between two raids, over the Straits. */
export function skyOf(campaign: Campaign): Weather {
  return campaign.flight ? weatherOver(campaign, raidOf(campaign)) : campaign.weather[2]
}

/** The background: Kent and the Channel under the weather. It stays there under every scene, and every weather that has been under the next. */
export const Sky = memo(function Sky({ weather }: { readonly weather: Weather }) {
  const [seen, setSeen] = useState([weather])
  if (!seen.includes(weather)) setSeen([...seen, weather])
  return seen.flatMap(one =>
    filesOf(one).map(({ light, url }) => (
      <img
        key={`${one} ${light}`}
        className="eagle-sky"
        data-light={light}
        data-over={one !== weather || undefined}
        src={url}
        alt=""
        width={WIDE}
        height={HIGH}
        draggable={false}
      />
    )),
  )
})
