import type { Glossary } from '@tallyho/engine'

/** Words that a patrol is told in and nobody knows who has not flown one. */
export const glossary: Glossary = {
  // The squadron
  'section|sections':
    'Three of your fighters that fly and fight together, named after a colour: Red, Yellow, Blue or Green.',
  'a flight|b flight|flight':
    'Two Sections under one order. The squadron flies as one or is split into Flights and Sections.',
  veteran:
    'A pilot of long experience. Once on each patrol he may do one favour: save a roll, spare ammunition, shake off a German.',
  'novice|green pilot':
    'A new man. Some results of the cards are bad for novices alone, so put them beside a Veteran.',
  ace: 'A pilot with five kills. He has learnt something for good that he can use once on each patrol.',
  adjutant:
    'The officer who writes the roster: rested men first, the most experienced as leaders. You may change what he wrote.',
  fuel: 'What a Section can still spend in the air. Each round of waiting burns 1, and so do extra moves and second rolls; whoever runs dry may not get home.',
  'low on ammunition|short of ammunition':
    'One more such result and his guns are empty: then he can only hold the Germans’ attention.',
  // Before the fight
  'raid track':
    'The strip with the raid’s way: inland over coast, middle and deep zone, round the turn, and home again. Each space hides what you meet there.',
  'coast zone|middle zone|deep zone|zone':
    'A third of the way inland. You meet the raid in your own zone, or in the next one for 1 Fuel and with worse luck.',
  'new trade': 'What controllers said when they had a raid to offer: the raid appears on the track.',
  'tally ho': '“I see them.” With it the interception begins: a die says from where you come upon the raid.',
  'above them|above it|at high':
    'You come upon the raid High, with height to dive from: nearly everything is easier from there.',
  flak: 'Anti-aircraft fire from the ground. Its bursts show where the raid is, and may damage bombers; what flak brings down scores nothing.',
  straggler:
    'A bomber far behind the others, alone. Easy prey, but whoever goes after it flies home afterwards.',
  // The escort and the way in
  escort:
    'German fighters that guard the bombers from a station around them. Each may catch you on your way in.',
  station:
    'A place round the bombers from which an escort guards them: ahead, at the sides, above, below, trailing.',
  'me 109|109': 'The single-engined German fighter, fast and dangerous, but short of fuel over England.',
  'me 110|110': 'The heavy two-seat German fighter: guns in the nose and a gunner behind, but slow to turn.',
  circle: 'A ring in which 110s cover each other’s tails. Hard to break into.',
  'on our terms|advantage card':
    'The fight begins with your card, not theirs: most often with Germans before your guns.',
  'pinned|kept busy|pin|pins':
    'So busy with your fighters that it guards nobody this turn. Driven back harder, it becomes light, or leaves.',
  'out of the sun|in the sun':
    'High, with the sun behind you: roll two dice and add them, or come as a surprise that nobody shoots at in the first round.',
  'port|port flank': 'The left side, seen the way the bombers fly.',
  'starboard|starboard flank': 'The right side, seen the way the bombers fly.',
  // Dogfights
  'head-on': 'Nose to nose: both sides fire.',
  'on the tail of|on our tail|tailed':
    'They are behind you and shoot; you cannot. Choose what to fly to get rid of them.',
  'before the guns|before our guns|tailing':
    'You are behind them: attack, or let them go and nobody is hurt.',
  slip: 'The Section draws the Germans on while one man drops behind them. If it comes off he fights them alone, and the others are free.',
  'tight turn|turn into them': 'A hard turn that brings you nose to nose with those behind you.',
  evade: 'Two cards are drawn and you take one. If they hang on all the same, one of them drops off.',
  // Among the bombers
  'kette|ketten':
    'Three bombers that fly together, the block in which a raid is drawn. Ketten that touch cover each other.',
  'cut off':
    'A kette torn from its neighbours: 1 point on the raid’s way in, and its bombers shoot back less and are hit more.',
  pressure:
    'Your fighters round a kette and its neighbours, with damage done there. A burst that says “Cut off at 6” needs 6 of it.',
  'fallen out|falls out|fall out':
    'The bomber has lost its kette and flies alone: the easiest target there is.',
  'return fire': 'The bombers’ gunners shoot back. Most from the tail, least from the nose.',
  'a round later|delay':
    'Getting before the nose or behind the tail takes a round: he fires in the next one. From a flank he fires at once.',
  // Afterwards
  'chase|look for the raid':
    'After a fight a Section is out of sight of the raid. A die says whether it finds it again, nothing, or more Germans.',
  reform: 'Men who fly alone join up again for 1 Fuel. Together they find the raid more easily.',
  'tired|fatigued':
    'He has flown several patrols in a row. Some dice are worse by 1 for him until he has rested.',
}
