/** How the battles that come with the game really went: read after a battle alone, and fetched then. */
export const AFTERMATHS: Readonly<Record<string, string>> = {
  'wl-01': `Mölders shot down one Spitfire and was then hit himself, by Malan as many believe; he \
crash-landed at Wissant with wounds in his legs and did not fly in action again for weeks. 74 Squadron \
lost two Spitfires and one pilot.`,
  'wl-02': `The fight drew in more than a hundred aircraft, the largest the Channel had yet seen. Only \
one small ship was sunk. Six German aircraft fell; 111 Squadron lost a Hurricane that collided with a \
Dornier in its head-on attack.`,
  'wl-03': `The Heinkels were split up and most bombs fell into the sea or open country. Eight He 111s \
and seven Bf 110s were lost, the commander of I./ZG 76 among them, for trifling British losses. Luftflotte \
5 did not come again in force by day.`,
  'wl-04': `The Poles broke up the first raid and claimed half a dozen bombers; in the afternoon they \
met Bf 109s as well. By evening the Brigade had lost about ten fighters and had many more damaged. Several \
of its pilots were flying Hurricanes over London a year later.`,
  'wl-05': `Both sides claimed far too much. The Japanese lost about ten aircraft, the Americans two and \
none of their pilots, the RAF four Buffaloes and the men in them. Rangoon burned and its dockers fled, but \
the name of the Flying Tigers was made. The city fell in March.`,
  'wl-06': `Soviet accounts tell of four Yaks that met seventeen Junkers on this day and claimed five of \
them with one of the escort. Before the month was out the transports flew by night or in cloud. The \
airlift cost nearly five hundred aircraft, more than half of them Ju 52s.`,
  'wl-07': `Schreiber made pass after pass for some fifteen minutes and saw something fly off the \
Mosquito: an outer hatch. Wall reached cloud and landed at Fermo in Italy. It was the first attack in \
earnest by a jet fighter.`,
  'wl-08': `Sergeant Nobe of the 4th Sentai rammed one B-29, and its wreckage brought down another. \
Fourteen Superfortresses were lost on the mission, four of them to the defence and the rest to accidents \
on the long way. The works were hardly touched.`,
  'wl-09': `Of seventy-one British bombers sent in the afternoon forty were lost, the heaviest rate the \
RAF ever suffered in an operation of that size. The evening raid cost several Blenheims more. The bridges \
were kept open, and German tanks were on their way to the sea.`,
  'wl-10': `All six Swordfish were shot down; five men of eighteen lived. No torpedo hit. Esmonde was \
awarded the Victoria Cross, and the German admiral in command wrote of the bravery of the old biplanes. \
The ships reached Germany, though mines damaged both battlecruisers on the way.`,
  'wl-11': `The wing dived on the Zeros after the bombs had fallen and lost fourteen Spitfires, nine of \
them to empty tanks or failed engines rather than to the enemy; the bombers were hardly touched. The \
newspapers spoke of heavy losses and there was an outcry. Later raids were met with better luck.`,
  'wl-12': `The Dorniers were scattered over London and six were lost; one fell on the forecourt of \
Victoria Station. The whole day cost the Luftwaffe some sixty aircraft against about half that number of \
British fighters. Two days later Hitler put off the invasion.`,
  'wl-13': `Four ships were sunk and seven damaged at midday, and a third attack followed in the \
afternoon; four of about twenty merchantmen reached Swanage unhurt. Both sides lost around twenty aircraft \
in the heaviest fighting so far.`,
  'wl-14': `The Axis lost more aircraft on this day than in weeks before: about a dozen by their own \
records, many more by the claims of the defenders. Welshman was unloaded in seven hours and sailed the \
same night. Daylight raids in force ceased for a while, and Malta was never again so close to falling.`,
  'wl-15': `Sixty Fortresses were lost over the continent and more were written off at home; the 305th \
Group lost thirteen of the sixteen it sent. The works were badly hit, but the Eighth did not go so deep \
without escort again. The P-51 arrived two months later.`,
  'wl-16': `Colonel Tacon turned eight Mustangs into the rockets; they dived away under him faster than \
anything he had seen, and nobody was hit on either side. JG 400 never had more than a handful of machines \
ready, and in all claimed fewer than a score of victories.`,
  'wl-17': `The 9th Staffel fired its rockets from beyond the range of the gunners into a box of \
Fortresses and tore it open. About a dozen bombers fell to the jets; JG 7 lost a few machines, and Wegmann \
was wounded and baled out. The flak took more. Five weeks later the Russians were in Berlin.`,
  'wl-18': `About fifty aircraft were destroyed and as many damaged, most of them on the ground, and the \
raids of the next days finished the rest. The Fourth Air Army never recovered. American losses were \
trifling.`,
  'wl-19': `Fifty-four Liberators were lost and more never flew again. Five men were awarded the Medal \
of Honor, the most for any single air mission. The refineries lost perhaps two fifths of their capacity, \
but they had not been working at full stretch and made good the loss within weeks.`,
  'wl-20': `The attack was broken up within an hour or so, and the Germans claimed some fifty tanks; it \
is often called the first time that aircraft alone stopped an armoured thrust. How many tanks were really \
lost to the Henschels has been disputed since. The offensive itself was called off a week later.`,
  'wl-21': `The line held, and the offensive was broken off in the middle of July. In the month of the \
battle the two Finnish squadrons claimed more than four hundred aircraft for the loss of some twenty; \
Ilmari Juutilainen was credited with six on this day alone. An armistice followed in September.`,
  'wl-22': `The pilots claimed more than eighty tanks. Those who counted wrecks afterwards found few \
that rockets had killed, but many had been abandoned and the supply columns had been burned. Hardly a \
German fighter came within forty miles of the battlefield, and the attack was over.`,
  'wl-23': `The 487th claimed twenty-three without losing a pilot, and was awarded a Distinguished Unit \
Citation, which seldom went to a single squadron. JG 11 lost more than twenty pilots, its commander \
Günther Specht among them. Bodenplatte destroyed some three hundred Allied aircraft, which were replaced \
in weeks; the pilots were not.`,
  'wl-24': `In ten days the Luftwaffe flew nearly four hundred sorties against the bridge and lost about \
a third of those it sent, as the gunners counted. Bombs shook it but none brought it down. It fell into \
the river by itself on 17 March, when several divisions were already across, over it and over pontoon bridges.`,
  'wl-25': `Three of Kenley's four hangars were wrecked and its operations room had to move into a \
butcher's shop, but the field was working again within hours. Of the nine low Dorniers four were lost and \
hardly one came home unhurt. It was the day of the heaviest losses of the whole battle for both sides \
together.`,
  'wl-26': `Three bombs hit or shook Indomitable so badly that her aircraft had to land on Victorious, \
and a torpedo disabled the destroyer Foresight. That night the carriers turned back as planned. Five \
merchantmen reached Malta, Ohio lashed between two destroyers with her decks almost under water. It was \
enough.`,
  'wl-27': `Ten of the twelve torpedo planes were shot down and no torpedo hit. But in some five minutes \
the Dauntlesses set Kaga, Akagi and Soryu on fire from end to end; Hiryu followed in the afternoon, after \
her aircraft had crippled Yorktown. The fleet that had attacked Pearl Harbor was gone.`,
  'wl-28': `The seven transports that were left and four destroyers were sunk in this and the following \
attacks, most of them hit within a quarter of an hour. Of nearly seven thousand soldiers about twelve \
hundred reached Lae. The Allies lost a handful of aircraft. Japan never again sent a large convoy within \
reach of the Fifth Air Force.`,
  'wl-29': `Sixty-nine heavy bombers were lost, the most on any mission of the Eighth, and eleven \
fighters. But the Germans lost more than sixty aircraft and could not replace the pilots. The 357th alone \
claimed twenty without loss. Two days later the Americans came again.`,
  'wl-30': `Of 128 aircraft ninety-seven did not return. A handful reached the ships; one torpedo plane \
hit the battleship Indiana and bombs fell close to Wasp and Bunker Hill. By evening Japan had lost more \
than three hundred carrier and land aircraft, and submarines had sunk two of the carriers they came from.`,
  'wl-31': `Laffey was attacked twenty-two times and struck by six aircraft and four bombs. Thirty-two \
of her men died; her captain refused to abandon a ship with a gun that would fire, and she was towed to \
safety. The patrol shot down many of the attackers, some of them inside the ships' own fire.`,
}
