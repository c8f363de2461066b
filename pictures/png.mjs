import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFonts } from './fonts.ts';

// SVG to pixels: resvg, as WebAssembly, so that it runs wherever Node does and cannot bring the process down.

const require = createRequire(import.meta.url);
const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = {
  fontBuffers: readFonts(),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
  sansSerifFamily: 'Inter',
};

/**
 * @param {string} svg
 * @returns {Promise<Uint8Array>}
 */
export async function pngOf(svg) {
  await ready;
  const renderer = new Resvg(svg, { font });
  try {
    return renderer.render().asPng();
  } finally {
    renderer.free();
  }
}
