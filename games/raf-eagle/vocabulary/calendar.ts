// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter

export interface CalendarAsks {}

export interface CalendarNotes {}

export interface CalendarRolls {}
