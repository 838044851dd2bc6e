import { boxName } from '../../text/names.ts'

/** What a station's die says of one escort. */
export function stationResult(result: string): string {
  switch (result) {
    case 'exit':
      return 'leaves'
    case 'most':
      return 'box with most fighters'
    case 'least':
      return 'box with fewest fighters'
    default:
      return boxName(result)
  }
}
