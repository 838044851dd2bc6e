// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter

export interface ResponseAsks {}

export interface ResponseNotes {}

export interface ResponseRolls {}
