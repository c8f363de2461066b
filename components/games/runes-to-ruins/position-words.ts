/** Positions of a symbol as people say them, 0 to 5. */
export const positionWords = ['top left', 'top middle', 'top right', 'bottom left', 'bottom middle', 'bottom right'];
