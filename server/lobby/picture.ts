import sharp from 'sharp';
import { accepted, type Outcome, refused } from '../outcome';

// Pictures that people upload. What a file is its first bytes say, not its name; nothing of it is kept but its pixels,
// written anew, so that no place, no camera and no second meaning goes along.

interface Picture {
  readonly webp: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

const longestSide = 1_600;
/** Unpacked: some hundred megabytes fit into a file of some kilobytes. */
const mostPixels = 24_000_000;
export const mostPictureBytes = 1_000_000;

export async function readPicture(bytes: Uint8Array): Promise<Outcome<Picture>> {
  if (!isPicture(bytes)) return refused('NO_PICTURE', 'This is no PNG, JPEG or WebP picture.', 'picture');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .timeout({ seconds: 5 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    if (data.byteLength > mostPictureBytes)
      return refused('TOO_LARGE', 'This picture is too large, even when it is made smaller.', 'picture');
    return accepted({ webp: new Uint8Array(data), width: info.width, height: info.height });
  } catch {
    // It says what is wrong in words of the library that reads it; broken or too large are all there are.
    return refused('NO_PICTURE', 'This picture is broken, or has too many pixels.', 'picture');
  }
}

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, i) => bytes[at + i] === byte);

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const isPicture = (bytes: Uint8Array): boolean =>
  starts(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) ||
  starts(bytes, [0xff, 0xd8, 0xff]) ||
  (starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8));
