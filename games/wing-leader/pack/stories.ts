/** A word on each aircraft that comes with the game: read on its card, and fetched then. */
export const STORIES: Readonly<Record<string, string>> = {
  gladiator:
    'The last biplane fighter of the Royal Air Force. It fought from a frozen lake in Norway, in Greece and the desert, and for the first weeks over Malta.',
  'hurricane-i':
    'Two of every three fighters in the Battle of Britain were Hurricanes. Steady and easily mended, it was sent at the bombers while Spitfires took on the escort.',
  'hurricane-iic':
    'Four cannon made the ageing Hurricane a hard hitter by day and by night. It served in Malta, the desert and Burma long after the Channel had become too hot for it.',
  'spitfire-ia':
    'With the constant-speed propeller of summer 1940 it met the Bf 109 as an equal in speed and turned inside it. Nineteen squadrons of them held the middle of the fight that summer.',
  'spitfire-vb':
    'A stopgap that became the most numerous Spitfire, with two cannon in the wings. It saved Malta, flying in off carriers, while over France the Fw 190 outclassed it.',
  'spitfire-ix':
    'A two-stage Merlin in the airframe of the Mark V restored the balance with the Focke-Wulf. Pilots of either side found it hard to tell which Spitfire they had met until it was too late.',
  'spitfire-xiv':
    'The Griffon Spitfire, which out-climbed everything with a propeller. It caught flying bombs in 1944 and jets now and then in 1945.',
  'defiant-i':
    'All its guns were in a turret behind the pilot. It surprised the Luftwaffe over Dunkirk; by August 1940 the Germans attacked it from ahead and below and whole flights fell.',
  'typhoon-ib':
    'Meant to replace the Hurricane, it turned out too heavy for high fighting and just right for low. Rocket Typhoons haunted the roads of Normandy.',
  'tempest-v':
    'A Typhoon with a thin new wing, and the fastest Allied fighter near the ground. It shot down more flying bombs than any other type, then prowled over the Rhine for jets.',
  swordfish:
    'A biplane held together by struts and affection. It crippled the Italian fleet at Taranto and the Bismarck in the Atlantic; all six sent against the Channel Dash were lost.',
  'meteor-iii':
    'The only Allied jet to fly operations in the war. A flight went to the Continent early in 1945 and strafed transport, but never met its German rival.',
  'beaufighter-x':
    'Coastal Command put torpedo and anti-flak Beaufighters into one wing and swept the convoys off the Norwegian and Dutch coasts. Its guns silenced the escorts while the torpedoes ran.',
  'mosquito-vi':
    'Wood, two Merlins and a nose full of guns. The fighter-bomber Mosquito hit prisons, headquarters and ships at roof height, at a speed few interceptors could match.',
  'mosquito-iv':
    'A bomber without guns that trusted to its speed. It struck Berlin by day in the middle of a Nazi broadcast and was lost less often than any other bomber.',
  'blenheim-iv':
    'The bomber that Britain went to war with, and that paid for it: at Gembloux, off Norway, at Malta. Its crews attacked ships at mast height with no armour worth the name.',
  'lancaster-i':
    'The great night bomber, with a bay that took anything from incendiaries to ten-ton bombs. Its few daylight raids, from Augsburg to the Tirpitz, were among the boldest of the war.',
  'bf-109e-4':
    'The fighter that carried the Jagdgeschwader over France and England. Fuel injection let it push over into a dive that no Merlin could follow, but its tanks gave it only minutes over London.',
  'bf-109f-4':
    'Cleaned up from nose to tail, the Friedrich is held by many of its pilots to be the finest of the line. It ruled the air over Russia and the desert through 1941 and early 1942.',
  'bf-109g-2':
    'The first Gustav to reach the front in numbers, with the DB 605 engine. It fought at Stalingrad, in Tunisia and over Finland.',
  'bf-109g-6':
    'Built in greater numbers than any other 109, with heavy machine guns under bulges on the cowling. Against the American bombers it took on cannon under the wings or mortar tubes, and paid for both in speed.',
  'bf-109k-4':
    'The last 109 of the war, fast and high-climbing with methanol injection. By the time it came there was fuel for few sorties and time to train few pilots.',
  'fw-190a-3':
    'When the radial Focke-Wulf appeared over the Channel it outran and out-rolled the Spitfire V at every height below 20,000 feet. The Royal Air Force had no answer until the Spitfire IX.',
  'fw-190a-8':
    'Heavier in guns and plate than any earlier 190, and the mainstay of the home defence in 1944. The Sturmgruppen closed in it to a hundred yards behind the bombers.',
  'fw-190d-9':
    'A long Jumo engine in a stretched airframe gave the 190 back the height it had lacked. The Dora met Mustangs and Tempests as an equal, and guarded the fields of the jets.',
  'bf-110c':
    'Goering’s destroyer, with the range to go with the bombers all the way. Over England it needed an escort of its own and circled for protection when Spitfires came.',
  'bf-110g-2':
    'Re-engined and back as a bomber destroyer, the 110 threw rocket mortars into the combat boxes from beyond the range of their guns. It did well until the Mustang came; then it could not live by day.',
  'me-410':
    'The cure for the failed Me 210: fast, with an inside bomb bay and remote guns that looked back. As a bomber destroyer one version carried a 50 mm gun that could break a B-17 from a thousand yards.',
  'me-262a':
    'The first jet fighter to see combat, a hundred miles an hour faster than any Mustang. It was caught mostly on take-off and landing, and came too late and in too few numbers to matter.',
  'me-163b':
    'A tailless rocket glider that reached 30,000 feet in under three minutes and had fuel for eight. It frightened more bomber crews than it shot down, and its fuel killed many of its own pilots.',
  'ju-87b':
    'The Stuka broke bridges, ships and nerves from Poland to Crete. Slow and nearly helpless as it pulled out, it could be used only where German fighters held the sky.',
  'ju-87d':
    'A cleaner Stuka with more power, armour and bombs. On the eastern front it bombed in shallow dives until 1943 and by night after that.',
  'ju-87g':
    'Two 37 mm guns under the wings and no dive brakes: a tank hunter that stalked from behind at tree-top height. Hans-Ulrich Rudel flew his fame in it.',
  'ju-88a-4':
    'The most versatile bomber of the Luftwaffe, able to dive at sixty degrees for all its size. It served to the end as bomber, torpedo carrier, night fighter and scout.',
  'he-111h-6':
    'The workhorse of the Kampfgeschwader and a dangerous torpedo carrier against the Arctic convoys. At Stalingrad it flew in food and ammunition and flew out the wounded.',
  'do-17z':
    'The flying pencil had been faster than fighters when it was new; by 1940 it was only handy at low level. Its four men sat together in the nose behind a cluster of hand-held guns.',
  'ju-52':
    'Auntie Ju carried the parachutists to Crete and supply to Demyansk, Stalingrad and Tunis. Caught by fighters in its low, slow formations it was shot down by dozens.',
  'hs-129b':
    'An armoured box around one pilot, hauled along by two captured French engines. With a 30 mm gun under the belly it shot up Soviet tanks at Kursk.',
  'ar-234b':
    'The first jet bomber, at first a scout that photographed the Normandy beaches untouched. In March 1945 it was thrown against the bridge at Remagen.',
  'he-177a':
    'Germany’s only heavy bomber to see much service, with two engines coupled to each propeller and a habit of catching fire. Large day raids with it over Belarus in 1944 came to little.',
  'p-40e':
    'The fighter America had when war came, sound and sturdy below 15,000 feet and gasping above. It fought over the desert, New Guinea, China and Russia.',
  'p-39d':
    'Its engine sat behind the pilot so that a 37 mm gun could fire through the nose. Without a turbocharger it was disliked in the Pacific, and loved by Soviet aces who fought low.',
  'p-38j':
    'Twin booms, twin engines and all its guns in the nose. It had its best days in the Pacific, where range and a spare engine meant most.',
  'p-47d':
    'The heaviest single-seat fighter of its time, happiest at 30,000 feet and unmatched in a dive. It took fire that would have torn other fighters apart.',
  'p-51b':
    'With a Merlin in the American airframe and a tank behind the seat, it went to Berlin and back. From its coming the day fighters of the Reich had no safe height.',
  'p-51d':
    'A bubble canopy and two more guns made the Mustang complete. In the last year of the war it escorted, swept and strafed from Normandy to Iwo Jima.',
  'a-20g':
    'A solid nose of heavy machine guns for work at tree-top height. Over New Guinea it strewed parachute bombs along airstrips; nearly half of the type went to Russia.',
  'b-25d':
    'Famous for the raid on Tokyo from a carrier deck. In the south-west Pacific it became a low-level ship killer, its nose packed with guns.',
  'b-26b':
    'A hot ship that killed trainees and then proved the safest bomber over France. Four of them tried torpedoes at Midway.',
  'b-17f':
    'The Fortress of the deep raids of 1943 on Regensburg and Schweinfurt. The Luftwaffe found that its nose was thinly guarded and came in head-on.',
  'b-17g':
    'A chin turret answered the head-on attack. In tight boxes of two or three squadrons it was the hardest of all bombers to approach.',
  'b-24d':
    'Faster and longer-legged than the Fortress, and harder to hold in formation. In August 1943 it attacked the refineries of Ploesti at chimney height.',
  'b-24h':
    'The Liberator with a power turret in the nose. More B-24s were built than any other American aircraft of the war.',
  'b-29':
    'Pressure cabins and guns aimed by computer, a generation beyond any other bomber. From China and the Marianas it burned out the cities of Japan.',
  'c-47':
    'An airliner in olive drab that dropped parachutists and bundles on four continents. Without armour, guns or sealed tanks it lived by keeping low and being escorted.',
  'f4f-4':
    'Folding wings let a carrier hold more of them at the price of climb. Flown in mutually guarding pairs it held the Zero off at Midway and Guadalcanal.',
  'f6f-5':
    'Built to beat the Zero and easy for new pilots to land on a deck. Hellcats made three of every four kills scored by the carriers.',
  'f4u-1':
    'The bent-wing Corsair was too wild for the first carriers and went to the Marines on Guadalcanal. It was the first American fighter to pass 400 miles an hour.',
  'sbd-3':
    'Slow but deadly was the joke on its initials. In a few minutes at Midway it set three carriers on fire, and that decided the ocean war.',
  'sb2c-4':
    'The Beast replaced the Dauntless against the wishes of those who flew it. With an inner bomb bay and rockets it sank much of what was left of the Japanese fleet.',
  'tbd-1':
    'The first monoplane on American carriers and hopeless by 1942. Forty-one attacked at Midway and hardly six came back, without a hit from their faulty torpedoes.',
  'tbf-1':
    'A fat and friendly three-seater with a power turret. Its torpedoes had to be dropped low and slow until 1944, when at last they ran true.',
  'i-16':
    'A barrel with wings that had been the most modern fighter of the Spanish war. In June 1941 it was most of what the Soviet air force had, and it turned on a coin.',
  'mig-3':
    'Made for fights at great height, while the war in Russia was fought low. Those that survived 1941 guarded Moscow and Leningrad.',
  'lagg-3':
    'Of heavy varnished wood, and short of power all its life. Its airframe became a success only when a radial engine was fitted and it was called La-5.',
  'yak-1':
    'The best of the new Soviet fighters of 1941: light, honest and quick to turn. Over Stalingrad it was flown by the women of the 586th Regiment among many others.',
  'yak-9':
    'The Yak with metal spars, built in greater numbers than any other Soviet fighter. One version had a 37 mm gun between the cylinders.',
  'yak-3':
    'The lightest fighter of the big air forces and a terror below 4,000 metres. German units are said to have been warned off fighting Yaks without an oil cooler under the nose.',
  'la-5':
    'Lavochkin saved his wooden fighter by giving it the big Shvetsov radial. The first regiments went straight into the battle for Stalingrad.',
  'la-5fn':
    'Fuel injection made the Lavochkin the master of the low sky from Kursk onward. Ivan Kozhedub, the best Allied ace, flew it and its successor, the La-7.',
  'il-2-1942':
    'Engine and pilot sat in a bath of steel that was the airframe itself. Stalin said that the army needed it like air and like bread.',
  'il-2-1943':
    'A gunner at last watched the tail, outside the armour. Flying in a circle over the target, each guarding the one ahead, the Shturmoviks ground down columns and gun lines.',
  'pe-2':
    'Drawn up as a high fighter in a prison design office and turned into a dive bomber. When new it was nearly as fast as the German fighters sent after it.',
  a6m2: 'The Zero that swept the Pacific from Pearl Harbor to Darwin. Light, far-ranging and beautifully handy, it had neither armour nor sealed tanks.',
  a6m5: 'Shorter wings and thicker skin let this Zero dive faster, but the Hellcat was still out of its reach. Many ended with a bomb under the belly and one way to go.',
  j2m3: 'The Raiden broke with tradition: climb and cannon before all else. It was kept at home to meet the B-29.',
  'n1k2-j':
    'A floatplane put on wheels that became the best Japanese naval fighter. Minoru Genda gathered the last good pilots to fly it in the 343rd Air Group.',
  b5n2: 'The best carrier torpedo bomber of 1941, with torpedoes that ran hot and straight. It helped to sink the Lexington, the Yorktown and the Hornet.',
  d3a1: 'With its spatted wheels it looked out of date, yet its crews hit with four bombs of five in the Indian Ocean. It sank more Allied warships than any other Axis aircraft.',
  d4y2: 'A slim dive bomber almost as fast as the fighters around it, with its bomb inside. One of them wrecked the carrier Princeton off Leyte.',
  b6n2: 'The Tenzan followed the B5N with a hundred kilometres an hour more. It came when the decks to fly from and the crews to fly it were almost gone.',
  g4m1: 'Enormous range was bought with wings full of unprotected fuel; its crews called it the cigar for its shape and because it lit so easily. It sank the Prince of Wales and the Repulse.',
  'ki-27':
    'All for the turning fight: fixed wheels, two rifle-calibre guns and almost no weight. It fought the Soviets over Nomonhan and the Flying Tigers over Rangoon.',
  'ki-43-ii':
    'The Army’s Hayabusa kept the old creed that turning wins fights. Allied pilots learned to dive away from it and never to follow it round.',
  'ki-61':
    'A German engine built under licence made it look so like a Messerschmitt that it was first reported as one. Over New Guinea its engine failed more often than its pilots.',
  'ki-84':
    'The Hayate had armour, cannon and speed, and met the Mustang without fear when its engine ran well. Poor fuel and hurried work saw to it that it often did not.',
  'ki-45':
    'A long-range escort that was too heavy for that work and turned to killing bombers. With a tank gun in the belly it rose against the B-29s over Kyushu.',
  'ki-48':
    'Modelled on the fast Soviet bombers met in China, with a small load and few guns. It flew by day over New Guinea until its losses drove it into the night.',
  'ki-21':
    'The heavy bomber of the Japanese Army, a medium one by any other measure. It bombed Rangoon at Christmas 1941 against the Flying Tigers.',
  'cr-42':
    'The last great biplane fighter, and one of the handiest aircraft of the war. It flew over Kent in 1940 from Belgium and in Africa to the end.',
  'mc-200':
    'Strong and lively, with an open cockpit by its pilots’ own wish. Two machine guns and a weak radial kept it from more.',
  'mc-202':
    'A German engine gave Castoldi’s airframe what it had lacked. The Folgore outflew the Hurricanes and Tomahawks of 1942 but still hit too lightly.',
  'sm-79':
    'The hunchback was Italy’s best-known bomber and its best torpedo aircraft. It pressed its attacks on the Malta convoys through fire that others turned from.',
  'ms-406':
    'The fighter France had most of in 1940, eighty kilometres an hour slower than the Messerschmitt. The Finns later flew it with a Soviet engine.',
  'd-520':
    'The best French fighter, that reached the front as the front was breaking. Vichy pilots flew it against the Allies over Syria and North Africa.',
  'hawk-75':
    'Bought from America, it scored a third of the French victories of 1940. The Finns took captured ones into their own service.',
  'pzl-p11c':
    'A gull-winged, open fighter that had led the world in 1933. In September 1939 it was slower than the bombers it had to catch, and caught some.',
  'pzl-23':
    'The army co-operation bomber of the Polish campaign. Its crews attacked the armoured columns at low level without escort and lost nine of every ten aircraft.',
  'brewster-239':
    'A fighter despised in Singapore and cherished in Finland, where light load and clever tactics made it deadly. Finnish pilots claimed more than twenty Soviet aircraft for each one lost.',
  'iar-80':
    'Romania’s own fighter, built on the tail of a Polish one. It rose against the Liberators over Ploesti and met Lightnings low over its own fields in June 1944.',
}
