import { testFaults } from '../kit/pack-faults.ts'

testFaults({
  'SAB-K-134 a layout hangs together, one tile to a place': {
    'layouts[0].tiles = [[0, 0], [1, 1]]':
      'at layouts[0].tiles[1]: expected a tile that touches the others but found 1,1',
    'layouts[1].tiles[1] = [0, 0]': [
      "expected each once but '0,0' came before",
      'at layouts[1].tiles[2]: expected a tile that touches the others but found 0,2',
    ],
    'layouts[1].id = "pair"': [
      "expected an id of its own but 'pair' is taken",
      "at chapters[0].bombers[0].is.layout: expected a layout but found 'column' (nearest: 'block', 'box' or 'cross')",
    ],
  },
  'a chapter has an id and charts that can be used': {
    'chapters[1].id = "chapter-1"': [
      "expected an id of its own but 'chapter-1' is taken",
      "at scenarios[12].chapter: expected a chapter but found 'chapter-2' (nearest: 'chapter-1', 'chapter-1' or 'chapter-3')",
      "at scenarios[16].chapters[0]: expected a chapter but found 'chapter-2' (nearest: 'chapter-1', 'chapter-1' or 'chapter-3')",
      "at scenarios[19].chapters[1]: expected a chapter but found 'chapter-2' (nearest: 'chapter-1', 'chapter-1' or 'chapter-3')",
    ],
    'chapters[0].to = "1940-07-09"': 'expected a day from 1940-07-10 on but found 1940-07-09',
    'chapters[0].bombers[2].is.layout = "wedges"':
      "expected a layout but found 'wedges' (nearest: 'wedge', 'vee' or 'cross')",
    'chapters[0].victory.lost = 99': 'expected at most the 34 to win but found 99',
  },
  'SAB-K-132 one marker to a station': {
    'chapters[1].escort[4].is[1] = "high 110 light"': "expected each once but 'high' came before",
    'scenarios[9].escort[1] = "high 110 light"': "expected each once but 'high' came before",
  },
  'SAB-K-131 vectors fit the track': {
    'chapters[0].vectors = [1, 1, 1]': 'expected a number for each of the 6 inbound spaces but found 3',
    'chapters[0].vectors = [0, 0, 0, 0, 0, 0]': 'expected at least one marker but found none',
  },
  'SAB-K-138 no more pilots than the roster holds': {
    'chapters[3].pilots.size = 17': 'expected at most the limit of 16 pilots but found 17',
    'chapters[0].pilots.assignment[0].is.green = 15':
      'at chapters[0].pilots.assignment[0].is: expected at most 16 pilots but found 17',
  },
  'a scenario has an id and a number of its own': {
    'scenarios[1].id = "sab-01"': "expected an id of its own but 'sab-01' is taken",
    'scenarios[1].number = 1': 'expected a number of its own but 1 is taken',
    'scenarios[1].victory.lost = 1': 'expected at most the 0 to win but found 1',
  },
  'SAB-GEN-10 everybody flies once, with the experience he has': {
    'scenarios[3].fighters = ["red", "blue", "red"]':
      "at scenarios[3].fighters[2]: expected each once but 'red' came before",
    'scenarios[3].fighters = ["red", "blue", "red-2"]':
      'at scenarios[3].fighters[2]: expected each fighter once but red-2 flies with red',
    'scenarios[3].fighters = ["red", "blue", "green-4"]':
      "at scenarios[3].fighters[2]: expected a fighter from 1 to 3 but found 'green-4'",
    'scenarios[3].green[0] = "green-1"':
      "expected a fighter that flies but found 'green-1' (nearest: 'red' or 'blue')",
    'scenarios[3].veteran[0] = "red-3"': "expected no Green pilot but found 'red-3'",
  },
  'SAB-DOG-03 whoever fights flies, and opens one dogfight': {
    'scenarios[3].fights[0].unit = "green"':
      "expected a Section or lone fighter that flies but found 'green' (nearest: 'red' or 'blue')",
    'scenarios[3].fights[0].unit = "red-1"':
      "expected a Section or lone fighter that flies but found 'red-1' (nearest: 'red' or 'blue')",
    'scenarios[3].fights[1].unit = "red"':
      "at scenarios[3].fights[1]: expected each once but 'red' came before",
  },
  'SAB-BMB-10 German fighters arrive while the scenario lasts': {
    'scenarios[8].arrivals[1].after = 6': 'expected one of the 5 rounds but found 6',
    'scenarios[8].bombers.layout = "swarm"':
      "expected a layout but found 'swarm' (nearest: 'pair', 'block' or 'box')",
  },
  'SAB-INT-03 an interception has Sections, Fuel and weather that can be': {
    'scenarios[9].fighters[3] = "green-1"': [
      "at scenarios[9].green[1]: expected a fighter that flies but found 'green-3' (nearest: 'green-1', 'red' or 'blue')",
      "expected a Section but found 'green-1'",
    ],
    'scenarios[10].fuel = 12': 'expected at most the 11 spaces of the track but found 12',
    'scenarios[9].visibility = "clouds"': 'at scenarios[9].sun: expected no sun with clouds',
  },
  'a patrol and a campaign name chapters, each once': {
    'scenarios[11].chapter = "chapter-5"':
      "expected a chapter but found 'chapter-5' (nearest: 'chapter-1', 'chapter-2' or 'chapter-3')",
    'scenarios[19].chapters[1] = "chapter-1"': "expected each once but 'chapter-1' came before",
  },
  'no two pilots have one name': {
    'pilots.names[1] = "Hugh Ashdown"': "expected each once but 'Hugh Ashdown' came before",
  },
})
