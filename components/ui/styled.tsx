'use client';

import { type ComponentProps, createElement, type JSX, use } from 'react';
import { classNames } from './class-names';
import { InlineStyles, type Style, styleClass } from './inline-styles';
import { useHydrated } from './use-hydrated';

type Tag = keyof JSX.IntrinsicElements;

export type StyledProps<T extends Tag> = Omit<ComponentProps<T>, 'style'> & {
  readonly as: T;
  readonly style: Style | undefined;
};

/**
 * An element with a style of its own. What the server writes has no style attributes, which its policy forbids
 * (docs/decisions/820): there, and until React has taken the element over, the style is a rule for a class of the page's own
 * style element; from then on React sets it, as ever. Outside a page (pictures, tests) it is an attribute.
 */
export function Styled<T extends Tag>({ as, style, className, ...rest }: StyledProps<T>) {
  const styles = use(InlineStyles);
  const isHydrated = useHydrated();
  const own = styles === null || isHydrated || style === undefined ? null : styleClass(style);
  if (own !== null) styles?.add(own);
  const look = own === null ? { className, style } : { className: classNames(className, own.name) };
  const attributes: Readonly<Record<string, unknown>> = { ...rest, ...look };
  return createElement(as, attributes);
}
