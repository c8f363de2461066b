import { LetterPage, letterMetadata } from '@/components/account/letter-page';

export const metadata = letterMetadata('Is this your address?');

export default async function ProvePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <LetterPage
      token={token}
      use="prove"
      title="Is this your address?"
      about="Then Main Match tells you there what happens in your matches. What you hear of is chosen under your account."
    />
  );
}
