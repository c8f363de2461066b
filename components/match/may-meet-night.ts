/** From so long on a phase may reach into a night. */
const longSeconds = 3600;

/** Whether some phase of such a match is long, or has no end but its host's: the others are over within an evening. */
export const mayMeetNight = (settings: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(settings).some(
    ([key, value]) =>
      key.endsWith('Seconds') && (value === null || (typeof value === 'number' && value >= longSeconds)),
  );
