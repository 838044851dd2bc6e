// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter

export interface CombatAsks {}

export interface CombatNotes {}

export interface CombatRolls {}
