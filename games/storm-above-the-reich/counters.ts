import { packOf } from './pack/index.ts'
import { AUXILIARIES, MAP_IDS } from './pack/types.ts'
import type { Campaign, Mission } from './state.ts'

/** The name of every piece, found where it lies: on the roster, in the mission, or in the box. */
export function countersOf(campaign: Campaign): string[] {
  const { mission } = campaign
  return [
    ...rosterOf(campaign),
    ...blocksOf(campaign, mission),
    ...bombersOf(campaign, mission),
    ...markersOf(campaign, mission),
    ...escortsOf(campaign, mission),
    ...cardsOf(campaign, mission),
  ]
}

/** Every slot has its first pilot; its replacement has joined, or waits. */
function rosterOf({ pack, pilots }: Campaign): string[] {
  const names = pilots.map(({ slot, replacement }) => pilotName(slot, replacement))
  for (const [slot] of packOf({ pack }).pack.roster.pilots.entries())
    if (!names.includes(pilotName(slot, true))) names.push(pilotName(slot, true))
  return names
}

function pilotName(slot: number, replacement: boolean): string {
  return `${replacement ? 'replacement' : 'pilot'}:${slot}`
}

/** Blocks that fly, and those still in the box. A FW190 belongs to its slot. */
function blocksOf({ pack, pilots }: Campaign, mission: Mission | undefined): string[] {
  const { operations, roster } = packOf({ pack }).pack
  const flying = (mission?.fighters ?? []).map(({ kind, pilot }) =>
    pilot === undefined ? kind : `fw190:${pilots[pilot]?.slot}`,
  )
  const names = [...flying]
  for (const [slot] of roster.pilots.entries())
    if (!flying.includes(`fw190:${slot}`)) names.push(`fw190:${slot}`)
  for (const kind of AUXILIARIES) {
    const inTheAir = flying.filter(one => one === kind).length
    for (let i = inTheAir; i < operations.blocks[kind]; i++) names.push(kind)
  }
  return names
}

function bombersOf({ pack }: Campaign, mission: Mission | undefined): string[] {
  const { formation } = packOf({ pack })
  return MAP_IDS.flatMap(map => {
    const bombers = mission?.map === map ? mission.bombers : formation(map).places
    return bombers.map(({ id }) => `bomber:${map}/${id}`)
  })
}

/** Hit, Damage and Proximity markers: in a cup, on a fighter, on a bomber, among the bombers, in the hand. */
function markersOf({ pack }: Campaign, mission: Mission | undefined): string[] {
  const cups = mission?.cups ?? packOf({ pack }).cups
  const names: string[] = []
  for (const cup of [cups.hits, cups.damage, cups.proximity])
    for (const [id, count] of Object.entries(cup)) for (let i = 0; i < count; i++) names.push(`marker:${id}`)
  for (const { hits } of mission?.fighters ?? []) for (const id of hits) names.push(`marker:${id}`)
  for (const { damage } of mission?.bombers ?? []) for (const id of damage) names.push(`marker:${id}`)
  for (const { marker } of mission?.proximity ?? []) names.push(`marker:${marker}`)
  for (const id of mission?.hand ?? []) names.push(`marker:${id}`)
  return names
}

/** The numbers of the type that flies, unseen or seen; the other types are in the box. */
function escortsOf({ pack }: Campaign, mission: Mission | undefined): string[] {
  const names: string[] = []
  for (const [type, numbers] of Object.entries(packOf({ pack }).pack.escorts.markers.numbers)) {
    if (mission?.escort.type !== type) {
      for (const number of numbers) names.push(`escort:${type}/${number}`)
      continue
    }
    for (const [number, count] of Object.entries(mission.escort.numbers))
      for (let i = 0; i < count; i++) names.push(`escort:${type}/${number}`)
    for (const { number } of mission.escort.markers) if (number > 0) names.push(`escort:${type}/${number}`)
  }
  return names
}

/** A card is in its deck, or among the discards, which are nowhere else. */
function cardsOf({ pack }: Campaign, mission: Mission | undefined): string[] {
  const { decks } = packOf({ pack })
  return (['nose', 'tail', 'oblique', 'fire'] as const).flatMap(deck =>
    Object.entries(decks[deck]).flatMap(([id, all]) => {
      const left = mission?.decks[deck][id] ?? all
      return Array.from({ length: Math.max(left, all) }, () => `card:${id}`)
    }),
  )
}
