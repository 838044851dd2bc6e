// biome-ignore-all lint/suspicious/noEmptyInterface: filled chapter by chapter
import type { Outcome } from '@tallyho/engine'

export interface PlanningAsks {}

export interface PlanningNotes {}

export interface PlanningRolls {
  'draw.target': Outcome
  'draw.raid-event': Outcome
  'draw.day-event': Outcome
  'draw.strategy': Outcome
}
