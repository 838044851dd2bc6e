import { cupSize, type Procedure, type Step } from '@tallyho/engine'
import type { Day } from '../../state.ts'
import { draw, note } from '../../vocabulary.ts'
import { luftflotteOf, MOST_RAIDS, readyFighters } from '../02-terms/terms.ts'

/** THD-4.I.1.a Chits are drawn one at a time: raids form up over France until a Time chit comes. */
export function* drawRegions(day: Day): Procedure<Step> {
  day.action = 0
  day.patrols = 0
  let isFirst = true
  // THD-4.I.1.f The third raid ends the draw; THD-A-07 so does an empty cup.
  while (day.forming.length < MOST_RAIDS && cupSize(day.regionCup) > 0) {
    const chit = yield* draw('region', day.regionCup)
    if (chit === 'time') {
      endDraw(day, isFirst)
      break
    }
    isFirst = false
    const luftflotte = luftflotteOf(chit)
    const ready = readyFighters(day, luftflotte)
    if (ready < 2) {
      // THD-4.I.1.d A Luftflotte without two ready fighter groups raises no raid.
      day.setAside.push(chit)
      note('THD-4.I.1.d', 'region-set-aside', { region: chit, luftflotte, ready })
    } else {
      // THD-4.I.1.c THD-4.I.1.g One chit, one raid; a region may have several.
      day.forming.push(chit)
      note('THD-4.I.1.c', 'region-drawn', { region: chit })
    }
  }
  if (day.forming.length > 0) return 'patrol'
  // THD-A-06 Chits were drawn, but all of them set aside.
  note(day.setAside.length > 0 ? 'THD-A-06' : 'THD-4.I.1.b', 'no-raids')
  return 'german-recovery'
}

function endDraw(day: Day, isFirst: boolean): void {
  if (isFirst) {
    // THD-4.I.1.b A Time chit drawn first stays out of the cup for good.
    day.timeOut++
    note('THD-4.I.1.b', 'time-first', { left: day.regionCup.time })
  } else {
    // THD-4.I.1.e THD-A-06 A later one waits on the clock, even if every region chit was set aside.
    day.timeOnClock = true
    note('THD-4.I.1.e', 'time-on-clock')
  }
}
