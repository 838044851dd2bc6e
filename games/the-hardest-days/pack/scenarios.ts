import type { ScenarioSpec } from './types.ts'

/** THD-3.1.a: the five days. Effort is minor on 1-2 (THD-6.5.a), on 1 alone on 7 September (THD-6.5.b). */
export const scenarios: readonly ScenarioSpec[] = [
  {
    id: '1940-08-13',
    title: 'Eagle Day',
    blurb: `The Luftwaffe opens its attack on Fighter Command, and the weather spoils the opening. Mist and low cloud \
bring a recall that does not reach everyone: the Dorniers of KG 2 fly on without their escort and bomb Eastchurch \
and Sheerness, while Ju 88s look for Odiham and Farnborough. In the afternoon, under clearing skies, Luftflotte 3 \
comes in strength against Southampton, Portland and Middle Wallop, and Stukas kill 68 people at Detling. The \
Germans fly nearly 1,500 sorties and lose about 40 aircraft; Fighter Command loses 13 to 15. No sector station is \
knocked out.`,
    provisionalSquadrons: ['64'],
    greenSectors: ['2/11', '3/11', '7/11'],
    greenSpitfires: 1,
    regionChits: { 'lf2-east': 2, 'lf2-south': 1, lf3: 3 },
    provisionalSizes: [5, 6, 7],
    stukas: true,
    lf3FightersHelp: false,
    combatModifier: 0,
    minorUpTo: 2,
    source: 'constrained',
    ref: 'THD-3.4.a, THD-3.5.a, THD-3.6.a examples; sectors and squadrons designed',
  },
  {
    id: '1940-08-15',
    title: 'Black Thursday',
    blurb: `Fine, warm weather, and the greatest effort yet: almost 1,800 German sorties along the whole coast, even \
from Norway against the north. Stukas put Lympne out of use for two days, and the radar stations at Rye, Dover and \
Foreness lose their power. Fighter-bombers catch Martlesham by surprise; ninety Dorniers under a huge escort wreck \
the bomber works at Rochester. Towards evening Middle Wallop is hit, and Erprobungsgruppe 210 bombs Croydon, having \
meant Kenley. The day costs the Luftwaffe more than 70 aircraft, Fighter Command about 34. German airmen give the \
day its name.`,
    provisionalSquadrons: ['64', '87', '213', '249', '266', '310', '602', 'RCAF'],
    greenSectors: ['1/11', '3/11', '7/11'],
    greenSpitfires: 1,
    regionChits: { 'lf2-east': 4, 'lf2-south': 3, lf3: 4 },
    provisionalSizes: [],
    stukas: true,
    lf3FightersHelp: false,
    combatModifier: 0,
    minorUpTo: 2,
    source: 'designed',
    ref: 'history: 15 Aug',
  },
  {
    id: '1940-08-18',
    title: 'The Hardest Day',
    blurb: `A Sunday on which more aircraft are wrecked, in the air and on the ground, than on any other day of the \
battle. At midday Kenley is struck from high up and by nine Dorniers at roof height, and Biggin Hill by Heinkels. \
Early in the afternoon more than a hundred Stukas attack Poling radar, Ford, Thorney Island and Gosport; \
Poling is silent for a week, but sixteen Ju 87s do not return and the type is withdrawn from the battle. A third \
attack, on Hornchurch and North Weald, turns back before a wall of cloud. Nearly 70 German aircraft are lost.`,
    provisionalSquadrons: ['64', '213', '249', '266', '310', '602', 'RCAF'],
    greenSectors: ['2/11', '7/11'],
    greenSpitfires: 1,
    regionChits: { 'lf2-east': 2, 'lf2-south': 2, lf3: 4 },
    provisionalSizes: [],
    stukas: true,
    lf3FightersHelp: false,
    combatModifier: 0,
    minorUpTo: 2,
    source: 'designed',
    ref: 'history: 18 Aug',
  },
  {
    id: '1940-08-24',
    title: 'The Airfields',
    blurb: `After days of poor weather the battle enters its most dangerous stage. The single-seat fighters of \
Luftflotte 3 have moved to the Pas de Calais, so that every raid on the south-east has a deep escort, and the blows \
fall on inland airfields and aircraft works. Six large raids cross Kent. Manston is bombed until it has to be \
abandoned, Hornchurch and North Weald are hit, and in Portsmouth more than a hundred people die. Each side pays \
nearly the same in fighters, a rate that Fighter Command cannot keep up for long. At night bombs fall on London.`,
    provisionalSquadrons: ['249', '602', '616'],
    greenSectors: ['1/11', '7/11'],
    greenSpitfires: 1,
    regionChits: { 'lf2-east': 1, 'lf2-south': 1, lf3: 1 },
    provisionalSizes: [5, 6, 7],
    stukas: false,
    lf3FightersHelp: true,
    combatModifier: 0,
    minorUpTo: 2,
    source: 'constrained',
    ref: 'THD-3.3.e no Ju87s, THD-3.10.a LF3 fighters; history: 24 Aug',
  },
  {
    id: '1940-09-07',
    title: 'The Turn on London',
    blurb: `The Luftwaffe turns from the airfields to the capital. The morning is quiet but for a raid on Hawkinge and \
Dover. Then, after half past four, some 350 bombers with more than 600 fighters, stepped up to 35,000 feet, come up \
the Thames and over Kent in two waves. Controllers guard their sector stations, and the docks, Woolwich, Beckton and \
West Ham burn; the fires lead the night bombers in until dawn, and over 400 people are killed. It is a disaster for \
London and a respite for Fighter Command. Worn German units lose about 40 aircraft, the British about 25.`,
    provisionalSquadrons: ['249', '303', '310'],
    greenSectors: ['1/11', '2/11', '3/11', '4/11', '5/11', '6/11', '7/11', '4/10', '2/12'],
    greenSpitfires: 4,
    regionChits: { 'lf2-east': 1, 'lf2-south': 1, lf3: 0 },
    provisionalSizes: [14, 15, 16],
    stukas: false,
    lf3FightersHelp: true,
    combatModifier: 1,
    minorUpTo: 1,
    source: 'constrained',
    ref: 'THD-3.3.e, THD-3.10.a, THD-3.10.b, THD-6.5.b; history: 7 Sep',
  },
]
