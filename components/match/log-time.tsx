import { LocalTime } from '@/components/ui/local-time';

export const LogTime = ({ time }: { time: number }) => <LocalTime time={time} className="figures text-muted" />;
