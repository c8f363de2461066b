import type { ComponentProps } from 'react';

/**
 * A way to another page of ours, on which the browser loads nothing anew: `components/shell/ways.ts` follows it. To elsewhere, and
 * before the page's scripts are there, it is a link like any other.
 */
export const Link = (props: ComponentProps<'a'> & { readonly href: string }) => <a data-way="" {...props} />;
