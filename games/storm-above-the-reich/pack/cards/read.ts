import type { Sourced } from '@tallyho/engine'
import type { Altitude, AttackCard, AttackDeck, EventId, FireCard } from '../types.ts'

/**
 * Cards written as they look. How the Attack cards were made: each deck has a mean of Damage and of Hits for every Lethal
 * Level (Determined at 3: tail 0.68 and 0.95, oblique 0.5 and 0.7, nose 0.45 and 0.55; Hits rise to the left, Damage
 * falls a little; Evasive 55 % of the Damage and 42 % of the Hits), a little more at Level, Hits a little less at High. In
 * each row the cards are ranked twice, for Damage and for Hits, and a card has a result where its rank lies under the
 * mean. Pass, C, R, N and J are dealt over whole runs of columns.
 */

const ATTACK: Sourced = { source: 'designed', ref: 'SR-K-ATK-03…08' }

/**
 * Cards parted by empty lines: a line with the id and, for a card seen in an example, its constraint; then for each
 * altitude the Determined and the Evasive line, with the columns 5 to 0.
 */
export function attackCards(deck: AttackDeck, text: string): readonly AttackCard[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block => {
      const [head = '', ...lines] = block.split('\n')
      const [id = '', ...seen] = head.trim().split(/\s+/)
      const row = (altitude: Altitude) => {
        const at = lines.findIndex(line => cellsOf(line)[0]?.toLowerCase() === altitude)
        const [, ...determined] = cellsOf(lines[at])
        return { determined: determined.join(' '), evasive: cellsOf(lines[at + 1]).join(' ') }
      }
      const level = deck === 'oblique' ? {} : { level: row('level') }
      const rows = { high: row('high'), ...level, low: row('low') }
      return { id, deck, rows, ...sourceOf(seen, ATTACK) }
    })
}

const FIRE: Sourced = { source: 'designed', ref: 'SR-K-CF-05…08' }

/**
 * One card a line: id (the event and a number), the columns 0 to 5 Determined and Evasive with an H for each Hit, what
 * the maneuver adds (`climb+2 roll+1`), and the constraint for a card seen in an example.
 */
export function fireCards(text: string): readonly FireCard[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [id = '', determined = '', evasive = '', ...rest] = line.split('|').map(part => part.trim())
      const climb = /climb\+(\d)/.exec(rest[0] ?? '')?.[1]
      const climbRoll = /roll\+(\d)/.exec(rest[0] ?? '')?.[1]
      return {
        id: `fire-${id}`,
        event: id.replace(/-\d+$/, '') as EventId,
        determined: hitsOf(determined),
        evasive: hitsOf(evasive),
        climb: Number(climb ?? 0),
        climbRoll: Number(climbRoll ?? 0),
        ...sourceOf(rest[1] ? [rest[1]] : [], FIRE),
      }
    })
}

function cellsOf(line: string | undefined): string[] {
  return (line ?? '').trim().split(/\s+/)
}

function hitsOf(columns: string): number[] {
  return cellsOf(columns).map(cell => cell.split('H').length - 1)
}

function sourceOf(seen: readonly string[], otherwise: Sourced): Sourced {
  return seen.length > 0 ? { source: 'constrained', ref: seen.join(' ') } : otherwise
}
