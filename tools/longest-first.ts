import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Whole games of every scenario: as long as hundreds of other files, and small, so that it would be begun last. */
const LONGEST = ['games/test/conformance.test.ts']

/** Begins with the longest file, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some(path => moduleId.endsWith(path))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter(file => !isLongest(file))]
  }
}
