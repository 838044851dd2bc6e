import type { Glossary } from '@tallyho/engine'
import { KNOWLEDGE } from './06-detection.ts'
import { MEANT } from './meant.ts'

/** Special words, each explained where it stands. */
export const glossary: Glossary = {
  'hunt|hunter|hunting': MEANT.hunt,
  'close escort|escort|escorting': MEANT.escort,
  'bomber box': MEANT.bomber,
  'channel patrol|over the channel|cover the way home|covers the way home': MEANT.patrol,
  'on the way home|driven home': MEANT.inflight,
  'light loss|light losses': MEANT['light-loss'],
  'lost heavily|heavy loss|heavy losses': MEANT['heavy-loss'],
  warning: MEANT.warning,
  'strategy card': MEANT.cards,
  depletion: MEANT.depletion,
  'gruppe|gruppen': 'One counter of yours: about thirty aircraft of a type.',
  'raid day': 'A day on which you raid: plan in the morning, then the raids fly hour by hour.',
  'luftflotte|luftflotten|lf 2|lf 3':
    'A German air fleet. 3 sits in the west and flies from Normandy, 2 in the east from Calais; each bombs the targets before it.',
  'major raid|major': 'A raid of up to 16 Gruppen; fewer each if more than four raids fly that day.',
  'minor raid|minor': 'A raid of three Gruppen at most, bombers and fighters together.',
  'radar net|radar nets':
    'What one radar station watches. Each net that sees a raid adds 2 to the die of detection; bombs blind it.',
  'observer corps|observers':
    'People with binoculars along the coast. They see a raid in clear weather, hardly through clouds.',
  'detection|detected':
    'A die, plus radar, observers and the size of your raid: how early Fighter Command knows of it.',
  'limited intelligence|intelligence limited': KNOWLEDGE.limited,
  intelligence:
    'How much the British know of what you send. If it is poor they must guess, and may stay away from a large raid.',
  'rendezvous|find each other|miss each other|may stray':
    'Gruppen meet over the Channel before they fly on. If that fails, those of one letter turn back or come late and reduced.',
  'letter|letters':
    'A, B or C on every counter. One die strikes all of a letter alike: mix the letters in a raid.',
  'rating|ratings':
    'How a unit fights. The ratings of all in a fight, yours and theirs, are added up: the less, the better for you. So a Gruppe that is hurt counts more, a squadron that is hurt less.',
  reduced:
    'Weakened: the counter lies on its back, with a worse rating and fewer bombs. Hit once more, it flies home.',
  'strafe|strafes|strafing':
    'Fighters attack the target with guns: it counts like a few bombs, and nothing against some targets.',
  'column|columns':
    'Of the table of bombs: the more bombs, the further to the right, and the more damage each face of the die does.',
  unopposed: 'No squadron reaches the raid: bombs fall two columns better.',
  'stand down|stands down': 'Squadrons that could come and are kept back, as a reserve for other raids.',
  priority:
    'Of a raid: how much Fighter Command stakes on it; the higher, the fewer squadrons are held back. Of a kind of target: how much Berlin wants it bombed.',
  'me 109': 'The best German fighter. It alone can hunt, but it has not the range for far targets.',
  'me 110': 'A heavy two-seat fighter: it reaches far and strafes, escorts, and never hunts.',
  'ju 87|stuka':
    'The dive bomber: bombs two columns better where a raid has no other bombers, and is easy prey.',
  jabo: 'A fighter that carries a bomb, and flies with the bombers.',
  flak: 'Guns on the ground.',
  'big wing': 'Several squadrons that attack together: the fight is worse for you by some rows.',
  blenheim: 'A slow British two-engined fighter that patrols by night.',
  ultra: 'The British read your signals: they know of a raid before it takes off.',
  decoy: 'A raid in which nobody flies: it draws squadrons into the air for nothing.',
  sealion: 'The landing in England. It is prepared while you lead, and called off if you fall behind.',
  'replacement point': 'Aircraft and pilots that make good a loss between Raid Days.',
  'dispersed|driven off': 'Squadrons of a bombed airfield: four hours pass before they can fly.',
  'heavy damage': 'Three points for you, and the target stays out of action until it is repaired.',
  'high command': 'Berlin: it says which kinds of target are wanted, and may demand more.',
  green: 'A squadron of new pilots: it fights worse until it has met a raid.',
  elite: 'A picked Gruppe with a better rating.',
}
