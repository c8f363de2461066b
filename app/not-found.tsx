import type { Metadata } from 'next';
import { Notice } from '@/components/shell/notice-page';
import { LinkButton } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <Notice
      title="There is nothing at this address"
      action={
        <LinkButton href="/" variant="solid">
          To the front page
        </LinkButton>
      }
    >
      It may have been typed wrongly, or the match was deleted before it started. If somebody gave you a code, enter it
      on the front page.
    </Notice>
  );
}
