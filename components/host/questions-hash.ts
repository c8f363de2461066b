/** Where the dashboard opens with the questions, and where they stand in the lobby. */
export const questionsHash = '#questions';
