import { lazy, Suspense, useId } from 'react'
import { useApp } from '../app/context.ts'
import type { Settings } from '../store/settings.ts'
import { Drawer } from './Drawer.tsx'

const SoundSettings = lazy(async () => ({
  default: (await import('../sound/SoundSettings.tsx')).SoundSettings,
}))

const FILM = { slow: 'slow', normal: 'normal', fast: 'fast', once: 'at once' }
const DICE = { press: 'when I press', self: 'by themselves' }
const SIZES = { small: 'small', normal: 'normal', large: 'large' }
const THEMES = { system: 'as the system', day: 'paper by day', night: 'operations room by night' }

/** What a player sets once for this browser. */
export function SettingsDrawer({ onClose }: { onClose(): void }) {
  const { settings, setSettings, setSeen } = useApp()
  const set = (change: Partial<Settings>) => setSettings({ ...settings, ...change })
  return (
    <Drawer title="Settings" testid="settings" onClose={onClose}>
      <Pick title="What happens is shown" of={FILM} value={settings.film} onPick={film => set({ film })} />
      <Pick title="Dice and cards fall" of={DICE} value={settings.dice} onPick={dice => set({ dice })} />
      <Pick title="Light" of={THEMES} value={settings.theme} onPick={theme => set({ theme })} />
      <Pick title="Text size" of={SIZES} value={settings.textSize} onPick={textSize => set({ textSize })} />
      <label className="check">
        <input
          type="checkbox"
          checked={settings.lessons}
          onChange={event => set({ lessons: event.target.checked })}
        />
        Explain things when they first come up
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmEnds}
          onChange={event => set({ confirmEnds: event.target.checked })}
        />
        Ask “sure?” before I end my orders or my turn
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.askRare}
          onChange={event => set({ askRare: event.target.checked })}
        />
        Stop and ask me even where nothing but unusual answers is left
      </label>
      <Suspense>
        <SoundSettings settings={settings} onSet={set} />
      </Suspense>
      <p>
        <button
          type="button"
          onClick={() => {
            setSeen(new Set())
            set({ lessons: true })
          }}
        >
          Show all lessons again
        </button>
      </p>
      <p className="quiet">
        Kept in this browser. With reduced motion set in your system nothing glides, and you turn the frames
        yourself.
      </p>
    </Drawer>
  )
}

function Pick<T extends string>(props: {
  readonly title: string
  readonly of: Readonly<Record<T, string>>
  readonly value: T
  onPick(value: T): void
}) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{props.title}</label>
      <select id={id} value={props.value} onChange={event => props.onPick(event.target.value as T)}>
        {Object.entries<string>(props.of).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}
