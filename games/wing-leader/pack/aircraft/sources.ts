/** Where figures come from. */
export const SIMULATED = 'IL-2 Great Battles specifications (dead-reckon/kneeboard)'
export const TESTED = 'test reports of 1940 (spitfireperformance.com, wwiiaircraftperformance.org)'
export const PUBLISHED = 'published figures, unverified'
/** Speed, climb, circles, ceiling and guns are of the simulated set, but for what is named. */
export const simulated = (besides: string) => `${SIMULATED}; ${besides}: ${PUBLISHED}`
