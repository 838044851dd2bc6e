export {
  CardDetails,
  CardTip,
  StrategyFace,
  StrategyPiece,
  TargetCardFace,
  TargetCardPiece,
} from './cards.tsx'
export { GruppeCounter, GruppeFace, SquadronCounter, SquadronFace } from './counters.tsx'
export { PRIORITISED } from './names.ts'
export { Silhouette } from './Silhouette.tsx'
export { shownGruppe, shownSquadron } from './shown.ts'
export { TargetIcon, TargetSymbol } from './TargetSymbol.tsx'
