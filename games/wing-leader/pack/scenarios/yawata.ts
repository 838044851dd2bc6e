import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const yawata: ScenarioSpec = {
  id: 'wl-08',
  title: 'Daylight over Kyushu',
  date: '1944-08-20',
  place: 'Yawata',
  difficulty: 2,
  families: families`fighters gci weather heavy-guns heavy-bomber-group`,
  background: `In June the Superfortresses from Chengtu came to the steel works at Yawata by night and \
did little harm. Now they come by day, sixty-one of them, in loose threes and fours above twenty \
thousand feet. Watchers in China have reported the take-off and the radar on Saishu island has given an \
hour's warning, so that more than eighty army fighters are up. The 4th Sentai's twin-engined Ki-45s \
carry cannon heavy enough to stop even a B-29.`,
  advice: `No escort and no bombs to aim: the Americans fly on and shoot, the Japanese choose where to \
strike. Two heavy squadrons in one square protect each other, so attack the lone ones first. Japanese: the \
Ki-45s may stand off and fire from outside the bombers' range as long as no other kind of fighter joins \
them; bring the single-engined fighters against another squadron.`,
  setsUpFirst: 'raider',
  raider: side`
    XX Bomber Command  usa  left  loose  losses 5 3
    468th Bomb Group  2 squadrons  b-29  bombing  G14-H14
    444th Bomb Group  squadron     b-29  bombing  D13-E13
    40th Bomb Group   squadron     b-29  bombing  C15-D15`,
  defender: side`
    Western Air Defence  japan  right  loose  losses 6 3  gci 5 Western District  greenFighters 1  experten 1
    4th Sentai   squadron  ki-45-kai  intercept  P14-R14                net Western District
    59th Sentai  squadron  ki-61-kai  intercept  S13-U13                net Western District
    52nd Sentai  squadron  ki-84      intercept  turn 3 right 11 12 13  net Western District`,
  sky: above`coast  sun left-upper  broken B6-I6 L6-N6`,
  ...NOTHING_BELOW,
  special: [
    'The Ki-45s have heavy guns.',
    'Two American heavy squadrons together in one square support each other with their guns.',
    'The 52nd Sentai enters on turn 3.',
  ],
  victory: { ...ladder(9, 1, -11), lastTurn: 12 },
  ...fromHistory('20 August 1944; the 51st Sentai is left out'),
}
