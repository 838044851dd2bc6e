import { plain } from '@tallyho/engine'
import { DieChart } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { DieTable, EscortRoll, MissionType } from '../../pack/types.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import type { Campaign, SetUpItem } from '../../state.ts'
import { boxName, ESCORT_NAMES, ITEM_NAMES, TYPE_NAMES } from '../../text/names.ts'

/** The table that a set-up die is read on; nothing before the mission it belongs to is known. */
export function SetUpChart({
  campaign,
  item,
  die,
  tall = false,
}: {
  readonly campaign: Campaign
  readonly item: SetUpItem
  readonly die?: number | undefined
  readonly tall?: boolean
}) {
  const season = seasonAt(campaign, campaign.season)
  const { mission } = campaign
  const name = plain(ITEM_NAMES[item])
  if (item === 'map')
    return <DieChart name={name} table={merged(season.map, is => is)} say={is => is} die={die} tall={tall} />
  if (item === 'type')
    return <DieChart name={name} table={season.type} say={is => TYPE_NAMES[is]} die={die} tall={tall} />
  if (mission?.type === undefined) return undefined
  const { map, type } = mission
  const row = season.rows[type]
  if (item === 'operations')
    return <DieChart name={name} table={row.operations} say={is => is} die={die} tall={tall} />
  if (item === 'escort') {
    const say = (is: EscortRoll) => escortRoll(is, type)
    return <DieChart name={name} table={merged(row.escort, say)} say={say} die={die} tall={tall} />
  }
  const page = packOf(campaign).situation(map, type)
  switch (item) {
    case 'damage':
      return (
        <DieChart name={name} table={page.damage} say={is => is.join(', ') || 'none'} die={die} tall={tall} />
      )
    case 'anchored':
      return (
        <DieChart
          name={name}
          table={page.anchored}
          say={is => is.map(boxName).join(', ') || 'none'}
          die={die}
          tall={tall}
        />
      )
    case 'sun':
      return (
        <DieChart
          name={name}
          table={page.sun}
          say={is => (is === 'none' ? 'none' : boxName(is))}
          die={die}
          tall={tall}
        />
      )
    case 'contrails':
      return (
        page.contrails && (
          <DieChart
            name={name}
            table={page.contrails}
            say={is => (is ? 'yes' : 'no')}
            die={die}
            tall={tall}
          />
        )
      )
    case 'tp':
      return <DieChart name={name} table={page.tp} say={is => is} die={die} tall={tall} />
    case 'limit':
      return <DieChart name={name} table={page.limit} say={is => is} die={die} tall={tall} />
  }
}

/** Neighbours that say the same are one. */
function merged<T>(table: DieTable<T>, say: (is: T) => string): DieTable<T> {
  return table.filter(({ is }, i) => {
    const next = table[i + 1]
    return next === undefined || say(next.is) !== say(is)
  })
}

export function escortRoll(roll: EscortRoll, type: MissionType): string {
  if (roll === 'none') return 'none'
  const turn =
    roll.turn === undefined
      ? ''
      : type === 'outbound'
        ? `, from turn ${roll.turn}`
        : `, until turn ${roll.turn}`
  return `${roll.strength} ${ESCORT_NAMES[roll.type]}${turn}`
}
