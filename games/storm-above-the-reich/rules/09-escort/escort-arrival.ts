import { type Procedure, read, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { STATIONS } from '../../pack/types.ts'
import { type Campaign, type Mission, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { exitMap } from '../05-map/exits.ts'
import { escortType, missionOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { moveEscorts } from './escort-moves.ts'

/** The Escort Phase begins: who arrives, who goes home, who is not noticed. */

/** SR-SEQ-02 Present, or arriving this turn. */
export function isEscortAtHand(mission: Mission): boolean {
  const { status } = mission.escort
  return status === 'present' || status === 'waiting' || (status === 'due' && isTurnDue(mission))
}

/** SR-Q-17 SR-ESC-22 A turn that was passed over or skipped takes effect later. */
function isTurnDue({ turn, escort }: Mission): boolean {
  return escort.turn !== undefined && turn >= escort.turn
}

const SKIP = [{ id: 'skip' }, { id: 'play' }] as const

export function* escortPhase(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  for (const marker of mission.escort.markers) marker.movedFrom = undefined
  if (mission.hidden) {
    // SR-MOV-12 SR-ESC-21 SR-SIT-11 Coming out of the contrails the staffel has not been seen yet
    mission.hidden = false
    if ((yield* choose(STAFFEL, 'escort.skip', SKIP)).id === 'skip') {
      note('SR-ESC-21', 'escort.skipped', { turn: mission.turn })
      return onward(campaign, 'recovery')
    }
  }
  if (isLeaving(mission)) {
    yield* leave(campaign, mission)
    return onward(campaign, 'recovery')
  }
  yield* arrive(campaign, mission)
  return yield* moveEscorts(campaign)
}

/** SR-SET-17 SR-SET-19 */
function isLeaving(mission: Mission): boolean {
  return mission.type !== 'outbound' && mission.escort.status !== 'gone' && isTurnDue(mission)
}

/** SR-ESC-03 Every marker, wherever it is; whoever was dogfighting goes home too. */
function* leave(campaign: Campaign, mission: Mission): Procedure {
  sendHome(mission)
  for (const fighter of mission.fighters)
    if (fighter.at === 'dogfight') yield* exitMap(campaign, fighter, 'SR-ESC-03')
}

function sendHome(mission: Mission): void {
  const { escort, turn } = mission
  for (const marker of escort.markers) {
    marker.at = 'exited'
    marker.group = 0
  }
  escort.status = 'gone'
  note('SR-ESC-03', 'escort.leaves', { type: escortType(mission), turn })
}

/** SR-ESC-22 A turn without the staffel: nothing happens but that the escort comes or goes in time. */
export function passOver(mission: Mission): void {
  const { escort, turn } = mission
  if (isLeaving(mission)) sendHome(mission)
  else if (escort.status === 'due' && isTurnDue(mission))
    escort.status = isPlaced(mission) ? 'present' : 'waiting'
  note('SR-MOV-14', 'entry.passed-over', { turn, tp: mission.tp })
}

function isPlaced({ escort }: Mission): boolean {
  return !escort.markers.some(({ at }) => at === 'unplaced')
}

/** SR-ESC-02 SR-SET-18 */
function* arrive(campaign: Campaign, mission: Mission): Procedure {
  const { escort } = mission
  const arrives = escort.status === 'due'
  escort.status = 'present'
  if (arrives) note('SR-ESC-02', 'escort.arrives', { type: escortType(mission), turn: mission.turn })
  if (!isPlaced(mission)) yield* placeEscorts(campaign)
}

/** SR-SET-20 The Escort Set-Up Table: at set-up, or when the escort first acts. */
export function* placeEscorts(campaign: Campaign): Procedure {
  const { escort } = missionOf(campaign)
  const { strength, markers } = escort
  if (strength === undefined) return
  const die = yield* d10('escort.set-up')
  const places = read(packOf(campaign).pack.escorts.setUp[strength], die)
  let next = 0
  for (const station of STATIONS)
    for (let i = 0; i < (places[station] ?? 0); i++) {
      const marker = markers[next]
      if (marker) marker.at = station
      next += 1
    }
  if (escort.status === 'waiting') escort.status = 'present'
  note('SR-SET-20', 'escort.placed', { strength, die, places: { ...places } })
}
