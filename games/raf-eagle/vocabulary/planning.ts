// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter

export interface PlanningAsks {}

export interface PlanningNotes {}

export interface PlanningRolls {}
