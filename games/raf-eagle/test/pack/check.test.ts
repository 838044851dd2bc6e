import { expect, test } from 'vitest'
import { checkPack, packs, standard } from '../../pack/index.ts'
import { testFaults, withChanges } from '../kit/pack-faults.ts'

test('the standard pack has no faults, in a file neither', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

test('a pack of his own is taken under its id', () => {
  expect(packs.register(JSON.parse(JSON.stringify({ ...standard, id: 'my-own' })))).toMatch(/^my-own/)
})

test('every component says where it comes from', () => {
  const { sectors, targets, squadrons, gruppen, targetCards, raidEvents, dayEvents, strategies } = standard
  const all = [sectors, targets, squadrons, gruppen, targetCards, raidEvents, dayEvents, strategies].flat()
  for (const { ref } of all) expect(ref).not.toBe('')
  expect(Object.keys(standard.sources).sort()).toEqual(Object.keys(standard.tables).sort())
})

testFaults({
  'a wrong value is named with its place and with what was expected': {
    'game = "the-hardest-days"': 'expected "raf-eagle" but found "the-hardest-days"',
    'squadrons(54).letter = "D"': 'expected "A", "B" or "C" but found "D"',
    'targetCards(34).value = 4': 'expected 1, 2 or 3 but found 4',
    'targets(Dover).at[0] = 12': 'expected a number from -6 to 3 but found 12',
    'sectors(6/11).id = "six"': 'expected a sector such as "6/11" but found "six"',
    'without tables.weather[5]["3"]': 'expected a value but found none',
    'tables.rendezvous.check[0] = {"rain": true}':
      'expected one of gruppenAtLeast, otherRaid, clouds, depth and never',
    'raidEvents(91).approach.if[0] = {"moon": true}':
      'expected one of warning, intelligence, weather, depth, gruppenAtLeast and gruppenAtMost',
    'dayEvents(139).event.rows[0].to = "any"': 'expected a priority for each type of target, or "free"',
    'gruppen(I/JG51).colour = "grey"': 'expected no such key',
  },
  'RE-2.1.a sectors have their group and one airfield': {
    'sectors(6/11).group = 12': 'expected 11 for 6/11 but found 12',
    'sectors(London).group = 11': 'expected none for London but found 11',
    'targets(Hornchurch).type = "base" & targetCards(20).target = "Dover" & targetCards(21).target = "Kenley"':
      'at sectors(6/11): expected 1 airfield in 6/11 but found 0',
    'targets(Woolwich).type = "airfield"': 'at sectors(London): expected 0 airfield in London but found 1',
  },
  'RE-2.1.b targets lie in a sector; nets and commands go with their type': {
    'targets(Dover).sector = "8/11"': 'no sector 8/11',
    'targets(Dover).net = 10': 'expected the number of a net for radar alone but Dover is port',
    'targets(Dover).type = "radar" & targets(Dover).net = 1': 'at targets(Dover).net: Worth is net 1 already',
    'targets(Dover).commands = 11': 'expected a command for headquarters alone but Dover is port',
    'targets(Ford).id = "Chatham"': [
      'Chatham is targets(Chatham) already',
      'at targetCards(5).secondary: no target Ford',
      'at targetCards(15).secondary: no target Ford',
    ],
  },
  'RE-2.31.a cards name targets, nets and sectors that there are': {
    'targetCards(34).target = "Atlantis"': 'no target Atlantis',
    'targetCards(34).target = "Box"': 'Box has no priority: it is headquarters',
    'targetCards(34).secondary = "Atlantis"': 'no target Atlantis',
    'targetCards(34).nets[0] = 12': 'no radar net 12',
    'targetCards(34).chart[0].sector = "London"': 'no sector London with squadrons',
    'targetCards(34).chart[0].sector = "2/10"': 'no sector 2/10 with squadrons',
    'targetCards(34).chart[1].sector = "6/11"': '6/11 is targetCards(34).chart[0] already',
    'targetCards(34).forward = true': 'expected forward airfields for an airfield alone but Dover is port',
    'targetCards(36).range = "in"': 'expected "edge" for all of 3/11 but found "in"',
    'targetCards(34).far = true': 'expected a target beyond Me 109 range but Dover is "in"',
  },
  'RE-2.21.a RE-2.21.h squadrons and Gruppen are as many as there are': {
    'without squadrons(65).reinforcement & squadrons(65).ace = true':
      'at squadrons: expected 27 squadrons at the start but found 26',
    'without squadrons(66).reinforcement': [
      'at squadrons: expected 27 squadrons at the start but found 28',
      'at squadrons: expected 15 reinforcements but found 14',
    ],
    'squadrons(600).ace = true': 'at squadrons: expected 5 Blenheims but found 4',
    'squadrons(249).id = "250"': 'at squadrons: no reinforcement "249"',
    'squadrons(65).id = "54"': '54 is squadrons(54) already',
    'squadrons(54).sector = "London"': 'no sector London with an airfield',
    'squadrons(54).rating[1] = 5': 'expected at most 4, the full rating, but found 5',
    'gruppen(I/JG26).arrives = 20': [
      'at gruppen: expected 77 Gruppen at the start but found 76',
      'at gruppen: expected 7 reinforcements but found 8',
    ],
    'gruppen(IV/JG51).id = "V/JG51"': 'at gruppen: no reinforcement "IV/JG51"',
    'without gruppen(EGr210).elite': 'at gruppen: expected 2 elite Gruppen but found 1',
    'gruppen(EGr210).type = "Me 109"':
      'at gruppen(EGr210).elite: expected Me 110s alone but EGr210 is Me 109',
    'gruppen(I/JG26).rating[1] = -1': 'expected at least 0, the full rating, but found -1',
    'gruppen(I/JG26).bombing[1] = 9': 'expected at most 1, the full strength, but found 9',
  },
  'RE-3.b decks have each card once': {
    'targetCards(34).card = 33': ['33 is targetCards(33) already', 'at targetCards: no card 34'],
    'raidEvents(131).card = 132': 'at raidEvents: no card 131',
    'strategies(164).card = 163': ['163 is strategies(163) already', 'at strategies: no card 164'],
    'dayEvents(149).event.event = "haze"': 'expected "lf3-to-lf2" for card 149 but found "haze"',
    'dayEvents(135).pilots[0].from = -30': 'expected -34 but found -30',
    'dayEvents(138).event.rows[1].from = 0': 'expected more than 0 but found 0',
    'dayEvents(139).event.rows[0].from = -33': 'expected -34 but found -33',
  },
  'charts hold every value that comes up': {
    'tables.channelPatrol[1].upTo = 1': 'expected more than 1 but found 1',
    'tables.night.interception[1][1].upTo = 2': 'expected more than 2 but found 2',
    'tables.combat.columns[0][3] = 20': 'no column 20',
    'tables.combat.rows[0][1] = 0': 'expected more than 0 but found 0',
    'tables.combat.rows[2] = [1, 2]': 'expected 10 entries, one less than rows, but found 2',
    'without tables.damage.german.escort': 'expected a value but found none',
    [`tables.damage.british.escort = ${JSON.stringify(standard.tables.damage.german.hunt)}`]:
      'expected no such key: squadrons do not escort',
    'tables.bombing.columns[1] = 1': 'expected more than 1 but found 1',
    'tables.bombing.results[2] = [0, 1]': 'expected 8 entries, one for each column, but found 2',
    'tables.strategies[1].from = -34': 'expected more than -34 but found -34',
    'tables.sealion[0].start = 30': 'expected less than 12, the cancel value, but found 30',
    'tables.sealion[4].day = 20': 'expected 35 but found 20',
    'tables.sealion = []': 'expected 21 days, Sept 11 to Oct 1, but found 0',
    [`tables.detection.track = ${JSON.stringify(standard.tables.detection.track.slice(0, 16))}`]:
      'no space with warning "very-early"',
    'tables.night.commit.low.high[0] = 9': 'expected at most 8 but found 9',
    'tables.night.patrol[0].from = 1': 'expected 0 but found 1',
    'tables.night.sectors[0] = "1/10"': 'no Blenheims in 1/10',
  },
})

test.each([
  ['squadrons(54).sector = "nowhere"', 'squadrons “54”, sector'],
  ['gruppen(I/JG51).rating[1] = -1', 'gruppen “I/JG51”, rating no. 2'],
  ['targets(Dover).sector = "8/11"', 'targets “Dover”, sector'],
  ['targetCards(34).target = "Atlantis"', 'target cards “34”, target'],
  ['targetCards(34).chart[1].sector = "8/11"', 'target cards “34”, chart no. 2, sector'],
  ['dayEvents(138).event.rows[1].from = 0', 'day events “138”, event, rows no. 2, from'],
  ['tables.sealion[3].start = 30', 'tables, sealion no. 4, start'],
])('%s is told by %s', (changes, where) =>
  expect(checkPack(withChanges(changes)).map(fault => fault.where)).toContain(where),
)
