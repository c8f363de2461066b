import { LocalTime } from '@/components/ui/local-time';

export const LogTime = ({ time }: { time: number }) => (
  <LocalTime isExact time={time} className="figures whitespace-nowrap text-muted" />
);
