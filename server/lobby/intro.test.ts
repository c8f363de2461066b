import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { accept, callerFor, person, refusalOf, seatMatch, serviceOfFile } from '../testing/service';

const service = await serviceOfFile();

const plain = (side = 8) => sharp({ create: { width: side, height: side, channels: 3, background: '#a03' } });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe('the host’s text', () => {
  test('is written by hosts, read by whoever may see the match, and taken away again', async () => {
    const { code, host, players } = await seatMatch(service);
    await accept(host.lobby.saveIntro({ code, text: '# Friday\n\nBring *wine*.' }));
    const visitor = callerFor(service, null);
    expect(await visitor.matches.intro({ code })).toMatchObject([{ type: 'heading' }, { type: 'paragraph' }]);
    expect((await visitor.matches.page({ code })).introAt).toBeGreaterThan(0);
    expect(await host.lobby.writtenIntro({ code })).toMatchObject({ text: '# Friday\n\nBring *wine*.' });
    const [player] = players;
    await expect(player?.api.lobby.saveIntro({ code, text: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(player?.api.lobby.writtenIntro({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await accept(host.lobby.saveIntro({ code, text: '' }));
    expect(await visitor.matches.intro({ code })).toEqual([]);
    expect((await visitor.matches.page({ code })).introAt).toBeNull();
  });

  test('of a private match is for its members', async () => {
    const { code, host } = await seatMatch(service, { visibility: 'private' });
    await accept(host.lobby.saveIntro({ code, text: 'Among us' }));
    const stranger = callerFor(service, person('stranger'));
    await expect(stranger.matches.intro({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('takes pictures by their bytes, ten at most', async () => {
    const { code, host, players } = await seatMatch(service);
    for (const written of [plain().png(), plain().jpeg(), plain().webp()]) {
      const added = await accept(host.lobby.addPicture({ code, data: base64(await written.toBuffer()) }));
      expect(added).toMatchObject({ width: 8, height: 8 });
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const gif = await plain().gif().toBuffer();
    const broken = (await plain().png().toBuffer()).subarray(0, 40);
    for (const bytes of [svg, gif, broken, Buffer.from('RIFF1234WEBPxxxx'), Buffer.alloc(0)]) {
      expect(await refusalOf(host.lobby.addPicture({ code, data: base64(bytes) }))).toBe('NO_PICTURE');
    }
    const data = base64(await plain().png().toBuffer());
    await expect(players[0]?.api.lobby.addPicture({ code, data })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (let i = 3; i < 10; i++) await accept(host.lobby.addPicture({ code, data }));
    expect(await refusalOf(host.lobby.addPicture({ code, data }))).toBe('TOO_MANY');
    const { pictures } = await host.lobby.writtenIntro({ code });
    expect(pictures).toHaveLength(10);
    await accept(host.lobby.removePicture({ code, id: pictures[0]?.id ?? '' }));
    expect((await host.lobby.writtenIntro({ code })).pictures).toHaveLength(9);
  });

  test('makes large pictures smaller, and refuses those that unpack to too many pixels', async () => {
    const { code, host } = await seatMatch(service);
    const large = base64(await plain(2_400).png().toBuffer());
    expect(await accept(host.lobby.addPicture({ code, data: large }))).toMatchObject({ width: 1_600, height: 1_600 });
    const bomb = base64(await plain(6_000).png({ compressionLevel: 9 }).toBuffer());
    expect(bomb.length).toBeLessThan(500_000);
    expect(await refusalOf(host.lobby.addPicture({ code, data: bomb }))).toBe('NO_PICTURE');
  });
});
