import { type Fault, nearest, type Path, pathOf } from '@tallyho/engine'
import { checkDie, checkIds } from './check-die.ts'
import type { Add } from './check-links.ts'
import { MAP_IDS, MISSION_TYPES, type Pack, POSITIONS, type SituationPage } from './types.ts'

/** SR-K-SIT-01 A page for every map and type of mission, whose dice and bombers exist. */
export function checkSituations(pack: Pack, faults: Fault[]): void {
  const seen = new Set<string>()
  for (const [i, page] of pack.situations.entries()) {
    const add: Add = (rest, message) => faults.push({ path: pathOf(['situations', i, ...rest]), message })
    if (seen.has(`${page.map} ${page.type}`))
      add([], `expected one page for Map ${page.map}, ${page.type} but found another`)
    seen.add(`${page.map} ${page.type}`)
    const { damage, anchored, sun, contrails, tp, limit } = page
    for (const [item, table] of Object.entries({ damage, anchored, sun, contrails, tp, limit }))
      if (table) checkDie(table, ['situations', i, item], faults)
    checkNames(pack, page, add)
    checkAnchored(page, add)
    // SR-SIT-08
    const high = page.map === '7' || page.map === '8'
    if (high && !page.contrails) add([], `expected contrails for Map ${page.map} but found none (p7)`)
    if (!high && page.contrails) add(['contrails'], 'expected contrails on Maps 7 and 8 alone (p7)')
    // SR-FLK-01
    const near = page.type === 'near-target'
    if (near && !page.flak) add([], 'expected flak windows for a Near Target mission but found none (p28)')
    if (!near && page.flak) add(['flak'], 'expected flak windows on Near Target pages alone (p28)')
  }
  for (const map of MAP_IDS)
    for (const type of MISSION_TYPES)
      if (!seen.has(`${map} ${type}`))
        faults.push({ path: 'situations', message: `expected a page for Map ${map}, ${type} but found none` })
}

/** SR-K-SIT-05 */
function checkNames({ maps }: Pack, { map, damage, flak }: SituationPage, add: Add): void {
  const known = maps.find(({ id }) => id === map)?.bombers.map(({ id }) => id)
  if (!known) return
  const meet = (id: string, path: Path) => {
    if (!known.includes(id))
      add(path, `expected a bomber of Map ${map} but found '${id}'${nearest(id, known)}`)
  }
  for (const [i, { is }] of damage.entries())
    for (const [j, id] of is.entries()) meet(id, ['damage', i, 'is', j])
  for (const [i, { bombers, hits }] of (flak ?? []).entries()) {
    for (const [j, id] of bombers.entries()) {
      meet(id, ['flak', i, 'bombers', j])
      // SR-FLK-03
      if (bombers.indexOf(id) !== j)
        add(['flak', i, 'bombers', j], `expected each bomber once but '${id}' came before`)
    }
    // SR-FLK-04
    for (const [j, position] of hits.entries())
      if (hits.indexOf(position) !== j)
        add(['flak', i, 'hits', j], `expected each position once but '${position}' came before`)
  }
}

function checkAnchored({ anchored }: SituationPage, add: Add): void {
  for (const [i, { is }] of anchored.entries()) {
    for (const [j, box] of is.entries())
      if (is.indexOf(box) !== j)
        add(['anchored', i, 'is', j], `expected each box once but '${box}' came before`)
    // SR-K-SIT-06
    if (POSITIONS.every(position => is.includes(`${position}/low`)))
      add(['anchored', i, 'is'], 'expected a Low box that is free to enter but found all four anchored')
  }
}

export function checkBlast({ blast }: Pack, faults: Fault[]): void {
  // SR-K-CAB-02 The sum of two dice.
  for (const state of ['good', 'loose', 'kaputt'] as const)
    checkDie(blast.cable[state], ['blast', 'cable', state], faults, 20)
  // SR-Q-15 The lower of two unlike dice.
  checkDie(blast.effect, ['blast', 'effect'], faults, 9)
  checkIds(blast.diagrams, ['blast', 'diagrams'], faults)
}
