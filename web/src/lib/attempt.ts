// What may go wrong is told in a sentence: the server's own, or the browser's.

/** Try it; whether it went well. */
export async function attempt(act: () => unknown, tell: (sentence: string) => void): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return false;
  }
}
