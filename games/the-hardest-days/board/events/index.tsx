import type { ComponentType } from 'react'
import { BombingCard } from './BombingCard.tsx'
import { DetectionCard } from './DetectionCard.tsx'
import { ChitCard, ForceCard, RegionCard, SizeCard, TimeCard } from './DrawCards.tsx'
import type { EventProps } from './EventCard.tsx'
import './events.css'
import { FightCard } from './FightCard.tsx'
import {
  AirfieldCard,
  CrossingCard,
  EffortCard,
  InterceptionCard,
  PlacementCard,
  TargetCard,
  WeatherCard,
} from './RollCards.tsx'

/** Which card draws which note. */
export const EVENTS: Readonly<Record<string, ComponentType<EventProps>>> = {
  weather: WeatherCard,
  'weather-shift': WeatherCard,
  'region-drawn': RegionCard,
  'region-set-aside': RegionCard,
  'time-first': TimeCard,
  'time-on-clock': TimeCard,
  'undetected-raid': RegionCard,
  crossing: CrossingCard,
  effort: EffortCard,
  detection: DetectionCard,
  size: SizeCard,
  force: ForceCard,
  placement: PlacementCard,
  event: ChitCard,
  'hunters-roll': InterceptionCard,
  'squadrons-roll': InterceptionCard,
  'hunt-placement': PlacementCard,
  fight: FightCard,
  target: TargetCard,
  bombing: BombingCard,
  'airfield-roll': AirfieldCard,
}
