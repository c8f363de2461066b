export function generate(): void;
