import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';

/** To a match by the code its host reads out; the page at /join finds it, or says what is wrong with the code. */
export function JoinByCode({ typed = '', problem = null }: { typed?: string; problem?: string | null }) {
  return (
    <form action="/join" className="flex items-start gap-2">
      <Input
        label="Code of a match"
        hideLabel
        placeholder="Code of a match"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={typed}
        error={problem}
        className="w-44"
      />
      <Button type="submit">Go to it</Button>
    </form>
  );
}
