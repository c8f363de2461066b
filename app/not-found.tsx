import type { Metadata } from 'next';
import { JoinByCode } from '@/components/home/join-by-code';
import { Notice, WaysOn } from '@/components/shell/notice-page';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <Notice
      title="There is nothing at this address"
      action={
        <>
          <JoinByCode />
          <WaysOn />
        </>
      }
    >
      It may have been typed wrongly, or the match was deleted before it started. If somebody gave you a code, enter it
      here.
    </Notice>
  );
}
