import { counted, listed, type Said } from '@tallyho/engine'
import { EVENT_WORDS } from '../pack/event-words.ts'
import { packOf } from '../pack/index.ts'
import type { GroupId } from '../pack/types.ts'
import { groupOf, raidAround, raidNumbered } from '../rules/02-terms/terms.ts'
import { foesBehind } from '../rules/12-combat/bomber-combat.ts'
import type { Day } from '../state.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { bombersBehind } from './beyond.ts'
import {
  eventName,
  groupInShort,
  placeOf,
  raidToChoose,
  regionName,
  squadronInTheAir,
  squadronName,
  WEATHER_NAMES,
  withSign,
} from './names.ts'

/** Event chits and what they do. */
export const events = {
  asks: {
    tactics: {
      question: (_, { options }) => {
        const by = options[0]?.by ?? 0
        return by < 0 ? 'Which hunter has the sun behind it?' : 'Which hunter is easier to fight?'
      },
      answer: (day, { group }) => hunterWords(day, group),
    },
    'vectored-away': {
      question: 'Which squadron flies home without a fight?',
      answer: (day, { squadron }) => squadronInTheAir(day, squadron),
    },
    decoy: {
      question: 'Which raid was only a decoy?',
      answer: (day, { raid }) => raidToChoose(day, raidNumbered(day.raids, raid)),
    },
    'radio-confusion': {
      question: 'Radio confusion: which squadron flies home?',
      answer: (day, { squadron }) => squadronInTheAir(day, squadron),
    },
  },
  notes: {
    event: f =>
      `Raid ${f.raid}, ${f.side} event: ${eventName(f.event, f.letter)}. ${f.applies ? EVENT_WORDS[f.event].text : 'No effect.'}`,
    'event-kept': ({ raid, event }) => `Raid ${raid} keeps ${eventName(event)} for the way home.`,
    'group-reduced': ({ group, raid }) => `${group} of raid ${raid} is reduced.`,
    'group-leaves': ({ group, raid }) => `${group} leaves raid ${raid}.`,
    tactics: f =>
      `The first fight with ${f.group} of raid ${f.raid} is at ${withSign(f.by)}, to your ${f.by < 0 ? 'harm' : 'advantage'}.`,
    'undetected-raid': ({ region }) => `A raid nobody saw: ${regionName(region)}.`,
    'vectored-away': ({ squadron }) =>
      `Your ${squadronName(squadron)} is sent the wrong way and flies home without a fight.`,
    'patrollers-escort': ({ raid, groups }) =>
      `Channel patrollers of raid ${raid} close up to escort: ${listed(groups)}.`,
    'patrollers-hunt': ({ raid, groups }) =>
      `Channel patrollers of raid ${raid} come over to hunt: ${listed(groups)}.`,
    decoy: ({ raid }) => `Raid ${raid} was a decoy: it turns back.`,
    flak: ({ raid, group, effect }) => `Flak over raid ${raid}: ${group} ${FLAK[effect]}.`,
    'radio-confusion': ({ squadron }) => `Radio confusion: your ${squadronName(squadron)} flies home.`,
    'weather-shift': ({ region, weather }) =>
      `The weather in ${regionName(region)} changes to ${WEATHER_NAMES[weather]}.`,
  },
  rolls: {
    'event.approach': {
      what: 'Draw an approach event.',
      outcome: (day, { id }) => {
        const { event, letter } = packOf(day).eventChit(id).approach
        return eventName(event, letter)
      },
    },
    'event.target': {
      what: 'Draw a target event.',
      outcome: (day, { id }) => {
        const { event, letter } = packOf(day).eventChit(id).target
        return eventName(event, letter)
      },
    },
    'undetected.region': {
      what: 'Draw the region of the Undetected Raid.',
      outcome: (_, { id }) => regionName(id),
    },
  },
} satisfies ChapterWords

/** What tells one hunter from another: `Me109, on the left, before the bombers`, and how many fly behind it. */
function hunterWords(day: Day, id: GroupId): Said {
  const group = groupOf(day, id)
  const { place } = group
  if (place.at !== 'display' || place.box === 'patrol') return id
  const behind = bombersBehind(day, raidAround(day, group), place.section)
  return {
    head: id,
    so: [groupInShort(day, id), placeOf(place.section), ...(behind ? [`before ${behind}`] : [])].join(', '),
    figures: [{ of: 'behind it', is: counted(foesBehind(day, group).length, 'group') }],
  }
}

const FLAK: Readonly<Record<Notes['flak']['effect'], string>> = {
  reduced: 'is reduced',
  inflight: 'flies home',
  light: 'is shot to pieces: light loss',
}
