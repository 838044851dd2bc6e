import { once } from '@tallyho/engine'
import { fileOf } from '@tallyho/kit'
import { memo, useState } from 'react'
import type { Weather } from '../../pack/types.ts'
import { raidOf, squadronsIn, weatherOver } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { HIGH, WIDE } from './landscape.ts'
import { type Light, picture } from './picture.ts'
import './sky.css'

const LIGHTS: readonly Light[] = ['day', 'night']

/** A weather, with the trails of a fight or without. */
type SkyName = Weather | `${Weather} fought`

/** Picture files: drawn once by the browser, whatever moves over them. */
const filesOf = once((of: SkyName) => {
  const [weather = 'clear', fought] = of.split(' ') as [Weather, string?]
  return LIGHTS.map(light => ({
    light,
    url: fileOf(picture({ weather, fought: fought !== undefined }, light)),
  }))
})

/** `patchy fought`: the weather over the target, and whether squadrons are among the raid; between two raids, over the Straits. */
export function skyOf(campaign: Campaign): SkyName {
  if (!campaign.flight) return campaign.weather[2]
  const weather = weatherOver(campaign, raidOf(campaign))
  return squadronsIn(campaign, 'hunt', 'bomber').length > 0 ? `${weather} fought` : weather
}

/** The background: Kent and the Channel under the weather. It stays there under every scene, and every weather that has been under the next. */
export const Sky = memo(function Sky({ weather }: { readonly weather: SkyName }) {
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
