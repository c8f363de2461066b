export function generateRegistries(root?: string): void;
export function nameOf(id: string): string;
