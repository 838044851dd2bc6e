import type { HistoryEvent } from '@tallyho/kit/chronicle/chronicle.ts'

/** What is known of the bombers' war. */
const AIR = 'standard histories of the US air forces in Europe'
/** And of the war around it. */
const WAR = 'standard histories of the war'

const on = (source: string) => (date: string, text: string) => ({ date, text, source })
const air = on(AIR)
const war = on(WAR)

/** A season of the Mission Set-Up Table in the calendar, and what happened in it: as many days as it has missions. */
interface Times {
  readonly from: string
  readonly to: string
  readonly events: readonly HistoryEvent[]
}

/** By the season's id. The game gives its missions no day of their own: each is told with one of its season, in their order. */
export const TIMES: Readonly<Record<string, Times>> = {
  '1942': {
    from: '1942-06-01',
    to: '1942-12-31',
    events: [
      air('1942-06-12', 'A dozen Liberators from Egypt bomb Ploesti at dawn, the first to come so far.'),
      air('1942-06-15', 'Liberators bomb the Italian fleet at sea and hit the battleship Littorio.'),
      war('1942-06-21', 'Tobruk falls to Rommel.'),
      war('1942-10-23', 'The Eighth Army attacks at El Alamein.'),
      air('1942-11-12', 'The Ninth Air Force is set up in Egypt, with its Liberators.'),
      air('1942-12-04', 'Liberators bomb Naples, and Italian cruisers in its harbour.'),
    ],
  },
  '1943-early': {
    from: '1943-01-01',
    to: '1943-06-30',
    events: [
      war('1943-01-14', 'Churchill and Roosevelt meet at Casablanca.'),
      war('1943-01-23', 'The Eighth Army enters Tripoli.'),
      war('1943-02-19', 'Rommel attacks the Kasserine Pass.'),
      air(
        '1943-04-04',
        'Liberators bomb Naples; one of them, Lady Be Good, flies on over the desert and is found fifteen years later.',
      ),
      air(
        '1943-04-18',
        'A convoy of Ju 52s on its way home from Tunisia is shot out of the sky off Cape Bon.',
      ),
      war('1943-05-13', 'The Axis armies in Tunisia surrender.'),
    ],
  },
  '1943-late': {
    from: '1943-07-01',
    to: '1943-12-31',
    events: [
      war('1943-07-10', 'The Allies land in Sicily.'),
      air('1943-08-01', 'Liberators attack Ploesti at tree-top height; more than fifty do not come back.'),
      air('1943-08-13', 'Liberators from Africa bomb the fighter works at Wiener Neustadt.'),
      war('1943-09-08', 'The armistice of Italy is made known.'),
      air('1943-10-14', 'Sixty Fortresses are lost over Schweinfurt and on the way there and back.'),
      air('1943-11-02', 'The new Fifteenth Air Force flies its first great raid, to Wiener Neustadt.'),
    ],
  },
  '1944-early': {
    from: '1944-01-01',
    to: '1944-04-30',
    events: [
      air(
        '1944-01-11',
        'The Eighth Air Force loses sixty bombers over Oschersleben, Halberstadt and Brunswick.',
      ),
      war('1944-01-22', 'The Allies land at Anzio.'),
      air('1944-01-30', 'Thunderbolts come in low ahead of the bombers over the airfields around Udine.'),
      air('1944-02-20', 'Big Week begins: more than a thousand bombers take off from England.'),
      air('1944-02-22', 'Bombers from Italy and from England attack on the same day; Regensburg is hit.'),
      air('1944-02-23', 'Bombers from Italy attack the ball-bearing works at Steyr.'),
      air('1944-02-24', 'Liberators bomb Gotha and lose more than thirty of their number.'),
      air('1944-02-25', 'Regensburg is bombed from Italy and from England on the same day.'),
      air(
        '1944-03-06',
        'The Eighth Air Force reaches Berlin in force and loses sixty-nine bombers, the most in one day.',
      ),
      air('1944-04-05', 'The Fifteenth Air Force goes to Ploesti for the first time.'),
    ],
  },
  '1944-mid': {
    from: '1944-05-01',
    to: '1944-08-31',
    events: [
      air(
        '1944-05-12',
        'Leuna, Brüx and other works where petrol is made from coal are bombed: the war on oil has begun.',
      ),
      air('1944-05-18', 'Ploesti is bombed again.'),
      air('1944-06-02', 'Fortresses from Italy bomb Debrecen and land in the Soviet Union.'),
      war('1944-06-06', 'The Allies land in Normandy.'),
      air('1944-06-10', 'Lightnings with a bomb each dive on the refineries of Ploesti.'),
      air('1944-07-07', 'Armoured Focke-Wulfs in a wedge strike the Liberators near Oschersleben.'),
      air('1944-07-18', 'Fourteen Fortresses of one group are lost over Memmingen.'),
      war('1944-08-15', 'The Allies land in the south of France.'),
      air('1944-08-19', 'Ploesti is bombed for the last time.'),
      war('1944-08-23', 'Romania changes sides.'),
    ],
  },
  '1944-late': {
    from: '1944-09-01',
    to: '1944-12-31',
    events: [
      war('1944-09-08', 'The first V-2 falls on London.'),
      war('1944-09-17', 'Airborne troops land at Arnhem.'),
      air(
        '1944-09-27',
        'The 445th Group loses its way near Kassel, and assault fighters shoot down twenty-five of its Liberators.',
      ),
      air('1944-10-07', 'Mustangs catch Me 262s of the first jet fighter unit as they take off from Achmer.'),
      air('1944-11-02', 'Forty bombers are lost in the battle for Leuna.'),
      air('1944-11-08', 'Major Nowotny, who leads the jet fighters, is killed.'),
      air('1944-11-26', 'The 491st Group loses more than a dozen Liberators over Misburg.'),
      war('1944-12-16', 'The Germans attack in the Ardennes.'),
      air(
        '1944-12-17',
        'Fighters break into the Liberators of the 461st Group on their way to the oil works of Silesia.',
      ),
      air('1944-12-24', 'The Eighth Air Force sends two thousand bombers, more than ever before or after.'),
    ],
  },
  '1945': {
    from: '1945-01-01',
    to: '1945-05-08',
    events: [
      air(
        '1945-01-01',
        'The Luftwaffe attacks the Allied airfields in Belgium and Holland, and loses more than two hundred pilots.',
      ),
      war('1945-01-12', 'The Red Army attacks from the Vistula.'),
      air('1945-02-03', 'Almost a thousand Fortresses bomb Berlin.'),
      war('1945-02-13', 'Budapest falls; in the night Dresden burns.'),
      air('1945-02-22', 'Thousands of aircraft attack railways all over Germany in one day.'),
      war('1945-03-07', 'American troops take the bridge at Remagen.'),
      air('1945-03-18', 'Me 262s fire salvoes of rockets at the bombers over Berlin.'),
      air('1945-03-24', 'Fortresses from Italy reach Berlin.'),
      air('1945-04-07', 'Young pilots of a special unit try to ram the bombers.'),
      air('1945-04-25', 'The heavy bombers of the Eighth Air Force fly their last raid, to Pilsen.'),
    ],
  },
}
