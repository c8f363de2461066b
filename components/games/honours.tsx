/** What a game was given prizes for, a line each. */
export const Honours = ({ honours = [] }: { honours?: readonly string[] }) =>
  honours.map((honour) => (
    <p key={honour} className="mt-1 text-brass-content text-sm">
      Award: {honour}
    </p>
  ));
