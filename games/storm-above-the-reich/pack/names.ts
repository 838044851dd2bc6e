/** What there is of each kind, by the names that packs, rules and board share. */

export const MAP_IDS = ['5', '6', '7', '8'] as const
export type MapId = (typeof MAP_IDS)[number]

/** Nose (12 o'clock), Flank 2-4 (`right`), Tail, Flank 8-10 (`left`). */
export const POSITIONS = ['nose', 'right', 'tail', 'left'] as const
export type Position = (typeof POSITIONS)[number]

export const ALTITUDES = ['high', 'level', 'low'] as const
export type Altitude = (typeof ALTITUDES)[number]

/** The climbing and the diving side of a position, each with a Return and an Evasive Return Box. */
export const HANDS = ['high', 'low'] as const
export type Hand = (typeof HANDS)[number]

export type PositionBox = `${Position}/${Altitude}`
/** Flanks have no Level Approach Box (SR-Q-03). */
export type ApproachBox = `${Position}/approach/${Hand}` | `${'nose' | 'tail'}/approach/level`
export type ReturnBox = `${Position}/return/${Hand}`
export type EvasiveBox = `${Position}/evasive/${Hand}`
export type BoxId = PositionBox | ApproachBox | ReturnBox | EvasiveBox | 'dogfight' | 'high-bombing'

export const POSITION_BOXES: readonly PositionBox[] = POSITIONS.flatMap(position =>
  ALTITUDES.map((altitude): PositionBox => `${position}/${altitude}`),
)
/** SR-MAP-03 */
export const APPROACH_BOXES: readonly ApproachBox[] = [
  ...POSITIONS.flatMap(position => HANDS.map((hand): ApproachBox => `${position}/approach/${hand}`)),
  'nose/approach/level',
  'tail/approach/level',
]
export const RETURN_BOXES: readonly (ReturnBox | EvasiveBox)[] = POSITIONS.flatMap(position =>
  HANDS.flatMap((hand): (ReturnBox | EvasiveBox)[] => [
    `${position}/return/${hand}`,
    `${position}/evasive/${hand}`,
  ]),
)

export const STATIONS = ['above-trailing', 'forward', 'below-trailing'] as const
export type Station = (typeof STATIONS)[number]

export const MISSION_TYPES = ['inbound', 'near-target', 'outbound'] as const
export type MissionType = (typeof MISSION_TYPES)[number]

export const AUXILIARIES = ['bf110', 'mc202', 'iar80', 'ju88', 'me163'] as const
export type Auxiliary = (typeof AUXILIARIES)[number]
export const FIGHTER_KINDS = ['fw190', ...AUXILIARIES] as const
export type FighterKind = (typeof FIGHTER_KINDS)[number]

export const ATTACHMENTS = ['armor', 'cannon', 'rockets', 'cable'] as const
export type Attachment = (typeof ATTACHMENTS)[number]

export const ESCORT_TYPES = ['p-51', 'p-40', 'spitfire', 'p-38'] as const
export type EscortType = (typeof ESCORT_TYPES)[number]
export const STRENGTHS = ['heavy', 'light'] as const

export const SKILLS = ['flyer', 'quick', 'wiley', 'luck', 'timing'] as const
export type Skill = (typeof SKILLS)[number]
export const PENALTIES = ['blackout', 'disoriented', 'rookie'] as const
export type Penalty = (typeof PENALTIES)[number]

/**
 * What wears a staffel down between missions: a random pilot falls ill (Wounded Box) or is posted away (crossed off, may
 * be replaced), Staffel EP are lost, or the next mission has fewer OP.
 */
export const EROSIONS = ['none', 'illness', 'posting', 'experience', 'serviceability'] as const
export type Erosion = (typeof EROSIONS)[number]

export type AerialResult = `${'B' | 'D' | 'R' | 'S'}${'' | 'e' | 'x'}`

export const HIT_TYPES = ['cockpit', 'elevator', 'engine', 'fuel', 'fuselage', 'rudder', 'wing'] as const
export type HitType = (typeof HIT_TYPES)[number]

/** From worst to best. */
export const BAIL_OUTS = ['no', 'wounded', 'yes'] as const
export type BailOut = (typeof BAIL_OUTS)[number]
export const FATES = ['explodes', 'fire', 'crashes', 'lands'] as const
export type Fate = (typeof FATES)[number]
export const FATE_CLASSES = ['rocket', 'twin', 'single'] as const
export type FateClass = (typeof FATE_CLASSES)[number]

export const COHESIONS = ['good', 'loose', 'kaputt'] as const
export type Cohesion = (typeof COHESIONS)[number]

export const ATTACK_DECKS = ['nose', 'tail', 'oblique'] as const
export type AttackDeck = (typeof ATTACK_DECKS)[number]

export const EVENTS = [
  'achtung',
  'bounced',
  'confused',
  'debris',
  'fall-away',
  'friendly-fire',
  'hard-roll',
  'into-the-sun',
  'power-bleed',
  'slow-climb',
  'strafe',
] as const
export type EventId = (typeof EVENTS)[number]
