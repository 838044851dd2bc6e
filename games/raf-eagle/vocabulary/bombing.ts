// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter

export interface BombingAsks {}

export interface BombingNotes {}

export interface BombingRolls {}
