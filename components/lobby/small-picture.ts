// A picture as it is sent: what a camera or a screen gives is made smaller here first.

/** The API takes half a megabyte at once, written as text. */
const mostBytes = 370_000;
const mostRead = 30_000_000;
const sides = [1_600, 1_200, 800] as const;
/** Some browsers cannot write the first. */
const kinds = ['image/webp', 'image/jpeg'] as const;

/** As base64; a string that is told people where it is no picture, or too large. */
export async function smallPicture(file: Blob): Promise<{ data: string } | { problem: string }> {
  if (file.size > mostRead) return { problem: 'This file is larger than 30 MB. Choose a smaller picture.' };
  try {
    const small = await smaller(file);
    return small === null ? { problem: 'This picture cannot be made small enough.' } : { data: await asBase64(small) };
  } catch {
    return { problem: 'This is no picture that your browser can read. PNG, JPEG and WebP will do.' };
  }
}

async function smaller(file: Blob): Promise<Blob | null> {
  if (file.size <= mostBytes) return file;
  const bitmap = await createImageBitmap(file);
  for (const side of sides) {
    for (const type of kinds) {
      const blob = await drawnTo(bitmap, { side, type });
      if (blob.type === type && blob.size <= mostBytes) return blob;
    }
  }
  return null;
}

function drawnTo(bitmap: ImageBitmap, { side, type }: { side: number; type: string }): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: 0.82 });
}

async function asBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
