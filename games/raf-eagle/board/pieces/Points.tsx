import { signed } from '@tallyho/kit'
import { pointsMark } from '../../text/names.ts'

/** RE-16.a Victory points and whose they are; under the pointer the number as the rules count it, plus for Britain. */
export function Points({ by, short }: { readonly by: number; readonly short?: boolean }) {
  if (by === 0) return short ? <>–</> : null
  const german = by < 0
  return (
    <b
      className="eagle-points"
      data-for={german ? 'luftwaffe' : 'raf'}
      title={`${german ? 'For the Luftwaffe' : 'For Fighter Command'} (${signed(by)} on the track)`}
    >
      {pointsMark(by)}
      {!short && (german ? ' Luftwaffe' : ' RAF')}
    </b>
  )
}
