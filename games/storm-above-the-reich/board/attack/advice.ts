import { type Choice, listed, percent } from '@tallyho/engine'
import { box, isBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { type Campaign, MANEUVERS, type Maneuver, type Mode } from '../../state.ts'
import { wayWords } from '../../text/15-attack.ts'
import { POSITION_NAMES, SKILL_WORDS } from '../../text/names.ts'
import { metFrom } from '../../text/reach.ts'
import { moverOf } from '../question.ts'
import { damageOf } from '../tips.tsx'
import { AIMS, aimOf, missingWords } from './chances.ts'
import { attackOdds, dangerBy, leastDanger } from './odds.ts'
import { targetsByOdds } from './targets.ts'

/** Why the machine would answer so: what a side, a bomber or a way in promises. */
export function advice(campaign: Campaign, choice: Choice, id: string): string | undefined {
  if (choice.ask === 'approach.target') return ofTarget(campaign, choice, id)
  if (choice.ask === 'engage.mode') return ofMode(campaign, choice)
  if (choice.ask === 'engage.maneuver') return ofWay(campaign, choice, id)
  if (choice.ask === 'operations.buy') return ofPilot(campaign, id)
  if (choice.ask === 'entry.to' || choice.ask === 'move.to') return ofSide(campaign, id.replace(/^to\//, ''))
  return undefined
}

/** `B-24 A3 has 2 of 10 points of damage already: it goes down in 12 %, you are hit in 19 %`. */
function ofTarget(campaign: Campaign, choice: Choice, id: string): string | undefined {
  const found = targetsByOdds(campaign, choice).find(one => one.id === id)
  const bomber = missionOf(campaign).bombers.find(one => id.endsWith(`/${one.id}`))
  if (!found || !bomber) return undefined
  const hurt = damageOf(campaign, bomber.damage)
  const why =
    hurt > 0 ? `has ${hurt} of 10 points of damage already` : `is met at Lethal Level ${found.odds.level}`
  return `${missingWords(campaign)}B-24\u00a0${bomber.id} ${why}. It goes down: ${percent(found.odds.down)}. You are hit, in or out: ${percent(found.danger)}.`
}

/** `Determined: damages 62 %, hit 21 %; Evasive: damages 31 %, hit 12 %, and back a turn later`. */
function ofMode(campaign: Campaign, choice: Choice): string | undefined {
  const fighter = moverOf(campaign, choice)
  if (fighter?.at !== 'space') return undefined
  const aim = aimOf(campaign)
  const said = (mode: Mode) =>
    `${AIMS[aim]} ${percent(attackOdds(campaign, fighter, mode)[aim])}, hit ${percent(leastDanger(campaign, { ...fighter, mode }))}`
  return `Determined: ${said('determined')}. Evasive: ${said('evasive')}, and back a turn later.`
}

/** `You are hit, in or out: 14 %. No way is safer.` */
function ofWay(campaign: Campaign, choice: Choice, id: string): string | undefined {
  const fighter = moverOf(campaign, choice)
  const chosen = MANEUVERS.find(maneuver => maneuver === id)
  if (fighter?.at !== 'space' || !chosen) return undefined
  const hit = (maneuver: Maneuver) => percent(dangerBy(campaign, fighter, maneuver))
  const [safest = chosen] = [...MANEUVERS].sort(
    (one, other) => dangerBy(campaign, fighter, one) - dangerBy(campaign, fighter, other),
  )
  const said = `You are hit, in or out: ${hit(chosen)}`
  if (hit(chosen) === hit(safest)) return `${said}. No way is safer.`
  return `${said}. ${wayWords({ ...fighter, maneuver: safest })} is safer (${hit(safest)}), but this way leads to a better next attack, or to where fewer others go.`
}

/** SR-PIL-09 What a pilot who is to be bought can do. */
function ofPilot({ pilots }: Campaign, id: string): string | undefined {
  const pilot = pilots.find(({ no }) => id === `pilot/${no}`)
  if (!pilot) return undefined
  const skills = [...new Set(pilot.skills)].map(skill => SKILL_WORDS[skill])
  return skills.length > 0
    ? `${pilot.name} is an experte: ${listed(skills)}.`
    : `${pilot.name} is no worse than any other who is left.`
}

/** SR-LL-01 `From the Left Flank you meet B-24 A3, A4 and A6 at Lethal Level 1`: the thinnest fire of that side. */
function ofSide(campaign: Campaign, id: string): string | undefined {
  const position = isBox(id) ? box(id).position : undefined
  if (position === undefined) return undefined
  const met = metFrom(campaign, position)
  const least = Math.min(...met.map(({ level }) => level))
  const best = met.filter(({ level }) => level === least)
  if (best.length === 0) return undefined
  const hurt = met.filter(({ damage }) => damage > 0).map(one => one.id)
  const also = hurt.length > 0 ? ` ${listed(hurt)} ${hurt.length > 1 ? 'are' : 'is'} damaged already.` : ''
  return `From the ${POSITION_NAMES[position]} you meet B-24\u00a0${listed(best.map(one => one.id))} at Lethal Level ${least}, the thinnest fire of that side.${also}`
}
