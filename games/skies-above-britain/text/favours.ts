import { type Choice, firstOf, percent } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { DogfightIcon, FighterId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { lostUnits } from '../rules/01-general/formations.ts'
import { rowOf } from '../rules/03-dogfight/combat.ts'
import type { Campaign, German } from '../state.ts'
import type { UseOption } from '../vocabulary/terms.ts'
import type { CampaignWords } from '../vocabulary.ts'
import { EVENT_WORDS, iconText, iconTitle, iconTitles } from './cards.ts'
import { forceName, germanIn } from './german-names.ts'
import { countsInEvade } from './icons.ts'
import { fighterWithPilot } from './names.ts'
import { chaseStake } from './stakes.ts'

/** The moment of a Veteran or an Ace: what happens if he steps in, and what if he does not. */

type Use = CampaignWords['asks']['use.pluck']
type Asked = Choice<UseOption>
type Told = string | ((campaign: Campaign, choice: Asked) => string)

const tell = (told: Told, campaign: Campaign, choice: Asked) =>
  typeof told === 'string' ? told : told(campaign, choice)

function use(question: Told, yes: Told, no: Told): Use {
  return {
    question: (campaign, choice) => tell(question, campaign, choice),
    answer: (campaign, { by }, choice) =>
      by === undefined
        ? { head: 'No, save it for later', so: tell(no, campaign, choice) }
        : { head: `Yes: ${fighterWithPilot(campaign, by)}`, so: tell(yes, campaign, choice) },
  }
}

/** The combat that a card was drawn for, and the icons of it that count for whoever flies no Slip and no turn. */
interface Drawn {
  readonly german: German
  readonly icons: readonly DogfightIcon[]
}

function drawnFor(campaign: Campaign, { about }: Asked): Drawn | undefined {
  const [card, no] = [firstOf('card', about), Number(firstOf('german', about))]
  const german = germanIn(campaign, no)
  const dogfight = campaign.patrol?.dogfights.find(({ germans }) => germans.some(one => one.no === no))
  if (!card || !german || !dogfight) return undefined
  const all = packOf(campaign).tailed(card)[rowOf(dogfight)][german.type]
  return { german, icons: all.filter(icon => countsInEvade(campaign, dogfight.unit, icon)) }
}

/** `two Me 109s`. */
function them(campaign: Campaign, choice: Asked): string {
  const { german } = drawnFor(campaign, choice) ?? {}
  return german ? forceName(german.type, german.strength) : 'the Germans'
}

/** What the card brings if nobody steps in. */
function cardHappens(campaign: Campaign, choice: Asked): string {
  const { icons = [] } = drawnFor(campaign, choice) ?? {}
  if (icons.length === 0) return 'the card brings nothing; they stay on our tail'
  const stays = icons.some(icon => icon === 'vanish' || icon === 'turn') ? '' : '; they stay on our tail'
  return `the card happens: ${iconTitles(icons)}${stays}`
}

/** SAB-VET-06 They are gone; what else the card has happens all the same. */
function shakenOff(campaign: Campaign, choice: Asked): string {
  const { icons = [] } = drawnFor(campaign, choice) ?? {}
  const others = icons.filter(icon => icon !== 'reduce' && icon !== 'turn')
  const gone = `${them(campaign, choice)} gone`
  return others.length === 0 ? gone : `${gone}; still happens: ${iconTitles(others)}`
}

const leftOf = ({ german, icons }: Drawn) => german.strength - icons.filter(icon => icon === 'reduce').length

/** SAB-MAN-02 The last of them drops off after an Evade anyway, unless he comes round: a favour would change nothing. */
export function dropsOffAnyway(campaign: Campaign, choice: Asked): boolean {
  const drawn = drawnFor(campaign, choice)
  return drawn !== undefined && !drawn.icons.includes('turn') && leftOf(drawn) <= 1
}

/** SAB-MAN-02 One drops off after an Evade, and so does one for each Reduce. */
function hangOn(campaign: Campaign, choice: Asked): string {
  const drawn = drawnFor(campaign, choice)
  if (!drawn) return 'the card happens'
  const { german, icons } = drawn
  const others = icons.filter(icon => icon !== 'reduce' && icon !== 'turn')
  return [
    stillThere(german, leftOf(drawn), icons.includes('turn')),
    ...(others.length > 0 ? [iconTitles(others)] : []),
  ].join('; ')
}

function stillThere({ type }: German, left: number, turned: boolean): string {
  if (left <= 0) return 'the last of them leaves all the same'
  if (turned) return `${forceName(type, left)} come round head-on`
  return left === 1
    ? 'the last of them drops off all the same'
    : `one drops off, ${forceName(type, left - 1)} on our tail`
}

/** The result that would be cancelled, in a few words. */
function result(_: Campaign, { about }: Asked): string {
  const icon = firstOf('icon', about) as DogfightIcon | undefined
  return icon ? iconText(icon) : 'it happens'
}

/** SAB-VET-05 The icon, or the event of an Advantage Card, that a novice is kept out of. */
function trouble(campaign: Campaign, { about }: Asked): string {
  const icon = firstOf('icon', about) as DogfightIcon | undefined
  if (icon) return iconText(icon)
  const card = firstOf('card', about)
  const event = card === undefined ? undefined : packOf(campaign).advantage(card).event
  return event ? EVENT_WORDS[event].text : 'a novice is in trouble'
}

/** SAB-ICO-24 SAB-ICO-25 What a burst that is not held leaves him with. */
function ammoLeft(campaign: Campaign, { options }: Asked): string {
  const by = options.find(option => option.by)?.by
  return by && fighter(campaign, by).ammo === 'low'
    ? 'he is out of ammunition then, and can hit nobody'
    : 'he is low on ammunition then: once more, and he is out of it'
}

/** SAB-ACE-06 What the die would say instead. */
function dieInstead(campaign: Campaign, { options }: Asked): string {
  const by = options.find(option => option.by)?.by
  const unit = by && lostUnits(campaign).find(one => one === by || isOf(campaign, by, one))
  return unit
    ? `a die: ${percent(chaseStake(campaign, unit).chance ?? 0)} to find it`
    : 'a die says whether they find it'
}

const isOf = (campaign: Campaign, id: FighterId, unit: string) => fighter(campaign, id).section === unit

export const favours = {
  'use.vision': use(
    'An Ace’s skill: does he spot them first?',
    'we see them first; where we do anyway, the better of two cards',
    'the card as it is drawn',
  ),
  'use.slick': use(
    (campaign, choice) => `An Ace’s skill: does he slip behind ${them(campaign, choice)} all the same?`,
    'he is behind them, alone; nothing of the card happens',
    cardHappens,
  ),
  'use.practiced-maneuver': use(
    'The card has no Slip. Does a Veteran make it come off?',
    (campaign, choice) => `he is behind ${them(campaign, choice)}, alone; nothing of the card happens`,
    cardHappens,
  ),
  'use.pull-tight': use(
    'The card has no Tight Turn. Does a Veteran make it come off?',
    (campaign, choice) => `head-on with ${them(campaign, choice)} next round; nothing of the card happens`,
    cardHappens,
  ),
  'use.follow-my-lead': use(
    (campaign, choice) => `Does the Veteran shake off ${them(campaign, choice)}?`,
    shakenOff,
    hangOn,
  ),
  'use.lucky-charm': use(
    (_, { about }) => {
      const icon = firstOf('icon', about) as DogfightIcon | undefined
      return `An Ace’s skill: does he cancel ${icon ? `“${iconTitle(icon)}”` : 'this result'}?`
    },
    'it does not happen',
    result,
  ),
  'use.discipline': use('Does the Veteran hold his fire?', 'his ammunition stays as it is', ammoLeft),
  'use.stay-trim': use(
    'Does a Veteran keep his novice out of this?',
    'nothing happens to the novice',
    trouble,
  ),
  'use.bloodhound': use(
    'An Ace’s skill: does he find the bombers?',
    'found without a die, at a place you choose',
    dieInstead,
  ),
} satisfies Partial<CampaignWords['asks']>
