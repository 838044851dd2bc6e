/** Words of the rulebook, in words that need no rulebook. */
export const glossary: Readonly<Record<string, string>> = {
  staffel: 'Your squadron: eighteen pilots who fly all missions together.',
  'experte|experten': 'A pilot with a skill of his own, marked with a star. He may use it once in a mission.',
  'veteran|veterans': 'A pilot like most of yours: no skill, and no weakness.',
  green: 'A new man with a weakness, until experience has cured him of it.',
  'auxiliary|auxiliaries':
    'A borrowed crew without a name. Losing it costs experience and Operations Points, not a pilot.',
  'operations point|operations points|op':
    'What a mission is paid with: pilots, other aircraft and weapons. What is left is lost.',
  'tactical point|tactical points|tp':
    'Paid in the air for the harder moves, for waiting and for some ways out of trouble. They do not come back.',
  'victory point|victory points|vp':
    'What a season is won by: 2 for a bomber that is lost on its way to the target, 1 for one lost later.',
  'experience point|experience points|ep':
    'Experience Points. A pilot’s own buy him a skill; those of the staffel let you set a die of the set-up.',
  'staffel command': 'Experience of the staffel is spent, and a die of the set-up is as you want it.',
  'flight limit': 'The last turn: then the fuel sends everybody home.',
  'lethal level|lethal levels':
    'How much fire comes together in a space, the number in its diamond. Each bomber near it adds to it.',
  'approach box|approach boxes': 'The last box before the bombers: whoever goes in there attacks this turn.',
  'return box|return boxes|high return|low return|high evasive return|low evasive return':
    'Where a fighter comes out after its attack, with a bent arrow on the map. It is back in position a turn later; from an Evasive Return Box, the one with the zigzag, two turns later.',
  determined: 'He presses the attack home: more damage, more danger, and he may collide.',
  evasive: 'He keeps weaving: about half the damage and half the hits, no collision, but back a turn later.',
  'element|elements':
    'A group of bombers that guards itself. In Good Order its guns cover each other; Loose or Kaputt they do less and less.',
  'cohesion|cohesion check':
    'How well a group of bombers keeps together. The more markers lie in it, the likelier it loses its order.',
  'good order': 'The group keeps together: its guns fire as printed.',
  loose: 'The group has opened up: Lethal Levels are one lower.',
  kaputt: 'The group has fallen apart: Lethal Levels are two lower, and it may lose a bomber.',
  'falls out|fallen out|fall out':
    'A bomber that has lost its formation. It counts as a victory, though it may get home.',
  'damage marker|damage markers':
    'What a burst did to a bomber. Its points add up in the red star beside it; with 10 it is gone.',
  'hit|hits':
    'A fighter is struck. How bad it is says a die after the attack: a scratch, or it drops out of the mission.',
  serious: 'The fighter drops out of this mission; at its end a die says what becomes of the pilot.',
  recovery:
    'After the attack each Hit is looked at: a scratch is forgotten, a serious one ends the mission for him.',
  'near miss|collision check|collision checks':
    'He comes very close. A marker is drawn: nothing, a swerve, a Hit, or a crash that kills.',
  'proximity marker|proximity markers':
    'What is drawn when two aircraft come too close. It stays, as a yellow triangle, and unsettles the bombers.',
  'impact?': 'A marker of a near miss: a die below its number, and he runs into something.',
  oblique: 'From the side: the Attack cards for whoever comes in from a flank.',
  'continuing fire': 'What the gunners still send after a fighter that flies out.',
  'attack card|attack cards': 'One for each attack: it says what the bomber and the fighter suffer.',
  'climb roll': 'Rolls out to the side while climbing, and comes out High.',
  'dive roll':
    'Rolls out to the side while diving, and comes out Low. The gunners find it hardest to follow.',
  'pass through': 'He flies on between the bombers, as many spaces as the card says, before he turns away.',
  'riding the tail|rides the tail|rides its tail':
    'He stays behind the bomber and may fire again, while its gunners do too.',
  'veer|veers|veers off': 'He swerves out of the attack to the nearest side, without having fired.',
  'break away|breaks away': 'The way out of the formation, chosen before the attack.',
  rotte: 'Two fighters side by side at one group of bombers: one Hit on one of them may be cancelled.',
  schwarm: 'Four fighters at one group of bombers at once: two more Damage markers for whoever wants them.',
  'dogfight|dogfights': 'Fighters and escort circle each other, away from the bombers, until one gets free.',
  'aerial combat': 'Your fighters and the escort meet in a box, and one die says how it ends.',
  'escort|escorts': 'American fighters. They come from their stations into a box and fight whoever is there.',
  'station|stations|above trailing|below trailing':
    'Where escorts wait, off the boxes: above, ahead or below. A die each turn says who comes down.',
  'anchored|anchor': 'Another formation flies close by: nobody gets into that box.',
  contrails: 'White trails behind the bombers. Fighters may hide in them and come up from behind.',
  'out of the sun': 'The gunners are blinded: a Hit may be avoided.',
  'high bombing': 'High above the bombers, from where a cable bomb is let down.',
  cable: 'A bomb on a long wire, let down into a group of bombers.',
  'rocket|rockets': 'Fired once from behind, from Tail Level, at a whole group of bombers.',
  cannon: 'Heavier guns: of two Damage markers he keeps the worse for the bomber.',
  armor: 'Plates that save the pilot more often when the fighter is badly hit.',
  inbound: 'The bombers are on their way to the target: each one stopped counts double.',
  'near target': 'Over the target: your own flak fires at bombers, and at whoever is near them.',
  outbound: 'The bombers have dropped their load and fly home: each one stopped counts once.',
  fate: 'A die at the end for each who dropped out: home, by parachute, wounded or dead.',
  quick: 'A skill: he may change between Determined and Evasive at any time, once a mission.',
  flyer: 'A skill: in a near miss he draws two markers and keeps the better.',
  luck: 'A skill: one Hit on him is cancelled, once a mission.',
  timing: 'A skill: he damages a bomber once more, once a mission.',
  wily: 'A skill: he slips out of a dogfight, once a mission.',
}
