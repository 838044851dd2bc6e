/** Special words of a battle, for who has never read the rules. */
export const glossary: Readonly<Record<string, string>> = {
  'movement point|mp':
    'What a unit can fly in one turn: a level square costs 1, climbing costs more, a square down less. What is left over is lost.',
  'sighted|sight|tally':
    'A fighter has found this enemy with its own eyes: a tally, in the words of the rules. Only then it may attack it; it also moves right after it and goes where you like.',
  'flag|vector':
    'The square to which ground control sends a fighter that has sighted nobody yet; the rules call it a Vector. It flies straight there and circles.',
  'ground control':
    'Radar and radio at home, which tell your fighters where to fly. By radio a flag can be moved, if the die allows it.',
  'height error':
    'Radar is poor at heights: sometimes the enemy may push your flag a little off the square that you chose.',
  'radio call':
    'A friend on the same radio has sighted somebody in this turn: that makes it easier for the others by 1.',
  'bounce|bounced':
    'An attack on somebody who did not see it coming, out of the Sun or from behind. It adds to your dice.',
  'head-on':
    'Nose to nose, one pass at high speed: both sides fire, hits tell more, and escorts cannot come between.',
  'turning fight|turning':
    'A fight in which the turn of both types is compared: good for whoever turns more tightly.',
  'last to move|moves after':
    'Among fighters in one square the side of whoever was last to move attacks, and says how it is fought.',
  'hit-and-run': 'One fast pass, in which the speed of both types is compared: good for whoever is faster.',
  dogfight:
    'Fighters that are locked together in one square. They fight again each turn, drift down, and leave it only when one side has broken.',
  evade:
    'To twist away from the attack in place of fighting back: both sides hit less, you yourself hardly at all.',
  'lufbery|lufbery circle':
    'Fighters fly in a circle, each guarding the tail of the next. It is hard to attack, but stays where it is.',
  'shaken|disrupted':
    'Its formation is ragged: it fights one worse. A squadron that is shaken once more breaks; a flight breaks at once.',
  'broken|breaks':
    'It has lost its formation for good, hunts nobody any more and flies home. That gives no points by itself, but it is out of the battle.',
  'hold together|cohesion':
    'After a fight each unit in it rolls two dice to keep its formation, even one that was not hit. Hits and little ammunition make it harder, veterans find it easier.',
  straggler:
    'An aircraft that was damaged and hangs behind the others. The next hit of that kind brings it down.',
  'low on ammunition|low ammo': 'It shoots as before, but rolls with −1 to hold together.',
  firepower: 'What is added to the die of each hit: the heavier the guns, the sooner an aircraft falls.',
  protection: 'How hard an aircraft is to bring down: the die of a hit, with the firepower, must beat it.',
  'combat value':
    'Turn or speed of the type, with all that helps or hinders. Yours less theirs is the column of the combat table.',
  column: 'Your combat value less theirs, from −4 to +4: the higher, the more hits the same dice make.',
  squadron: 'A large unit, some twelve aircraft. It is shaken once before it breaks.',
  flight: 'A small unit, about half a squadron. It breaks as soon as it is shaken.',
  wing: 'Several squadrons that fly together behind one leader, who can order them to attack.',
  'wing leader': 'He leads several squadrons and may order them to attack whom he has sighted.',
  'ace|experte': 'A pilot of great skill. He adds 1 to the firepower of his unit when it leads a fight.',
  veteran: 'Experienced crews: they fight one better and hold together longer.',
  green: 'Crews without experience: they fight one worse and break sooner.',
  escort: 'Fighters that stay with the bombers. They may throw themselves between when an enemy closes in.',
  'close escort': 'Fighters that fly right beside the bombers and hardly leave them.',
  'sweep|sweeping': 'Fighters that fly ahead by themselves, to find and fight enemy fighters.',
  intercept: 'Fighters that are sent by ground control to find the raid.',
  cap: 'Fighters that circle on station over what they protect until they sight somebody.',
  recce: 'An aircraft that has to photograph a target and bring the pictures home.',
  react:
    'An escort leaves its bombers to meet who attacks them. In time it attacks first; late it only shares the defence.',
  initiative:
    'The order in which fighters that have sighted nobody move: the lower roll moves first, and who moves later sees more.',
  alerted: 'It knows that an enemy is near: it may sight others, and it is harder to surprise.',
  'support|supports':
    'To fly beside a friend without having sighted anybody: it goes where you like, but fights only whom it sights itself.',
  'tight formation|rigid doctrine':
    'Units that fly in stiff, close order, as some air forces still did: they fight one worse when they are attacked.',
  flak: 'Guns on the ground or on ships. Who flies through their zone may be shaken or lose aircraft.',
  barrage:
    'Heavy flak that bursts at one corner of four squares and hits whoever flies through them, friend or foe.',
  'fire channel': 'How many aircraft units the guns of one place can shoot at in a turn.',
  jettison: 'To drop the load anywhere, so as to fly faster. It hits nothing.',
  'drop tank|tanks': 'Fuel under the wings. A fighter is slower with them and may drop them.',
  raider: 'The side that comes over: its bombers have something to bomb, its fighters guard them.',
  defender: 'The side that is attacked and tries to stop the raid.',
  'victory point|vp': 'Points for aircraft brought down, targets hit and other aims of the scenario.',
  'release|released': 'Bombers let their escorts go: from then on these hunt on their own.',
}
