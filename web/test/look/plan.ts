/** A screen that the table is looked at on. */
export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly touch: boolean
  readonly density: number
  /** Nothing that is read to decide may be smaller, in px. */
  readonly smallestText: number
}

const desktop = (width: number, height: number): Size => ({
  name: `${width}x${height}`,
  width,
  height,
  touch: false,
  density: 1,
  smallestText: 11,
})

const tablet = (width: number, height: number): Size => ({ ...desktop(width, height), touch: true })

export const SIZES: readonly Size[] = [
  desktop(1440, 900),
  desktop(1024, 768),
  desktop(1920, 1080),
  tablet(820, 1180),
  tablet(1180, 820),
  { ...tablet(390, 844), density: 2, smallestText: 12 },
]

/** Parts of a game that look different: its beginning, its fullest board, its end. */
export const MOMENTS = ['early', 'busy', 'late'] as const
export type Moment = (typeof MOMENTS)[number]

export interface Plan {
  readonly name: 'quick' | 'full'
  readonly sizes: readonly string[]
  /** One scenario of each kind, by game. */
  readonly scenarios: Readonly<Record<string, readonly string[]>>
  /** Questions that are looked at in each moment. */
  readonly questions: number
  /** Screens that are played on at the same time. */
  readonly atOnce: number
}

/** Every kind of scenario on every screen. */
export const FULL: Plan = {
  name: 'full',
  sizes: SIZES.map(({ name }) => name),
  scenarios: {
    // A day of raids from all sides; the day of one great raid.
    'the-hardest-days': ['1940-08-18', '1940-09-07'],
    // Fighters alone, ships, a town by day, an airfield at tree-top height, the largest.
    'wing-leader': ['wl-01', 'wl-13', 'wl-15', 'wl-23', 'wl-30'],
    // Without a campaign, a season, several seasons.
    'storm-above-the-reich': ['training', '1943-early', '1944-mid-medium'],
    // One Raid Day, and campaigns of many.
    'raf-eagle': ['prelude', 'thin-blue-line', 'battle-of-britain'],
    // Dogfights, bombers, the map; a patrol; a chapter.
    'skies-above-britain': ['sab-05', 'sab-08', 'sab-11', 'patrol-2', 'chapter-3'],
    sample: ['noon', 'dusk'],
  },
  questions: 10,
  atOnce: 2,
}

/** What every test run affords. */
export const QUICK: Plan = {
  name: 'quick',
  sizes: ['1440x900', '1024x768', '390x844'],
  scenarios: {
    'the-hardest-days': ['1940-08-18'],
    'wing-leader': ['wl-30'],
    'storm-above-the-reich': ['1943-early'],
    'raf-eagle': ['hardest-days'],
    'skies-above-britain': ['patrol-2'],
    sample: ['noon'],
  },
  questions: 5,
  atOnce: 2,
}

/** The plan for some games and sizes alone; what there is none of is refused in one sentence. */
export function narrowed(plan: Plan, games: readonly string[], sizes: readonly string[]): Plan {
  const unknown = [
    ...games.filter(game => !Object.hasOwn(plan.scenarios, game)).map(game => `game '${game}'`),
    ...sizes.filter(size => !plan.sizes.includes(size)).map(size => `size '${size}'`),
  ]
  if (unknown.length > 0)
    throw new Error(
      `The ${plan.name} plan has no ${unknown.join(', no ')}. Games: ${Object.keys(plan.scenarios).join(', ')}. Sizes: ${plan.sizes.join(', ')}.`,
    )
  const chosen = ([game]: [string, unknown]) => games.length === 0 || games.includes(game)
  return {
    ...plan,
    sizes: sizes.length === 0 ? plan.sizes : plan.sizes.filter(size => sizes.includes(size)),
    scenarios: Object.fromEntries(Object.entries(plan.scenarios).filter(chosen)),
  }
}
