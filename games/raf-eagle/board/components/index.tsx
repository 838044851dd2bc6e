import { BoxContents } from '@tallyho/kit'

export function Components() {
  return <BoxContents sheets={[]} />
}
