import type { View } from '@/games/runes-to-ruins/view';
import { SymbolDrawing, symbolWords } from './rune-drawing';

export function BannedSymbols({ view }: { view: View }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-3">
      {view.banned.map((symbol) => (
        <li key={symbol.join()} className="w-40">
          <SymbolDrawing grid={symbol} title={`Banned: ${symbolWords(symbol)}`} />
        </li>
      ))}
    </ul>
  );
}
