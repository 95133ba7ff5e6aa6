/** Takes bites until one answers that nothing is left; false if none may be taken any more. */
export async function untilDone(bites: { left: number }, takeBite: () => Promise<boolean>): Promise<boolean> {
  for (; bites.left > 0; bites.left--) if (await takeBite()) return true
  return false
}
