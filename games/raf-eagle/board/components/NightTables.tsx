import type { Tables } from '../../pack/types.ts'
import {
  NightBombingChart,
  NightCommitChart,
  NightInterceptionChart,
  NightPatrolChart,
} from '../charts/DayCharts.tsx'

export function NightTables({ night }: { readonly night: Tables['night'] }) {
  return (
    <>
      <NightCommitChart commit={night.commit} city="low" industry="low" />
      <NightPatrolChart patrol={night.patrol} day={0} />
      <NightInterceptionChart rows={night.interception} />
      <NightBombingChart rows={night.bombing} />
    </>
  )
}
