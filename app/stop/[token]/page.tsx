import { LetterPage, letterMetadata } from '@/components/account/letter-page';

export const metadata = letterMetadata('No more e-mails');

export default async function StopPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <LetterPage
      token={token}
      use="stop"
      title="No more e-mails?"
      about="Main Match then sends nothing more to this address. You can add it again under your account."
    />
  );
}
