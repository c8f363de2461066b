import type { Metadata } from 'next';
import { JoinByCode } from '@/components/home/join-by-code';
import { OpensByItself } from '@/components/match/opens-by-itself';
import { SignInHere } from '@/components/match/sign-in-here';
import { Notice, WaysOn } from '@/components/shell/notice-page';

export const metadata: Metadata = { title: 'No such match' };

/** In place of a match that is not there or not for whoever asks: one answer, so that nobody learns which. */
export default function NoMatchHere() {
  return (
    <Notice
      title="There is no match here that is open to you"
      action={
        <>
          <div className="flex flex-wrap gap-2 empty:hidden">
            <OpensByItself />
            <SignInHere />
          </div>
          <JoinByCode />
          <WaysOn />
        </>
      }
    >
      Check the address with the host; to a private match you need its link. If you are in it already, you are so as
      somebody else than here.
    </Notice>
  );
}
