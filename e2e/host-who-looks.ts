import { type HostSends, momentSeen } from '../server/testing/moment-seen';
import type { Api } from './fixtures';

/** A host who looks first: what they send is meant for the moment that they see. */
export function hostWhoLooks(api: Api) {
  const seen = async <Input extends { code: string }>(input: Input) => {
    const { view } = await api.play.first.query({ code: input.code });
    return { ...input, meantFor: momentSeen(view) };
  };
  return {
    act: async (input: HostSends<'act'>) => api.host.act.mutate(await seen(input)),
    pause: async (input: HostSends<'pause'>) => api.host.pause.mutate(await seen(input)),
    actFor: async (input: HostSends<'actFor'>) => api.host.actFor.mutate(await seen(input)),
  };
}
