import { type ComponentType, createElement } from 'react';

/** A component with some of its props given. Called once a game, so that it is the same component at every look. */
export function bound<Own extends object, Props extends object>(
  Screen: ComponentType<Props & Own>,
  own: Own,
): ComponentType<Props> {
  return (props) => createElement(Screen, { ...props, ...own });
}
