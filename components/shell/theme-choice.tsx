'use client';

import { useState } from 'react';
import { RadioGroup } from '@/components/ui/field';
import { parseTheme, THEME_COOKIE, type Theme } from './theme';

const ONE_YEAR_S = 31_536_000;

const options = [
  { value: 'system', label: 'As the system', help: 'Dark or light as this device is set.' },
  { value: 'dark', label: 'Dark', help: 'A card table at night.' },
  { value: 'light', label: 'Light', help: 'Warm paper.' },
];

/** Chooses the look for this browser; takes effect at once. */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const choose = (value: string) => {
    const next = parseTheme(value);
    setTheme(next);
    applyTheme(next);
  };
  return <RadioGroup name="theme" label="In this browser" options={options} value={theme} onChange={choose} />;
}

function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${theme === 'system' ? 0 : ONE_YEAR_S}; samesite=lax`;
}
