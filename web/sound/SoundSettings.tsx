import { SOUNDS, type Sound } from '@tallyho/kit/sounds.ts'
import { useApp } from '../app/context.ts'
import type { Settings } from '../store/settings.ts'
import './sound.css'

const NAMES: Readonly<Record<Sound, string>> = {
  telephone: 'Telephone: a raid is reported, or it is your turn',
  dice: 'Dice',
  card: 'Cards and chits',
  engines: 'Engines: aircraft move',
  guns: 'Guns far away',
  hit: 'Hits and losses',
  bombs: 'Bombs',
  bell: 'Gong: something is over',
}

/** Sound as a whole, and how loud each kind of it is. */
export function SoundSettings(props: {
  readonly settings: Settings
  onSet(change: Partial<Settings>): void
}) {
  const { settings, onSet } = props
  const { sound, volumes } = settings
  const { tell } = useApp()
  const hear = (kind: Sound, volume: number) =>
    import('./player.ts')
      .then(({ play }) => play([kind], { ...volumes, [kind]: volume }))
      .catch(() => tell('The sound could not be fetched.'))
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          data-testid="sound"
          checked={sound}
          onChange={event => onSet({ sound: event.target.checked })}
        />
        Sound
      </label>
      {sound && (
        <fieldset className="sounds" data-testid="sounds">
          <legend className="sr-only">How loud each kind of sound is</legend>
          {SOUNDS.map(kind => (
            <div key={kind} className="sound">
              <label htmlFor={`volume-${kind}`}>{NAMES[kind]}</label>
              <input
                id={`volume-${kind}`}
                type="range"
                min={0}
                max={100}
                step={10}
                value={volumes[kind]}
                aria-valuetext={volumes[kind] === 0 ? 'silent' : `${volumes[kind]} of 100`}
                onChange={event => onSet({ volumes: { ...volumes, [kind]: Number(event.target.value) } })}
              />
              <button
                type="button"
                data-testid={`try-${kind}`}
                aria-label={`Try it: ${NAMES[kind]}`}
                disabled={volumes[kind] === 0}
                onClick={() => hear(kind, volumes[kind])}
              >
                Try it
              </button>
            </div>
          ))}
          <p className="quiet">
            Heard as what happens is shown, unless it is shown at once. Hold the button that rolls to shake
            the dice.
          </p>
        </fieldset>
      )}
    </>
  )
}
