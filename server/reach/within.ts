/** What comes of it; null where that takes longer. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
