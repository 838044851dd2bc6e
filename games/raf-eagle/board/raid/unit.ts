/** Side of a counter in the picture of the air, in px. */
export const UNIT = 42
