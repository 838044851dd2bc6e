import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const pedestal: ScenarioSpec = {
  id: 'wl-26',
  title: 'Pedestal',
  date: '1942-08-12',
  place: 'Western Mediterranean, north of Bizerta',
  difficulty: 4,
  families: families`fighters escort gci weather take-off surface flak dive steep torpedo anvil`,
  background: `Fourteen fast merchantmen, the tanker Ohio among them, are fighting their way to a \
starving Malta with the strongest escort ever given to a convoy. They have been under attack since \
morning, and the carriers' fighters have flown all day. Towards half past six in the evening comes the \
heaviest blow: German and Italian Stukas from high up, and torpedo bombers low on the water with the low \
sun behind them, timed to strike together.`,
  advice: `Torpedoes and dive bombs at the same moment are hard to meet: the defenders' fighters cannot \
be high and low at once. Axis: bring both torpedo units at one ship in the same turn. A carrier that is \
launching cannot dodge. British: Ohio is worth more than a destroyer, but a crippled carrier loses you \
the air battle of tomorrow. Keep one fighter unit low.`,
  setsUpFirst: 'defender',
  raider: side`
    Regia Aeronautica and II. Fliegerkorps  italy  left  loose  losses 5 3
    +  veteranFighters 1  veteranBombers 2
    132° Gruppo Aerosiluranti  squadron  sm-79      bombing  D1-F1         loads torpedo
    130° Gruppo Aerosiluranti  flight    sm-79      bombing  B1-D1         loads torpedo
    I./StG 3                   squadron  ju-87d     bombing  D10-E10
    102° Gruppo Tuffatori      squadron  ju-87r     bombing  B10-C10
    155° Gruppo                squadron  mc-202     escort   near bombers
    II./JG 53                  flight    bf-109f-4  sweep    F12-G12`,
  defender: side`
    Force Z  britain  right  loose  losses 6 3  gci 4 Force Z  veteranFighters 1  experten 1
    880 Squadron  flight  sea-hurricane  cap        N10-P10        net Force Z
    806 Squadron  flight  f4f-4          cap        P8-R8          net Force Z
    885 Squadron  flight  sea-hurricane  cap        M3-O3          net Force Z
    800 Squadron  flight  sea-hurricane  intercept  turn 2 from 0  net Force Z`,
  sky: above`sea  sun left-horizon  wispy H7-L7 Q7-T7`,
  ...below`
    cv-3   HMS Indomitable  R
    cv-3   HMS Victorious   T
    bb-1   HMS Rodney       Q
    cl-3   HMS Charybdis    P
    aux-4  Ohio             P
    aux-2  Brisbane Star    O
    aux-2  Clan Ferguson    S
    dd-2   HMS Foresight    N`,
  special: [
    'The SM.79s carry torpedoes.',
    'Indomitable launches 800 Squadron on turn 2.',
    'British fighters are in flights: the carriers have been flying them since dawn.',
  ],
  victory: { ...ladder(12, 3, -4), lastTurn: 13 },
  ...fromHistory(
    '12 August 1942, the evening attack; eight ships stand for the convoy and its escort; Re.2001s flew with the MC.202s; the Martlets of 806 Squadron are shown as F4F-4',
  ),
}
