import { type Choice, capital, firstOf, idIn, kindOf, type Ref } from '@tallyho/engine'
import type { Station } from '../../pack/types.ts'
import { canSpendFuel, patrolOf } from '../../rules/01-general/terms.ts'
import { bombersCostFuel } from '../../rules/05-interception/bombers.ts'
import { escortCell, markerIn, occupied, placeOf } from '../../rules/05-interception/map.ts'
import type { Campaign, Formation } from '../../state.ts'
import { escortName, formationName, stationName, unitName } from '../../text/names.ts'
import type { Unit } from '../../vocabulary/terms.ts'

/** Why something on the Interception Map cannot be chosen now. */
export function whyNotOnMap(campaign: Campaign, choice: Choice, ref: Ref): string | undefined {
  const asked = formationAsked(campaign, choice)
  switch (kindOf(ref)) {
    case 'formation':
      return againstFormation(campaign, choice, idIn(ref), asked)
    case 'station':
      return asked?.at && againstStation(campaign, choice, asked, idIn(ref) as Station)
    case 'raid':
      return asked?.at && againstBombers(campaign, choice, asked)
    case 'position':
      return choice.ask === 'contact.adjust'
        ? 'One step only: another position at the same height, or the other height (SAB-RVS-18).'
        : undefined
    case 'unit':
      return choice.ask === 'reform'
        ? `${unitName(idIn(ref) as Unit)} cannot: no Fuel, or nobody to fly with; strays of several Sections need a Veteran (SAB-PAT-10).`
        : undefined
    default:
      return undefined
  }
}

function formationAsked({ patrol }: Campaign, { about }: Choice): Formation | undefined {
  const id = firstOf('formation', about)
  return patrol?.formations.find(one => one.id === id)
}

/** SAB-ORD-07 SAB-ORD-09 */
function againstFormation(
  campaign: Campaign,
  { ask }: Choice,
  id: string,
  asked: Formation | undefined,
): string | undefined {
  const one = patrolOf(campaign).formations.find(formation => formation.id === id)
  const name = capital(formationName(id))
  if (!one) return undefined
  if (ask === 'orders' && one.order)
    return `${name} has its order. Change it in the list of your decisions, until the first die falls (SAB-ORD-07).`
  if (asked && asked !== one)
    return `${capital(formationName(asked.id))} comes first, then ${formationName(id)}.`
  return undefined
}

/** SAB-ESC-08 SAB-ESC-10 SAB-ESC-12 */
function againstStation(
  campaign: Campaign,
  { ask }: Choice,
  formation: Formation,
  station: Station,
): string | undefined {
  if (!occupied(campaign).includes(station)) return `Nobody guards in ${stationName(station)}.`
  if (ask !== 'orders' && ask !== 'escort.target') return undefined
  const cell = escortCell(campaign, placeOf(formation), station, markerIn(campaign, station).type)
  const who = capital(escortName(campaign, station))
  if (!cell) return `${who}: out of reach from where ${formationName(formation.id)} is (SAB-ESC-08).`
  if (cell.fuel && !canSpendFuel(campaign, formation.sections))
    return `${who}: that costs 1 Fuel, which a Section of ${formationName(formation.id)} does not have (SAB-ESC-12).`
  return undefined
}

/** SAB-IBM-05 SAB-IBM-13 */
function againstBombers(campaign: Campaign, { ask }: Choice, formation: Formation): string | undefined {
  if (ask !== 'orders' || !bombersCostFuel(formation) || canSpendFuel(campaign, formation.sections))
    return undefined
  return 'From Low or from the tail the bombers cost 1 Fuel, which a Section does not have (SAB-IBM-13).'
}
