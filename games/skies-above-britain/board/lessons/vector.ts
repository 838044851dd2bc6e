import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

/** One thought at a time: waiting for the raid, meeting it, losing it and finding it again. */
export const vectorLessons = lessonsOf<Key>({
  'vector-marker': {
    inFilm: true,
    title: 'News of the raid',
    text: 'The track below is the way of the raid, from the coast inland. Each space hides a plot or two, and nobody knows what they are. Each round those of the next space are turned up: flak, stray 109s, weather, and sooner or later the raid.',
    rules: ['SAB-RVS-06', 'SAB-RVS-11', 'SAB-VEC-01'],
  },
  'raid-appears': {
    title: 'The raid',
    text: 'It flies one space inland each round, drops its bombs when a marker or the end of the row says so, and turns for home. The sooner you meet it the longer you can fight, and the fresher its escort is: below each space stands how likely some of its 109s go home there in a turn, or more of them come.',
    rules: ['SAB-VEC-13', 'SAB-RVS-12', 'SAB-VEC-14'],
  },
  'vector.move': {
    title: 'Where to wait',
    text: 'You meet the raid in your own zone, or in the next one for 1 Fuel and with worse luck. Wait High: it helps when you meet. One step, zone or height, is free; both at once cost 1 Fuel. The raid has no height of its own: High is where you wait, and each answer says how likely you come upon the raid at High from there.',
    rules: ['SAB-RVS-25', 'SAB-RVS-14', 'SAB-RVS-15'],
  },
  'flak.tally-ho': {
    title: 'Bursts show the way',
    text: 'Flak points at the raid: for 1 Fuel of every Section you may take a step at once, or, High and near enough, make contact. Every round burns 1 Fuel anyway.',
    rules: ['SAB-VEC-05', 'SAB-VEC-06', 'SAB-RVS-13'],
  },
  contact: {
    title: 'Tally ho?',
    text: 'Contact begins the interception. A die says from where you come upon them, and the higher it is the better: before them and above at best, behind and below at worst. Waiting burns Fuel, and the raid flies on.',
    rules: ['SAB-RVS-14', 'SAB-RVS-16', 'SAB-RVS-23'],
  },
  'contact.position': {
    title: 'Nose, flank or tail',
    text: 'As a rule you hit least and are hit least from before the nose, and most from behind, where every gunner has you in his sights. From a flank you fire at once.',
    rules: ['SAB-RVS-16', 'SAB-BMB-17', 'SAB-BMB-18'],
  },
  'contact.adjust': {
    title: 'A better place',
    text: 'Stay, or for 1 Fuel fly round to another side at the same height, or change height; or divide first, and place each part by itself. Each answer has the chance to get through to the bombers from there and the Fuel that is paid now; below, what one burst from that side does, and suffers. From Low or from behind the attack itself takes 1 Fuel more, later.',
    rules: ['SAB-RVS-18', 'SAB-RVS-21'],
  },
  'escort-seen': {
    inFilm: true,
    when: ({ markers }) => Array.isArray(markers) && markers.length > 0,
    title: 'The escort',
    text: 'Heavy or light says how well a marker guards and how hard it is to shake off: driven back, a heavy one becomes light and a light one leaves. How many fight you, a card says for each of your Sections: two or four. 109s are the danger; 110s are slower, but may fly a circle that is hard to break.',
    rules: ['SAB-INT-05', 'SAB-INT-06', 'SAB-ESC-15'],
  },
  straggler: {
    title: 'A lone bomber',
    text: 'Easy prey far from the raid; but whoever goes after it costs 1 Fuel and flies home afterwards, missing from the real fight.',
    rules: ['SAB-VEC-17', 'SAB-VEC-20'],
  },
  reaction: {
    title: 'The escort reacts',
    text: 'While you are among the bombers a card is drawn each turn: stations that are not pinned send help down on you. That is why somebody should keep them busy.',
    rules: ['SAB-REA-01', 'SAB-REA-03'],
  },
  'chase.next': {
    title: 'Away from the raid',
    text: 'A fight carries you away from the raid. At the end of the turn each of those may look for it again: a Section rolls one die, a fighter alone two, and the lower counts. So reform first if you can.',
    rules: ['SAB-CHS-01', 'SAB-CHS-06', 'SAB-CHS-08'],
  },
  chase: {
    title: 'Chase, or home?',
    text: 'On the number or more the raid is found again; very low, and German fighters find you instead. Going home in time keeps pilots for another day; with little Fuel left a die says who lands.',
    rules: ['SAB-CHS-02', 'SAB-CHS-08', 'SAB-CHS-10'],
  },
  reform: {
    title: 'Reform',
    text: 'Who has lost his Section may find it again, and two Sections at one place become a Flight: 1 Fuel. More fighters together fight, chase and pin better.',
    rules: ['SAB-PAT-08', 'SAB-PAT-09'],
  },
  'escort-exit': {
    inFilm: true,
    beforeRoll: true,
    title: 'Short of fuel',
    text: '109s have little to spare over England. Each turn a die may send some home, by the number of the space where the raid is, and the longer the raid lasts the sooner.',
    rules: ['SAB-PAT-04', 'SAB-PAT-05'],
  },
  'ordnance-released': {
    title: 'Bombs away',
    text: 'The raid turns and flies home by another row, the sun stands elsewhere now, and its escort thins out. When it leaves the last space the patrol is over.',
    rules: ['SAB-VEC-14', 'SAB-VEC-15', 'SAB-PAT-13'],
  },
  'channel-patrol': {
    inFilm: true,
    beforeRoll: true,
    title: 'Over the Channel',
    text: 'At the coast other 109s sweep. Whoever bails out over the water must be found by a boat: think of turning home in time.',
    rules: ['SAB-PAT-07', 'SAB-DOG-37'],
  },
})
