export type {
  AnswerFace,
  AskedAs,
  BoardModule,
  BoardProps,
  CardProps,
  EventCards,
  Phase,
  SaidParts,
} from './board.ts'
export {
  byFate,
  type Debrief,
  type Debriefing,
  type Fate,
  type Party,
  sinceLast,
  type Tone,
} from './debrief.ts'
export { type AircraftType, SILHOUETTES } from './drawn/silhouettes.ts'
export { WeatherSymbol } from './drawn/WeatherSymbol.tsx'
export { BoxTable } from './events/BoxTable.tsx'
export { RuleLink, SourceBadge, SourceLine, SourceText } from './events/badges.tsx'
export { Chart, type ChartProps, FaceChart } from './events/Chart.tsx'
export { Die, type DieTone, TenDie, TwelveDie } from './events/Die.tsx'
export { DieChart, rangesOf, rowOf } from './events/DieChart.tsx'
export { EventCard, Outcome, Rolled } from './events/EventCard.tsx'
export { EventOf, isEvent } from './events/EventOf.tsx'
export { FinalPage } from './events/FinalPage.tsx'
export { Modifiers, type SumLine } from './events/Modifiers.tsx'
export { dayText, minus, namesFrom, namesUpTo, signed, span } from './events/numbers.ts'
export { fetchAll, fetched, fetchedParts } from './fetched.tsx'
export { allTerms, GlossaryHost, Glossed, TermsOf } from './glossary.tsx'
export { lessonsOf } from './lessons.ts'
export type { Far, Foremost } from './manners.ts'
export { useAttention, useLooked } from './pieces/attention.tsx'
export { BoxContents } from './pieces/BoxContents.tsx'
export { Chit } from './pieces/Chit.tsx'
export { COUNTER, CounterFace, type CounterShape, CounterSvg, Stack } from './pieces/Counter.tsx'
export { LightProvider, type Lights, type Mark, useMark, usePick, usePlace } from './pieces/lit.tsx'
export { rove } from './pieces/rove.ts'
export { isSame, sameBut } from './pieces/same.ts'
export { TipHost, TipText, useTip } from './pieces/Tooltip.tsx'
export { usePiece } from './pieces/usePiece.ts'
export type { Beside, Honour, Retold } from './retold.ts'
export { Displays } from './stage/Displays.tsx'
export { type Eye, isWithin, type ViewBox } from './stage/eye.ts'
export { Entry, Figure, Header, Told, TurnTrack, turnsTo } from './stage/Header.tsx'
export { type Held, useHeld, useHeldIn } from './stage/now.ts'
export { PanZoom } from './stage/PanZoom.tsx'
export { cover, dice, fileOf, pixelsOf } from './stage/picture.ts'
export { Room, useAbout } from './stage/Room.tsx'
export { Signs, type SignsHandle } from './stage/Signs.tsx'
export { Tabs } from './stage/Tabs.tsx'
export type { Laid, Seen } from './stage/useCamera.ts'
export { type Side, useFreeSide } from './stage/useFreeSide.ts'
export { type Size, useSize } from './stage/useSize.ts'
export { type Chapter, sentenceOf, storyOf } from './story.ts'
