import { useId } from 'react'
import { useApp } from '../app/context.ts'
import type { Settings } from '../store/settings.ts'
import { Drawer } from './Drawer.tsx'

const EVENTS = { slow: 'slow', normal: 'normal', fast: 'fast', off: 'only the last card' }
const SIZES = { small: 'small', normal: 'normal', large: 'large' }
const MACHINE = { slow: 'slow', normal: 'normal', fast: 'fast' }

/** What a player sets once for this browser. */
export function SettingsDrawer({ onClose }: { onClose(): void }) {
  const { settings, setSettings, setSeen } = useApp()
  const set = (change: Partial<Settings>) => setSettings({ ...settings, ...change })
  return (
    <Drawer title="Settings" testid="settings" onClose={onClose}>
      <Pick title="Event cards" of={EVENTS} value={settings.events} onPick={events => set({ events })} />
      <Pick
        title="Machine's seats"
        of={MACHINE}
        value={settings.machine}
        onPick={machine => set({ machine })}
      />
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
        Ask again before an answer that ends a row of decisions
      </label>
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
        Kept in this browser. With reduced motion set in your system, cards never turn by themselves.
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
