import { testFaults } from '../kit/pack-faults.ts'

testFaults({
  'a card has an id that no other card of any deck has': {
    'cards.tailed.spitfire[3].id = "th-01"': "expected an id of its own but 'th-01' is taken",
    'cards.headOn.hurricane[0].id = "th-01"': "expected an id of its own but 'th-01' is taken",
    'cards.reaction[1].id = "er-01"': "expected an id of its own but 'er-01' is taken",
    'cards.light[0].id = "m-01"': "expected an id of its own but 'm-01' is taken",
  },
  'a marker has an id of its own in its cup': {
    'markers.hits[1].id = "cockpit-9"': "expected an id of its own but 'cockpit-9' is taken",
    'markers.damage[1].id = "wing"': "expected an id of its own but 'wing' is taken",
    'markers.outbound[0].id = "in-raid"': "expected an id of its own but 'in-raid' is taken",
  },
  'SAB-K-016 nobody maneuvers but who is tailed': {
    'cards.headOn.hurricane[2]["head-on"].section["110"] = "hit slip"':
      'at cards.headOn.hurricane[2]["head-on"].section["110"]: expected neither Slip nor Tight Turn but found \'hit slip\'',
    'cards.headOn.spitfire[2].tailing.fighter["109"] = "tight-turn:loose"':
      'at cards.headOn.spitfire[2].tailing.fighter["109"]: expected neither Slip nor Tight Turn but found \'tight-turn:loose\'',
  },
  'SAB-K-030 SAB-K-031 SAB-K-034 an event has the left side that it speaks of': {
    'cards.raf[8].number = "rotte"': 'expected a schwarm with scatter but found a rotte',
    'cards.luftwaffe[21].number = "rotte"': 'expected a schwarm with steady but found a rotte',
    'cards.raf[8].attitude = "head-on"': 'expected Germans who are tailed to scatter but found head-on',
    'cards.raf[0].event = "stay-on-them"': 'expected no event that draws from the RAF deck',
  },
  'SAB-K-055 a shift leads to another station': {
    'cards.reaction[0].shift.to = "high"': 'expected another station than high',
  },
  'SAB-K-075 SAB-K-131 there are markers for every space': {
    'markers.inbound = [{"id": "raid", "count": 6, "icons": "raid", "source": "designed", "ref": "few"}]':
      'expected at least 7 markers but found 6',
    'markers.outbound = [{"id": "weather", "count": 4, "icons": "weather", "source": "designed", "ref": "few"}]':
      'expected at least 5 markers but found 4',
  },
})
