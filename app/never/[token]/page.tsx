import { LetterPage, letterMetadata } from '@/components/account/letter-page';

export const metadata = letterMetadata('Never write to me');

export default async function NeverPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <LetterPage
      token={token}
      use="never"
      title="Never write to you?"
      about="Somebody has given your e-mail address to Main Match. With one click nothing is sent to it any more, whoever gives it."
    />
  );
}
