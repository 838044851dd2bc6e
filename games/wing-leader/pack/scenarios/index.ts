import type { ScenarioSpec } from '../types.ts'
import { asch } from './asch.ts'
import { berlin } from './berlin.ts'
import { bigWing } from './big-wing.ts'
import { bismarckSea } from './bismarck-sea.ts'
import { channelDash } from './channel-dash.ts'
import { convoyBread } from './convoy-bread.ts'
import { darwin } from './darwin.ts'
import { dover } from './dover.ts'
import { firstJet } from './first-jet.ts'
import { ihantala } from './ihantala.ts'
import { jetsOverBerlin } from './jets-over-berlin.ts'
import { kenley } from './kenley.ts'
import { kursk } from './kursk.ts'
import { leuna } from './leuna.ts'
import { malta } from './malta.ts'
import { midway } from './midway.ts'
import { mortain } from './mortain.ts'
import { okinawa } from './okinawa.ts'
import { pedestal } from './pedestal.ts'
import { peewit } from './peewit.ts'
import { philippineSea } from './philippine-sea.ts'
import { ploesti } from './ploesti.ts'
import { rangoon } from './rangoon.ts'
import { remagen } from './remagen.ts'
import { schweinfurt } from './schweinfurt.ts'
import { sedan } from './sedan.ts'
import { stalingrad } from './stalingrad.ts'
import { tyne } from './tyne.ts'
import { warsaw } from './warsaw.ts'
import { wewak } from './wewak.ts'
import { yawata } from './yawata.ts'

/** WL-C-50 Easy ones first; the first three need no more than rules 1 to 12. */
export const SCENARIOS: readonly ScenarioSpec[] = [
  dover,
  convoyBread,
  tyne,
  warsaw,
  rangoon,
  stalingrad,
  firstJet,
  yawata,
  sedan,
  channelDash,
  darwin,
  bigWing,
  peewit,
  malta,
  schweinfurt,
  leuna,
  jetsOverBerlin,
  wewak,
  ploesti,
  kursk,
  ihantala,
  mortain,
  asch,
  remagen,
  kenley,
  pedestal,
  midway,
  bismarckSea,
  berlin,
  philippineSea,
  okinawa,
]
