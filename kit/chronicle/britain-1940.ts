import type { HistoryEvent } from './chronicle.ts'

/** Days whose raids are written down hour by hour. */
const DIARIES = 'diaries of the battle: the-battle-of-britain.co.uk, battleofbritainblog.com'
const HISTORIES = 'standard histories of the Battle of Britain'

const on = (source: string) => (date: string, text: string) => ({ date: `1940-${date}`, text, source })
const diary = on(DIARIES)
const known = on(HISTORIES)

/** The summer of 1940 over England, day by day as far as a day is certain. Figures only where the sources agree. */
export const BRITAIN_1940: readonly HistoryEvent[] = [
  known('07-10', 'A convoy is bombed off Dover: the day from which the Battle of Britain is counted.'),
  known('07-16', 'Hitler orders a landing in England to be prepared.'),
  known('07-19', 'Defiants of 141 Squadron are caught off Folkestone, and most of them are shot down.'),
  known('07-25', 'Convoy CW 8 is bombed all the way down the Channel.'),
  known('07-29', 'Stukas dive on Dover harbour in the morning.'),
  known('08-01', 'Hitler orders the Luftwaffe to overpower the Royal Air Force.'),
  known('08-08', 'Convoy Peewit is bombed off the Isle of Wight, in the greatest air battle so far.'),
  known('08-11', 'Portland is bombed, and both sides lose more than on any day before.'),
  known('08-12', 'Radar stations at Dover, Rye, Pevensey and Ventnor are bombed; Ventnor is silenced.'),
  diary(
    '08-13',
    'Eagle Day: almost 1,500 German sorties, the first of them by bombers whose escort has been called back.',
  ),
  diary(
    '08-15',
    'All three German air fleets attack, from Norway too: 1,786 sorties, and more than seventy aircraft lost.',
  ),
  known(
    '08-16',
    'Flight Lieutenant Nicolson stays in his burning Hurricane to shoot: the only Victoria Cross of Fighter Command.',
  ),
  diary(
    '08-18',
    'The hardest day: Kenley and Biggin Hill are raided, and sixteen Stukas do not come back from the south coast.',
  ),
  known(
    '08-19',
    'Air Vice-Marshal Park tells his controllers to fight over land, and to go for the bombers.',
  ),
  known('08-20', 'Churchill speaks in the House of Commons of the few to whom so many owe so much.'),
  known('08-22', 'German guns on the other side of the Channel shell a convoy, and then Dover.'),
  diary('08-24', 'Manston is bombed until it is given up, and in the night bombs fall on London.'),
  known('08-25', 'British bombers raid Berlin for the first time.'),
  known('08-26', 'The sector station at Debden is bombed.'),
  known('08-28', 'The Defiants of 264 Squadron fight by day for the last time in this battle.'),
  known('08-30', 'Biggin Hill is bombed twice, and thirty-nine people are killed there.'),
  known('08-31', 'Fighter Command loses more fighters than on any other day of the battle.'),
  known('09-03', 'North Weald is bombed, a year after the war began.'),
  known('09-04', 'The Vickers works at Brooklands are hit, with great loss of life.'),
  diary('09-07', 'The Luftwaffe turns on London: the docks burn all night.'),
  known('09-08', 'London is bombed for the second night of fifty-seven in a row.'),
  known('09-11', 'Churchill warns on the wireless that an invasion may be near.'),
  known('09-13', 'Buckingham Palace is hit while the King and Queen are there.'),
  known(
    '09-15',
    'Two great raids on London are met by everything that Fighter Command has: the day that is kept as Battle of Britain Day.',
  ),
  known('09-17', 'Hitler puts off the landing until further notice.'),
  known('09-23', 'The King speaks to the nation and announces the George Cross.'),
  known('09-25', 'The Bristol works at Filton are bombed.'),
  known('09-26', 'The Supermarine works at Southampton, where Spitfires are built, are destroyed.'),
  known(
    '09-27',
    'Raids on London and Bristol are broken up, and the Luftwaffe loses more than fifty aircraft.',
  ),
  known('09-30', 'The last great daylight raids on London are turned back.'),
]
