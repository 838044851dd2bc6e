import type { Logged, Pause, Ref } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import type { Campaign, GruppePlace, SquadronPlace } from '../state.ts'

/** What lies open on the table: the planning desk, the picture of the air, or the page of the war. */
export type Scene = 'desk' | 'raid' | 'campaign'

/** What the tabs lay over it. */
export type Panel = Scene | 'clock' | 'tote' | 'losses' | 'charts'

/** RE-4.II.13.d The space of the clock behind the last segment. */
const END_OF_DAY = 7

/**
 * The scene that the table as it stands belongs to. A raid in the air, and between two of them the day's strip; from the
 * end of the day until the next begins the page of the war; the desk for all planning.
 */
export function sceneOf({ flight, clock, offered, ended }: Campaign, pause: Pause | undefined): Scene {
  if (ended || clock === END_OF_DAY) return 'campaign'
  if (flight) return 'raid'
  if (pause?.kind === 'choice') return pause.ask === 'next-raid' ? 'raid' : 'desk'
  // RE-5.3.b The fighters of this segment are assigned: nothing is left to plan before its raids.
  return offered >= clock ? 'raid' : 'desk'
}

/** RE-4.I.8.c The weather is rolled once the plan of the morning stands. */
export function isSkyKnown(
  { clock, plan }: Campaign,
  { pause, notes, rolling = false }: Pick<BoardProps<Campaign>, 'pause' | 'notes' | 'rolling'>,
): boolean {
  if (plan.length === 0) return false
  if (pause?.kind === 'chance') return pause.what !== 'forecast'
  if (pause?.kind !== 'choice') return isForecastTold(rolling ? notes.slice(0, -1) : notes)
  if (pause.ask === 'assign-fighter') return clock > 0 || plan.some(({ done }) => done)
  return pause.ask !== 'plan-raid' && pause.ask !== 'assign-bomber'
}

/** While the film plays nothing is asked: what was told says whether the weather of this day lies. */
function isForecastTold(notes: readonly Logged[]): boolean {
  const last = notes.findLast(({ what }) => DAYBREAK.includes(what))
  return last === undefined || last.what === 'forecast'
}

const DAYBREAK: readonly string[] = ['next-day', 'first-segment', 'forecast']

/** Squadrons on the ground or lost lie on the Tote Board; Gruppen that were lost in their boxes. */
const ON_TOTE: readonly SquadronPlace[] = ['sector', 'landing', 're-arm', 'light-loss', 'heavy-loss']
const LOST: readonly GruppePlace[] = ['light-loss', 'heavy-loss']

/** The panel whose pieces a question lights. In a raid the scene shows all that is asked about. */
export function panelFor(
  { squadrons, gruppen }: Campaign,
  scene: Scene,
  lit: ReadonlySet<Ref>,
): Panel | undefined {
  if (scene === 'raid') return undefined
  for (const ref of lit) {
    const id = ref.slice(ref.indexOf(':') + 1)
    if (ref.startsWith('squadron:') && ON_TOTE.includes(squadrons[id]?.place ?? 'out')) return 'tote'
    if (ref.startsWith('gruppe:') && LOST.includes(gruppen[id]?.place ?? 'out')) return 'losses'
  }
  return undefined
}
