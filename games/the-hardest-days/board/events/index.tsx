import type { EventCards } from '@tallyho/kit'
import type { Day } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { BombingCard } from './BombingCard.tsx'
import { DetectionCard } from './DetectionCard.tsx'
import {
  ChitCard,
  ForceCard,
  RegionCard,
  SetAsideCard,
  SizeCard,
  TimeCard,
  TimeFirstCard,
} from './DrawCards.tsx'
import './events.css'
import { FightCard } from './FightCard.tsx'
import {
  AirfieldCard,
  CrossingCard,
  EffortCard,
  HuntersCard,
  HuntPlacementCard,
  PlacementCard,
  SquadronsCard,
  TargetCard,
  WeatherCard,
  WeatherShiftCard,
} from './RollCards.tsx'

/** Which card draws which note. */
export const EVENTS: EventCards<Day, Notes> = {
  weather: WeatherCard,
  'weather-shift': WeatherShiftCard,
  'region-drawn': RegionCard,
  'region-set-aside': SetAsideCard,
  'time-first': TimeFirstCard,
  'time-on-clock': TimeCard,
  'undetected-raid': RegionCard,
  crossing: CrossingCard,
  effort: EffortCard,
  detection: DetectionCard,
  size: SizeCard,
  force: ForceCard,
  placement: PlacementCard,
  event: ChitCard,
  'hunters-roll': HuntersCard,
  'squadrons-roll': SquadronsCard,
  'hunt-placement': HuntPlacementCard,
  fight: FightCard,
  target: TargetCard,
  bombing: BombingCard,
  'airfield-roll': AirfieldCard,
}
