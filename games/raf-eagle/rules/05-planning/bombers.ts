import { noted, type Procedure, type Step } from '@tallyho/engine'
import type { DayNumber, GruppeId } from '../../pack/types.ts'
import type { Campaign, GruppePlace } from '../../state.ts'
import type { AssignOption } from '../../vocabulary/planning.ts'
import { note, stop } from '../../vocabulary.ts'
import {
  bombedTarget,
  gruppe,
  gruppenIn,
  gruppeSpec,
  isBomberType,
  LUFTWAFFE,
  me109Range,
  plannedFor,
} from '../02-terms.ts'
import { asJabo, assign, assignments, type Berth, berthsOf, type Duty } from './assignment.ts'
import { byArea, byLuftflotte, placeable, raidAt, readyGruppen } from './limits.ts'

/** RE-19.3.a */
const SEPT_1: DayNumber = 21
/** RE-19.a RE-A-19 Markers, each of them once a day. */
const JABOS = 2
/** RE-19.2.a */
const STUKAS_WANTED = 2
const STUKAS_SPARED = 3

/** RE-4.I.4 All bombers of the day go to their raids now; RE-5.4.h a card may be left to fighters. */
export function* assignBombers(campaign: Campaign): Procedure<Step> {
  const berths = berthsOf(campaign, () => true)
  const bombers = readyGruppen(campaign, isBomberType)
  const asJabos = canHaveJabos(campaign) ? jaboOptions(campaign, berths) : []
  yield* assign(
    campaign,
    berths,
    assignments(campaign, bombers, berths).concat(asJabos),
    options => {
      const marked = asJabos.length === 0 || markersLeft(campaign)
      return stop(LUFTWAFFE, 'assign-bomber', marked ? options : options.filter(({ jabo }) => !jabo))
    },
    () => stukasDue(campaign, berths),
  )
  if (noted()) for (const berth of berths) tell(campaign, berth)
  return 'fighters'
}

function tell(campaign: Campaign, { raid, card }: Berth): void {
  const gruppen = plannedFor(campaign, raid)
  const target = bombedTarget(campaign, raidAt(campaign, raid)).id
  if (gruppen.length > 0) note('RE-5.2.a', 'bombers-assigned', { card, target, gruppen })
}

/** RE-19.a RE-19.3.a */
function canHaveJabos({ advanced, scenario, day }: Campaign): boolean {
  return advanced && day >= SEPT_1 && (scenario === 'thin-blue-line' || scenario === 'battle-of-britain')
}

/** RE-19.4.c Only as far as Me 109s reach. */
function jaboOptions(campaign: Campaign, berths: readonly Berth[]): readonly AssignOption[] {
  const near = berths.filter(({ raid }) => me109Range(campaign, raidAt(campaign, raid)) === 'in')
  const me109s = readyGruppen(campaign, type => type === 'Me 109')
  return assignments(campaign, me109s, near, asJabo)
}

function markersLeft(campaign: Campaign): boolean {
  return gruppenIn(campaign, 'planned').filter(id => gruppe(campaign, id).jabo).length < JABOS
}

/** RE-19.2.a RE-A-17 High command wants two Ju 87s in the day's raids, as far as they find room. */
function stukasDue(campaign: Campaign, berths: readonly Berth[]): Duty | undefined {
  const most = stukasWanted(campaign)
  const wanted = most && most - stukasIn(campaign, 'planned').length
  if (wanted <= 0) return undefined
  const gruppen = byLuftflotte(campaign, readyStukas(campaign))
  const places = byArea(berths, ({ room }) => room)
  const due = Math.min(wanted, placeable(campaign, gruppen, places))
  if (due === 0) return undefined
  return {
    due,
    gruppen,
    places,
    isOne: id => gruppeSpec(campaign, id).type === 'Ju 87',
    takesPlace: () => true,
  }
}

/** RE-19.2.a Until three of them have been lost. */
export function stukasWanted(campaign: Campaign): number {
  if (!campaign.advanced) return 0
  const lost = stukasIn(campaign, 'light-loss', 'heavy-loss').length
  return lost < STUKAS_SPARED ? STUKAS_WANTED : 0
}

export function readyStukas(campaign: Campaign): readonly GruppeId[] {
  return readyGruppen(campaign, type => type === 'Ju 87')
}

function stukasIn(campaign: Campaign, ...places: readonly GruppePlace[]): readonly GruppeId[] {
  return gruppenIn(campaign, ...places).filter(id => gruppeSpec(campaign, id).type === 'Ju 87')
}
